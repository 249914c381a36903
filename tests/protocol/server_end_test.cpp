// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Cancelling, time limits and the end of the input while jobs run.
#include "tests/protocol/slow_backend.h"

#include <gtest/gtest.h>

namespace trichevron::core::protocol {
namespace {

constexpr const char* launchParams =
    R"("params":{"kernel":"k","launch":{"gridDim":[1],"blockDim":[1]},"timeLimitSeconds":86400}})";

std::string request(int id, const char* method) {
    return R"({"jsonrpc":"2.0","id":)" + std::to_string(id) + R"(,"method":")" + method + R"(",)" +
           launchParams;
}

class RunningJob : public testing::Test {
protected:
    test::SlowBackend backend_;
    test::RunningServer server_{backend_, &backend_};
    void SetUp() override { server_.initialize(); }
};

TEST_F(RunningJob, ARunningMeasurementIsCancelled) {
    server_.options.cancelGrace = std::chrono::minutes(4);
    server_.send(request(1, "measure"));
    Json done = 0;
    while (done == 0) { // on a busy machine heartbeats may come before the first sample
        const auto progress = std::get<Notification>(server_.take());
        EXPECT_EQ(progress.method, method::progress);
        EXPECT_EQ(progress.params.at("id"), 1);
        done = progress.params.at("done");
    }
    EXPECT_EQ(done, 1);
    server_.send(R"({"jsonrpc":"2.0","method":"cancel","params":{"id":1}})");
    EXPECT_EQ(server_.resultOf(1).at("stopped"), "cancelled");
}

TEST_F(RunningJob, AWaitingJobIsCancelledBeforeItStarts) {
    server_.send(request(1, "launch"));
    server_.send(request(2, "launch"));
    server_.send(R"({"jsonrpc":"2.0","method":"cancel","params":{"id":2}})");
    const Error error = server_.errorOf(2);
    EXPECT_EQ(error.code, Cancelled);
    EXPECT_EQ(error.message, "cancelled before it started");
    backend_.finishLaunches();
    server_.resultOf(1);
}

TEST_F(RunningJob, CancellingAnUnknownRequestDoesNothing) {
    server_.send(R"({"jsonrpc":"2.0","method":"cancel","params":{"id":99}})");
    server_.send(R"({"jsonrpc":"2.0","method":"cancel","params":{"id":"x"}})");
    server_.send(R"({"jsonrpc":"2.0","method":"cancel"})");
    server_.send(R"({"jsonrpc":"2.0","id":3,"method":"devices"})");
    server_.resultOf(3);
}

TEST_F(RunningJob, RepliesComeInTheOrderOfTheRequests) {
    server_.send(request(1, "launch"));
    server_.send(R"({"jsonrpc":"2.0","id":2,"method":"devices"})");
    server_.send(R"({"jsonrpc":"2.0","id":3,"method":"kernels"})");
    backend_.finishLaunches();
    server_.resultOf(1);
    server_.resultOf(2);
    server_.resultOf(3);
}

TEST_F(RunningJob, TooManyWaitingRequestsAreRefused) {
    server_.send(request(0, "launch"));
    backend_.waitUntilLaunching();
    for (int id = 1; id <= 5; ++id)
        server_.send(R"({"jsonrpc":"2.0","id":)" + std::to_string(id) + R"(,"method":"devices"})");
    const Error error = server_.errorOf(5);
    EXPECT_EQ(error.code, Busy);
    EXPECT_EQ(error.message, "4 requests are already waiting, the limit");
    backend_.finishLaunches();
    for (int id = 0; id <= 4; ++id)
        server_.resultOf(id);
}

TEST_F(RunningJob, TheEndOfTheInputAbortsARunningLaunch) {
    server_.send(request(1, "launch"));
    backend_.waitUntilLaunching();
    EXPECT_EQ(server_.end(), EndReason::JobAbandoned);
}

TEST_F(RunningJob, ACancelledLaunchThatDoesNotStopEndsTheProcess) {
    server_.send(request(1, "launch"));
    backend_.waitUntilLaunching();
    server_.send(R"({"jsonrpc":"2.0","method":"cancel","params":{"id":1}})");
    EXPECT_EQ(server_.waitForEnd(), EndReason::Cancelled);
}

TEST_F(RunningJob, ACancelledLaunchThatStopsInTimeGetsItsReply) {
    server_.options.cancelGrace = std::chrono::minutes(4); // in time on a busy machine, too
    server_.send(request(1, "launch"));
    backend_.waitUntilLaunching();
    server_.send(R"({"jsonrpc":"2.0","method":"cancel","params":{"id":1}})");
    backend_.finishLaunches();
    server_.resultOf(1);
    server_.send(R"({"jsonrpc":"2.0","id":2,"method":"devices"})");
    server_.resultOf(2);
}

TEST_F(RunningJob, ALaunchWithoutProgressStillSendsHeartbeats) {
    server_.send(request(1, "launch"));
    for (int beat = 0; beat < 3; ++beat) {
        const auto progress = std::get<Notification>(server_.take());
        EXPECT_EQ(progress.method, method::progress);
        EXPECT_EQ(progress.params.at("id"), 1);
    }
    backend_.finishLaunches();
    server_.resultOf(1);
}

TEST_F(RunningJob, MemoryIsReleasedAfterEveryJob) {
    backend_.finishLaunches();
    for (int job = 1; job <= 3; ++job) {
        server_.send(request(job, "launch"));
        server_.resultOf(job);
        EXPECT_EQ(backend_.released(), job);
    }
    server_.send(R"({"jsonrpc":"2.0","id":9,"method":"devices"})");
    server_.resultOf(9);
    EXPECT_EQ(backend_.released(), 3);
}

TEST_F(RunningJob, ALaunchThatExceedsItsTimeLimitEndsTheProcess) {
    server_.send(
        R"({"jsonrpc":"2.0","id":1,"method":"launch","params":{"kernel":"k","launch":{"gridDim":[1],"blockDim":[1]},"timeLimitSeconds":0.01}})");
    EXPECT_EQ(server_.waitForEnd(), EndReason::TimeLimit);
}

TEST_F(RunningJob, AClosedOutputEndsTheProcess) {
    server_.transport.breakOutput();
    server_.send(R"({"jsonrpc":"2.0","id":2,"method":"devices"})");
    EXPECT_EQ(server_.waitForEnd(), EndReason::OutputLost);
}

TEST(EndReason, EachHasItsOwnStatus) {
    EXPECT_EQ(toExitStatus(EndReason::InputEnded), 0);
    EXPECT_EQ(toExitStatus(EndReason::JobAbandoned), 10);
    EXPECT_EQ(toExitStatus(EndReason::TimeLimit), 11);
    EXPECT_EQ(toExitStatus(EndReason::OutputLost), 12);
    EXPECT_EQ(toExitStatus(EndReason::Cancelled), 13);
}

} // namespace
} // namespace trichevron::core::protocol
