// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Green contexts of a device, and streams in them.
#pragma once

#include "gpu/memory.h"

#include <cuda.h>
#include <cuda_runtime_api.h>

#include <array>
#include <cstdint>
#include <map>

namespace trichevron::gpu {

/// Two streams for the kernels of a launch: in two green contexts of the same size with different SMs where
/// the device has enough of them, else in one.
struct GreenStreams {
    cudaStream_t first = nullptr;
    cudaStream_t second = nullptr;
    /// Why there are none: the code of the call that failed, as for more SMs than the device has.
    CUresult refused = CUDA_SUCCESS;
};

class GreenContexts {
public:
    explicit GreenContexts(int device) : device_(device) {}
    ~GreenContexts();
    GreenContexts(const GreenContexts&) = delete;
    GreenContexts& operator=(const GreenContexts&) = delete;

    /// Streams of these priorities in green contexts of so many SMs, which are rounded up as the driver does.
    /// Created on first use. Throws BackendError where the driver has no green contexts.
    GreenStreams streams(std::uint32_t sms, std::array<int, 2> priorities);

private:
    struct Pair {
        std::array<CUgreenCtx, 2> contexts{}; ///< the second is null where one has all streams
        std::map<std::array<int, 2>, std::array<CUstream, 2>> streams; ///< by the priorities
    };

    /// The pair of contexts of this size; null with a code where they cannot be created.
    Pair* pair(std::uint32_t sms, CUresult& code);

    int device_;
    std::map<std::uint32_t, Pair> pairs_; ///< by the SMs that were asked for
};

} // namespace trichevron::gpu
