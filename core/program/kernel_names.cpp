// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/program/kernel_names.h"

#include <algorithm>
#include <map>
#include <set>

namespace trichevron::core {

namespace {

/// Where the parts of a kernel's name are.
struct KernelNameParts {
    std::string name;
    std::string_view scope;      ///< "at::native::"
    std::string_view arguments;  ///< "<512, 1>"
    std::string_view parameters; ///< "(int)"
};

KernelNameParts partsOf(std::string_view kernel) {
    // Brackets are skipped with what they enclose; what begins last outside of them is the name.
    constexpr std::string_view anonymous = "(anonymous namespace)";
    KernelNameParts parts;
    std::size_t scopeBegin = 0;
    std::size_t nameBegin = 0;
    std::size_t argumentsBegin = 0;
    int depth = 0;
    const auto beginName = [&](std::size_t at) {
        nameBegin = at;
        parts.name.clear();
        parts.arguments = {};
    };
    for (std::size_t i = 0; i < kernel.size(); ++i) {
        const char letter = kernel[i];
        if (depth == 0 && kernel.substr(i).starts_with(anonymous)) {
            i += anonymous.size() - 1;
            continue;
        }
        if (depth == 0 && letter == '(' && !parts.name.empty()) {
            parts.parameters = kernel.substr(i);
            break;
        }
        if (letter == '<' || letter == '(' || letter == '{') {
            if (depth++ == 0)
                argumentsBegin = i;
        } else if (letter == '>' || letter == ')' || letter == '}') {
            depth = std::max(depth - 1, 0);
            if (depth == 0 && letter == '>' && !parts.name.empty())
                parts.arguments = kernel.substr(argumentsBegin, i + 1 - argumentsBegin);
        } else if (depth == 0 && letter == ' ') {
            scopeBegin = i + 1;
            beginName(i + 1);
        } else if (depth == 0 && letter == ':') {
            beginName(i + 1);
        } else if (depth == 0) {
            parts.name += letter;
        }
    }
    parts.scope = kernel.substr(scopeBegin, nameBegin - scopeBegin);
    if (parts.name.empty())
        parts = {std::string(kernel), {}, {}, {}};
    return parts;
}

bool isInsideWord(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
           (static_cast<unsigned char>(c) & 0x80U) != 0;
}

/// How many bytes all begin with, up to the beginning of a word.
std::size_t commonBeginning(const std::vector<std::string_view>& texts) {
    std::size_t size = texts.front().size();
    for (const std::string_view text : texts) {
        const auto end =
            std::mismatch(texts.front().begin(), texts.front().begin() + size, text.begin(), text.end());
        size = static_cast<std::size_t>(end.first - texts.front().begin());
    }
    while (size > 0 && isInsideWord(texts.front()[size - 1]))
        --size;
    return size;
}

/// How many bytes all end with, from the end of a word, besides the first `begun`.
std::size_t commonEnd(const std::vector<std::string_view>& texts, std::size_t begun) {
    const std::string_view first = texts.front();
    std::size_t size = first.size() - begun;
    for (const std::string_view text : texts) {
        size = std::min(size, text.size() - begun);
        const auto end =
            std::mismatch(first.rbegin(), first.rbegin() + static_cast<std::ptrdiff_t>(size), text.rbegin());
        size = static_cast<std::size_t>(end.first - first.rbegin());
    }
    while (size > 0 && isInsideWord(first[first.size() - size]))
        --size;
    return size;
}

/// What differs in a part of the names of some kernels; nothing where it is the same in all of them.
std::vector<std::string> differencesOf(const std::vector<std::string_view>& parts, bool cutsEnd,
                                       std::size_t longest) {
    constexpr std::size_t leastCut = 8; // to leave out less makes a name no shorter
    std::vector<std::string> shown(parts.size());
    if (std::all_of(parts.begin(), parts.end(), [&](std::string_view part) { return part == parts.front(); }))
        return shown;
    std::size_t begun = commonBeginning(parts);
    if (begun < leastCut)
        begun = 0;
    std::size_t ended = cutsEnd ? commonEnd(parts, begun) : 0;
    if (ended < leastCut)
        ended = 0;
    const std::string_view any = parts.front();
    // A cut part keeps its brackets.
    const bool hasBracket = begun > 0 && (any.front() == '<' || any.front() == '(');
    const bool hasEndBracket = ended > 0 && (any.back() == '>' || any.back() == ')');
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const std::string_view middle = parts[i].substr(begun, parts[i].size() - begun - ended);
        shown[i] = (hasBracket ? std::string(1, any.front()) : std::string()) + (begun > 0 ? "…" : "") +
                   shortenedInTheMiddle(middle, longest) + (ended > 0 ? "…" : "") +
                   (hasEndBracket ? std::string(1, any.back()) : std::string());
    }
    return shown;
}

/// Of kernels with the same short name; some may still be the same.
std::vector<std::string> namesOfAlike(const std::vector<KernelNameParts>& kernels, bool withParameters,
                                      std::size_t longest) {
    std::vector<std::string_view> scopes;
    std::vector<std::string_view> arguments;
    std::vector<std::string_view> parameters;
    for (const KernelNameParts& kernel : kernels) {
        scopes.push_back(kernel.scope);
        arguments.push_back(kernel.arguments);
        parameters.push_back(withParameters ? kernel.parameters : std::string_view());
    }
    std::vector<std::string> names = differencesOf(scopes, false, longest);
    const std::vector<std::string> shownArguments = differencesOf(arguments, true, longest);
    const std::vector<std::string> shownParameters = differencesOf(parameters, true, longest);
    for (std::size_t i = 0; i < kernels.size(); ++i)
        names[i] += kernels[i].name + shownArguments[i] + shownParameters[i];
    return names;
}

bool areDifferent(const std::vector<std::string>& names) {
    return std::set<std::string_view>(names.begin(), names.end()).size() == names.size();
}

/// The shortest ones that differ; whole names where none do.
std::vector<std::string> distinctOfAlike(const std::vector<std::string_view>& kernels,
                                         std::size_t longestPart) {
    constexpr std::size_t longer = 120;
    std::vector<KernelNameParts> parts;
    parts.reserve(kernels.size());
    for (const std::string_view kernel : kernels)
        parts.push_back(partsOf(kernel));
    for (const bool withParameters : {false, true})
        for (const std::size_t longest :
             {longestPart, std::max(longestPart, longer), std::string_view::npos}) {
            std::vector<std::string> names = namesOfAlike(parts, withParameters, longest);
            if (areDifferent(names))
                return names;
        }
    return {kernels.begin(), kernels.end()};
}

} // namespace

