// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Drives the real widget with mouse and keyboard.
#include "app/gui/hierarchy/breadcrumb.h"
#include "app/gui/hierarchy/hierarchy_canvas.h"
#include "app/gui/hierarchy/hierarchy_view.h"
#include "app/gui/hierarchy/hover_label.h"
#include "core/scene/colouring.h"
#include "tests/gui/pointer.h"
#include "tests/gui/readable_texts.h"
#include "tests/gui/waiting.h"
#include "tests/support/shapes.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include <gtest/gtest.h>

#include <algorithm>
#include <ostream>

namespace trichevron::gui {
namespace {

using test::clustered;
using test::largest;
using test::matrix;

class HierarchyViewTest : public testing::Test {
protected:
    void SetUp() override {
        view.resize(1200, 800);
        view.show();
        EXPECT_TRUE(QTest::qWaitForWindowExposed(&view, test::waitMs));
        QObject::connect(&view, &HierarchyView::pathChanged, &view,
                         [this](const core::HierarchyPath& path) { paths.push_back(path); });
        QObject::connect(&view, &HierarchyView::threadHovered, &view,
                         [this](std::optional<core::ThreadPlace> place) { hovered = place; });
    }

    HierarchyCanvas& canvas() { return *view.canvas(); }

    /// The point to click for a cell of a panel.
    QPoint pointOf(std::size_t panel, const core::Cell& cell) {
        const auto box = canvas().scene().panels.at(panel).boxAt(cell);
        EXPECT_TRUE(box.has_value());
        const auto at = box ? canvas().visiblePointOf(panel, *box) : std::nullopt;
        EXPECT_TRUE(at.has_value()) << "the box is hidden";
        return at.value_or(QPoint(-1, -1));
    }
    void click(std::size_t panel, const core::Cell& cell) {
        QTest::mouseClick(&canvas(), Qt::LeftButton, {}, pointOf(panel, cell));
    }
    void key(Qt::Key pressed) { QTest::keyClick(&canvas(), pressed); }
    QStringList crumbs() {
        QStringList texts;
        for (const CrumbButton* button : view.breadcrumb()->buttons())
            texts << button->accessibleName();
        return texts;
    }

