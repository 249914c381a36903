// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// The records of the colourings; and colours by wave, SM, thread ID, element and state, against arithmetic
// per cell.
#include "core/scene/colouring.h"

#include "core/scene/scene_facts.h"
#include "core/scene/scene_text.h"
#include "core/scene/schedule.h"
#include "core/text/number_text.h"
#include "tests/scene/random_launch.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace trichevron::core {
namespace {

using test::RandomLaunch;

/// The values of the blocks of a box; -1 for a block without a known value.
template <class Value>
std::set<std::int64_t> valuesIn(const LaunchShape& shape, const Cells& cells, Value valueOf) {
    std::set<std::int64_t> values;
    for (Count rank = 0; rank < volume(shape.grid); ++rank)
        if (const BlockIndex block = toIndex(rank, shape.grid); cells.contains(toCell(block)))
            values.insert(valueOf(block, static_cast<std::size_t>(rank)));
    return values;
}

/// A box has the colour of its blocks' value; with several values it is neutral, or where all are known has
/// the kind of colour that is given.
void expectColours(const SceneRequest& request, const ScenePanel& panel, const auto& valueOf,
                   Hue::Kind several = Hue::Kind::Neutral) {
    for (const SceneBox& box : panel.boxes) {
        if (box.hue == Hue::Accent)
            continue; // the selected block
        const std::set<std::int64_t> values = valuesIn(request.shape, box.cells, valueOf);
        if (values == std::set<std::int64_t>{-1}) {
            ASSERT_EQ(box.hue, Hue::Neutral);
            ASSERT_EQ(box.pattern, Pattern::Unknown);
        } else {
            ASSERT_NE(box.pattern, Pattern::Unknown);
            if (values.size() == 1)
                ASSERT_EQ(box.hue, categoryHue(static_cast<Count>(*values.begin())));
            else
                ASSERT_EQ(box.hue.kind, values.count(-1) == 0 ? several : Hue::Kind::Neutral);
        }
    }
}

BlockTrace makeTrace(std::mt19937& random, const LaunchShape& shape) {
    BlockTrace trace;
    trace.blocks = static_cast<std::uint64_t>(volume(shape.grid));
    const std::size_t traced = random() % 2 == 0 ? trace.blocks : trace.blocks * 2 / 3 + 1;
    for (std::size_t rank = 0; rank < traced; ++rank) {
        trace.blockSm.push_back(static_cast<std::int32_t>(rank % 11));
        trace.beginNanoseconds.push_back(rank / 22 * 640);
        trace.endNanoseconds.push_back(trace.beginNanoseconds.back() + 320 + random() % 10 * 32);
    }
    return trace;
}

// Session files hold the ids: a colouring may be added, but no id may change.
TEST(Colourings, IdsInSessionFilesStay) {
    std::set<std::string_view> ids;
    for (const Colouring& colouring : allColourings())
        EXPECT_TRUE(ids.insert(colouring.id).second) << colouring.id << " is there twice";
    for (const char* id :
         {"auto", "level", "warp", "lane", "cluster", "idle", "wave", "round", "sm", "threadId", "result"})
        EXPECT_EQ(ids.count(id), 1U) << id;
    EXPECT_EQ(findColouring("rainbow"), nullptr);
    EXPECT_EQ(defaultColouring().id, "auto");
}

TEST(Colourings, EachRecordIsCompleteAndHasALegend) {
    std::mt19937 random(57);
    for (const Colouring& colouring : allColourings()) {
        EXPECT_FALSE(colouring.title.isEmpty()) << colouring.id;
        EXPECT_TRUE(colouring.toolTip.text().ends_with('.')) << colouring.id;
        EXPECT_TRUE(colouring.addBlockLegend != nullptr || colouring.addThreadLegend != nullptr ||
                    colouring.standsFor != nullptr)
            << colouring.id;
        for (int round = 0; round < 20; ++round) {
            const RandomLaunch launch = test::randomLaunch(random);
            const SceneRequest request = requestOf(launch, colouring.id);
            const Scene scene = buildScene(request);
            ASSERT_FALSE(scene.legend.empty()) << colouring.id;
            if (colouring.unavailableReason == nullptr)
                continue;
            // The legend shows the reason where there is one.
            const std::string reason = colouring.unavailableReason(request);
            ASSERT_TRUE(reason.empty() || scene.legend.front().text == reason) << colouring.id;
        }
    }
}

TEST(Colouring, BlocksHaveThePredictedWaveOfTheirCluster) {
    std::mt19937 random(51);
    for (int round = 0; round < 150; ++round) {
        const RandomLaunch launch = test::randomLaunch(random);
        SceneRequest request = requestOf(launch, "wave");
        auto facts = std::make_shared<SceneFacts>();
        facts->concurrentBlocks = volume(launch.shape.cluster) * (1 + random() % 20);
        request.facts = facts;
        if (round % 2 == 0)
            request.context = {40, 6, 0};
        const Count clustersAtOnce = facts->concurrentBlocks / volume(launch.shape.cluster);
        const auto waveOf = [&](const BlockIndex& block, std::size_t) {
            return static_cast<std::int64_t>(computePlace(launch.shape, block, {}).clusterRank /
                                             clustersAtOnce);
        };
        const Scene scene = buildScene(request);
        const bool areOnScale = predictedWaves(launch.shape, *facts) > hueCategories;
        expectColours(request, scene.panels.front(), waveOf,
                      areOnScale ? Hue::Kind::GreyRamp : Hue::Kind::Neutral);
        for (const SceneBox& box : scene.panels.back().boxes)
            ASSERT_EQ(box.hue, categoryHue(static_cast<Count>(waveOf(launch.block, 0))))
                << "threads have their block's wave";
    }
}

TEST(Colouring, RoundsAndSmsOfATraceAreShown) {
    std::mt19937 random(52);
    for (int round = 0; round < 150; ++round) {
        const RandomLaunch launch = test::randomLaunch(random);
        const BlockTrace trace = makeTrace(random, launch.shape);
        auto facts = std::make_shared<SceneFacts>();
        facts->concurrentBlocks = 3;
        facts->observed = observedBlocks(trace, launch.shape, "recorded");
        const bool coarse = round % 2 == 0;
        const auto sceneOf = [&](std::string_view colouring) {
            SceneRequest request = requestOf(launch, colouring);
            request.facts = facts;
            if (coarse)
                request.context = {40, 6, 0};
            return std::pair{request, buildScene(request)};
        };
        const auto known = [&](std::size_t rank) { return rank < trace.blockSm.size(); };
        const auto [sms, smScene] = sceneOf("sm");
        expectColours(sms, smScene.panels.front(), [&](const BlockIndex&, std::size_t rank) -> std::int64_t {
            return known(rank) ? trace.blockSm[rank] : -1;
        });
        const auto [rounds, roundScene] = sceneOf("round");
        expectColours(
            rounds, roundScene.panels.front(),
            [&](const BlockIndex&, std::size_t rank) -> std::int64_t {
                return known(rank) ? std::int64_t{facts->observed->round[rank]} : -1;
            },
            Hue::Kind::GreyRamp);
    }
}

TEST(Colouring, TheLegendListsEveryCategoryOfThePicture) {
    std::mt19937 random(58);
    for (const Colouring& colouring : allColourings())
        for (int round = 0; round < 60; ++round) {
            const RandomLaunch launch = test::randomLaunch(random);
            SceneRequest request = requestOf(launch, colouring.id);
            auto facts = std::make_shared<SceneFacts>();
            facts->concurrentBlocks = volume(launch.shape.cluster) * (1 + random() % 20);
            if (round % 3 == 0)
                facts->observed = observedBlocks(makeTrace(random, launch.shape), launch.shape, "recorded");
            request.facts = facts;
            if (round % 2 == 0)
                request.path = {};
            const Scene scene = buildScene(request);
            for (const ScenePanel& panel : scene.panels)
                for (const SceneBox& box : panel.boxes)
                    if (box.hue.kind == Hue::Kind::Category) {
                        ASSERT_TRUE(
                            std::any_of(scene.legend.begin(), scene.legend.end(),
                                        [&](const LegendEntry& entry) { return entry.hue == box.hue; }))
                            << colouring.id << ", category " << int{box.hue.category};
                    }
        }
}

TEST(Colouring, ThreadIdsAndBlockRanksAreARampFromTheFirstToTheLast) {
    std::mt19937 random(53);
    for (int round = 0; round < 100; ++round) {
        const RandomLaunch launch = test::randomLaunch(random);
        const Scene scene = buildScene(requestOf(launch, "threadId"));
        const double threads = static_cast<double>(volume(launch.shape.block)) - 1;
        for (const SceneBox& box : scene.panels.back().boxes) {
            const double id =
                static_cast<double>(toRank(indexAt<level::Block>(box.cells.first), launch.shape.block));
            ASSERT_EQ(box.hue.kind, Hue::Kind::Ramp);
            ASSERT_NEAR(box.hue.ramp, threads > 0 ? id / threads : 0, 1e-6);
        }
        const double blocks = static_cast<double>(volume(launch.shape.grid)) - 1;
        for (const SceneBox& box : scene.panels.front().boxes) {
            if (box.hue == Hue::Accent)
                continue;
            const double rank =
                static_cast<double>(toRank(indexAt<level::Grid>(box.cells.first), launch.shape.grid));
            ASSERT_NEAR(box.hue.ramp, rank / blocks, 1e-6);
        }
    }
}

TEST(Colouring, ThreadsAreShadedByTheirElementAndIdleOnesAreStriped) {
    std::mt19937 random(54);
    for (int round = 0; round < 100; ++round) {
        const RandomLaunch launch = test::randomLaunch(random);
        const SceneRequest request = requestOf(launch, "result");
        const ProblemExtent& problem = launch.problem;
        const Scene scene = buildScene(request);
        // None where the thread is outside the problem.
        const auto elementOf = [&](const SceneBox& box) -> std::optional<Count> {
            const GlobalIndex at =
                computePlace(launch.shape, launch.block, indexAt<level::Block>(box.cells.first)).global;
            if (at.x >= problem.x || at.y >= problem.y || at.z >= problem.z)
                return std::nullopt;
            return at.x + Count{problem.x} * (at.y + Count{problem.y} * at.z);
        };
        Count min = ~Count{0};
        Count max = 0;
        for (const SceneBox& box : scene.panels.back().boxes)
            if (const auto element = elementOf(box)) {
                min = std::min(min, *element);
                max = std::max(max, *element);
            }
        for (const SceneBox& box : scene.panels.back().boxes) {
            const std::optional<Count> element = elementOf(box);
            if (!element) {
                ASSERT_EQ(box.pattern, Pattern::Idle);
                ASSERT_EQ(box.hue, Hue::Neutral);
                continue;
            }
            ASSERT_TRUE(elementsIn(request, PanelKind::Block, box.cells)->min == *element);
            const auto last = static_cast<double>(max - min);
            ASSERT_NEAR(box.hue.ramp, last > 0 ? static_cast<double>(*element - min) / last : 0, 1e-6);
        }
    }
}

TEST(Colouring, ABoxOfBlocksHasTheElementsOfItsThreads) {
    std::mt19937 random(55);
    for (int round = 0; round < 60; ++round) {
        RandomLaunch launch = test::randomLaunch(random);
        launch.shape.block = {1 + static_cast<std::uint32_t>(random() % 5), 2, 1};
        const SceneRequest request = requestOf(launch, "result");
        const ProblemExtent& problem = launch.problem;
        const Cells cells{toCell(launch.block), {1, 1, 1}};
        std::optional<Range<Count>> expected;
        for (Count id = 0; id < volume(launch.shape.block); ++id) {
            const GlobalIndex at =
                computePlace(launch.shape, launch.block, toIndex(id, launch.shape.block)).global;
            if (at.x >= problem.x || at.y >= problem.y || at.z >= problem.z)
                continue;
            const Count element = at.x + Count{problem.x} * (at.y + Count{problem.y} * at.z);
            if (!expected)
                expected = {element, element};
            expected->min = std::min(expected->min, element);
            expected->max = std::max(expected->max, element);
        }
        const auto elements = elementsIn(request, PanelKind::Grid, cells);
        ASSERT_EQ(elements.has_value(), expected.has_value());
        if (!expected)
            continue;
        ASSERT_TRUE(elements->min == expected->min && elements->max == expected->max);
    }
}

TEST(Colouring, AtAMomentBlocksAreColouredByState) {
    std::mt19937 random(56);
    for (int round = 0; round < 150; ++round) {
        const RandomLaunch launch = test::randomLaunch(random);
        auto facts = std::make_shared<SceneFacts>();
        facts->concurrentBlocks = volume(launch.shape.cluster) * (1 + random() % 20);
        SceneRequest request = requestOf(launch, "warp");
        request.path = {};
        request.facts = facts;
        request.moment = Moment{Moment::Kind::Wave, random() % 4, 0};
        request.alone = {60, 7, 0};
        const Count clustersAtOnce = facts->concurrentBlocks / volume(launch.shape.cluster);
        const Scene scene = buildScene(request);
        for (const SceneBox& box : scene.panels.front().boxes) {
            const std::set<std::int64_t> waves =
                valuesIn(launch.shape, box.cells, [&](const BlockIndex& block, std::size_t) {
                    return static_cast<std::int64_t>(computePlace(launch.shape, block, {}).clusterRank /
                                                     clustersAtOnce);
                });
            const auto now = static_cast<std::int64_t>(request.moment->wave);
            const Hue expected = waves.count(now) != 0   ? categoryHue(waves.size() == 1 ? 0 : 4)
                                 : *waves.rbegin() < now ? Hue::Finished
                                                         : Hue::Neutral;
            ASSERT_EQ(box.hue, expected);
            ASSERT_EQ(box.pattern, *waves.begin() > now ? Pattern::Waiting : Pattern::None);
        }
    }
}

std::vector<std::string> legendTexts(const SceneRequest& request) {
    std::vector<std::string> texts;
    const Scene scene = buildScene(request);
    for (const LegendEntry& entry : scene.legend)
        texts.push_back(entry.text + (entry.rampEnd.empty() ? "" : " … " + entry.rampEnd));
    return texts;
}

TEST(Colouring, WithoutWavesTheLegendSaysWhyAndNamesNoColours) {
    SceneRequest request;
    request.shape = {{63, 63, 1}, {1, 1, 1}, {16, 16, 1}};
    request.colouring = findColouring("wave");
    request.alone = {400, 20, 0}; // boxes of several blocks
    auto facts = std::make_shared<SceneFacts>();
    using Texts = std::vector<std::string>;
    EXPECT_EQ(legendTexts(request), Texts{"no waves: no device is chosen"}) << "neither facts";
    request.facts = facts;
    EXPECT_EQ(legendTexts(request), Texts{"no waves: no device is chosen"});
    facts->hasDevice = true;
    EXPECT_EQ(legendTexts(request), Texts{"no waves: no block fits on an SM"});
    facts->refusedFor = RuleId::CooperativeTooLarge;
    EXPECT_EQ(legendTexts(request),
              Texts{"no waves: the launch is refused by the rule “Cooperative grid size”"});
    request.hidesAnswers = true;
    EXPECT_EQ(legendTexts(request), Texts{"no waves"});
}

TEST(Colouring, TheLegendCountsTheBlocksOfEachWaveAndNamesTheSource) {
    SceneRequest request;
    request.shape = {{63, 63, 1}, {1, 1, 1}, {16, 16, 1}};
    request.colouring = findColouring("wave");
    auto facts = std::make_shared<SceneFacts>();
    request.facts = facts;
    facts->concurrentBlocks = 1056;
    EXPECT_EQ(legendTexts(request), (std::vector<std::string>{"wave 0: 1,056", "1: 1,056", "2: 1,056",
                                                              "3: 801", "blocks, predicted: 1,056 at once"}));
    request.colouring = findColouring("sm");
    EXPECT_EQ(legendTexts(request),
              (std::vector<std::string>{"not traced: press Trace to see which SM runs each block"}));
    request.colouring = findColouring("threadId");
    EXPECT_EQ(legendTexts(request), (std::vector<std::string>{"block rank 0 … 3,968"}));
    request.colouring = findColouring("result");
    request.problem = ProblemExtent{1000, 1000, 1};
    const std::vector<std::string> result = legendTexts(request);
    EXPECT_EQ(result.front(), "element 0 … 999,999");
    EXPECT_EQ(result.back(), "partly idle, 16,064 threads (1.6 %)");
    request.moment = Moment{Moment::Kind::Wave, 3, 0};
    EXPECT_EQ(legendTexts(request)[0], "0 waiting");
    EXPECT_EQ(legendTexts(request)[1], "801 running");
    EXPECT_EQ(legendTexts(request)[3], "3,168 done");
}

TEST(Colouring, AScaleOfOneValueIsThatValue) {
    SceneRequest request;
    request.shape = {{1, 1, 1}, {1, 1, 1}, {16, 16, 1}};
    request.colouring = findColouring("threadId");
    EXPECT_EQ(legendTexts(request), std::vector<std::string>{"block rank 0"});
}

TEST(Colouring, TheLegendOfSmsNamesThoseThatRanBlocksByTheColourTheyShare) {
    SceneRequest request;
    request.shape = {{4, 1, 1}, {1, 1, 1}, {32, 1, 1}};
    request.colouring = findColouring("sm");
    const auto legendWith = [&](std::vector<std::int32_t> sms, std::optional<std::uint32_t> selected = {}) {
        request.shape.grid.x = static_cast<std::uint32_t>(sms.size());
        request.path = selected ? pathToBlock(request.shape, {*selected, 0, 0}) : HierarchyPath{};
        auto facts = std::make_shared<SceneFacts>();
        Placement placement;
        placement.blockSm = std::move(sms);
        facts->observed = observedBlocks(placement, "live");
        request.facts = facts;
        std::vector<std::string> texts;
        for (const LegendEntry& entry : buildScene(request).legend)
            if (entry.role == LegendRole::Colour || entry.role == LegendRole::Repeat) {
                texts.push_back(entry.text);
                if (entry.hue && entry.hue->kind == Hue::Kind::Category)
                    texts.back() += " in colour " + std::to_string(entry.hue->category);
            }
        return texts;
    };
    using Texts = std::vector<std::string>;
    EXPECT_EQ(legendWith({124}), Texts{"SM 124 in colour 4"});
    EXPECT_EQ(legendWith({124}, 0).front(), "SM 124 (selected) in colour 4");
    EXPECT_EQ(legendWith({1, 0, 9, 8}),
              (Texts{"SM 0, 8 in colour 0", "1, 9 in colour 1", "colours repeat every 8"}));
    EXPECT_EQ(legendWith({4, 12, 20}).front(), "SM 4, 12, 20 in colour 4");
    EXPECT_EQ(legendWith({4, 12, 20, 124}).front(), "SM 4, 12 … 124 in colour 4");
    const Texts selected = legendWith({4, 12, 20, 124}, 2);
    EXPECT_EQ(selected[0], "SM 4, 12 … 124 in colour 4");
    EXPECT_EQ(selected[1], "SM 20 (selected) in colour 4");
}

TEST(Colouring, TheLegendOfIdleThreadsSaysWhyThereAreNone) {
    SceneRequest request;
    request.shape = {{63, 63, 1}, {1, 1, 1}, {16, 16, 1}};
    request.colouring = findColouring("idle");
    auto facts = std::make_shared<SceneFacts>();
    request.facts = facts;
    const auto says = [&](const char* sentence) {
        const std::vector<std::string> texts = legendTexts(request);
        return std::find(texts.begin(), texts.end(), sentence) != texts.end();
    };
    EXPECT_TRUE(says("no problem size is given"));
    facts->loopsOverProblem = true; // of 16,777,216 elements, in a grid-stride loop
    EXPECT_TRUE(says("threads take their elements in a loop"));
    EXPECT_FALSE(says("no problem size is given"));
}

TEST(Colouring, ABoxWithSeveralWavesDescribesTheirRange) {
    SceneRequest request;
    request.shape = {{63, 63, 1}, {1, 1, 1}, {16, 16, 1}};
    auto facts = std::make_shared<SceneFacts>();
    facts->concurrentBlocks = 100;
    request.facts = facts;
    const std::vector<std::string> lines = describeCells(request, PanelKind::Grid, {{0, 5, 0}, {63, 7, 1}});
    EXPECT_TRUE(std::count(lines.begin(), lines.end(), "waves 3–7, predicted") == 1)
        << "ranks 315 to 755, by hundreds";
}

TEST(Colouring, LabelsShowTheValuesOfTheColoursAndThoseOfBlocksSayWhatTheyAre) {
    SceneRequest request;
    request.shape = {{4, 4, 1}, {1, 1, 1}, {8, 4, 1}};
    request.problem = ProblemExtent{30, 16, 1};
    request.path = pathToBlock(request.shape, {1, 2, 0});
    auto facts = std::make_shared<SceneFacts>();
    facts->concurrentBlocks = 5;
    request.facts = facts;
    const auto label = [&](std::string_view colouring, std::size_t panel, const Cell& cell) {
        request.colouring = findColouring(colouring);
        const Scene scene = buildScene(request);
        const ScenePanel& drawn = scene.panels[panel];
        return boxLabel(request, activeColouring(request, drawn.kind), drawn,
                        drawn.boxes[*drawn.boxAt(cell)]);
    };
    EXPECT_EQ(label("wave", 0, {3, 1, 0}), "wave 1");
    facts->concurrentBlocks = 16;
    EXPECT_EQ(label("wave", 0, {3, 1, 0}), "") << "one wave: the legend says as much";
    facts->concurrentBlocks = 5;
    EXPECT_EQ(label("threadId", 0, {3, 1, 0}), "block rank 7");
    EXPECT_EQ(label("threadId", 1, {3, 1, 0}), "11");
    EXPECT_EQ(label("result", 1, {3, 1, 0}), digits((1 * 8 + 3) + 30 * (2 * 4 + 1)));
    EXPECT_EQ(label("sm", 0, {3, 1, 0}), "");
    Placement placement;
    placement.blockSm = {7, 8, 9, 10, 11, 12, 13, 14};
    facts->observed = observedBlocks(placement, "live");
    EXPECT_EQ(label("sm", 0, {3, 1, 0}), "SM 14");
    EXPECT_EQ(label("sm", 0, {0, 2, 0}), "");
    request.shape.cluster = {2, 1, 1};
    EXPECT_EQ(label("cluster", 0, {2, 1, 0}), "") << "it would read as the number of the block";
}

} // namespace
} // namespace trichevron::core
