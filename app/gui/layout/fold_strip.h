// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The narrow button at an edge that stands for a folded panel and opens it over the view.
#pragma once

#include <QAbstractButton>

namespace trichevron::gui {

class FoldStrip : public QAbstractButton {
    Q_OBJECT

public:
    /// At the left and right edge the text runs along the edge.
    explicit FoldStrip(Qt::DockWidgetArea edge, QWidget* parent = nullptr);

    Qt::DockWidgetArea edge() const { return edge_; }
    /// Has the colour of a violation.
    void setAlarm(bool alarm);
    bool isAlarm() const { return isAlarm_; }
    /// Pixels across the edge.
    int thickness() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    bool isUpright() const { return edge_ == Qt::LeftDockWidgetArea || edge_ == Qt::RightDockWidgetArea; }

    Qt::DockWidgetArea edge_;
    bool isAlarm_ = false;
};

} // namespace trichevron::gui
