// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A sweep over clusters, bins or another value: a line for each series of launches, with the signs of a
/// sweep. Arrow keys move a cursor, and Return or a click chooses its launch.
#pragma once

#include "app/gui/plots/launch_plot.h"
#include "app/gui/plots/line_legend.h"
#include "app/gui/plots/plot_zoom.h"
#include "core/sweep/sweep_curves.h"

#include <memory>
#include <optional>
#include <vector>

namespace trichevron::gui {

class SizeTicker;

/// The data of the plot.
struct SweepLinesPicture {
    std::shared_ptr<const core::SweepCurves> curves; ///< never null
    std::shared_ptr<const core::SweepCurves> whole;  ///< with the launches that are left out; never null
    std::optional<std::size_t> shown;                ///< the cell of the current launch
    QString title;
    QStringList lines;
    std::vector<QStringList> shorterLines; ///< where these have no room; the longest first
};

class SweepLines final : public LaunchPlot {
    Q_OBJECT

public:
    explicit SweepLines(QWidget* parent = nullptr);

    void setPicture(SweepLinesPicture picture);
    const core::SweepCurves& curves() const { return *picture_.curves; }
    std::optional<std::size_t> cursor() const { return cursor_; }
    /// The number of lines.
    std::size_t lineCount() const { return graphs_.size(); }
    const LineLegend& lineLegend() const { return *legend_; }
    /// The place of a cell in pixels; a launch without a time is on the x axis.
    QPointF placeOf(std::size_t cell) const;
    core::DataTable table() const override;

Q_SIGNALS:
    /// The user clicked a launch, or pressed Return on the cursor.
    void cellChosen(std::size_t cell);

protected:
    void refresh() override;
    void style() override;
    QString readingAt(const QPointF& place) const override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    class Signs;
    void drawLines();
    void styleLines();
    std::optional<std::size_t> cellAt(const QPointF& place) const;
    /// The cell nearest in x on a curve.
    std::size_t nearestOn(std::size_t curve, std::size_t at) const;
    void moveCursor(int along, int across);

    SweepLinesPicture picture_;
    double factor_ = 1;             ///< of the axis: times microseconds
    std::vector<QCPGraph*> graphs_; ///< of each curve: its launches
    std::vector<QCPGraph*> joins_;  ///< the line through the fastest of each x
    std::vector<QCPErrorBars*> quartiles_;
    QSharedPointer<SizeTicker> sizes_;
    LineLegend* legend_;
    PlotZoom* zoom_;
    std::optional<std::size_t> cursor_;
};

} // namespace trichevron::gui
