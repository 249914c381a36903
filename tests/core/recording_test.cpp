// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/import/import.h"
#include "core/json/gzip.h"
#include "tests/support/input_error_message.h"
#include "tests/support/temporary_directory.h"

#include <gtest/gtest.h>

#include <functional>

namespace trichevron::core {
namespace {

const std::string fixture = TRICHEVRON_TEST_DATA "/test-fixture-gpu/recordings/fixture-recording.json";

class RecordingFile : public testing::Test {
protected:
    std::string path(const char* name) const { return directory_ / name; }

private:
    test::TemporaryDirectory directory_;
};

void expectSame(const Recording& a, const Recording& b) {
    EXPECT_EQ(a.provenance, b.provenance);
    EXPECT_EQ(a.device, b.device);
    EXPECT_EQ(a.launches, b.launches);
    EXPECT_EQ(toJson(a), toJson(b));
}

TEST_F(RecordingFile, RoundTripsPlainAndCompressed) {
    const Recording recording = loadRecording(fixture);
    ASSERT_EQ(recording.launches.size(), 4U);
    saveRecording(recording, path("a.json"));
    saveRecording(recording, path("a.json.gz"));
    EXPECT_FALSE(isGzip(readFile(path("a.json"))));
    EXPECT_TRUE(isGzip(readFile(path("a.json.gz"))));
    expectSame(loadRecording(path("a.json")), recording);
    expectSame(loadRecording(path("a.json.gz")), recording);
}

TEST_F(RecordingFile, IsWrittenAsItWasRead) {
    saveRecording(loadRecording(fixture), path("a.json"));
    EXPECT_EQ(readFile(path("a.json")), readFile(fixture));
}

TEST_F(RecordingFile, KeepsTheDriversLogAndATimeLimitThatWasExceeded) {
    Recording recording = loadRecording(fixture);
    recording.launches[0].exceededTimeLimit = Seconds{2};
    recording.launches[1].measurement.result.launch.driverLog.emplace();
    recording.launches[2].measurement.result.launch.driverLog = {{"Block dimension is \"zero\""}};
    recording.launches[2].measurement.result.launch.failsAt = LaunchStep::Instantiate;
    saveRecording(recording, path("a.json"));
    expectSame(loadRecording(path("a.json")), recording);
}

TEST_F(RecordingFile, CompressionIsRecognizedByContentNotByName) {
    writeFileAtomically(path("a.json"), gzip(readFile(fixture)));
    EXPECT_EQ(loadRecording(path("a.json")).launches.size(), 4U);
}

TEST_F(RecordingFile, SamplesAreRoundedToANanosecond) {
    Recording recording = loadRecording(fixture);
    Measurement& measurement = recording.launches[0].measurement;
    measurement.samplesMicroseconds = {1.0 / 3, 5.1234567};
    measurement.smClockMegahertz = {1979.99951, 1000};
    measurement.hotMicroseconds = {0.0004, 2};
    saveRecording(recording, path("a.json"));
    const Measurement again = loadRecording(path("a.json")).launches[0].measurement;
    EXPECT_EQ(again.samplesMicroseconds, (std::vector<double>{0.333, 5.123}));
    EXPECT_EQ(again.smClockMegahertz, (std::vector<double>{1980, 1000}));
    EXPECT_EQ(again.hotMicroseconds, (std::vector<double>{0, 2}));
}

TEST_F(RecordingFile, IsReadWithColdTimesAlone) {
    Json json = parseJson(readFile(fixture), "fixture");
    for (Json& kernel : json["kernels"])
        for (const char* name : {"chapter", "problemAxisNames", "suggestedOptIns"})
            kernel.erase(name);
    for (Json& launch : json["launches"]) {
        launch.erase("threads");
        for (const char* name : {"lastError", "hostTimeline", "tables"})
            launch["measurement"]["result"].erase(name);
        for (const char* name : {"hotBatch", "warmUps", "discarded", "throttled", "work", "reference",
                                 "smClockMegahertz", "hotMicroseconds", "launchMicroseconds"})
            launch["measurement"].erase(name);
    }
    writeFileAtomically(path("a.json"), json.dump());
    const Recording recording = loadRecording(path("a.json"));
    ASSERT_EQ(recording.launches.size(), 4U);
    EXPECT_EQ(recording.launches[0].measurement.samplesMicroseconds, (std::vector<double>{4, 1, 3, 2}));
    EXPECT_FALSE(recording.launches[0].measurement.work);
    EXPECT_TRUE(recording.launches[3].measurement.result.threads.empty());
}

TEST_F(RecordingFile, IsNeverLiveAfterReading) {
    Recording recording = loadRecording(fixture);
    recording.device.provenance.kind = ProvenanceKind::Live;
    recording.launches[0].measurement.provenance.kind = ProvenanceKind::Live;
    saveRecording(recording, path("a.json"));
    const Recording again = loadRecording(path("a.json"));
    EXPECT_EQ(again.device.provenance.kind, ProvenanceKind::Recorded);
    EXPECT_EQ(again.launches[0].measurement.provenance.kind, ProvenanceKind::Recorded);
}

TEST_F(RecordingFile, TruncatedAnywhereIsOneSentence) {
    const std::string whole = readFile(fixture);
    for (std::size_t length = 0; length + 1 < whole.size(); length += 97) {
        writeFileAtomically(path("cut.json"), whole.substr(0, length));
        const std::string sentence = test::inputErrorMessage([this] { loadRecording(path("cut.json")); });
        EXPECT_EQ(sentence.rfind(path("cut.json") + ": ", 0), 0U) << length << ": " << sentence;
        EXPECT_EQ(sentence.find('\n'), std::string::npos) << sentence;
    }
}

TEST_F(RecordingFile, CompressedAndTruncatedAnywhereIsReported) {
    const std::string whole = gzip(readFile(fixture));
    for (std::size_t length = 2; length < whole.size(); length += 41) {
        writeFileAtomically(path("cut.gz"), whole.substr(0, length));
        EXPECT_EQ(test::inputErrorMessage([this] { loadRecording(path("cut.gz")); }),
                  path("cut.gz") + ": the compressed data ends early")
            << length;
    }
}

TEST_F(RecordingFile, DamagedCompressionIsReported) {
    std::string damaged = gzip(readFile(fixture));
    damaged[damaged.size() / 2] = static_cast<char>(damaged[damaged.size() / 2] ^ 0x55);
    writeFileAtomically(path("bad.gz"), damaged);
    EXPECT_EQ(test::inputErrorMessage([this] { loadRecording(path("bad.gz")); }),
              path("bad.gz") + ": the compressed data is damaged");
}

TEST_F(RecordingFile, ContentThatUnpacksBeyondTheLimitIsRefused) {
    writeFileAtomically(path("bomb.gz"), gzip(std::string(std::size_t{257} * 1024 * 1024, ' ')));
    EXPECT_EQ(test::inputErrorMessage([this] { loadRecording(path("bomb.gz")); }),
              path("bomb.gz") + ": the file unpacks to more than 256 MiB");
}

TEST_F(RecordingFile, AWrongFieldIsNamedWithFileAndPath) {
    Json json = parseJson(readFile(fixture), "fixture");
    json["launches"][1]["measurement"]["samplesMicroseconds"][2] = "fast";
    writeFileAtomically(path("a.json"), json.dump());
    EXPECT_EQ(test::inputErrorMessage([this] { loadRecording(path("a.json")); }),
              path("a.json") +
                  ": /launches/1/measurement/samplesMicroseconds/2: expected a number, found \"fast\"");
}

TEST(Recording, AddingAnEquivalentLaunchReplacesIt) {
    Recording recording = loadRecording(fixture);
    RecordedLaunch launch = recording.launches[0];
    launch.measurement.samplesMicroseconds = {9};
    recording.add(launch);
    ASSERT_EQ(recording.launches.size(), 4U);
    EXPECT_EQ(recording.launches[0].measurement.samplesMicroseconds, std::vector<double>{9});
    launch.optIns.preferredShmemCarveout = 50;
    recording.add(launch);
    EXPECT_EQ(recording.launches.size(), 5U);
}

TEST(Recording, AddingKeepsEarlierDetailsWhereBothResultsAgree) {
    RecordedLaunch full = loadRecording(fixture).launches[0];
    full.trace.emplace().blocks = 7;
    full.measurement.result.tables = {{verbatim("found out"), {verbatim("what")}, {{verbatim("this")}}}};
    full.measurement.result.threads = {{"lane", {0, 1}}};
    for (const bool alike : {true, false}) {
        Recording recording;
        recording.add(full);
        RecordedLaunch timing = full;
        timing.trace.reset();
        timing.measurement.result.tables.clear();
        timing.measurement.result.threads.clear();
        timing.measurement.samplesMicroseconds = {9};
        if (!alike)
            timing.measurement.result.launch.code = 1;
        recording.add(timing);
        ASSERT_EQ(recording.launches.size(), 1U);
        const RecordedLaunch& kept = recording.launches[0];
        EXPECT_EQ(kept.measurement.samplesMicroseconds, std::vector<double>{9});
        EXPECT_EQ(kept.trace.has_value(), alike);
        EXPECT_EQ(kept.measurement.result.tables.size(), alike ? 1U : 0U);
        EXPECT_EQ(kept.measurement.result.threads.size(), alike ? 1U : 0U);
    }
}

TEST(Recording, FindsALaunchWhateverOptInsChangeNothingInIt) {
    Recording recording;
    recording.launches.emplace_back();
    KernelOptIns optIns;
    optIns.nonPortableClusterSizeAllowed = true;
    LaunchConfig config;
    EXPECT_NE(recording.find("", config, optIns), nullptr) << "without clusters";
    config.api = recording.launches[0].config.api = LaunchApi::CudaLaunchKernelEx;
    config.clusterDim = recording.launches[0].config.clusterDim = ClusterExtent{2, 1, 1};
    EXPECT_EQ(recording.find("", config, optIns), nullptr);
    // A declared cluster counts, too.
    KernelInfo kernel;
    kernel.attributes.declared.clusterDims = ClusterExtent{2, 1, 1};
    recording.kernels.push_back(kernel);
    config.clusterDim = recording.launches[0].config.clusterDim = std::nullopt;
    EXPECT_EQ(recording.find("", config, optIns), nullptr);
}

TEST(Recording, FindsAnEquivalentLaunch) {
    struct Spelling {
        LaunchApi api;
        bool cooperative;
        std::optional<ClusterExtent> cluster;
    };
    const std::pair<Spelling, Spelling> same[] = {
        {{LaunchApi::CudaLaunchCooperativeKernel, true, {}},
         {LaunchApi::CudaLaunchCooperativeKernel, false, {}}},
        {{LaunchApi::CuLaunchCooperativeKernel, true, {}}, {LaunchApi::CuLaunchCooperativeKernel, false, {}}},
        {{LaunchApi::CuLaunchKernel, true, {}}, {LaunchApi::CuLaunchKernel, false, {}}},
        {{LaunchApi::CudaLaunchKernelEx, true, ClusterExtent{0, 0, 0}},
         {LaunchApi::CudaLaunchKernelEx, true, {}}},
    };
    for (const auto& [one, other] : same)
        for (const bool swapped : {false, true}) {
            Recording recording;
            const auto makeLaunch = [](const Spelling& spelling) {
                RecordedLaunch launch;
                launch.config.api = spelling.api;
                launch.config.cooperative = spelling.cooperative;
                launch.config.clusterDim = spelling.cluster;
                return launch;
            };
            const RecordedLaunch first = makeLaunch(swapped ? other : one);
            const RecordedLaunch second = makeLaunch(swapped ? one : other);
            recording.launches.push_back(first); // as a file that was written otherwise
            EXPECT_NE(recording.find("", second.config, {}), nullptr);
            recording.add(second);
            EXPECT_EQ(recording.launches.size(), 1U);
            EXPECT_EQ(canonical(first.config), canonical(second.config));
        }
    LaunchConfig cooperative;
    cooperative.api = LaunchApi::CudaLaunchKernelEx;
    cooperative.cooperative = true;
    EXPECT_EQ(canonical(cooperative), cooperative) << "here the flag distinguishes two launches";
}

} // namespace
} // namespace trichevron::core
