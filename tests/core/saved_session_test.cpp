// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Session files round-trip, follow their schema, and errors name the place.
#include "core/import/import.h"
#include "core/json/json_writer.h"
#include "core/resources/resources.h"
#include "core/session/saved_session.h"
#include "tests/case_name.h"
#include "tests/core/fixtures.h"
#include "tests/support/schema.h"

#include <gtest/gtest.h>

#include <filesystem>

namespace trichevron::core {
namespace {

const std::string recordingPath = TRICHEVRON_TEST_DATA "/fixture-resources/recordings/fixture-recording.json";

/// A session with every part.
SavedSession fullSession() {
    const Recording recording = loadRecording(recordingPath);
    SavedSession session;
    auto live = std::make_shared<DeviceProperties>(test::h200Limits());
    live->provenance.kind = ProvenanceKind::Live;
    session.devices.push_back({"live/here/1:0", live, false});
    session.devices.push_back({"file:/a", std::make_shared<DeviceProperties>(recording.device), true});
    session.device = 1;
    session.kernel = recording.kernels.front();
    session.config = recording.launches.front().config;
    session.optIns = recording.launches.front().optIns;
    session.gridFollowsProblem = false;
    session.assumedSmem = AssumedSmem{65500, 70254, true};
    session.path.level = HierarchyLevel::Thread;
    session.path.block = {2, 1, 0};
    session.path.thread = {5, 7, 0};
    session.path.warp = 3;
    session.tracedKernel = 1;
    session.colourBy = "lane";
    session.flat = true;
    session.file = "/a/session.json";
    session.page = "kernelCode";
    session.shownPage = "explore";
    session.pageStates["aPageOfAnotherVersion"] = Json{{"chapter", 7}};
    session.silenced.set(static_cast<std::size_t>(RuleId::TailWave));
    session.pinned = {
        SavedPin{0, recording.kernels.back(), test::makeLaunch({8, 1, 1}, {64, 1, 1}), {}},
        SavedPin{1, recording.kernels.front(), test::makeLaunch({4, 1, 1}, {32, 1, 1}), {}, false}};
    session.pinned[1].assumedSmem = AssumedSmem{2048, 2048, false};
    session.steps.push_back({session.pinned.front(), session.path, "warp", true});
    session.steps.push_back(
        {{std::nullopt, recording.kernels.back(), session.config, {}, false}, {}, "", false});
    OwnKernel saxpy;
    saxpy.origin = OwnKernel::Origin::Source;
    saxpy.file = "/a/saxpy.cu";
    saxpy.date = "2026-11-27T14:03:00Z";
    saxpy.versions.resize(1);
    saxpy.versions.front().mangledName = saxpy.versions.front().name = "saxpy";
    saxpy.declarations = {"float* __restrict__ y", "float a", "int n"};
    session.ownKernels = {saxpy};
    OwnArguments& own = session.ownArguments["own:/a/saxpy.cu:_Z5saxpyPf"];
    own.arguments = {parseKernelArgument("x=const float[N]:random(7)", ""),
                     parseKernelArgument("w=half[64]:file(weights.bin)", ""), parseKernelArgument("n=N", ""),
                     parseKernelArgument("p=hex:00ff", "")};
    own.expected["w"] = "/a/expected.bin";
    own.tolerance = 0.25;
    session.ownCodes["own:/a/saxpy.cu:_Z5saxpyPf"] = "4-0123456789abcdef";
    for (const RecordedLaunch& launch : recording.launches) {
        SavedResult result;
        result.launch = {session.results.size() % 2, launch.kernel, launch.config, launch.optIns};
        result.received = "2026-01-02T03:04:05.678Z";
        if (session.results.empty())
            result.launch.own = "4-0123456789abcdef --arg \"n=N\"";
        if (session.results.size() % 3 == 0)
            result.answer = launch.measurement.result;
        else
            result.measurement = launch.measurement;
        result.trace = launch.trace;
        session.results.push_back(std::move(result));
    }
    session.results.push_back(session.results.front());
    session.results.back().answer.reset();
    session.results.back().trace.reset();
    session.results.back().exceededTimeLimit = Seconds{10};
    SavedSweep sweep;
    sweep.kernel = recording.kernels.front().id;
    sweep.received = "2026-01-02T03:04:05.678Z";
    sweep.sweep.stopped = StopReason::Cancelled;
    sweep.own = "4-0123456789abcdef --arg \"n=N\"";
    for (std::size_t i = 0; i < 3; ++i) {
        sweep.points.push_back({recording.launches.at(i).config, recording.launches.at(i).optIns});
        sweep.sweep.points.emplace_back(); // the last was not reached
    }
    sweep.sweep.points[0].measurement = recording.launches.front().measurement;
    sweep.sweep.points[1].problem = verbatim("It was not recorded.");
    sweep.sweep.points[1].problemKind = BackendErrorKind::NotRecorded;
    session.sweeps.push_back(std::move(sweep));
    return session;
}

Json jsonOf(const SavedSession& session) {
    return Json::parse(toJson(session).dump());
}

TEST(SavedSession, RoundTrips) {
    const SavedSession session = fullSession();
    const Json json = jsonOf(session);
    const SavedSession read = savedSessionFromJson(JsonReader(json));
    ASSERT_EQ(read.devices.size(), 2U);
    EXPECT_EQ(read.devices[0].key, "live/here/1:0");
    EXPECT_TRUE(read.devices[1].isFile);
    EXPECT_EQ(read.device, session.device);
    EXPECT_EQ(read.config, session.config);
    EXPECT_EQ(read.optIns, session.optIns);
    EXPECT_EQ(read.path, session.path);
    EXPECT_EQ(read.tracedKernel, 1U);
    EXPECT_EQ(read.assumedSmem, session.assumedSmem);
    EXPECT_EQ(read.silenced, session.silenced);
    ASSERT_EQ(read.pinned.size(), 2U);
    EXPECT_TRUE(read.pinned[0].gridFollowsProblem);
    EXPECT_FALSE(read.pinned[1].gridFollowsProblem);
    EXPECT_EQ(read.pinned[0].assumedSmem, std::nullopt);
    EXPECT_EQ(read.pinned[1].assumedSmem, session.pinned[1].assumedSmem);
    ASSERT_EQ(read.results.size(), session.results.size());
    EXPECT_EQ(read.ownKernels, session.ownKernels);
    EXPECT_EQ(read.ownArguments, session.ownArguments);
    EXPECT_EQ(read.ownCodes, session.ownCodes);
    EXPECT_EQ(read.results.front().launch.own, session.results.front().launch.own);
    ASSERT_EQ(read.sweeps.size(), 1U);
    EXPECT_EQ(read.sweeps[0].own, session.sweeps[0].own);
    EXPECT_EQ(read.sweeps[0].points, session.sweeps[0].points);
    EXPECT_EQ(read.sweeps[0].sweep, session.sweeps[0].sweep);
    // Everything else too: writing what was read gives the same file, except for live provenance.
    Json again = jsonOf(read);
    EXPECT_EQ(again["devices"][0]["properties"]["provenance"]["kind"], "recorded");
    again["devices"][0]["properties"]["provenance"]["kind"] = "live";
    EXPECT_EQ(again, json);
}

TEST(SavedSession, KeepsToItsSchema) {
    EXPECT_EQ(test::schemaErrors(toJson(fullSession()).dump(), "session"), "");
    EXPECT_EQ(test::schemaErrors(toJson(SavedSession{}).dump(), "session"), "");
    EXPECT_NE(test::schemaErrors(R"({"format":"trichevron-session","version":1,"devices":[]})", "session"),
              "");
}

TEST(SavedSession, LiveProvenanceIsReadAsRecorded) {
    SavedSession session = fullSession();
    for (SavedResult& result : session.results) {
        if (result.measurement)
            result.measurement->provenance.kind = ProvenanceKind::Live;
    }
    const Json json = jsonOf(session);
    const SavedSession read = savedSessionFromJson(JsonReader(json));
    EXPECT_EQ(read.devices[0].properties->provenance.kind, ProvenanceKind::Recorded);
    for (const SavedResult& result : read.results) {
        if (result.measurement) {
            EXPECT_EQ(result.measurement->provenance.kind, ProvenanceKind::Recorded);
        }
    }
}

TEST(SavedSession, UnknownFieldsAreIgnored) {
    Json json = jsonOf(fullSession());
    json["later"] = 1;
    json["view"]["zoom"] = 2.5;
    json["silencedAdvice"].push_back("adviceOfLater");
    EXPECT_EQ(jsonOf(savedSessionFromJson(JsonReader(json)))["silencedAdvice"].size(), 1U);
}

TEST(SavedSession, AFileWithoutTheKernelOfTheTraceHasTheFirst) {
    Json json = jsonOf(fullSession());
    json.erase("tracedKernel");
    EXPECT_EQ(savedSessionFromJson(JsonReader(json)).tracedKernel, 0U);
}

TEST(SavedSession, OnePinnedLaunchOfAnEarlierVersionIsRead) {
    Json json = jsonOf(fullSession());
    const Json one = json["pinned"][0];
    json["pinned"] = one;
    EXPECT_EQ(jsonOf(savedSessionFromJson(JsonReader(json)))["pinned"], Json::array({one}));
    json["pinned"] = Json();
    EXPECT_TRUE(savedSessionFromJson(JsonReader(json)).pinned.empty());
}

TEST(SavedSession, FilesAreWrittenPlainAndPacked) {
    const std::string folder = testing::TempDir();
    for (const char* name : {"saved-session.json", "saved-session.json.gz"}) {
        saveSession(fullSession(), folder + name);
        EXPECT_EQ(jsonOf(loadSession(folder + name))["view"], jsonOf(fullSession())["view"]);
        std::filesystem::remove(folder + name);
    }
}

struct Wrong : test::NamedCase {
    void (*spoil)(Json&);
    const char* said;
};

class WrongSession : public testing::TestWithParam<Wrong> {};

TEST_P(WrongSession, NamesThePlaceAndTheExpectation) {
    Json json = jsonOf(fullSession());
    GetParam().spoil(json);
    try {
        savedSessionFromJson(JsonReader(json));
        FAIL() << "was read";
    } catch (const InputError& error) {
        EXPECT_NE(std::string(error.what()).find(GetParam().said), std::string::npos) << error.what();
    }
}

INSTANTIATE_TEST_SUITE_P(
    Places, WrongSession,
    testing::Values(
        Wrong{"Format", [](Json& json) { json["format"] = "trichevron-device"; },
              "/format: expected \"trichevron-session\""},
        Wrong{"Version", [](Json& json) { json["version"] = 2; }, "/version: expected version 1"},
        Wrong{"NoSuchDevice", [](Json& json) { json["device"] = 2; },
              "/device: expected an integer from 0 to 1, found 2"},
        Wrong{"NoDevices", [](Json& json) { json["devices"] = Json::array(); },
              "/device: expected null, since the file has no devices"},
        Wrong{"DeviceOfAResult", [](Json& json) { json["results"][1]["device"] = 9; },
              "/results/1/device: expected an integer from 0 to 1, found 9"},
        Wrong{"Level", [](Json& json) { json["selection"]["level"] = "lane"; },
              "/selection/level: expected \"grid\", \"cluster\""},
        Wrong{"TracedKernel", [](Json& json) { json["tracedKernel"] = -1; }, "/tracedKernel: expected"},
        Wrong{"AssumedSmem", [](Json& json) { json["assumedSmem"]["leastBytes"] = 80000; },
              "/assumedSmem/leastBytes: expected an integer from 0 to"},
        Wrong{"AssumedSmemOfAPin", [](Json& json) { json["pinned"][1]["assumedSmem"]["leastBytes"] = 80000; },
              "/pinned/1/assumedSmem/leastBytes: expected an integer from 0 to"},
        Wrong{"IndexTooShort",
              [](Json& json) {
                  json["selection"]["block"] = {1, 2};
              },
              "/selection/block: expected an array of 3 integers"},
        Wrong{"Launch", [](Json& json) { json["launch"]["gridDim"] = "many"; }, "/launch/gridDim"},
        Wrong{"PinnedKernel", [](Json& json) { json["pinned"][0].erase("kernel"); }, "/pinned"},
        Wrong{"TooManyPinned",
              [](Json& json) {
                  const Json one = json["pinned"][0];
                  json["pinned"] = Json::array({one, one, one, one, one, one});
              },
              "/pinned"},
        Wrong{"Properties", [](Json& json) { json["devices"][0]["properties"].erase("warpSize"); },
              "/devices/0/properties"}),
    test::caseName<Wrong>);

} // namespace
} // namespace trichevron::core
