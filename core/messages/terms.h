// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The terms of a launch: a definition in one sentence, and the rule about its limits.
#pragma once

#include "core/rules/finding.h"

#include <array>
#include <optional>
#include <string>

namespace trichevron::core {

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
std::string titleFor(Term term);
/// The definition, in one sentence.
std::string messageFor(Term term);
/// The most relevant rule about its limits; none when no rule checks them.
std::optional<RuleId> relatedRule(Term term);

} // namespace trichevron::core
