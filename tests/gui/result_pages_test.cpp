// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Result pages have ids, which session files store.
#include "app/gui/results/results_panel.h"
#include "tests/gui/gui_fixture.h"

#include <QTabBar>

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

TEST_F(ResultPagesTest, WithAnUnknownIdStayAsTheyAre) {
    panel().setCurrentPage(gui::page_id::compare);
    panel().setCurrentPage(QStringLiteral("pageOfAnotherVersion"));
    EXPECT_EQ(panel().currentPage(), gui::page_id::compare);
    EXPECT_EQ(panel().showPage({}), nullptr);
}

} // namespace
} // namespace trichevron::test
