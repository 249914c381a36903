// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Every block of a trace as a bar on its multiprocessor. Wheel and drag zoom and move (Ctrl: time alone,
/// Shift: multiprocessors alone), a double click or Home shows all; a click or the arrows choose a block.
#pragma once

#include "app/gui/plots/launch_plot.h"
#include "app/gui/timeline/timeline_bars.h"
#include "app/gui/timeline/timeline_legend.h"

namespace trichevron {

class TimelinePlot final : public LaunchPlot {
    Q_OBJECT

public:
    explicit TimelinePlot(QWidget* parent = nullptr);

    /// `title` and `lines` stand above the axes, and are what the plot says of itself.
    void setTimeline(TraceTimeline timeline, const QString& title, const QStringList& lines);
    /// There is none: says why.
    void setNothing(const QString& why);
    void setColourBy(TimelineColour by);
    /// The block of the hierarchy's selection; none where no block is selected.
    void setSelected(std::optional<BlockIndex> block);

    const TraceTimeline& timeline() const { return bars_->timeline(); }
    TimelineColour colourBy() const { return bars_->colourBy(); }
    /// Which colour is which wave or cluster.
    const TimelineLegend& barLegend() const { return *barLegend_; }
    std::optional<std::uint32_t> selectedRank() const { return bars_->marked(); }
    /// Where the middle of a block's bar is, in the widget.
    QPointF placeOf(std::uint32_t rank) const;
    void showAll();

    DataTable table() const override;

Q_SIGNALS:
    /// The user chose a block.
    void blockChosen(const trichevron::BlockIndex& block);

protected:
    void refresh() override;
    void style() override;
    QString readingAt(const QPointF& place) const override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    std::optional<std::uint32_t> blockAt(const QPointF& place) const;
    void choose(std::uint32_t rank);
    /// Moves the axes as little as shows the block.
    void bringIntoView(std::uint32_t rank);
    void zoom(double factor);
    void keepInside();

    TimelineBars* bars_;
    TimelineLegend* barLegend_;
    QCPItemText* empty_;
    QString why_; ///< there is nothing
    QString title_;
    QStringList lines_;
    QPointF pressed_;
};

} // namespace trichevron
