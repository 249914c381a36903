// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Resident warps per SM by block size, registers or shared memory: the curve, its limiters, the point of the
/// launch, and the times that a sweep measured along the same axis.
#pragma once

#include "app/gui/plots/launch_plot.h"
#include "app/gui/plots/plot_zoom.h"
#include "app/gui/session/launch_session.h"
#include "core/occupancy/occupancy_curve.h"

class QComboBox;

namespace trichevron::gui {

class LimiterBands;

class OccupancyPlot final : public LaunchPlot {
    Q_OBJECT

public:
    explicit OccupancyPlot(LaunchSession& session, QWidget* parent = nullptr);

    void setAxis(core::CurveAxis axis);
    core::CurveAxis axis() const { return axis_; }
    /// The number of sweep points that are drawn with their times.
    int timeCount() const { return times_->dataCount(); }
    PlotZoom& zoom() { return *zoom_; }
    const LimiterBands& bands() const { return *bands_; }
    /// A row for each x value of the curve or of a time, with the shortest time at it.
    core::DataTable table() const override;

protected:
    void refresh() override;
    void style() override;
    QString readingAt(const QPointF& place) const override;
    QString unnamedPatterns() const override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void setTexts();
    void computeCurve();
    /// Sets the longest titles that fit.
    void fitChooser();
    void nameAxes();
    /// Rows of its own for the legend of the limiters, where it is longer than the space between the names.
    void makeRoomForLegend();
    void styleAxes();
    /// Shows the times of the sweep along this axis; returns a sentence about them, or nothing.
    QString showTimes();
    /// The x value of the launch; none if it is beyond the end of the axis.
    std::optional<double> launchPosition() const;
    QString describePlace(std::size_t place) const;
    /// The place of the curve, or of a time, under a click; none beside them: a click there changes nothing.
    std::optional<std::size_t> placeAt(const QPointF& at) const;
    void apply(std::size_t place);

    LaunchSession& session_;
    core::CurveAxis axis_ = core::CurveAxis::BlockSize;
    core::OccupancyCurve shown_;
    QComboBox* axes_;
    LimiterBands* bands_;
    QCPGraph* curve_;
    QCPGraph* point_;
    QCPGraph* times_;
    QCPGraph* fastest_; ///< the shortest time at each x value
    QSharedPointer<FittingTicker> timeTicks_;
    QString timeUnitName_;
    QCPItemStraightLine* mark_;
    QCPItemStraightLine* cursorMark_;
    PlotZoom* zoom_;
    std::optional<std::size_t> cursor_;
    /// The inputs of the curve, which is computed again only if one of them changes.
    std::shared_ptr<const core::DeviceProperties> device_;
    std::shared_ptr<const core::KernelInfo> kernel_;
    core::Bytes dynamicSmem_{~std::uint64_t{0}};
    std::uint64_t threads_ = 0;
    bool clustered_ = false;
    core::KernelOptIns optIns_;
    core::CurveAxis computed_ = core::CurveAxis::BlockSize;
};

} // namespace trichevron::gui
