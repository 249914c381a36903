// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Building blocks for the changes that mend a broken rule.
#pragma once

#include "core/rules/rule.h"

#include <vector>

namespace trichevron::fixes {

/// A fix that changes nothing yet: the launch as it is.
Fix unchanged(const RuleContext& context, FixId id);

/// Takes another block, and derives the grid anew when the grid is the one that covers the problem.
void addBlock(const RuleContext& context, std::vector<Fix>& fixes, const BlockExtent& block);
void addGrid(const RuleContext& context, std::vector<Fix>& fixes, const GridExtent& grid);
void addCluster(const RuleContext& context, std::vector<Fix>& fixes, const ClusterExtent& cluster);
void addRemoveCluster(const RuleContext& context, std::vector<Fix>& fixes);
void addDynamicSmem(const RuleContext& context, std::vector<Fix>& fixes, Bytes bytes);

/// Blocks of at most `most` threads that differ from this one on one axis, then the halved ones. Nearest
/// first.
void addSmallerBlocks(const RuleContext& context, std::vector<Fix>& fixes, std::uint32_t most);

/// The largest divisor of `value` that is not above `bound`; 1 when there is none or either is 0.
std::uint32_t divisorAtMost(std::uint32_t value, std::uint32_t bound);
/// The smallest divisor of `value` that is not below `bound`; none when above `most`.
std::optional<std::uint32_t> divisorAtLeast(std::uint32_t value, std::uint32_t bound, std::uint32_t most);

} // namespace trichevron::fixes
