// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/text/demangle.h"

#include <cxxabi.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <memory>

namespace trichevron::core {

namespace {

/// The length of a reference at the beginning of the text, "S_", "S1A_" or "T0_"; 0 where there is none.
std::size_t referenceLength(std::string_view text) {
    if (text.empty() || (text[0] != 'S' && text[0] != 'T'))
        return 0;
    std::size_t end = 1;
    while (end < text.size() &&
           ((text[end] >= '0' && text[end] <= '9') || (text[end] >= 'A' && text[end] <= 'Z')))
        ++end;
    return end < text.size() && text[end] == '_' ? end + 1 : 0;
}

} // namespace

std::uint64_t expandedSize(std::string_view mangledName) {
    // A reference stands for something before it, so for no more than all that was expanded by then. What S1_
    // stands for stays the same; what T1_ stands for changes with the template, whose arguments begin with I.
    std::uint64_t size = 0;
    std::map<std::string_view, std::uint64_t> substitutions;
    std::map<std::string_view, std::uint64_t> templateArguments;
    for (std::size_t at = 0; at < mangledName.size() && size <= maxExpandedSize;) {
        const std::size_t length = referenceLength(mangledName.substr(at));
        if (length == 0) {
            if (mangledName[at] == 'I')
                templateArguments.clear();
            ++size;
            ++at;
            continue;
        }
        auto& sizes = mangledName[at] == 'S' ? substitutions : templateArguments;
        size += std::max<std::uint64_t>(sizes.emplace(mangledName.substr(at, length), size).first->second, 1);
        at += length;
    }
    return size;
}

std::string demangle(const std::string& mangledName) {
    // Other names may still read as a type: "f" would become "float".
    if (!mangledName.starts_with("_Z") || expandedSize(mangledName) > maxExpandedSize)
        return mangledName;
    int status = 0;
    const std::unique_ptr<char, decltype(&std::free)> name(
        abi::__cxa_demangle(mangledName.c_str(), nullptr, nullptr, &status), &std::free);
    return status == 0 && name ? std::string(name.get()) : mangledName;
}

} // namespace trichevron::core
