// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A window for tests of the panels of page Explore: its docks, their strips and their places.
#pragma once

#include "app/gui/layout/fold_strip.h"
#include "app/gui/pages/explore/explore_page.h"
#include "app/gui/pages/page_stack.h"
#include "tests/gui/gui_fixture.h"

#include <QDockWidget>

namespace trichevron::test {

class PanelsFixture : public WindowTest {
protected:
    void TearDown() override {
        window->setLargeType(false);
        WindowTest::TearDown();
    }
    gui::FoldingDocks& folding() {
        return static_cast<gui::ExplorePage&>(window->pages().page(gui::window_page::explore)).folding();
    }
    QDockWidget& dock(const char* name) { return get<QDockWidget>(QString::fromLatin1(name)); }
    gui::FoldStrip& strip(const char* name) {
        return get<gui::FoldStrip>(QString::fromLatin1(name) + QStringLiteral("Strip"));
    }
    QRect placeOf(const QWidget& widget) { return {widget.mapTo(window.get(), QPoint()), widget.size()}; }
};

} // namespace trichevron::test
