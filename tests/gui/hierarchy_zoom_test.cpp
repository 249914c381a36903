// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Zooming through the levels with the wheel and with keys, slices, and the picture meanwhile.
#include "app/gui/hierarchy/breadcrumb.h"
#include "app/gui/hierarchy/hierarchy_canvas.h"
#include "app/gui/hierarchy/hierarchy_view.h"
#include "app/gui/hierarchy/minimap.h"
#include "core/scene/colouring.h"
#include "tests/case_name.h"
#include "tests/gui/waiting.h"
#include "tests/support/shapes.h"

#include <QApplication>
#include <QSlider>
#include <QTest>
#include <QWheelEvent>

#include <gtest/gtest.h>

#include <chrono>
#include <random>

namespace trichevron::gui {
namespace {

using test::largest;
const core::LaunchShape square{{4000, 4000, 1}, {1, 1, 1}, {16, 16, 1}};
const core::LaunchShape longLine{{65536, 1, 1}, {1, 1, 1}, {256, 1, 1}};
const core::LaunchShape cube{{64, 64, 64}, {1, 1, 1}, {8, 8, 8}};
const core::LaunchShape manyClusters{{4096, 512, 1}, {4, 2, 1}, {64, 2, 1}};

class HierarchyZoom : public testing::Test {
protected:
    void SetUp() override {
        view.resize(1200, 800);
        view.show();
        EXPECT_TRUE(QTest::qWaitForWindowExposed(&view, test::waitMs));
        canvas().setMotionReduced(true);
    }
    HierarchyCanvas& canvas() { return *view.canvas(); }
    void wheel(const QPointF& at, int turned) {
        QWheelEvent event(at, canvas().mapToGlobal(at), {}, {0, turned}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(&canvas(), &event);
    }
    /// The box that is visible at a point.
    const core::SceneBox* boxSeenAt(const QPointF& at) {
        const core::Scene& scene = canvas().scene();
        for (std::size_t p = 0; p < scene.panels.size(); ++p)
            for (std::size_t b = 0; b < scene.panels[p].boxes.size(); ++b)
                if (canvas().isSeenAt(p, b, at))
                    return &scene.panels[p].boxes[b];
        return nullptr;
    }
    /// Whether a box is visible at one of the crossings of a 12 by 12 raster.
    bool isGridSeen() {
        for (int x = 1; x < 12; ++x)
            for (int y = 1; y < 12; ++y)
                if (boxSeenAt(QPointF(canvas().width() * x / 12.0, canvas().height() * y / 12.0)) != nullptr)
                    return true;
        return false;
    }
    QString lastCrumb() { return view.breadcrumb()->buttons().back()->accessibleName(); }

    HierarchyView view;
};

struct ZoomCase : test::NamedCase {
    core::LaunchShape shape;
};
class HierarchyZooms : public HierarchyZoom, public testing::WithParamInterface<ZoomCase> {};

TEST_P(HierarchyZooms, TheWheelLeadsFromTheWholeGridToABlockUnderThePointer) {
    view.setLaunch(GetParam().shape, {});
    // From above only tops are visible, and they do not depend on the height of a box.
    view.setFlat(GetParam().shape.grid.z == 1);
    // The middle of a box of the topmost layer.
    QPointF at;
    const core::Cell& counts = canvas().scene().panels.front().boxCounts;
    for (std::size_t b = std::size_t{counts[0]} * counts[1] / 3; at.isNull(); ++b)
        at = canvas().visiblePointOf(0, b).value_or(QPoint());
    at += QPointF(2, 1); // not where four parts of the box will meet
    ASSERT_NE(boxSeenAt(at), nullptr);
    core::Cells known = boxSeenAt(at)->cells;
    double octaves = 0;
    int turns = 0;
    for (; turns < 400 && view.path().level == core::HierarchyLevel::Grid; ++turns) {
        wheel(at, 120);
        if (view.path().level != core::HierarchyLevel::Grid)
            break;
        EXPECT_GE(canvas().octaves(), octaves);
        octaves = canvas().octaves();
        const core::SceneBox* seen = boxSeenAt(at);
        // There are gaps between boxes; and because the magnification differs per axis, a layer may begin to
        // hide boxes behind it.
        if (seen == nullptr || !view.isFlat())
            continue;
        // The point under the pointer stays: each box is a part of the one before.
        ASSERT_TRUE(known.contains(seen->cells.first) && known.contains(seen->cells.last()))
            << "after " << turns << " turns: (" << seen->cells.first[0] << ", " << seen->cells.first[1]
            << ", " << seen->cells.first[2] << ") of " << seen->cells.size[0] << " × " << seen->cells.size[1]
            << " × " << seen->cells.size[2] << " is not within (" << known.first[0] << ", " << known.first[1]
            << ", " << known.first[2] << ") of " << known.size[0] << " × " << known.size[1] << " × "
            << known.size[2];
        known = seen->cells;
    }
    ASSERT_LT(turns, 400);
    if (view.path().level == core::HierarchyLevel::Cluster) {
        EXPECT_TRUE(
            view.path() ==
            pathToCluster(GetParam().shape, computeClusterIndex(core::indexAt<core::level::Grid>(known.first),
                                                                GetParam().shape.cluster)));
    } else if (view.isFlat()) {
        EXPECT_TRUE(known.contains(toCell(view.path().block)));
    }
}

TEST_P(HierarchyZooms, TheWheelLeadsBackOut) {
    view.setLaunch(GetParam().shape, {});
    view.setPath(
        pathToBlock(GetParam().shape, {GetParam().shape.grid.x / 3, GetParam().shape.grid.y / 2, 0}));
    const core::Cell block = toCell(view.path().block);
    const QPointF middle = canvas().rect().center();
    for (int turns = 0; turns < 20 && view.path().level != core::HierarchyLevel::Grid; ++turns)
        wheel(middle, -120);
    ASSERT_EQ(view.path().level, core::HierarchyLevel::Grid);
    ASSERT_TRUE(canvas().blocksInView().has_value()) << "the block that was left is still near";
    EXPECT_TRUE(canvas().blocksInView()->contains(block));
    EXPECT_TRUE(canvas().scene().panels.front().boxAt(block).has_value());
    for (int turns = 0; turns < 400 && canvas().octaves() > 0; ++turns)
        wheel(middle, -120);
    EXPECT_FALSE(canvas().blocksInView().has_value());
    EXPECT_EQ(canvas().scene().panels.front().region,
              (core::Cells{{0, 0, 0}, sizeOf(GetParam().shape.grid)}));
}

INSTANTIATE_TEST_SUITE_P(Launches, HierarchyZooms,
                         testing::Values(ZoomCase{"Square", square}, ZoomCase{"Line", longLine},
                                         ZoomCase{"Cube", cube}, ZoomCase{"Clusters", manyClusters},
                                         ZoomCase{"Largest", largest}),
                         test::caseName<ZoomCase>);

TEST_F(HierarchyZoom, TheBreadcrumbAndTheMinimapSayWhatIsInView) {
    view.setLaunch(square, {});
    for (int turns = 0; turns < 12; ++turns)
        wheel(canvas().rect().center(), 120);
    ASSERT_TRUE(QTest::qWaitFor([&] { return lastCrumb().startsWith("in view: ("); }, test::waitMs));
    const auto* minimap = canvas().findChild<Minimap*>();
    EXPECT_TRUE(minimap->accessibleDescription().contains("Shown: "));
    QTest::mouseClick(view.breadcrumb()->buttons().front(), Qt::LeftButton);
    EXPECT_EQ(canvas().octaves(), 0) << "the grid's crumb shows all of it again";
    EXPECT_TRUE(lastCrumb().startsWith("Grid"));
}

TEST_F(HierarchyZoom, ABoxSaysForHowManyBlocksItStands) {
    view.setLaunch(longLine, {});
    const std::string far = canvas().scene().panels.front().note;
    for (int turns = 0; turns < 8; ++turns)
        wheel(canvas().rect().center(), 120);
    const core::ScenePanel& panel = canvas().scene().panels.front();
    EXPECT_NE(panel.note, far);
    for (const core::SceneBox& box : panel.boxes)
        EXPECT_LE(box.cells.size[0], panel.step[0]);
}

TEST_F(HierarchyZoom, KeysZoomAboutTheCursorAndKeepItInView) {
    view.setLaunch(square, {});
    canvas().setFocus();
    for (int steps = 0; steps < 5; ++steps)
        QTest::keyClick(&canvas(), Qt::Key_Right);
    for (int steps = 0; steps < 12; ++steps)
        QTest::keyClick(&canvas(), Qt::Key_Plus);
    const core::Cells before = *canvas().blocksInView();
    for (int steps = 0; steps < 200; ++steps)
        QTest::keyClick(&canvas(), Qt::Key_Down);
    const core::Cells after = *canvas().blocksInView();
    EXPECT_GT(after.first[1], before.first[1]) << "the view follows the cursor";
    QTest::keyClick(&canvas(), Qt::Key_0);
    EXPECT_FALSE(canvas().blocksInView().has_value());
}

TEST_F(HierarchyZoom, FlatAndSpaceShowTheSamePlaceAtTheSameZoom) {
    view.setLaunch(square, {});
    for (int turns = 0; turns < 20; ++turns)
        wheel(canvas().rect().center() + QPoint(90, 30), 120);
    canvas().finishMotion();
    const double octaves = canvas().octaves();
    ASSERT_GT(octaves, 3);
    const core::Cells inSpace = *canvas().blocksInView();
    core::Cell middle = inSpace.first;
    for (std::size_t a = 0; a < 2; ++a)
        middle[a] += inSpace.size[a] / 2;
    view.setFlat(true);
    EXPECT_TRUE(canvas().blocksInView()->contains(middle));
    EXPECT_NEAR(canvas().octaves(), octaves, 1e-9);
    view.setFlat(false);
    EXPECT_TRUE(canvas().blocksInView()->contains(middle));
    EXPECT_NEAR(canvas().octaves(), octaves, 1e-9);
}

TEST_F(HierarchyZoom, ADragMovesTheZoomedGrid) {
    view.setLaunch(square, {});
    view.setFlat(true);
    for (int turns = 0; turns < 12; ++turns)
        wheel(canvas().rect().center(), 120);
    const core::Cells before = *canvas().blocksInView();
    const QPoint from = canvas().rect().center();
    QTest::mousePress(&canvas(), Qt::LeftButton, {}, from);
    QTest::mouseMove(&canvas(), from - QPoint(150, 0));
    QTest::mouseMove(&canvas(), from - QPoint(300, 0));
    QTest::mouseRelease(&canvas(), Qt::LeftButton, {}, from - QPoint(300, 0));
    const core::Cells after = *canvas().blocksInView();
    EXPECT_GT(after.first[0], before.first[0]);
    EXPECT_EQ(after.first[1], before.first[1]);
}

TEST_P(HierarchyZooms, TheWheelOverTheBackgroundKeepsTheGridInView) {
    for (const bool flat : {false, true}) {
        view.setLaunch(GetParam().shape, {});
        view.setFlat(flat);
        for (const QPoint& at : {QPoint(20, 20), QPoint(1100, 20), QPoint(20, 400), QPoint(1000, 420)}) {
            QTest::keyClick(&canvas(), Qt::Key_0);
            for (int turns = 0; turns < 15; ++turns)
                wheel(at, 120);
            canvas().finishMotion();
            EXPECT_TRUE(isGridSeen()) << at.x() << ", " << at.y() << (flat ? " flat" : "");
        }
    }
}

TEST_F(HierarchyZoom, ADragKeepsTheGridInView) {
    view.setLaunch(square, {});
    for (int turns = 0; turns < 12; ++turns)
        wheel(canvas().rect().center(), 120);
    for (int drags = 0; drags < 40; ++drags) {
        QTest::mousePress(&canvas(), Qt::LeftButton, {}, {100, 300});
        QTest::mouseMove(&canvas(), {500, 300});
        QTest::mouseMove(&canvas(), {900, 300});
        QTest::mouseRelease(&canvas(), Qt::LeftButton, {}, {900, 300});
    }
    EXPECT_TRUE(isGridSeen());
}

TEST_F(HierarchyZoom, ASliceCutsTheUpperLayersAway) {
    view.setLaunch(cube, {});
    auto* slider = view.findChild<QSlider*>(QStringLiteral("sliceSlider"));
    ASSERT_TRUE(slider->isVisible());
    EXPECT_EQ(slider->maximum(), 63);
    slider->setFocus();
    for (int steps = 0; steps < 20; ++steps)
        QTest::keyClick(slider, Qt::Key_Down);
    EXPECT_EQ(canvas().firstLayer(), 20U);
    EXPECT_EQ(canvas().scene().panels.front().region, (core::Cells{{0, 0, 20}, {64, 64, 44}}));
    // In an open block the slider cuts the layers of the block.
    view.setPath(pathToBlock(cube, {1, 2, 3}));
    EXPECT_EQ(canvas().firstLayer(), 0U);
    EXPECT_EQ(slider->maximum(), 7);
    slider->setValue(5);
    EXPECT_EQ(canvas().scene().panels.back().region, (core::Cells{{0, 0, 5}, {8, 8, 3}}));
    EXPECT_EQ(canvas().scene().panels.front().region, (core::Cells{{0, 0, 0}, {64, 64, 64}}));
    view.setLaunch(square, {});
    EXPECT_FALSE(slider->isVisible()) << "one layer has nothing to cut";
}

TEST_F(HierarchyZoom, WithReducedMotionNothingGlides) {
    view.setLaunch(square, {});
    wheel(canvas().rect().center(), 240);
    EXPECT_FALSE(canvas().isMoving());
    canvas().setMotionReduced(false);
    wheel(canvas().rect().center(), 240);
    EXPECT_TRUE(canvas().isMoving());
    EXPECT_TRUE(QTest::qWaitFor([&] { return !canvas().isMoving(); }, test::waitMs))
        << "it comes to rest by itself";
}

/// Frames as the screen shows them, without waiting for it.
QImage frameOf(HierarchyCanvas& canvas) {
    QImage frame(canvas.size(), QImage::Format_ARGB32_Premultiplied);
    canvas.render(&frame);
    return frame;
}

TEST_F(HierarchyZoom, WhereFramesAreSlowAMovingPictureHasLessDetailAndTheStillOneIsTheSame) {
    view.setLaunch(square, {});
    const auto zoomIn = [&] {
        for (int turns = 0; turns < 6; ++turns) {
            wheel(canvas().rect().center(), 120);
            frameOf(canvas());
        }
        return frameOf(canvas());
    };
    canvas().setFrameLimit(std::chrono::hours(1));
    const QImage fine = zoomIn();
    EXPECT_TRUE(QTest::qWaitFor([&] { return canvas().isAtRest(); }, test::waitMs));
    const QImage still = frameOf(canvas());
    QTest::keyClick(&canvas(), Qt::Key_0);
    canvas().setFrameLimit(Milliseconds(0));
    const QImage coarse = zoomIn();
    EXPECT_TRUE(coarse != fine);
    const QImage caption = coarse.copy(0, 0, canvas().width(), 2 * MotionDetail::coarsest * 4);
    int sharp = 0; // squares that are not one sample
    for (int y = 0; y < caption.height(); y += MotionDetail::coarsest)
        for (int x = 0; x + 1 < caption.width(); x += MotionDetail::coarsest)
            sharp += caption.pixel(x, y) != caption.pixel(x + 1, y) ? 1 : 0;
    EXPECT_GT(sharp, 20) << "texts are sharp";
    EXPECT_TRUE(QTest::qWaitFor([&] { return canvas().isAtRest(); }, test::waitMs));
    EXPECT_TRUE(frameOf(canvas()) == still);
}

TEST_F(HierarchyZoom, EnteringABoxIsAnimatedAndEnds) {
    view.setLaunch(square, {});
    EXPECT_FALSE(view.grab().isNull());
    canvas().setMotionReduced(false);
    QTest::mouseClick(&canvas(), Qt::LeftButton, {}, *canvas().visiblePointOf(0, 100));
    EXPECT_TRUE(canvas().isMoving());
    EXPECT_FALSE(view.grab().isNull());
    canvas().finishMotion();
    const QImage still = view.grab().toImage();
    EXPECT_TRUE(QTest::qWaitFor([&] { return !canvas().isMoving(); }, test::waitMs));
    EXPECT_FALSE(still.isNull());
}

/// How many boxes of the grid stand for one cluster or a part of one, and for several.
std::pair<int, int> boxesOfClusters(const core::ScenePanel& panel, const core::ClusterExtent& cluster) {
    std::pair<int, int> counts;
    for (const core::SceneBox& box : panel.boxes) {
        const bool isOfOne =
            computeClusterIndex(core::indexAt<core::level::Grid>(box.cells.first), cluster) ==
            computeClusterIndex(core::indexAt<core::level::Grid>(box.cells.last()), cluster);
        EXPECT_EQ(box.hue.kind == core::Hue::Kind::Category, isOfOne) << "colours are those of clusters";
        (isOfOne ? counts.first : counts.second) += 1;
    }
    return counts;
}

TEST_F(HierarchyZoom, ColouredByClusterABoxIsOneClusterOrHasAnOutlineAndSaysHowManyItHolds) {
    for (const core::ClusterExtent cluster : {core::ClusterExtent{2, 1, 1}, {16, 1, 1}, {2, 2, 1}}) {
        view.setLaunch({{4096, 2048, 1}, cluster, {16, 16, 1}}, {});
        view.setColouring(*core::findColouring("cluster"));
        canvas().goHome();
        int zoomsOfOneEach = 0;
        int zoomsOfSeveral = 0;
        double before = -1;
        for (; canvas().octaves() > before; wheel(canvas().rect().center(), 60)) {
            before = canvas().octaves();
            canvas().finishMotion();
            const core::ScenePanel& panel = canvas().scene().panels.front();
            if (panel.fullDetail())
                break;
            const auto [ofOne, ofSeveral] = boxesOfClusters(panel, cluster);
            EXPECT_TRUE(ofOne == 0 || ofSeveral == 0) << before;
            EXPECT_EQ(panel.trays.size(), panel.boxes.size()) << before << ": each has an outline";
            EXPECT_EQ(panel.note.find(" clusters") != std::string::npos, ofSeveral > 0) << panel.note;
            (ofSeveral > 0 ? zoomsOfSeveral : zoomsOfOneEach) += 1;
        }
        EXPECT_GT(zoomsOfOneEach, 0) << cluster.x << ": a zoom shows each cluster before its blocks";
        EXPECT_GT(zoomsOfSeveral, 0) << cluster.x;
    }
}

TEST_F(HierarchyZoom, WhileItMovesAPictureOfManyClustersHasLessDetailAndAtRestAllOfIt) {
    view.setLaunch({{4096, 2048, 1}, {2, 1, 1}, {16, 16, 1}}, {});
    view.setColouring(*core::findColouring("cluster"));
    const auto shown = [this]() -> const core::ScenePanel& { return canvas().scene().panels.front(); };
    bool isFiner = false;
    for (int turn = 0; turn < 60 && !isFiner; ++turn) {
        wheel(canvas().rect().center(), 60);
        ASSERT_TRUE(shown().lacksDetail) << turn;
        const std::size_t moving = shown().boxes.size() + shown().trays.size();
        const bool hadOutlines = !shown().trays.empty();
        ASSERT_TRUE(QTest::qWaitFor([&] { return !shown().lacksDetail; }, test::waitMs));
        EXPECT_EQ(shown().trays.size(), shown().boxes.size()) << turn;
        EXPECT_GE(shown().boxes.size() + shown().trays.size(), moving) << turn;
        isFiner = !hadOutlines && boxesOfClusters(shown(), {2, 1, 1}).second == 0;
    }
    EXPECT_TRUE(isFiner) << "boxes of two clusters while it moves, of one at rest";
}

} // namespace
} // namespace trichevron::gui
