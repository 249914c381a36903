// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Silenced advice, which the user has chosen to hide. Violations cannot be silenced.
#pragma once

#include "core/evaluation/evaluation.h"

#include <string>
#include <string_view>
#include <vector>

namespace trichevron::core {

/// Every kind of advice, in the order of RuleId.
std::vector<RuleId> adviceRules();

/// Parses a list of ids of advice, "partialWarp,tailWave", or "all". The message of an InputError begins with
/// `what`, names the invalid id and lists the valid ones.
RuleSet parseSilencedRules(std::string_view list, std::string_view what);
/// Formats a set as a list of ids, which parseSilencedRules() parses.
std::string formatSilencedRules(const RuleSet& silenced);

/// Removes the silenced advice from the findings. Returns the number of removed findings.
std::size_t silence(Evaluation& evaluation, const RuleSet& silenced);

} // namespace trichevron::core
