// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What the words of a launch mean, each in a sentence, and the rule that says more.
#pragma once

#include "core/rules/finding.h"

#include <array>
#include <optional>
#include <string_view>

namespace trichevron {

enum class Term {
    Problem,
    Grid,
    Cluster,
    Block,
    DynamicSharedMemory,
    Stream,
    MaxDynamicSharedMemory,
    NonPortableCluster,
    Cooperative,
    Registers,
    StaticSharedMemory,
    LocalMemory,
    LaunchBounds,
    Occupancy
};
inline constexpr std::array<Term, 14> allTerms{Term::Problem,
                                               Term::Grid,
                                               Term::Cluster,
                                               Term::Block,
                                               Term::DynamicSharedMemory,
                                               Term::Stream,
                                               Term::MaxDynamicSharedMemory,
                                               Term::NonPortableCluster,
                                               Term::Cooperative,
                                               Term::Registers,
                                               Term::StaticSharedMemory,
                                               Term::LocalMemory,
                                               Term::LaunchBounds,
                                               Term::Occupancy};

/// "Grid"
std::string_view titleOf(Term term);
/// One sentence.
std::string_view sentenceOf(Term term);
/// The rule that tells the most of its limits; none where nothing of it is checked.
std::optional<RuleId> ruleOf(Term term);

} // namespace trichevron
