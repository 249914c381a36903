// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// How far the model agrees with what a device answered.
#pragma once

#include "core/conformance/answers.h"
#include "core/json/json_reader.h"
#include "core/rules/finding.h"

#include <array>
#include <map>
#include <string>
#include <vector>

namespace trichevron::conformance {

/// Disagreements of one kind that are kept as lines; more are only counted.
inline constexpr std::size_t mostLines = 1000;

struct Tally {
    std::uint64_t asked = 0;
    std::uint64_t agreed = 0;
    /// Each ready for `check --batch` or `occupancy --batch`, with "answered" and "predicted" added.
    std::vector<Json> disagreements;

    std::uint64_t disagreed() const { return asked - agreed; }
};

/// How often a rule was broken, by the model.
struct RuleTally {
    std::uint64_t broken = 0;
    std::uint64_t alone = 0;         ///< no other rule was
    std::uint64_t reportedFirst = 0; ///< the code was this one's
};

struct LaunchTally : Tally {
    std::map<int, std::uint64_t> answeredCodes;
    std::array<std::uint64_t, allLaunchApis.size()> perApi{};
    std::uint64_t cooperative = 0;
    std::uint64_t accepted = 0; ///< no rule was broken
    std::array<RuleTally, ruleCount> perRule{};
    /// Launches that broke both rules; the smaller id first.
    std::array<std::array<std::uint64_t, ruleCount>, ruleCount> perPair{};
};

struct Report {
    DeviceProperties device;
    std::vector<KernelAttributes> kernels;
    std::vector<std::uint64_t> seeds;
    LaunchTally launches;
    Tally occupancies;
    Tally clusters;
    Tally suggestions;

    bool agrees() const;
};

Report compare(const Answers& answers);

/// "format": "trichevron-conformance".
Json toJson(const Report& report);
/// A few lines for people.
std::string textOf(const Report& report);

} // namespace trichevron::conformance
