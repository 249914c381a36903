// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/compile/included_files.h"

#include "core/errors/input_error.h"
#include "core/json/file_io.h"

#include <filesystem>
#include <functional>
#include <set>
#include <string_view>
#include <system_error>

namespace trichevron::core {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t maxFiles = 1000;

/// The names in "#include <name>" and "#include "name"" of a text.
std::vector<std::string> includesIn(std::string_view text) {
    std::vector<std::string> names;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        const auto skipBlanks = [&line] {
            line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
        };
        skipBlanks();
        if (!line.starts_with('#'))
            continue;
        line.remove_prefix(1);
        skipBlanks();
        if (!line.starts_with("include"))
            continue;
        line.remove_prefix(std::string_view("include").size());
        skipBlanks();
        if (line.empty() || (line.front() != '"' && line.front() != '<'))
            continue;
        const char closing = line.front() == '"' ? '"' : '>';
        line.remove_prefix(1);
        if (const std::size_t close = line.find(closing); close != std::string_view::npos)
            names.emplace_back(line.substr(0, close));
    }
    return names;
}

/// Calls `visit` with the path and the content of each header, once.
void visitHeaders(const SourceCode& source, const CompileSettings& settings,
                  const std::function<void(const std::string&, const std::string&)>& visit) {
    std::set<std::string> known;
    std::error_code ignored;
    const auto visitThose = [&](const auto& self, std::string_view text, const fs::path& folder) -> void {
        for (const std::string& name : includesIn(text)) {
            std::vector<fs::path> folders{folder};
            if (!source.path.empty())
                folders.push_back(fs::path(source.path).parent_path());
            folders.insert(folders.end(), settings.includeFolders.begin(), settings.includeFolders.end());
            for (const fs::path& place : folders) {
                const std::string path = fs::absolute(place / name, ignored).lexically_normal().string();
                if (!fs::is_regular_file(path, ignored))
                    continue;
                if (known.size() < maxFiles && known.insert(path).second) {
                    try {
                        const std::string content = readFile(path, maxSourceBytes);
                        visit(path, content);
                        self(self, content, fs::path(path).parent_path());
                    } catch (const InputError&) {
                        // The compiler says so.
                    }
                }
                break;
            }
        }
    };
    visitThose(visitThose, source.text, fs::path(source.path).parent_path());
}

} // namespace

std::vector<std::string> includedFiles(const SourceCode& source, const CompileSettings& settings) {
    std::vector<std::string> paths;
    if (!source.path.empty())
        paths.push_back(source.path);
    visitHeaders(source, settings,
                 [&](const std::string& path, const std::string&) { paths.push_back(path); });
    return paths;
}

std::string contentKey(const SourceCode& source, const CompileSettings& settings) {
    std::string key;
    const auto add = [&key](std::string_view part) {
        key += std::to_string(part.size()) + ':';
        key += part;
    };
    add(source.path);
    add(source.text);
    add(settings.standard);
    for (const auto* list :
         {&settings.includeFolders, &settings.defines, &settings.options, &settings.nameExpressions}) {
        key += ';';
        for (const std::string& entry : *list)
            add(entry);
    }
    visitHeaders(source, settings, [&](const std::string& path, const std::string& content) {
        add(path);
        add(content);
    });
    return key;
}

} // namespace trichevron::core
