// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Sentences for findings and fixes. One table per language; English is messages/english.cpp.
#pragma once

#include "core/evaluation/evaluation.h"
#include "core/rules/finding.h"

#include <string>
#include <string_view>

namespace trichevron {

/// What a rule is called: "Threads per block".
std::string titleOf(RuleId rule);
/// The figures in short: "2048 / 1024", "32 mod 3 = 2".
std::string figureOf(const Finding& finding);
/// One sentence for a finding: what, where, the limit.
std::string sentenceOf(const Finding& finding);
/// A button's text for a fix: "Block 32 × 32".
std::string labelOf(const Fix& fix);
/// One sentence on what a fix changes, and what else it entails.
std::string sentenceOf(const Fix& fix);
/// The sentence of a rule with its parameters by name: "blockDim.‹axis› is ‹value› threads, …".
std::string sentencePatternOf(RuleId rule);
/// What a kind of fix changes: "another block".
std::string_view titleOf(FixId fix);
/// Where a rule is known from: the document, or "seen on H200, driver 580".
std::string_view basisOf(RuleId rule);

/// The error's name for the API that launches: cudaErrorInvalidValue or CUDA_ERROR_INVALID_VALUE.
std::string_view errorNameFor(LaunchApi api, CudaStatus status);

} // namespace trichevron
