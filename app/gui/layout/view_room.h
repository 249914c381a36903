// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The room that a view with a picture needs: the picture has a third of the window.
#pragma once

#include <QSize>

#include <functional>

namespace trichevron::gui {

struct ViewRoom {
    QSize window;
    QSize least;     ///< the view's own minimum
    int notices = 0; ///< pixels of the window's height, which the picture gives up
    std::function<int(int width)>
        rows{}; ///< pixels of the view's height that are not its picture; may be null

    int leastWidth() const;
    /// The least height of a view of this width. `isThird`: its picture has a third of the window, not only a
    /// third of its height; what notices take counts as the picture's.
    int leastHeight(int width, bool isThird) const;
    /// With a third of the window's width and of its height for the picture of a view that now has this
    /// width.
    QSize leastSize(int width) const;
    /// The pixels of width by which the picture of a view of this size is too narrow for a third of the
    /// window.
    int missingWidth(const QSize& view) const;

private:
    int third() const; ///< in square pixels
    int rowsFor(int width) const { return rows ? rows(width) : 0; }
};

} // namespace trichevron::gui
