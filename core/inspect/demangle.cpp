// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/inspect/demangle.h"

#include <cxxabi.h>

#include <cstdlib>
#include <memory>

namespace trichevron::core {

std::string demangle(const std::string& mangledName) {
    // Other names may still read as a type: "f" would become "float".
    constexpr std::size_t longest = 65536;
    if (!mangledName.starts_with("_Z") || mangledName.size() > longest)
        return mangledName;
    int status = 0;
    const std::unique_ptr<char, decltype(&std::free)> name(
        abi::__cxa_demangle(mangledName.c_str(), nullptr, nullptr, &status), &std::free);
    return status == 0 && name ? std::string(name.get()) : mangledName;
}

} // namespace trichevron::core
