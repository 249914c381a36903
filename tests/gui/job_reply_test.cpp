// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What comes of a job: its pieces, points and outputs, its result, and what is left of an interrupted one.
#include "app/gui/worker/job_reply.h"
#include "core/errors/input_error.h"
#include "tests/case_name.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace trichevron::gui {
namespace {

core::LaunchResult launchEndingWith(int launchCode, std::optional<int> synchronisationCode,
                                    bool contextLost) {
    core::LaunchResult result;
    result.launch.code = launchCode;
    if (synchronisationCode)
        result.synchronisation = core::ApiAnswer{*synchronisationCode, "name", "message"};
    result.contextLost = contextLost;
    return result;
}

core::Measurement measurementWithLaunch(const core::LaunchResult& result) {
    core::Measurement measurement;
    measurement.result = result;
    return measurement;
}

core::Sweep sweepWithSecond(const core::LaunchResult& second) {
    core::Sweep sweep;
    sweep.points.resize(3);
    sweep.points[0].measurement = measurementWithLaunch({});
    sweep.points[1].measurement = measurementWithLaunch(second);
    return sweep;
}

core::BlockTrace traceWithLaunch(const core::LaunchResult& result) {
    core::BlockTrace trace;
    trace.result = result;
    return trace;
}

struct LostContextCase : test::NamedCase {
    JobResult result;
    std::optional<core::FaultKind> fault;
    int number;
};

class LostContexts : public testing::TestWithParam<LostContextCase> {};

TEST_P(LostContexts, AreTheFaultOfTheirLaunch) {
    const std::optional<core::Fault> fault = lostContext(GetParam().result);
    EXPECT_EQ(fault ? std::optional(fault->kind) : std::nullopt, GetParam().fault);
    EXPECT_EQ(fault ? fault->number : 0, GetParam().number);
}

INSTANTIATE_TEST_SUITE_P(
    Results, LostContexts,
    testing::Values(LostContextCase{"AGoodLaunch", launchEndingWith(0, 0, false), {}, 0},
                    LostContextCase{"ARefusedLaunch", launchEndingWith(1, {}, false), {}, 0},
                    LostContextCase{"AnIllegalAddress", launchEndingWith(0, 700, true),
                                    core::FaultKind::IllegalAddress, 700},
                    LostContextCase{"AtTheLaunchItself", launchEndingWith(719, {}, true),
                                    core::FaultKind::LaunchFailure, 719},
                    LostContextCase{"AnErrorWithoutAName", launchEndingWith(0, 4321, true),
                                    core::FaultKind::OtherSticky, 4321},
                    LostContextCase{"InAMeasurement", measurementWithLaunch(launchEndingWith(0, 700, true)),
                                    core::FaultKind::IllegalAddress, 700},
                    LostContextCase{"InATrace", traceWithLaunch(launchEndingWith(0, 700, true)),
                                    core::FaultKind::IllegalAddress, 700},
                    LostContextCase{"InAPointOfASweep", sweepWithSecond(launchEndingWith(0, 700, true)),
                                    core::FaultKind::IllegalAddress, 700},
                    LostContextCase{"ASweepThatWentWell", sweepWithSecond({}), {}, 0}),
    test::caseName<LostContextCase>);

core::Json pointParams(std::size_t point, const std::string& problem) {
    core::SweepOutcome outcome;
    outcome.problem = core::verbatim(problem);
    return {{"id", 1}, {"point", point}, {"outcome", core::protocol::toJson(outcome)}};
}

/// Adds each of these points to a job; the last one throws.
struct WrongPointCase : test::NamedCase {
    RequestKind job;
    std::vector<std::size_t> points;
    const char* message;
};

class WrongPoints : public testing::TestWithParam<WrongPointCase> {};

TEST_P(WrongPoints, SayWhatIsWrong) {
    JobReply reply(GetParam().job, 2);
    std::string message;
    for (const std::size_t point : GetParam().points) {
        EXPECT_EQ(message, "");
        const core::Json params = pointParams(point, "not recorded");
        try {
            reply.addPoint(core::JsonReader(params));
        } catch (const core::InputError& error) {
            message = error.what();
        }
    }
    EXPECT_NE(message.find(GetParam().message), std::string::npos) << message;
}

INSTANTIATE_TEST_SUITE_P(
    Jobs, WrongPoints,
    testing::Values(WrongPointCase{"OfALaunch", RequestKind::Launch, {0}, "no point"},
                    WrongPointCase{"OfTheStart", RequestKind::Initialize, {0}, "no point"},
                    WrongPointCase{"BeyondTheLast", RequestKind::Sweep, {0, 2}, "/point"},
                    WrongPointCase{"ASecondTime", RequestKind::Sweep, {0, 1, 1}, "no outcome yet"}),
    test::caseName<WrongPointCase>);

TEST(JobReply, OfASweepHasItsPointsAndItsEnd) {
    JobReply reply(RequestKind::Sweep, 2);
    const core::Json params = pointParams(1, "not recorded");
    EXPECT_EQ(reply.addPoint(core::JsonReader(params)), 1U);
    EXPECT_EQ(reply.outcome(1).problem.text(), "not recorded");
    const std::optional<core::Sweep> interrupted = reply.interruptedSweep();
    ASSERT_TRUE(interrupted);
    EXPECT_EQ(interrupted->stopped, core::StopReason::Interrupted);
    EXPECT_TRUE(interrupted->points[1].isReached());
    EXPECT_FALSE(reply.interruptedMeasurement());
    EXPECT_THROW(reply.complete({{"stopped", "somehow"}}), core::InputError);
    const JobResult result = reply.complete({{"stopped", toString(core::StopReason::Cancelled)}});
    ASSERT_TRUE(std::holds_alternative<core::Sweep>(result));
    EXPECT_EQ(std::get<core::Sweep>(result).stopped, core::StopReason::Cancelled);
    EXPECT_FALSE(std::get<core::Sweep>(result).points[0].isReached());
    EXPECT_TRUE(std::get<core::Sweep>(result).points[1].isReached());
}

struct InterruptedCase : test::NamedCase {
    RequestKind job;
    std::vector<double> samples;
    bool isKept;
};

class InterruptedJobs : public testing::TestWithParam<InterruptedCase> {};

TEST_P(InterruptedJobs, KeepTheSamplesOfAMeasurement) {
    JobReply reply(GetParam().job, 0);
    const core::protocol::Notification piece = core::protocol::makePiece(
        1, std::nullopt, core::protocol::column::samplesMicroseconds, 0, std::span(GetParam().samples));
    if (!GetParam().samples.empty())
        reply.addPiece(core::JsonReader(piece.params));
    const std::optional<core::Measurement> kept = reply.interruptedMeasurement();
    ASSERT_EQ(kept.has_value(), GetParam().isKept);
    EXPECT_FALSE(reply.interruptedSweep());
    if (kept) {
        EXPECT_EQ(kept->samplesMicroseconds, GetParam().samples);
        EXPECT_EQ(kept->stopped, core::StopReason::Interrupted);
        EXPECT_TRUE(kept->result.synchronisation) << "there are samples, so the launch succeeded";
    }
}

INSTANTIATE_TEST_SUITE_P(
    Jobs, InterruptedJobs,
    testing::Values(InterruptedCase{"WithSamples", RequestKind::Measure, {1.5, 2.5}, true},
                    InterruptedCase{"BeforeTheFirstSample", RequestKind::Measure, {}, false},
                    InterruptedCase{"ThatAreNoMeasurement", RequestKind::Launch, {1.5}, false}),
    test::caseName<InterruptedCase>);

TEST(OutputBytes, AreReadFromBase64) {
    const core::Json params{{"argument", 2}, {"first", 64}, {"bytes", "YWJj"}};
    const OutputBytes output = outputBytesFrom(core::JsonReader(params));
    EXPECT_EQ(output.argument, 2U);
    EXPECT_EQ(output.firstByte, 64U);
    EXPECT_EQ(output.bytes, "abc");
    const core::Json wrong{{"argument", 2}, {"first", 64}, {"bytes", "?"}};
    EXPECT_THROW(outputBytesFrom(core::JsonReader(wrong)), core::InputError);
}

} // namespace
} // namespace trichevron::gui
