// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The binary operators of host code and how strong they bind.
#pragma once

#include "core/code/code_tokens.h"

#include <cstddef>
#include <optional>
#include <string_view>

namespace trichevron::core {

struct BinaryOperator {
    std::string_view sign; ///< as calculate() takes it: "&&" also for Python's and
    int level = 0;         ///< a stronger operator has a higher one; at least 1
    bool isRightAssociative = false;
    std::size_t tokenCount = 1; ///< << and >> are two
};

inline constexpr int comparisonLevel = 3; ///< of Python
inline constexpr int powerLevel = 11;     ///< of Python; stronger than all of C++

/// The operator that the range begins with.
std::optional<BinaryOperator> binaryOperatorAt(const CodeTokens& tokens, CodeRange range,
                                               CodeLanguage language);

} // namespace trichevron::core
