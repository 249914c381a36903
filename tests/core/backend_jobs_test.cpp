// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Jobs of several backend calls: a launch with its measurement, and a sweep.
#include "core/backend/launch_and_measure.h"
#include "tests/case_name.h"

#include <gtest/gtest.h>

#include <optional>

namespace trichevron::core {
namespace {

LaunchResult fineResult() {
    LaunchResult result;
    result.synchronisation = ApiAnswer{};
    result.verification = Verification{10, 0, verbatim("10 elements are right.")};
    return result;
}

LaunchResult wrongResult() {
    LaunchResult result = fineResult();
    result.verification = Verification{10, 3, verbatim("3 elements are wrong.")};
    return result;
}

LaunchResult failedResult() {
    LaunchResult result;
    result.synchronisation = ApiAnswer{719, "cudaErrorLaunchFailure", "unspecified launch failure"};
    return result;
}

/// Returns preset results and counts its calls.
class ToldBackend final : public Backend {
public:
    LaunchResult ofLaunch;
    Measurement ofMeasure;
    std::optional<BackendError> errorOfMeasure;
    int measured = 0;

    ProvenanceKind kind() const override { return ProvenanceKind::Live; }
    std::vector<DeviceProperties> devices() override { return {}; }
    std::vector<KernelInfo> kernels(int) override { return {}; }
    LaunchResult launch(const LaunchRequest&, const JobControl&) override { return ofLaunch; }
    Measurement measure(const MeasureRequest&, const JobControl&) override {
        ++measured;
        if (errorOfMeasure)
            throw BackendError(*errorOfMeasure);
        return ofMeasure;
    }
    BlockTrace trace(const LaunchRequest&, const JobControl&) override { return {}; }
};

class LaunchAndMeasure : public testing::Test {
protected:
    LaunchAndMeasure() {
        device_.device = "Preset GPU";
        backend_.ofLaunch = fineResult();
        backend_.ofLaunch.tables = {{verbatim("Ways"), {verbatim("way")}, {{verbatim("cuLaunchKernel")}}}};
        backend_.ofLaunch.hostTimeline = {{verbatim("launch returned"), 2}};
        backend_.ofLaunch.threads = {{"lane", {0, 1}}};
        backend_.ofMeasure.result = fineResult();
        backend_.ofMeasure.result.hostTimeline = {{verbatim("launch returned"), 3}};
        backend_.ofMeasure.samplesMicroseconds = {4, 5};
    }
    Measurement ask() {
        return launchAndMeasure(backend_, {}, {}, device_,
                                [this](const Measurement& launched) { launched_ = launched; });
    }

    ToldBackend backend_;
    Provenance device_;
    std::optional<Measurement> launched_;
};

TEST_F(LaunchAndMeasure, ReturnsTheFullLaunchResultWithTheTimes) {
    const Measurement measurement = ask();
    EXPECT_EQ(measurement.result, backend_.ofLaunch);
    EXPECT_EQ(measurement.samplesMicroseconds, backend_.ofMeasure.samplesMicroseconds);
}

TEST_F(LaunchAndMeasure, ReturnsARefusedLaunchToo) {
    backend_.ofLaunch.launch = {1, "cudaErrorInvalidValue", "invalid argument"};
    backend_.ofLaunch.synchronisation.reset();
    backend_.ofMeasure.result = backend_.ofLaunch;
    backend_.ofMeasure.result.tables.clear();
    backend_.ofMeasure.stopped = StopReason::Refused;
    EXPECT_EQ(ask().result, backend_.ofLaunch);
}

TEST_F(LaunchAndMeasure, ReturnsTheWorseResultOfTheMeasurement) {
    for (const LaunchResult& worse : {wrongResult(), failedResult()}) {
        backend_.ofMeasure.result = worse;
        EXPECT_EQ(ask().result, worse);
    }
    backend_.ofLaunch = failedResult();
    backend_.ofMeasure.result = wrongResult();
    EXPECT_EQ(ask().result, backend_.ofLaunch);
}

TEST_F(LaunchAndMeasure, MeasuresNothingAfterALostContext) {
    backend_.ofLaunch = failedResult();
    backend_.ofLaunch.contextLost = true;
    const Measurement measurement = ask();
    EXPECT_EQ(backend_.measured, 0);
    EXPECT_EQ(measurement.result, backend_.ofLaunch);
    EXPECT_EQ(measurement.stopped, StopReason::Refused);
    EXPECT_EQ(measurement.provenance.device, "Preset GPU");
    EXPECT_TRUE(launched_);
}

TEST_F(LaunchAndMeasure, ReportsTheLaunchWhereMeasuringFails) {
    backend_.errorOfMeasure.emplace(BackendErrorKind::OutOfMemory, verbatim("no memory"));
    EXPECT_THROW(ask(), BackendError);
    ASSERT_TRUE(launched_);
    EXPECT_EQ(launched_->result, backend_.ofLaunch);
    EXPECT_EQ(launched_->stopped, StopReason::Interrupted);
}

struct PointCase : test::NamedCase {
    BackendErrorKind kind;
};
class PointOfASweep : public testing::TestWithParam<PointCase> {};

TEST_P(PointOfASweep, KeepsTheKindOfItsError) {
    ToldBackend backend;
    backend.errorOfMeasure.emplace(GetParam().kind, verbatim("one sentence"));
    SweepRequest request;
    request.points.resize(1);
    const Sweep sweep = runSweep(backend, request, {});
    EXPECT_EQ(sweep.points.at(0).problem.text(), "one sentence");
    EXPECT_EQ(sweep.points.at(0).problemKind, GetParam().kind);
}

INSTANTIATE_TEST_SUITE_P(Sweep, PointOfASweep,
                         testing::Values(PointCase{"BadRequest", BackendErrorKind::BadRequest},
                                         PointCase{"NotRecorded", BackendErrorKind::NotRecorded},
                                         PointCase{"OutOfMemory", BackendErrorKind::OutOfMemory}),
                         test::caseName<PointCase>);

} // namespace
} // namespace trichevron::core
