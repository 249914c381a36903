// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The pages Start and Explore in every size, in large type and in long languages: nothing is cut, squeezed or
// overlapped.
#include "app/gui/language/window_language.h"
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
    for (const char* language : {"ko", "en_XA"}) {
        gui::setWindowLanguage(core::languageForCode(language));
        for (const bool large : {false, true}) {
            window->setLargeType(large);
            for (int tab = 0; tab < tabs.count(); ++tab) {
                tabs.setCurrentIndex(tab);
                expectWholeExplore(tabs.tabText(tab).toStdString() + (large ? ", large type" : ""));
            }
        }
    }
}

} // namespace
} // namespace trichevron::test
