// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/measuring/measuring.h"

#include "core/measurement/hot_batch.h"
#include "core/measurement/throttle_filter.h"
#include "gpu/cuda_call.h"
#include "gpu/live_provenance.h"
#include "gpu/measuring/device_reference.h"
#include "gpu/measuring/instruments.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <thread>

namespace trichevron::measuring {

namespace {

using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point begin) {
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

class Measuring {
public:
    Measuring(LaunchJob& job, const MeasureLimits& limits, const Nvml& nvml, Measurement& measurement)
        : job_(job), limits_(limits), nvml_(nvml), measurement_(measurement), instruments_(job.session()) {}

    void run() {
        measurement_.stopped = StopReason::SamplesReached;
        if (!warmUp())
            return;
        if (!job_.session().reference()) {
            (void)referenceOf(job_.session(), instruments_);
            if (!warmUp()) // other kernels ran meanwhile
                return;
        }
        measurement_.reference = job_.session().reference();
        if (!coolCache() || !takeCold())
            return;
        setClocks(measurement_.provenance, nvml_.clocks(job_.session().pciBusId()));
        if (measurement_.stopped == StopReason::Cancelled)
            return;
        if (takeHot())
            takeLatency();
    }

private:
    Timing timed(Cache cache, std::uint32_t launches = 1) {
        const GuardedWait guard(job_.control(), job_.timeLimit());
        return instruments_.time(job_.stream(), cache, [&](cudaEvent_t begin, cudaEvent_t end) {
            return job_.enqueueBetween(begin, end, launches);
        });
    }

    /// False, with the failure told, when the launch failed.
    bool isFine(const Timing& timing) {
        if (timing.ok())
            return true;
        measurement_.stopped = StopReason::Refused;
        job_.tellFailure({timing.launch, timing.wait}, measurement_.result);
        return false;
    }

    bool isCancelled() {
        if (!job_.control().isCancelled())
            return false;
        measurement_.stopped = StopReason::Cancelled;
        return true;
    }

    /// Launches until one takes as long as those before it: clocks rise under load, memory is mapped, code is
    /// loaded.
    bool warmUp() {
        constexpr double leastSeconds = 0.01;
        constexpr std::size_t together = 5;
        constexpr double alike = 0.02;
        const double mostSeconds = std::min(0.25, limits_.budget.value / 4);
        const Clock::time_point begin = Clock::now();
        double before = 0;
        while (!isCancelled()) {
            std::vector<double> times;
            for (std::size_t i = 0; i < together; ++i) {
                const Timing timing = timed(Cache::AsItIs);
                if (!isFine(timing))
                    return false;
                times.push_back(timing.microseconds);
                ++measurement_.warmUps;
                if (secondsSince(begin) > mostSeconds)
                    return true;
            }
            const double median = *medianOf(times);
            const bool isStable = std::abs(median - before) <= alike * median;
            if (isStable && secondsSince(begin) >= leastSeconds)
                return true;
            before = median;
        }
        return true;
    }

    /// What the first launches with a cold cache take longer is no part of the times.
    bool coolCache() {
        constexpr int launches = 3;
        for (int i = 0; i < launches && !isCancelled(); ++i) {
            if (!isFine(timed(Cache::Cold)))
                return false;
            ++measurement_.warmUps;
        }
        return true;
    }

    bool takeCold() {
        constexpr std::uint32_t mostReserved = 1U << 16U;
        std::vector<double>& samples = measurement_.samplesMicroseconds;
        samples.reserve(std::min(limits_.samples, mostReserved));
        ClockGate gate(job_.session().clockMegahertz());
        Convergence convergence(limits_.precision);
        const Clock::time_point begin = Clock::now();
        while (!isCancelled()) {
            if (samples.size() >= limits_.samples) {
                measurement_.stopped = StopReason::SamplesReached;
                break;
            }
            if (convergence.isReached(samples)) {
                measurement_.stopped = StopReason::Converged;
                break;
            }
            const auto isSpent = [&] { return secondsSince(begin) >= limits_.budget.value; };
            if (isSpent() && !samples.empty()) {
                measurement_.stopped = StopReason::BudgetSpent;
                break;
            }
            const Timing timing = timed(Cache::Cold);
            if (!isFine(timing))
                return false;
            if (timing.isDisturbed)
                continue;
            const Admission admission = gate.admit(timing.megahertz.value_or(0), isSpent());
            if (admission == Admission::Refused) {
                ++measurement_.discarded;
                rest(gate.refusedInARow());
                continue;
            }
            if (admission == Admission::CountsAlone) {
                dropUntold();
                convergence = Convergence(limits_.precision);
            }
            take(timing);
            if (!gate.isThrottled())
                tellSamples();
        }
        tellSamples();
        measurement_.throttled = gate.isThrottled();
        measurement_.hostInTimes = !instruments_.queuesAhead();
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

    void tellSamples() {
        const std::span<const double> untold = std::span(measurement_.samplesMicroseconds).subspan(told_);
        if (!untold.empty())
            job_.control().samples(untold);
        told_ += untold.size();
    }

    void dropUntold() {
        std::vector<double>& samples = measurement_.samplesMicroseconds;
        measurement_.discarded += static_cast<std::uint32_t>(samples.size() - told_);
        samples.resize(told_);
        measurement_.smClockMegahertz.resize(told_);
    }

    /// A device that rests cools down; the longer it has been too hot, the longer.
    static void rest(std::uint32_t times) {
        std::this_thread::sleep_for(std::chrono::milliseconds(10) * std::min(times, ClockGate::patience));
    }

    double coldMedian() const { return *medianOf(measurement_.samplesMicroseconds); }

    /// Nothing of launches that would overlap. False when a launch failed or the job was cancelled.
    bool takeHot() {
        if (job_.usesTwoStreams())
            return true;
        constexpr std::size_t mostBatches = 25;
        const double budget = limits_.budget.value / 4;
        measurement_.hotBatch = hotBatchFor(coldMedian(), {budget}, job_.timeLimit());
        if (measurement_.hotBatch == 0)
            return true;
        const Clock::time_point begin = Clock::now();
        for (std::size_t i = 0; i < mostBatches && !isCancelled(); ++i) {
            const Timing timing = timed(Cache::AsItIs, measurement_.hotBatch);
            if (!isFine(timing))
                return false;
            // The first follows a flush of the cache.
            if (i > 0 && !timing.isDisturbed)
                measurement_.hotMicroseconds.push_back(timing.microseconds / measurement_.hotBatch);
            if (secondsSince(begin) > budget && i > 0)
                break;
        }
        return measurement_.stopped != StopReason::Cancelled;
    }

    /// Nothing of launches that take longer than all of it may.
    void takeLatency() {
        constexpr std::size_t mostLaunches = 100;
        const double budget = limits_.budget.value / 10;
        if (coldMedian() * 1e-6 > budget)
            return;
        const Clock::time_point begin = Clock::now();
        for (std::size_t i = 0; i < mostLaunches && !isCancelled(); ++i) {
            const GuardedWait guard(job_.control(), job_.timeLimit());
            const Clock::time_point called = Clock::now();
            const int code = job_.enqueue();
            const double microseconds = secondsSince(called) * 1e6;
            Timing timing;
            timing.launch = code;
            timing.wait = code == 0 ? job_.wait() : 0;
            if (!isFine(timing))
                return;
            measurement_.launchMicroseconds.push_back(microseconds);
            if (secondsSince(begin) > budget)
                return;
        }
    }

    LaunchJob& job_;
    const MeasureLimits& limits_;
    const Nvml& nvml_;
    Measurement& measurement_;
    Instruments instruments_;
    std::size_t told_ = 0; ///< samples; those of a throttled device only when nothing better can come
    bool clocksKnown_ = false;
};

} // namespace

void measure(LaunchJob& job, const MeasureLimits& limits, const Nvml& nvml, Measurement& measurement) {
    Measuring(job, limits, nvml, measurement).run();
}

} // namespace trichevron::measuring
