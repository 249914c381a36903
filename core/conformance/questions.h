// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Questions to a device and its replies, with which the model is compared.
#pragma once

#include "core/kernel/kernel_attributes.h"
#include "core/launch/launch_config.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace trichevron::core::conformance {

/// A kernel with the attributes that are set on its function before the question.
struct AskedKernel {
    std::size_t number = 0; ///< index into the kernels of the subject
    KernelOptIns optIns;
    friend bool operator==(const AskedKernel&, const AskedKernel&) = default;
};

/// A launch; the reply is the code that the launching call returns, or the first call of a graph that fails.
struct LaunchQuestion {
    AskedKernel kernel;
    LaunchConfig config;
    friend bool operator==(const LaunchQuestion&, const LaunchQuestion&) = default;
};
struct LaunchAnswer {
    int code = 0; ///< cudaError_t or CUresult, by the API; the numbers are equal
    /// What the driver's log says about a refused launch. Empty: the driver is silent, or has no log.
    std::string driverSentence;
    /// The call of a graph's launch that returned the code; none for a launch function, and for success.
    std::optional<LaunchStep> failsAt{};
    friend bool operator==(const LaunchAnswer&, const LaunchAnswer&) = default;
};

/// cudaOccupancyMaxActiveBlocksPerMultiprocessor
struct OccupancyQuestion {
    AskedKernel kernel;
    std::uint32_t blockSize = 1; ///< threads
    Bytes dynamicSmemBytes;
    friend bool operator==(const OccupancyQuestion&, const OccupancyQuestion&) = default;
};
struct OccupancyAnswer {
    int code = 0;
    std::uint32_t blocks = 0; ///< 0 unless the code is 0
    friend bool operator==(const OccupancyAnswer&, const OccupancyAnswer&) = default;
};

/// cudaOccupancyMaxActiveClusters and cudaOccupancyMaxPotentialClusterSize of one launch.
struct ClusterQuestion {
    AskedKernel kernel;
    LaunchConfig config;
    friend bool operator==(const ClusterQuestion&, const ClusterQuestion&) = default;
};
struct ClusterAnswer {
    int activeCode = 0;
    std::uint32_t activeClusters = 0; ///< 0 unless its code is 0
    int sizeCode = 0;
    std::uint32_t potentialSize = 0; ///< blocks; 0 unless its code is 0
    friend bool operator==(const ClusterAnswer&, const ClusterAnswer&) = default;
};

/// cudaOccupancyMaxPotentialBlockSizeVariableSMem with a fixed part of shared memory and a part per thread,
/// and cudaOccupancyAvailableDynamicSMemPerBlock.
struct SuggestionQuestion {
    AskedKernel kernel;
    Bytes smem;
    Bytes smemPerThread;
    std::uint32_t blockSizeLimit = 0; ///< threads; 0 for none
    std::uint32_t blocks = 1;         ///< per SM, for the second function
    std::uint32_t blockSize = 1;      ///< threads, for the second function
    friend bool operator==(const SuggestionQuestion&, const SuggestionQuestion&) = default;
};
struct SuggestionAnswer {
    int code = 0;
    std::uint32_t minGridSize = 0; ///< blocks
    std::uint32_t blockSize = 0;   ///< threads
    int smemCode = 0;
    std::uint64_t availableSmem = 0; ///< bytes; 0 unless its code is 0
    friend bool operator==(const SuggestionAnswer&, const SuggestionAnswer&) = default;
};

} // namespace trichevron::core::conformance
