// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What a device answered: error codes, verification of results, timings.
#pragma once

#include "core/device/provenance.h"
#include "core/launch/launch_config.h"
#include "core/quantity.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace trichevron {

/// An error as an API returned it.
struct ApiAnswer {
    int code = 0;
    std::string name = "cudaSuccess"; ///< enumerator: cudaErrorInvalidValue, CUDA_ERROR_INVALID_VALUE, …
    std::string message;              ///< cudaGetErrorString; empty for success
    bool ok() const { return code == 0; }
    friend bool operator==(const ApiAnswer&, const ApiAnswer&) = default;
};

/// The kernel's result against a CPU reference.
struct Verification {
    std::uint64_t checked = 0;    ///< elements compared
    std::uint64_t mismatches = 0; ///< of those, how many differ
    std::string summary;          ///< one sentence; names the first mismatch when there is one
    friend bool operator==(const Verification&, const Verification&) = default;
};

/// Where blocks ran, as the threads themselves reported it. blockSm[r] is the SM of the block of rank r.
struct Placement {
    std::vector<std::int32_t> blockSm; ///< of the first blocks only, at most maxPlacedBlocks
    friend bool operator==(const Placement&, const Placement&) = default;
};
inline constexpr std::size_t maxPlacedBlocks = 16384;

/// One launch of a demo kernel and what came of it.
struct LaunchResult {
    ApiAnswer launch;                         ///< what the launching call returned
    std::optional<ApiAnswer> synchronisation; ///< none when the launch itself failed
    std::optional<Verification> verification; ///< none when nothing ran
    std::optional<Placement> placement;       ///< of the thread-ID kernel
    /// The process that made it can launch nothing any more: the error was sticky.
    bool contextLost = false;
    friend bool operator==(const LaunchResult&, const LaunchResult&) = default;
};

enum class StopReason {
    SamplesReached, ///< as many samples as were asked for
    BudgetSpent,    ///< the time budget ran out first
    Cancelled,
    Refused,    ///< the launch failed, so there was nothing to time
    Interrupted ///< the worker ended before the job did; the samples are those that it had told
};
std::string_view nameOf(StopReason reason);
std::optional<StopReason> stopReasonFromName(std::string_view name);

/// Timings of one launch, repeated. Each sample is one launch between two CUDA events.
struct Measurement {
    LaunchResult result;
    std::vector<double> samplesMicroseconds;
    StopReason stopped = StopReason::SamplesReached;
    Provenance provenance; ///< device, driver, date, clocks while measuring
    friend bool operator==(const Measurement&, const Measurement&) = default;
};

/// Order statistics of samples; quartiles by linear interpolation between the closest ranks.
struct Summary {
    std::size_t count = 0;
    double minimum = 0;
    double lowerQuartile = 0;
    double median = 0;
    double upperQuartile = 0;
    double maximum = 0;
    /// Spread over the middle: (upper − lower quartile) / median. 0 when the median is 0.
    double relativeSpread() const;
};
/// None when there is no sample.
std::optional<Summary> summarise(std::vector<double> samples);

} // namespace trichevron
