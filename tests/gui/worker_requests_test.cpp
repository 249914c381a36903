// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How long the reply to each request may take, and which device it is about.
#include "app/gui/worker/worker_requests.h"
#include "tests/case_name.h"

#include <gtest/gtest.h>

#include <optional>

namespace trichevron::gui {
namespace {

using std::chrono::milliseconds;

WorkerTimeouts timeoutsWithHandshake(milliseconds handshake) {
    WorkerTimeouts timeouts;
    timeouts.handshake = handshake;
    timeouts.answer = milliseconds(1000);
    timeouts.margin = milliseconds(100);
    return timeouts;
}

const WorkerTimeouts someTimeouts = timeoutsWithHandshake(milliseconds(7));

core::LaunchRequest launchOfTenSeconds() {
    core::LaunchRequest launch;
    launch.device = 2;
    launch.timeLimit = core::Seconds{10};
    return launch;
}

core::MeasureRequest measurementOfFourSeconds() {
    core::MeasureRequest measure;
    measure.launch = launchOfTenSeconds();
    measure.limits.budget = core::Seconds{4};
    return measure;
}

core::SweepRequest sweepOfThreePoints() {
    core::SweepRequest sweep;
    sweep.device = 2;
    sweep.points.resize(3);
    return sweep;
}

struct WorkerRequestCase : test::NamedCase {
    WorkerRequest (*make)();
    const char* method;
    std::optional<int> limit;
    int device;
    std::size_t points;
};

class WorkerRequestCases : public testing::TestWithParam<WorkerRequestCase> {};

TEST_P(WorkerRequestCases, HasThisTimeAndDevice) {
    const WorkerRequest request = GetParam().make();
    EXPECT_EQ(request.method, GetParam().method);
    EXPECT_EQ(request.timeout ? std::optional(static_cast<int>(request.timeout->count())) : std::nullopt,
              GetParam().limit);
    EXPECT_EQ(request.device, GetParam().device);
    EXPECT_EQ(request.sweepPoints, GetParam().points);
    EXPECT_EQ(isJob(request.kind), GetParam().device == 2) << "the jobs here are all for device 2";
}

INSTANTIATE_TEST_SUITE_P(
    Requests, WorkerRequestCases,
    testing::Values(
        WorkerRequestCase{"TheHandshakeHasItsOwnTime",
                          [] { return initializeRequest("client", someTimeouts); }, "initialize", 7, 0, 0},
        WorkerRequestCase{"ACommandThatMayBeQueuedHasNoLimit",
                          [] { return initializeRequest("client", timeoutsWithHandshake(milliseconds(0))); },
                          "initialize",
                          {},
                          0,
                          0},
        WorkerRequestCase{"Devices", [] { return devicesRequest(someTimeouts); }, "devices", 1000, 0, 0},
        WorkerRequestCase{"KernelsWaitForThoseOfAllDevices",
                          [] { return kernelsRequest(1, 3, someTimeouts); }, "kernels", 3000, 1, 0},
        WorkerRequestCase{"APieceHasTheMargin",
                          [] { return uploadRequest(core::Json::object(), someTimeouts); }, "upload", 100, 0,
                          0},
        WorkerRequestCase{"ALaunchHasItsLimitAndTheMargin",
                          [] { return launchRequest(launchOfTenSeconds(), someTimeouts); }, "launch", 10100,
                          2, 0},
        WorkerRequestCase{"AMeasurementHasThreeLimitsAndItsBudgets",
                          [] { return measureRequest(measurementOfFourSeconds(), someTimeouts); }, "measure",
                          36100, 2, 0},
        WorkerRequestCase{
            "ASweepHasNoLimit", [] { return sweepRequest(sweepOfThreePoints()); }, "sweep", {}, 2, 3},
        WorkerRequestCase{"ATraceHasItsLimitAndTheMargin",
                          [] { return traceRequest(launchOfTenSeconds(), someTimeouts); }, "trace", 10100, 2,
                          0}),
    test::caseName<WorkerRequestCase>);

} // namespace
} // namespace trichevron::gui
