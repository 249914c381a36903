// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/measuring/measuring.h"

#include "core/measurement/hot_batch.h"
#include "core/measurement/throttle_filter.h"
#include "gpu/cuda_call.h"
#include "gpu/live_provenance.h"
#include "gpu/measuring/device_reference.h"
#include "gpu/measuring/launch_timer.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <thread>

namespace trichevron::gpu::measuring {

namespace {

using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point begin) {
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

class MeasurementRun {
public:
    MeasurementRun(LaunchJob& job, const core::MeasureLimits& limits, const Nvml& nvml,
                   core::Measurement& measurement)
        : job_(job), limits_(limits), nvml_(nvml), measurement_(measurement), timer_(job.session()) {}

    void run() {
        measurement_.stopped = core::StopReason::SamplesReached;
        if (!warmUp())
            return;
        if (!job_.session().reference()) {
            (void)measureReference(job_.session(), timer_);
            if (!warmUp()) // the reference kernels ran in between
                return;
        }
        measurement_.reference = job_.session().reference();
        if (!warmUpCold() || !measureCold())
            return;
        setClocks(measurement_.provenance, nvml_.clocks(job_.session().pciBusId()));
        if (measurement_.stopped == core::StopReason::Cancelled)
            return;
        if (measureHot())
            measureLaunchLatency();
    }

private:
    Timing timed(Cache cache, std::uint32_t launches = 1) {
        const GuardedWait guard(job_.control(), job_.timeLimit());
        return timer_.time(job_.stream(), cache, [&](cudaEvent_t begin, cudaEvent_t end) {
            return job_.enqueueBetween(begin, end, launches);
        });
    }

    /// False if the launch failed; the failure is then in the result.
    bool checkSucceeded(const Timing& timing) {
        if (timing.ok())
            return true;
        measurement_.stopped = core::StopReason::Refused;
        job_.recordFailure({timing.launch, timing.wait}, measurement_.result);
        return false;
    }

    bool isCancelled() {
        if (!job_.control().isCancelled())
            return false;
        measurement_.stopped = core::StopReason::Cancelled;
        return true;
    }

    /// Launches until the median time of a round is stable: clocks rise under load, memory is mapped, code is
    /// loaded.
    bool warmUp() {
        constexpr double minSeconds = 0.01;
        constexpr std::size_t launchesPerRound = 5;
        constexpr double tolerance = 0.02;
        const double maxSeconds = std::min(0.25, limits_.budget.value / 4);
        const Clock::time_point begin = Clock::now();
        double before = 0;
        while (!isCancelled()) {
            std::vector<double> times;
            for (std::size_t i = 0; i < launchesPerRound; ++i) {
                const Timing timing = timed(Cache::Hot);
                if (!checkSucceeded(timing))
                    return false;
                times.push_back(timing.microseconds);
                ++measurement_.warmUps;
                if (secondsSince(begin) > maxSeconds)
                    return true;
            }
            const double median = *core::computeMedian(times);
            const bool isStable = std::abs(median - before) <= tolerance * median;
            if (isStable && secondsSince(begin) >= minSeconds)
                return true;
            before = median;
        }
        return true;
    }

    /// Warm-up for cold measurements: the first launches with a cold cache take longer and are not counted.
    bool warmUpCold() {
        constexpr int launches = 3;
        for (int i = 0; i < launches && !isCancelled(); ++i) {
            if (!checkSucceeded(timed(Cache::Cold)))
                return false;
            ++measurement_.warmUps;
        }
        return true;
    }

    bool measureCold() {
        constexpr std::uint32_t maxReserved = 1U << 16U;
        std::vector<double>& samples = measurement_.samplesMicroseconds;
        samples.reserve(std::min(limits_.samples, maxReserved));
        core::ThrottleFilter gate(job_.session().clockMegahertz());
        core::StoppingCriterion convergence(limits_.precision);
        const Clock::time_point begin = Clock::now();
        while (!isCancelled()) {
            if (samples.size() >= limits_.samples) {
                measurement_.stopped = core::StopReason::SamplesReached;
                break;
            }
            if (convergence.isReached(samples)) {
                measurement_.stopped = core::StopReason::Converged;
                break;
            }
            const auto isBudgetSpent = [&] { return secondsSince(begin) >= limits_.budget.value; };
            if (isBudgetSpent() && !samples.empty()) {
                measurement_.stopped = core::StopReason::BudgetSpent;
                break;
            }
            const Timing timing = timed(Cache::Cold);
            if (!checkSucceeded(timing))
                return false;
            if (timing.blockingTimedOut)
                continue;
            const core::ThrottleDecision admission =
                gate.admit(timing.megahertz.value_or(0), isBudgetSpent());
            if (admission == core::ThrottleDecision::Drop) {
                ++measurement_.discarded;
                waitRecoveryDelay(gate.consecutiveDropped());
                continue;
            }
            if (admission == core::ThrottleDecision::KeepAndDropEarlier) {
                discardUnreportedSamples();
                convergence = core::StoppingCriterion(limits_.precision);
            }
            take(timing);
            if (!gate.isThrottled())
                reportSamples();
        }
        reportSamples();
        measurement_.throttled = gate.isThrottled();
        measurement_.includesLaunchLatency = !timer_.usesBlockingKernel();
        if (!clocksKnown_)
            measurement_.smClockMegahertz.clear();
        job_.control().progress(samples.size(), limits_.samples);
        return !samples.empty();
    }

    void take(const Timing& timing) {
        std::vector<double>& samples = measurement_.samplesMicroseconds;
        samples.push_back(timing.microseconds);
        measurement_.smClockMegahertz.push_back(timing.megahertz.value_or(0));
        clocksKnown_ = clocksKnown_ || timing.megahertz;
        job_.control().progress(samples.size(), limits_.samples);
    }

    /// A throttled device's samples are reported only when no better ones can follow, so that they can still
    /// be discarded.
    void reportSamples() {
        const std::span<const double> unreported =
            std::span(measurement_.samplesMicroseconds).subspan(reported_);
        if (!unreported.empty())
            job_.control().samples(unreported);
        reported_ += unreported.size();
    }

    void discardUnreportedSamples() {
        std::vector<double>& samples = measurement_.samplesMicroseconds;
        measurement_.discarded += static_cast<std::uint32_t>(samples.size() - reported_);
        samples.resize(reported_);
        measurement_.smClockMegahertz.resize(reported_);
    }

    /// Lets a throttled device cool down; the longer it was throttled, the longer the delay.
    static void waitRecoveryDelay(std::uint32_t times) {
        std::this_thread::sleep_for(std::chrono::milliseconds(10) *
                                    std::min(times, core::ThrottleFilter::patience));
    }

    double coldMedian() const { return *core::computeMedian(measurement_.samplesMicroseconds); }

    /// Skips launches that use two streams, since they would overlap. False when a launch failed or the job
    /// was cancelled.
    bool measureHot() {
        if (job_.usesTwoStreams())
            return true;
        constexpr std::size_t maxBatches = 25;
        const double budget = limits_.budget.value / 4;
        measurement_.hotBatch = hotBatchSize(coldMedian(), {budget}, job_.timeLimit());
        if (measurement_.hotBatch == 0)
            return true;
        const Clock::time_point begin = Clock::now();
        for (std::size_t i = 0; i < maxBatches && !isCancelled(); ++i) {
            const Timing timing = timed(Cache::Hot, measurement_.hotBatch);
            if (!checkSucceeded(timing))
                return false;
            // Skip the first batch, which follows a flush of the cache.
            if (i > 0 && !timing.blockingTimedOut)
                measurement_.hotMicroseconds.push_back(timing.microseconds / measurement_.hotBatch);
            if (secondsSince(begin) > budget && i > 0)
                break;
        }
        return measurement_.stopped != core::StopReason::Cancelled;
    }

    /// Skips launches that take longer than the whole time budget of this step.
    void measureLaunchLatency() {
        constexpr std::size_t maxLaunches = 100;
        const double budget = limits_.budget.value / 10;
        if (coldMedian() * 1e-6 > budget)
            return;
        const Clock::time_point begin = Clock::now();
        for (std::size_t i = 0; i < maxLaunches && !isCancelled(); ++i) {
            const GuardedWait guard(job_.control(), job_.timeLimit());
            const Clock::time_point called = Clock::now();
            const int code = job_.enqueue();
            const double microseconds = secondsSince(called) * 1e6;
            Timing timing;
            timing.launch = code;
            timing.wait = code == 0 ? job_.wait() : 0;
            if (!checkSucceeded(timing))
                return;
            measurement_.launchMicroseconds.push_back(microseconds);
            if (secondsSince(begin) > budget)
                return;
        }
    }

    LaunchJob& job_;
    const core::MeasureLimits& limits_;
    const Nvml& nvml_;
    core::Measurement& measurement_;
    LaunchTimer timer_;
    std::size_t reported_ = 0; ///< number of reported samples
                               ///< when no better ones can follow
    bool clocksKnown_ = false;
};

} // namespace

void measure(LaunchJob& job, const core::MeasureLimits& limits, const Nvml& nvml,
             core::Measurement& measurement) {
    MeasurementRun(job, limits, nvml, measurement).run();
}

} // namespace trichevron::gpu::measuring
