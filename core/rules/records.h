// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The files of rule records, one per subject. A new file gets a line here; a new rule in a file does not.
#pragma once

#include "core/rules/rule.h"

#include <array>
#include <span>

namespace trichevron::core::rules {

std::span<const Rule> greenContextRules();
std::span<const Rule> blockRules();
std::span<const Rule> gridRules();
std::span<const Rule> problemRules();
std::span<const Rule> clusterRules();
std::span<const Rule> preferredClusterRules();
std::span<const Rule> attributeRules();
std::span<const Rule> structAttributeRules();
std::span<const Rule> programmaticEventRules();
std::span<const Rule> completionEventRules();
std::span<const Rule> blockingSyncRules();
std::span<const Rule> cooperativeRules();
std::span<const Rule> resourceRules();
std::span<const Rule> residencyRules();

/// Whether the launch has a block, with a thread in it.
inline bool hasBlocks(const RuleContext& c) {
    return c.blocks > 0 && c.threadsPerBlock > 0;
}

/// The grid that the driver checks: the blocks. For a kernel whose grid counts clusters, a launch function
/// multiplies gridDim before the checks, in 32 bits, and a node of a graph after them (seen on H200, driver
/// 580.159.04).
inline const GridExtent& checkedGrid(const RuleContext& c) {
    return isGraphNode(c.config.api) ? c.config.gridDim : c.shape.grid;
}

/// The values of Rule::graphStep (docs/launch-attributes.md, "As a node of a graph").
namespace graph_step {
inline std::optional<LaunchStep> addNode(const RuleContext&) {
    return LaunchStep::AddNode;
}
inline std::optional<LaunchStep> setAttribute(const RuleContext&) {
    return LaunchStep::SetAttribute;
}
inline std::optional<LaunchStep> instantiate(const RuleContext&) {
    return LaunchStep::Instantiate;
}
/// A declared cluster is part of the node's function, a requested one is an attribute.
inline std::optional<LaunchStep> ofCluster(const RuleContext& c) {
    return c.declared ? LaunchStep::AddNode : LaunchStep::SetAttribute;
}
} // namespace graph_step

/// What the driver says about a node that cudaGraphInstantiate refuses, whatever the reason.
inline constexpr std::string_view notInstantiated = "Failed to instantiate KERNEL node {any}"_logged;

inline std::array<std::span<const Rule>, 14> recordFiles() {
    return {greenContextRules(),    blockRules(),           gridRules(),
            problemRules(),         clusterRules(),         preferredClusterRules(),
            attributeRules(),       structAttributeRules(), programmaticEventRules(),
            completionEventRules(), blockingSyncRules(),    cooperativeRules(),
            resourceRules(),        residencyRules()};
}

} // namespace trichevron::core::rules
