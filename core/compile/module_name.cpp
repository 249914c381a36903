// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/compile/module_name.h"

namespace trichevron::core {

std::string withoutModule(std::string_view mangledName) {
    constexpr std::string_view head = "_GLOBAL__N__";
    constexpr std::size_t digits = 8;
    std::string name(mangledName);
    for (std::size_t at = name.find(head); at != std::string::npos; at = name.find(head, at)) {
        at += head.size();
        if (name.find_first_not_of("0123456789abcdef", at) == at + digits)
            name.replace(at, digits, digits, '0');
    }
    return name;
}

} // namespace trichevron::core
