// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/measurement/ranking.h"
#include "tests/case_name.h"

#include <gtest/gtest.h>

namespace trichevron::core {
namespace {

struct Timed {
    double microseconds;                ///< of each of five samples; 0: there is none
    std::optional<std::uint64_t> items; ///< of its work
    std::uint32_t blockDim = 32;        ///< in a grid of one block
    std::optional<std::uint32_t> problem = std::nullopt;
};

struct RankingCase : test::NamedCase {
    std::vector<Timed> launches;
    RankedBy by;
    std::vector<Standing> standings;
};
class Ranked : public testing::TestWithParam<RankingCase> {};

TEST_P(Ranked, ByTheTimeOfEqualWork) {
    std::vector<Measurement> measurements;
    std::vector<LaunchConfig> configs;
    for (const Timed& timed : GetParam().launches) {
        Measurement& measurement = measurements.emplace_back();
        if (timed.microseconds > 0)
            measurement.samplesMicroseconds.assign(5, timed.microseconds);
        if (timed.items)
            measurement.work = Work{0, 0, *timed.items, "items"};
        LaunchConfig& config = configs.emplace_back();
        config.gridDim = {1, 1, 1};
        config.blockDim = {timed.blockDim, 1, 1};
        if (timed.problem)
            config.problem = ProblemExtent{*timed.problem, 1, 1};
    }
    std::vector<TimedLaunch> launches;
    for (std::size_t i = 0; i < measurements.size(); ++i)
        launches.push_back({&measurements[i], &configs[i]});
    const Ranking ranking = rank(launches);
    EXPECT_EQ(ranking.by, GetParam().by);
    EXPECT_EQ(ranking.standings, GetParam().standings);
}

constexpr Standing alone = Standing::Alone;
constexpr Standing fastest = Standing::Fastest;
constexpr Standing like = Standing::LikeFastest;
constexpr Standing slower = Standing::Slower;

INSTANTIATE_TEST_SUITE_P(
    Launches, Ranked,
    testing::Values(RankingCase{"None", {}, RankedBy::Time, {}},
                    RankingCase{"OneAlone", {{5, {}}, {0, {}}}, RankedBy::Time, {alone, alone}},
                    RankingCase{"OfEqualItemsByTime",
                                {{20, 100, 32}, {10, 100, 64}, {10, 100, 96}, {0, 100}},
                                RankedBy::Time,
                                {slower, fastest, like, alone}},
                    RankingCase{"OfEqualItemsInDifferentProblemsWithinEachProblem",
                                {{10, 100, 32, 1000}, {5, 100, 32, 2000}, {20, 100, 32, 1000}},
                                RankedBy::Time,
                                {fastest, alone, slower}},
                    RankingCase{"OfDifferentItemsByTimePerItem",
                                {{10, 100}, {15, 200}, {0, 300}},
                                RankedBy::TimePerItem,
                                {slower, fastest, alone}},
                    RankingCase{"OneThatMakesNoItemIsLeftOut",
                                {{1, 0}, {15, 200}, {10, 100}},
                                RankedBy::TimePerItem,
                                {alone, fastest, slower}},
                    RankingCase{"OfDifferentThreadsByTimePerThread",
                                {{10, {}, 32}, {15, {}, 64}},
                                RankedBy::TimePerThread,
                                {slower, fastest}},
                    RankingCase{
                        "OfEqualThreadsByTime", {{10, {}}, {15, {}}}, RankedBy::Time, {fastest, slower}},
                    RankingCase{"OfOneProblemByTimeHoweverManyThreadsCoverIt",
                                {{10, {}, 32, 1000}, {15, {}, 64, 1000}},
                                RankedBy::Time,
                                {fastest, slower}},
                    RankingCase{"OfDifferentProblemsByTimePerThread",
                                {{10, {}, 32, 30}, {15, {}, 64, 60}},
                                RankedBy::TimePerThread,
                                {slower, fastest}},
                    RankingCase{"WhereItemsAreNotKnownOfAllByTimePerThread",
                                {{10, 100, 32}, {15, {}, 64}},
                                RankedBy::TimePerThread,
                                {slower, fastest}}),
    test::caseName<RankingCase>);

TEST(Ranking, IsByTimeWithoutLaunches) {
    Measurement slow;
    slow.samplesMicroseconds.assign(5, 2);
    Measurement quick;
    quick.samplesMicroseconds.assign(5, 1);
    const Ranking ranking = rank({{&slow, nullptr}, {nullptr, nullptr}, {&quick, nullptr}});
    EXPECT_EQ(ranking.by, RankedBy::Time);
    EXPECT_EQ(ranking.standings, (std::vector<Standing>{slower, alone, fastest}));
}

} // namespace
} // namespace trichevron::core
