// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/cuda_backend.h"
#include "tests/gpu/gpu_test.h"
#include "tests/gpu/test_demos.h"

namespace trichevron::gpu {
namespace {

class Measure : public GpuTest {
protected:
    static core::MeasureRequest requestFor(const std::string& kernel, const core::LaunchConfig& config,
                                           std::uint32_t samples) {
        core::MeasureRequest request;
        request.launch = launchRequest(kernel, config);
        request.limits.samples = samples;
        request.limits.precision = 0; // takes all requested samples
        return request;
    }

    static bool isInTwoStreams(const core::LaunchRequest& request) {
        return request.kernel == "twoStreams" && (request.config.stream == core::StreamKind::NonBlocking ||
                                                  request.config.stream == core::StreamKind::HighPriority);
    }
};

TEST_F(Measure, TakesTheRequestedSamplesAndDescribesThem) {
    for (const core::KernelInfo& kernel : runnableKernels()) {
        SCOPED_TRACE(kernel.id);
        core::MeasureRequest request = requestFor(kernel.id, kernel.suggested, 40);
        request.launch = suggestedLaunch(kernel);
        const core::Measurement measurement = backend().measure(request, {});
        EXPECT_EQ(measurement.stopped, core::StopReason::SamplesReached);
        ASSERT_EQ(measurement.samplesMicroseconds.size(), 40U);
        for (const double sample : measurement.samplesMicroseconds)
            EXPECT_GT(sample, 0);
        EXPECT_EQ(measurement.smClockMegahertz.size(), 40U);
        EXPECT_GE(measurement.warmUps, 1U);
        EXPECT_EQ(measurement.hotBatch < 4, isInTwoStreams(request.launch));
        EXPECT_EQ(measurement.hotMicroseconds.empty(), isInTwoStreams(request.launch));
        EXPECT_FALSE(measurement.launchMicroseconds.empty());
        EXPECT_TRUE(measurement.result.launch.ok());
        EXPECT_TRUE(measurement.result.threads.empty());
        ASSERT_TRUE(measurement.result.verification);
        EXPECT_EQ(measurement.result.verification->mismatches, 0U)
            << measurement.result.verification->summary.text();
        EXPECT_EQ(measurement.provenance.kind, core::ProvenanceKind::Live);
        EXPECT_EQ(measurement.provenance.device, device().name);
        EXPECT_EQ(measurement.provenance.smClock.has_value(), device().provenance.smClock.has_value());
        EXPECT_FALSE(measurement.provenance.date.empty());
        const core::Summary summary = *core::summarise(measurement.samplesMicroseconds);
        std::printf(
            "%s: %.2f us cold (noise %.2f %%), %.2f us hot, %.2f us to launch, %.0f MHz, %.1f %% of a "
            "copy\n",
            kernel.id.c_str(), summary.median, 100 * summary.noise(),
            core::summarise(measurement.hotMicroseconds).value_or(core::Summary{}).median,
            core::summarise(measurement.launchMicroseconds)->median,
            core::summarise(measurement.smClockMegahertz)->median,
            100 * shareOfCopy(measurement).value_or(0));
    }
}

TEST_F(Measure, StopsWhenTheMedianHasConverged) {
    core::MeasureRequest request =
        requestFor("vectorAdd", launchConfig({65'536, 1, 1}, {256, 1, 1}), 100'000);
    request.limits.precision = 0.01;
    request.limits.budget = {10};
    const core::Measurement measurement = backend().measure(request, {});
    EXPECT_EQ(measurement.stopped, core::StopReason::Converged);
    EXPECT_GE(measurement.samplesMicroseconds.size(), 32U);
    const core::Summary summary = *core::summarise(measurement.samplesMicroseconds);
    EXPECT_LE(summary.medianConfidenceInterval.high - summary.medianConfidenceInterval.low,
              2 * 0.01 * summary.median);
}

TEST_F(Measure, DataThatFitsInTheCacheIsFasterHotThanCold) {
    // 3 × 4 MiB, in an L2 cache at least three times as large.
    if (device().otherProperties.empty())
        GTEST_SKIP() << "the size of the L2 cache is unknown";
    const core::Measurement measurement =
        backend().measure(requestFor("vectorAdd", launchConfig({4096, 1, 1}, {256, 1, 1}), 200), {});
    EXPECT_LT(core::summarise(measurement.hotMicroseconds)->median,
              core::summarise(measurement.samplesMicroseconds)->median);
}

TEST_F(Measure, AdditionsAreComparedWithACopy) {
    const core::Measurement measurement =
        backend().measure(requestFor("vectorAdd", launchConfig({262'144, 1, 1}, {256, 1, 1}), 50), {});
    ASSERT_TRUE(measurement.work && measurement.reference);
    EXPECT_EQ(measurement.work->bytesRead, 2 * measurement.work->bytesWritten);
    EXPECT_EQ(measurement.work->items, 262'144U * 256);
    EXPECT_GT(measurement.reference->emptyMicroseconds, 0);
    const double share = *shareOfCopy(measurement);
    EXPECT_GT(share, 0.5);
    EXPECT_LT(share, 1.2);
}

TEST_F(Measure, ReferenceCopyIsMeasuredOnAWarmDevice) {
    const auto reference = [] {
        core::MeasureRequest request = requestFor("vectorAdd", launchConfig({16, 1, 1}, {128, 1, 1}), 5);
        request.limits.budget = {0.01}; // leaves little time for the warm-up
        return makeCudaBackend()->measure(request, {}).reference;
    };
    const auto first = reference();
    const auto second = reference();
    ASSERT_TRUE(first && second);
    EXPECT_NEAR(first->copyBytesPerSecond / second->copyBytesPerSecond, 1, 0.05);
}

TEST_F(Measure, TakesSamplesWithEveryApiAndStream) {
    for (const core::LaunchApi api : core::allLaunchApis)
        for (const core::StreamKind stream : core::allStreamKinds) {
            SCOPED_TRACE(std::string(toString(api)) + " " + std::string(toString(stream)));
            core::LaunchConfig config = launchConfig({16, 1, 1}, {128, 1, 1}, api);
            config.stream = stream;
            EXPECT_EQ(backend().measure(requestFor("vectorAdd", config, 5), {}).samplesMicroseconds.size(),
                      5U);
        }
}

TEST_F(Measure, StopsWhenItsBudgetIsSpentButTakesOneSample) {
    core::MeasureRequest request = requestFor("vectorAdd", launchConfig({16, 1, 1}, {128, 1, 1}), 1'000'000);
    request.limits.budget = {0};
    const core::Measurement measurement = backend().measure(request, {});
    EXPECT_EQ(measurement.stopped, core::StopReason::BudgetSpent);
    EXPECT_EQ(measurement.samplesMicroseconds.size(), 1U);
}

TEST_F(Measure, LaunchesInTwoStreamsHaveNoHotTimes) {
    for (const core::StreamKind stream : core::allStreamKinds) {
        SCOPED_TRACE(std::string(toString(stream)));
        core::LaunchConfig config = launchConfig({16, 1, 1}, {128, 1, 1});
        config.stream = stream;
        const core::MeasureRequest request = requestFor("twoStreams", config, 5);
        const core::Measurement measurement = backend().measure(request, {});
        EXPECT_EQ(measurement.samplesMicroseconds.size(), 5U);
        EXPECT_EQ(measurement.hotMicroseconds.empty(), isInTwoStreams(request.launch));
        EXPECT_FALSE(measurement.launchMicroseconds.empty());
    }
}

TEST_F(Measure, LaunchTooLongForTheHotBudgetHasNoHotTimes) {
    const std::unique_ptr<core::Backend> held = makeCudaBackendWith(makeHoldingDemo);
    core::MeasureRequest request = requestFor("holding", launchConfig({1, 1, 1}, {32, 1, 1}), 5);
    request.limits.budget = {5 * holdingNanoseconds * 1e-9};
    request.launch.timeLimit = {1};
    const core::Measurement measurement = held->measure(request, {});
    EXPECT_FALSE(measurement.samplesMicroseconds.empty());
    EXPECT_EQ(measurement.hotBatch, 0U);
    EXPECT_TRUE(measurement.hotMicroseconds.empty());
    EXPECT_TRUE(measurement.launchMicroseconds.empty());
}

TEST_F(Measure, StopsWhenCancelled) {
    const std::atomic<bool> cancelled = true;
    core::JobControl control;
    control.cancelled = &cancelled;
    const core::Measurement measurement =
        backend().measure(requestFor("vectorAdd", launchConfig({16, 1, 1}, {128, 1, 1}), 100), control);
    EXPECT_EQ(measurement.stopped, core::StopReason::Cancelled);
    EXPECT_TRUE(measurement.samplesMicroseconds.empty());
}

TEST_F(Measure, RefusedLaunchHasNoSamples) {
    const core::Measurement measurement =
        backend().measure(requestFor("vectorAdd", launchConfig({1, 1, 1}, {2048, 1, 1}), 100), {});
    EXPECT_EQ(measurement.stopped, core::StopReason::Refused);
    EXPECT_EQ(measurement.result.launch.name, "cudaErrorInvalidValue");
    EXPECT_TRUE(measurement.samplesMicroseconds.empty());
    expectStillWorks();
}

TEST_F(Measure, RefusedOptInHasNoSamples) {
    core::MeasureRequest request = requestFor("vectorAdd", launchConfig({1, 1, 1}, {64, 1, 1}), 100);
    request.launch.optIns.preferredShmemCarveout = 1000;
    const core::Measurement measurement = backend().measure(request, {});
    EXPECT_EQ(measurement.stopped, core::StopReason::Refused);
    EXPECT_NE(measurement.result.launch.message.find("cudaFuncAttributePreferredSharedMemoryCarveout, 1000"),
              std::string::npos)
        << measurement.result.launch.message;
    EXPECT_TRUE(measurement.samplesMicroseconds.empty());
    expectStillWorks();
}

TEST_F(Measure, ReportsProgressAndGuardsEachWait) {
    core::MeasureRequest request = requestFor("vectorAdd", launchConfig({16, 1, 1}, {128, 1, 1}), 20);
    request.launch.timeLimit = {7};
    core::JobControl control;
    int open = 0;
    int guarded = 0;
    std::uint64_t reported = 0;
    control.guardBegins = [&](core::Seconds limit) {
        EXPECT_EQ(limit.value, 7);
        EXPECT_EQ(++open, 1) << "guards are not nested";
        ++guarded;
    };
    control.guardEnds = [&] { EXPECT_EQ(--open, 0); };
    control.progress = [&](std::uint64_t done, std::uint64_t total) {
        EXPECT_EQ(total, 20U);
        EXPECT_GE(done, reported);
        reported = done;
    };
    backend().measure(request, control);
    EXPECT_EQ(open, 0);
    EXPECT_GE(guarded, 21) << "the verified launch and each sample";
    EXPECT_EQ(reported, 20U);
}

} // namespace
} // namespace trichevron::gpu
