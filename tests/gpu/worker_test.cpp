// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// The real worker on a real device: faults, limits, and the end of the input during a kernel.
#include "core/model_json/model_json.h"
#include "core/protocol/exit_status.h"
#include "core/protocol/message.h"
#include "tests/gpu/gpu_test.h"
#include "tests/support/child_process.h"

#include <chrono>
#include <csignal>
#include <cstdlib>

namespace trichevron::gpu {
namespace {

using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point begin) {
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

/// When the tests run on another machine than they were built on, environment variables give the paths of the
/// programs.
std::string pathOf(const char* variable, const char* built) {
    const char* given = std::getenv(variable);
    return given != nullptr ? given : built;
}
std::string cli() {
    return pathOf("TRICHEVRON_CLI_PATH", TRICHEVRON_CLI);
}

class LiveWorker : public GpuTest {
protected:
    void SetUp() override {
        GpuTest::SetUp();
        if (!IsSkipped())
            start(cli(), {"worker"});
    }
    void start(const std::string& program, const std::vector<std::string>& arguments) {
        worker_ = std::make_unique<test::ChildProcess>(program, arguments, "/nowhere");
        sendRequest("initialize", {{"protocolVersion", core::protocol::version}});
        resultOf(id_);
    }
    std::int64_t sendRequest(std::string_view method, const core::Json& params) {
        worker_->write(core::protocol::toLine(core::protocol::Request{++id_, std::string(method), params}));
        return id_;
    }
    /// The response to a request; every line before it must also be a message.
    core::protocol::Response responseTo(std::int64_t id) {
        while (true) {
            const std::string line = worker_->readLine();
            if (line.empty()) {
                ADD_FAILURE() << "the worker ended: " << worker_->errors();
                return {};
            }
            const core::protocol::Message message = core::protocol::parseMessage(line);
            if (const auto* response = std::get_if<core::protocol::Response>(&message)) {
                EXPECT_EQ(response->id, id);
                return *response;
            }
        }
    }
    core::Json resultOf(std::int64_t id) {
        const core::protocol::Response response = responseTo(id);
        if (const auto* error = std::get_if<core::protocol::Error>(&response.outcome)) {
            ADD_FAILURE() << error->message;
            return {};
        }
        return std::get<core::Json>(response.outcome);
    }
    static core::Json launchOfKernel(const char* kernel, double limit = 10) {
        core::LaunchRequest request = launchRequest(kernel, launchConfig({4, 1, 1}, {64, 1, 1}));
        request.timeLimit = {limit};
        return toJson(request);
    }
    /// Starts the kernel that never ends and waits until it runs: the context exists, and only heartbeats
    /// arrive.
    void runForever() {
        resultOf(sendRequest("launch", launchOfKernel("vectorAdd")));
        sendRequest("launch", launchOfKernel("neverEnds", 600));
        for (int beat = 0; beat < 2; ++beat)
            EXPECT_NE(worker_->readLine().find("\"progress\""), std::string::npos);
    }

    std::unique_ptr<test::ChildProcess> worker_;
    std::int64_t id_ = 0;
};

struct KernelErrorCase : test::NamedCase {
    const char* kernel;
    int code;
};
class StickyFault : public LiveWorker, public testing::WithParamInterface<KernelErrorCase> {};

TEST_P(StickyFault, IsAResultAndTheNextJobFailsWithContextLost) {
    const core::Json reported = resultOf(sendRequest("launch", launchOfKernel(GetParam().kernel)));
    const core::LaunchResult result = launchResultFromJson(core::JsonReader(reported));
    EXPECT_TRUE(result.launch.ok());
    ASSERT_TRUE(result.synchronisation);
    EXPECT_EQ(result.synchronisation->code, GetParam().code) << result.synchronisation->name;
    EXPECT_TRUE(result.contextLost);
    const core::protocol::Response next = responseTo(sendRequest("launch", launchOfKernel("vectorAdd")));
    const auto* error = std::get_if<core::protocol::Error>(&next.outcome);
    ASSERT_NE(error, nullptr);
    EXPECT_EQ(error->data.at("kind"), "contextLost");
    worker_->closeInput();
    EXPECT_EQ(worker_->wait(), core::protocol::exitStatus::inputEnded);
    std::printf("%s: %s\n", GetParam().kernel, result.synchronisation->name.c_str());
}

INSTANTIATE_TEST_SUITE_P(Table, StickyFault,
                         testing::Values(KernelErrorCase{"IllegalAddress", "illegalAddress", 700},
                                         KernelErrorCase{"MisalignedAddress", "misalignedAddress", 716},
                                         KernelErrorCase{"Assert", "deviceAssert", 710},
                                         KernelErrorCase{"Trap", "trapped", 719}),
                         test::caseName<KernelErrorCase>);

// The limit of an endless kernel is ten minutes, and the status says what ended the worker before.
TEST_F(LiveWorker, EndsWhenItsInputEndsDuringAnEndlessKernel) {
    runForever();
    const auto begin = Clock::now();
    worker_->closeInput();
    EXPECT_EQ(worker_->wait(), core::protocol::exitStatus::jobAbandoned);
    std::printf("ended %.3f s after the end of its input\n", secondsSince(begin));
}

TEST_F(LiveWorker, EndsWhenALaunchExceedsItsTimeLimit) {
    resultOf(sendRequest("launch", launchOfKernel("vectorAdd")));
    const auto begin = Clock::now();
    sendRequest("launch", launchOfKernel("neverEnds", 1));
    EXPECT_EQ(worker_->wait(), core::protocol::exitStatus::timeLimit);
    std::printf("ended %.3f s after a launch with a limit of 1 s\n", secondsSince(begin));
    EXPECT_GT(secondsSince(begin), 1);
}

TEST_F(LiveWorker, EndsWhenAJobIsCancelledDuringAKernel) {
    runForever();
    const auto begin = Clock::now();
    worker_->write(core::protocol::toLine(core::protocol::Notification{"cancel", {{"id", id_}}}));
    EXPECT_EQ(worker_->wait(), core::protocol::exitStatus::cancelled);
    std::printf("ended %.3f s after it was cancelled\n", secondsSince(begin));
}

TEST_F(LiveWorker, CanBeRestartedAfterBeingKilledDuringAKernel) {
    runForever();
    worker_->kill();
    EXPECT_EQ(worker_->wait(), -SIGKILL);
    const auto begin = Clock::now();
    start(cli(), {"worker"});
    resultOf(sendRequest("launch", launchOfKernel("vectorAdd")));
    std::printf("the next worker launched %.3f s later\n", secondsSince(begin));
}

TEST_F(LiveWorker, CancelsASweepBetweenItsPoints) {
    resultOf(sendRequest("launch", launchOfKernel("vectorAdd")));
    core::SweepRequest sweep;
    sweep.kernel = "vectorAdd";
    for (unsigned threads = 32; threads <= 1024; threads += 32)
        sweep.points.push_back({launchConfig({1000, 1, 1}, {threads, 1, 1}), {}});
    sweep.limits.samples = 100'000;
    sweep.limits.budget = {60};
    sendRequest("sweep", toJson(sweep));
    while (worker_->readLine().find("\"piece\"") == std::string::npos) {
    }
    const auto begin = Clock::now();
    worker_->write(core::protocol::toLine(core::protocol::Notification{"cancel", {{"id", id_}}}));
    EXPECT_EQ(resultOf(id_).at("stopped"), "cancelled");
    std::printf("replied %.3f s after it was cancelled\n", secondsSince(begin));
}

TEST_F(LiveWorker, ReportsAllocationsThatAreTooLarge) {
    resultOf(sendRequest("launch", launchOfKernel("vectorAdd")));
    core::LaunchRequest request = launchRequest("matrixAdd", launchConfig({1000, 1, 1}, {256, 1, 1}));
    request.config.problem = core::ProblemExtent{200'000, 200'000, 1};
    const core::protocol::Response response = responseTo(sendRequest("launch", toJson(request)));
    const auto* error = std::get_if<core::protocol::Error>(&response.outcome);
    ASSERT_NE(error, nullptr);
    EXPECT_EQ(error->data.at("kind"), "outOfMemory");
    std::printf("%s: %s\n", error->data.at("kind").get<std::string>().c_str(), error->message.c_str());
    resultOf(sendRequest("launch", launchOfKernel("vectorAdd")));
}

TEST_F(LiveWorker, SendsDeviceOutputToStandardError) {
    start(pathOf("TRICHEVRON_PRINTING_WORKER_PATH", TRICHEVRON_PRINTING_WORKER), {});
    const core::Json reported = resultOf(sendRequest("launch", launchOfKernel("printing")));
    EXPECT_TRUE(launchResultFromJson(core::JsonReader(reported)).synchronisation->ok());
    worker_->closeInput();
    EXPECT_EQ(worker_->restOfOutput(), "");
    EXPECT_NE(worker_->errors().find("printed by the device"), std::string::npos);
}

} // namespace
} // namespace trichevron::gpu
