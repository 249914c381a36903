// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/dimensions/warp_sectors.h"

#include <algorithm>

namespace trichevron::core {

std::optional<WarpSectors> computeWarpSectors(const LaunchShape& shape, const ProblemExtent& problem,
                                              IndexOrder order, std::uint32_t elementBytes,
                                              const BlockIndex& block, std::uint64_t warp) {
    if (hasZero(problem) || hasZero(shape.block) || !contains(shape.grid, block) ||
        warp >= warpsPerBlock(shape))
        return std::nullopt;
    WarpSectors result;
    for (std::uint32_t lane = 0; lane < shape.warpSize; ++lane) {
        const Count rank = Count{warp} * shape.warpSize + lane;
        std::optional<std::uint64_t>& element = result.elements.emplace_back();
        if (rank >= volume(shape.block))
            continue;
        const ThreadIndex thread = toIndex(rank, shape.block);
        const auto global = [&](Axis axis) {
            return std::uint64_t{block[axis]} * shape.block[axis] + thread[axis];
        };
        if (global(Axis::X) >= problem.x || global(Axis::Y) >= problem.y || global(Axis::Z) >= problem.z)
            continue;
        // Products of an index and an extent, each below 2^32 inside the problem.
        const std::uint64_t inPlane = order == IndexOrder::XAlongRow
                                          ? global(Axis::X) + global(Axis::Y) * problem.x
                                          : global(Axis::Y) + global(Axis::X) * problem.y;
        element = inPlane + global(Axis::Z) * (std::uint64_t{problem.x} * problem.y);
        for (std::uint64_t byte = 0; byte < elementBytes; byte += sectorBytes)
            result.sectors.push_back((*element * elementBytes + byte) / sectorBytes);
        result.sectors.push_back((*element * elementBytes + elementBytes - 1) / sectorBytes);
    }
    std::sort(result.sectors.begin(), result.sectors.end());
    result.sectors.erase(std::unique(result.sectors.begin(), result.sectors.end()), result.sectors.end());
    return result;
}

} // namespace trichevron::core
