// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/scene/scene_text.h"

#include "core/scene/colouring.h"
#include "core/scene/scene.h"
#include "tests/case_name.h"
#include "tests/support/shapes.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace trichevron::core {
namespace {

struct FormulaCase : test::NamedCase {
    BlockExtent block;
    ThreadIndex thread;
    const char* expected;
};
class Formula : public testing::TestWithParam<FormulaCase> {};

TEST_P(Formula, HasThisThreadsNumbers) {
    EXPECT_EQ(threadIdFormula(GetParam().block, GetParam().thread), GetParam().expected);
}

INSTANTIATE_TEST_SUITE_P(
    Threads, Formula,
    testing::Values(
        FormulaCase{
            "TwoDimensional", {16, 16, 1}, {5, 7, 0}, "ID = x + y·Dx + z·Dx·Dy = 5 + 7·16 + 0·256 = 117"},
        FormulaCase{
            "OneDimensional", {256, 1, 1}, {70, 0, 0}, "ID = x + y·Dx + z·Dx·Dy = 70 + 0·256 + 0·256 = 70"},
        FormulaCase{
            "ThreeDimensional", {8, 4, 2}, {7, 3, 1}, "ID = x + y·Dx + z·Dx·Dy = 7 + 3·8 + 1·32 = 63"},
        FormulaCase{"PastAllLimits",
                    {4294967295U, 4294967295U, 2},
                    {4294967294U, 4294967294U, 1},
                    "ID = x + y·Dx + z·Dx·Dy = 4294967294 + 4294967294·4294967295 + 1·18446744065119617025 = "
                    "36893488130239234049"}),
    test::caseName<FormulaCase>);

struct CaptionCase : test::NamedCase {
    LaunchShape shape;
    bool block;
    const char* caption;
    const char* note;
};
class Captions : public testing::TestWithParam<CaptionCase> {};

TEST_P(Captions, SayWhatIsDrawn) {
    SceneRequest request;
    request.shape = GetParam().shape;
    if (GetParam().block)
        request.path = pathToBlock(request.shape, {2, 1, 0});
    const ScenePanel panel = buildScene(request).panels.back();
    EXPECT_EQ(panel.caption, GetParam().caption);
    EXPECT_EQ(panel.note, GetParam().note);
}

using test::matrix;

INSTANTIATE_TEST_SUITE_P(
    Panels, Captions,
    testing::Values(CaptionCase{"Grid", matrix, false, "grid: 63 × 63 × 1 blocks", ""},
                    CaptionCase{"Block", matrix, true, "block (2, 1, 0): 16 × 16 × 1 threads, 8 warps", ""},
                    CaptionCase{"Coarse",
                                {{200, 200, 1}, {1, 1, 1}, {1, 1, 1}},
                                false,
                                "grid: 200 × 200 × 1 blocks",
                                "each box stands for 4 × 4 blocks"},
                    CaptionCase{"CoarseAlongOneAxis",
                                {{64, 800, 1}, {8, 1, 1}, {32, 16, 1}},
                                false,
                                "grid: 64 × 800 × 1 blocks",
                                "each box stands for 8 × 1 blocks · y in rows of 128"},
                    CaptionCase{"Folded",
                                {{3907, 1, 1}, {1, 1, 1}, {256, 1, 1}},
                                false,
                                "grid: 3,907 × 1 × 1 blocks",
                                "x in rows of 64"},
                    CaptionCase{"FoldedAndCoarse",
                                {{10000, 1, 1}, {1, 1, 1}, {256, 1, 1}},
                                false,
                                "grid: 10,000 × 1 × 1 blocks",
                                "each box stands for 4 blocks · x in rows of 256"},
                    CaptionCase{"ClusterDoesNotDivide",
                                {{7, 5, 1}, {2, 2, 1}, {32, 1, 1}},
                                false,
                                "grid: 7 × 5 × 1 blocks",
                                "clusters of 2 × 2 do not divide the grid and are not drawn"}),
    test::caseName<CaptionCase>);

TEST(DescribeCells, AThreadHasItsFormulaAndPlaces) {
    SceneRequest request;
    request.shape = matrix;
    request.problem = ProblemExtent{1000, 1000, 1};
    request.path = pathToBlock(matrix, {2, 1, 0});
    const std::vector<std::string> expected{
        "thread (5, 7, 0) of block (2, 1, 0)",
        "ID = x + y·Dx + z·Dx·Dy = 5 + 7·16 + 0·256 = 117",
        "warp 3 · lane 21 · block rank 65",
        "global index (37, 23, 0)",
    };
    EXPECT_EQ(describeCells(request, PanelKind::Block, {{5, 7, 0}, {1, 1, 1}}), expected);
}

TEST(DescribeCells, ARangeHasItsCountAndIdleThreads) {
    SceneRequest request;
    request.shape = matrix;
    request.problem = ProblemExtent{1000, 1000, 1};
    const std::vector<std::string> expected{
        "blocks (60, 60, 0) to (62, 62, 0)",
        "3 × 3 × 1 = 9 blocks",
        "704 threads idle: outside the problem of 1,000 × 1,000 × 1 elements",
        "click to zoom in",
    };
    EXPECT_EQ(describeCells(request, PanelKind::Grid, {{60, 60, 0}, {3, 3, 1}}), expected);
}

struct SeveralCase {
    const char* colouring;
    const char* entry;
};
class BoxesOfSeveralThreads : public testing::TestWithParam<SeveralCase> {};

TEST_P(BoxesOfSeveralThreads, AreNeutralAndInTheLegendOnlyWhereThePictureHasThem) {
    SceneRequest request;
    request.shape = {{4, 1, 1}, {1, 1, 1}, {64, 64, 1}};
    request.colouring = findColouring(GetParam().colouring);
    request.path = pathToBlock(request.shape, {1, 0, 0});
    for (const bool areSeveral : {false, true}) {
        request.threads = areSeveral ? BoxBudget{16, 4, 0} : BoxBudget{4096, 64, 4096};
        const Scene scene = buildScene(request);
        const ScenePanel& panel = scene.panels.back();
        ASSERT_EQ(panel.kind, PanelKind::Block);
        ASSERT_EQ(panel.boxes.front().cells.count() > 1, areSeveral);
        EXPECT_EQ(std::count_if(panel.boxes.begin(), panel.boxes.end(),
                                [](const SceneBox& box) { return box.hue == Hue::Neutral; }) > 0,
                  areSeveral);
        EXPECT_EQ(std::count_if(scene.legend.begin(), scene.legend.end(),
                                [](const LegendEntry& entry) {
                                    return entry.text == GetParam().entry && entry.hue &&
                                           *entry.hue == Hue::Neutral;
                                }),
                  areSeveral ? 1 : 0);
    }
}

INSTANTIATE_TEST_SUITE_P(Colourings, BoxesOfSeveralThreads,
                         testing::Values(SeveralCase{"warp", "several warps"},
                                         SeveralCase{"lane", "several lanes"}),
                         [](const testing::TestParamInfo<SeveralCase>& given) {
                             return std::string(given.param.colouring);
                         });

} // namespace
} // namespace trichevron::core
