// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A presentation: only the picture and the verdict, in large type, with a hint below them.
#include "app/gui/hierarchy/hierarchy_canvas.h"
#include "app/gui/hierarchy/hierarchy_view.h"
#include "app/gui/main_window/status_line.h"
#include "app/gui/pages/page_stack.h"
#include "app/gui/present/pointer_highlight.h"
#include "app/gui/theme/theme.h"
#include "core/scene/cluster_hue.h"
#include "tests/gui/contrast.h"
#include "tests/gui/cut_texts.h"
#include "tests/gui/present_fixture.h"

#include <QApplication>
#include <QDateTime>
#include <QDockWidget>
#include <QImage>
#include <QLabel>
#include <QMenuBar>
#include <QPainter>

#include <array>
#include <vector>

namespace trichevron::test {
namespace {

TEST_F(PresentTest, TheRingOfThePointerIsSeenOnEveryColour) {
    gui::PointerHighlight ring(*window);
    ring.resize(60, 60);
    for (const QColor& below :
         {QColor(Qt::white), QColor(0x10, 0x16, 0x1C), gui::currentTheme().alarm, QColor(0xE6, 0x9F, 0x00),
          QColor(0xD5, 0x5E, 0x00), QColor(0x80, 0x80, 0x80)}) {
        QImage picture(60, 60, QImage::Format_RGB32);
        picture.fill(below);
        QPainter painter(&picture);
        ring.render(&painter, QPoint(), QRegion(), QWidget::DrawChildren);
        painter.end();
        int seen = 0;
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 0; x < picture.width(); ++x)
                seen += contrast(picture.pixelColor(x, y), below) >= 3 ? 1 : 0;
        EXPECT_GT(seen, 150) << below.name().toStdString();
    }
}

TEST_F(PresentTest, ThePanelsHaveTheirLengthsAgainAfterwards) {
    window->resize(1280, 800);
    handleAllEvents();
    const auto lengths = [this] {
        return std::array{get(QStringLiteral("launchDock")).width(),
                          get(QStringLiteral("verdictDock")).width(),
                          get(QStringLiteral("resultsDock")).height()};
    };
    const auto before = lengths();
    press(Qt::Key_F11);
    window->setWindowState(Qt::WindowNoState);
    window->resize(1920, 1080);
    handleAllEvents();
    press(Qt::Key_Escape);
    handleAllEvents();
    window->resize(1280, 800); // as a window manager does it: late
    EXPECT_TRUE(QTest::qWaitFor([&] { return lengths() == before; }, waitMs))
        << lengths()[0] << ' ' << lengths()[1] << ' ' << lengths()[2] << " not " << before[0] << ' '
        << before[1] << ' ' << before[2];
}

TEST_F(PresentTest, ThePanelsHaveTheirLengthsAgainAfterStepsThatChangeTheLaunch) {
    addThreeSteps();
    steps().show(0); // as afterwards
    handleAllEvents();
    const auto lengths = [this] {
        return std::array{get(QStringLiteral("launchDock")).width(),
                          get(QStringLiteral("verdictDock")).width(),
                          get(QStringLiteral("resultsDock")).height()};
    };
    const auto before = lengths();
    press(Qt::Key_F11);
    handleAllEvents();
    press(Qt::Key_Right);
    handleAllEvents();
    ASSERT_EQ(steps().current(), 1);
    press(Qt::Key_Escape);
    window->setWindowState(Qt::WindowNoState);
    window->resize(1280, 720);
    EXPECT_TRUE(QTest::qWaitFor([&] { return lengths() == before; }, waitMs))
        << lengths()[0] << ' ' << lengths()[1] << ' ' << lengths()[2] << " not " << before[0] << ' '
        << before[1] << ' ' << before[2];
}

TEST_F(PresentTest, AStepInMuchLargerTypeLeavesThePanelsTheirLengths) {
    const double usualSize = QApplication::font().pointSizeF();
    addThreeSteps();
    steps().show(0); // as afterwards: the launch is then set by nothing else
    const auto widths = [this] {
        return std::array{get(QStringLiteral("launchDock")).width(),
                          get(QStringLiteral("verdictDock")).width(),
                          get(QStringLiteral("launchScroll")).minimumWidth()};
    };
    for (const QSize& size : {QSize(1440, 900), QSize(1280, 800)}) {
        window->resize(size);
        handleAllEvents();
        const auto before = widths();
        for (const QSize& screen : {QSize(3840, 2160), QSize(1280, 800)}) {
            SCOPED_TRACE(std::to_string(size.width()) + " on " + std::to_string(screen.width()));
            press(Qt::Key_F11);
            window->setWindowState(Qt::WindowNoState);
            window->resize(screen);
            handleAllEvents();
            ASSERT_GT(QApplication::font().pointSizeF(), 1.3 * usualSize);
            press(Qt::Key_Right);
            press(Qt::Key_Left);
            handleAllEvents();
            press(Qt::Key_Escape);
            window->resize(size); // as a window manager does it: late
            handleAllEvents();
            EXPECT_TRUE(QTest::qWaitFor([&] { return widths() == before; }, waitMs))
                << widths()[0] << ' ' << widths()[1] << ' ' << widths()[2] << " not " << before[0] << ' '
                << before[1] << ' ' << before[2];
            EXPECT_TRUE(get(QStringLiteral("verdictDock")).isVisible());
        }
    }
}

TEST_F(PresentTest, TheAutomaticColoursOfATraceStayThose) {
    window->resize(900, 600);
    addTrace();
    const auto firstColour = [this] {
        handleAllEvents();
        return window->hierarchy().canvas()->scene().legend.front().text;
    };
    ASSERT_EQ(firstColour().substr(0, 8), "round 0:");
    press(Qt::Key_F11);
    window->setWindowState(Qt::WindowNoState);
    window->resize(1920, 1080);
    EXPECT_EQ(firstColour().substr(0, 8), "round 0:");
}

TEST_F(PresentTest, InTheSmallestWindowEachOfFewBlocksHasABoxOfItsOwn) {
    window->resize(900, 600);
    std::size_t few = 0;
    for (const core::GridExtent& grid : {core::GridExtent{16, 16, 1},
                                         {24, 21, 1},
                                         {15, 17, 1},
                                         {8, 8, 4},
                                         {8, 8, 8},
                                         {64, 1, 1},
                                         {256, 1, 1},
                                         {512, 1, 1},
                                         {1, 16, 1},
                                         {63, 63, 1}}) {
        for (const core::Axis axis : core::allAxes)
            session().setGrid(axis, grid[axis]);
        if (!areBlocksFew(session().shape()))
            continue; // where boxes stand for several blocks, rounds colour them
        ++few;
        for (const bool isSelected : {false, true}) {
            session().setPath(isSelected ? pathToBlock(session().shape(), {0, 0, 0}) : core::HierarchyPath{});
            handleAllEvents();
            EXPECT_EQ(window->hierarchy().canvas()->scene().panels.front().boxes.size(), volume(grid))
                << grid.x << " × " << grid.y << " × " << grid.z << (isSelected ? " beside a block" : "");
        }
    }
    EXPECT_GT(few, 3U);
}

TEST_F(PresentTest, TheStatusLineKeepsItsMargins) {
    window->resize(1280, 800);
    handleAllEvents();
    const auto margins = [this] {
        handleAllEvents();
        QList<int> sides;
        for (const char* name : {"workerDot", "workerStatus", "resultStatus"}) {
            const auto& label = get<QLabel>(QString::fromLatin1(name));
            const QRect text = label.contentsRect().translated(label.mapTo(window.get(), QPoint()));
            sides << text.left() << text.right();
        }
        return sides;
    };
    const QList<int> before = margins();
    press(Qt::Key_F11);
    handleAllEvents();
    press(Qt::Key_Escape);
    window->resize(1280, 800);
    EXPECT_EQ(margins(), before);
    EXPECT_LT(before.back(), window->width()) << "the text does not touch the edge";
}

TEST_F(PresentTest, OnlyThePictureAndTheVerdictAreShownUntilEscape) {
    const QRect before = window->geometry();
    const double usual = QGuiApplication::font().pointSizeF();
    press(Qt::Key_F11);
    ASSERT_TRUE(window->isFullScreen());
    window->setWindowState(Qt::WindowNoState); // the screen of the tests has another size than a projector
    for (const QSize& size : {QSize(1280, 720), QSize(3840, 2160)}) {
        window->resize(size);
        const double type = usual * 1.5 * size.height() / 720.0;
        EXPECT_TRUE(QTest::qWaitFor(
            [&] {
                return window->size() == size &&
                       qAbs(QGuiApplication::font().pointSizeF() - type) < 0.1 * usual &&
                       window->hierarchy().canvas()->width() >= size.width() * 9 / 10;
            },
            waitMs));
        const std::string where = std::to_string(size.width());
        EXPECT_NEAR(QGuiApplication::font().pointSizeF(), type, 0.1 * usual) << where;
        for (const char* name : {"launchDock", "verdictDock", "resultsDock", "launchBar", "launchDockStrip"})
            EXPECT_FALSE(get(QString::fromLatin1(name)).isVisible()) << where << name;
        EXPECT_EQ(get(QStringLiteral("menuRow")).height(), 0) << where;
        EXPECT_EQ(get(QStringLiteral("statusLine")).height(), 0) << where;
        EXPECT_TRUE(get(QStringLiteral("verdictStrip")).isVisible()) << where;
        EXPECT_EQ(text(QStringLiteral("stripHeadline")), text(QStringLiteral("verdictTitle")));
        const QSize view = window->hierarchy().canvas()->size();
        EXPECT_GE(view.width(), size.width() * 9 / 10) << where;
        EXPECT_GE(view.height(), size.height() * 6 / 10) << where << ": the picture comes first";
        handleAllEvents();
        EXPECT_EQ(cutTexts(*window).join(QLatin1Char('\n')).toStdString(), "") << where;
    }
    press(Qt::Key_Escape);
    EXPECT_FALSE(window->isFullScreen());
    EXPECT_EQ(QGuiApplication::font().pointSizeF(), usual);
    window->setGeometry(before);
    handleAllEvents();
    for (const char* name : {"launchDock", "verdictDock", "resultsDock", "launchBar"})
        EXPECT_TRUE(get(QString::fromLatin1(name)).isVisible()) << name;
    EXPECT_FALSE(get(QStringLiteral("verdictStrip")).isVisible());
    EXPECT_GT(get(QStringLiteral("menuRow")).height(), 0);
}

TEST_F(PresentTest, TheStripNamesTheClusters) {
    press(Qt::Key_F11);
    ASSERT_FALSE(text(QStringLiteral("stripLaunch")).isEmpty());
    EXPECT_FALSE(text(QStringLiteral("stripLaunch")).contains(QStringLiteral("clusters")));
    session().setGrid(core::Axis::X, 64);
    session().setCluster(core::Axis::X, 2);
    EXPECT_TRUE(text(QStringLiteral("stripLaunch")).contains(QStringLiteral("in clusters of 2 blocks · ")))
        << text(QStringLiteral("stripLaunch")).toStdString();
}

TEST_F(PresentTest, AMessageHidesTheOtherTextsOfItsLineInEverySizeOfType) {
    press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    auto& line = get<gui::StatusLine>(QStringLiteral("statusLine"));
    auto& worker = get<QLabel>(QStringLiteral("workerStatus"));
    ASSERT_FALSE(line.currentMessage().isEmpty());
    press(Qt::Key_F11);
    handleAllEvents();
    press(Qt::Key_Escape);
    handleAllEvents();
    EXPECT_NE(worker.isVisible(), !line.currentMessage().isEmpty());
    line.showNotice({});
    EXPECT_TRUE(worker.isVisible());
}

TEST_F(PresentTest, TheStripSaysWhyALaunchIsRefused) {
    session().setBlock(core::Axis::X, 2048);
    press(Qt::Key_F11);
    EXPECT_TRUE(text(QStringLiteral("stripHeadline")).contains(QStringLiteral("Refused")));
    EXPECT_TRUE(get(QStringLiteral("stripReason")).isVisible());
    EXPECT_TRUE(text(QStringLiteral("stripReason")).contains(QStringLiteral("1,024")))
        << text(QStringLiteral("stripReason")).toStdString();
}

TEST_F(PresentTest, TheHintSaysHowAStepIsAddedAndCoversNothing) {
    press(Qt::Key_F11);
    EXPECT_EQ(text(QStringLiteral("presentationHint")).toStdString(),
              "Ctrl+Shift+P adds the launch as a step; → and ← then go through the steps. Esc ends the "
              "presentation. Ctrl+L switches the highlight of the pointer.");
    window->setWindowState(Qt::WindowNoState);
    const auto& hint = get<QLabel>(QStringLiteral("presentationHint"));
    const auto placeOf = [this](const QWidget& widget) {
        return QRect(widget.mapTo(window.get(), QPoint()), widget.size());
    };
    for (const QSize& size : {QSize(3840, 2160), QSize(1280, 720)}) {
        window->resize(size);
        EXPECT_TRUE(QTest::qWaitFor(
            [&] {
                handleAllEvents();
                return window->size() == size && hint.height() < size.height() / 16;
            },
            waitMs));
        ASSERT_TRUE(hint.isVisible());
        const QRect place = placeOf(hint);
        EXPECT_TRUE(window->rect().contains(place));
        for (const QWidget* part :
             {&get(QStringLiteral("verdictStrip")), static_cast<QWidget*>(window->hierarchy().canvas())})
            EXPECT_FALSE(placeOf(*part).intersects(place)) << size.width();
    }
    const QRect picture = placeOf(*window->hierarchy().canvas());
    EXPECT_TRUE(
        QTest::qWaitFor([&] { return hint.text() == QStringLiteral("Esc ends the presentation."); }, waitMs));
    EXPECT_EQ(placeOf(*window->hierarchy().canvas()), picture) << "the picture does not move for a note";
}

TEST_F(PresentTest, WhatTheHiddenPartsWouldShowIsSaid) {
    press(Qt::Key_F11);
    press(Qt::Key_D, Qt::ControlModifier);
    EXPECT_EQ(text(QStringLiteral("presentationHint")),
              QStringLiteral("1 launch is pinned. After the presentation, Compare shows what differs."));
    app->messages.report(QStringLiteral("A sentence."));
    EXPECT_EQ(text(QStringLiteral("presentationHint")), QStringLiteral("A sentence."));
    press(Qt::Key_Escape);
    app->messages.report(QStringLiteral("Another one."));
    EXPECT_FALSE(get<QLabel>(QStringLiteral("presentationHint")).isVisible()) << "the status bar shows it";
}

TEST_F(PresentTest, LargeTextIsAtLeastAsLargeAndNothingIsCut) {
    window->setLargeType(true);
    const double large = QApplication::font().pointSizeF();
    for (const QSize& size : {QSize(900, 600), QSize(1280, 720), QSize(3840, 2160)}) {
        press(Qt::Key_F11);
        window->setWindowState(Qt::WindowNoState);
        window->resize(size);
        handleAllEvents();
        EXPECT_GE(QApplication::font().pointSizeF(), large - 0.01) << size.width();
        EXPECT_GE(get(QStringLiteral("presentationHint")).font().pointSizeF(), large - 0.01) << size.width();
        EXPECT_GE(window->hierarchy().canvas()->font().pointSizeF(), large - 0.01) << size.width();
        EXPECT_EQ(cutTexts(*window).join(QLatin1Char('\n')).toStdString(), "") << size.width();
        press(Qt::Key_Escape);
        handleAllEvents();
        EXPECT_NEAR(QApplication::font().pointSizeF(), large, 0.01) << "after the presentation";
    }
    window->setLargeType(false);
}

TEST_F(PresentTest, MarginsGrowWithTheType) {
    const auto leftOf = [this](const char* label) {
        const QWidget& widget = get(QString::fromLatin1(label));
        return widget.mapTo(window.get(), QPoint(widget.contentsRect().left(), 0)).x();
    };
    std::vector<int> strip;
    std::vector<int> note;
    for (const QSize& size : {QSize(1280, 720), QSize(3840, 2160)}) {
        press(Qt::Key_F11);
        window->setWindowState(Qt::WindowNoState);
        window->resize(size);
        handleAllEvents();
        strip.push_back(leftOf("stripHeadline"));
        note.push_back(leftOf("presentationHint"));
        press(Qt::Key_Escape);
        handleAllEvents();
    }
    EXPECT_GE(strip[1], 5 * strip[0] / 2) << "the type is three times as large";
    EXPECT_GE(note[1], 5 * note[0] / 2);
}

TEST_F(PresentTest, TheHighlightFollowsThePointerAndIsSwitched) {
    press(Qt::Key_F11);
    window->resize(1280, 720);
    auto& highlight = get(QStringLiteral("pointerHighlight"));
    for (const QPoint& at : {QPoint(200, 200), QPoint(420, 330)}) {
        QTest::mouseMove(window.get(), at);
        EXPECT_TRUE(QTest::qWaitFor(
            [&] {
                return highlight.isVisible() && (highlight.geometry().center() - at).manhattanLength() <= 2;
            },
            waitMs));
    }
    press(Qt::Key_L, Qt::ControlModifier);
    EXPECT_FALSE(highlight.isVisible());
    press(Qt::Key_L, Qt::ControlModifier);
    EXPECT_TRUE(QTest::qWaitFor([&] { return highlight.isVisible(); }, waitMs));
    press(Qt::Key_Escape);
    EXPECT_FALSE(highlight.isVisible());
}

TEST_F(PresentTest, FromTheStartPageItPresentsThePicture) {
    window->pages().show(gui::window_page::start);
    press(Qt::Key_F11);
    EXPECT_EQ(window->pages().shownId(), gui::window_page::explore);
}

TEST_F(PresentTest, WithoutAStepTheLaunchThatIsChangedInItStays) {
    press(Qt::Key_F11);
    session().setBlock(core::Axis::X, 256);
    press(Qt::Key_Escape);
    EXPECT_EQ(blockX(), 256U);
    EXPECT_FALSE(get(QStringLiteral("quietNotice")).isVisible());
}

} // namespace
} // namespace trichevron::test
