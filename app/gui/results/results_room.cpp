// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/results/results_room.h"

#include "app/gui/layout/folding_docks.h"
#include "app/gui/results/results_panel.h"
#include "app/gui/theme/theme.h"

#include <algorithm>

namespace trichevron::gui {
namespace {

constexpr int usualResultsHeight = 330; ///< in pixels for the default font
/// Of the window at most: 37 % of 900 pixels, 30 % of the lowest window, whose view needs the rest.
constexpr int leastPercent = 30;
constexpr int lowWindow = 600;
constexpr int furtherPercent = 21; ///< of what a window has beyond
constexpr int enlargedPercent = 62;
/// Of the view and the panels, at most for a page: the view keeps some room to give to longer texts around
/// it.
constexpr int roomyPercent = 56;

} // namespace

ResultsRoom::ResultsRoom(ResultsPanel& panel, FoldingDocks& docks)
    : QObject(&panel), panel_(panel), docks_(docks) {
    connect(&panel, &ResultsPanel::pageChanged, this, &ResultsRoom::giveRoom);
    connect(&panel, &QDockWidget::visibilityChanged, this, &ResultsRoom::giveRoom);
}

void ResultsRoom::setUsual(int windowHeight) {
    isGiven_ = false;
    const int most =
        windowHeight * leastPercent / 100 + std::max(0, windowHeight - lowWindow) * furtherPercent / 100;
    docks_.setLength(&panel_, std::min(scaledPixels(usualResultsHeight), most));
    giveRoom();
}

void ResultsRoom::setEnlarged(bool enlarged, int whole) {
    if (enlarged)
        before_ = panel_.height();
    isEnlarged_ = enlarged;
    docks_.setViewMayShrink(enlarged);
    docks_.reveal(&panel_);
    docks_.setLength(&panel_, enlarged ? whole * enlargedPercent / 100 : before_);
    giveRoom();
}

bool ResultsRoom::isBelowView() const {
    return panel_.isVisible() && !panel_.isFloating() &&
           docks_.docks().dockWidgetArea(&panel_) == Qt::BottomDockWidgetArea;
}

void ResultsRoom::giveRoom() {
    if (isGiven_ || isEnlarged_ || !panel_.shownPage().isRoomy || !isBelowView())
        return;
    isGiven_ = true;
    const int height =
        std::min(scaledPixels(ResultPage::roomyHeight), docks_.docks().height() * roomyPercent / 100);
    if (panel_.height() < height)
        docks_.setLength(&panel_, height);
}

} // namespace trichevron::gui
