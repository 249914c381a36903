// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A presentation: only the picture and the verdict, in large type, with the steps of the session by keys.
#include "app/gui/files/session_file_controller.h"
#include "app/gui/hierarchy/hierarchy_canvas.h"
#include "app/gui/hierarchy/hierarchy_view.h"
#include "app/gui/main_window/status_line.h"
#include "app/gui/present/pointer_highlight.h"
#include "app/gui/present/presentation.h"
#include "app/gui/theme/theme.h"
#include "core/scene/cluster_hue.h"
#include "tests/gui/contrast.h"
#include "tests/gui/gui_fixture.h"

#include <QDateTime>
#include <QDockWidget>
#include <QImage>
#include <QLabel>
#include <QMenuBar>
#include <QPainter>
#include <QTemporaryDir>
#include <QTest>

#include <array>

namespace trichevron::test {
namespace {

class PresentTest : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        startReplay();
        window->resize(1280, 720);
        window->activateWindow();
    }
    void TearDown() override {
        window->presentation().end();
        WindowTest::TearDown();
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::keyClick(window.get(), key, modifiers);
    }
    gui::PresentationSteps& steps() { return window->presentation().steps(); }
    std::uint32_t blockX() { return session().state().config.blockDim.x; }
    /// Three steps with blocks of 32, 64 and 128 threads.
    void addThreeSteps() {
        for (const std::uint32_t threads : {32U, 64U, 128U}) {
            session().setBlock(core::Axis::X, threads);
            press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
        }
        ASSERT_EQ(steps().count(), 3);
    }
};

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
    steps().show(1);
    handleAllEvents();
    const auto lengths = [this] {
        return std::array{get(QStringLiteral("launchDock")).width(),
                          get(QStringLiteral("verdictDock")).width(),
                          get(QStringLiteral("resultsDock")).height()};
    };
    const auto before = lengths();
    steps().show(2);
    handleAllEvents();
    press(Qt::Key_F11);
    handleAllEvents();
    press(Qt::Key_Left);
    handleAllEvents();
    ASSERT_EQ(steps().current(), 1);
    press(Qt::Key_Escape);
    window->setWindowState(Qt::WindowNoState);
    window->resize(1280, 720);
    EXPECT_TRUE(QTest::qWaitFor([&] { return lengths() == before; }, waitMs))
        << lengths()[0] << ' ' << lengths()[1] << ' ' << lengths()[2] << " not " << before[0] << ' '
        << before[1] << ' ' << before[2];
}

