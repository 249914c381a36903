// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The pages Start and Explore in every size, in large type and in long languages: nothing is cut, squeezed or
// overlapped.
#include "app/gui/pages/page.h"
#include "app/gui/pages/page_stack.h"
#include "app/gui/pages/page_table.h"
#include "tests/gui/filled_window.h"
#include "tests/gui/page_layouts.h"

#include <QTabBar>

namespace trichevron::test {
namespace {

class ExploreLayoutTest : public FilledWindowTest {
protected:
    void SetUp() override {
        FilledWindowTest::SetUp();
        session().pin(session().state());
    }
    void TearDown() override {
        restoreLayout(*window);
        FilledWindowTest::TearDown();
    }
    /// As the window opens in that size.
    void expectWholeExplore(const std::string& layout) {
        window->restoreDefaultLayout();
        handleAllEvents();
        expectWhole(window->pages().page(gui::window_page::explore), layout);
    }
};

TEST_F(ExploreLayoutTest, NothingOfTheStartIsCutSqueezedOrOverlapped) {
    window->pages().show(gui::window_page::start);
    forEachLayout(*window, [this](const std::string& layout) {
        expectWhole(window->pages().page(gui::window_page::start), layout);
    });
}

TEST_F(ExploreLayoutTest, NothingOfAnAcceptedLaunchIsCutSqueezedOrOverlapped) {
    forEachLayout(*window, [this](const std::string& layout) { expectWholeExplore(layout); });
}

TEST_F(ExploreLayoutTest, NothingOfARefusedLaunchIsCutSqueezedOrOverlapped) {
    type(QStringLiteral("blockX"), QStringLiteral("2048"));
    type(QStringLiteral("clusterX"), QStringLiteral("3"));
    forEachLayout(*window, [this](const std::string& layout) { expectWholeExplore(layout); });
}

TEST_F(ExploreLayoutTest, NothingOfAResultIsCutSqueezedOrOverlapped) {
    auto& tabs = get<QTabBar>(QStringLiteral("resultTabs"));
    // Every tab in the usual sizes of a screen. Elsewhere each third one, and other ones in the next layout,
    // to save time: so each tab is looked at in each size, in usual and in large type.
    constexpr int share = 3;
    int number = 0;
    forEachLayout(*window, [&](const std::string& layout) {
        const bool areAll = window->width() >= 1280 && window->width() <= 1440;
        for (int tab = 0; tab < tabs.count(); ++tab) {
            if (!tabs.isTabVisible(tab) || (!areAll && (tab + number) % share != 0))
                continue;
            tabs.setCurrentIndex(tab);
            expectWholeExplore(tabs.tabText(tab).toStdString() + ", " + layout);
        }
        ++number;
    });
}

} // namespace
} // namespace trichevron::test
