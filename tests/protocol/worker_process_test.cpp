// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// The protocol with the real trichevron-cli.
#include "core/import/import.h"
#include "core/model_json/model_json.h"
#include "core/protocol/exit_status.h"
#include "core/protocol/message.h"
#include "tests/support/child_process.h"
#include "tests/support/temporary_directory.h"

#include <gtest/gtest.h>

#include <csignal>

namespace trichevron::core::protocol {
namespace {

const std::string resources = TRICHEVRON_TEST_DATA "/test-fixture-gpu";
constexpr const char* handshakeLine = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{"
                                      "\"protocolVersion\":3,\"client\":\"test\"}}\n";

/// The next response. On a busy machine heartbeats may come before it.
Response responseFrom(test::ChildProcess& worker) {
    while (true) {
        const Message message = parseMessage(worker.readLine());
        if (const auto* response = std::get_if<Response>(&message))
            return *response;
    }
}

TEST(WorkerProcess, RepliesFromRecordingsAndEndsWithItsInput) {
    test::ChildProcess worker(TRICHEVRON_CLI, {"worker", "--replay"}, resources);
    worker.write(handshakeLine);
    const Json greeting = std::get<Json>(responseFrom(worker).outcome);
    EXPECT_EQ(greeting.at("backend"), "recorded");
    EXPECT_EQ(greeting.at("server").get<std::string>().rfind("trichevron-cli ", 0), 0U);

    const Recording recording = loadRecording(resources + "/recordings/fixture-recording.json");
    LaunchRequest request;
    request.kernel = recording.launches[0].kernel;
    request.config = recording.launches[0].config;
    worker.write(toLine(Request{2, "launch", toJson(request)}));
    const Json result = std::get<Json>(responseFrom(worker).outcome);
    EXPECT_EQ(launchResultFromJson(JsonReader(result)), recording.launches[0].measurement.result);

    worker.closeInput();
    EXPECT_EQ(worker.readLine(), "");
    EXPECT_EQ(worker.wait(), 0);
}

TEST(WorkerProcess, ALaunchThatIsRecordedAsEndlessEndsItAfterTheTimeLimit) {
    const test::TemporaryDirectory directory;
    Recording recording = loadRecording(resources + "/recordings/fixture-recording.json");
    recording.launches[0].exceededTimeLimit = Seconds{2};
    const std::string path = directory / "endless.json";
    saveRecording(recording, path);
    test::ChildProcess worker(TRICHEVRON_CLI, {"worker", "--recordings", path}, resources);
    worker.write(handshakeLine);
    responseFrom(worker);
    LaunchRequest request;
    request.kernel = recording.launches[0].kernel;
    request.config = recording.launches[0].config;
    request.timeLimit = Seconds{0.1};
    worker.write(toLine(Request{2, "launch", toJson(request)}));
    EXPECT_EQ(worker.wait(), exitStatus::timeLimit);
}

TEST(WorkerProcess, RefusesAnotherVersion) {
    test::ChildProcess worker(TRICHEVRON_CLI, {"worker", "--replay"}, resources);
    worker.write(
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"protocolVersion\":99}}\n");
    EXPECT_EQ(std::get<Error>(responseFrom(worker).outcome).code, VersionMismatch);
}

TEST(WorkerProcess, SurvivesNonsenseAndALineAboveTheLimit) {
    test::ChildProcess worker(TRICHEVRON_CLI, {"worker", "--replay"}, resources);
    worker.write("\x01\x02 nonsense\n");
    EXPECT_EQ(std::get<Error>(responseFrom(worker).outcome).code, ParseError);
    worker.write(std::string(maxMessageBytes + 10, 'x') + "\n");
    EXPECT_EQ(std::get<Error>(responseFrom(worker).outcome).code, MessageTooLong);
    worker.write(handshakeLine);
    EXPECT_EQ(responseFrom(worker).id, 1);
}

TEST(WorkerProcess, EndsWithoutAnyRequest) {
    test::ChildProcess worker(TRICHEVRON_CLI, {"worker", "--replay"}, resources);
    worker.closeInput();
    EXPECT_EQ(worker.restOfOutput(), "");
    EXPECT_EQ(worker.wait(), 0);
}

TEST(WorkerProcess, EndsWhenItsOutputIsClosed) {
    test::ChildProcess worker(TRICHEVRON_CLI, {"worker", "--replay"}, resources);
    worker.write(handshakeLine);
    worker.readLine();
    worker.closeOutput();
    worker.write("{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"devices\"}\n");
    EXPECT_EQ(worker.wait(), 12);
}

TEST(WorkerProcess, EndsWithItsInputEvenIfTheOutputPipeIsFull) {
    test::ChildProcess worker(TRICHEVRON_CLI, {"worker", "--replay"}, resources);
    worker.write(handshakeLine);
    worker.readLine();
    for (int id = 2; id < 200; ++id) // far more than a pipe holds
        worker.write(toLine(Request{id, "kernels", {{"device", 0}}}));
    worker.closeInput();
    EXPECT_EQ(worker.wait(), exitStatus::jobAbandoned);
}

TEST(WorkerProcess, AKilledWorkerEndsItsOutput) {
    test::ChildProcess worker(TRICHEVRON_CLI, {"worker", "--replay"}, resources);
    worker.write(handshakeLine);
    worker.readLine();
    worker.kill();
    EXPECT_EQ(worker.readLine(), "");
    EXPECT_EQ(worker.wait(), -SIGKILL);
}

TEST(WorkerProcess, EndsWithAMessageIfThereIsNoRecording) {
    const auto outcome = test::runProgram(TRICHEVRON_CLI, {"worker", "--replay"}, "/nowhere");
    EXPECT_EQ(outcome.status, 3);
    EXPECT_EQ(outcome.output, "");
    EXPECT_EQ(outcome.errors, "trichevron-cli: the program's resources contain no recording; name one with "
                              "--recordings\n");
}

TEST(WorkerProcess, EndsWithAMessageIfARecordingIsInvalid) {
    const std::string device = resources + "/devices/fixture-device.json";
    const auto outcome = test::runProgram(TRICHEVRON_CLI, {"worker", "--recordings", device}, resources);
    EXPECT_EQ(outcome.status, 2);
    EXPECT_EQ(outcome.output, "");
    EXPECT_EQ(outcome.errors, "trichevron-cli: " + device + ": expected a recording, found a device file\n");
}

TEST(WorkerProcess, ADirectoryOfRecordingsIsServed) {
    test::ChildProcess worker(TRICHEVRON_CLI, {"worker", "--recordings", resources + "/recordings"},
                              "/nowhere");
    worker.write(std::string(handshakeLine) + "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"devices\"}\n");
    responseFrom(worker);
    EXPECT_NE(std::get<Json>(responseFrom(worker).outcome).dump().find("Test Fixture GPU"),
              std::string::npos);
    worker.closeInput();
    EXPECT_EQ(worker.wait(), 0);
}

} // namespace
} // namespace trichevron::core::protocol
