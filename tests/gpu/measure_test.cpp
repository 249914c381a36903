// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/gpu/gpu_test.h"

#include <chrono>
#include <numeric>

namespace trichevron {
namespace {

class Measure : public GpuTest {
protected:
    static MeasureRequest requestFor(const std::string& kernel, const LaunchConfig& config,
                                     std::uint32_t samples) {
        MeasureRequest request;
        request.launch = requestOf(kernel, config);
        request.limits.samples = samples;
        return request;
    }
};

TEST_F(Measure, GivesAsManySamplesAsAskedForAndWhatTheyAreOf) {
    for (const KernelInfo& kernel : soundKernels()) {
        SCOPED_TRACE(kernel.id);
        MeasureRequest request = requestFor(kernel.id, kernel.suggested, 100);
        request.launch = suggestedFor(kernel);
        const Measurement measurement = backend().measure(request, {});
        EXPECT_EQ(measurement.stopped, StopReason::SamplesReached);
        ASSERT_EQ(measurement.samplesMicroseconds.size(), 100U);
        for (const double sample : measurement.samplesMicroseconds)
            EXPECT_GT(sample, 0);
        EXPECT_TRUE(measurement.result.launch.ok());
        ASSERT_TRUE(measurement.result.verification);
        EXPECT_EQ(measurement.result.verification->mismatches, 0U)
            << measurement.result.verification->summary;
        EXPECT_EQ(measurement.provenance.kind, ProvenanceKind::Live);
        EXPECT_EQ(measurement.provenance.device, device().name);
        EXPECT_EQ(measurement.provenance.smClock.has_value(), device().provenance.smClock.has_value());
        EXPECT_FALSE(measurement.provenance.date.empty());
    }
}

TEST_F(Measure, EveryApiAndStreamGivesSamples) {
    for (const LaunchApi api : allLaunchApis)
        for (const StreamKind stream : allStreamKinds) {
            SCOPED_TRACE(std::string(nameOf(api)) + " " + std::string(nameOf(stream)));
            LaunchConfig config = launchOf({16, 1, 1}, {128, 1, 1}, api);
            config.stream = stream;
            EXPECT_EQ(backend().measure(requestFor("vectorAdd", config, 5), {}).samplesMicroseconds.size(),
                      5U);
        }
}

TEST_F(Measure, StopsWhenItsBudgetIsSpentButTakesOneSample) {
    MeasureRequest request = requestFor("vectorAdd", launchOf({16, 1, 1}, {128, 1, 1}), 1'000'000);
    request.limits.budget = {0};
    const Measurement measurement = backend().measure(request, {});
    EXPECT_EQ(measurement.stopped, StopReason::BudgetSpent);
    EXPECT_EQ(measurement.samplesMicroseconds.size(), 1U);
}

TEST_F(Measure, StopsWhenCancelled) {
    const std::atomic<bool> cancelled = true;
    JobControl control;
    control.cancelled = &cancelled;
    const Measurement measurement =
        backend().measure(requestFor("vectorAdd", launchOf({16, 1, 1}, {128, 1, 1}), 100), control);
    EXPECT_EQ(measurement.stopped, StopReason::Cancelled);
    EXPECT_TRUE(measurement.samplesMicroseconds.empty());
}

TEST_F(Measure, OfARefusedLaunchHasNoSamples) {
    const Measurement measurement =
        backend().measure(requestFor("vectorAdd", launchOf({1, 1, 1}, {2048, 1, 1}), 100), {});
    EXPECT_EQ(measurement.stopped, StopReason::Refused);
    EXPECT_EQ(measurement.result.launch.name, "cudaErrorInvalidValue");
    EXPECT_TRUE(measurement.samplesMicroseconds.empty());
    expectStillWorks();
}

TEST_F(Measure, OfARefusedOptInHasNoSamples) {
    MeasureRequest request = requestFor("vectorAdd", launchOf({1, 1, 1}, {64, 1, 1}), 100);
    request.launch.optIns.preferredShmemCarveout = 1000;
    const Measurement measurement = backend().measure(request, {});
    EXPECT_EQ(measurement.stopped, StopReason::Refused);
    EXPECT_NE(measurement.result.launch.message.find("cudaFuncAttributePreferredSharedMemoryCarveout, 1000"),
              std::string::npos)
        << measurement.result.launch.message;
    EXPECT_TRUE(measurement.samplesMicroseconds.empty());
    expectStillWorks();
}

TEST_F(Measure, TellsItsProgressAndGuardsEachWait) {
    MeasureRequest request = requestFor("vectorAdd", launchOf({16, 1, 1}, {128, 1, 1}), 20);
    request.launch.timeLimit = {7};
    JobControl control;
    int open = 0;
    int guarded = 0;
    std::uint64_t told = 0;
    control.guardBegins = [&](Seconds limit) {
        EXPECT_EQ(limit.value, 7);
        EXPECT_EQ(++open, 1) << "guards are not nested";
        ++guarded;
    };
    control.guardEnds = [&] { EXPECT_EQ(--open, 0); };
    control.progress = [&](std::uint64_t done, std::uint64_t total) {
        EXPECT_EQ(total, 20U);
        EXPECT_GE(done, told);
        told = done;
    };
    backend().measure(request, control);
    EXPECT_EQ(open, 0);
    EXPECT_GE(guarded, 21) << "the verified launch and each sample";
    EXPECT_EQ(told, 20U);
}

/// Prints what a warm measurement costs beyond its samples. The target is 20 ms.
TEST_F(Measure, CostBeyondTheSamples) {
    using Clock = std::chrono::steady_clock;
    for (const KernelInfo& kernel : soundKernels()) {
        MeasureRequest request = requestFor(kernel.id, kernel.suggested, 100);
        request.launch = suggestedFor(kernel);
        backend().measure(request, {});
        std::vector<double> costs;
        for (int i = 0; i < 11; ++i) {
            const auto begin = Clock::now();
            const Measurement measurement = backend().measure(request, {});
            const double wall = std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
            const auto& samples = measurement.samplesMicroseconds;
            ASSERT_EQ(samples.size(), 100U);
            costs.push_back(wall - std::accumulate(samples.begin(), samples.end(), 0.0) / 1000);
        }
        const auto summary = summarise(costs);
        const auto samples = summarise(backend().measure(request, {}).samplesMicroseconds);
        ASSERT_TRUE(summary && samples);
        std::printf(
            "%s: a warm measurement of 100 samples costs %.2f ms beyond them (%.2f to %.2f); a sample takes "
            "%.2f us (quartiles %.2f, %.2f)\n",
            kernel.id.c_str(), summary->median, summary->minimum, summary->maximum, samples->median,
            samples->lowerQuartile, samples->upperQuartile);
    }
}

} // namespace
} // namespace trichevron