TEST_F(PresentTest, TheAutomaticColoursOfATraceStayThose) {
    window->resize(900, 600);
    const auto blocks = static_cast<std::uint32_t>(session().evaluation()->totalBlocks);
    core::BlockTrace trace;
    trace.blocks = blocks;
    for (std::uint32_t rank = 0; rank < blocks; ++rank) {
        trace.blockSm.push_back(static_cast<int>(rank % 4));
        trace.beginNanoseconds.push_back(rank / 12 * 1000);
        trace.endNanoseconds.push_back(rank / 12 * 1000 + 900);
    }
    trace.provenance.kind = core::ProvenanceKind::Recorded;
    session().results().addTrace(
        {session().launchKey(), trace, core::ProvenanceKind::Recorded, QDateTime::currentDateTime()});
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
    EXPECT_FALSE(text(QStringLiteral("stripLaunch")).contains(QStringLiteral("clusters")));
    session().setGrid(core::Axis::X, 64);
    session().setCluster(core::Axis::X, 2);
    EXPECT_TRUE(text(QStringLiteral("stripLaunch")).endsWith(QStringLiteral("in clusters of 2 blocks")))
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

TEST_F(PresentTest, TheKeysOfPresentersShowTheSteps) {
    addThreeSteps();
    steps().show(0);
    press(Qt::Key_F11);
    for (const Qt::Key key : {Qt::Key_Right, Qt::Key_PageDown}) {
        press(key);
        EXPECT_EQ(steps().current(), key == Qt::Key_Right ? 1 : 2);
    }
    EXPECT_EQ(blockX(), 128U);
    press(Qt::Key_Space);
    EXPECT_EQ(steps().current(), 2) << "the last step stays";
    press(Qt::Key_Left);
    EXPECT_EQ(blockX(), 64U);
    press(Qt::Key_PageUp);
    EXPECT_EQ(blockX(), 32U);
    press(Qt::Key_Space);
    EXPECT_EQ(blockX(), 64U);
}

TEST_F(PresentTest, AnAddedStepSaysItsNumber) {
    QStringList reported;
    QObject::connect(&app->messages, &gui::UserMessages::reported, &app->messages,
                     [&](const QString& sentence) { reported << sentence; });
    addThreeSteps();
    EXPECT_EQ(reported.join(QLatin1Char('|')),
              QStringLiteral("Step 1 of the presentation added.|Step 2 of the presentation added.|"
                             "Step 3 of the presentation added."));
    press(Qt::Key_F11);
    press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(text(QStringLiteral("presentationNote")), QStringLiteral("Step 4 of the presentation added."))
        << "there is no status bar";
}

TEST_F(PresentTest, ItBeginsWithTheNumberOfItsStepAndSaysWhereTheStepsEnd) {
    const auto note = [this] { return text(QStringLiteral("presentationNote")).toStdString(); };
    addThreeSteps();
    const core::HierarchyPath place = session().path();
    press(Qt::Key_F11);
    EXPECT_EQ(note().find("Step 3 of 3: → and ← show the others. Esc"), 0U) << note();
    for (const Qt::Key key : {Qt::Key_PageDown, Qt::Key_Right}) {
        press(key);
        EXPECT_EQ(note(), "Step 3 of 3 is the last one.");
    }
    EXPECT_EQ(session().path(), place) << "the arrow belongs to the steps";
    steps().show(0);
    press(Qt::Key_Left);
    EXPECT_EQ(note(), "Step 1 of 3 is the first one.");
    EXPECT_EQ(steps().current(), 0);
    press(Qt::Key_Escape);
    steps().remove();
    steps().remove();
    ASSERT_EQ(steps().count(), 1);
    press(Qt::Key_F11);
    EXPECT_EQ(note().find("Step 1 of 1. Esc"), 0U) << "no arrow is promised: " << note();
}

TEST_F(PresentTest, WhatTheHiddenPartsWouldShowIsSaid) {
    press(Qt::Key_F11);
    press(Qt::Key_D, Qt::ControlModifier);
    EXPECT_EQ(text(QStringLiteral("presentationNote")),
              QStringLiteral("1 launch is pinned. After the presentation, Compare shows what differs."));
    app->messages.report(QStringLiteral("A sentence."));
    EXPECT_EQ(text(QStringLiteral("presentationNote")), QStringLiteral("A sentence."));
    press(Qt::Key_Escape);
    app->messages.report(QStringLiteral("Another one."));
    EXPECT_FALSE(get<QLabel>(QStringLiteral("presentationNote")).isVisible()) << "the status bar shows it";
}

TEST_F(PresentTest, AStepShowsItsPlaceAndItsViewToo) {
    session().setBlock(core::Axis::X, 64);
    session().setPath(pathToThread(session().shape(), {1, 0, 0}, {3, 0, 0}));
    window->hierarchy().setFlat(true);
    steps().add();
    const core::HierarchyPath place = session().path();
    session().setPath({});
    window->hierarchy().setFlat(false);
    steps().show(0);
    EXPECT_EQ(session().path(), place);
    EXPECT_TRUE(window->hierarchy().isFlat());
}

TEST_F(PresentTest, StepsAreMovedAndRemoved) {
    addThreeSteps();
    steps().move(-1);
    EXPECT_EQ(session().steps()[1].launch.config.blockDim.x, 128U);
    steps().remove();
    ASSERT_EQ(steps().count(), 2);
    EXPECT_EQ(session().steps()[1].launch.config.blockDim.x, 64U);
}

TEST_F(PresentTest, ASessionFileKeepsTheSteps) {
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("lecture.json"));
    ASSERT_TRUE(window->files().saveTo(path));
    addThreeSteps();
    EXPECT_TRUE(window->files().isModified());
    ASSERT_TRUE(window->files().saveTo(path));
    EXPECT_FALSE(window->files().isModified());
    session().setSteps({});
    EXPECT_TRUE(window->files().isModified());
    window->files().open(path);
    ASSERT_EQ(steps().count(), 3);
    EXPECT_EQ(session().steps()[2].launch.config.blockDim.x, 128U);
    steps().show(1);
    EXPECT_EQ(blockX(), 64U);
    window->files().recent().clear();
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

} // namespace
} // namespace trichevron::test
