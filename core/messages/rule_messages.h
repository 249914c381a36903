// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The messages for rules, findings and fixes.
#pragma once

#include "core/evaluation/evaluation.h"
#include "core/rules/finding.h"

#include <string>
#include <string_view>

namespace trichevron::core {

/// "Threads per block"
std::string titleFor(RuleId rule);
/// A finding's numbers in short: "2048 / 1024", "32 mod 3 = 2".
std::string figureText(const Finding& finding);
/// One sentence about a finding: what is wrong, where, and the limit.
std::string messageFor(const Finding& finding);
/// The text of a fix's button: "Block 32 × 32".
std::string fixLabel(const Fix& fix);
/// What a fix changes, and its consequences.
std::string messageFor(const Fix& fix);
/// The message of a rule in general, with letters for the numbers of a launch: N for the launch's own, M for
/// the limit. "blockDim.x is N; this device allows at most M on that axis."
std::string patternText(RuleId rule);
/// The message in general has such letters.
bool patternHasLetters(RuleId rule);
/// What a kind of fix does: "change the block".
std::string titleFor(FixId fix);
/// The attribute or document that states the limit of a rule.
std::string limitText(RuleId rule);
/// How a rule is known: a document, or "seen on H200, driver 580".
std::string ruleSource(RuleId rule);
/// What the driver's log says when a launch violates the rule, in CUDA's English, with ‹value› for a value:
/// "Requested block size of ‹value› threads …"; or that the log is silent or not known. Empty for advice.
std::string driverLogText(RuleId rule);

/// The error's name in the API that launches: cudaErrorInvalidValue or CUDA_ERROR_INVALID_VALUE.
std::string_view errorNameFor(LaunchApi api, CudaStatus status);

} // namespace trichevron::core
