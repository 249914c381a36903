// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the real widget tree: every control has an accessible name, and the keyboard reaches it.
#include "app/gui/pages/page_stack.h"
#include "app/gui/pages/page_table.h"
#include "app/gui/theme/theme.h"
#include "app/gui/verdict/finding_row.h"
#include "app/gui/verdict/verdict_panel.h"
#include "tests/gui/contrast.h"
#include "tests/gui/filled_window.h"
#include "tests/gui/tab_order.h"

#include <QAccessible>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QStringList>
#include <QTabBar>
#include <QTest>

namespace trichevron::test {
namespace {

class AccessibilityTest : public WindowTest {};

TEST_F(AccessibilityTest, EveryControlHasAnAccessibleName) {
    startReplay();
    type(QStringLiteral("blockX"), QStringLiteral("128")); // with visible fixes
    int seen = 0;
    for (QWidget* widget : window->findChildren<QWidget*>()) {
        if (!isUsed(*widget) || isQtsOwn(*widget))
            continue;
        ++seen;
        QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(widget);
        ASSERT_NE(accessible, nullptr);
        EXPECT_FALSE(accessible->text(QAccessible::Name).trimmed().isEmpty())
            << widget->metaObject()->className() << " " << widget->objectName().toStdString();
    }
    EXPECT_GT(seen, 30);
}

TEST_F(AccessibilityTest, EveryMenuEntryHasAText) {
    int entries = 0;
    for (const QMenu* menu : window->menuBar()->findChildren<QMenu*>()) {
        for (const QAction* action : menu->actions()) {
            if (action->isSeparator())
                continue;
            ++entries;
            EXPECT_FALSE(action->text().isEmpty());
        }
    }
    EXPECT_GT(entries, 15);
}

TEST_F(AccessibilityTest, TabReachesEveryKindOfField) {
    startReplay();
    auto& first = get<QLineEdit>(QStringLiteral("problemX"));
    first.setFocus();
    QSet<QString> reached;
    QWidget* widget = &first;
    for (int i = 0; i < 5000; ++i) {
        widget = widget->nextInFocusChain();
        if ((widget->focusPolicy() & Qt::TabFocus) != 0)
            reached << widget->objectName();
        if (widget == &first)
            break;
    }
    for (const char* name :
         {"deviceChooser", "kernelChooser", "apiChooser", "measureButton", "gridX", "clusterY", "blockZ",
          "dynamicShared", "stream", "cooperative", "findField", "showHolding"})
        EXPECT_TRUE(reached.contains(QString::fromLatin1(name))) << name;
}

TEST_F(AccessibilityTest, TabReachesEveryVisibleControl) {
    startReplay();
    session().pin(session().state());
    type(QStringLiteral("blockX"), QStringLiteral("128")); // with visible fixes
    auto& tabs = get<QTabBar>(QStringLiteral("resultTabs"));
    int seen = 0;
    for (int page = 0; page < tabs.count(); ++page) {
        if (!tabs.isTabVisible(page))
            continue;
        tabs.setCurrentIndex(page);
        handleAllEvents();
        SCOPED_TRACE(tabs.tabText(page).toStdString());
        expectTabKeyReachesWhatIsSeen(*window);
        seen += expectTabReachesWhatIsSeen(*window);
    }
    EXPECT_GT(seen, 150);
}

class ContentsAccessibilityTest : public FilledWindowTest {};

TEST_F(ContentsAccessibilityTest, TabReachesEveryVisibleControlOfEachPage) {
    openContents();
    int seen = 0;
    for (const gui::PageKind& page : gui::allPages()) {
        window->pages().show(page.id);
        handleAllEvents();
        SCOPED_TRACE(page.id.toStdString());
        expectTabKeyReachesWhatIsSeen(*window);
        seen += expectTabReachesWhatIsSeen(*window);
    }
    window->pages().show(gui::window_page::program);
    auto& views = get<QTabBar>(QStringLiteral("programViews"));
    for (int view = 0; view < views.count(); ++view) {
        views.setCurrentIndex(view);
        handleAllEvents();
        SCOPED_TRACE(views.tabText(view).toStdString());
        expectTabKeyReachesWhatIsSeen(*window);
        seen += expectTabReachesWhatIsSeen(*window);
    }
    EXPECT_GT(seen, 100);
}

TEST_F(AccessibilityTest, TabGoesThroughThePartsOfExploreInTheOrderInWhichTheyAreRead) {
    startReplay();
    QStringList names;
    const QWidget* widget = window.get();
    do {
        names << widget->objectName();
        widget = widget->nextInFocusChain();
    } while (widget != window.get());
    qsizetype before = -1;
    for (const char* name : {"pageTabs", "deviceChooser", "launchButton", "colourBy", "problemX", "blockX",
                             "findField", "resultTabs", "occupancyPlot"}) {
        const qsizetype place = names.indexOf(QString::fromLatin1(name));
        EXPECT_GT(place, before) << name;
        before = place;
    }
}

TEST_F(AccessibilityTest, EveryViewWithKeyboardFocusHasAnAccessibleName) {
    startReplay();
    int seen = 0;
    for (QWidget* widget : window->findChildren<QWidget*>()) {
        if ((widget->focusPolicy() & Qt::TabFocus) == 0 || isQtsOwn(*widget))
            continue;
        ++seen;
        QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(widget);
        ASSERT_NE(accessible, nullptr);
        EXPECT_FALSE(accessible->text(QAccessible::Name).trimmed().isEmpty())
            << widget->metaObject()->className() << " " << widget->objectName().toStdString();
    }
    EXPECT_GT(seen, 40);
}

TEST_F(AccessibilityTest, IconsOfFindingsFollowTheTheme) {
    startReplay();
    for (const gui::ThemeChoice choice :
         {gui::ThemeChoice::Dark, gui::ThemeChoice::Light, gui::ThemeChoice::Dark}) {
        window->setTheme(choice);
        handleAllEvents();
        for (const gui::FindingRow* row : window->findChild<gui::VerdictPanel*>()->rows()) {
            const auto* sign = row->findChild<QLabel*>(QStringLiteral("findingSign"));
            const gui::Theme& theme = gui::currentTheme();
            EXPECT_EQ(sign->palette().color(QPalette::WindowText),
                      row->finding().status == core::FindingStatus::Holds ? theme.good : theme.accentText)
                << row->accessibleName().toStdString();
        }
    }
    window->setTheme(gui::ThemeChoice::Light);
}

class ThemeContrast : public testing::TestWithParam<gui::ThemeChoice> {
protected:
    ~ThemeContrast() override { applyTheme(*qApp, gui::ThemeChoice::Light); }
};

TEST_P(ThemeContrast, TextIsLegible) {
    applyTheme(*qApp, GetParam());
    const gui::Theme& theme = gui::currentTheme();
    constexpr double small = 4.5; // WCAG AA for small text
    EXPECT_GE(contrast(theme.text, theme.window), 7.0);
    EXPECT_GE(contrast(theme.muted, theme.window), small);
    EXPECT_GE(contrast(theme.muted, theme.codeFill), small);
    EXPECT_GE(contrast(theme.muted, theme.goodFill), small);
    EXPECT_GE(contrast(theme.muted, theme.alarmFill), small);
    EXPECT_GE(contrast(theme.accentText, theme.window), small);
    EXPECT_GE(contrast(theme.alarmText, theme.window), small);
    EXPECT_GE(contrast(theme.alarmText, theme.alarmFill), small);
    EXPECT_GE(contrast(theme.good, theme.window), small);
    EXPECT_GE(contrast(theme.onAccent, theme.accent), small);
}

INSTANTIATE_TEST_SUITE_P(Themes, ThemeContrast,
                         testing::Values(gui::ThemeChoice::Light, gui::ThemeChoice::Dark),
                         [](const testing::TestParamInfo<gui::ThemeChoice>& testInfo) {
                             return testInfo.param == gui::ThemeChoice::Light ? "Light" : "Dark";
                         });

} // namespace
} // namespace trichevron::test
