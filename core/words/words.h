// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Sentences for findings and fixes. One table per language; English is words/english.cpp.
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

/// A count with separators: 9,223,090,559,730,712,575; "more than 2^128" for one that saturated.
std::string withSeparators(Count count);
/// "1 block", "1,200 blocks"
std::string counted(Count count, std::string_view noun);
/// A count, in digits only.
std::string digits(Count count);
/// "32 × 16 × 1"
template <class Level>
std::string timesText(const Extent<Level>& extent) {
    return digits(extent.x) + " × " + digits(extent.y) + " × " + digits(extent.z);
}
/// "32 × 16": as timesText, without trailing axes of 1.
template <class Level>
std::string shortTimesText(const Extent<Level>& extent) {
    std::string text = digits(extent.x);
    if (extent.y != 1 || extent.z != 1)
        text += " × " + digits(extent.y);
    if (extent.z != 1)
        text += " × " + digits(extent.z);
    return text;
}
/// "(5, 7, 0)"
template <class Level>
std::string tupleText(const Index<Level>& index) {
    return "(" + digits(index.x) + ", " + digits(index.y) + ", " + digits(index.z) + ")";
}
/// "48 KiB", "49,153 B": binary units when they divide exactly.
std::string bytesText(Bytes bytes);
/// "6.10 µs", "1.24 ms"
std::string microsecondsText(double microseconds);

} // namespace trichevron