std::string shortKernelName(std::string_view kernel) {
    return partsOf(kernel).name;
}

std::vector<std::string> distinctKernelNames(std::span<const std::string> kernels, std::size_t longestPart) {
    std::vector<std::string> names;
    std::map<std::string, std::vector<std::size_t>> alike;
    for (std::size_t i = 0; i < kernels.size(); ++i) {
        names.push_back(shortKernelName(kernels[i]));
        alike[names[i]].push_back(i);
    }
    for (const auto& [name, numbers] : alike) {
        if (numbers.size() == 1)
            continue;
        std::vector<std::string_view> whole;
        for (const std::size_t number : numbers)
            whole.emplace_back(kernels[number]);
        std::vector<std::string> distinct = distinctOfAlike(whole, longestPart);
        for (std::size_t i = 0; i < numbers.size(); ++i)
            names[numbers[i]] = std::move(distinct[i]);
    }
    return names;
}

std::string shortenedInTheMiddle(std::string_view text, std::size_t longest) {
    if (text.size() <= longest)
        return std::string(text);
    const auto isInsideCharacter = [text](std::size_t at) {
        return at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U;
    };
    std::size_t begin = longest / 2;
    std::size_t end = text.size() - (longest - longest / 2);
    while (begin > 0 && isInsideCharacter(begin))
        --begin;
    while (isInsideCharacter(end))
        ++end;
    return std::string(text.substr(0, begin)) + "…" + std::string(text.substr(end));
}

} // namespace trichevron::core
