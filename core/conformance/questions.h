// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What a device is asked so that the model can be compared with it, and what it answers.
#pragma once

#include "core/kernel/kernel_attributes.h"
#include "core/launch/launch_config.h"

#include <cstddef>
#include <cstdint>

namespace trichevron::conformance {

/// One of the kernels there are, with what is set on the function before it is asked about.
struct AskedKernel {
    std::size_t number = 0; ///< into the kernels of the subject
    KernelOptIns optIns;
    friend bool operator==(const AskedKernel&, const AskedKernel&) = default;
};

/// Launch this, and say the code that the launching call returns.
struct LaunchQuestion {
    AskedKernel kernel;
    LaunchConfig config;
    friend bool operator==(const LaunchQuestion&, const LaunchQuestion&) = default;
};
struct LaunchAnswer {
    int code = 0; ///< cudaError_t or CUresult, by the API; the numbers are equal
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

/// cudaOccupancyMaxPotentialBlockSizeVariableSMem with shared memory of a fixed part and one per thread, and
/// cudaOccupancyAvailableDynamicSMemPerBlock.
struct SuggestionQuestion {
    AskedKernel kernel;
    Bytes smem;
    Bytes smemPerThread;
    std::uint32_t blockSizeLimit = 0; ///< threads; 0 for none
    std::uint32_t blocks = 1;         ///< per multiprocessor, of the second question
    std::uint32_t blockSize = 1;      ///< threads, of the second question
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

} // namespace trichevron::conformance
