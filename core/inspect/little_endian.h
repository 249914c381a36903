// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Numbers of binary files, at any alignment.
#pragma once

#include <cstddef>
#include <cstring>
#include <string_view>
#include <type_traits>

namespace trichevron::core {

/// The number at `offset`, which must be inside. CUDA runs on little-endian hosts only, so the bytes are in
/// the order of this machine.
template <typename Number>
Number numberAt(std::string_view bytes, std::size_t offset) {
    static_assert(std::is_integral_v<Number>);
    Number number{};
    std::memcpy(&number, bytes.data() + offset, sizeof(Number));
    return number;
}

} // namespace trichevron::core
