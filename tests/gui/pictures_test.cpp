// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Compares fixed scenes of the hierarchy with committed pictures. After an intended change of the drawing,
// TRICHEVRON_TAKE_PICTURES=1 writes the pictures again; check them before committing.
#include "app/gui/hierarchy/hierarchy_canvas.h"
#include "app/gui/theme/theme.h"
#include "core/scene/colouring.h"
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

namespace trichevron::gui {
namespace {

using test::largest;
using test::matrix;
const core::LaunchShape rowsOfClusters{{24, 16, 1}, {4, 2, 1}, {32, 4, 1}};
const core::LaunchShape volume{{12, 10, 6}, {1, 1, 1}, {8, 8, 8}};
const core::LaunchShape line{{2147483647, 1, 1}, {1, 1, 1}, {256, 1, 1}};

void zoom(HierarchyCanvas& canvas, const QPointF& about, int notches) {
    for (int notch = 0; notch < notches; ++notch) {
        QWheelEvent wheel(about, canvas.mapToGlobal(about), {}, {0, 120}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(&canvas, &wheel);
    }
}

struct PictureCase : test::NamedCase {
    core::LaunchShape shape;
    std::string_view colouring;
    std::function<void(HierarchyCanvas&)> prepare = [](HierarchyCanvas&) {};
};

const std::vector<PictureCase> pictures{
    {{"GridAndBlockByWarp"},
     matrix,
     "warp",
     [](HierarchyCanvas& canvas) {
         canvas.setPath(pathToThread(matrix, {2, 1, 0}, {5, 7, 0}));
     }},
    {{"FlatByLaneWithIdleThreads"},
     matrix,
     "lane",
     [](HierarchyCanvas& canvas) {
         canvas.setLaunch(matrix, core::ProblemExtent{1000, 1000, 1});
         canvas.setFlat(true);
         canvas.setPath(pathToBlock(matrix, {62, 30, 0}));
     }},
    {{"IdleInTheDark"},
     matrix,
     "idle",
     [](HierarchyCanvas& canvas) {
         canvas.setColours(SceneColours::dark());
         canvas.setLaunch(matrix, core::ProblemExtent{900, 1000, 1});
     }},
    {{"ClustersSideBySide"}, rowsOfClusters, "cluster"},
    {{"OneCluster"},
     rowsOfClusters,
     "cluster",
     [](HierarchyCanvas& canvas) {
         canvas.setPath(pathToBlock(rowsOfClusters, {9, 5, 0}));
     }},
    {{"LayersOfBlocks"}, volume, "level"},
    {{"LayersCutAway"}, volume, "level", [](HierarchyCanvas& canvas) { canvas.setFirstLayer(3); }},
    {{"ThreadIdsOfABlockInDepth"},
     volume,
     "threadId",
     [](HierarchyCanvas& canvas) {
         canvas.setPath(pathToThread(volume, {1, 1, 1}, {7, 7, 0}));
     }},
    {{"PredictedWaves"},
     matrix,
     "wave",
     [](HierarchyCanvas& canvas) {
         auto facts = std::make_shared<core::SceneFacts>();
         facts->concurrentBlocks = 1056;
         canvas.setFacts(facts);
     }},
    {{"FoldedLineHalfwayIn"},
     line,
     "level",
     [](HierarchyCanvas& canvas) {
         zoom(canvas, {240, 150}, 24);
     }},
    {{"LargestLegalGrid"}, largest, "level"},
    {{"LargestLegalGridHalfwayIn"},
     largest,
     "level",
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
        canvas.setColouring(*core::findColouring(GetParam().colouring));
        canvas.show();
        GetParam().prepare(canvas);
        canvas.resize(480, 321); // renders the picture at rest, not the one while zooming
        canvas.resize(480, 320);
        return canvas.grab().toImage().convertToFormat(QImage::Format_RGB32);
    }
    static QString fileName(const QString& folder) {
        return folder + QLatin1Char('/') + QLatin1String(GetParam().name) + QStringLiteral(".png");
    }
};

/// The number of 4 x 4 pixel tiles whose mean colours differ clearly. Slightly different letters of another
/// version of the font library do not count; a box of another colour does.
int countDifferingTiles(const QImage& one, const QImage& other) {
    constexpr int wide = 4;
    constexpr int clearly = 40;
    const QSize size = one.size() / wide;
    const QImage a = one.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    const QImage b = other.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    int differing = 0;
    for (int y = 0; y < size.height(); ++y)
        for (int x = 0; x < size.width(); ++x) {
            const QRgb p = a.pixel(x, y);
            const QRgb q = b.pixel(x, y);
            const int max = std::max({std::abs(qRed(p) - qRed(q)), std::abs(qGreen(p) - qGreen(q)),
                                      std::abs(qBlue(p) - qBlue(q))});
            differing += max > clearly ? 1 : 0;
        }
    return differing;
}

TEST_P(Picture, IsTheCommittedOne) {
    const QImage painted = paint();
    const QString committed = fileName(QStringLiteral(TRICHEVRON_PICTURES));
    if (qEnvironmentVariableIsSet("TRICHEVRON_TAKE_PICTURES")) {
        constexpr int smallest = 0; // the "quality" of a PNG: 0 compresses most
        ASSERT_TRUE(painted.save(committed, "PNG", smallest));
        GTEST_SKIP() << "written: " << committed.toStdString();
    }
    const QImage expected = QImage(committed).convertToFormat(QImage::Format_RGB32);
    ASSERT_EQ(expected.size(), painted.size()) << committed.toStdString();
    constexpr int maxTiles = 4;
    if (const int differing = countDifferingTiles(painted, expected); differing > maxTiles) {
        const QString drawn = fileName(QDir::currentPath());
        painted.save(drawn);
        ADD_FAILURE() << differing << " tiles of " << committed.toStdString()
                      << " differ from the committed picture; the new picture: " << drawn.toStdString();
    }
}

TEST(Pictures, ABoxOfAnotherColourIsDetected) {
    const QImage one(QStringLiteral(TRICHEVRON_PICTURES "/GridAndBlockByWarp.png"));
    ASSERT_FALSE(one.isNull());
    QImage other = one.convertToFormat(QImage::Format_RGB32);
    for (int y = 100; y < 112; ++y)
        for (int x = 100; x < 112; ++x)
            other.setPixel(x, y, 0xFF00FF00);
    EXPECT_GT(countDifferingTiles(one, other), 4);
    EXPECT_EQ(countDifferingTiles(one, one), 0);
}

INSTANTIATE_TEST_SUITE_P(Scenes, Picture, testing::ValuesIn(pictures), test::caseName<PictureCase>);

} // namespace
} // namespace trichevron::gui
