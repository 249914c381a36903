// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What is known of a kernel: what cudaFuncGetAttributes tells, what was set on the function, what was
/// declared.
#pragma once

#include "core/base/quantity.h"
#include "core/dimensions/extent.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <variant>

namespace trichevron {

/// __launch_bounds__(maxThreadsPerBlock, minBlocksPerMultiprocessor, maxBlocksPerCluster)
struct LaunchBounds {
    std::uint32_t maxThreadsPerBlock = 0;
    std::optional<std::uint32_t> minBlocksPerMultiprocessor;
    std::optional<std::uint32_t> maxBlocksPerCluster;
    friend bool operator==(const LaunchBounds&, const LaunchBounds&) = default;
};

/// __cluster_dims__() without sizes: the launch must bring a cluster dimension.
struct ClusterDimsUnspecified {
    friend bool operator==(const ClusterDimsUnspecified&, const ClusterDimsUnspecified&) = default;
};

/// __block_size__((block),(cluster)): the launch's first argument then counts clusters.
struct DeclaredBlockSize {
    BlockExtent block;
    std::optional<ClusterExtent> cluster;
    friend bool operator==(const DeclaredBlockSize&, const DeclaredBlockSize&) = default;
};

/// What stands in the kernel's declaration. A declared block cannot be had from cudaFuncGetAttributes.
struct KernelDeclaration {
    std::optional<LaunchBounds> launchBounds;
    std::variant<std::monostate, ClusterExtent, ClusterDimsUnspecified> clusterDims;
    std::optional<DeclaredBlockSize> blockSize;
    /// Its blocks share out the problem among them, so that any grid computes all of it: as in a grid-stride
    /// loop. Otherwise each thread has the element at its own place, and the grid is to cover the problem.
    bool sharesOutProblem = false;
    friend bool operator==(const KernelDeclaration&, const KernelDeclaration&) = default;
};

/// cudaFuncSetAttribute takes its value as an int.
inline constexpr Bytes mostOptInBytes{static_cast<std::uint64_t>(std::numeric_limits<int>::max())};

/// What a block gets without an opt-in, static and dynamic together (CUDA C++ Programming Guide: more than
/// 48 KB per block is architecture-specific and needs an opt-in).
inline constexpr Bytes smemWithoutOptIn{49152};

/// The dynamic shared memory of a function on which nothing was set: what its static part leaves (8,192
/// beside 40,960 bytes: seen on H200, driver 580).
constexpr Bytes dynamicSmemWithoutOptIn(Bytes staticSmem) {
    return staticSmem < smemWithoutOptIn ? smemWithoutOptIn - staticSmem : Bytes{0};
}

/// What cudaFuncSetAttribute can set; the device keeps these per function.
struct KernelOptIns {
    Bytes maxDynamicSharedSizeBytes = smemWithoutOptIn; ///< cudaFuncAttributeMaxDynamicSharedMemorySize
    bool nonPortableClusterSizeAllowed = false;
    int preferredShmemCarveout = -1; ///< percent of shared memory, −1 for the driver's choice
    friend bool operator==(const KernelOptIns&, const KernelOptIns&) = default;
};

/// Holds for one architecture: another binary of the same kernel may use other registers.
struct KernelAttributes {
    std::string name;
    std::uint32_t numRegs = 0; ///< per thread
    Bytes sharedSizeBytes;     ///< static shared memory per block
    Bytes localSizeBytes;      ///< per thread
    Bytes constSizeBytes;
    std::uint32_t maxThreadsPerBlock = 1024; ///< of this kernel, from its registers or its launch bounds
    std::uint32_t numBlockBarriers = 1;
    int ptxVersion = 0;
    int binaryVersion = 0; ///< 90 for sm_90; 0 when unknown
    KernelOptIns optIns;
    KernelDeclaration declared;
    friend bool operator==(const KernelAttributes&, const KernelAttributes&) = default;
};

} // namespace trichevron
