// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Every block of a trace as a bar on its SM. The wheel zooms and dragging pans (Ctrl: time only, Shift: SMs
/// only), a double click or Home shows everything. A click or the arrow keys select a block.
#pragma once

#include "app/gui/plots/launch_plot.h"
#include "app/gui/timeline/timeline_bars.h"
#include "app/gui/timeline/timeline_legend.h"
#include "app/gui/timeline/timeline_mark_lines.h"

namespace trichevron::gui {

class TimelinePlot final : public LaunchPlot {
    Q_OBJECT

public:
    explicit TimelinePlot(QWidget* parent = nullptr);

    /// `title` and `lines` are the heading and the summary of the plot.
    void setTimeline(core::TraceTimeline timeline, core::TimelineMarks marks, const QString& title,
                     const QStringList& lines);
    /// Replaces the texts of the trace that is shown.
    void setHeading(const QString& title, const QStringList& lines);
    /// Shows no trace, and the reason.
    void showEmpty(const QString& why);
    void setColourBy(core::TimelineColour by);
    /// The time of the schedule that plays, in nanoseconds, if one does.
    void setTime(std::optional<std::uint64_t> nanoseconds);
    /// The block that is selected in the hierarchy, if any, and the kernel of the launch that is looked at.
    void setSelected(std::optional<core::BlockIndex> block, std::uint32_t kernel);

    const core::TraceTimeline& timeline() const { return bars_->timeline(); }
    core::TimelineColour colourBy() const { return bars_->colourBy(); }
    /// The colours of rounds, clusters or kernels.
    const TimelineLegend& barLegend() const { return *barLegend_; }
    const TimelineMarkLines& markLines() const { return *markLines_; }
    std::optional<std::uint32_t> selectedRank() const { return bars_->marked(); }
    /// The centre of the bar of a block, in widget coordinates.
    QPointF barCentre(std::uint32_t rank) const;
    void showAll();

    core::DataTable table() const override;

Q_SIGNALS:
    /// The user selected a block of a kernel of the launch.
    void blockSelected(const trichevron::core::BlockIndex& block, quint32 kernel);

protected:
    void refresh() override;
    void style() override;
    QString readingAt(const QPointF& place) const override;
    QString unnamedPatterns() const override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    std::optional<std::uint32_t> blockAt(const QPointF& place) const;
    void choose(std::uint32_t rank);
    /// Pans just enough to show the block.
    void bringIntoView(std::uint32_t rank);
    void zoom(double factor);
    void keepInside();
    void nameTimeAxis();

    TimelineBars* bars_;
    TimelineLegend* barLegend_;
    TimelineMarkLines* markLines_;
    QCPItemText* empty_;
    QString why_; ///< why there is no trace
    QString title_;
    QStringList lines_;
    QPointF pressed_;
};

} // namespace trichevron::gui
