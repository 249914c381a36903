// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of the window: tabs and keys, what a session keeps of them, and the start page.
#include "app/gui/files/session_file_controller.h"
#include "app/gui/hierarchy/hierarchy_canvas.h"
#include "app/gui/hierarchy/hierarchy_view.h"
#include "app/gui/layout/dialog_room.h"
#include "app/gui/pages/explore/explore_page.h"
#include "app/gui/pages/page_stack.h"
#include "app/gui/settings/settings.h"
#include "core/import/import.h"
#include "tests/gui/gui_fixture.h"

#include <QAction>
#include <QApplication>
#include <QCursor>
#include <QEnterEvent>
#include <QLabel>
#include <QMenuBar>
#include <QScreen>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>

#include <utility>

namespace trichevron::test {
namespace {

class PagesTest : public WindowTest {
protected:
    QTabBar& tabs() { return get<QTabBar>(QStringLiteral("pageTabs")); }
    QString shown() { return window->pages().shownId(); }
    void clickTab(int tab) {
        QTest::mouseClick(&tabs(), Qt::LeftButton, Qt::NoModifier, tabs().tabRect(tab).center());
    }
};

TEST_F(PagesTest, EachPageOfTheTableHasATabInTheMenuRow) {
    ASSERT_EQ(static_cast<std::size_t>(tabs().count()), gui::allPages().size());
    const int menus = window->menuBar()->mapTo(window.get(), QPoint()).y() + window->menuBar()->height() / 2;
    const int top = tabs().mapTo(window.get(), QPoint()).y();
    EXPECT_LT(top, menus);
    EXPECT_GT(top + tabs().height(), menus);
    for (int tab = 0; tab < tabs().count(); ++tab) {
        clickTab(tab);
        const gui::PageKind& kind = gui::allPages()[static_cast<std::size_t>(tab)];
        EXPECT_EQ(shown(), kind.id);
        EXPECT_EQ(tabs().tabText(tab), kind.title());
        EXPECT_TRUE(get(kind.id + QStringLiteral("Page")).isVisible()) << kind.id.toStdString();
    }
}

TEST_F(PagesTest, KeysGoToTheNextAndThePreviousPage) {
    const QString first = shown();
    QTest::keyClick(window.get(), Qt::Key_Tab, Qt::ControlModifier);
    EXPECT_NE(shown(), first);
    QTest::keyClick(window.get(), Qt::Key_Tab, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(shown(), first);
}

TEST_F(PagesTest, AClickOnATabGivesThePageTheFocus) {
    qputenv("TRICHEVRON_RESOURCES", TRICHEVRON_RESOURCES_DIR); // with lessons, of which the first asks
    gui::Settings().setLearned({});
    window->activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(window.get(), waitMs));
    const int learn = 1;
    tabs().setFocus(); // as at a start
    clickTab(learn);
    ASSERT_EQ(shown(), gui::window_page::learn);
    const auto hasFocus = [this] {
        QWidget* first = window->pages().shownPage().firstFocus();
        return first != nullptr && QApplication::focusWidget() == first;
    };
    EXPECT_TRUE(QTest::qWaitFor(hasFocus, waitMs)) << "the field or the choices of the answer";
    tabs().setFocus();
    clickTab(learn + 1);
    clickTab(learn);
    EXPECT_TRUE(QTest::qWaitFor(hasFocus, waitMs)) << "each time";
    qputenv("TRICHEVRON_RESOURCES", TRICHEVRON_FIXTURES);
}

TEST_F(PagesTest, KeysThatChooseATabLeaveTheFocusThere) {
    window->activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(window.get(), waitMs));
    tabs().setFocus();
    const QString first = shown();
    QTest::keyClick(&tabs(), Qt::Key_Left);
    handleAllEvents();
    EXPECT_NE(shown(), first);
    EXPECT_TRUE(tabs().hasFocus());
}

TEST_F(PagesTest, ResultsAndFieldsThatAreAskedForShowTheirPage) {
    window->pages().show(gui::window_page::start);
    QTest::keyClick(window.get(), Qt::Key_2, Qt::AltModifier);
    EXPECT_EQ(shown(), gui::window_page::explore);
    EXPECT_TRUE(get(QStringLiteral("resultsDock")).isVisible());
}

TEST_F(PagesTest, KeysOfPanelsDoNothingOnAPageWithoutThem) {
    window->activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(window.get(), waitMs));
    auto& explore = static_cast<gui::ExplorePage&>(window->pages().page(gui::window_page::explore));
    window->pages().show(gui::window_page::start);
    for (const QAction* action : explore.dockActions()) {
        ASSERT_FALSE(action->shortcut().isEmpty());
        EXPECT_FALSE(action->isEnabled()) << action->text().toStdString();
        const bool wasShown = action->isChecked();
        QTest::keyClick(window.get(), static_cast<Qt::Key>(action->shortcut()[0].key()), Qt::ControlModifier);
        EXPECT_EQ(action->isChecked(), wasShown) << action->text().toStdString();
    }
    window->pages().show(gui::window_page::explore);
    for (QAction* action : explore.dockActions())
        EXPECT_TRUE(action->isEnabled()) << action->text().toStdString();
}

