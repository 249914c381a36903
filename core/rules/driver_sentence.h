// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The sentences of the driver's error log, and the rules that they stand for.
#pragma once

#include "core/base/quantity.h"
#include "core/rules/rule_id.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trichevron::core {

/// Marks the pattern of a sentence of the driver's log, which is English in every language.
constexpr std::string_view operator""_logged(const char* text, std::size_t length) {
    return {text, length};
}

/// The numbers that a rule expects in a sentence; empty where there is nothing to compare.
struct DriverNumbers {
    std::vector<Count> value;
    std::vector<Count> limit;
    bool isExpected = true; ///< false: the rule does not lead to this sentence
};

/// What a sentence of the driver's log says. Values are as in the sentence: "(4,1,1)", "-2147483648"; empty
/// where the sentence has none.
struct DriverReason {
    RuleSet rules;    ///< one, or rules that the driver does not distinguish
    std::string axis; ///< "X", "Y" or "Z"
    std::string value;
    std::string limit;
    friend bool operator==(const DriverReason&, const DriverReason&) = default;
};

/// None for a sentence that no rule's record knows.
std::optional<DriverReason> readDriverSentence(std::string_view sentence);

/// The sentence with # for each number and without the name of a function, so that sentences of one kind are
/// equal.
std::string sentenceForm(std::string_view sentence);

/// Matches a sentence with a pattern, in which {axis}, {value} and {limit} stand for parts of the reason, and
/// {any} for what does not matter. `reason` is changed only on a match.
bool matchSentence(std::string_view pattern, std::string_view sentence, DriverReason& reason);

} // namespace trichevron::core
