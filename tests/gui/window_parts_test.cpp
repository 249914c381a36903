// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// F6 and Shift+F6 move the focus from part to part of the window, on every page.
#include "app/gui/hierarchy/hierarchy_canvas.h"
#include "app/gui/hierarchy/hierarchy_view.h"
#include "app/gui/pages/explore/explore_page.h"
#include "app/gui/pages/page_stack.h"
#include "app/gui/pages/page_table.h"
#include "tests/gui/filled_window.h"

#include <QAction>
#include <QDockWidget>
#include <QLineEdit>
#include <QMenuBar>
#include <QStatusBar>
#include <QTabBar>
#include <QTest>

#include <algorithm>
#include <vector>

namespace trichevron::test {
namespace {

class WindowParts : public FilledWindowTest {
protected:
    void SetUp() override {
        FilledWindowTest::SetUp();
        window->resize(1920, 1200);
        window->activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(window.get(), waitMs));
        handleAllEvents();
    }
    void press(Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(window.get(), Qt::Key_F6, modifiers); }
    QWidget* focused() { return window->focusWidget(); }
    /// The first of these that has the focus in it; empty where none has.
    QString partOf(const QStringList& names) {
        for (const QString& name : names)
            if (const auto* part = window->findChild<QWidget*>(name);
                part != nullptr && (part == focused() || part->isAncestorOf(focused())))
                return name;
        return {};
    }
};

TEST_F(WindowParts, OnExploreTheyAreTheTabsTheBarThePanelsAndThePicture) {
    const QStringList names{QStringLiteral("pageTabs"), QStringLiteral("launchBar"),
                            QStringLiteral("launchDock"), QStringLiteral("verdictDock"),
                            QStringLiteral("resultsDock")};
    const gui::HierarchyView& picture = window->hierarchy();
    const auto here = [&] {
        return picture.isAncestorOf(focused()) ? QStringLiteral("picture") : partOf(names);
    };
    get<QTabBar>(QStringLiteral("pageTabs")).setFocus();
    const QStringList expected{QStringLiteral("launchBar"), QStringLiteral("launchDock"),
                               QStringLiteral("picture"), QStringLiteral("verdictDock"),
                               QStringLiteral("resultsDock")};
    QStringList forwards;
    for (qsizetype i = 0; i < expected.size(); ++i) {
        press();
        forwards << here();
    }
    EXPECT_EQ(forwards.join(u' ').toStdString(), expected.join(u' ').toStdString());
    QStringList backwards{here()};
    for (qsizetype i = 1; i < expected.size(); ++i) {
        press(Qt::ShiftModifier);
        backwards.prepend(here());
    }
    EXPECT_EQ(backwards.join(u' ').toStdString(), expected.join(u' ').toStdString());
    press(Qt::ShiftModifier);
    EXPECT_EQ(here().toStdString(), "pageTabs");
}

TEST_F(WindowParts, TheFocusComesBackToWhatHadItInThePart) {
    auto& field = get<QLineEdit>(QStringLiteral("blockY"));
    field.setFocus();
    press();
    EXPECT_NE(focused(), &field);
    EXPECT_FALSE(get(QStringLiteral("launchDock")).isAncestorOf(focused()));
    press(Qt::ShiftModifier);
    EXPECT_EQ(focused(), &field);
}

TEST_F(WindowParts, TheStripOfAClosedPanelIsAPart) {
    auto& explore = static_cast<gui::ExplorePage&>(window->pages().page(gui::window_page::explore));
    auto& verdict = get<QDockWidget>(QStringLiteral("verdictDock"));
    explore.folding().toggleAction(&verdict)->trigger();
    handleAllEvents();
    ASSERT_FALSE(verdict.isVisible());
    window->hierarchy().canvas()->setFocus();
    press();
    EXPECT_EQ(focused(), &get(QStringLiteral("verdictDockStrip"))) << focused()->objectName().toStdString();
    press();
    EXPECT_TRUE(get(QStringLiteral("resultsDock")).isAncestorOf(focused()))
        << focused()->objectName().toStdString();
    EXPECT_FALSE(verdict.isVisible());
}

TEST_F(WindowParts, TheStripOfAFoldedPanelIsAPartAndOpensItAtTheFirstFix) {
    session().setBlock(core::Axis::X, {64, 64, 1});
    window->resize(900, 600);
    handleAllEvents();
    auto& explore = static_cast<gui::ExplorePage&>(window->pages().page(gui::window_page::explore));
    auto& verdict = get<QDockWidget>(QStringLiteral("verdictDock"));
    ASSERT_TRUE(explore.folding().isFolded(&verdict));
    window->hierarchy().canvas()->setFocus();
    press();
    ASSERT_EQ(focused(), &get(QStringLiteral("verdictDockStrip"))) << focused()->objectName().toStdString();
    QTest::keyClick(focused(), Qt::Key_Space);
    handleAllEvents();
    EXPECT_EQ(explore.folding().openDock(), &verdict);
    EXPECT_TRUE(focused()->objectName().startsWith(u"fix")) << focused()->objectName().toStdString();
}

TEST_F(WindowParts, AnOpenPanelOverThePictureIsAPart) {
    window->resize(900, 600);
    handleAllEvents();
    auto& explore = static_cast<gui::ExplorePage&>(window->pages().page(gui::window_page::explore));
    auto& verdict = get<QDockWidget>(QStringLiteral("verdictDock"));
    ASSERT_TRUE(explore.folding().isFolded(&verdict));
    explore.folding().reveal(&verdict);
    handleAllEvents();
    ASSERT_EQ(explore.folding().openDock(), &verdict);
    get(QStringLiteral("pageTabs")).setFocus();
    press(Qt::ShiftModifier);
    // The status line and the strip of the results come before it.
    while (window->statusBar()->isAncestorOf(focused()) ||
           focused() == &get(QStringLiteral("resultsDockStrip")))
        press(Qt::ShiftModifier);
    EXPECT_TRUE(get(QStringLiteral("verdictScroll")).isAncestorOf(focused()))
        << focused()->objectName().toStdString();
    EXPECT_EQ(explore.folding().openDock(), &verdict);
    press(Qt::ShiftModifier); // to the picture below it
    EXPECT_FALSE(get(QStringLiteral("verdictScroll")).isAncestorOf(focused()));
}

TEST_F(WindowParts, OnEveryPageTheKeysGoAroundAndBack) {
    openContents();
    for (const gui::PageKind& kind : gui::allPages()) {
        window->pages().show(kind.id);
        handleAllEvents();
        auto& tabs = get<QTabBar>(QStringLiteral("pageTabs"));
        tabs.setFocus();
        std::vector<const QWidget*> stops;
        do {
            press();
            stops.push_back(focused());
        } while (focused() != &tabs && stops.size() < 30);
        EXPECT_EQ(focused(), &tabs) << kind.id.toStdString();
        EXPECT_GE(stops.size(), kind.id == gui::window_page::start ? 2U : 4U) << kind.id.toStdString();
        const QWidget& page = window->pages().shownPage();
        EXPECT_TRUE(std::any_of(stops.begin(), stops.end(), [&page](const QWidget* stop) {
            return page.isAncestorOf(stop);
        })) << kind.id.toStdString();
        for (auto stop = stops.rbegin() + 1; stop != stops.rend(); ++stop) {
            press(Qt::ShiftModifier);
            EXPECT_EQ(focused(), *stop) << kind.id.toStdString();
        }
    }
}

TEST_F(WindowParts, AListOfShortcutsHasTheirKeys) {
    QStringList keys;
    for (const auto* action : window->menuBar()->findChildren<QAction*>())
        keys << action->shortcut().toString();
    EXPECT_EQ(keys.count(QStringLiteral("F6")), 1);
    EXPECT_EQ(keys.count(QStringLiteral("Shift+F6")), 1);
}

} // namespace
} // namespace trichevron::test
