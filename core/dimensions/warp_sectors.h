// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The 32-byte sectors of an array that a warp touches with one access, which is what coalescing is about.
#pragma once

#include "core/dimensions/hierarchy.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace trichevron::core {

/// Bytes of a sector: the smallest transfer between the L2 cache and an SM (CUDA C++ Best Practices Guide).
inline constexpr std::uint32_t sectorBytes = 32;

/// Which index counts along a row of the array, whose elements have successive addresses.
enum class IndexOrder {
    XAlongRow, ///< element x + y · width: neighbouring threads access neighbouring elements
    YAlongRow  ///< element y + x · width
};

struct WarpSectors {
    /// The element that each lane accesses; none for a lane without a thread, or outside the problem.
    std::vector<std::optional<std::uint64_t>> elements;
    std::vector<std::uint64_t>
        sectors; ///< numbers from the beginning of the array, without repetition, sorted
};

/// For elements of `elementBytes`, an array that begins at a sector, and the warp `warp` of a block. None
/// where the block has no such warp, or an axis of the problem is zero.
std::optional<WarpSectors> computeWarpSectors(const LaunchShape& shape, const ProblemExtent& problem,
                                              IndexOrder order, std::uint32_t elementBytes,
                                              const BlockIndex& block = {}, std::uint64_t warp = 0);

} // namespace trichevron::core
