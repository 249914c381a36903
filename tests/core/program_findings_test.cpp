// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// The findings in a program: where there is one, what it is worth, and which comes first.
#include "core/program/finding_kind.h"
#include "tests/core/traced_program.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace trichevron::core {
namespace {

using test::analysisOf;
using test::calm;
using test::TracedLaunch;

std::vector<std::string_view> kindsOf(const ProgramAnalysis& analysis) {
    std::vector<std::string_view> kinds;
    for (const ProgramFinding& finding : analysis.findings)
        kinds.push_back(finding.kind);
    return kinds;
}
using Kinds = std::vector<std::string_view>;

TEST(ProgramFindings, ACalmProgramHasNoFindings) {
    EXPECT_EQ(kindsOf(analysisOf({{calm()}})), Kinds{});
}

TEST(ProgramFindings, ATailWaveIsWorthWhatIsEmptyInIt) {
    ProgramConfiguration c = calm();
    c.gridDim = {132 * 8 + 132 * 4, 1, 1};
    const ProgramAnalysis analysis = analysisOf({{c}});
    ASSERT_EQ(kindsOf(analysis), Kinds{"tailWave"});
    EXPECT_EQ(analysis.findings[0].worthNs, 250'000U) << "2 waves for the work of 1.5";
    EXPECT_EQ(analysis.findings[0].configuration, 0U);
}

TEST(ProgramFindings, ATailWaveThatIsAlmostFullIsNotToBeSaved) {
    // By its blocks, of 1,056 in a wave.
    const std::map<std::uint32_t, std::string> advice{{1, "has 1 block; 1 block fewer, or"},
                                                      {528, "would save the last wave"},
                                                      {529, "it has room for 527 more"},
                                                      {950, "it has room for 106 more"}};
    for (const auto& [blocks, words] : advice) {
        ProgramConfiguration c = calm();
        c.gridDim = {132 * 8 + blocks, 1, 1};
        EXPECT_NE(analysisOf({{c}}).findings.at(0).text.text().find(words), std::string::npos) << blocks;
    }
    ProgramConfiguration c = calm();
    c.gridDim = {132 * 8 + 951, 1, 1};
    EXPECT_EQ(kindsOf(analysisOf({{c}})), Kinds{});
}

TEST(ProgramFindings, BlocksForHalfOfTheSmsAreWorthHalf) {
    ProgramConfiguration c = calm();
    c.gridDim = {66, 1, 1};
    const ProgramAnalysis analysis = analysisOf({{c}});
    ASSERT_EQ(kindsOf(analysis), Kinds{"fewBlocks"});
    EXPECT_EQ(analysis.findings[0].worthNs, 500'000U);
}

TEST(ProgramFindings, APartialWarpIsWorthItsIdleLanes) {
    ProgramConfiguration c = calm();
    c.blockDim = {48, 1, 1};
    c.gridDim = {132 * 32, 1, 1};
    const ProgramAnalysis analysis = analysisOf({{c}});
    ASSERT_EQ(kindsOf(analysis), Kinds{"partialWarp"});
    EXPECT_EQ(analysis.findings[0].worthNs, 250'000U);
}

TEST(ProgramFindings, OneRegisterOverAStepPromisesNoTime) {
    ProgramConfiguration c = calm();
    c.numRegs = 33; // 6 blocks instead of 8
    c.gridDim = {132 * 6, 1, 1};
    const ProgramAnalysis analysis = analysisOf({{c}});
    ASSERT_EQ(kindsOf(analysis), Kinds{"nextStep"});
    EXPECT_FALSE(analysis.findings[0].worthNs);
    EXPECT_EQ(analysis.findings[0].short_.text(), "1 register over");
}

TEST(ProgramFindings, ClustersThatLeaveSmsIdle) {
    ProgramConfiguration c = calm();
    c.clusterDim = ClusterExtent{16, 1, 1};
    c.blockDim = {1024, 1, 1};
    c.numRegs = 64;
    const ProgramAnalysis analysis = analysisOf({{c}});
    const ConfigurationVerdict& verdict = *analysis.configurations[0].verdict;
    ASSERT_TRUE(verdict.clusters);
    ASSERT_GT(verdict.clusters->idleMultiprocessors, 0U);
    const Kinds kinds = kindsOf(analysis);
    EXPECT_NE(std::find(kinds.begin(), kinds.end(), "idleForClusters"), kinds.end());
}

TEST(ProgramFindings, ThousandsOfTinyLaunchesAreWorthTheGapsBehindThem) {
    std::vector<TracedLaunch> launches;
    for (int i = 0; i < 1000; ++i)
        launches.push_back({calm(), i * 5000, 2000});
    const ProgramAnalysis analysis = analysisOf(launches);
    EXPECT_EQ(kindsOf(analysis), (Kinds{"tinyLaunches", "launchGaps"}));
    EXPECT_EQ(analysis.findings[0].worthNs, 999U * 3000);
    launches.pop_back();
    EXPECT_EQ(kindsOf(analysisOf(launches)), Kinds{"launchGaps"});
}

TEST(ProgramFindings, AZeroOfKinetoIsWrongOnlyWhereTheOptInExplainsIt) {
    ProgramConfiguration c = calm();
    c.claim = TraceClaim{OccupancyClaimKind::Estimate, 0, 0.005};
    EXPECT_EQ(kindsOf(analysisOf({{c}})), Kinds{}) << "its estimate counts the grid: it may be right";
    c.undividedSmemBytes = ByteRange::exactly(48 * 1024);
    EXPECT_EQ(kindsOf(analysisOf({{c}})), Kinds{});
    c.undividedSmemBytes = ByteRange::exactly(48 * 1024 + 16);
    const Kinds kinds = kindsOf(analysisOf({{c}}));
    EXPECT_NE(std::find(kinds.begin(), kinds.end(), "traceOccupancy"), kinds.end());
}

TEST(ProgramFindings, AnEstimateOfKinetoIsWrongWhereTheGridIsTooSmallForIt) {
    // 16 blocks of 4 warps on 132 SMs with room for 64 warps: 0.76 %. Kineto says 1 %.
    ProgramConfiguration c = calm();
    c.gridDim = {16, 1, 1};
    c.blockDim = {128, 1, 1};
    const struct {
        double occupancy;
        bool isWrong;
    } cases[] = {{0, false}, {0.01, false}, {0.02, false}, {0.03, true}, {0.75, true}, {1, true}};
    for (const auto& [occupancy, isWrong] : cases) {
        c.claim = TraceClaim{OccupancyClaimKind::Estimate, occupancy, 0.005};
        const ProgramAnalysis analysis = analysisOf({{c}});
        const auto found = std::find_if(analysis.findings.begin(), analysis.findings.end(),
                                        [](const auto& f) { return f.kind == "traceOccupancy"; });
        EXPECT_EQ(found != analysis.findings.end(), isWrong) << occupancy;
        if (isWrong && found != analysis.findings.end()) {
            EXPECT_TRUE(found->text.text().starts_with("16 blocks on 132 SMs")) << found->text.text();
        }
    }
    c.claim = TraceClaim{OccupancyClaimKind::Theoretical, 0.75, 0.005};
    const Kinds kinds = kindsOf(analysisOf({{c}}));
    EXPECT_EQ(std::count(kinds.begin(), kinds.end(), "traceOccupancy"), 0) << "it does not count the grid";
}

TEST(ProgramFindings, AYearBetweenTwoLaunchesIsSaidToBeOfTwoClocks) {
    constexpr std::int64_t day = 24 * 3600 * 1'000'000'000LL;
    const ProgramAnalysis oneClock = analysisOf({{calm(), 0, 1000}, {calm(), 365 * day, 1000}});
    ASSERT_EQ(kindsOf(oneClock), Kinds{"launchGaps"});
    EXPECT_TRUE(oneClock.findings[0].worthNs);
    const ProgramAnalysis twoClocks = analysisOf({{calm(), 0, 1000}, {calm(), 366 * day, 1000}});
    ASSERT_EQ(kindsOf(twoClocks), Kinds{"launchGaps"});
    EXPECT_FALSE(twoClocks.findings[0].worthNs) << "nothing is known of gaps";
    EXPECT_NE(twoClocks.findings[0].text.text().find("two clocks"), std::string::npos);
}

TEST(ProgramFindings, ARefusalComesFirstAndOthersBySize) {
    ProgramConfiguration refused = calm();
    refused.blockDim = {2048, 1, 1};
    ProgramConfiguration small = calm();
    small.gridDim = {66, 1, 1};
    ProgramConfiguration large = calm();
    large.gridDim = {33, 1, 1};
    const ProgramAnalysis analysis = analysisOf({{small}, {refused}, {large}});
    EXPECT_EQ(kindsOf(analysis), (Kinds{"refused", "fewBlocks", "fewBlocks"}));
    EXPECT_GT(analysis.findings[1].worthNs, analysis.findings[2].worthNs);
    EXPECT_EQ(analysis.refusedCount, 1U);
}

TEST(ProgramFindings, ASilencedKindIsLeftOut) {
    ProgramConfiguration c = calm();
    c.gridDim = {66, 1, 1};
    AnalysisOptions options;
    options.silenced.insert("fewBlocks");
    EXPECT_EQ(kindsOf(analysisOf({{c}}, options)), Kinds{});
}

TEST(ProgramFindings, EachKindHasAnIdAndATitleOfItsOwn) {
    std::set<std::string_view> ids;
    for (const FindingKind& kind : findingKinds()) {
        EXPECT_TRUE(ids.insert(kind.id).second) << kind.id;
        EXPECT_FALSE(kind.title.isEmpty());
        EXPECT_NE(kind.look == nullptr, kind.lookAtProgram == nullptr) << kind.id;
    }
}

} // namespace
} // namespace trichevron::core
