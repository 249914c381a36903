// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Helpers that propose fixes.
#pragma once

#include "core/rules/rule.h"

#include <vector>

namespace trichevron::core::fixes {

/// A fix that does not change the launch yet.
Fix unchanged(const RuleContext& context, FixId id);

/// Proposes another block. A grid that covers the problem is computed again for it.
void addBlock(const RuleContext& context, std::vector<Fix>& fixes, const BlockExtent& block);
void addGrid(const RuleContext& context, std::vector<Fix>& fixes, const GridExtent& grid);
void addCluster(const RuleContext& context, std::vector<Fix>& fixes, const ClusterExtent& cluster);
void addRemoveCluster(const RuleContext& context, std::vector<Fix>& fixes);
/// Removes the preferred cluster, or proposes a smaller one that is a multiple of the cluster and divides the
/// grid.
void addPreferredCluster(const RuleContext& context, std::vector<Fix>& fixes);
void addRemovePreferredCluster(const RuleContext& context, std::vector<Fix>& fixes);
/// Removes an attribute of numberAttributes.
void addRemoveAttribute(const RuleContext& context, std::vector<Fix>& fixes,
                        std::optional<std::int64_t> LaunchAttributes::*attribute);
/// Removes an attribute of structAttributes.
void addRemoveAttribute(const RuleContext& context, std::vector<Fix>& fixes,
                        std::optional<MemberValues> LaunchAttributes::*attribute);
/// Sets an attribute of structAttributes.
void addAttribute(const RuleContext& context, std::vector<Fix>& fixes,
                  std::optional<MemberValues> LaunchAttributes::*attribute, const MemberValues& values);
void addDynamicSmem(const RuleContext& context, std::vector<Fix>& fixes, Bytes bytes);

/// Proposes blocks of at most `maxThreads` threads: shortened on one axis, to whole warps and to an accepted
/// launch where there is such a length, or halved until they fit, as they are and with powers of two. Whole
/// warps first, then blocks that keep most axes, then larger ones.
void addSmallerBlocks(const RuleContext& context, std::vector<Fix>& fixes, std::uint32_t maxThreads);

/// The largest divisor of `value` up to `bound`; 1 when either is 0.
std::uint32_t divisorAtMost(std::uint32_t value, std::uint32_t bound);
/// The smallest divisor of `value` from `bound` to `max`; none when there is no such divisor.
std::optional<std::uint32_t> divisorAtLeast(std::uint32_t value, std::uint32_t bound, std::uint32_t max);

} // namespace trichevron::core::fixes
