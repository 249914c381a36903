// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Result pages have ids, which session files store.
#include "app/gui/layout/folding_docks.h"
#include "app/gui/pages/explore/explore_page.h"
#include "app/gui/results/results_panel.h"
#include "tests/gui/filled_window.h"
#include "tests/gui/readable_texts.h"

#include <QAction>
#include <QMenu>
#include <QTabBar>
#include <QToolButton>

#include <gtest/gtest.h>

namespace trichevron::test {
namespace {

class ResultPagesTest : public WindowTest {
protected:
    gui::ResultsPanel& panel() { return get<gui::ResultsPanel>(QStringLiteral("resultsDock")); }
    QTabBar& tabs() { return get<QTabBar>(QStringLiteral("resultTabs")); }
};

TEST_F(ResultPagesTest, KeepTheirIdsBecauseSessionFilesStoreThem) {
    QStringList ids;
    for (const gui::ResultPage& page : panel().pages())
        ids << page.id;
    for (const char* stored :
         {"plotsPage", "resultPage", "timingsViewPage", "timelineViewPage", "sweepPagePage", "kernelCode",
          "comparePagePage", "devicePage", "workerLog", "binsPage"})
        EXPECT_TRUE(ids.contains(QString::fromUtf8(stored))) << stored;
    EXPECT_EQ(ids.removeDuplicates(), 0);
}

TEST_F(ResultPagesTest, AreShownById) {
    for (const gui::ResultPage& page : panel().pages()) {
        if (!panel().isOffered(page))
            continue;
        panel().hide();
        QWidget* shown = panel().showPage(page.id);
        ASSERT_NE(shown, nullptr) << page.id.toStdString();
        EXPECT_TRUE(shown->isVisible()) << page.id.toStdString();
        EXPECT_EQ(shown->objectName(), page.id);
        EXPECT_EQ(panel().currentPage(), page.id);
        EXPECT_EQ(tabs().tabText(tabs().currentIndex()), page.title());
    }
}

TEST_F(ResultPagesTest, AreCreatedWhenTheyAreShownOrOnceTheWindowIsPainted) {
    const auto newPanel = [this] {
        return std::make_unique<gui::ResultsPanel>(gui::createResultPages(*app));
    };
    const auto created = [](const gui::ResultsPanel& panel, const QString& id) {
        return panel.findChild<QWidget*>(id) != nullptr;
    };
    const std::unique_ptr<gui::ResultsPanel> some = newPanel();
    EXPECT_TRUE(created(*some, gui::page_id::overview));
    EXPECT_FALSE(created(*some, gui::page_id::sweep));
    EXPECT_FALSE(some->hasAllPages());
    EXPECT_NE(some->showPage(gui::page_id::sweep), nullptr);
    EXPECT_TRUE(created(*some, gui::page_id::sweep));
    EXPECT_FALSE(created(*some, gui::page_id::timeline));
    some->createAllPages();
    EXPECT_EQ(some->currentPage(), gui::page_id::sweep) << "the page in front stays";
    EXPECT_TRUE(some->hasAllPages());
    EXPECT_TRUE(panel().hasAllPages()) << "that of the window, which is painted";
}

TEST_F(ResultPagesTest, WithAnUnknownIdStayAsTheyAre) {
    panel().setCurrentPage(gui::page_id::compare);
    panel().setCurrentPage(QStringLiteral("pageOfAnotherVersion"));
    EXPECT_EQ(panel().currentPage(), gui::page_id::compare);
    EXPECT_EQ(panel().showPage({}), nullptr);
}

TEST_F(ResultPagesTest, AreListedBesideTabsThatHaveNoRoom) {
    auto& button = get<QToolButton>(QStringLiteral("resultListButton"));
    window->resize(1920, 1080);
    window->restoreDefaultLayout();
    handleAllEvents();
    EXPECT_FALSE(button.isVisible()) << "all tabs have room";

    window->setLargeType(true);
    window->resize(900, 600);
    window->restoreDefaultLayout();
    window->findChild<gui::ExplorePage*>()->folding().reveal(&panel()); // it may be folded
    handleAllEvents();
    ASSERT_TRUE(button.isVisible());
    int last = -1;
    QStringList titles;
    for (int i = 0; i < tabs().count(); ++i)
        if (tabs().isTabVisible(i))
            titles << tabs().tabText(last = i);
    Q_EMIT button.menu()->aboutToShow();
    QStringList entries;
    for (const QAction* entry : button.menu()->actions()) {
        entries << entry->text().section(QLatin1Char('\t'), 0, 0);
        EXPECT_EQ(entry->isChecked(), entries.last() == tabs().tabText(tabs().currentIndex()));
    }
    EXPECT_EQ(entries.join(QLatin1Char('|')), titles.join(QLatin1Char('|')));
    EXPECT_EQ(button.menu()->actions().first()->text(), QStringLiteral("Overview\tAlt+1"));
    button.menu()->actions().last()->trigger();
    EXPECT_EQ(tabs().currentIndex(), last);
    window->setLargeType(false);
}

class LateResultPages : public FilledWindowTest {
protected:
    /// What the page in front says; of a scroll area in which it stands, its content.
    static QStringList textsOf(const gui::ResultsPanel& panel) {
        QStringList texts;
        for (const ReadableText& text : textsOfWidgets(*panel.findChild<QWidget*>(panel.currentPage())))
            texts << text.where + QStringLiteral(": ") + text.text;
        return texts;
    }
};

TEST_F(LateResultPages, SayWhatThoseOfTheBeginningSay) {
    auto& early = get<gui::ResultsPanel>(QStringLiteral("resultsDock"));
    session().pin(session().state());
    session().setBlock(core::Axis::X, 64);
    session().endEdit();
    handleAllEvents();
    gui::ResultsPanel late(gui::createResultPages(*app));
    late.refreshOffers();
    late.resize(early.size());
    late.show();
    int compared = 0;
    for (const gui::ResultPage& page : early.pages()) {
        if (!early.isOffered(page))
            continue;
        ASSERT_NE(early.showPage(page.id), nullptr);
        ASSERT_NE(late.showPage(page.id), nullptr);
        handleAllEvents();
        EXPECT_EQ(textsOf(late), textsOf(early)) << page.id.toStdString();
        EXPECT_FALSE(textsOf(early).isEmpty()) << page.id.toStdString();
        ++compared;
    }
    EXPECT_GT(compared, 8);
}

} // namespace
} // namespace trichevron::test
