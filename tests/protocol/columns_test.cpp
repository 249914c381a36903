// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Columns in pieces: measurements, sweeps and traces over the protocol, and invalid pieces.
#include "core/import/import.h"
#include "core/model_json/model_json.h"
#include "core/recording/replay_backend.h"
#include "tests/case_name.h"
#include "tests/protocol/slow_backend.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

namespace trichevron::core::protocol {
namespace {

/// A recording whose first launch has many samples and a trace.
Recording longRecording() {
    Recording recording =
        loadRecording(TRICHEVRON_TEST_DATA "/test-fixture-gpu/recordings/fixture-recording.json");
    Measurement& first = recording.launches[0].measurement;
    first.samplesMicroseconds.resize(20'000);
    std::iota(first.samplesMicroseconds.begin(), first.samplesMicroseconds.end(), 0.125);
    first.smClockMegahertz.assign(first.samplesMicroseconds.size(), 1000);
    BlockTrace trace;
    trace.result = first.result;
    trace.blocks = 3;
    trace.blockSm = {0, 7, 0};
    trace.beginNanoseconds = {0, 32, 4096};
    trace.endNanoseconds = {4096, 64, 8192};
    trace.traced.numRegs = 20;
    trace.provenance = first.provenance;
    recording.launches[0].trace = trace;
    return recording;
}

class LongReplies : public testing::Test {
protected:
    Recording recording_ = longRecording();
    ReplayBackend backend_{{recording_}};
    test::RunningServer server_{backend_};
    void SetUp() override { server_.initialize(); }

    SweepPoint point(std::size_t i) const {
        return {recording_.launches[i].config, recording_.launches[i].optIns};
    }
    LaunchRequest launchRequest(std::size_t i) const {
        LaunchRequest request;
        request.kernel = recording_.launches[i].kernel;
        request.config = recording_.launches[i].config;
        request.optIns = recording_.launches[i].optIns;
        return request;
    }
};

TEST_F(LongReplies, SamplesArriveInPiecesBeforeTheReply) {
    MeasureRequest request;
    request.launch = launchRequest(0);
    server_.transport.push(toLine(Request{1, "measure", toJson(request)}));
    test::Reply reply = server_.replyTo(1);
    EXPECT_EQ(reply.result.at("columns").at("samplesMicroseconds"), 20'000);
    EXPECT_FALSE(reply.result.contains("samplesMicroseconds"));
    EXPECT_EQ(reply.columns.measurement(JsonReader(reply.result)), recording_.launches[0].measurement);
    ASSERT_FALSE(reply.progress.empty());
    EXPECT_EQ(reply.progress.back(), std::pair(std::uint64_t{20'000}, std::uint64_t{20'000}));
}

TEST_F(LongReplies, AMeasurementHasAllItsColumns) {
    Measurement& measurement = recording_.launches[0].measurement;
    measurement.smClockMegahertz.assign(20'000, 1980);
    measurement.hotMicroseconds = {0.5, 0.25};
    measurement.launchMicroseconds.assign(9'000, 2.125);
    measurement.stopped = StopReason::Converged;
    ReplayBackend backend({recording_});
    test::RunningServer server(backend);
    server.initialize();
    MeasureRequest request;
    request.launch = launchRequest(0);
    server.transport.push(toLine(Request{1, "measure", toJson(request)}));
    test::Reply reply = server.replyTo(1);
    EXPECT_EQ(reply.columns.measurement(JsonReader(reply.result)), measurement);
}

TEST_F(LongReplies, ValuesOfThreadsHaveOneColumnPerName) {
    LaunchResult& result = recording_.launches[0].measurement.result;
    result.threads = {{"threadIdx.x", std::vector<std::uint64_t>(16'384)},
                      {"SM", std::vector<std::uint64_t>(16'384, 131)}};
    std::iota(result.threads[0].values.begin(), result.threads[0].values.end(), 0);
    ReplayBackend backend({recording_});
    test::RunningServer server(backend);
    server.initialize();
    server.transport.push(toLine(Request{1, "launch", toJson(launchRequest(0))}));
    test::Reply reply = server.replyTo(1);
    EXPECT_EQ(reply.result.at("threads").at("names"), Json::array({"threadIdx.x", "SM"}));
    EXPECT_EQ(reply.result.at("columns").at("threads/SM"), 16'384);
    EXPECT_EQ(reply.columns.launchResult(JsonReader(reply.result)), result);
}

TEST_F(LongReplies, ALaunchWithoutThreadsHasNoColumns) {
    server_.transport.push(toLine(Request{1, "launch", toJson(launchRequest(0))}));
    test::Reply reply = server_.replyTo(1);
    EXPECT_FALSE(reply.result.contains("threads"));
    EXPECT_EQ(reply.columns.launchResult(JsonReader(reply.result)),
              recording_.launches[0].measurement.result);
}

TEST_F(LongReplies, ATraceHasThreeColumns) {
    server_.transport.push(toLine(Request{1, "trace", toJson(launchRequest(0))}));
    test::Reply reply = server_.replyTo(1);
    EXPECT_EQ(reply.columns.blockTrace(JsonReader(reply.result)), *recording_.launches[0].trace);
}

TEST_F(LongReplies, AMissingTraceIsAnError) {
    server_.transport.push(toLine(Request{1, "trace", toJson(launchRequest(1))}));
    const Error error = server_.errorOf(1);
    EXPECT_EQ(error.data.at("kind"), "notRecorded");
    EXPECT_EQ(error.message,
              "not recorded on Test Fixture GPU: where and when the blocks of this launch ran; only "
              "its timings were recorded");
}

TEST_F(LongReplies, ASweepReportsEachPointOnceAndWhyOneHasNoMeasurement) {
    SweepRequest request;
    request.kernel = "matrixAdd";
    for (std::size_t i = 0; i < recording_.launches.size(); ++i)
        if (recording_.launches[i].kernel == request.kernel)
            request.points.push_back(point(i));
    const std::size_t recorded = request.points.size();
    SweepPoint unknown = request.points.front();
    unknown.config.blockDim = {3, 3, 1};
    request.points.push_back(unknown);
    server_.transport.push(toLine(Request{1, "sweep", toJson(request)}));
    const test::Reply reply = server_.replyTo(1);
    EXPECT_EQ(reply.result.at("stopped"), "samplesReached");
    EXPECT_EQ(reply.result.at("done"), recorded + 1);
    ASSERT_EQ(reply.points.size(), recorded + 1);
    std::vector<std::size_t> order = reply.pointOrder;
    std::sort(order.begin(), order.end());
    EXPECT_EQ(std::unique(order.begin(), order.end()), order.end()) << "a point was reported twice";
    std::size_t place = 0;
    for (const RecordedLaunch& launch : recording_.launches) {
        if (launch.kernel == request.kernel) {
            EXPECT_EQ(reply.points[place++].measurement, launch.measurement);
        }
    }
    EXPECT_FALSE(reply.points.back().measurement);
    EXPECT_EQ(reply.points.back().problem.text().rfind("not recorded on Test Fixture GPU", 0), 0U);
    EXPECT_EQ(reply.points.back().problemKind, BackendErrorKind::NotRecorded);
    EXPECT_EQ(reply.progress.back().first, recorded + 1);
}

TEST_F(LongReplies, ASweepOfTooManyPointsOrSamplesIsRefused) {
    SweepRequest request;
    request.kernel = "matrixAdd";
    server_.transport.push(toLine(Request{1, "sweep", toJson(request)}));
    EXPECT_EQ(server_.errorOf(1).message, "/points: expected 1 to 2048 launches, found an array of 0");
    request.points.assign(50, point(0));
    request.limits.samples = 90'000;
    server_.transport.push(toLine(Request{2, "sweep", toJson(request)}));
    EXPECT_EQ(server_.errorOf(2).message, "/samples: expected an integer from 1 to 80000, found 90000");
}

TEST_F(LongReplies, TheLargestSweepFitsIntoOneMessage) {
    SweepRequest request;
    request.kernel = "matrixAdd";
    request.points.assign(maxSweepPoints, point(0));
    for (SweepPoint& each : request.points) {
        each.config.gridDim = {4294967295, 4294967295, 4294967295};
        each.config.blockDim = {4294967295, 4294967295, 4294967295};
        each.config.problem = ProblemExtent{4294967295, 4294967295, 4294967295};
        each.config.dynamicSmemBytes = {18446744073709551615U};
    }
    EXPECT_LE(toLine(Request{1, "sweep", toJson(request)}).size(), maxMessageBytes);
}

TEST(LongTrace, FromALiveBackendArrivesComplete) {
    test::SlowBackend backend;
    test::RunningServer server(backend, &backend);
    server.initialize();
    LaunchRequest request;
    request.kernel = "k";
    server.transport.push(toLine(Request{1, "trace", toJson(request)}));
    test::Reply reply = server.replyTo(1);
    EXPECT_EQ(reply.columns.blockTrace(JsonReader(reply.result)), backend.trace(request, {}));
}

struct PieceCase : test::NamedCase {
    std::vector<const char*> pieces; ///< the last one is invalid
    const char* sentence;
};

class WrongPiece : public testing::TestWithParam<PieceCase> {};

TEST_P(WrongPiece, IsRejectedWithItsPath) {
    ColumnCollector columns;
    const std::vector<const char*>& pieces = GetParam().pieces;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const Json piece = Json::parse(pieces[i]);
        if (i + 1 < pieces.size()) {
            EXPECT_NO_THROW(columns.addPiece(JsonReader(piece)));
            continue;
        }
        try {
            columns.addPiece(JsonReader(piece));
            ADD_FAILURE() << "taken";
        } catch (const InputError& error) {
            EXPECT_STREQ(error.what(), GetParam().sentence);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(
    Table, WrongPiece,
    testing::Values(PieceCase{"OfNoColumn",
                              {R"({"column":"","first":0,"values":[]})"},
                              "/column: expected a name of 1 to 64 bytes, found \"\""},
                    PieceCase{"WithAGap",
                              {R"({"column":"blockSm","first":0,"values":[1,2]})",
                               R"({"column":"blockSm","first":3,"values":[4]})"},
                              "/first: expected 2, the index of the next value, found 3"},
                    PieceCase{"ThatComesTwice",
                              {R"({"column":"blockSm","first":0,"values":[1,2]})",
                               R"({"column":"blockSm","first":0,"values":[1,2]})"},
                              "/first: expected 2, the index of the next value, found 0"},
                    PieceCase{"WithANegativeValue",
                              {R"({"column":"samplesMicroseconds","first":0,"values":[1,-2]})"},
                              "/values/1: expected a number, not negative, found -2"},
                    PieceCase{"OfAPointPastTheLast",
                              {R"({"column":"samplesMicroseconds","point":2048,"first":0,"values":[]})"},
                              "/point: expected an integer from 0 to 2047, found 2048"}),
    test::caseName<PieceCase>);

TEST(ColumnCollector, AHeadWithAnotherNumberOfValuesIsRejected) {
    ColumnCollector columns;
    const Json piece = Json::parse(R"({"column":"samplesMicroseconds","first":0,"values":[1,2]})");
    columns.addPiece(JsonReader(piece));
    Measurement measurement;
    measurement.samplesMicroseconds = {1, 2, 3};
    const Json head = headWithColumns(measurement);
    EXPECT_THROW(columns.measurement(JsonReader(head)), InputError);
}

struct ThreadColumnsCase : test::NamedCase {
    std::vector<const char*> pieces;
    const char* head; ///< members of the result besides its launch
    const char* sentence;
};
class WrongThreadColumns : public testing::TestWithParam<ThreadColumnsCase> {};

TEST_P(WrongThreadColumns, AreRejectedWithTheirPath) {
    ColumnCollector columns;
    for (const char* text : GetParam().pieces) {
        const Json piece = Json::parse(text);
        columns.addPiece(JsonReader(piece));
    }
    Json head = toJson(LaunchResult{});
    head.update(Json::parse(GetParam().head));
    try {
        columns.launchResult(JsonReader(head));
        ADD_FAILURE() << "taken";
    } catch (const InputError& error) {
        EXPECT_STREQ(error.what(), GetParam().sentence);
    }
}

INSTANTIATE_TEST_SUITE_P(
    Table, WrongThreadColumns,
    testing::Values(
        ThreadColumnsCase{"WithoutANumberOfValues",
                          {R"({"column":"threads/SM","first":0,"values":[1]})"},
                          R"({"threads":{"names":["SM"]},"columns":{}})",
                          "/columns/threads~1SM: this field is missing"},
        ThreadColumnsCase{"ThatAreShorterThanSaid",
                          {R"({"column":"threads/SM","first":0,"values":[1]})"},
                          R"({"threads":{"names":["SM"]},"columns":{"threads/SM":2}})",
                          "/columns/threads~1SM: expected 1, the number of values in the pieces, found 2"},
        ThreadColumnsCase{
            "OfSeveralLengths",
            {R"({"column":"threads/a","first":0,"values":[1]})",
             R"({"column":"threads/b","first":0,"values":[1,2]})"},
            R"({"threads":{"names":["a","b"]},"columns":{"threads/a":1,"threads/b":2}})",
            "/columns: expected the same number of values for each thread column, and at most 16384, "
            "found an object"},
        ThreadColumnsCase{"OfFractions",
                          {R"({"column":"threads/a","first":0,"values":[1.5]})"},
                          R"({"threads":{"names":["a"]},"columns":{"threads/a":1}})",
                          "top level: expected integers in the column threads/a, found an object"}),
    test::caseName<ThreadColumnsCase>);

} // namespace
} // namespace trichevron::core::protocol
