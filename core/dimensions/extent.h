// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Extents and indices, one type per level of the launch hierarchy, so that a grid cannot be passed as a
/// block. The axes are those of CUDA's dim3: unsigned 32-bit, x varies fastest.
#pragma once

#include "core/base/quantity.h"

#include <array>
#include <cstdint>

namespace trichevron::core {

enum class Axis { X, Y, Z };
inline constexpr std::array<Axis, 3> allAxes{Axis::X, Axis::Y, Axis::Z};

/// Tags: the level that an extent or an index belongs to. The comments say what is counted.
namespace level {
struct Grid {};           ///< blocks of a grid: gridDim, blockIdx
struct GridOfClusters {}; ///< clusters of a grid
struct Cluster {};        ///< blocks of a cluster
struct Block {};          ///< threads of a block: blockDim, threadIdx
struct Problem {};        ///< elements of the data a kernel works on
} // namespace level

/// Size per axis. Zero is representable, because a user can type it and CUDA reports an error for it.
template <class Level>
struct Extent {
    std::uint32_t x = 1;
    std::uint32_t y = 1;
    std::uint32_t z = 1;

    constexpr std::uint32_t operator[](Axis axis) const {
        return axis == Axis::X ? x : axis == Axis::Y ? y : z;
    }
    constexpr std::uint32_t& operator[](Axis axis) { return axis == Axis::X ? x : axis == Axis::Y ? y : z; }
    friend constexpr bool operator==(const Extent&, const Extent&) = default;
};

/// Zero-based position per axis inside an Extent of the same level.
template <class Level>
struct Index {
    std::uint32_t x = 0;
    std::uint32_t y = 0;
    std::uint32_t z = 0;

    constexpr std::uint32_t operator[](Axis axis) const {
        return axis == Axis::X ? x : axis == Axis::Y ? y : z;
    }
    constexpr std::uint32_t& operator[](Axis axis) { return axis == Axis::X ? x : axis == Axis::Y ? y : z; }
    friend constexpr bool operator==(const Index&, const Index&) = default;
};

using GridExtent = Extent<level::Grid>;               ///< gridDim, in blocks
using GridInClusters = Extent<level::GridOfClusters>; ///< the same grid, in clusters
using ClusterExtent = Extent<level::Cluster>;         ///< clusterDim, in blocks
using BlockExtent = Extent<level::Block>;             ///< blockDim, in threads
using ProblemExtent = Extent<level::Problem>;         ///< problem size, in elements

using BlockIndex = Index<level::Grid>;             ///< blockIdx
using ClusterIndex = Index<level::GridOfClusters>; ///< index of a cluster in its grid
using BlockInClusterIndex = Index<level::Cluster>; ///< index of a block in its cluster
using ThreadIndex = Index<level::Block>;           ///< threadIdx

template <class Level>
constexpr bool hasZero(const Extent<Level>& extent) {
    return extent.x == 0 || extent.y == 0 || extent.z == 0;
}

/// Product of the three axes; exact, because it is below 2^96.
template <class Level>
constexpr Count volume(const Extent<Level>& extent) {
    return Count{extent.x} * extent.y * extent.z;
}

template <class Level>
constexpr bool contains(const Extent<Level>& extent, const Index<Level>& index) {
    return index.x < extent.x && index.y < extent.y && index.z < extent.z;
}

/// Linear rank of an index: x + y·Dx + z·Dx·Dy. For a thread in its block this is CUDA's thread ID.
template <class Level>
constexpr Count toRank(const Index<Level>& index, const Extent<Level>& extent) {
    return index.x + Count{index.y} * extent.x + Count{index.z} * extent.x * extent.y;
}

/// The inverse of toRank. Precondition: no axis of the extent is zero and rank < volume(extent).
template <class Level>
constexpr Index<Level> toIndex(Count rank, const Extent<Level>& extent) {
    const Count row = rank / extent.x;
    return {static_cast<std::uint32_t>(rank % extent.x), static_cast<std::uint32_t>(row % extent.y),
            static_cast<std::uint32_t>(row / extent.y)};
}

} // namespace trichevron::core
