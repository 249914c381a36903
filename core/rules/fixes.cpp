// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/rules/fixes.h"

#include <algorithm>
#include <limits>
#include <tuple>

namespace trichevron::fixes {

Fix unchanged(const RuleContext& context, FixId id) {
    Fix fix;
    fix.id = id;
    fix.config = context.config;
    fix.optIns = context.kernel.optIns;
    return fix;
}

void addBlock(const RuleContext& context, std::vector<Fix>& fixes, const BlockExtent& block) {
    if (hasZero(block) || block == context.config.blockDim)
        return;
    Fix fix = unchanged(context, FixId::SetBlock);
    fix.config.blockDim = block;
    if (gridFollowsProblem(context.config, context.kernel))
        fix.config.gridDim = gridCovering(*context.config.problem, block, context.kernel);
    const bool known = std::any_of(fixes.begin(), fixes.end(), [&](const Fix& other) {
        return other.id == fix.id && other.config == fix.config;
    });
    if (!known)
        fixes.push_back(fix);
}

void addGrid(const RuleContext& context, std::vector<Fix>& fixes, const GridExtent& grid) {
    if (hasZero(grid) || grid == context.config.gridDim)
        return;
    Fix fix = unchanged(context, FixId::SetGrid);
    fix.config.gridDim = grid;
    fixes.push_back(fix);
}

void addCluster(const RuleContext& context, std::vector<Fix>& fixes, const ClusterExtent& cluster) {
    // A cluster of one block is what no cluster is, and addRemoveCluster() proposes that.
    if (hasZero(cluster) || volume(cluster) == 1 || context.config.clusterDim == cluster)
        return;
    Fix fix = unchanged(context, FixId::SetCluster);
    fix.config.clusterDim = cluster;
    const bool known = std::any_of(fixes.begin(), fixes.end(), [&](const Fix& other) {
        return other.id == fix.id && other.config == fix.config;
    });
    if (!known)
        fixes.push_back(fix);
}

void addRemoveCluster(const RuleContext& context, std::vector<Fix>& fixes) {
    if (!context.config.clusterDim)
        return;
    Fix fix = unchanged(context, FixId::RemoveCluster);
    fix.config.clusterDim.reset();
    fixes.push_back(fix);
}

void addDynamicSmem(const RuleContext& context, std::vector<Fix>& fixes, Bytes bytes) {
    if (bytes == context.config.dynamicSmemBytes)
        return;
    Fix fix = unchanged(context, FixId::SetDynamicSmem);
    fix.config.dynamicSmemBytes = bytes;
    fixes.push_back(fix);
}

void addSmallerBlocks(const RuleContext& context, std::vector<Fix>& fixes, std::uint32_t most) {
    const BlockExtent block = context.config.blockDim;
    std::vector<BlockExtent> candidates;
    for (Axis axis : allAxes) {
        const Count others = volume(block) / std::max<std::uint32_t>(block[axis], 1);
        if (block[axis] <= 1 || others == 0 || others > most)
            continue;
        BlockExtent smaller = block;
        const auto fitting = static_cast<std::uint32_t>(most / others);
        smaller[axis] = std::min(fitting, context.device.maxThreadsDim[static_cast<std::size_t>(axis)]);
        // Whole warps where the axis is long enough to be cut to them.
        if (others == 1 && smaller[axis] > context.device.warpSize)
            smaller[axis] -= smaller[axis] % context.device.warpSize;
        candidates.push_back(smaller);
    }
    BlockExtent halved = block;
    while (volume(halved) > most) {
        const Axis longest =
            std::max({Axis::X, Axis::Y, Axis::Z}, [&](Axis a, Axis b) { return halved[a] < halved[b]; });
        halved[longest] /= 2;
    }
    candidates.push_back(halved);
    // Whole warps first, then more threads, then more of them along x, where neighbours read neighbours.
    const auto rank = [&](const BlockExtent& candidate) {
        const Count threads = volume(candidate);
        return std::tuple(threads % context.device.warpSize != 0, most - threads,
                          context.device.maxThreadsDim[0] - candidate.x);
    };
    std::stable_sort(candidates.begin(), candidates.end(),
                     [&](const BlockExtent& a, const BlockExtent& b) { return rank(a) < rank(b); });
    for (const BlockExtent& candidate : candidates)
        addBlock(context, fixes, candidate);
}

std::uint32_t divisorAtMost(std::uint32_t value, std::uint32_t bound) {
    for (std::uint32_t divisor = std::min(value, bound); divisor > 1; --divisor)
        if (value % divisor == 0)
            return divisor;
    return 1;
}

std::optional<std::uint32_t> divisorAtLeast(std::uint32_t value, std::uint32_t bound, std::uint32_t most) {
    for (std::uint32_t divisor = bound; divisor >= 1 && divisor <= std::min(value, most); ++divisor)
        if (value % divisor == 0)
            return divisor;
    return std::nullopt;
}

} // namespace trichevron::fixes