TEST_F(PagesTest, WhatThePointerEnteredBeforeThePageWasLaidOutLooksAsUsual) {
    window->pages().show(gui::window_page::start);
    auto& field = get<QWidget>(QStringLiteral("clusterZ"));
    QEnterEvent enter(QPointF(1, 1), QPointF(1, 1), QPointF(1, 1));
    QApplication::sendEvent(&field, &enter);
    ASSERT_TRUE(field.underMouse());
    window->pages().show(gui::window_page::explore);
    EXPECT_TRUE(QTest::qWaitFor([&] { return !field.underMouse(); }, waitMs));
    ASSERT_FALSE(field.rect().contains(field.mapFromGlobal(QCursor::pos())));
}

TEST_F(PagesTest, ASessionKeepsThePageAndTheStatesOfPages) {
    QTemporaryDir folder;
    const std::string path = folder.filePath(QStringLiteral("a.json")).toStdString();
    core::SavedSession session;
    session.shownPage = gui::window_page::explore.toStdString();
    session.pageStates["aPageOfAnotherVersion"] = core::Json{{"chapter", 7}};
    saveSession(session, path);
    window->pages().show(gui::window_page::start);
    window->files().open(QString::fromStdString(path));
    EXPECT_EQ(shown(), gui::window_page::explore);
    const QString saved = folder.filePath(QStringLiteral("b.json"));
    ASSERT_TRUE(window->files().saveTo(saved));
    const core::SavedSession again = core::loadSession(saved.toStdString());
    EXPECT_EQ(again.shownPage, session.shownPage);
    EXPECT_EQ(again.pageStates.at("aPageOfAnotherVersion"), session.pageStates.at("aPageOfAnotherVersion"))
        << "the state of an unknown page is kept";
    window->files().recent().clear();
}

TEST_F(PagesTest, TheFirstStartShowsTheStartPageAndLaterOnesTheLastPage) {
    gui::Settings().setWindow({}, {});
    window->restoreSaved();
    EXPECT_EQ(shown(), gui::window_page::start);
    window->showNormal();
    window->pages().show(gui::window_page::explore);
    window->close();
    EXPECT_EQ(gui::Settings().page(), gui::window_page::explore);
    window->pages().show(gui::window_page::start);
    window->restoreSaved();
    EXPECT_EQ(shown(), gui::window_page::explore);
    gui::Settings().setWindow({}, {});
}

TEST_F(PagesTest, OnALowScreenTheWholeWindowHasRoomWithItsFrame) {
    EXPECT_EQ(gui::MainWindow::leastSizeIn({1904, 1032}), QSize(900, 600));
    const QSize least = gui::MainWindow::leastSizeIn({884, 552}); // of a screen of 900 × 600
    EXPECT_EQ(least, QSize(900, 552));
    window->setMinimumSize(least);
    const QWidget& status = get(QStringLiteral("statusLine"));
    for (const bool large : {false, true}) {
        window->setLargeType(large);
        window->resize(least);
        for (const gui::PageKind& page : gui::allPages()) {
            window->pages().show(page.id);
            handleAllEvents();
            EXPECT_EQ(window->size(), least) << page.id.toStdString();
            EXPECT_EQ(status.geometry().bottom() + 1, window->height()) << page.id.toStdString();
            EXPECT_GE(status.height(), status.minimumSizeHint().height()) << page.id.toStdString();
        }
    }
    window->setLargeType(false);
}

TEST_F(PagesTest, APresetOfTheStartPageOpensItOnExplore) {
    startReplay();
    window->activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(window.get(), waitMs));
    window->pages().show(gui::window_page::start);
    QTest::mouseClick(&get<QPushButton>(QStringLiteral("startPreset1")), Qt::LeftButton);
    EXPECT_EQ(shown(), gui::window_page::explore);
    EXPECT_EQ(session().state().config.blockDim, (core::BlockExtent{16, 16, 1}));
    EXPECT_EQ(QApplication::focusWidget(), window->hierarchy().canvas()) << "the picture, not a plot";
}

TEST_F(PagesTest, ButtonsOfTheStartPageLeadToTheirPages) {
    const std::pair<QString, QString> table[] = {
        {QStringLiteral("startLessons"), gui::window_page::learn},
        {QStringLiteral("startKernel"), gui::window_page::kernel},
        {QStringLiteral("startProgram"), gui::window_page::program},
    };
    for (const auto& [button, page] : table) {
        window->pages().show(gui::window_page::start);
        QTest::mouseClick(&get<QPushButton>(button), Qt::LeftButton);
        EXPECT_EQ(shown(), page) << button.toStdString();
    }
}

TEST_F(PagesTest, AnEditLeavesTheStartPage) {
    startReplay();
    window->pages().show(gui::window_page::start);
    session().setBlock(core::Axis::X, 64);
    EXPECT_EQ(shown(), gui::window_page::explore);
}

TEST_F(PagesTest, TheStartPageListsRecentFiles) {
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a & <b>.json"));
    window->pages().show(gui::window_page::start);
    ASSERT_TRUE(window->files().saveTo(path));
    QPushButton* found = nullptr;
    for (QPushButton* button : get(QStringLiteral("startPage")).findChildren<QPushButton*>())
        if (button->text() == QLatin1String("a && <b>.json"))
            found = button;
    ASSERT_NE(found, nullptr);
    QTest::mouseClick(found, Qt::LeftButton);
    EXPECT_EQ(window->files().path(), path);
    EXPECT_EQ(shown(), gui::window_page::explore);
    window->files().recent().clear();
}

} // namespace
} // namespace trichevron::test
