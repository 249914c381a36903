// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A string literal as a template argument.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace trichevron::core {

template <std::size_t size>
struct FixedString {
    char data[size]{};                                   ///< with the terminating 0
    consteval FixedString(const char (&literal)[size]) { // NOLINT(google-explicit-constructor)
        std::copy_n(literal, size, data);
    }
    constexpr std::string_view view() const { return {data, size - 1}; }
};

} // namespace trichevron::core
