// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What follows from the replies of a worker that starts.
#include "app/gui/worker/worker_start.h"
#include "core/errors/input_error.h"
#include "core/import/import.h"
#include "core/model_json/model_json.h"
#include "core/protocol/message.h"
#include "tests/case_name.h"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <vector>

namespace trichevron::gui {
namespace {

using core::BackendErrorKind;
using core::FaultKind;
using StepKind = StartStep::Kind;

core::Json startHandshake(int version, const std::string& backend) {
    return {{"protocolVersion", version}, {"server", "test"}, {"backend", backend}};
}

core::Json startDevices(std::size_t count) {
    const core::Recording recording =
        core::loadRecording(TRICHEVRON_FIXTURES "/recordings/fixture-recording.json");
    return {{"devices", std::vector<core::Json>(count, toJson(recording.device))}};
}

WorkerError startError(BackendErrorKind kind) {
    return workerErrorFrom({core::protocol::BackendFailed, "why", {{"kind", toString(kind)}}});
}

/// The replies about the kernels of each device: the kind of an error, or none for a list.
struct KernelsCase : test::NamedCase {
    std::vector<std::optional<BackendErrorKind>> errors;
    StepKind last;
    const char* reason; ///< of the last step
};

class KernelsOfDevices : public testing::TestWithParam<KernelsCase> {};

TEST_P(KernelsOfDevices, DecideWhetherTheWorkerIsUsable) {
    WorkerStart start{WorkerTimeouts()};
    EXPECT_EQ(start.begin("client").method, "initialize");
    StartStep step =
        start.onResult(RequestKind::Initialize, 0, startHandshake(core::protocol::version, "live"));
    ASSERT_EQ(step.requests.size(), 1U);
    EXPECT_EQ(step.requests[0].method, "devices");
    EXPECT_EQ(start.backend(), core::ProvenanceKind::Live);
    const auto& errors = GetParam().errors;
    step = start.onResult(RequestKind::Devices, 0, startDevices(errors.size()));
    ASSERT_EQ(step.requests.size(), errors.size());
    for (std::size_t i = 0; i < errors.size(); ++i) {
        EXPECT_EQ(step.kind, StepKind::Continues);
        const int device = static_cast<int>(i);
        step = errors[i] ? start.onError(RequestKind::Kernels, device, startError(*errors[i]))
                         : start.onResult(RequestKind::Kernels, device, {{"kernels", core::Json::array()}});
        EXPECT_EQ(step.deviceProblem.has_value(), errors[i].has_value() && step.kind != StepKind::Faulty);
    }
    EXPECT_EQ(step.kind, GetParam().last);
    EXPECT_EQ(step.reason.value_or(core::Text()).text(), GetParam().reason);
    EXPECT_EQ(step.fault.has_value(), GetParam().last == StepKind::Faulty);
}

INSTANTIATE_TEST_SUITE_P(Workers, KernelsOfDevices,
                         testing::Values(KernelsCase{"OneDevice", {std::nullopt}, StepKind::Ready, ""},
                                         KernelsCase{"AProblemOfOneLeavesTheOther",
                                                     {BackendErrorKind::OutOfMemory, std::nullopt},
                                                     StepKind::Ready,
                                                     ""},
                                         KernelsCase{"TheLastMayHaveTheProblem",
                                                     {std::nullopt, BackendErrorKind::NoDevice},
                                                     StepKind::Ready,
                                                     ""},
                                         KernelsCase{
                                             "ProblemsOfAllLeaveNone",
                                             {BackendErrorKind::NoDevice, BackendErrorKind::OutOfMemory},
                                             StepKind::NoDevice,
                                             "why"},
                                         KernelsCase{"AnyOtherErrorEndsTheWorker",
                                                     {std::nullopt, BackendErrorKind::ContextLost},
                                                     StepKind::Faulty,
                                                     ""}),
                         test::caseName<KernelsCase>);

TEST(WorkerStart, WithoutADeviceSaysNoReason) {
    WorkerStart start{WorkerTimeouts()};
    const StartStep step = start.onResult(RequestKind::Devices, 0, startDevices(0));
    EXPECT_EQ(step.kind, StepKind::NoDevice);
    EXPECT_FALSE(step.reason);
}

TEST(WorkerStart, ForgetsTheDevicesWhereItBeginsAgain) {
    WorkerStart start{WorkerTimeouts()};
    start.onResult(RequestKind::Devices, 0, startDevices(2));
    EXPECT_EQ(start.devices().size(), 2U);
    start.begin("client");
    EXPECT_TRUE(start.devices().empty());
}

TEST(WorkerStart, RefusesAnotherVersionWithoutReadingOn) {
    WorkerStart start{WorkerTimeouts()};
    const StartStep step =
        start.onResult(RequestKind::Initialize, 0, startHandshake(99, "of another version"));
    EXPECT_EQ(step.kind, StepKind::Faulty);
    ASSERT_TRUE(step.fault);
    EXPECT_EQ(step.fault->kind, FaultKind::VersionMismatch);
}

struct StartErrorCase : test::NamedCase {
    RequestKind request;
    int code;
    std::optional<BackendErrorKind> kind;
    StepKind step;
    std::optional<FaultKind> fault;
};

class StartErrors : public testing::TestWithParam<StartErrorCase> {};

TEST_P(StartErrors, EndTheStart) {
    core::Json data = core::Json::object();
    if (GetParam().kind)
        data["kind"] = toString(*GetParam().kind);
    WorkerStart start{WorkerTimeouts()};
    const StartStep step =
        start.onError(GetParam().request, 0, workerErrorFrom({GetParam().code, "why", data}));
    EXPECT_EQ(step.kind, GetParam().step);
    EXPECT_EQ(step.fault ? std::optional(step.fault->kind) : std::nullopt, GetParam().fault);
}

constexpr int backendFailed = core::protocol::BackendFailed;

INSTANTIATE_TEST_SUITE_P(Workers, StartErrors,
                         testing::Values(StartErrorCase{"NoDeviceIsNoFault",
                                                        RequestKind::Devices,
                                                        backendFailed,
                                                        BackendErrorKind::NoDevice,
                                                        StepKind::NoDevice,
                                                        {}},
                                         StartErrorCase{"ADriverIsAFaultToo", RequestKind::Devices,
                                                        backendFailed, BackendErrorKind::DriverTooOld,
                                                        StepKind::NoDevice, FaultKind::DriverTooOld},
                                         StartErrorCase{"AFullDeviceCannotBeListed", RequestKind::Devices,
                                                        backendFailed, BackendErrorKind::OutOfMemory,
                                                        StepKind::Faulty, FaultKind::OutOfMemory},
                                         StartErrorCase{"AnErrorWithoutAKindEndsTheWorker",
                                                        RequestKind::Devices,
                                                        core::protocol::InternalError,
                                                        {},
                                                        StepKind::Faulty,
                                                        FaultKind::WorkerEnded},
                                         StartErrorCase{"AnotherVersion",
                                                        RequestKind::Initialize,
                                                        core::protocol::VersionMismatch,
                                                        {},
                                                        StepKind::Faulty,
                                                        FaultKind::VersionMismatch},
                                         StartErrorCase{"AnotherVersionAfterTheHandshake",
                                                        RequestKind::Devices,
                                                        core::protocol::VersionMismatch,
                                                        {},
                                                        StepKind::Faulty,
                                                        FaultKind::WorkerEnded}),
                         test::caseName<StartErrorCase>);

struct WrongStartCase : test::NamedCase {
    RequestKind request;
    core::Json result;
    const char* message;
};

class WrongStarts : public testing::TestWithParam<WrongStartCase> {};

TEST_P(WrongStarts, SayWhatIsWrong) {
    WorkerStart start{WorkerTimeouts()};
    try {
        start.onResult(GetParam().request, 0, GetParam().result);
        ADD_FAILURE() << "no error";
    } catch (const core::InputError& error) {
        EXPECT_NE(std::string(error.what()).find(GetParam().message), std::string::npos) << error.what();
    }
}

INSTANTIATE_TEST_SUITE_P(
    Workers, WrongStarts,
    testing::Values(
        WrongStartCase{"NoVersion", RequestKind::Initialize, core::Json::object(), "protocolVersion"},
        WrongStartCase{"AnUnknownBackend", RequestKind::Initialize,
                       startHandshake(core::protocol::version, "dreamt"),
                       "/backend: expected live or recorded"},
        WrongStartCase{"NoList", RequestKind::Devices, core::Json{{"devices", 7}},
                       "/devices: expected an array"},
        WrongStartCase{"TooManyDevices", RequestKind::Devices,
                       core::Json{{"devices", std::vector<core::Json>(65, 0)}}, "at most 64 devices"}),
    test::caseName<WrongStartCase>);

} // namespace
} // namespace trichevron::gui
