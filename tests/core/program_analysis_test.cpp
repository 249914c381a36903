// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// What the model says of the launches of a program.
#include "core/program/configuration_verdict.h"
#include "core/program/program_analysis.h"
#include "core/program/program_builder.h"
#include "core/program/program_comparison.h"
#include "core/program/program_groups.h"
#include "core/program/program_json.h"
#include "core/program/program_report.h"
#include "core/program/program_table.h"
#include "core/program/program_words.h"
#include "tests/core/traced_program.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <map>
#include <string>

namespace trichevron::core {
namespace {

using test::analysisOf;
using test::calm;
using test::TracedLaunch;

TEST(ProgramAnalysis, StaticSharedMemoryLeavesTheRestToALaunchWithoutAnOptIn) {
    ProgramConfiguration c = calm();
    c.sharedSizeBytes = ByteRange::exactly(7500);
    EXPECT_EQ(modelLaunchOf(c, "k").kernel.optIns.maxDynamicSharedSizeBytes, Bytes{49152 - 7500});
    c.dynamicSmemBytes = ByteRange::exactly(45000);
    EXPECT_EQ(modelLaunchOf(c, "k").kernel.optIns.maxDynamicSharedSizeBytes, Bytes{45000});
}

TEST(ProgramAnalysis, NumbersAreSumsOverTheLaunches) {
    const ProgramAnalysis analysis =
        analysisOf({{calm(), 0, 3000}, {calm(), 5000, 1000}, {calm(), 10000, 2000}});
    ASSERT_EQ(analysis.configurations.size(), 1U);
    const ConfigurationSummary& summary = analysis.configurations[0];
    EXPECT_EQ(summary.count, 3U);
    EXPECT_EQ(summary.totalNs, 6000U);
    EXPECT_EQ(summary.medianNs, 2000U);
    EXPECT_EQ(summary.minNs, 1000U);
    EXPECT_EQ(summary.maxNs, 3000U);
    EXPECT_EQ(analysis.gpuNs, 6000U);
    EXPECT_EQ(analysis.wallNs, 12000U);
    EXPECT_EQ(summary.verdict->occupancy->maxActiveBlocksPerMultiprocessor, 8U);
    EXPECT_DOUBLE_EQ(*analysis.occupancyByTime, 1);
}

TEST(ProgramAnalysis, TheMedianOfAnEvenNumberIsTheMeanOfTheTwoInTheMiddle) {
    const ProgramAnalysis analysis =
        analysisOf({{calm(), 0, 3000}, {calm(), 5000, 1000}, {calm(), 10000, 2000}, {calm(), 15000, 9000}});
    EXPECT_EQ(analysis.configurations.at(0).medianNs, 2500U);
}

TEST(ProgramAnalysis, ADeviceThatNobodyKnowsGivesNoVerdict) {
    const ProgramAnalysis analysis = analysisOf({{calm()}}, {}, "A board of the future");
    EXPECT_FALSE(analysis.devices.at(0));
    EXPECT_FALSE(analysis.configurations.at(0).verdict);
    EXPECT_FALSE(analysis.occupancyByTime);
}

TEST(ProgramAnalysis, OccupancyIsGivenOnlyWhereTheWholeRangeAgrees) {
    ProgramConfiguration c = calm();
    c.dynamicSmemBytes = ByteRange{500, 1500};
    EXPECT_TRUE(analysisOf({{c}}).configurations[0].verdict->occupancy);
    c.dynamicSmemBytes = ByteRange{24'000, 30'000}; // 228 KiB hold 8 blocks, or 7
    EXPECT_FALSE(analysisOf({{c}}).configurations[0].verdict->occupancy);
    c = calm();
    c.numRegs.reset();
    EXPECT_FALSE(analysisOf({{c}}).configurations[0].verdict->occupancy);
}

TEST(ProgramAnalysis, AnOptInThatTheProgramNeededIsAssumed) {
    ProgramConfiguration c = calm();
    c.undividedSmemBytes = ByteRange::exactly(100 * 1024);
    const ProgramAnalysis analysis = analysisOf({{c}});
    EXPECT_TRUE(analysis.configurations[0].verdict->accepted);
    EXPECT_EQ(analysis.configurations[0].verdict->occupancy->maxActiveBlocksPerMultiprocessor, 2U);
}

TEST(ProgramAnalysis, WavesAreWholeAndWavesOfAnSmAShareInCsvAndJson) {
    struct {
        std::uint32_t blocks;
        std::int64_t waves;
        double perSm;
    } const cases[] = {{1056, 1, 1.0}, {1584, 2, 1.5}, {264, 1, 0.25}}; // 1,056 in a wave
    for (const auto& [blocks, waves, perSm] : cases) {
        ProgramConfiguration c = calm();
        c.gridDim = {blocks, 1, 1};
        const ProgramAnalysis analysis = analysisOf({{c}});
        const DataTable table = programTable(analysis, std::vector<std::uint32_t>{0});
        const auto cell = [&table](const std::string& column) {
            const auto found = std::find(table.columns.begin(), table.columns.end(), column);
            return table.rows.at(0).at(static_cast<std::size_t>(found - table.columns.begin()));
        };
        EXPECT_EQ(cell("waves"), TableCell(waves)) << blocks;
        EXPECT_EQ(cell("wavesPerMultiprocessor"), TableCell(perSm)) << blocks;
        const Json json = programJson(analysis)["configurations"][0];
        EXPECT_EQ(json["waves"], waves) << blocks;
        EXPECT_EQ(json["wavesPerMultiprocessor"], perSm) << blocks;
    }
    ProgramConfiguration unknown = calm();
    unknown.numRegs.reset();
    EXPECT_TRUE(
        programJson(analysisOf({{unknown}}))["configurations"][0]["wavesPerMultiprocessor"].is_null());
}

TEST(ProgramAnalysis, ReportsAndJsonNameTheFileWithoutItsFolder) {
    ProgramConfiguration c = calm();
    c.gridDim = {66, 1, 1};
    const ProgramAnalysis analysis = analysisOf({{c, 0, 1'000'000, "gemm<float, <b>>|"}});
    const std::string markdown = markdownReport(analysis);
    EXPECT_TRUE(markdown.starts_with("# trace.json\n"));
    EXPECT_EQ(markdown.find("/home/someone"), std::string::npos);
    EXPECT_NE(markdown.find("gemm\\<float, \\<b\\>\\>\\|"), std::string::npos) << markdown;
    const std::string html = htmlReport(analysis);
    EXPECT_NE(html.find("gemm&lt;float, &lt;b&gt;&gt;|"), std::string::npos);
    EXPECT_EQ(html.find("http"), std::string::npos) << "it loads nothing";
    const Json json = programJson(analysis);
    EXPECT_EQ(json["launchCount"], 1);
    EXPECT_EQ(json["configurations"][0]["gridDim"], Json::array({66, 1, 1}));
    EXPECT_EQ(json["configurations"][0]["totalSeconds"], 0.001);
    EXPECT_EQ(json["configurations"][0]["occupancy"], 1.0);
}

TEST(ProgramAnalysis, NothingInAMarkdownReportBecomesALink) {
    const std::string hostile = "k<a href=x> http://a.b www.a.b m@a.b [x](y) ![i](http://p)";
    ProgramConfiguration refused = calm();
    refused.blockDim = {2048, 1, 1}; // so that a finding names the kernel
    const std::string markdown = markdownReport(analysisOf({{refused, 0, 1'000'000, hostile}}));
    for (const char* link : {"k<a", "http://", "www.", "@a", "[x]"})
        EXPECT_EQ(markdown.find(link), std::string::npos) << link << " in\n" << markdown;
}

/// Durations and counts of a file that nothing ran in.
TEST(ProgramAnalysis, SumsPast64BitsStopThere) {
    constexpr std::uint64_t longest = std::numeric_limits<std::int64_t>::max();
    constexpr std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
    ProgramConfiguration refused = calm();
    refused.blockDim = {2048, 1, 1};
    const ProgramAnalysis analysis = analysisOf({{calm(), 0, longest},
                                                 {calm(), longest, longest},
                                                 {calm(), longest, longest},
                                                 {refused, 0, longest, "other"}});
    EXPECT_EQ(analysis.gpuNs, most);
    EXPECT_EQ(analysis.wallNs, most - 1);
    EXPECT_EQ(analysis.configurations[0].totalNs, most);
    EXPECT_EQ(durationText(analysis.gpuNs), "> 18,446,744,073.71 s");
    const std::string report = markdownReport(analysis);
    EXPECT_NE(report.find("GPU time \\> 18,446,744,073.71 s"), std::string::npos) << report;
    for (const ProgramGrouping by :
         {ProgramGrouping::Configuration, ProgramGrouping::Kernel, ProgramGrouping::Stream})
        EXPECT_EQ(groupProgram(analysis, by).back().totalNs, most) << static_cast<int>(by);
    const ProgramComparison comparison = comparePrograms(analysis, analysis);
    EXPECT_EQ(comparison.gpuNs[0], most);
}

TEST(ProgramAnalysis, CountsPast64BitsStopThere) {
    constexpr std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
    ProgramBuilder builder("trace", "kineto", {});
    ProgramConfiguration c = calm();
    c.device = builder.device(0);
    c.kernel = builder.kernel("k");
    const std::uint32_t number = builder.configuration(c);
    builder.program().countedLaunches = {{number, most - 1, most}, {number, 5, 7}};
    builder.program().refusedLaunches = {{number, "cudaLaunchKernel", 1, most, ""},
                                         {number, "cudaLaunchKernel", 2, most, ""}};
    const ProgramAnalysis analysis =
        analyzeProgram(std::make_shared<const Program>(builder.take()), std::vector{test::h200Limits()});
    EXPECT_EQ(analysis.configurations[0].count, most);
    EXPECT_EQ(analysis.configurations[0].refusedCount, most);
    EXPECT_EQ(analysis.refusedCount, most);
    EXPECT_EQ(analysis.gpuNs, most);
    EXPECT_EQ(analysis.program->launchCount(), most);
    const DataTable table = programTable(analysis, std::vector<std::uint32_t>{0});
    EXPECT_EQ(table.rows[0][1], TableCell(std::numeric_limits<std::int64_t>::max()));
}

TEST(ProgramGroups, AddUpTheLaunchesOfEachKey) {
    ProgramConfiguration other = calm();
    other.blockDim = {2048, 1, 1}; // refused
    ProgramBuilder builder("trace", "kineto", {});
    std::uint64_t wholeNs = 0;
    for (std::uint32_t n = 0; n < 100; ++n) {
        ProgramConfiguration c = n % 10 == 0 ? other : calm();
        c.device = builder.device(0);
        c.kernel = builder.kernel(n % 2 == 0 ? "even" : "odd");
        ProgramLaunch launch;
        launch.startNs = n;
        launch.durationNs = n;
        wholeNs += n;
        launch.configuration = builder.configuration(c);
        launch.stream = builder.stream(c.device, n % 3);
        launch.graph = n < 70 ? 64 * (n % 7) : ProgramLaunch::none; // the same place of a small table
        launch.range = builder.range(n < 50 ? "first" : "second");
        builder.add(launch);
    }
    builder.deviceAt(0).name = "NVIDIA H200";
    const ProgramAnalysis analysis =
        analyzeProgram(std::make_shared<const Program>(builder.take()), std::vector{test::h200Limits()});
    struct {
        ProgramGrouping by;
        std::size_t groups;
        std::string firstName; ///< of the group with refused launches and the most time
        std::uint64_t firstCount, firstRefused;
        std::size_t firstConfigurations;
    } const cases[] = {{ProgramGrouping::Configuration, 3, "even", 10, 10, 1},
                       {ProgramGrouping::Kernel, 2, "even", 50, 10, 2},
                       {ProgramGrouping::Stream, 3, "0", 34, 4, 3},
                       {ProgramGrouping::Range, 2, "second", 50, 5, 3},
                       {ProgramGrouping::Graph, 8, "", 30, 3, 3}};
    for (const auto& one : cases) {
        SCOPED_TRACE(static_cast<int>(one.by));
        const std::vector<ProgramGroup> groups = groupProgram(analysis, one.by);
        ASSERT_EQ(groups.size(), one.groups);
        EXPECT_EQ(groups[0].name, one.firstName);
        EXPECT_EQ(groups[0].count, one.firstCount);
        EXPECT_EQ(groups[0].refused, one.firstRefused);
        EXPECT_EQ(groups[0].configurations.size(), one.firstConfigurations);
        std::uint64_t count = 0;
        std::uint64_t totalNs = 0;
        for (const ProgramGroup& group : groups) {
            count += group.count;
            totalNs += group.totalNs;
            const std::vector<ProgramLaunch>& all = analysis.program->launches;
            EXPECT_EQ(group.count, std::count_if(all.begin(), all.end(), [&](const ProgramLaunch& launch) {
                          return std::binary_search(group.configurations.begin(), group.configurations.end(),
                                                    launch.configuration) &&
                                 isLaunchOf(group, launch);
                      }));
        }
        EXPECT_EQ(count, 100U);
        EXPECT_EQ(totalNs, wholeNs);
    }
}

TEST(ProgramComparison, NamesTimesCountsAndChangedConfigurations) {
    ProgramConfiguration other = calm();
    other.blockDim = {128, 1, 1};
    const ProgramAnalysis first =
        analysisOf({{calm(), 0, 100, "same"}, {calm(), 0, 500, "gone"}, {calm(), 0, 900, "changed"}});
    const ProgramAnalysis second =
        analysisOf({{calm(), 0, 100, "same"}, {other, 0, 200, "changed"}, {calm(), 0, 10, "new"}});
    const ProgramComparison comparison = comparePrograms(first, second);
    ASSERT_EQ(comparison.kernels.size(), 4U);
    EXPECT_EQ(comparison.kernels[0].kernel, "changed");
    EXPECT_TRUE(comparison.kernels[0].configurationsChanged);
    EXPECT_EQ(comparison.kernels[0].onlyIn[0], std::vector<std::uint32_t>{2});
    EXPECT_EQ(comparison.kernels[0].onlyIn[1], std::vector<std::uint32_t>{1});
    EXPECT_EQ(comparison.kernels[1].kernel, "gone");
    EXPECT_EQ(comparison.kernels[1].count, (std::array<std::uint64_t, 2>{1, 0}));
    EXPECT_FALSE(comparison.kernels[1].configurationsChanged);
    EXPECT_EQ(comparison.kernels[3].kernel, "same");
    EXPECT_FALSE(comparison.kernels[3].configurationsChanged);
}

TEST(ModelLaunch, OnlyALargeClusterNeedsTheOptInForNonPortableSizes) {
    ProgramConfiguration c = calm();
    const auto isAllowed = [&c] { return modelLaunchOf(c, "k").kernel.optIns.nonPortableClusterSizeAllowed; };
    c.clusterDim.reset();
    EXPECT_FALSE(isAllowed());
    c.clusterDim = ClusterExtent{8, 1, 1};
    EXPECT_FALSE(isAllowed());
    c.clusterDim = ClusterExtent{16, 1, 1};
    EXPECT_TRUE(isAllowed());
}

TEST(ProgramComparison, WhatATraceLeavesOutOrRoundsIsNoChange) {
    ProgramConfiguration exact = calm();
    exact.numRegs = 32;
    exact.dynamicSmemBytes = ByteRange::exactly(1000);
    exact.sharedSizeBytes = ByteRange::exactly(0);
    ProgramConfiguration rounded = exact;
    rounded.sharedSizeBytes.reset();
    rounded.dynamicSmemBytes.reset();
    rounded.undividedSmemBytes = ByteRange{0, 1048};
    ProgramConfiguration withoutRegisters = exact;
    withoutRegisters.numRegs.reset();
    ProgramConfiguration larger = rounded;
    larger.undividedSmemBytes = ByteRange{2097, 3145};
    ProgramConfiguration otherRegisters = rounded;
    otherRegisters.numRegs = 40;
    const auto isChanged = [&](const ProgramConfiguration& a, const ProgramConfiguration& b) {
        const ProgramAnalysis first = analysisOf({{a, 0, 100, "k"}});
        const ProgramAnalysis second = analysisOf({{b, 0, 100, "k"}});
        const bool changed = comparePrograms(first, second).kernels.front().configurationsChanged;
        EXPECT_EQ(comparePrograms(second, first).kernels.front().configurationsChanged, changed);
        return changed;
    };
    EXPECT_FALSE(isChanged(exact, exact));
    EXPECT_FALSE(isChanged(exact, rounded));
    EXPECT_FALSE(isChanged(exact, withoutRegisters));
    EXPECT_FALSE(isChanged(rounded, withoutRegisters));
    EXPECT_TRUE(isChanged(exact, larger));
    EXPECT_TRUE(isChanged(exact, otherRegisters));
    EXPECT_FALSE(isChanged(withoutRegisters, otherRegisters));
}

} // namespace
} // namespace trichevron::core
