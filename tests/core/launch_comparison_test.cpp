// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Launches side by side: exactly the differences are marked.
#include "core/comparison/launch_comparison.h"
#include "core/messages/rule_messages.h"
#include "tests/case_name.h"
#include "tests/core/fixtures.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace trichevron::core {
namespace {

/// A launch with all that it refers to.
struct Subject {
    DeviceProperties device = test::h200Limits();
    KernelInfo kernel;
    LaunchConfig config = test::makeLaunch({8, 4, 1}, {64, 2, 1});
    KernelOptIns optIns;
    LaunchResult answer;
    Measurement measurement;
    Evaluation evaluation;

    Subject() {
        kernel.id = "k";
        kernel.title = "Kernel";
        kernel.attributes = test::plainKernel();
        optIns = kernel.attributes.optIns;
        measurement.samplesMicroseconds = {10, 11, 12, 13, 14, 15};
    }
    ComparedLaunch compared() {
        KernelAttributes attributes = kernel.attributes;
        attributes.optIns = optIns;
        evaluation = evaluate(config, attributes, device);
        return {&device, &kernel, config, optIns, &evaluation, &answer, &measurement};
    }
};

std::set<std::string> differing(Subject& first, Subject& second) {
    std::set<std::string> titles;
    for (const ComparisonRow& row : compareLaunches({first.compared(), second.compared()})) {
        if (row.differs)
            titles.insert(row.title);
    }
    return titles;
}

struct Change : test::NamedCase {
    void (*change)(Subject&);
    std::set<std::string> marked;
};

class LaunchComparison : public testing::TestWithParam<Change> {};

TEST_P(LaunchComparison, MarksOnlyDifferences) {
    Subject first;
    Subject second;
    GetParam().change(second);
    EXPECT_EQ(differing(first, second), GetParam().marked);
    EXPECT_EQ(differing(second, first), GetParam().marked) << "either way round";
}

INSTANTIATE_TEST_SUITE_P(
    Fields, LaunchComparison,
    testing::Values(Change{"Nothing", [](Subject&) {}, {}},
                    Change{"Stream", [](Subject& s) { s.config.stream = StreamKind::PerThread; }, {"Stream"}},
                    Change{"Kernel", [](Subject& s) { s.kernel.title = "Other"; }, {"Kernel"}},
                    Change{"ShapeOfTheBlock",
                           [](Subject& s) {
                               s.config.blockDim = {2, 64, 1};
                           },
                           {"Block (threads)"}},
                    Change{"Grid",
                           [](Subject& s) {
                               s.config.gridDim = {4, 4, 1};
                           },
                           {"Grid (blocks)", "Blocks", "Threads", "SMs idle: fewer blocks than SMs"}},
                    Change{"Device", [](Subject& s) { s.device.name = "Other"; }, {"Device"}},
                    Change{"OptIn",
                           [](Subject& s) { s.optIns.nonPortableClusterSizeAllowed = true; },
                           {"Non-portable cluster size"}},
                    Change{"Refused",
                           [](Subject& s) { s.config.dynamicSmemBytes = {50000}; },
                           {"Dynamic shared memory", "Verdict", "Predicted", "Violated rules", "Waves",
                            "Resident blocks per SM", "Occupancy", "Limited by",
                            "SMs idle: fewer blocks than SMs", "SMs idle: no room for another cluster",
                            "Blocks at once", "Tail wave"}},
                    Change{"Answer",
                           [](Subject& s) {
                               s.answer.launch = {1, "cudaErrorInvalidValue", ""};
                           },
                           {"Launching"}},
                    Change{"SlightlyOtherTimes",
                           [](Subject& s) {
                               for (double& sample : s.measurement.samplesMicroseconds)
                                   sample += 0.5;
                           },
                           {}},
                    Change{"OtherTimes",
                           [](Subject& s) {
                               for (double& sample : s.measurement.samplesMicroseconds)
                                   sample *= 3;
                           },
                           {"Median", "Quartiles"}}),
    test::caseName<Change>);

std::vector<ComparedLaunch> comparedOf(std::vector<Subject>& subjects) {
    std::vector<ComparedLaunch> launches;
    for (Subject& subject : subjects)
        launches.push_back(subject.compared());
    return launches;
}

TEST(LaunchComparisonTimes, NameTheFastestOfAll) {
    std::vector<Subject> subjects(4);
    for (double& sample : subjects[0].measurement.samplesMicroseconds)
        sample *= 4;
    for (double& sample : subjects[3].measurement.samplesMicroseconds)
        sample *= 2;
    subjects[2].measurement.samplesMicroseconds.clear(); // not measured
    const auto fastest = fastestOf(comparedOf(subjects));
    ASSERT_TRUE(fastest);
    EXPECT_EQ(fastest->launch, 1U);
    EXPECT_TRUE(fastest->isAlone);
    EXPECT_DOUBLE_EQ(fastest->ratio, 4);
}

TEST(LaunchComparisonTimes, CloseTimesAreIndistinguishable) {
    std::vector<Subject> subjects(3);
    for (double& sample : subjects[2].measurement.samplesMicroseconds)
        sample += 0.5;
    const auto fastest = fastestOf(comparedOf(subjects));
    ASSERT_TRUE(fastest);
    EXPECT_FALSE(fastest->isAlone);
}

TEST(LaunchComparisonTimes, NeedTwoMeasurements) {
    std::vector<Subject> subjects(2);
    subjects[1].measurement.samplesMicroseconds.clear();
    EXPECT_FALSE(fastestOf(comparedOf(subjects)));
}

TEST(LaunchComparisonTimes, OfTheSameLaunchTwiceAreNotCompared) {
    std::vector<Subject> subjects(3);
    subjects[1].measurement.samplesMicroseconds.clear();
    std::vector<ComparedLaunch> launches = comparedOf(subjects);
    launches[2].measurement = launches[0].measurement;
    EXPECT_FALSE(fastestOf(launches));
}

TEST(LaunchComparisonRows, HaveAValueForEachLaunch) {
    std::vector<Subject> subjects(6);
    subjects[4].config.gridDim = {1, 1, 1};
    for (const ComparisonRow& row : compareLaunches(comparedOf(subjects))) {
        ASSERT_EQ(row.values.size(), 6U) << row.title;
        EXPECT_EQ(row.differs, row.values[4] != row.values[0]) << row.title;
    }
}

TEST(LaunchComparisonRows, CountSmsWavesAndTail) {
    std::vector<Subject> subjects(2);
    subjects[0].config = test::makeLaunch({100, 1, 1}, {1024, 1, 1});
    subjects[1].config = test::makeLaunch({500, 1, 1}, {1024, 1, 1});
    const auto rows = compareLaunches(comparedOf(subjects));
    const auto valuesOf = [&](const std::string& title) {
        return std::find_if(rows.begin(), rows.end(), [&](const auto& row) { return row.title == title; })
            ->values;
    };
    using Values = std::vector<std::string>;
    EXPECT_EQ(valuesOf("SMs"), (Values{"132", "132"}));
    EXPECT_EQ(valuesOf("Warps per block"), (Values{"32", "32"}));
    EXPECT_EQ(valuesOf("SMs idle: fewer blocks than SMs"), (Values{"32", "0"}));
    EXPECT_EQ(valuesOf("Resident blocks per SM"), (Values{"2 blocks", "2 blocks"}));
    EXPECT_EQ(valuesOf("Waves"), (Values{"1", "2"}));
    EXPECT_EQ(valuesOf("Tail wave"), (Values{"none", "236 blocks, 89.4 % full"}));
    EXPECT_EQ(valuesOf("Limited by"), (Values{"warps and registers", "warps and registers"}));
}

TEST(LaunchComparisonRows, SayWhatClustersCost) {
    std::vector<Subject> subjects(4);
    for (Subject& subject : subjects)
        subject.config = test::makeLaunch({1024, 1, 1}, {1024, 1, 1});
    subjects[1].config.clusterDim = ClusterExtent{8, 1, 1};
    subjects[2].config.clusterDim = ClusterExtent{8, 1, 1};
    subjects[2].device.smsPerGpc.clear(); // which clusters fit is not known
    subjects[3].config.blockDim = {2048, 1, 1};
    const auto rows = compareLaunches(comparedOf(subjects));
    const auto valuesOf = [&](const std::string& title) {
        return std::find_if(rows.begin(), rows.end(), [&](const auto& row) { return row.title == title; })
            ->values;
    };
    const Evaluation& clustered = subjects[1].evaluation;
    ASSERT_TRUE(clustered.clusters);
    ASSERT_LT(clustered.blocksPerWave, Count{264});
    using Values = std::vector<std::string>;
    EXPECT_EQ(valuesOf("Blocks at once"),
              (Values{"264", std::to_string(8 * clustered.clusters->max), "at most 264", "–"}));
    const std::string waves = std::to_string(static_cast<std::uint64_t>(clustered.waves));
    EXPECT_EQ(valuesOf("Waves"), (Values{"4", waves, "at least 4", "–"}));
    EXPECT_EQ(valuesOf("Tail wave").at(2), "not known");
    EXPECT_EQ(valuesOf("SMs idle: no room for another cluster"),
              (Values{"0", std::to_string(clustered.clusters->idleMultiprocessors), "not known", "–"}));
}

TEST(LaunchComparisonRows, OfIdleSmsSayWhy) {
    std::vector<Subject> subjects(2);
    int ofIdleSms = 0;
    for (const ComparisonRow& row : compareLaunches(comparedOf(subjects))) {
        EXPECT_NE(row.title, "Idle SMs") << "two rows count them, by their reason";
        ofIdleSms += row.title.starts_with("SMs idle: ") ? 1 : 0;
    }
    EXPECT_EQ(ofIdleSms, 2);
}

TEST(LaunchComparisonRows, EqualRegistersAreNoDifferenceWhereOneTellsItsArchitecture) {
    for (const int more : {0, 1}) {
        std::vector<Subject> subjects(2);
        subjects[0].kernel.attributes.binaryVersion = binaryVersionFor(subjects[0].device.computeCapability);
        subjects[1].kernel.attributes.binaryVersion = 75;
        subjects[1].kernel.attributes.numRegs += more;
        const auto rows = compareLaunches(comparedOf(subjects));
        const auto row = std::find_if(rows.begin(), rows.end(),
                                      [](const auto& each) { return each.title == "Registers per thread"; });
        ASSERT_NE(row, rows.end());
        EXPECT_TRUE(row->values[1].ends_with(" of sm_75")) << row->values[1];
        EXPECT_NE(row->values[0], row->values[1]);
        EXPECT_EQ(row->differs, more != 0);
    }
}

TEST(LaunchComparisonRows, TellClustersOfOneBlockFromNone) {
    std::vector<Subject> subjects(2);
    subjects[1].config.api = LaunchApi::CudaLaunchKernelEx;
    subjects[1].config.clusterDim = ClusterExtent{1, 1, 1};
    const auto rows = compareLaunches(comparedOf(subjects));
    const auto row = std::find_if(rows.begin(), rows.end(),
                                  [](const auto& each) { return each.title == "Cluster (blocks)"; });
    ASSERT_NE(row, rows.end());
    EXPECT_EQ(row->values, (std::vector<std::string>{"none", "clusters of one block"}));
}

TEST(DistinguishingWordsOfThree, NameEachThatTellsFurtherLaunchesApart) {
    std::vector<Subject> subjects(3);
    subjects[1].config.blockDim = {8, 8, 1};
    subjects[2].config.blockDim = {8, 8, 1};
    subjects[2].config.clusterDim = ClusterExtent{2, 1, 1};
    const std::vector<std::string> words = distinguishingWords(comparedOf(subjects));
    EXPECT_EQ(words[1], "block 8 × 8, no cluster");
    EXPECT_EQ(words[2], "block 8 × 8, cluster 2");
    subjects[2] = subjects[1];
    EXPECT_EQ(distinguishingWords(comparedOf(subjects))[2], "block 8 × 8") << "the same launch twice";
}

struct WordsCase : test::NamedCase {
    void (*change)(Subject&);
    std::vector<std::string> words;
};
class DistinguishingWords : public testing::TestWithParam<WordsCase> {};

TEST_P(DistinguishingWords, TellTheLaunchesApart) {
    std::vector<Subject> subjects(2);
    subjects[0].device.name = subjects[1].device.name = "H200";
    GetParam().change(subjects[1]);
    EXPECT_EQ(distinguishingWords(comparedOf(subjects)), GetParam().words);
}

INSTANTIATE_TEST_SUITE_P(
    Kinds, DistinguishingWords,
    testing::Values(WordsCase{"Nothing", [](Subject&) {}, {"", ""}},
                    WordsCase{"DeviceFirst",
                              [](Subject& s) {
                                  s.device.name = "A100";
                                  s.config.blockDim = {32, 1, 1};
                              },
                              {"H200", "A100"}},
                    WordsCase{"Kernel", [](Subject& s) { s.kernel.title = "Other"; }, {"Kernel", "Other"}},
                    WordsCase{"Block",
                              [](Subject& s) {
                                  s.config.blockDim = {32, 1, 1};
                              },
                              {"block 64 × 2", "block 32"}},
                    WordsCase{"Grid",
                              [](Subject& s) {
                                  s.config.gridDim = {9, 4, 1};
                              },
                              {"grid 8 × 4", "grid 9 × 4"}}),
    test::caseName<WordsCase>);

TEST(LaunchComparisonRows, ReportMissingParts) {
    Subject subject;
    ComparedLaunch bare;
    bare.kernel = &subject.kernel;
    const auto rows = compareLaunches({bare, subject.compared()});
    const auto first = [&](const std::string& title) {
        return std::find_if(rows.begin(), rows.end(), [&](const auto& row) { return row.title == title; })
            ->values.front();
    };
    EXPECT_EQ(first("Device"), "none");
    EXPECT_EQ(first("Verdict"), "not known");
    EXPECT_EQ(first("Launching"), "not launched");
    EXPECT_EQ(first("Median"), "not measured");
    EXPECT_EQ(first("SMs"), "not known");
}

} // namespace
} // namespace trichevron::core
