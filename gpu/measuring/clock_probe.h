// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The SM clock while something ran: cycles that an SM counted between two moments of a stream, over the
/// time between them.
#pragma once

#include <cuda_runtime_api.h>

#include <cstdint>
#include <optional>

namespace trichevron::measuring {

class ClockProbe {
public:
    /// Throws CudaError.
    explicit ClockProbe(std::uint32_t multiprocessors);
    ~ClockProbe();
    ClockProbe(const ClockProbe&) = delete;
    ClockProbe& operator=(const ClockProbe&) = delete;

    /// Puts the reading of the counters into the stream. Throws CudaError.
    void begin(cudaStream_t stream);
    void end(cudaStream_t stream);
    /// Between the last begin and the last end; none where the same SM was not met at both. Precondition: the
    /// stream was waited for.
    std::optional<double> megahertz() const;

private:
    struct Reading {
        unsigned long long nanoseconds; ///< of the global timer; 0: not read
        unsigned long long cycles;
    };
    void read(cudaStream_t stream, std::size_t which);

    std::uint32_t multiprocessors_;
    volatile Reading* readings_ = nullptr; ///< two, in memory of the host that the device writes
};

} // namespace trichevron::measuring
