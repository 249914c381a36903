// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Fixed scenes of the hierarchy against committed pictures of them. To see what a change draws, and to take
// it over once it is looked at: TRICHEVRON_TAKE_PICTURES=1 makes the pictures anew.
#include "app/gui/hierarchy/hierarchy_canvas.h"
#include "app/gui/theme/theme.h"
#include "core/scene/scene_facts.h"
#include "tests/case_name.h"
#include "tests/support/shapes.h"

#include <QApplication>
#include <QDir>
#include <QImage>
#include <QWheelEvent>

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>

namespace trichevron {
namespace {

using test::largest;
using test::matrix;
const LaunchShape rowsOfClusters{{24, 16, 1}, {4, 2, 1}, {32, 4, 1}};
const LaunchShape volume{{12, 10, 6}, {1, 1, 1}, {8, 8, 8}};
const LaunchShape line{{2147483647, 1, 1}, {1, 1, 1}, {256, 1, 1}};

void zoom(HierarchyCanvas& canvas, const QPointF& about, int notches) {
    for (int notch = 0; notch < notches; ++notch) {
        QWheelEvent wheel(about, canvas.mapToGlobal(about), {}, {0, 120}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(&canvas, &wheel);
    }
}

struct PictureCase : test::NamedCase {
    LaunchShape shape;
    ColourMode colour;
    std::function<void(HierarchyCanvas&)> prepare = [](HierarchyCanvas&) {};
};

const std::vector<PictureCase> pictures{
    {{"GridAndBlockByWarp"},
     matrix,
     ColourMode::Warp,
     [](HierarchyCanvas& canvas) {
         canvas.setPath(pathToThread(matrix, {2, 1, 0}, {5, 7, 0}));
     }},
    {{"FlatByLaneWithIdleThreads"},
     matrix,
     ColourMode::Lane,
     [](HierarchyCanvas& canvas) {
         canvas.setLaunch(matrix, ProblemExtent{1000, 1000, 1});
         canvas.setFlat(true);
         canvas.setPath(pathToBlock(matrix, {62, 30, 0}));
     }},
    {{"IdleInTheDark"},
     matrix,
     ColourMode::Idle,
     [](HierarchyCanvas& canvas) {
         canvas.setColours(SceneColours::dark());
         canvas.setLaunch(matrix, ProblemExtent{900, 1000, 1});
     }},
    {{"ClustersSideBySide"}, rowsOfClusters, ColourMode::Cluster},
    {{"OneCluster"},
     rowsOfClusters,
     ColourMode::Cluster,
     [](HierarchyCanvas& canvas) {
         canvas.setPath(pathToBlock(rowsOfClusters, {9, 5, 0}));
     }},
    {{"LayersOfBlocks"}, volume, ColourMode::Level},
    {{"LayersCutAway"}, volume, ColourMode::Level, [](HierarchyCanvas& canvas) { canvas.setFirstLayer(3); }},
    {{"ThreadIdsOfABlockInDepth"},
     volume,
     ColourMode::ThreadId,
     [](HierarchyCanvas& canvas) {
         canvas.setPath(pathToThread(volume, {1, 1, 1}, {7, 7, 0}));
     }},
    {{"PredictedWaves"},
     matrix,
     ColourMode::Wave,
     [](HierarchyCanvas& canvas) {
         auto facts = std::make_shared<SceneFacts>();
         facts->blocksAtOnce = 1056;
         canvas.setFacts(facts);
     }},
    {{"FoldedLineHalfwayIn"},
     line,
     ColourMode::Level,
     [](HierarchyCanvas& canvas) {
         zoom(canvas, {240, 150}, 24);
     }},
    {{"LargestLegalGrid"}, largest, ColourMode::Level},
    {{"LargestLegalGridHalfwayIn"},
     largest,
     ColourMode::Level,
     [](HierarchyCanvas& canvas) {
         zoom(canvas, {240, 120}, 60);
     }},
};

class Picture : public testing::TestWithParam<PictureCase> {
protected:
    static QImage paint() {
        HierarchyCanvas canvas;
        canvas.resize(480, 320);
        canvas.setMotionReduced(true);
        canvas.setColours(SceneColours::light());
        canvas.setLaunch(GetParam().shape, {});
        canvas.setColourMode(GetParam().colour);
        canvas.show();
        GetParam().prepare(canvas);
        canvas.resize(480, 321); // at rest: not as while it is zoomed
        canvas.resize(480, 320);
        return canvas.grab().toImage().convertToFormat(QImage::Format_RGB32);
    }
    static QString fileName(const QString& folder) {
        return folder + QLatin1Char('/') + QLatin1String(GetParam().name) + QStringLiteral(".png");
    }
};

/// Places of 4 x 4 pixels whose mean colours differ plainly: letters that another version of the library of
/// fonts draws a little otherwise do not count, a box of another colour does.
int placesThatDiffer(const QImage& one, const QImage& other) {
    constexpr int wide = 4;
    constexpr int plainly = 40;
    const QSize size = one.size() / wide;
    const QImage a = one.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    const QImage b = other.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    int differing = 0;
    for (int y = 0; y < size.height(); ++y)
        for (int x = 0; x < size.width(); ++x) {
            const QRgb p = a.pixel(x, y);
            const QRgb q = b.pixel(x, y);
            const int most = std::max({std::abs(qRed(p) - qRed(q)), std::abs(qGreen(p) - qGreen(q)),
                                       std::abs(qBlue(p) - qBlue(q))});
            differing += most > plainly ? 1 : 0;
        }
    return differing;
}

TEST_P(Picture, IsTheCommittedOne) {
    const QImage painted = paint();
    const QString committed = fileName(QStringLiteral(TRICHEVRON_PICTURES));
    if (qEnvironmentVariableIsSet("TRICHEVRON_TAKE_PICTURES")) {
        constexpr int smallest = 0; // the quality of a PNG is how little it is compressed
        ASSERT_TRUE(painted.save(committed, "PNG", smallest));
        GTEST_SKIP() << "made anew: " << committed.toStdString();
    }
    const QImage expected = QImage(committed).convertToFormat(QImage::Format_RGB32);
    ASSERT_EQ(expected.size(), painted.size()) << committed.toStdString();
    constexpr int fewPlaces = 4;
    if (const int differing = placesThatDiffer(painted, expected); differing > fewPlaces) {
        const QString drawn = fileName(QDir::currentPath());
        painted.save(drawn);
        ADD_FAILURE() << differing << " places of " << committed.toStdString()
                      << " are drawn otherwise; what is drawn now: " << drawn.toStdString();
    }
}

TEST(Pictures, ABoxOfAnotherColourIsTold) {
    const QImage one(QStringLiteral(TRICHEVRON_PICTURES "/GridAndBlockByWarp.png"));
    ASSERT_FALSE(one.isNull());
    QImage other = one.convertToFormat(QImage::Format_RGB32);
    for (int y = 100; y < 112; ++y)
        for (int x = 100; x < 112; ++x)
            other.setPixel(x, y, 0xFF00FF00);
    EXPECT_GT(placesThatDiffer(one, other), 4);
    EXPECT_EQ(placesThatDiffer(one, one), 0);
}

INSTANTIATE_TEST_SUITE_P(Scenes, Picture, testing::ValuesIn(pictures), test::caseName<PictureCase>);

} // namespace
} // namespace trichevron
