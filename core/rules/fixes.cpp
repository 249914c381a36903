// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/rules/fixes.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <numeric>
#include <optional>
#include <tuple>

namespace trichevron::core::fixes {

namespace {

void addUnlessKnown(std::vector<Fix>& fixes, const Fix& fix) {
    const bool isKnown = std::any_of(fixes.begin(), fixes.end(), [&](const Fix& other) {
        return other.id == fix.id && other.config == fix.config;
    });
    if (!isKnown)
        fixes.push_back(fix);
}

} // namespace

Fix unchanged(const RuleContext& context, FixId id) {
    Fix fix;
    fix.id = id;
    fix.config = context.config;
    fix.optIns = context.kernel.optIns;
    return fix;
}

namespace {

Fix withBlock(const RuleContext& context, const BlockExtent& block) {
    Fix fix = unchanged(context, FixId::SetBlock);
    fix.config.blockDim = block;
    if (gridFollowsProblem(context.config, context.kernel))
        fix.config.gridDim = gridCovering(*context.config.problem, block, context.kernel);
    return fix;
}

} // namespace

void addBlock(const RuleContext& context, std::vector<Fix>& fixes, const BlockExtent& block) {
    if (hasZero(block) || block == context.config.blockDim)
        return;
    addUnlessKnown(fixes, withBlock(context, block));
}

void addGrid(const RuleContext& context, std::vector<Fix>& fixes, const GridExtent& grid) {
    if (hasZero(grid) || grid == context.config.gridDim)
        return;
    Fix fix = unchanged(context, FixId::SetGrid);
    fix.config.gridDim = grid;
    fixes.push_back(fix);
}

void addCluster(const RuleContext& context, std::vector<Fix>& fixes, const ClusterExtent& cluster) {
    // A cluster of one block is the same as no cluster, which addRemoveCluster() proposes.
    if (hasZero(cluster) || volume(cluster) == 1 || context.config.clusterDim == cluster)
        return;
    Fix fix = unchanged(context, FixId::SetCluster);
    fix.config.clusterDim = cluster;
    addUnlessKnown(fixes, fix);
}

void addRemoveCluster(const RuleContext& context, std::vector<Fix>& fixes) {
    if (!context.config.clusterDim)
        return;
    Fix fix = unchanged(context, FixId::RemoveCluster);
    fix.config.clusterDim.reset();
    fixes.push_back(fix);
}

void addRemovePreferredCluster(const RuleContext& context, std::vector<Fix>& fixes) {
    Fix fix = unchanged(context, FixId::RemoveAttribute);
    fix.config.attributes.preferredClusterDim.reset();
    fix.attribute = "preferredClusterDim";
    fixes.push_back(fix);
}

void addPreferredCluster(const RuleContext& context, std::vector<Fix>& fixes) {
    if (context.cluster && !hasZero(*context.cluster)) {
        ClusterExtent wanted = *context.cluster;
        for (const Axis axis : {Axis::X, Axis::Y}) { // z is the same in both
            const std::uint32_t size = (*context.cluster)[axis];
            const std::uint32_t bound =
                std::min((*context.preferred)[axis], context.architecture.largestClusterSize);
            for (std::uint32_t multiple = bound - bound % size; multiple > size; multiple -= size)
                if (context.shape.grid[axis] % multiple == 0) {
                    wanted[axis] = multiple;
                    break;
                }
        }
        if (wanted != *context.cluster && wanted != *context.preferred) {
            Fix fix = unchanged(context, FixId::SetPreferredCluster);
            fix.config.attributes.preferredClusterDim = wanted;
            fixes.push_back(fix);
        }
    }
    addRemovePreferredCluster(context, fixes);
}

namespace {

/// `records` describes the attributes of this type.
template <class Value, class Records>
std::string_view nameOf(std::optional<Value> LaunchAttributes::*attribute, const Records& records) {
    return std::find_if(records.begin(), records.end(),
                        [&](const auto& one) { return one.value == attribute; })
        ->name;
}

template <class Value>
void addRemoval(const RuleContext& context, std::vector<Fix>& fixes,
                std::optional<Value> LaunchAttributes::*attribute, std::string_view name) {
    Fix fix = unchanged(context, FixId::RemoveAttribute);
    (fix.config.attributes.*attribute).reset();
    fix.attribute = name;
    fixes.push_back(fix);
}

} // namespace

void addRemoveAttribute(const RuleContext& context, std::vector<Fix>& fixes,
                        std::optional<std::int64_t> LaunchAttributes::*attribute) {
    addRemoval(context, fixes, attribute, nameOf(attribute, numberAttributes));
}

void addRemoveAttribute(const RuleContext& context, std::vector<Fix>& fixes,
                        std::optional<MemberValues> LaunchAttributes::*attribute) {
    addRemoval(context, fixes, attribute, nameOf(attribute, structAttributes));
}

void addAttribute(const RuleContext& context, std::vector<Fix>& fixes,
                  std::optional<MemberValues> LaunchAttributes::*attribute, const MemberValues& values) {
    Fix fix = unchanged(context, FixId::SetAttribute);
    fix.config.attributes.*attribute = values;
    fix.attribute = nameOf(attribute, structAttributes);
    fixes.push_back(fix);
}

void addDynamicSmem(const RuleContext& context, std::vector<Fix>& fixes, Bytes bytes) {
    if (bytes == context.config.dynamicSmemBytes)
        return;
    Fix fix = unchanged(context, FixId::SetDynamicSmem);
    fix.config.dynamicSmemBytes = bytes;
    fixes.push_back(fix);
}

namespace {

/// The block with this axis shortened by as few steps as lead to a launch without violations: a grid that
/// covers the problem can be one that the cluster does not divide. Without such a block, the longest that
/// violates no further rule, and else the block itself. Lengths are multiples of `step`.
BlockExtent shortenedUntilAccepted(const RuleContext& context, const RuleSet& before, BlockExtent block,
                                   Axis axis, std::uint32_t step) {
    std::optional<BlockExtent> useful;
    for (BlockExtent shorter = block; shorter[axis] >= step; shorter[axis] -= step) {
        const RuleSet after =
            findViolations(RuleContext(withBlock(context, shorter).config, context.kernel, context.whole));
        if (after.none())
            return shorter;
        if (!useful && after != before && (after & ~before).none())
            useful = shorter;
    }
    return useful.value_or(block);
}

/// Its longest axis is halved until it has so few threads.
BlockExtent halvedUntilAtMost(std::uint32_t maxThreads, BlockExtent block) {
    while (volume(block) > maxThreads) {
        const Axis longest =
            std::max({Axis::X, Axis::Y, Axis::Z}, [&](Axis a, Axis b) { return block[a] < block[b]; });
        block[longest] /= 2;
    }
    return block;
}

} // namespace

void addSmallerBlocks(const RuleContext& context, std::vector<Fix>& fixes, std::uint32_t maxThreads) {
    const BlockExtent block = context.config.blockDim;
    const RuleSet before = findViolations(context);
    std::vector<BlockExtent> candidates;
    for (Axis axis : allAxes) {
        const Count others = volume(block) / std::max<std::uint32_t>(block[axis], 1);
        if (block[axis] <= 1 || others == 0 || others > maxThreads)
            continue;
        BlockExtent smaller = block;
        const auto fitting = static_cast<std::uint32_t>(maxThreads / others);
        smaller[axis] = std::min(fitting, context.device.maxThreadsDim[static_cast<std::size_t>(axis)]);
        const std::uint32_t warp = context.device.warpSize;
        // So many threads along the axis are whole warps.
        const std::uint32_t step = warp / std::gcd(static_cast<std::uint32_t>(others), warp);
        if (smaller[axis] >= step) {
            smaller[axis] -= smaller[axis] % step;
            smaller = shortenedUntilAccepted(context, before, smaller, axis, step);
        }
        candidates.push_back(smaller);
    }
    candidates.push_back(halvedUntilAtMost(maxThreads, block));
    BlockExtent powers = block; // 32 × 32 for 33 × 33
    for (const Axis axis : allAxes)
        powers[axis] = std::bit_floor(
            std::min(block[axis], context.device.maxThreadsDim[static_cast<std::size_t>(axis)]));
    candidates.push_back(halvedUntilAtMost(maxThreads, powers));
    // Whole warps first, then those that keep most axes, then more threads, then more of them along x, where
    // memory accesses coalesce.
    const auto rank = [&](const BlockExtent& candidate) {
        const Count threads = volume(candidate);
        const auto changed = std::count_if(allAxes.begin(), allAxes.end(),
                                           [&](Axis axis) { return candidate[axis] != block[axis]; });
        return std::tuple(threads % context.device.warpSize != 0, changed, maxThreads - threads,
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

std::optional<std::uint32_t> divisorAtLeast(std::uint32_t value, std::uint32_t bound, std::uint32_t max) {
    for (std::uint32_t divisor = bound; divisor >= 1 && divisor <= std::min(value, max); ++divisor)
        if (value % divisor == 0)
            return divisor;
    return std::nullopt;
}

} // namespace trichevron::core::fixes
