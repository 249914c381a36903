// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/layout/view_room.h"

#include <algorithm>

namespace trichevron::gui {
namespace {

constexpr int share = 3; ///< of the window, for the picture: one of so many parts

} // namespace

int ViewRoom::third() const {
    return window.width() * window.height() / share;
}

int ViewRoom::leastWidth() const {
    return std::max(least.width(), window.width() / share);
}

int ViewRoom::leastHeight(int width, bool isThird) const {
    int picture = window.height() / share;
    if (isThird)
        picture = std::max(picture, third() / std::max(1, width) + 1 - notices);
    return std::max(least.height(), picture + rowsFor(width));
}

QSize ViewRoom::leastSize(int width) const {
    return {leastWidth(), leastHeight(std::max(leastWidth(), width), false)};
}

int ViewRoom::missingWidth(const QSize& view) const {
    const int pictureHeight = std::max(1, view.height() + notices - rowsFor(view.width()));
    return third() / pictureHeight + 1 - view.width();
}

} // namespace trichevron::gui
