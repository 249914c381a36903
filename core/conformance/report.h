// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// How far the model agrees with a device.
#pragma once

#include "core/conformance/answers.h"
#include "core/conformance/reasons.h"
#include "core/json/json_reader.h"
#include "core/rules/finding.h"

#include <array>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace trichevron::core::conformance {

/// Disagreements of one kind that are reported as lines; others are only counted.
inline constexpr std::size_t maxReportedLines = 1000;

struct Tally {
    std::uint64_t asked = 0;
    std::uint64_t agreed = 0;
    /// Each is a line for `check --batch` or `occupancy --batch` with "answered" and "predicted" added.
    std::vector<Json> disagreements;

    std::uint64_t disagreed() const { return asked - agreed; }
};

/// How many launches violate a rule, by the model.
struct RuleTally {
    std::uint64_t broken = 0;
    std::uint64_t alone = 0;         ///< launches that violate no other rule
    std::uint64_t reportedFirst = 0; ///< launches whose error code is this rule's
};

struct LaunchTally : Tally {
    std::map<int, std::uint64_t> answeredCodes;
    std::array<std::uint64_t, allLaunchApis.size()> perApi{};
    /// Of nodes of graphs: the rule that the model reports first ("none" where it accepts), and the call that
    /// the device let fail.
    std::map<std::pair<std::string, std::string>, std::uint64_t> failingCalls;
    std::uint64_t cooperative = 0;
    std::uint64_t accepted = 0; ///< launches that violate no rule
    std::array<RuleTally, ruleCount> perRule{};
    /// Launches that violate both rules; the smaller id is first.
    std::array<std::array<std::uint64_t, ruleCount>, ruleCount> perPair{};
    ReasonTally reasons;
};

struct Report {
    DeviceProperties device;
    std::vector<KernelAttributes> kernels;
    std::vector<std::uint64_t> seeds;
    LaunchTally launches;
    Tally occupancies;
    Tally clusters;
    Tally suggestions;

    /// In codes and counts, and in the reasons of refused launches.
    bool agrees() const;
};

Report compare(const Answers& answers);

/// "format": "trichevron-conformance".
Json toJson(const Report& report);
/// A summary as text.
std::string textOf(const Report& report);

} // namespace trichevron::core::conformance
