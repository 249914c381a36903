// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Random numbers that are the same for a seed on every platform. The distributions of the standard library
/// do not guarantee that.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <random>

namespace trichevron::core::conformance {

class Random {
public:
    explicit Random(std::uint64_t seed) : engine_(seed) {}

    /// From 0 to count − 1; count is at least 1. The bias of the remainder is below 2^-32.
    std::uint64_t below(std::uint64_t count) { return engine_() % count; }
    std::uint32_t below32(std::uint32_t count) { return static_cast<std::uint32_t>(below(count)); }
    bool oneIn(std::uint64_t count) { return below(count) == 0; }
    template <class Value>
    Value pickOne(std::initializer_list<Value> values) {
        return values.begin()[below(values.size())];
    }

private:
    std::mt19937_64 engine_;
};

} // namespace trichevron::core::conformance
