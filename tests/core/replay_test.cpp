// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/import/import.h"
#include "core/recording/replay_backend.h"

#include <gtest/gtest.h>

#include <functional>

namespace trichevron::core {
namespace {

class Replay : public testing::Test {
protected:
    Recording recording_ =
        loadRecording(TRICHEVRON_TEST_DATA "/test-fixture-gpu/recordings/fixture-recording.json");
    ReplayBackend backend_{{recording_}};

    MeasureRequest recorded(std::size_t i) const {
        MeasureRequest request;
        request.launch.kernel = recording_.launches[i].kernel;
        request.launch.config = recording_.launches[i].config;
        request.launch.optIns = recording_.launches[i].optIns;
        return request;
    }
    void expectError(const MeasureRequest& request, BackendErrorKind kind, const std::string& sentence) {
        for (const std::function<void()>& ask :
             {std::function<void()>([&] { backend_.measure(request, {}); }),
              std::function<void()>([&] { backend_.launch(request.launch, {}); })}) {
            try {
                ask();
                ADD_FAILURE() << "answered";
            } catch (const BackendError& error) {
                EXPECT_EQ(error.kind(), kind);
                EXPECT_EQ(error.what(), sentence);
            }
        }
    }
};

TEST_F(Replay, ReturnsExactlyWhatWasRecorded) {
    for (std::size_t i = 0; i < recording_.launches.size(); ++i) {
        Measurement measurement = recording_.launches[i].measurement;
        measurement.result.threads.clear();
        EXPECT_EQ(backend_.measure(recorded(i), {}), measurement);
        EXPECT_EQ(backend_.launch(recorded(i).launch, {}), recording_.launches[i].measurement.result);
    }
    EXPECT_EQ(backend_.kind(), ProvenanceKind::Recorded);
    EXPECT_EQ(backend_.devices().at(0), recording_.device);
    EXPECT_EQ(backend_.kernels(0).size(), 2U);
}

TEST_F(Replay, ListsTheRecordedLaunchesOfEachKernel) {
    std::size_t listed = 0;
    for (const KernelInfo& kernel : backend_.kernels(0)) {
        for (const SweepPoint& point : kernel.recorded)
            EXPECT_NE(recording_.find(kernel.id, point.config, point.optIns), nullptr) << kernel.id;
        listed += kernel.recorded.size();
    }
    EXPECT_EQ(listed, recording_.launches.size());
    Recording copy = recording_;
    copy.kernels = backend_.kernels(0);
    EXPECT_EQ(toJson(copy), toJson(recording_));
}

TEST_F(Replay, ThreadColumnsAreOfASingleLaunch) {
    const std::vector<ThreadColumn> threads = backend_.launch(recorded(3).launch, {}).threads;
    ASSERT_FALSE(threads.empty());
    EXPECT_EQ(threads.front().name, "threadIdx.x");
    EXPECT_EQ(threads.front().values.size(), 128U);
    EXPECT_TRUE(backend_.measure(recorded(3), {}).result.threads.empty());
}

TEST_F(Replay, ReturnsARefusedLaunch) {
    EXPECT_EQ(backend_.launch(recorded(2).launch, {}).launch.name, "cudaErrorInvalidValue");
    EXPECT_EQ(backend_.measure(recorded(2), {}).stopped, StopReason::Refused);
}

TEST_F(Replay, IgnoresTheLimitsOfAMeasurement) {
    MeasureRequest request = recorded(0);
    request.limits.samples = 7;
    request.limits.budget = Seconds{100};
    request.launch.timeLimit = Seconds{1};
    EXPECT_EQ(backend_.measure(request, {}).samplesMicroseconds.size(), 4U);
}

TEST_F(Replay, AnotherBlockIsNotRecorded) {
    MeasureRequest request = recorded(0);
    request.launch.config.blockDim = {4, 4, 1};
    expectError(
        request, BackendErrorKind::NotRecorded,
        "not recorded on Test Fixture GPU: matrixAdd with grid 13 × 13 × 1 and block 4 × 4 × 1, problem "
        "100 × 100 × 1, launched with cudaLaunchKernel; recorded block shapes for it are 8 × 8 × 1, "
        "16 × 16 × 1, 64 × 64 × 1");
}

TEST_F(Replay, AnotherProblemIsNotRecorded) {
    MeasureRequest request = recorded(0);
    request.launch.config.problem = ProblemExtent{99, 100, 1};
    expectError(
        request, BackendErrorKind::NotRecorded,
        "not recorded on Test Fixture GPU: matrixAdd with grid 13 × 13 × 1 and block 8 × 8 × 1, problem "
        "99 × 100 × 1, launched with cudaLaunchKernel; with this block, recorded is grid 13 × 13 × 1 and "
        "block 8 × 8 × 1, problem 100 × 100 × 1, launched with cudaLaunchKernel");
}

TEST_F(Replay, OtherOptInsAreNotRecorded) {
    MeasureRequest request = recorded(0);
    request.launch.optIns.maxDynamicSharedSizeBytes = {65536};
    EXPECT_THROW(backend_.measure(request, {}), BackendError);
}

TEST_F(Replay, AnUnknownKernelListsTheKnownOnes) {
    MeasureRequest request = recorded(0);
    request.launch.kernel = "warpDrive";
    expectError(
        request, BackendErrorKind::UnknownKernel,
        "there is no kernel \"warpDrive\" in the recording of Test Fixture GPU: its kernels are threadIds, "
        "matrixAdd");
}

TEST_F(Replay, AnUnknownDeviceIsReported) {
    MeasureRequest request = recorded(0);
    request.launch.device = 1;
    expectError(request, BackendErrorKind::NoDevice, "there is no device 1: 1 device is recorded here");
    EXPECT_THROW(backend_.kernels(-1), BackendError);
}

TEST_F(Replay, ReportsFullProgress) {
    std::uint64_t reported = 0;
    JobControl control;
    control.progress = [&reported](std::uint64_t done, std::uint64_t total) {
        reported = done == total ? done : 0;
    };
    backend_.measure(recorded(1), control);
    EXPECT_EQ(reported, 5U);
}

TEST(BackendErrorKind, NamesRoundTrip) {
    for (const BackendErrorKind kind :
         {BackendErrorKind::NoDevice, BackendErrorKind::UnknownKernel, BackendErrorKind::NotRecorded,
          BackendErrorKind::BadRequest, BackendErrorKind::OutOfMemory, BackendErrorKind::ContextLost})
        EXPECT_EQ(backendErrorKindFromName(toString(kind)), kind);
    EXPECT_EQ(backendErrorKindFromName("tired"), std::nullopt);
}

} // namespace
} // namespace trichevron::core
