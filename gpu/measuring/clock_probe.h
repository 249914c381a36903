// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// SM clock between two points of a stream: cycles counted by one SM divided by the elapsed time.
#pragma once

#include <cuda_runtime_api.h>

#include <cstdint>
#include <optional>

namespace trichevron::gpu::measuring {

class ClockProbe {
public:
    /// Throws CudaError.
    explicit ClockProbe(std::uint32_t multiprocessors);
    ~ClockProbe();
    ClockProbe(const ClockProbe&) = delete;
    ClockProbe& operator=(const ClockProbe&) = delete;

    /// Enqueues a reading of the counters. Throws CudaError.
    void begin(cudaStream_t stream);
    void end(cudaStream_t stream);
    /// SM clock between the last begin() and the last end(); nullopt if no block ran on SM 0 at one of them.
    /// Precondition: the stream was synchronised.
    std::optional<double> megahertz() const;

private:
    struct Reading {
        unsigned long long nanoseconds; ///< global timer; 0: not read
        unsigned long long cycles;
    };
    void read(cudaStream_t stream, std::size_t which);

    std::uint32_t multiprocessors_;
    volatile Reading* readings_ = nullptr; ///< two, in mapped host memory that the device writes
};

} // namespace trichevron::gpu::measuring
