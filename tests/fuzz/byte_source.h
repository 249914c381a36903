// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Takes values from a fuzzer's bytes; zeros after the end.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace trichevron::core::fuzz {

class ByteSource {
public:
    ByteSource(const std::uint8_t* data, std::size_t size) : next_(data), end_(data + size) {}

    bool isEmpty() const { return next_ == end_; }
    std::uint8_t byte() { return isEmpty() ? std::uint8_t{0} : *next_++; }
    bool coin() { return (byte() & 1U) != 0; }
    /// 0 to count − 1
    std::uint32_t below(std::uint32_t count) { return word32() % count; }
    std::uint64_t word64() { return (std::uint64_t{word32()} << 32U) | word32(); }
    std::uint32_t word32() {
        std::uint32_t word = 0;
        for (int i = 0; i < 4; ++i)
            word = word << 8U | byte();
        return word;
    }
    /// From one byte a number that is small or near the limit; from five bytes any number from 0 to 2^32 − 1.
    std::uint32_t edgy(std::uint32_t limit) {
        const std::uint8_t kind = byte();
        if (kind >= 8)
            return kind - 8U;
        const std::array<std::uint32_t, 7> edges{0, 1, limit - 1, limit, limit + 1, limit * 2, ~0U};
        return kind < edges.size() ? edges[kind] : word32();
    }

private:
    const std::uint8_t* next_;
    const std::uint8_t* end_;
};

} // namespace trichevron::core::fuzz
