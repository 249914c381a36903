// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The wheel zooms a plot and dragging pans it, within the full range; a double click shows the full range.
/// clicked() is emitted for neither a drag nor a double click.
#pragma once

#include <QObject>
#include <QPointF>
#include <QTimer>

#include <qcustomplot.h>

#include <optional>

namespace trichevron::gui {

class PlotZoom : public QObject {
    Q_OBJECT

public:
    PlotZoom(QCustomPlot& plot, Qt::Orientations directions);

    /// Sets the full range, and shows it if it changed.
    void setFullRange(const QCPRange& x, const QCPRange& y);
    bool isZoomed() const;
    void showFullRange();
    /// Zooms about the centre; a factor below 1 zooms in.
    void zoom(double factor);
    /// + and − zoom, 0 and Home show the full range; false for any other key.
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
    QTimer singleClick_; ///< single shot: ends when it can no longer become one
};

} // namespace trichevron::gui
