// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Lines as programs write them for `trichevron-cli check --batch`, drawn at random, on an H200.
#pragma once

#include <cstdint>
#include <random>
#include <string>

namespace trichevron::test {

class BatchLines {
public:
    explicit BatchLines(std::uint32_t seed) : random_(seed) {}

    /// A launch that breaks no rule, with every field that a line has.
    std::string accepted();
    /// A launch that breaks one or two rules.
    std::string broken();
    /// Some bytes of a line changed, cut out or put in: most often no JSON any more, or a wrong value.
    std::string damaged(std::string line);

private:
    struct Fields;
    std::string written(const Fields& fields);
    Fields drawn();
    std::uint32_t below(std::uint32_t bound) { return static_cast<std::uint32_t>(random_() % bound); }

    std::mt19937 random_;
    std::uint64_t id_ = 0;
};

} // namespace trichevron::test
