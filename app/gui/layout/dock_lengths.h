// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// How long the docks around a view are, and which of them fold, in numbers.
#pragma once

#include "app/gui/layout/view_room.h"

#include <Qt>

#include <utility>
#include <vector>

namespace trichevron::gui {

/// Docks at the sides are as high as the window, those below the view as wide.
inline bool isAtSide(Qt::DockWidgetArea area) {
    return area == Qt::LeftDockWidgetArea || area == Qt::RightDockWidgetArea;
}

/// What a dock needs, and what it would have. Lengths are across its edge, in pixels.
struct DockNeeds {
    Qt::DockWidgetArea area = Qt::BottomDockWidgetArea;
    bool isWanted = false;   ///< shown or folded
    bool isClosed = false;   ///< by the user
    bool isEnlarged = false; ///< it has all the height that the picture leaves
    QSize least{};           ///< of a dock that is shown
    int strip = 0;           ///< the length of its strip
    int length = 0;          ///< as it is now
    int usual = 0;           ///< 0: not set
    int dragged = 0;         ///< the length that the user gave it; 0: none

    int leastLength() const { return isAtSide(area) ? least.width() : least.height(); }
};

class DockLengths {
public:
    /// `room`: for the view, the docks and the strips. Docks fold in the order of the list.
    DockLengths(const QSize& room, ViewRoom view, std::vector<DockNeeds> docks)
        : room_(room), view_(std::move(view)), docks_(std::move(docks)) {}

    /// The docks that must fold, so that the others and the view have what they need.
    std::vector<bool> folds() const;
    /// Of the docks that are shown; 0 for the others. The docks below the view give way first, then those
    /// beside it, in the order of the list.
    std::vector<int> lengths(const std::vector<bool>& folded) const;

private:
    /// What is left for the view beside docks of these lengths and the strips of the others.
    QSize viewBeside(const std::vector<bool>& folded, const std::vector<int>& lengths) const;
    bool fits(const std::vector<bool>& folded) const;

    QSize room_;
    ViewRoom view_;
    std::vector<DockNeeds> docks_;
};

} // namespace trichevron::gui
