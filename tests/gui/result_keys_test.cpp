// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Alt+1 to Alt+9 are the results in the order of the tabs that are shown: keys, menu, tool tips and the list
// of shortcuts agree, with each launch.
#include "app/gui/bins/launch_bins.h"
#include "app/gui/palette/menu_command.h"
#include "app/gui/results/results_panel.h"
#include "tests/gui/distributed_histogram.h"
#include "tests/gui/gui_fixture.h"

#include <QAction>
#include <QKeySequence>
#include <QMenuBar>
#include <QTabBar>
#include <QTableWidget>
#include <QTest>

namespace trichevron::test {
namespace {

class ResultKeys : public WindowTest {
protected:
    QTabBar& tabs() { return get<QTabBar>(QStringLiteral("resultTabs")); }
    /// The tabs that are shown, from the left.
    QList<int> shownTabs() {
        QList<int> shown;
        for (int i = 0; i < tabs().count(); ++i)
            if (tabs().isTabVisible(i))
                shown << i;
        return shown;
    }
    static QKeySequence keysOf(qsizetype place) {
        return QKeySequence(Qt::ALT | static_cast<Qt::Key>(Qt::Key_1 + place));
    }
    QKeySequence keysInMenu(const QString& title) {
        for (const gui::MenuCommand& command : gui::menuCommands(*window->menuBar()))
            if (command.path == QStringLiteral("View › Go to › ") + title)
                return command.action->shortcut();
        ADD_FAILURE() << title.toStdString();
        return {};
    }
    void expectKeysFollowTabs(const char* when) {
        const QList<int> shown = shownTabs();
        ASSERT_GE(shown.size(), 9) << when;
        for (qsizetype place = 0; place < shown.size(); ++place) {
            const QString title = tabs().tabText(shown[place]);
            const QKeySequence expected = place < 9 ? keysOf(place) : QKeySequence();
            EXPECT_EQ(keysInMenu(title), expected) << when << ": " << title.toStdString();
            const QString keys = expected.toString(QKeySequence::NativeText);
            EXPECT_EQ(tabs().tabToolTip(shown[place]),
                      keys.isEmpty() ? title : title + QStringLiteral(" (") + keys + QLatin1Char(')'))
                << when;
            if (place >= 9)
                continue;
            QTest::keyClick(window.get(), static_cast<Qt::Key>(Qt::Key_1 + place), Qt::AltModifier);
            EXPECT_EQ(tabs().currentIndex(), shown[place]) << when << ": " << keys.toStdString();
        }
    }
    /// Another page of the results, between the others.
    void showHistogram() {
        setDistributedHistogram(session());
        ASSERT_TRUE(binsOf(session()));
        handleAllEvents();
    }
};

TEST_F(ResultKeys, FollowTheOrderOfTheTabsThatAreShown) {
    startReplay();
    window->activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(window.get(), waitMs));
    const QList<int> before = shownTabs();
    expectKeysFollowTabs("at the start");
    showHistogram();
    ASSERT_NE(shownTabs(), before) << "page Bins is there, and page Coalescing is not";
    expectKeysFollowTabs("with other pages");
    session().undoStack().undo();
    ASSERT_EQ(shownTabs(), before);
    expectKeysFollowTabs("with the pages of before");
}

TEST_F(ResultKeys, TheListOfShortcutsHasThemAsTheyAreNow) {
    startReplay();
    showHistogram();
    QTest::keyClick(window.get(), Qt::Key_Slash, Qt::ControlModifier);
    const auto& table = get<QTableWidget>(QStringLiteral("shortcutsTable"));
    const QList<int> shown = shownTabs();
    for (qsizetype place = 0; place < shown.size(); ++place) {
        const QString path = QStringLiteral("View › Go to › ") + tabs().tabText(shown[place]);
        const QList<QTableWidgetItem*> rows = table.findItems(path, Qt::MatchExactly);
        ASSERT_EQ(rows.size(), place < 9 ? 1 : 0) << path.toStdString();
        if (!rows.isEmpty()) {
            EXPECT_EQ(table.item(rows.first()->row(), 1)->text(),
                      keysOf(place).toString(QKeySequence::NativeText))
                << path.toStdString();
        }
    }
}

} // namespace
} // namespace trichevron::test
