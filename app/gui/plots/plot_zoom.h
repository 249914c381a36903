// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The wheel zooms a plot and dragging moves it, never past its whole; a double click shows the whole again.
/// A click is told from a drag, and from the first half of a double click.
#pragma once

#include <QObject>
#include <QPointF>
#include <QTimer>

#include <qcustomplot.h>

#include <optional>

namespace trichevron {

class PlotZoom : public QObject {
    Q_OBJECT

public:
    PlotZoom(QCustomPlot& plot, Qt::Orientations directions);

    /// What is the whole. Shows it, unless it is the same as before.
    void setFullRange(const QCPRange& x, const QCPRange& y);
    bool isZoomed() const;
    void showFullRange();
    /// Around the middle; below 1 goes closer.
    void zoom(double factor);
    /// + and − zoom, 0 and Home show the whole; false for any other key.
    bool handleKey(const QKeyEvent& event);

Q_SIGNALS:
    void clicked(const QPointF& place);

private:
    void keepWithin(QCPAxis& axis, const QCPRange& whole, const QCPRange& wanted);
    void release(const QMouseEvent& event);

    QCustomPlot& plot_;
    Qt::Orientations directions_;
    QCPRange fullX_;
    QCPRange fullY_;
    std::optional<QPointF> pressed_;
    QPointF place_;      ///< of a click that may become a double click
    QTimer singleClick_; ///< single shot: until it is sure that it did not
};

} // namespace trichevron
