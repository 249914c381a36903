// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The base class of the plots of a launch: a heading above the axes, the value under the pointer, the
/// colours of the theme, deferred drawing, and a menu that copies and saves the picture and its data.
#pragma once

#include "app/gui/export/timing_facts.h"
#include "app/gui/plots/fitting_ticker.h"
#include "app/gui/plots/plot_heading.h"
#include "core/table/data_table.h"

#include <QTimer>

#include <qcustomplot.h>

namespace trichevron::gui {

class LaunchPlot : public QCustomPlot {
    Q_OBJECT

public:
    /// The plot in words; also its accessible description.
    QString summary() const { return summary_; }
    /// The plotted data. The names of its columns do not depend on the language.
    virtual core::DataTable table() const = 0;
    /// What the numbers of the table are of.
    void setAbout(TimingFacts about) { about_ = std::move(about); }
    /// The value under the pointer, as it is shown.
    const QCPItemText& reading() const { return *reading_; }

protected:
    explicit LaunchPlot(QWidget* parent);

    /// Updates the plot for the current launch; calls finishRefresh() at the end. Also called when the
    /// language has changed, after the texts that retranslate() sets.
    virtual void refresh() = 0;
    /// Applies the colours and fonts of the current theme.
    virtual void style();
    /// The text for a point inside the axes, in pixels; may be empty.
    virtual QString readingAt(const QPointF& place) const = 0;

    /// What the patterns that have no name in the picture stand for, because there is no room: part of the
    /// tool tip above the axes. Empty where all have one.
    virtual QString unnamedPatterns() const { return {}; }

    /// Sets the summary, and redraws when the event loop is idle, so that texts are updated before plots.
    void finishRefresh(const QString& summary);
    void setXLabel(const QString& label);
    /// Shows the text of readingAt() in the place of the lines of the heading, where it covers no data; hides
    /// it if it is empty.
    void showReading(const QString& reading);

    /// Draws a frame while the plot has the focus.
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

    const TimingFacts& about() const { return about_; }

    PlotHeading heading_;
    QSharedPointer<FittingTicker> xTicks_; ///< of the x axis, unless the plot sets another ticker
    QSharedPointer<FittingTicker> yTicks_;

private:
    /// Wrapped, with its lines joined or its end left out where there is no room for them.
    QString fitReading(const QString& reading) const;
    /// QCustomPlot chooses ticks before the layout, for the old size of the axes: repeats both if the size
    /// changed.
    void updateTicks();
    /// Draws what finishRefresh() has put off.
    void drawNow();

    TimingFacts about_;
    QCPItemText* reading_;
    QString summary_;
    QString xLabel_;
    QTimer drawTimer_; ///< single shot, 0 ms
    QRect ticked_;     ///< the axis rectangle that the ticks were chosen for
};

} // namespace trichevron::gui
