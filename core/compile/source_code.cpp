// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/compile/source_code.h"

#include "core/catalogue/message_literal.h"
#include "core/compile/compile_options.h"
#include "core/errors/input_error.h"
#include "core/inspect/ptx.h"
#include "core/json/file_io.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace trichevron::core {

namespace {

constexpr std::array standards{"c++11", "c++14", "c++17", "c++20"};

bool isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

bool isIdentifier(std::string_view text) {
    return !text.empty() && isLetter(text.front()) && std::all_of(text.begin(), text.end(), [](char c) {
        return isLetter(c) || (c >= '0' && c <= '9');
    });
}

bool isOneLine(std::string_view text) {
    return std::none_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < ' '; });
}

} // namespace

std::string nameOf(const SourceCode& source) {
    return source.path.empty() ? "source.cu" : source.path;
}

SourceCode readSourceCode(const std::string& path) {
    SourceCode source{path, readFile(path, maxSourceBytes)};
    requireText(source);
    return source;
}

void requireText(const SourceCode& source) {
    if (source.text.size() > maxSourceBytes)
        throw InputError(nameOf(source), "the source is longer than {limit} MiB"_msg.with(
                                             "limit"_a = std::to_string(maxSourceBytes >> 20U)));
    if (source.text.find('\0') != std::string::npos)
        throw InputError(nameOf(source), "this is no source: it has a zero byte"_msg.with());
    if (source.text.find_first_not_of(" \t\r\n") == std::string::npos)
        throw InputError(nameOf(source), "the source is empty"_msg.with());
}

void requireValid(const CompileSettings& settings) {
    if (!settings.standard.empty() &&
        std::find(standards.begin(), standards.end(), settings.standard) == standards.end())
        throw InputError(settings.standard, "expected c++11, c++14, c++17 or c++20"_msg.with());
    for (const std::string& folder : settings.includeFolders)
        if (folder.empty() || !isOneLine(folder))
            throw InputError(folder, "expected the path of a folder with headers"_msg.with());
    for (const std::string& define : settings.defines)
        if (!isIdentifier(std::string_view(define).substr(0, define.find('='))) || !isOneLine(define) ||
            define.ends_with('\\'))
            throw InputError(define,
                             "expected a name such as NDEBUG, or a name and a value such as N=4"_msg.with());
    for (const std::string& expression : settings.nameExpressions)
        if (expression.empty() || !isOneLine(expression))
            throw InputError(expression,
                             "expected a kernel with its template arguments, such as softmax<4>"_msg.with());
    for (const std::string& option : settings.options)
        optionFor(option);
}

bool isSourceCode(const std::string& path, const std::string& head) {
    if (head.find('\0') != std::string::npos)
        return false;
    if (path.ends_with(".cu") || path.ends_with(".cuh"))
        return true;
    return head.find("__global__") != std::string::npos && !isPtx(head);
}

} // namespace trichevron::core
