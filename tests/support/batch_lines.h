// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Random lines for `trichevron-cli check --batch`, as programs write them, for an H200.
#pragma once

#include <cstdint>
#include <random>
#include <string>

namespace trichevron::test {

class BatchLines {
public:
    explicit BatchLines(std::uint32_t seed) : random_(seed) {}

    /// A launch that violates no rule. The line has every possible field.
    std::string accepted();
    /// A launch that violates one or two rules.
    std::string broken();
    /// The line with some bytes changed, removed or inserted: usually malformed JSON or a wrong value.
    std::string damaged(std::string line);

private:
    struct Fields;
    std::string format(const Fields& fields);
    Fields draw();
    std::uint32_t below(std::uint32_t bound) { return static_cast<std::uint32_t>(random_() % bound); }

    std::mt19937 random_;
    std::uint64_t id_ = 0;
};

} // namespace trichevron::test
