// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A launch as it was asked for, and as it ran, without what differs each time.
#pragma once

#include <cstdint>
#include <type_traits>

namespace trichevron::capture {

/// What a launching call asks for. Equal launches have equal bytes: created zeroed, without padding.
struct AskedLaunch {
    std::uint64_t dynamicSmemBytes;
    std::uint32_t api;    ///< of Recorder::name(): "cudaLaunchKernel"
    std::uint32_t kernel; ///< of Recorder::name(), mangled; 0: not known
    std::int32_t device;  ///< −1: not known
    std::uint32_t gridDim[3];
    std::uint32_t blockDim[3];
    std::uint32_t clusterDim[3];          ///< 0: not set
    std::uint32_t preferredClusterDim[3]; ///< 0: not set
    std::uint32_t attributes; ///< a bit for each attribute that is set, by its CUlaunchAttributeID
    std::int32_t priority;
    std::int32_t preferredSharedMemoryCarveout;
    std::uint32_t clusterSchedulingPolicy;
    std::uint32_t memSyncDomain;
    std::uint32_t isCooperative;
    std::uint32_t isGraphLaunch; ///< of a whole graph: without dimensions
};
static_assert(std::has_unique_object_representations_v<AskedLaunch>);

/// What ran: CUpti_ActivityKernel without times and identifiers. Equal runs have equal bytes.
struct RanKernel {
    std::uint32_t kernel; ///< of Recorder::name(), mangled
    std::uint32_t device;
    std::uint32_t context;
    std::uint32_t stream;
    std::uint32_t graph; ///< 0: none
    std::int32_t gridDim[3];
    std::int32_t blockDim[3];
    std::uint32_t clusterDim[3]; ///< 0: none
    std::uint32_t numRegs;
    std::int32_t sharedSizeBytes;
    std::int32_t dynamicSmemBytes;
    std::uint32_t sharedMemoryExecuted; ///< bytes per SM that the driver set
    std::uint32_t localMemoryPerThread;
    std::uint32_t isCooperative;
    std::uint32_t preferredSharedMemoryCarveout; ///< percent and 1; 0: not asked for
};
static_assert(std::has_unique_object_representations_v<RanKernel>);

/// A kernel's attributes when a launch of it was refused.
struct RefusedKernel {
    bool isKnown = false;
    int numRegs = 0;
    int sharedSizeBytes = 0;
    int localSizeBytes = 0;
    int constSizeBytes = 0;
    int maxThreadsPerBlock = 0;
    int maxDynamicSharedSizeBytes = 0;
    int preferredShmemCarveout = -1;
    int nonPortableClusterSizeAllowed = 0;
    int clusterSizeMustBeSet = 0;
    std::int32_t requiredClusterDim[3] = {0, 0, 0};
};

} // namespace trichevron::capture
