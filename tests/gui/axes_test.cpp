// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The axes of the hierarchy, the proportions of a square grid, the mark of the chosen block, and cluster
// sizes side by side.
#include "app/gui/hierarchy/axes.h"

#include "app/gui/hierarchy/cluster_sizes_view.h"
#include "app/gui/hierarchy/hierarchy_canvas.h"
#include "app/gui/theme/theme.h"
#include "core/scene/colouring.h"
#include "tests/gui/readable_texts.h"
#include "tests/gui/waiting.h"
#include "tests/support/shapes.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLabel>

#include <gtest/gtest.h>

#include <cmath>
#include <set>

namespace trichevron::gui {
namespace {

struct Drawn {
    core::Scene scene;
    std::vector<PanelPlace> places;
    const SceneColours colours = SceneColours::light();

    Axes axes() const { return {scene.panels.front(), places.front(), colours, QRectF(0, 0, 900, 600)}; }
    QLineF arrow(std::size_t axis) const { return axes().arrowOf(axis).value_or(QLineF()); }
};

Drawn drawn(const core::LaunchShape& shape, bool flat, const QSizeF& size = {900, 600}) {
    core::SceneRequest request;
    request.shape = shape;
    request.flat = flat;
    Drawn result{buildScene(request), {}};
    result.places = placePanels(result.scene.panels, Viewpoint::home(flat), {size, 30, 60, QRectF(), 24});
    return result;
}

TEST(AxesTest, ASquareGridLooksSquareInSpaceAndFlat) {
    for (const bool flat : {false, true}) {
        const Drawn grid = drawn(test::matrix, flat);
        const QLineF x = grid.arrow(0);
        const QLineF y = grid.arrow(1);
        EXPECT_GT(x.length(), 150);
        EXPECT_NEAR(x.length(), y.length(), 1.0);
    }
}

TEST(AxesTest, ArrowsPointToGreaterIndices) {
    const Drawn flat = drawn({{40, 20, 1}, {1, 1, 1}, {32, 1, 1}}, true);
    EXPECT_GT(flat.arrow(0).dx(), 100);
    EXPECT_NEAR(flat.arrow(0).dy(), 0, 0.5);
    EXPECT_GT(flat.arrow(1).dy(), 50);
    EXPECT_NEAR(flat.arrow(0).length() / flat.arrow(1).length(), 2, 0.05);
    const Drawn space = drawn({{8, 8, 6}, {1, 1, 1}, {32, 1, 1}}, false);
    EXPECT_GT(space.arrow(0).dx(), 0);
    EXPECT_LT(space.arrow(1).dx(), 0);
    EXPECT_GT(space.arrow(2).dy(), 20) << "layer 0 is on top";
}

TEST(AxesTest, AnAxisOfOneHasNoArrow) {
    const Drawn line = drawn({{24, 1, 1}, {1, 1, 1}, {32, 1, 1}}, false);
    EXPECT_TRUE(line.axes().arrowOf(0).has_value());
    EXPECT_FALSE(line.axes().arrowOf(1).has_value());
    EXPECT_FALSE(line.axes().arrowOf(2).has_value());
}

TEST(AxesTest, ArrowsStayClearOfTheBoxes) {
    for (const bool flat : {false, true}) {
        const Drawn grid = drawn(test::matrix, flat);
        const core::ScenePanel& panel = grid.scene.panels.front();
        const QPolygonF outline = outlineOf(panel.minCorner, panel.maxCorner, grid.places.front().camera);
        for (const std::size_t axis : {0U, 1U})
            EXPECT_FALSE(outline.containsPoint(grid.arrow(axis).center(), Qt::OddEvenFill));
    }
}

TEST(AxesTest, BesideFoldsTheArrowOfTheOtherAxisSpansOneStrip) {
    for (const bool flat : {false, true}) {
        const Drawn folded = drawn({{4, 120, 1}, {1, 1, 1}, {32, 1, 1}}, flat);
        const core::ScenePanel& panel = folded.scene.panels.front();
        ASSERT_EQ(panel.arrangement, core::Arrangement::RowsOfY);
        EXPECT_NEAR(folded.arrow(1).length() / folded.arrow(0).length(), panel.row / 4.0, 0.5);
        // The strip of the arrow has all of x, and the next has the next rows of y.
        EXPECT_LT(panel.boxes[*panel.boxAt({3, 0, 0})].corner[0], 4);
        EXPECT_GT(panel.boxes[*panel.boxAt({0, panel.row, 0})].corner[0], 4);
    }
    // Blocks of one cluster in y: a row has both.
    const Drawn line = drawn({{2048, 2, 1}, {1, 2, 1}, {32, 1, 1}}, false);
    const core::ScenePanel& panel = line.scene.panels.front();
    ASSERT_EQ(panel.arrangement, core::Arrangement::RowsOfX);
    ASSERT_EQ(panel.boxCounts[1], 1U);
    EXPECT_NEAR(line.arrow(0).length() / line.arrow(1).length(), panel.row, 2);
}

TEST(AxesTest, AnAxisOfTwoBoxesHasItsArrowAndItsSize) {
    const core::LaunchShape shape{{256, 32, 1}, {128, 1, 1}, {32, 32, 1}};
    HierarchyCanvas canvas;
    canvas.setMotionReduced(true);
    canvas.setLaunch(shape, {});
    canvas.show();
    canvas.setPath(pathToCluster(shape, {0, 26, 0}));
    for (const QSize& size : {QSize(640, 360), QSize(782, 426), QSize(880, 520)}) {
        canvas.resize(size);
        test::handleAllEvents();
        ASSERT_EQ(canvas.scene().panels.front().boxCounts[0], 2U) << size.width();
        for (const QString& wanted : {QStringLiteral("x: 256"), QStringLiteral("y: 32")}) {
            int seen = 0;
            for (const test::ReadableText& text : test::paintedTexts(canvas))
                seen += text.text == wanted ? 1 : 0;
            EXPECT_EQ(seen, 1) << wanted.toStdString() << " at " << size.width();
        }
    }
}

TEST(AxesTest, OfManyLayersTheFirstAndTheLastAreNamed) {
    HierarchyCanvas canvas;
    canvas.setMotionReduced(true);
    canvas.show();
    for (const std::uint32_t layers : {6U, 16U, 128U}) {
        canvas.setLaunch({{8, 32, layers}, {1, 1, 1}, {32, 4, 2}}, {});
        for (int height = 420; height <= 700; height += 40) {
            canvas.resize(782, height);
            test::handleAllEvents();
            std::vector<QRect> places;
            QStringList names;
            for (const test::ReadableText& text : test::paintedTexts(canvas))
                if (text.text.startsWith(QStringLiteral("z = "))) {
                    for (const QRect& other : places)
                        EXPECT_FALSE(text.place.adjusted(0, 1, 0, -1).intersects(other)) << height;
                    places.push_back(text.place.adjusted(0, 1, 0, -1));
                    names << text.text;
                }
            ASSERT_FALSE(names.isEmpty()) << height;
            EXPECT_TRUE(names.front().startsWith(QStringLiteral("z = 0"))) << height;
            EXPECT_TRUE(names.back().endsWith(QString::number(layers - 1)))
                << names.back().toStdString() << " at " << height;
        }
    }
}

TEST(AxesTest, OfTwoLowLayersBothAreNamed) {
    const core::LaunchShape shape{{8, 4, 2}, {1, 1, 1}, {8, 4, 2}};
    HierarchyCanvas canvas;
    canvas.setMotionReduced(true);
    canvas.setFont(textFont(1.5));
    canvas.setLaunch(shape, {});
    canvas.show();
    canvas.setPath(pathToBlock(shape, {0, 0, 0}));
    int seen = 0;
    for (int height = 300; height <= 800; height += 20) {
        canvas.resize(620, height);
        test::handleAllEvents();
        int first = 0;
        int last = 0;
        for (const test::ReadableText& text : test::paintedTexts(canvas)) {
            first += text.text == QStringLiteral("z = 0") ? 1 : 0;
            last += text.text == QStringLiteral("z = 1") ? 1 : 0;
        }
        EXPECT_EQ(first, last) << height;
        seen += first;
    }
    EXPECT_GT(seen, 10);
}

TEST(AxesTest, NoLineBetweenPanelsCrossesTheTextOfAnAxis) {
    int seen = 0;
    for (const core::LaunchShape& shape : {core::LaunchShape{{1, 1, 1}, {1, 1, 1}, {32, 32, 1}},
                                           core::LaunchShape{{8, 4, 2}, {1, 1, 1}, {8, 4, 2}}}) {
        HierarchyCanvas canvas;
        canvas.setMotionReduced(true);
        canvas.setColours(SceneColours::light());
        canvas.setLaunch(shape, {});
        canvas.show();
        canvas.setPath(pathToBlock(shape, {0, 0, 0}));
        for (int height = 200; height <= 460; height += 20) {
            canvas.resize(780, height);
            test::handleAllEvents();
            const QImage picture = canvas.grab().toImage();
            // Between the letters there is nothing but the background.
            const auto isOfLine = [&](int x, int y) {
                const QColor pixel = picture.pixelColor(x, y);
                return pixel.lightness() > 170 && pixel.blue() - pixel.red() > 14;
            };
            int ofLines = 0;
            for (int y = 0; y < picture.height(); ++y)
                for (int x = 0; x < picture.width(); ++x)
                    ofLines += isOfLine(x, y) ? 1 : 0;
            EXPECT_GT(ofLines, 20) << height;
            for (const test::ReadableText& text : test::paintedTexts(canvas)) {
                if (!text.text.startsWith(QStringLiteral("y: ")))
                    continue;
                ++seen;
                int crossing = 0;
                for (int y = text.place.top(); y <= text.place.bottom(); ++y)
                    for (int x = text.place.left(); x <= text.place.right(); ++x)
                        crossing += isOfLine(x, y) ? 1 : 0;
                EXPECT_EQ(crossing, 0) << height;
            }
        }
    }
    EXPECT_GT(seen, 20);
}

TEST(ChosenBlock, IsNotHigherThanItsNeighbours) {
    core::SceneRequest request;
    request.shape = test::matrix;
    request.path = pathToBlock(test::matrix, {30, 30, 0});
    const core::Scene scene = buildScene(request);
    const core::ScenePanel& grid = scene.panels.front();
    ASSERT_TRUE(grid.marked.has_value());
    EXPECT_EQ(grid.boxes[*grid.marked].size[2], grid.boxes.front().size[2]);
}

/// Of the places at which a ring around the first block would be, above it, where no other block is: the
/// share of those that are as dark as a ring.
double shareOfRing(HierarchyCanvas& canvas, const core::LaunchShape& shape) {
    canvas.setLaunch(shape, {});
    canvas.setPath(pathToBlock(shape, {0, 0, 0}));
    test::handleAllEvents();
    const std::optional<QPoint> middle = canvas.visiblePointOf(0, 0);
    if (!middle) {
        ADD_FAILURE() << "the block is hidden";
        return 0;
    }
    const QImage picture = canvas.grab().toImage();
    constexpr double radius = 15; // in pixels, as in Overlay::paintRing()
    const int dark = qGray(SceneColours::light().text.rgb()) + 40;
    const auto isDark = [&](const QPoint& at) {
        for (int x = -1; x <= 1; ++x)
            for (int y = -1; y <= 1; ++y)
                if (qGray(picture.pixel(at + QPoint(x, y))) < dark)
                    return true;
        return false;
    };
    int places = 0;
    int darkPlaces = 0;
    for (int degrees = 200; degrees <= 340; degrees += 10) { // y points downwards
        const double angle = std::acos(-1.0) * degrees / 180;
        const QPointF at = *middle + radius * QPointF(std::cos(angle), std::sin(angle));
        ++places;
        darkPlaces += isDark(at.toPoint()) ? 1 : 0;
    }
    return static_cast<double>(darkPlaces) / places;
}

TEST(ChosenBlock, HasNoRingOverTheNumbersOfItsNeighbours) {
    const core::LaunchShape line{{77, 1, 1}, {1, 1, 1}, {64, 1, 1}};
    HierarchyCanvas canvas;
    canvas.setMotionReduced(true);
    canvas.setColours(SceneColours::light());
    canvas.resize(480, 320);
    canvas.show();
    EXPECT_GT(shareOfRing(canvas, test::matrix), 0.9) << "boxes without numbers have a ring, which is found";
    canvas.resize(782, 426); // where the boxes of the line are small enough for a ring
    EXPECT_LT(shareOfRing(canvas, line), 0.5);
    const QImage chosen = canvas.grab().toImage();
    // A number has many shades.
    const std::optional<QPoint> beside = canvas.visiblePointOf(0, 16);
    ASSERT_TRUE(beside.has_value());
    std::set<QRgb> shades;
    for (int x = -5; x <= 5; ++x)
        shades.insert(chosen.pixel(*beside + QPoint(x, 0)));
    EXPECT_GT(shades.size(), 3U) << "the boxes have numbers";
}

TEST(PanelLayout, AGridOfFewBlocksFillsALargeCanvas) {
    for (const QSize& size : {QSize(700, 400), QSize(3300, 1830)}) {
        const Drawn grid = drawn({{4, 2, 1}, {1, 1, 1}, {32, 1, 1}}, false, size);
        const core::ScenePanel& panel = grid.scene.panels.front();
        const QRectF bounds = grid.places.front().camera.bounds(panel.minCorner, panel.maxCorner);
        EXPECT_GT(bounds.width(), size.width() * 0.35) << size.width();
    }
}

TEST(AxesTest, NamesGrowWithAVeryLargePicture) {
    const auto heightOn = [](const QSize& size) {
        HierarchyCanvas canvas;
        canvas.setLaunch({{4, 2, 1}, {1, 1, 1}, {8, 4, 1}}, {});
        canvas.resize(size);
        canvas.show();
        test::handleAllEvents();
        for (const test::ReadableText& text : test::paintedTexts(canvas))
            if (text.text == QStringLiteral("x: 4"))
                return text.place.height();
        return 0;
    };
    const int usual = heightOn({782, 426});
    EXPECT_GT(usual, 0);
    EXPECT_NEAR(heightOn({1200, 700}), usual, 1);
    EXPECT_GT(heightOn({2500, 2000}), usual * 3 / 2);
}

TEST(ClusterSizes, FourCanvasesShowTheLaunchWithEachSize) {
    ClusterSizesView view;
    view.resize(1200, 800);
    view.setLaunch({{512, 1, 1}, {4, 1, 1}, {256, 1, 1}});
    view.show();
    for (std::size_t i = 0; i < ClusterSizesView::sizes.size(); ++i) {
        HierarchyCanvas& canvas = *view.canvases()[i];
        const core::LaunchShape& shape = canvas.navigation().shape();
        EXPECT_EQ(volume(shape.cluster), ClusterSizesView::sizes[i]);
        EXPECT_EQ(shape.grid.x, 512U);
        EXPECT_EQ(canvas.scene().panels.front().trays.empty(), ClusterSizesView::sizes[i] == 1);
    }
}

TEST(ClusterSizes, NoBoxMergesClustersInTheSmallestPicturesAndPartsOfAGridAreNamed) {
    ClusterSizesView view;
    for (const QSize& size : {QSize(640, 560), QSize(1152, 720), QSize(3400, 1900)})
        for (const core::GridExtent& grid : {core::GridExtent{63, 63, 1}, core::GridExtent{1000, 1000, 1}}) {
            view.resize(size);
            view.setLaunch({grid, {1, 1, 1}, {16, 16, 1}});
            view.show();
            test::handleAllEvents();
            for (HierarchyCanvas* canvas : view.canvases()) {
                const core::LaunchShape& shape = canvas->navigation().shape();
                const core::ScenePanel& panel = canvas->scene().panels.front();
                for (const core::SceneBox& box : panel.boxes)
                    ASSERT_TRUE(box.cells.count() == 1 || box.cells.size == sizeOf(shape.cluster))
                        << size.width() << ": " << shape.cluster.x;
                EXPECT_EQ(panel.step[0], panel.step[1]) << "equal numbers of blocks look equal";
                if (panel.region != panel.whole) {
                    EXPECT_NE(panel.note.find("(0, 0, 0) to "), std::string::npos) << panel.note;
                }
            }
        }
}

TEST(ClusterSizes, EscapeLeavesABlockAndThenIsForTheDialog) {
    ClusterSizesView view;
    view.setLaunch({{512, 1, 1}, {4, 1, 1}, {256, 1, 1}});
    view.show();
    HierarchyCanvas& canvas = *view.canvases().front();
    canvas.setPath(pathToBlock(canvas.navigation().shape(), {30, 0, 0}));
    const auto isTaken = [&canvas] {
        QKeyEvent escape(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier);
        QApplication::sendEvent(&canvas, &escape);
        return escape.isAccepted();
    };
    EXPECT_TRUE(isTaken());
    EXPECT_EQ(canvas.navigation().path().level, core::HierarchyLevel::Grid);
    EXPECT_FALSE(isTaken());
}

TEST(ClusterSizes, AClusterDividesTheGridWhereOneCan) {
    EXPECT_EQ(inClustersOf(16, {512, 1, 1}).cluster, (core::ClusterExtent{16, 1, 1}));
    EXPECT_EQ(inClustersOf(8, {6, 4, 1}).cluster, (core::ClusterExtent{2, 4, 1}));
    EXPECT_EQ(inClustersOf(8, {6, 4, 1}).grid, (core::GridExtent{6, 4, 1}));
    EXPECT_EQ(inClustersOf(2, {63, 63, 1}).cluster, (core::ClusterExtent{2, 1, 1}))
        << "none divides the grid";
    EXPECT_EQ(inClustersOf(2, {63, 63, 1}).grid, (core::GridExtent{64, 63, 1}));
    EXPECT_EQ(inClustersOf(16, {4294967295, 1, 1}).grid, (core::GridExtent{4294967295, 1, 1}))
        << "no larger grid can be asked for";
}

} // namespace
} // namespace trichevron::gui
