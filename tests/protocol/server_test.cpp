// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/catalogue/language.h"
#include "core/catalogue/pseudo_translation.h"
#include "core/import/import.h"
#include "core/model_json/model_json.h"
#include "core/model_json/text_json.h"
#include "core/recording/replay_backend.h"
#include "tests/protocol/slow_backend.h"

#include <gtest/gtest.h>

namespace trichevron::core::protocol {
namespace {

class ServerOverBuffers : public testing::Test {
protected:
    Recording recording_ =
        loadRecording(TRICHEVRON_TEST_DATA "/test-fixture-gpu/recordings/fixture-recording.json");
    ReplayBackend backend_{{recording_}};
    test::RunningServer server_{backend_};

    MeasureRequest recorded(std::size_t i) const {
        MeasureRequest request;
        request.launch.kernel = recording_.launches[i].kernel;
        request.launch.config = recording_.launches[i].config;
        request.launch.optIns = recording_.launches[i].optIns;
        return request;
    }
};

TEST_F(ServerOverBuffers, TheHandshakeNamesVersionServerAndBackend) {
    server_.send(R"({"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":3}})");
    EXPECT_EQ(
        server_.resultOf(1).dump(),
        R"({"protocolVersion":3,"server":"test 1.2.3","backend":"recorded","heartbeatMilliseconds":500})");
    EXPECT_EQ(server_.end(), EndReason::InputEnded);
}

TEST_F(ServerOverBuffers, AnotherVersionIsRefusedWithBothVersions) {
    server_.send(R"({"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":1}})");
    const Error error = server_.errorOf(1);
    EXPECT_EQ(error.code, VersionMismatch);
    EXPECT_EQ(error.message,
              "this worker (test 1.2.3) speaks version 3 of the protocol and the program speaks version "
              "1; install the same release of both");
    EXPECT_EQ(error.data.at("protocolVersion"), 3);
    server_.send(R"({"jsonrpc":"2.0","id":2,"method":"devices"})");
    EXPECT_EQ(server_.errorOf(2).code, NotInitialised);
    server_.initialize();
}

TEST_F(ServerOverBuffers, ErrorsAreInEnglishWhateverTheLanguage) {
    setLanguage(languageForCode(pseudoLanguageCode));
    server_.initialize();
    server_.send(R"({"jsonrpc":"2.0","id":2,"method":"kernels","params":{"device":7}})");
    EXPECT_EQ(server_.errorOf(2).message, "there is no device 7: 1 device is recorded here");
    setLanguage(languageForCode("en"));
}

TEST_F(ServerOverBuffers, RequestsBeforeTheHandshakeAreRefused) {
    server_.send(R"({"jsonrpc":"2.0","id":1,"method":"devices"})");
    const Error error = server_.errorOf(1);
    EXPECT_EQ(error.code, NotInitialised);
    EXPECT_EQ(error.message, "\"devices\" was sent before \"initialize\", which must be the first request");
}

TEST_F(ServerOverBuffers, AHandshakeWithoutAVersionOrTwiceIsRefused) {
    server_.send(R"({"jsonrpc":"2.0","id":1,"method":"initialize"})");
    const Error error = server_.errorOf(1);
    EXPECT_EQ(error.code, InvalidParams);
    EXPECT_EQ(error.message, "/protocolVersion: this field is missing");
    server_.initialize();
    server_.send(R"({"jsonrpc":"2.0","id":2,"method":"initialize","params":{"protocolVersion":3}})");
    EXPECT_EQ(server_.errorOf(2).code, InvalidRequest);
}

TEST_F(ServerOverBuffers, AnInvalidLineGetsAnErrorAndTheNextLineIsRead) {
    server_.initialize();
    server_.send("nonsense");
    EXPECT_EQ(server_.errorOf(std::nullopt).code, ParseError);
    server_.send("[]");
    EXPECT_EQ(server_.errorOf(std::nullopt).code, InvalidRequest);
    server_.send(R"({"jsonrpc":"2.0","id":2,"method":"fly"})");
    const Error error = server_.errorOf(2);
    EXPECT_EQ(error.code, MethodNotFound);
    EXPECT_EQ(error.message, "there is no method \"fly\"; the methods are devices, kernels, upload, "
                             "loadModule, launch, measure, sweep and trace");
    server_.send(R"({"jsonrpc":"2.0","method":"unknown"})"); // notifications have no reply
    server_.send(R"({"jsonrpc":"2.0","id":3,"method":"devices"})");
    EXPECT_EQ(server_.resultOf(3).at("devices").size(), 1U);
}

TEST_F(ServerOverBuffers, ALineBeyondTheLimitGetsAnErrorAndTheNextLineIsRead) {
    server_.initialize();
    server_.send(std::string(maxMessageBytes, 'x'));
    const Error error = server_.errorOf(std::nullopt);
    EXPECT_EQ(error.code, MessageTooLong);
    EXPECT_EQ(error.message, "a message is longer than 1048576 bytes, the limit for a line");
    server_.send(R"({"jsonrpc":"2.0","id":3,"method":"devices"})");
    server_.resultOf(3);
}

TEST_F(ServerOverBuffers, ListsDevicesAndKernels) {
    server_.initialize();
    server_.send(R"({"jsonrpc":"2.0","id":1,"method":"devices"})");
    const Json devices = server_.resultOf(1);
    EXPECT_EQ(devicePropertiesFromJson(JsonReader(devices.at("devices").at(0))), recording_.device);
    server_.send(R"({"jsonrpc":"2.0","id":2,"method":"kernels","params":{"device":0}})");
    const Json kernels = server_.resultOf(2);
    EXPECT_EQ(kernelInfoFromJson(JsonReader(kernels.at("kernels").at(1))).attributes,
              recording_.kernels[1].attributes);
    std::size_t recorded = 0;
    for (const Json& kernel : kernels.at("kernels"))
        recorded += kernelInfoFromJson(JsonReader(kernel)).recorded.size();
    EXPECT_EQ(recorded, recording_.launches.size()) << "the list of recorded launches is complete";
    server_.send(R"({"jsonrpc":"2.0","id":3,"method":"kernels","params":{"device":9}})");
    const Error error = server_.errorOf(3);
    EXPECT_EQ(error.code, BackendFailed);
    EXPECT_EQ(error.data.at("kind"), "noDevice");
}

TEST_F(ServerOverBuffers, LaunchesAndMeasuresAsTheBackendDoes) {
    server_.initialize();
    for (std::size_t i = 0; i < recording_.launches.size(); ++i) {
        Measurement expected = recording_.launches[i].measurement;
        server_.transport.push(toLine(Request{1, "launch", toJson(recorded(i).launch)}));
        test::Reply launched = server_.replyTo(1);
        EXPECT_EQ(launched.columns.launchResult(JsonReader(launched.result)), expected.result);
        expected.result.threads.clear(); // a measurement has none
        server_.transport.push(toLine(Request{2, "measure", toJson(recorded(i))}));
        test::Reply measured = server_.replyTo(2);
        EXPECT_EQ(measured.columns.measurement(JsonReader(measured.result)), expected);
    }
}

TEST_F(ServerOverBuffers, AMissingRecordingIsAnErrorOfItsKind) {
    server_.initialize();
    MeasureRequest request = recorded(0);
    request.launch.config.blockDim = {3, 3, 3};
    server_.transport.push(toLine(Request{1, "measure", toJson(request)}));
    const Error error = server_.errorOf(1);
    EXPECT_EQ(error.data.at("kind"), "notRecorded");
    EXPECT_EQ(error.message.rfind("not recorded on Test Fixture GPU: matrixAdd with", 0), 0U);
}

TEST_F(ServerOverBuffers, InvalidParametersAreReportedWithTheirPath) {
    server_.initialize();
    server_.send(
        R"({"jsonrpc":"2.0","id":1,"method":"launch","params":{"kernel":"k","launch":{"gridDim":[1],"blockDim":[-1]}}})");
    const Error error = server_.errorOf(1);
    EXPECT_EQ(error.code, InvalidParams);
    EXPECT_EQ(error.message, "/launch/blockDim/0: expected an integer from 0 to 4294967295, found -1");
    server_.send(
        R"({"jsonrpc":"2.0","id":2,"method":"measure","params":{"kernel":"k","launch":{"gridDim":[1],"blockDim":[1]},"samples":100001}})");
    EXPECT_EQ(server_.errorOf(2).message, "/samples: expected an integer from 1 to 100000, found 100001");
}

TEST_F(ServerOverBuffers, RequestsBeforeTheEndOfTheInputStillGetReplies) {
    server_.transport.push(R"({"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":3}})"
                           "\n"
                           R"({"jsonrpc":"2.0","id":2,"method":"devices"})"
                           "\n"
                           R"({"jsonrpc":"2.0","id":3,"method":"kernels"})");
    EXPECT_EQ(server_.end(), EndReason::InputEnded);
    server_.resultOf(1);
    server_.resultOf(2);
    server_.resultOf(3);
}

struct FaultCase {
    int device;
    int code;
    const char* message;
    const char* kind;
};

TEST(Server, ExceptionsOfTheBackendAreErrors) {
    test::SlowBackend backend;
    test::RunningServer server(backend, &backend);
    server.initialize();
    for (const FaultCase& fault : {FaultCase{1, BackendFailed, "The context is lost.", "contextLost"},
                                   FaultCase{2, BackendFailed, "the worker ran out of memory", "outOfMemory"},
                                   FaultCase{3, InternalError, "A fault.", nullptr}}) {
        server.transport.push(toLine(Request{7, "kernels", {{"device", fault.device}}}));
        const Error error = server.errorOf(7);
        EXPECT_EQ(error.code, fault.code);
        EXPECT_EQ(error.message, fault.message);
        EXPECT_EQ(error.data.is_null() ? Json() : error.data.at("kind"),
                  fault.kind == nullptr ? Json() : Json(fault.kind));
    }
}

TEST(Server, AnErrorHasThePartsOfItsSentenceForAClientWithAnotherLanguage) {
    test::SlowBackend backend;
    test::RunningServer server(backend, &backend);
    server.initialize();
    server.transport.push(toLine(Request{7, "dance", {}}));
    const Error error = server.errorOf(7);
    EXPECT_EQ(error.message, "there is no method \"dance\"; the methods are devices, kernels, upload, "
                             "loadModule, launch, measure, sweep and trace");
    const Text text = textFromJson(JsonReader(error.data).at("text"));
    EXPECT_EQ(text.text(), error.message);
    EXPECT_EQ(text.message.source(),
              "there is no method \"{method}\"; the methods are devices, kernels, upload, "
              "loadModule, launch, measure, sweep and trace");
}

} // namespace
} // namespace trichevron::core::protocol
