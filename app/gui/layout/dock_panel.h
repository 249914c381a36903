// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A dock that can fold, and its strip at the edge.
#pragma once

#include "app/gui/layout/dock_lengths.h"
#include "app/gui/text/later_text.h"

class QAction;
class QDockWidget;
class QWidget;

namespace trichevron::gui {

class FoldStrip;

struct DockPanel {
    QDockWidget* dock;
    QWidget* bar;     ///< the dock's title bar
    QWidget* content; ///< the dock's widget
    QAction* toggle;
    FoldStrip* strip;
    LaterText stripText;
    Qt::DockWidgetArea home;
    bool folded = false;
    bool closed = false; ///< as its strip says
    int usual = 0;       ///< its length across its edge, in pixels; 0: not set
    int dragged = 0;     ///< the length that the user gave it; 0: none
    int given = 0;       ///< the length that it got last

    bool isWanted() const;
    /// The user closed it.
    bool isClosed() const;
    QSize minimum() const;
    int length(Qt::DockWidgetArea area) const;
    /// `isFolded`: as it would be.
    DockNeeds needs(Qt::DockWidgetArea area, bool isFolded, bool isEnlarged) const;
    /// What stands for the panel: the dock, or its strip.
    QWidget& place() const;
    /// The texts of the strip and of the action.
    void refreshStrip() const;
};

} // namespace trichevron::gui
