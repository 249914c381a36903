// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/code/code_operators.h"

#include <array>

namespace trichevron::core {

namespace {

/// Comparisons bind stronger than | ^ & in C++, and weaker in Python. 0: not in this language.
struct OperatorLevels {
    std::string_view text;
    std::string_view sign;
    int cpp;
    int python;
};
constexpr std::array<OperatorLevels, 22> operatorLevels{{
    {"||", "||", 1, 0},
    {"or", "||", 1, 1},
    {"&&", "&&", 2, 0},
    {"and", "&&", 2, 2},
    {"|", "|", 3, 4},
    {"^", "^", 4, 5},
    {"&", "&", 5, 6},
    {"==", "==", 6, comparisonLevel},
    {"!=", "!=", 6, comparisonLevel},
    {"<", "<", 7, comparisonLevel},
    {">", ">", 7, comparisonLevel},
    {"<=", "<=", 7, comparisonLevel},
    {">=", ">=", 7, comparisonLevel},
    {"<<", "<<", 8, 7},
    {">>", ">>", 8, 7},
    {"+", "+", 9, 8},
    {"-", "-", 9, 8},
    {"*", "*", 10, 9},
    {"/", "/", 10, 9},
    {"//", "//", 0, 9},
    {"%", "%", 10, 9},
    {"**", "**", 0, powerLevel},
}};

} // namespace

std::optional<BinaryOperator> binaryOperatorAt(const CodeTokens& tokens, CodeRange range,
                                               CodeLanguage language) {
    if (range.begin >= range.end)
        return std::nullopt;
    const CodeToken& first = tokens[range.begin];
    if (first.kind != CodeToken::Kind::Sign && first.kind != CodeToken::Kind::Name)
        return std::nullopt;
    std::string_view text = first.text;
    // < and > are tokens of their own, since templates end in them too.
    const bool isAngle = first.is("<") || first.is(">");
    const bool isShift = isAngle && range.begin + 1 < range.end && tokens[range.begin + 1].is(text) &&
                         tokens[range.begin + 1].joined;
    if (isShift)
        text = first.is("<") ? "<<" : ">>";
    for (const OperatorLevels& entry : operatorLevels) {
        const int level = language == CodeLanguage::Python ? entry.python : entry.cpp;
        if (entry.text == text && level > 0)
            return BinaryOperator{entry.sign, level, entry.sign == "**",
                                  isShift ? std::size_t{2} : std::size_t{1}};
    }
    return std::nullopt;
}

} // namespace trichevron::core
