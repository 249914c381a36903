// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// The colours by wave, multiprocessor, thread ID, element and state, against arithmetic cell by cell.
#include "core/scene/colouring.h"

#include "core/scene/scene_facts.h"
#include "core/scene/scene_text.h"
#include "core/text/number_text.h"
#include "tests/scene/random_launch.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace trichevron {
namespace {

using test::RandomLaunch;

/// What the blocks of a box have, each with its own value; -1 where nothing is known of it.
template <class Value>
std::set<std::int64_t> valuesIn(const LaunchShape& shape, const Cells& cells, Value valueOf) {
    std::set<std::int64_t> values;
    for (Count rank = 0; rank < volume(shape.grid); ++rank)
        if (const BlockIndex block = indexOf(rank, shape.grid); cells.contains(cellOf(block)))
            values.insert(valueOf(block, static_cast<std::size_t>(rank)));
    return values;
}

/// A box has the colour of the one value of its blocks; of several it is neutral.
void expectColours(const SceneRequest& request, const ScenePanel& panel, const auto& valueOf) {
    for (const SceneBox& box : panel.boxes) {
        if (box.hue == Hue::Accent)
            continue; // the path's own
        const std::set<std::int64_t> values = valuesIn(request.shape, box.cells, valueOf);
        if (values == std::set<std::int64_t>{-1}) {
            ASSERT_EQ(box.hue, Hue::Neutral);
            ASSERT_EQ(box.pattern, Pattern::Unknown);
        } else {
            ASSERT_NE(box.pattern, Pattern::Unknown);
            ASSERT_EQ(box.hue,
                      values.size() == 1 ? categoryHue(static_cast<Count>(*values.begin())) : Hue::Neutral);
        }
    }
}

BlockTrace traceOf(std::mt19937& random, const LaunchShape& shape) {
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

TEST(Colouring, BlocksHaveThePredictedWaveOfTheirCluster) {
    std::mt19937 random(51);
    for (int round = 0; round < 150; ++round) {
        const RandomLaunch launch = test::randomLaunch(random);
        SceneRequest request = requestOf(launch, ColourMode::Wave);
        auto facts = std::make_shared<SceneFacts>();
        facts->blocksAtOnce = volume(launch.shape.cluster) * (1 + random() % 20);
        request.facts = facts;
        if (round % 2 == 0)
            request.context = {40, 6, 0};
        const Count clustersAtOnce = facts->blocksAtOnce / volume(launch.shape.cluster);
        const auto waveOf = [&](const BlockIndex& block, std::size_t) {
            return static_cast<std::int64_t>(placeOf(launch.shape, block, {}).clusterRank / clustersAtOnce);
        };
        const Scene scene = buildScene(request);
        expectColours(request, scene.panels.front(), waveOf);
        for (const SceneBox& box : scene.panels.back().boxes)
            ASSERT_EQ(box.hue, categoryHue(static_cast<Count>(waveOf(launch.block, 0))))
                << "threads have their block's wave";
    }
}

TEST(Colouring, ATracesWavesAndMultiprocessorsAreShown) {
    std::mt19937 random(52);
    for (int round = 0; round < 150; ++round) {
        const RandomLaunch launch = test::randomLaunch(random);
        const BlockTrace trace = traceOf(random, launch.shape);
        auto facts = std::make_shared<SceneFacts>();
        facts->blocksAtOnce = 3;
        facts->observed = observedBlocks(trace, launch.shape, "recorded");
        const bool coarse = round % 2 == 0;
        const auto sceneOf = [&](ColourMode mode) {
            SceneRequest request = requestOf(launch, mode);
            request.facts = facts;
            if (coarse)
                request.context = {40, 6, 0};
            return std::pair{request, buildScene(request)};
        };
        const auto known = [&](std::size_t rank) { return rank < trace.blockSm.size(); };
        const auto [sms, smScene] = sceneOf(ColourMode::Sm);
        expectColours(sms, smScene.panels.front(), [&](const BlockIndex&, std::size_t rank) -> std::int64_t {
            return known(rank) ? trace.blockSm[rank] : -1;
        });
        const auto [waves, waveScene] = sceneOf(ColourMode::Wave);
        expectColours(waves, waveScene.panels.front(),
                      [&](const BlockIndex&, std::size_t rank) -> std::int64_t {
                          return known(rank) ? std::int64_t{facts->observed->wave[rank]} : -1;
                      });
    }
}

TEST(Colouring, ThreadIdsAndBlockRanksAreARampFromTheFirstToTheLast) {
    std::mt19937 random(53);
    for (int round = 0; round < 100; ++round) {
        const RandomLaunch launch = test::randomLaunch(random);
        const Scene scene = buildScene(requestOf(launch, ColourMode::ThreadId));
        const double threads = static_cast<double>(volume(launch.shape.block)) - 1;
        for (const SceneBox& box : scene.panels.back().boxes) {
            const double id =
                static_cast<double>(rankOf(indexAt<level::Block>(box.cells.first), launch.shape.block));
            ASSERT_EQ(box.hue.kind, Hue::Kind::Ramp);
            ASSERT_NEAR(box.hue.ramp, threads > 0 ? id / threads : 0, 1e-6);
        }
        const double blocks = static_cast<double>(volume(launch.shape.grid)) - 1;
        for (const SceneBox& box : scene.panels.front().boxes) {
            if (box.hue == Hue::Accent)
                continue;
            const double rank =
                static_cast<double>(rankOf(indexAt<level::Grid>(box.cells.first), launch.shape.grid));
            ASSERT_NEAR(box.hue.ramp, rank / blocks, 1e-6);
        }
    }
}

TEST(Colouring, AThreadHasThePlaceOfItsElementAndIdleOnesHaveStripes) {
    std::mt19937 random(54);
    for (int round = 0; round < 100; ++round) {
        const RandomLaunch launch = test::randomLaunch(random);
        const SceneRequest request = requestOf(launch, ColourMode::Result);
        const ProblemExtent& problem = launch.problem;
        const Scene scene = buildScene(request);
        // None where the thread is outside the problem.
        const auto elementOf = [&](const SceneBox& box) -> std::optional<Count> {
            const GlobalIndex at =
                placeOf(launch.shape, launch.block, indexAt<level::Block>(box.cells.first)).global;
            if (at.x >= problem.x || at.y >= problem.y || at.z >= problem.z)
                return std::nullopt;
            return at.x + Count{problem.x} * (at.y + Count{problem.y} * at.z);
        };
        Count least = ~Count{0};
        Count most = 0;
        for (const SceneBox& box : scene.panels.back().boxes)
            if (const auto element = elementOf(box)) {
                least = std::min(least, *element);
                most = std::max(most, *element);
            }
        for (const SceneBox& box : scene.panels.back().boxes) {
            const std::optional<Count> element = elementOf(box);
            if (!element) {
                ASSERT_EQ(box.pattern, Pattern::Idle);
                ASSERT_EQ(box.hue, Hue::Neutral);
                continue;
            }
            ASSERT_TRUE(elementsIn(request, PanelKind::Block, box.cells)->least == *element);
            const auto last = static_cast<double>(most - least);
            ASSERT_NEAR(box.hue.ramp, last > 0 ? static_cast<double>(*element - least) / last : 0, 1e-6);
        }
    }
}

TEST(Colouring, TheElementsOfABoxOfBlocksAreThoseOfItsThreads) {
    std::mt19937 random(55);
    for (int round = 0; round < 60; ++round) {
        RandomLaunch launch = test::randomLaunch(random);
        launch.shape.block = {1 + static_cast<std::uint32_t>(random() % 5), 2, 1};
        const SceneRequest request = requestOf(launch, ColourMode::Result);
        const ProblemExtent& problem = launch.problem;
        const Cells cells{cellOf(launch.block), {1, 1, 1}};
        std::optional<Range<Count>> expected;
        for (Count id = 0; id < volume(launch.shape.block); ++id) {
            const GlobalIndex at =
                placeOf(launch.shape, launch.block, indexOf(id, launch.shape.block)).global;
            if (at.x >= problem.x || at.y >= problem.y || at.z >= problem.z)
                continue;
            const Count element = at.x + Count{problem.x} * (at.y + Count{problem.y} * at.z);
            if (!expected)
                expected = {element, element};
            expected->least = std::min(expected->least, element);
            expected->most = std::max(expected->most, element);
        }
        const auto elements = elementsIn(request, PanelKind::Grid, cells);
        ASSERT_EQ(elements.has_value(), expected.has_value());
        if (!expected)
            continue;
        ASSERT_TRUE(elements->least == expected->least && elements->most == expected->most);
    }
}

TEST(Colouring, AtAMomentBlocksHaveTheirState) {
    std::mt19937 random(56);
    for (int round = 0; round < 150; ++round) {
        const RandomLaunch launch = test::randomLaunch(random);
        auto facts = std::make_shared<SceneFacts>();
        facts->blocksAtOnce = volume(launch.shape.cluster) * (1 + random() % 20);
        SceneRequest request = requestOf(launch, ColourMode::Warp);
        request.path = {};
        request.facts = facts;
        request.moment = Moment{Moment::Kind::Wave, random() % 4, 0};
        request.alone = {60, 7, 0};
        const Count clustersAtOnce = facts->blocksAtOnce / volume(launch.shape.cluster);
        const Scene scene = buildScene(request);
        for (const SceneBox& box : scene.panels.front().boxes) {
            const std::set<std::int64_t> waves =
                valuesIn(launch.shape, box.cells, [&](const BlockIndex& block, std::size_t) {
                    return static_cast<std::int64_t>(placeOf(launch.shape, block, {}).clusterRank /
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

TEST(Colouring, TheLegendCountsTheBlocksOfEachWaveAndSaysWhereItIsFrom) {
    SceneRequest request;
    request.shape = {{63, 63, 1}, {1, 1, 1}, {16, 16, 1}};
    request.colour = ColourMode::Wave;
    auto facts = std::make_shared<SceneFacts>();
    request.facts = facts;
    EXPECT_EQ(legendTexts(request),
              (std::vector<std::string>{
                  "no block fits on a multiprocessor, or no device is chosen: there are no waves"}));
    facts->blocksAtOnce = 1056;
    EXPECT_EQ(legendTexts(request), (std::vector<std::string>{"wave 0: 1,056", "1: 1,056", "2: 1,056",
                                                              "3: 801", "blocks, predicted: 1,056 at once"}));
    request.colour = ColourMode::Sm;
    EXPECT_EQ(legendTexts(request),
              (std::vector<std::string>{"not traced: press Trace to see where blocks run"}));
    request.colour = ColourMode::ThreadId;
    EXPECT_EQ(legendTexts(request), (std::vector<std::string>{"block rank 0 … 3,968"}));
    request.colour = ColourMode::Result;
    request.problem = ProblemExtent{1000, 1000, 1};
    const std::vector<std::string> result = legendTexts(request);
    EXPECT_EQ(result.front(), "element 0 … 999,999");
    EXPECT_EQ(result.back(), "partly idle, 16,064 threads (1.6 %)");
    request.moment = Moment{Moment::Kind::Wave, 3, 0};
    EXPECT_EQ(legendTexts(request)[0], "0 waiting");
    EXPECT_EQ(legendTexts(request)[1], "801 running");
    EXPECT_EQ(legendTexts(request)[3], "3,168 done");
}

TEST(Colouring, ABoxOfSeveralWavesSaysWhich) {
    SceneRequest request;
    request.shape = {{63, 63, 1}, {1, 1, 1}, {16, 16, 1}};
    auto facts = std::make_shared<SceneFacts>();
    facts->blocksAtOnce = 100;
    request.facts = facts;
    const std::vector<std::string> lines = describeCells(request, PanelKind::Grid, {{0, 5, 0}, {63, 7, 1}});
    EXPECT_TRUE(std::count(lines.begin(), lines.end(), "waves 3–7, predicted") == 1)
        << "ranks 315 to 755, by hundreds";
}

TEST(Colouring, LabelsSayWhatTheColoursStandFor) {
    SceneRequest request;
    request.shape = {{4, 4, 1}, {1, 1, 1}, {8, 4, 1}};
    request.problem = ProblemExtent{30, 16, 1};
    request.path = pathToBlock(request.shape, {1, 2, 0});
    auto facts = std::make_shared<SceneFacts>();
    facts->blocksAtOnce = 5;
    request.facts = facts;
    const auto label = [&](ColourMode mode, std::size_t panel, const Cell& cell) {
        request.colour = mode;
        const Scene scene = buildScene(request);
        const ScenePanel& drawn = scene.panels[panel];
        return boxLabel(request, drawn, drawn.boxes[*drawn.boxAt(cell)]);
    };
    EXPECT_EQ(label(ColourMode::Wave, 0, {3, 1, 0}), "1");
    EXPECT_EQ(label(ColourMode::ThreadId, 0, {3, 1, 0}), "7");
    EXPECT_EQ(label(ColourMode::ThreadId, 1, {3, 1, 0}), "11");
    EXPECT_EQ(label(ColourMode::Result, 1, {3, 1, 0}), digits((1 * 8 + 3) + 30 * (2 * 4 + 1)));
    EXPECT_EQ(label(ColourMode::Sm, 0, {3, 1, 0}), "");
    Placement placement;
    placement.blockSm = {7, 8, 9, 10, 11, 12, 13, 14};
    facts->observed = observedBlocks(placement, "live");
    EXPECT_EQ(label(ColourMode::Sm, 0, {3, 1, 0}), "14");
    EXPECT_EQ(label(ColourMode::Sm, 0, {0, 2, 0}), "");
}

} // namespace
} // namespace trichevron
