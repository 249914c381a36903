// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The values of expressions in host code, as far as the code says what they are.
#pragma once

#include "core/catalogue/message.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace trichevron::core {

/// What is wrong at a place of the code.
struct CodeProblem {
    Text problem;
    std::size_t offset = 0;
};

/// A number; or the names that have to be known for it.
struct CodeNumber {
    bool isReal = false;
    std::int64_t whole = 0;           ///< where it is no real number
    double real = 0;                  ///< where isReal
    std::vector<std::string> missing; ///< in the order of the code; empty when the number is known

    bool isKnown() const { return missing.empty(); }
    double asReal() const { return isReal ? real : static_cast<double>(whole); }
    static CodeNumber of(std::int64_t value);
    static CodeNumber ofReal(double value);
    /// `name` is what the code calls it: "n", "a.shape[0]", "blocksFor(n)".
    static CodeNumber unknown(std::string name);

    friend bool operator==(const CodeNumber&, const CodeNumber&) = default;
};

/// A number, or an extent: dim3(8, 8), (8, 8), {8, 8}.
struct CodeValue {
    std::vector<CodeNumber> numbers; ///< one, or those of the axes
    bool isExtent = false;
    std::string symbol; ///< the name, where the value is one name that the code does not define

    static CodeValue of(CodeNumber number);
    static CodeValue of(std::int64_t value) { return of(CodeNumber::of(value)); }
    static CodeValue unknown(std::string name);

    /// The number of a scalar; for an extent, its first axis.
    CodeNumber number() const;
    /// An axis that an extent does not have is 1, as in dim3.
    CodeNumber axis(std::size_t index) const;

    friend bool operator==(const CodeValue&, const CodeValue&) = default;
};

} // namespace trichevron::core
