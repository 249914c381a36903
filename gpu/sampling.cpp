// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/sampling.h"

#include "gpu/live_provenance.h"

#include <algorithm>
#include <chrono>

namespace trichevron {

namespace {

using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point begin) {
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

void tellFailure(LaunchJob& job, const LaunchCodes& codes, Measurement& measurement) {
    measurement.stopped = StopReason::Refused;
    job.tellFailure(codes, measurement.result);
}

/// A few launches that are not counted, so that clocks and caches are as they stay. False when one failed.
bool warmUp(LaunchJob& job, Measurement& measurement) {
    constexpr int launches = 3;
    constexpr double mostSeconds = 0.005;
    const Clock::time_point begin = Clock::now();
    for (int i = 0; i < launches && secondsSince(begin) < mostSeconds && !job.control().isCancelled(); ++i) {
        const LaunchCodes codes = job.run();
        if (!codes.ok()) {
            tellFailure(job, codes, measurement);
            return false;
        }
    }
    return true;
}

} // namespace

void takeSamples(LaunchJob& job, const MeasureRequest& request, const Nvml& nvml, Measurement& measurement) {
    constexpr std::uint32_t mostReserved = 1U << 16;
    if (!warmUp(job, measurement))
        return;
    std::vector<double>& samples = measurement.samplesMicroseconds;
    samples.reserve(std::min(request.samples, mostReserved));
    measurement.stopped = StopReason::SamplesReached;
    // The clocks are read half-way, between two samples.
    bool clocksRead = false;
    const auto readClocks = [&] {
        setClocks(measurement.provenance, nvml.clocks(job.session().pciBusId()));
        clocksRead = true;
    };
    const Clock::time_point begin = Clock::now();
    while (samples.size() < request.samples) {
        const double elapsed = secondsSince(begin);
        if (job.control().isCancelled()) {
            measurement.stopped = StopReason::Cancelled;
            break;
        }
        if (!samples.empty() && elapsed >= request.budget.value) {
            measurement.stopped = StopReason::BudgetSpent;
            break;
        }
        if (!clocksRead && (samples.size() * 2 >= request.samples || elapsed * 2 >= request.budget.value))
            readClocks();
        LaunchCodes codes;
        const std::optional<double> microseconds = job.runTimed(codes);
        if (!microseconds)
            return tellFailure(job, codes, measurement);
        samples.push_back(*microseconds);
        job.control().samples(std::span(&samples.back(), 1));
        job.control().progress(samples.size(), request.samples);
    }
    if (!clocksRead && !samples.empty())
        readClocks();
    job.control().progress(samples.size(), request.samples);
}

} // namespace trichevron
