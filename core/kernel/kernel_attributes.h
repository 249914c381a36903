// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A kernel's attributes: the values of cudaFuncGetAttributes, the opt-ins set on the function, and the
/// attributes in its declaration.
#pragma once

#include "core/base/quantity.h"
#include "core/dimensions/extent.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <variant>

namespace trichevron::core {

/// __launch_bounds__(maxThreadsPerBlock, minBlocksPerMultiprocessor, maxBlocksPerCluster)
struct LaunchBounds {
    std::uint32_t maxThreadsPerBlock = 0;
    std::optional<std::uint32_t> minBlocksPerMultiprocessor;
    std::optional<std::uint32_t> maxBlocksPerCluster;
    friend bool operator==(const LaunchBounds&, const LaunchBounds&) = default;
};

/// __cluster_dims__() without sizes: the launch must set a cluster dimension.
struct ClusterDimsUnspecified {
    friend bool operator==(const ClusterDimsUnspecified&, const ClusterDimsUnspecified&) = default;
};

/// __block_size__((block),(cluster)): with a cluster, the first launch argument counts clusters.
struct DeclaredBlockSize {
    BlockExtent block;
    std::optional<ClusterExtent> cluster;
    friend bool operator==(const DeclaredBlockSize&, const DeclaredBlockSize&) = default;
};

/// The attributes in the kernel's declaration. cudaFuncGetAttributes does not return a declared block size.
struct KernelDeclaration {
    std::optional<LaunchBounds> launchBounds;
    std::variant<std::monostate, ClusterExtent, ClusterDimsUnspecified> clusterDims;
    std::optional<DeclaredBlockSize> blockSize;
    /// The kernel loops over the problem (as in a grid-stride loop), so any grid computes all of it.
    /// Otherwise each thread handles the element at its global index, and the grid has to cover the problem.
    bool usesGridStrideLoop = false;
    /// The kernel accesses an array that is declared as extern __shared__, so the launch gives it memory for
    /// it; PTX and code that is not linked say so. False also where that is not known: in a linked cubin
    /// (CUDA 13.0) a kernel that does and one that does not differ in no section, symbol or attribute, and an
    /// access in a function that the kernel calls is not looked for.
    bool usesDynamicSmem = false;
    friend bool operator==(const KernelDeclaration&, const KernelDeclaration&) = default;
};

/// Whether both __cluster_dims__ and __block_size__ give the size of a cluster. nvcc refuses this: "cannot
/// specify the second tuple in __block_size__ while __cluster_dims__ is present" (CUDA 13.0), also where the
/// sizes are the same. It takes __cluster_dims__() without sizes.
constexpr bool declaresTwoClusters(const KernelDeclaration& declared) {
    return declared.blockSize && declared.blockSize->cluster &&
           std::holds_alternative<ClusterExtent>(declared.clusterDims);
}

/// The largest opt-in: cudaFuncSetAttribute takes its value as an int.
inline constexpr Bytes maxOptInBytes{static_cast<std::uint64_t>(std::numeric_limits<int>::max())};

/// The maximum shared memory per block without an opt-in, static and dynamic together (CUDA C++ Programming
/// Guide: more than 48 KB per block is architecture-specific and needs an opt-in).
inline constexpr Bytes smemWithoutOptIn{49152};

/// The maximum dynamic shared memory of a function without an opt-in: the rest next to its static part (8,192
/// bytes with 40,960 static: seen on H200, driver 580).
constexpr Bytes dynamicSmemWithoutOptIn(Bytes staticSmem) {
    return staticSmem < smemWithoutOptIn ? smemWithoutOptIn - staticSmem : Bytes{0};
}

/// The values that cudaFuncSetAttribute sets, per function.
struct KernelOptIns {
    Bytes maxDynamicSharedSizeBytes = smemWithoutOptIn; ///< cudaFuncAttributeMaxDynamicSharedMemorySize
    bool nonPortableClusterSizeAllowed = false;
    int preferredShmemCarveout = -1; ///< percent of the maximum shared memory; −1: the driver chooses
    friend bool operator==(const KernelOptIns&, const KernelOptIns&) = default;
};

/// Named barriers of a block: PTX's bar instructions take 0 to 15.
inline constexpr std::uint32_t maxBlockBarriers = 16;

/// For one architecture: the binary for another one can use a different number of registers.
struct KernelAttributes {
    std::string name;
    std::uint32_t numRegs = 0; ///< per thread
    Bytes sharedSizeBytes;     ///< static shared memory per block
    Bytes localSizeBytes;      ///< per thread
    Bytes constSizeBytes;
    std::uint32_t maxThreadsPerBlock = 1024; ///< from its registers or its launch bounds
    std::uint32_t numBlockBarriers = 1;      ///< at most maxBlockBarriers
    int ptxVersion = 0;
    int binaryVersion = 0; ///< 90 for sm_90; 0 when unknown
    KernelOptIns optIns;
    KernelDeclaration declared;
    /// That of the machine code it was read from. Machine code keeps no minBlocksPerMultiprocessor.
    std::optional<std::uint32_t> registerLimit;
    friend bool operator==(const KernelAttributes&, const KernelAttributes&) = default;
};

} // namespace trichevron::core
