// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The frame over a view in which the content of a folded dock is open.
#pragma once

#include <QFrame>

class QDockWidget;

namespace trichevron::gui {

class OverPanel : public QFrame {
public:
    explicit OverPanel(QWidget* parent);

    /// Moves the title bar and the content of the dock into the frame, which is not shown yet.
    void take(QDockWidget& dock, QWidget& bar, QWidget& content);
    /// Hides the frame, and moves them back.
    void giveBack(QDockWidget& dock, QWidget& bar, QWidget& content);
    /// At this edge of the room. `least`: of the bar and the content. `isWhole`: at the bottom, it has all
    /// the height.
    void place(const QRect& room, Qt::DockWidgetArea edge, const QSize& least, bool isWhole);
    /// The frame lies over the widget, or over the part of it that shows the focus.
    bool covers(const QWidget& widget) const;
    /// Over a part of it.
    bool overlaps(const QWidget& widget) const;
};

} // namespace trichevron::gui
