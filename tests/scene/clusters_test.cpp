// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Clusters in the picture: their colours and their outlines; and what is coloured before anything is chosen.
#include "core/scene/cluster_hue.h"
#include "core/scene/colouring.h"
#include "core/scene/scene_facts.h"
#include "core/scene/scene_text.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

namespace trichevron::core {
namespace {

SceneRequest requestFor(const LaunchShape& shape, std::string_view colouring) {
    SceneRequest request;
    request.shape = shape;
    request.colouring = findColouring(colouring);
    return request;
}

/// Every grid of up to this many clusters on each axis, and some long ones.
std::vector<Cell> gridsOfClusters() {
    constexpr std::uint32_t most = 7;
    std::vector<Cell> grids;
    for (std::uint32_t x = 1; x <= most; ++x)
        for (std::uint32_t y = 1; y <= most; ++y)
            for (std::uint32_t z = 1; z <= most; ++z)
                grids.push_back({x, y, z});
    for (const Cell& lengths :
         {Cell{33, 1, 1}, Cell{40, 3, 2}, Cell{67, 13, 1}, Cell{500, 1, 1}, Cell{1, 90, 1}, Cell{2, 100, 3},
          Cell{1, 1, 70}, Cell{2, 2, 50}, Cell{64, 64, 1}})
        grids.push_back(lengths);
    return grids;
}

TEST(ClusterHue, NeighboursAlongEachAxisAndSuccessiveRanksDiffer) {
    for (const Cell& clusters : gridsOfClusters())
        for (const ClusterExtent& cluster :
             {ClusterExtent{2, 1, 1}, ClusterExtent{2, 2, 2}, ClusterExtent{1, 3, 1}})
            for (const bool splitsFolds : {false, true}) {
                LaunchShape shape;
                shape.cluster = cluster;
                shape.grid = {clusters[0] * cluster.x, clusters[1] * cluster.y, clusters[2] * cluster.z};
                const auto hueAt = [&](const Cell& at) { return clusterHue(shape, at, splitsFolds); };
                const GridInClusters all = gridInClusters(shape);
                for (Count rank = 0; rank < volume(all); ++rank) {
                    const Cell at = toCell(toIndex(rank, all));
                    for (std::size_t axis = 0; axis < 3; ++axis) {
                        Cell next = at;
                        ++next.at(axis);
                        if (next.at(axis) < clusters.at(axis)) {
                            ASSERT_NE(hueAt(at), hueAt(next))
                                << static_cast<std::uint64_t>(rank) << " along axis " << axis;
                        }
                    }
                    if (rank + 1 < volume(all)) {
                        ASSERT_NE(hueAt(at), hueAt(toCell(toIndex(rank + 1, all))))
                            << static_cast<std::uint64_t>(rank) << " of " << clusters[0] << " × "
                            << clusters[1] << " × " << clusters[2];
                    }
                }
            }
}

TEST(ClusterHue, TheLegendHasEachColourOfThePictureOnce) {
    for (const Cell& clusters : gridsOfClusters()) {
        SceneRequest request =
            requestFor({{2 * clusters[0], clusters[1], clusters[2]}, {2, 1, 1}, {32, 1, 1}}, "cluster");
        const Scene scene = buildScene(request);
        std::vector<Hue> hues;
        for (const LegendEntry& entry : scene.legend)
            if (entry.hue && entry.hue->kind == Hue::Kind::Category) {
                EXPECT_EQ(std::count(hues.begin(), hues.end(), *entry.hue), 0) << entry.text;
                hues.push_back(*entry.hue);
            }
        for (const SceneBox& box : scene.panels.front().boxes)
            if (box.hue.kind == Hue::Kind::Category) {
                ASSERT_EQ(std::count(hues.begin(), hues.end(), box.hue), 1)
                    << clusters[0] << " × " << clusters[1] << " × " << clusters[2];
            }
    }
}

struct TrayCase {
    const char* name;
    LaunchShape shape;
    bool flat;
};
class Trays : public testing::TestWithParam<TrayCase> {};

TEST_P(Trays, EachBoxStandsOnTheTrayOfItsClusterAndNoTrayTouchesAnother) {
    SceneRequest request = requestFor(GetParam().shape, "cluster");
    request.flat = GetParam().flat;
    const ScenePanel panel = buildScene(request).panels.front();
    ASSERT_FALSE(panel.trays.empty());
    std::set<Cell> clusters;
    for (const SceneTray& tray : panel.trays)
        clusters.insert(tray.cluster);
    EXPECT_EQ(clusters.size(), volume(gridInClusters(request.shape)));
    if (panel.arrangement == Arrangement::RowsOfX || panel.arrangement == Arrangement::RowsOfY) {
        EXPECT_EQ(clusters.size(), panel.trays.size()) << "a row ends with a whole cluster";
    }
    for (const SceneBox& box : panel.boxes) {
        if (box.occluded)
            continue;
        const Cell own =
            toCell(computeClusterIndex(indexAt<level::Grid>(box.cells.first), request.shape.cluster));
        const auto holds = [&](const SceneTray& tray) {
            for (std::size_t a = 0; a < 2; ++a)
                if (box.corner[a] < tray.corner[a] ||
                    box.corner[a] + box.size[a] > tray.corner[a] + tray.size[a])
                    return false;
            return tray.cluster == own && std::abs(tray.corner[2] + tray.size[2] - box.corner[2]) < 1e-3F;
        };
        ASSERT_EQ(std::count_if(panel.trays.begin(), panel.trays.end(), holds), 1);
    }
    for (std::size_t one = 0; one < panel.trays.size(); ++one)
        for (std::size_t other = 0; other < one; ++other) {
            const SceneTray& a = panel.trays[one];
            const SceneTray& b = panel.trays[other];
            bool apart = false;
            for (std::size_t axis = 0; axis < 3; ++axis)
                apart = apart || a.corner[axis] > b.corner[axis] + b.size[axis] ||
                        b.corner[axis] > a.corner[axis] + a.size[axis];
            ASSERT_TRUE(apart) << "trays " << one << " and " << other;
        }
}

INSTANTIATE_TEST_SUITE_P(
    Launches, Trays,
    testing::Values(TrayCase{"Plane", {{24, 16, 1}, {4, 2, 1}, {32, 1, 1}}, false},
                    TrayCase{"Line", {{24, 1, 1}, {8, 1, 1}, {32, 1, 1}}, false},
                    TrayCase{"FoldedLine", {{512, 1, 1}, {16, 1, 1}, {32, 1, 1}}, false},
                    TrayCase{"FoldOfThirds", {{480, 1, 1}, {12, 1, 1}, {32, 1, 1}}, false},
                    TrayCase{"FoldedColumns", {{4, 120, 1}, {2, 1, 1}, {32, 1, 1}}, false},
                    TrayCase{"Volume", {{8, 6, 4}, {2, 1, 2}, {32, 1, 1}}, false},
                    TrayCase{"Tiles", {{8, 6, 4}, {2, 3, 1}, {32, 1, 1}}, true},
                    TrayCase{"OneBoxEach", {{480, 60, 1}, {8, 1, 1}, {32, 1, 1}}, false}),
    [](const testing::TestParamInfo<TrayCase>& c) { return std::string(c.param.name); });

TEST(Clusters, ALegendThatLeavesRanksOutSaysWhichItHas) {
    int withGap = 0;
    int without = 0;
    for (const LaunchShape& shape :
         {LaunchShape{{64, 64, 1}, {16, 1, 1}, {16, 16, 1}}, LaunchShape{{64, 64, 1}, {8, 1, 1}, {16, 16, 1}},
          LaunchShape{{24, 16, 1}, {4, 2, 1}, {32, 4, 1}}}) {
        const Scene scene = buildScene(requestFor(shape, "cluster"));
        int next = 0;
        bool hasGap = false;
        for (const LegendEntry& entry : scene.legend)
            if (entry.role == LegendRole::Colour && entry.hue && entry.hue->kind == Hue::Kind::Category)
                hasGap = hasGap || entry.text.substr(entry.text.rfind(' ') + 1) != std::to_string(next++);
        const auto note =
            std::find_if(scene.legend.begin(), scene.legend.end(),
                         [](const LegendEntry& entry) { return entry.role == LegendRole::Repeat; });
        ASSERT_NE(note, scene.legend.end());
        EXPECT_EQ(note->text.find("one cluster of each colour") == 0, hasGap) << note->text;
        (hasGap ? withGap : without) += 1;
    }
    EXPECT_GT(withGap, 0);
    EXPECT_GT(without, 0);
}

TEST(Clusters, BoxesAreMadeSmallerBeforeTheyMergeClusters) {
    // 80 × 90 clusters are more than the usual 64 boxes along an axis.
    const SceneRequest request = requestFor({{320, 90, 1}, {4, 1, 1}, {32, 1, 1}}, "cluster");
    const Scene scene = buildScene(request);
    for (const SceneBox& box : scene.panels.front().boxes)
        ASSERT_EQ(box.hue.kind, Hue::Kind::Category);
}

/// Blocks that run one after the other on each of these SMs.
BlockTrace traceOn(std::uint32_t blocks, std::uint32_t sms) {
    BlockTrace trace;
    trace.blocks = blocks;
    for (std::uint32_t rank = 0; rank < blocks; ++rank) {
        trace.blockSm.push_back(static_cast<std::int32_t>(rank % sms));
        trace.beginNanoseconds.push_back(rank / sms * 100);
        trace.endNanoseconds.push_back(rank / sms * 100 + 90);
    }
    return trace;
}

TEST(Clusters, BoxesDoNotMergeClustersInASmallPictureBesideOthers) {
    SceneRequest request = requestFor({{64, 63, 1}, {2, 1, 1}, {16, 16, 1}}, "cluster");
    request.alone = request.context = {5000, 20, 0};
    const Scene scene = buildScene(request);
    for (const SceneBox& box : scene.panels.front().boxes)
        ASSERT_TRUE((box.cells.size == Cell{2, 1, 1}));
}

TEST(Clusters, ASquareOfBlocksStaysASquareWhateverTheShapeOfItsClusters) {
    for (const std::uint32_t size : {2U, 8U, 16U})
        for (const bool isBesideBlock : {false, true}) {
            SceneRequest request = requestFor({{32, 32, 1}, {size, 1, 1}, {32, 32, 1}}, "cluster");
            request.alone = request.context = {5000, 26, 0}; // beside a block in a window of 1280 × 800
            if (isBesideBlock)
                request.path = pathToBlock(request.shape, {21, 9, 0});
            const ScenePanel grid = buildScene(request).panels.front();
            EXPECT_EQ(grid.step[0], grid.step[1]) << size;
            EXPECT_EQ(grid.arrangement, Arrangement::Stack) << size;
            const float wide = grid.maxCorner[0] - grid.minCorner[0];
            const float deep = grid.maxCorner[1] - grid.minCorner[1];
            EXPECT_NEAR(wide / deep, 1, 0.25) << size << ": but for the gaps between clusters";
        }
}

TEST(Clusters, WhereTheyAreTheSubjectAPartOfALargeGridIsShownInsteadOfMergedClusters) {
    for (const GridExtent& grid : {GridExtent{64, 63, 1}, {4096, 2048, 1}, {65536, 1, 1}, {64, 64, 64}})
        for (const std::uint32_t size : {1U, 2U, 8U, 16U})
            for (const std::uint32_t perAxis : {8U, 21U, 60U})
                for (const bool isFlat : {false, true}) {
                    SceneRequest request = requestFor({grid, {size, 1, 1}, {16, 16, 1}}, "cluster");
                    request.alone = {5000, perAxis, 0};
                    request.flat = isFlat;
                    request.onlyWholeClusters = true;
                    const ScenePanel panel = buildScene(request).panels.front();
                    for (const SceneBox& box : panel.boxes)
                        ASSERT_TRUE(box.cells.count() == 1 || (box.cells.size == Cell{size, 1, 1}));
                    EXPECT_EQ(panel.region.size[0] % size, 0U);
                    if (panel.region != panel.whole) {
                        EXPECT_NE(panel.note.find("(0, 0, 0) to "), std::string::npos) << panel.note;
                    }
                    if (grid.y > 1) {
                        EXPECT_EQ(panel.step[0], panel.step[1]);
                    }
                }
}

TEST(Clusters, APictureOfAPartShowsNoMoreBlocksThanAskedFor) {
    SceneRequest request = requestFor({{64, 63, 1}, {2, 1, 1}, {16, 16, 1}}, "cluster");
    request.alone = {5000, 60, 0};
    request.onlyWholeClusters = true;
    request.mostBlocks = Cell{32, 64, 1};
    const Cells part{{0, 0, 0}, {32, 63, 1}};
    EXPECT_EQ(buildScene(request).panels.front().region, part);
    EXPECT_EQ(blocksAtHome(request), part);
    request.path = pathToBlock(request.shape, {40, 40, 0});
    EXPECT_EQ(buildScene(request).panels.front().region, (Cells{{0, 0, 0}, {64, 63, 1}}))
        << "a block may lie outside of the part";
    EXPECT_EQ(blocksAtHome(request), part) << "whatever is open";
}

TEST(AutomaticColours, AGridIsColouredByWaveAndTheThreadsOfABlockByWarp) {
    SceneRequest request = requestFor({{64, 1, 1}, {1, 1, 1}, {64, 1, 1}}, "auto");
    EXPECT_EQ(activeColouring(request, PanelKind::Grid).id, "warp") << "no wave is known";
    auto facts = std::make_shared<SceneFacts>();
    facts->concurrentBlocks = 20;
    request.facts = facts;
    EXPECT_EQ(activeColouring(request, PanelKind::Grid).id, "wave");
    EXPECT_EQ(activeColouring(request, PanelKind::Block).id, "warp");
    const Scene scene = buildScene(request);
    for (const SceneBox& box : scene.panels.front().boxes)
        ASSERT_EQ(box.hue, categoryHue(box.cells.first[0] / 20));
    BlockTrace trace;
    trace.blocks = 64;
    trace.blockSm.assign(64, 3);
    trace.beginNanoseconds.assign(64, 0);
    trace.endNanoseconds.assign(64, 100);
    facts->observed = observedBlocks(trace, request.shape, "recorded");
    EXPECT_EQ(activeColouring(request, PanelKind::Grid).id, "sm");
    request.shape.grid = {1024, 1, 1};
    facts->observed = observedBlocks(traceOn(1024, 4), request.shape, "recorded");
    EXPECT_EQ(activeColouring(request, PanelKind::Grid).id, "round")
        << "a box may stand for blocks of several SMs";
    EXPECT_EQ(buildScene(request).legend.front().text.substr(0, 8), "round 0:");
}

TEST(AutomaticColours, ALaunchWithClustersIsColouredByClusterUntilItIsTraced) {
    SceneRequest request = requestFor({{64, 1, 1}, {2, 1, 1}, {64, 1, 1}}, "auto");
    auto facts = std::make_shared<SceneFacts>();
    facts->concurrentBlocks = 20;
    request.facts = facts;
    EXPECT_EQ(activeColouring(request, PanelKind::Grid).id, "cluster");
    EXPECT_EQ(activeColouring(request, PanelKind::Block).id, "warp");
    request.shape.grid = {64, 64, 1};
    EXPECT_EQ(activeColouring(request, PanelKind::Grid).id, "cluster") << "the example of the start page";
    request.shape.grid = {4096, 8, 1};
    EXPECT_EQ(activeColouring(request, PanelKind::Grid).id, "wave") << "a box stands for several clusters";
    request.shape.grid = {64, 1, 1};
    facts->observed = observedBlocks(traceOn(64, 4), request.shape, "recorded");
    EXPECT_EQ(activeColouring(request, PanelKind::Grid).id, "sm");
}

TEST(AutomaticColours, AreTheSameInAPictureOfAnySize) {
    for (const GridExtent& grid :
         {GridExtent{8, 1, 1}, {64, 1, 1}, {16, 16, 1}, {62, 62, 1}, {600, 6, 1}, {8, 8, 8}, {4096, 8, 1}})
        for (const ClusterExtent& cluster : {ClusterExtent{1, 1, 1}, {2, 1, 1}})
            for (const bool isTraced : {false, true}) {
                SceneRequest request = requestFor({grid, cluster, {64, 1, 1}}, "auto");
                auto facts = std::make_shared<SceneFacts>();
                facts->concurrentBlocks = 20;
                if (isTraced)
                    facts->observed = observedBlocks(traceOn(static_cast<std::uint32_t>(volume(grid)), 5),
                                                     request.shape, "recorded");
                request.facts = facts;
                const std::string_view usual = activeColouring(request, PanelKind::Grid).id;
                for (const std::uint32_t perAxis : {8U, 30U, 80U})
                    for (const bool isFlat : {false, true})
                        for (const bool isBesideBlock : {false, true}) {
                            request.alone = {5000, perAxis, 0};
                            request.context = {5000, std::max(8U, perAxis / 2), 0};
                            request.flat = isFlat;
                            request.path =
                                isBesideBlock ? pathToBlock(request.shape, {1, 0, 0}) : HierarchyPath{};
                            EXPECT_EQ(activeColouring(request, PanelKind::Grid).id, usual)
                                << grid.x << " × " << grid.y << ", " << perAxis << " boxes";
                        }
            }
}

TEST(AutomaticColours, AfterATraceNoBoxOfSeveralBlocksIsNeutralAndTheLegendHasTheScale) {
    SceneRequest request = requestFor({{4096, 8, 1}, {1, 1, 1}, {64, 1, 1}}, "auto");
    auto facts = std::make_shared<SceneFacts>();
    facts->observed = observedBlocks(traceOn(4096 * 8, 100), request.shape, "recorded");
    request.facts = facts;
    EXPECT_EQ(activeColouring(request, PanelKind::Grid).id, "round");
    const Scene scene = buildScene(request);
    for (const SceneBox& box : scene.panels.front().boxes)
        ASSERT_NE(box.hue.kind, Hue::Kind::Neutral);
    EXPECT_TRUE(std::any_of(scene.legend.begin(), scene.legend.end(), [](const LegendEntry& entry) {
        return entry.text == "several rounds: 0" && entry.rampEnd == "327" &&
               entry.scale == Hue::Kind::GreyRamp;
    }));
}

TEST(Legend, ThreadsHaveTheirOwnPartWhereBlocksHaveTheSameColours) {
    SceneRequest request = requestFor({{64, 1, 1}, {1, 1, 1}, {128, 1, 1}}, "auto");
    auto facts = std::make_shared<SceneFacts>();
    facts->concurrentBlocks = 20;
    request.facts = facts;
    const auto hasPart = [&] {
        const Scene scene = buildScene(request);
        return std::any_of(scene.legend.begin(), scene.legend.end(),
                           [](const LegendEntry& entry) { return entry.role == LegendRole::Level; });
    };
    EXPECT_FALSE(hasPart()) << "no threads are drawn";
    request.path = pathToBlock(request.shape, {3, 0, 0});
    EXPECT_TRUE(hasPart()) << "wave 0 and warp 0 have one colour";
    request.colouring = findColouring("warp");
    EXPECT_FALSE(hasPart()) << "blocks have no colours";
}

TEST(AutomaticColours, TheLargestGridIsNotOneGrey) {
    SceneRequest request = requestFor({{2147483647, 65535, 65535}, {1, 1, 1}, {1024, 1, 1}}, "auto");
    auto facts = std::make_shared<SceneFacts>();
    facts->concurrentBlocks = 264;
    request.facts = facts;
    std::set<float> places;
    const Scene scene = buildScene(request);
    for (const SceneBox& box : scene.panels.front().boxes) {
        ASSERT_EQ(box.hue.kind, Hue::Kind::GreyRamp);
        places.insert(box.hue.ramp);
    }
    EXPECT_GT(places.size(), 10U);
}

TEST(Legend, SeveralWavesAreThereOnceAsTheBoxesShowThem) {
    const struct {
        std::uint32_t atOnce;
        bool isScale;
    } cases[] = {{288, true}, {1056, false}}; // 14 waves, 4 waves
    for (const auto& one : cases) {
        SceneRequest request = requestFor({{63, 63, 1}, {1, 1, 1}, {16, 16, 1}}, "wave");
        auto facts = std::make_shared<SceneFacts>();
        facts->concurrentBlocks = one.atOnce;
        request.facts = facts;
        request.alone = {400, 20, 0};
        const Scene scene = buildScene(request);
        EXPECT_EQ(std::count_if(scene.legend.begin(), scene.legend.end(),
                                [](const LegendEntry& entry) {
                                    return entry.text.find("several waves") != std::string::npos;
                                }),
                  1)
            << one.atOnce;
        std::set<float> places;
        for (const SceneBox& box : scene.panels.front().boxes)
            if (box.hue.kind != Hue::Kind::Category) {
                EXPECT_EQ(box.hue.kind, one.isScale ? Hue::Kind::GreyRamp : Hue::Kind::Neutral);
                places.insert(box.hue.ramp);
            }
        EXPECT_EQ(places.size() > 1, one.isScale);
    }
}

TEST(Elements, ABlockSaysWhichElementsItHandlesAndWhereTheProblemEnds) {
    SceneRequest request = requestFor({{4, 2, 1}, {1, 1, 1}, {16, 16, 1}}, "auto");
    request.problem = ProblemExtent{50, 32, 1};
    const Cells last{{3, 1, 0}, {1, 1, 1}};
    EXPECT_EQ(elementsText(request, PanelKind::Grid, last), "elements (48, 16, 0) to (49, 31, 0)");
    EXPECT_DOUBLE_EQ(problemBoundIn(request, PanelKind::Grid, last, 0).value(), 2.0 / 16);
    EXPECT_FALSE(problemBoundIn(request, PanelKind::Grid, last, 1).has_value());
    request.problem = ProblemExtent{40, 1, 1};
    EXPECT_EQ(elementsText(request, PanelKind::Grid, {{1, 0, 0}, {1, 1, 1}}), "elements 16 to 31");
    EXPECT_EQ(elementsText(request, PanelKind::Grid, last), "") << "all of its threads are idle";
    request.problem.reset();
    EXPECT_EQ(elementsText(request, PanelKind::Grid, last), "");
}

TEST(AxisTexts, NameTheSizeTheFoldAndTheLayers) {
    const auto axis = [](const LaunchShape& shape, std::size_t which) {
        return axisText(buildScene(requestFor(shape, "auto")).panels.front(), which);
    };
    EXPECT_EQ(axis({{63, 63, 1}, {1, 1, 1}, {16, 16, 1}}, 1), "y: 63");
    EXPECT_EQ(axis({{512, 1, 1}, {1, 1, 1}, {32, 1, 1}}, 0), "x: 512, in rows of 32");
    SceneRequest part = requestFor({{16, 63, 1}, {1, 1, 1}, {16, 16, 1}}, "auto");
    part.gridRegion = Cells{{14, 14, 0}, {1, 2, 1}};
    EXPECT_EQ(axisText(buildScene(part).panels.front(), 1), "y: 14–15 of 63") << "the blocks that are shown";
    EXPECT_EQ(layerText({{0, 0, 3}, {4, 4, 1}}), "z = 3");
    EXPECT_EQ(layerText({{0, 0, 4}, {4, 4, 4}}), "z = 4–7");
}

} // namespace
} // namespace trichevron::core
