// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Boxes of a large grid in clusters: where clusters are the subject, a box is one cluster wherever it can be;
// else it is a whole number of them, has an outline, and says so.
#include "core/dimensions/hierarchy.h"
#include "core/scene/cluster_trays.h"
#include "core/scene/colouring.h"
#include "core/scene/scene_text.h"
#include "tests/case_name.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace trichevron::core {
namespace {

SceneRequest clusterRequest(const LaunchShape& shape, std::string_view colouring) {
    SceneRequest request;
    request.shape = shape;
    request.colouring = findColouring(colouring);
    request.alone = {2000, 40, 0};
    request.context = {300, 12, 0};
    return request;
}

bool holdsOneCluster(const LaunchShape& shape, const SceneBox& box) {
    return computeClusterIndex(indexAt<level::Grid>(box.cells.first), shape.cluster) ==
           computeClusterIndex(indexAt<level::Grid>(box.cells.last()), shape.cluster);
}

const LaunchShape gridOfPairs{{4096, 2048, 1}, {2, 1, 1}, {16, 16, 1}};

struct ClusterGridCase : test::NamedCase {
    LaunchShape shape;
    bool flat = false;
};
class ClusterBoxes : public testing::TestWithParam<ClusterGridCase> {};

TEST_P(ClusterBoxes, AreOneClusterAtEveryZoomThatHasFewClustersForABoxAndElseWholeOnesWithAnOutline) {
    SceneRequest request = clusterRequest(GetParam().shape, "cluster");
    request.flat = GetParam().flat;
    const auto layout = computeZoomLayout(request);
    ASSERT_TRUE(layout.has_value());
    int ofOneEach = 0;
    for (double octaves = 0.1; octaves < layout->octavesToCells(); octaves += 0.3) {
        PanelZoom zoom{octaves, {}, {{1, 0, 0, 9}, {-1, 0, 0, 9}, {0, 1, 0, 9}, {0, -1, 0, 9}}};
        for (std::size_t a = 0; a < 2; ++a)
            zoom.focus[a] = layout->max()[a] / 2;
        request.gridZoom = zoom;
        const ScenePanel panel = buildScene(request).panels.front();
        ASSERT_FALSE(panel.boxes.empty());
        const bool areFew = clustersIn(request.shape, layout->stepAt(octaves)) <= ZoomLayout::maxSplitUnits;
        for (const SceneBox& box : panel.boxes) {
            const bool isOne = holdsOneCluster(request.shape, box);
            ASSERT_TRUE(isOne || !areFew) << octaves << ": " << box.cells.size[0] << " × "
                                          << box.cells.size[1] << " × " << box.cells.size[2];
            ASSERT_EQ(box.hue.kind == Hue::Kind::Category, isOne) << octaves;
            for (std::size_t a = 0; a < 3; ++a) {
                ASSERT_EQ(box.cells.first[a] % request.shape.cluster[allAxes[a]], 0U) << octaves;
                ASSERT_EQ(box.cells.size[a] % request.shape.cluster[allAxes[a]], 0U) << octaves;
            }
        }
        ofOneEach += areFew ? 1 : 0;
        const auto seen = std::count_if(panel.boxes.begin(), panel.boxes.end(),
                                        [](const SceneBox& box) { return !box.occluded; });
        ASSERT_EQ(panel.trays.size(), static_cast<std::size_t>(seen)) << octaves;
    }
    EXPECT_GT(ofOneEach, 0);
}

INSTANTIATE_TEST_SUITE_P(
    Grids, ClusterBoxes,
    testing::Values(ClusterGridCase{"OfTwo", gridOfPairs}, ClusterGridCase{"OfTwoFlat", gridOfPairs, true},
                    ClusterGridCase{"OfEight", {{4096, 2048, 1}, {8, 1, 1}, {16, 16, 1}}},
                    ClusterGridCase{"OfSixteen", {{4096, 2048, 1}, {16, 1, 1}, {16, 16, 1}}},
                    ClusterGridCase{"Squares", {{3000, 900, 1}, {2, 2, 1}, {32, 1, 1}}},
                    ClusterGridCase{"OfThree", {{3999, 2048, 1}, {3, 1, 1}, {32, 1, 1}}},
                    ClusterGridCase{"Line", {{65536, 1, 1}, {8, 1, 1}, {256, 1, 1}}},
                    ClusterGridCase{"Column", {{1, 60000, 1}, {1, 4, 1}, {256, 1, 1}}}),
    test::caseName<ClusterGridCase>);

TEST(ClusterBoxesOfSeveral, HaveAnOutlineANeutralColourAndANote) {
    const Scene scene = buildScene(clusterRequest(gridOfPairs, "cluster"));
    const ScenePanel& panel = scene.panels.front();
    const Count clusters = clustersIn(gridOfPairs, panel.step);
    ASSERT_GT(clusters, Count{4});
    EXPECT_EQ(panel.trays.size(), panel.boxes.size());
    for (const SceneTray& tray : panel.trays)
        ASSERT_TRUE(tray.ofSeveral);
    for (const SceneBox& box : panel.boxes)
        ASSERT_EQ(box.hue, Hue::Neutral);
    EXPECT_NE(panel.note.find(" clusters"), std::string::npos) << panel.note;
    const auto isSeveral = [](const LegendEntry& entry) { return entry.text == "several clusters"; };
    EXPECT_EQ(std::count_if(scene.legend.begin(), scene.legend.end(), isSeveral), 1);
    const std::vector<std::string> lines =
        describeCells(clusterRequest(gridOfPairs, "cluster"), PanelKind::Grid, {{0, 0, 0}, {64, 64, 1}});
    EXPECT_EQ(std::count(lines.begin(), lines.end(), "2,048 clusters"), 1);
}

TEST(ClusterBoxesOfSeveral, AreOutlinedWhereAClusterIsSelectedToo) {
    SceneRequest request = clusterRequest(gridOfPairs, "level");
    EXPECT_TRUE(buildScene(request).panels.front().trays.empty()) << "no cluster is the subject";
    request.path.level = HierarchyLevel::Cluster;
    const ScenePanel grid = buildScene(request).panels.front();
    ASSERT_TRUE(grid.marked.has_value());
    EXPECT_EQ(grid.trays.size(), grid.boxes.size());
    EXPECT_NE(grid.note.find(" clusters"), std::string::npos) << grid.note;
}

TEST(ClusterBoxesOfSeveral, SayNothingOfClustersWhereTheseAreNotTheSubjectOrAQuestionIsOpen) {
    EXPECT_EQ(buildScene(clusterRequest(gridOfPairs, "level")).panels.front().note.find("cluster"),
              std::string::npos);
    SceneRequest asked = clusterRequest(gridOfPairs, "cluster");
    asked.hidesAnswers = true;
    EXPECT_EQ(buildScene(asked).panels.front().note.find("cluster"), std::string::npos);
}

TEST(ClusterBoxesOfSeveral, AMovingPictureHasNoMoreBoxesThanOneOfAnotherSubject) {
    SceneRequest request = clusterRequest(gridOfPairs, "cluster");
    SceneRequest other = clusterRequest(gridOfPairs, "level");
    const auto layout = computeZoomLayout(request);
    ASSERT_TRUE(layout.has_value());
    for (double octaves = 0.1; octaves < layout->octavesToCells(); octaves += 0.3) {
        request.gridZoom = PanelZoom{octaves, layout->max(), {{-1, 0, 0, 20}, {0, -1, 0, 20}}};
        request.isMoving = true;
        other.gridZoom = request.gridZoom;
        const ScenePanel moving = buildScene(request).panels.front();
        EXPECT_TRUE(moving.lacksDetail);
        EXPECT_EQ(moving.boxes.size(), buildScene(other).panels.front().boxes.size()) << octaves;
        const bool hasSeveral =
            std::any_of(moving.boxes.begin(), moving.boxes.end(),
                        [](const SceneBox& box) { return !holdsOneCluster(gridOfPairs, box); });
        EXPECT_EQ(moving.trays.empty(), hasSeveral) << octaves;
        request.isMoving = false;
        EXPECT_FALSE(buildScene(request).panels.front().lacksDetail);
    }
}

} // namespace
} // namespace trichevron::core
