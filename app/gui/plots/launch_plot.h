// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// What the plots of a launch share: a heading above the axes, a reading under the pointer, the colours of
/// the theme, drawing that waits until the words of an edit are on screen, and a menu to take the picture and
/// its numbers along.
#pragma once

#include "app/gui/plots/fitting_ticker.h"
#include "app/gui/plots/plot_heading.h"
#include "core/table/data_table.h"

#include <QTimer>

#include <qcustomplot.h>

namespace trichevron {

class LaunchPlot : public QCustomPlot {
    Q_OBJECT

public:
    /// What the plot says of the launch; also its accessible description.
    QString summary() const { return summary_; }
    /// The numbers that are drawn: of the graphs, by their names, unless a plot knows better.
    virtual DataTable table() const;

protected:
    LaunchPlot(const QString& xLabel, QWidget* parent);

    /// Everything by the launch in force; ends in drawWith().
    virtual void refresh() = 0;
    /// Colours and fonts by the theme in force.
    virtual void style();
    /// What to read off at a place inside the axes; empty for nothing.
    virtual QString readingAt(const QPointF& place) const = 0;

    /// Takes the summary, and draws once the event loop has nothing more urgent.
    void finishRefresh(const QString& summary);
    void setXLabel(const QString& label);
    /// Shows what was read off, in as many lines as it takes; nothing where it is empty.
    void read(const QString& reading);

    /// Says by a frame that the keyboard's keys go here.
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

    PlotHeading heading_;
    QSharedPointer<FittingTicker> xTicks_; ///< of the x axis, unless a plot has its own
    QSharedPointer<FittingTicker> yTicks_;

private:
    /// Ticks are chosen before the layout, by the room that the axes had then: does both anew where it
    /// changed.
    void updateTicks();

    QCPItemText* reading_;
    QString summary_;
    QString xLabel_;
    QTimer drawTimer_; ///< single shot, 0 ms
    QRect ticked_;     ///< the axes' place that the ticks were chosen for
};

} // namespace trichevron