    HierarchyView view;
    std::vector<core::HierarchyPath> paths;
    std::optional<core::ThreadPlace> hovered;
};

TEST_F(HierarchyViewTest, AClickOnABlockGoesIntoIt) {
    view.setLaunch(matrix, {});
    click(0, {2, 1, 0});
    EXPECT_TRUE(view.path() == pathToBlock(matrix, {2, 1, 0}));
    ASSERT_EQ(paths.size(), 1U);
    EXPECT_TRUE(paths.back() == view.path());
    click(1, {5, 7, 0});
    EXPECT_TRUE(view.path() == pathToThread(matrix, {2, 1, 0}, {5, 7, 0}));
    EXPECT_EQ(crumbs(), (QStringList{"Grid 63 × 63 blocks", "Block (2, 1, 0) 16 × 16 threads", "Warp 3",
                                     "Thread (5, 7, 0)"}));
}

TEST_F(HierarchyViewTest, TheLinesToAnOpenBlockDoNotCrossTheBlocksOfTheGrid) {
    constexpr int blueOfLines = 80; // more blue than red: half of a line's colour; blocks have at most 36
    const core::LaunchShape shape{{12, 12, 1}, {1, 1, 1}, {16, 8, 1}};
    view.setColours(SceneColours::light());
    for (const bool isFlat : {false, true}) {
        SCOPED_TRACE(isFlat);
        view.setLaunch(shape, {});
        view.setFlat(isFlat);
        view.setColouring(*core::findColouring("warp"));
        view.setPath(pathToBlock(shape, {1, 5, 0}));
        canvas().finishMotion();
        test::handleAllEvents();
        QPolygonF grid;
        for (const core::Cell& corner : {core::Cell{0, 0, 0}, {11, 0, 0}, {11, 11, 0}, {0, 11, 0}})
            grid << QPointF(pointOf(0, corner));
        double threads = canvas().width();
        for (const core::Cell& corner : {core::Cell{0, 0, 0}, {15, 0, 0}, {0, 7, 0}})
            threads = std::min(threads, double(pointOf(1, corner).x()));
        threads -= 60; // from the middle of a thread to the left of all, whose colour is blue too
        const QRectF bounds = grid.boundingRect();
        const QRectF between(QPointF(bounds.right(), bounds.top()), QPointF(threads, bounds.bottom()));
        const QImage image = canvas().grab().toImage();
        const double ratio = image.devicePixelRatio();
        int onGrid = 0;
        int besideIt = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x) {
                const QRgb pixel = image.pixel(x, y);
                if (qBlue(pixel) - qRed(pixel) < blueOfLines)
                    continue;
                const QPointF at = QPointF(x, y) / ratio;
                onGrid += grid.containsPoint(at, Qt::OddEvenFill) ? 1 : 0;
                besideIt += between.contains(at) ? 1 : 0;
            }
        EXPECT_EQ(onGrid, 0);
        EXPECT_GT(besideIt, 0) << "the lines";
    }
}

TEST_F(HierarchyViewTest, TheLabelOfTheThreadCoversNoTextOfAnAxis) {
    const core::LaunchShape line{{3907, 1, 1}, {1, 1, 1}, {256, 1, 1}};
    const core::LaunchShape layers{{12, 10, 6}, {1, 1, 1}, {8, 8, 4}};
    int seen = 0;
    for (const auto& [shape, size] : {std::pair{line, QSize(430, 400)},
                                      {line, QSize(782, 480)},
                                      {line, QSize(1200, 800)},
                                      {layers, QSize(782, 480)},
                                      {layers, QSize(1200, 800)}})
        for (core::Count thread = 0; thread < 256; thread += 29) {
            view.resize(size);
            view.setLaunch(shape, {});
            view.setPath(pathToThread(shape, {3, 0, 0}, toIndex(thread, shape.block)));
            canvas().finishMotion();
            test::handleAllEvents();
            std::vector<QRect> axes;
            std::optional<QRect> label;
            for (const test::ReadableText& text : test::paintedTexts(canvas())) {
                if (text.text.startsWith(QStringLiteral("x: ")) ||
                    text.text.startsWith(QStringLiteral("y: ")) ||
                    text.text.startsWith(QStringLiteral("z = ")))
                    axes.push_back(text.place);
                else if (text.text.startsWith(QStringLiteral("thread (")))
                    label = text.place;
            }
            const std::string context =
                std::to_string(size.width()) + ", thread " + std::to_string(static_cast<unsigned>(thread));
            ASSERT_TRUE(label.has_value()) << context;
            for (const QRect& axis : axes) {
                ++seen;
                EXPECT_FALSE(axis.intersects(*label)) << context;
            }
        }
    EXPECT_GT(seen, 20);
}

TEST_F(HierarchyViewTest, NoCaptionBreaksInsideAnIndex) {
    const core::LaunchShape shape{{128, 128, 1}, {2, 1, 1}, {32, 4, 2}};
    view.setLaunch(shape, {});
    view.setPath(pathToBlock(shape, {95, 63, 0}));
    int seen = 0;
    for (const int width : {480, 520, 560, 600, 640}) {
        view.resize(width, 500);
        test::handleAllEvents();
        for (const test::ReadableText& text : test::paintedTexts(canvas())) {
            seen += text.text.contains(QLatin1Char('(')) ? 1 : 0;
            EXPECT_EQ(text.text.count(QLatin1Char('(')), text.text.count(QLatin1Char(')')))
                << width << ' ' << text.text.toStdString();
        }
    }
    EXPECT_GT(seen, 0);
}

TEST_F(HierarchyViewTest, TheLargestGridIsWalkedDownToOneThreadByClicks) {
    view.setLaunch(largest, {});
    // The corner of each region, where no box is hidden.
    for (int clicks = 0; clicks < 20 && view.path().level != core::HierarchyLevel::Thread; ++clicks) {
        const core::ScenePanel& panel = canvas().scene().panels.back();
        const core::Cell cell =
            panel.kind == core::PanelKind::Block ? core::Cell{517, 0, 0} : panel.region.first;
        click(canvas().scene().panels.size() - 1, cell);
    }
    EXPECT_TRUE(view.path() == pathToThread(largest, {0, 0, 0}, {517, 0, 0}));
}

TEST_F(HierarchyViewTest, EveryVisibleBoxIsPickedWhereItIsSeen) {
    view.setLaunch(clustered, {});
    view.setPath(pathToBlock(clustered, {3, 2, 1}));
    int seen = 0;
    for (std::size_t p = 0; p < canvas().scene().panels.size(); ++p)
        for (std::size_t b = 0; b < canvas().scene().panels[p].boxes.size(); ++b)
            seen += canvas().visiblePointOf(p, b).has_value() ? 1 : 0;
    EXPECT_GE(seen, 8 * 4 + 8 * 4) << "at least the top layers are seen";
}

TEST_F(HierarchyViewTest, KeysWalkTheHierarchy) {
    view.setLaunch(clustered, {});
    canvas().setFocus();
    key(Qt::Key_Right);
    key(Qt::Key_Right);
    key(Qt::Key_Down);
    key(Qt::Key_PageDown);
    EXPECT_TRUE(view.path() == core::HierarchyPath{}) << "at the grid the keys move a cursor";
    key(Qt::Key_Return);
    EXPECT_TRUE(view.path() == pathToCluster(clustered, {1, 0, 1}));
    key(Qt::Key_Down);
    EXPECT_TRUE(view.path() == pathToCluster(clustered, {1, 1, 1}));
    key(Qt::Key_Return);
    EXPECT_TRUE(view.path() == pathToBlock(clustered, {2, 2, 1}));
    key(Qt::Key_PageUp);
    EXPECT_TRUE(view.path() == pathToBlock(clustered, {2, 2, 0}));
    key(Qt::Key_Return);
    key(Qt::Key_Right);
    EXPECT_TRUE(view.path() == pathToWarp(clustered, {2, 2, 0}, 1));
    key(Qt::Key_Return);
    key(Qt::Key_Left);
    key(Qt::Key_Down);
    EXPECT_TRUE(view.path() == pathToThread(clustered, {2, 2, 0}, {0, 1, 1}));
    key(Qt::Key_Backspace);
    EXPECT_TRUE(view.path() == pathToWarp(clustered, {2, 2, 0}, 1));
    key(Qt::Key_Escape);
    EXPECT_TRUE(view.path() == pathToBlock(clustered, {2, 2, 0}));
    key(Qt::Key_Home);
    EXPECT_TRUE(view.path() == core::HierarchyPath{});
}

TEST_F(HierarchyViewTest, KeysTurnAndMoveTheViewAndGoNowhere) {
    view.setLaunch(matrix, {});
    const Viewpoint before = canvas().viewpoint();
    QTest::keyClick(&canvas(), Qt::Key_Left, Qt::ShiftModifier);
    EXPECT_DOUBLE_EQ(canvas().viewpoint().yaw, before.yaw - 10);
    QTest::keyClick(&canvas(), Qt::Key_Up, Qt::ShiftModifier);
    EXPECT_DOUBLE_EQ(canvas().viewpoint().pitch, before.pitch - 10);
    QTest::keyClick(&canvas(), Qt::Key_0);
    EXPECT_EQ(canvas().viewpoint().yaw, before.yaw);
    for (int i = 0; i < 4; ++i)
        key(Qt::Key_Plus);
    canvas().finishMotion();
    const QPoint block = pointOf(0, {31, 31, 0});
    QTest::keyClick(&canvas(), Qt::Key_Right, Qt::ControlModifier);
    canvas().finishMotion();
    EXPECT_NEAR(pointOf(0, {31, 31, 0}).x(), block.x() - 60, 2) << "what lay at the right comes closer";
    EXPECT_TRUE(paths.empty());

    view.setFlat(true);
    const double yaw = canvas().viewpoint().yaw;
    QTest::keyClick(&canvas(), Qt::Key_Left, Qt::ShiftModifier);
    EXPECT_EQ(canvas().viewpoint().yaw, yaw) << "what is flat stays flat";
}

TEST_F(HierarchyViewTest, DownIsARowWhereALongAxisIsFolded) {
    const core::LaunchShape vector{{3907, 1, 1}, {1, 1, 1}, {256, 1, 1}};
    view.setLaunch(vector, {});
    view.setPath(pathToThread(vector, {0, 0, 0}, {5, 0, 0}));
    canvas().setFocus();
    key(Qt::Key_Down);
    EXPECT_TRUE(view.path() == pathToThread(vector, {0, 0, 0}, {37, 0, 0}));
    key(Qt::Key_Left);
    EXPECT_TRUE(view.path() == pathToThread(vector, {0, 0, 0}, {36, 0, 0}));
}

TEST_F(HierarchyViewTest, ACrumbLeadsToItsLevel) {
    view.setLaunch(clustered, {});
    view.setPath(pathToThread(clustered, {3, 2, 1}, {1, 1, 1}));
    ASSERT_EQ(crumbs().size(), 5);
    QTest::mouseClick(view.breadcrumb()->buttons()[2], Qt::LeftButton);
    EXPECT_TRUE(view.path() == pathToBlock(clustered, {3, 2, 1}));
    view.breadcrumb()->buttons()[1]->setFocus();
    QTest::keyClick(view.breadcrumb()->buttons()[1], Qt::Key_Return);
    EXPECT_TRUE(view.path() == pathToCluster(clustered, {1, 1, 1}));
    QTest::keyClick(view.breadcrumb()->buttons()[0], Qt::Key_Space);
    EXPECT_TRUE(view.path() == core::HierarchyPath{});
}

TEST_F(HierarchyViewTest, ARegionHasACrumbAndUpLeavesIt) {
    view.setLaunch(largest, {});
    click(0, {0, 0, 0});
    EXPECT_TRUE(view.path() == core::HierarchyPath{});
    ASSERT_EQ(crumbs().size(), 2);
    EXPECT_TRUE(crumbs()[1].startsWith("Blocks (0, 0, 0) to ("));
    test::doubleClick(canvas(), QPoint(10, canvas().height() / 2));
    EXPECT_EQ(crumbs().size(), 1) << "a double click on nothing goes up";
}

TEST_F(HierarchyViewTest, HoverShowsTheFormulaWithThisThreadsNumbers) {
    view.setLaunch(matrix, core::ProblemExtent{1000, 1000, 1});
    view.setPath(pathToBlock(matrix, {2, 1, 0}));
    QTest::mouseMove(&canvas(), pointOf(1, {5, 7, 0}));
    const auto* label = canvas().findChild<HoverLabel*>();
    ASSERT_TRUE(QTest::qWaitFor([&] { return label->isVisible(); }, test::waitMs));
    EXPECT_TRUE(label->text().contains("ID = x + y·Dx + z·Dx·Dy = 5 + 7·16 + 0·256 = 117"))
        << label->text().toStdString();
    EXPECT_TRUE(canvas().rect().contains(label->geometry()));
    ASSERT_TRUE(hovered.has_value());
    EXPECT_TRUE(hovered->threadId == 117);
    EXPECT_EQ(hovered->global, (core::GlobalIndex{37, 23, 0}));
    QTest::mouseMove(&canvas(), QPoint(4, canvas().height() / 2));
    EXPECT_TRUE(QTest::qWaitFor([&] { return !label->isVisible(); }, test::waitMs));
    EXPECT_FALSE(hovered.has_value());
}

TEST_F(HierarchyViewTest, APathIsCutWhenTheLaunchShrinks) {
    view.setLaunch(matrix, {});
    view.setPath(pathToThread(matrix, {60, 1, 0}, {5, 7, 0}));
    paths.clear();
    core::LaunchShape smaller = matrix;
    smaller.block = {4, 4, 1};
    view.setLaunch(smaller, {});
    EXPECT_TRUE(view.path() == pathToBlock(smaller, {60, 1, 0}));
    smaller.grid = {8, 8, 1};
    view.setLaunch(smaller, {});
    EXPECT_TRUE(view.path() == core::HierarchyPath{});
    EXPECT_EQ(paths.size(), 2U);
}

TEST_F(HierarchyViewTest, ALaunchThatHasNothingSaysWhy) {
    view.setLaunch(matrix, {});
    view.setLaunch({{0, 1, 1}, {1, 1, 1}, {16, 16, 1}}, {});
    EXPECT_TRUE(canvas().scene().panels.empty());
    EXPECT_FALSE(view.grab().isNull());
    EXPECT_TRUE(canvas().accessibleDescription().contains("The grid has no blocks"));
    for (const Qt::Key pressed : {Qt::Key_Return, Qt::Key_Right, Qt::Key_Escape, Qt::Key_Home, Qt::Key_Plus})
        key(pressed);
    QTest::mouseClick(&canvas(), Qt::LeftButton, {}, canvas().rect().center());
    EXPECT_TRUE(view.path() == core::HierarchyPath{});
}

TEST_F(HierarchyViewTest, ADragTurnsAndDoesNotSelect) {
    view.setLaunch(matrix, {});
    const Viewpoint before = canvas().viewpoint();
    const QPoint from = canvas().rect().center();
    QTest::mousePress(&canvas(), Qt::LeftButton, {}, from);
    QTest::mouseMove(&canvas(), from + QPoint(40, 20));
    QTest::mouseRelease(&canvas(), Qt::LeftButton, {}, from + QPoint(40, 20));
    EXPECT_NE(canvas().viewpoint().yaw, before.yaw);
    EXPECT_NE(canvas().viewpoint().pitch, before.pitch);
    EXPECT_TRUE(view.path() == core::HierarchyPath{});
    key(Qt::Key_0);
    EXPECT_TRUE(canvas().viewpoint() == before);
}

TEST_F(HierarchyViewTest, WheelAndKeysZoomAndZeroFits) {
    view.setLaunch(matrix, {});
    const QPointF at = canvas().rect().center();
    QWheelEvent wheel(at, canvas().mapToGlobal(at), {}, {0, 120}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(&canvas(), &wheel);
    EXPECT_GT(canvas().viewpoint().zoom, 1.0);
    key(Qt::Key_Minus);
    key(Qt::Key_Minus);
    EXPECT_LT(canvas().viewpoint().zoom, 1.0);
    key(Qt::Key_0);
    EXPECT_EQ(canvas().viewpoint().zoom, 1.0);
}

TEST_F(HierarchyViewTest, NothingIsPaintedAtRest) {
    view.setLaunch(matrix, {});
    ASSERT_TRUE(QTest::qWaitFor([&] { return canvas().isAtRest(); }, test::waitMs));
    test::handleAllEvents();
    struct Counter : QObject {
        int paints = 0;
        bool eventFilter(QObject* watched, QEvent* event) override {
            if (event->type() == QEvent::Paint || event->type() == QEvent::Timer)
                ++paints;
            return QObject::eventFilter(watched, event);
        }
    } counter;
    canvas().installEventFilter(&counter);
    for (QObject* child : canvas().findChildren<QObject*>())
        child->installEventFilter(&counter);
    QTest::qWait(400);
    EXPECT_EQ(counter.paints, 0);
}

TEST_F(HierarchyViewTest, EverythingReachableHasAnAccessibleName) {
    view.setLaunch(matrix, {});
    view.setPath(pathToThread(matrix, {2, 1, 0}, {5, 7, 0}));
    int reachable = 0;
    for (const QWidget* widget : view.findChildren<QWidget*>()) {
        if ((widget->focusPolicy() & Qt::TabFocus) == 0 || !widget->isVisibleTo(&view))
            continue;
        ++reachable;
        EXPECT_FALSE(widget->accessibleName().isEmpty()) << widget->metaObject()->className();
    }
    EXPECT_GE(reachable, 4 + 1 + 2)
        << "crumbs, canvas, one of 3-D and Flat (arrows lead to the other), colour";
}

TEST_F(HierarchyViewTest, FlatShowsEveryLayer) {
    view.setLaunch({{4, 4, 4}, {1, 1, 1}, {8, 8, 8}}, {});
    view.setFlat(true);
    const core::ScenePanel& panel = canvas().scene().panels.front();
    for (std::size_t b = 0; b < panel.boxes.size(); ++b)
        EXPECT_TRUE(canvas().visiblePointOf(0, b).has_value()) << b;
}

struct SizeCase {
    int width;
    int height;
};
class HierarchySizes : public testing::TestWithParam<SizeCase> {};

TEST_P(HierarchySizes, AnyLaunchIsPaintedAtAnySize) {
    HierarchyView view;
    view.resize(GetParam().width, GetParam().height);
    for (const core::LaunchShape& shape :
         {matrix, clustered, largest, core::LaunchShape{{1, 1, 1}, {1, 1, 1}, {1, 1, 1}},
          core::LaunchShape{{4, 4, 1}, {3, 3, 3}, {4294967295U, 4294967295U, 4294967295U}}}) {
        view.setLaunch(shape, core::ProblemExtent{100, 100, 1});
        for (const bool flat : {false, true})
            for (const core::HierarchyPath& path : {core::HierarchyPath{}, pathToCluster(shape, {}),
                                                    pathToBlock(shape, {}), pathToThread(shape, {}, {})}) {
                view.setFlat(flat);
                view.setPath(path);
                EXPECT_FALSE(view.grab().isNull());
            }
    }
}

INSTANTIATE_TEST_SUITE_P(Sizes, HierarchySizes,
                         testing::Values(SizeCase{1, 1}, SizeCase{60, 40}, SizeCase{320, 220},
                                         SizeCase{600, 350}, SizeCase{1400, 700}),
                         [](const testing::TestParamInfo<SizeCase>& size) {
                             return std::to_string(size.param.width) + "x" +
                                    std::to_string(size.param.height);
                         });

} // namespace
} // namespace trichevron::gui
