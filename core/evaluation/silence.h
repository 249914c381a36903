// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Advice that a user wants to see no more. What makes the device refuse a launch cannot be silenced.
#pragma once

#include "core/evaluation/evaluation.h"

#include <string>
#include <string_view>
#include <vector>

namespace trichevron {

/// Every kind of advice, in the order of the table.
std::vector<RuleId> adviceRules();

/// The advice of a list of ids, "partialWarp,tailWave", or "all". InputError, which begins with `what`, names
/// the id that is none and lists those there are.
RuleSet silencedFrom(std::string_view list, std::string_view what);
/// The same set as a list of ids, which silencedFrom() reads.
std::string silencedText(const RuleSet& silenced);

/// Takes the silenced advice out of the findings. Returns how many findings were left out.
std::size_t silence(Evaluation& evaluation, const RuleSet& silenced);

} // namespace trichevron
