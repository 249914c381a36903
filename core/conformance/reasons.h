// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The reasons of refused launches: what the driver's log says against the rule that the model reports first.
#pragma once

#include "core/json/json_reader.h"
#include "core/rules/rule.h"

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace trichevron::core::conformance {

/// Sentences of one form (sentenceForm()).
struct SentenceTally {
    std::uint64_t seen = 0;
    std::string example;
    bool isKnown = false; ///< by the record of a rule
    /// By the rule that the model reports first.
    std::map<RuleId, std::uint64_t> perRule;
};

struct ReasonTally {
    std::uint64_t sentences = 0; ///< refused launches with a sentence of the driver
    std::uint64_t agreed = 0;    ///< of these: same rule, axis, value and limit
    /// Refused launches without a sentence, by the rule that the model reports first.
    std::map<RuleId, std::uint64_t> silent;
    std::map<std::string, SentenceTally> forms;
    /// The form of the driver's sentence and the rule that the model reports first, where these differ.
    std::map<std::pair<std::string, RuleId>, std::uint64_t> otherRule;

    /// Lines for `check --batch` with "driverSentence" and "predicted", the rule, added.
    std::vector<Json> disagreements;

    std::uint64_t disagreed() const { return sentences - agreed; }
};

/// Adds a refused launch whose first violated rule is `first`. `sentence` is empty where the driver is
/// silent. False where the sentence disagrees with the model.
bool countReason(std::string_view sentence, const Rule& first, const RuleContext& context,
                 ReasonTally& tally);

Json toJson(const ReasonTally& tally);

} // namespace trichevron::core::conformance
