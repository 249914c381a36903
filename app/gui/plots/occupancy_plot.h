// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Resident warps per multiprocessor by block size, registers or shared memory: the launch's own point, what
/// limits it, and the times that a sweep measured at the same places.
#pragma once

#include "app/gui/plots/launch_plot.h"
#include "app/gui/plots/plot_zoom.h"
#include "app/gui/session/launch_session.h"
#include "core/occupancy/occupancy_curve.h"

class QComboBox;

namespace trichevron {

class LimiterBands;

class OccupancyPlot final : public LaunchPlot {
    Q_OBJECT

public:
    explicit OccupancyPlot(LaunchSession& session, QWidget* parent = nullptr);

    void setAxis(CurveAxis axis);
    CurveAxis axis() const { return axis_; }
    /// Sweep points whose times are drawn over the curve.
    int timeCount() const { return times_->dataCount(); }
    PlotZoom& zoom() { return *zoom_; }
    const LimiterBands& bands() const { return *bands_; }
    /// Of each place of the curve or of a time; of several times at one place, the shortest.
    DataTable table() const override;

protected:
    void refresh() override;
    void style() override;
    QString readingAt(const QPointF& place) const override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void computeCurve();
    /// The longest titles that the width has room for.
    void fitChooser();
    void nameAxes();
    void styleAxes();
    /// The times of the sweep along this axis; returns what is to be said of them.
    QString showTimes();
    /// Where the launch is on the axis; none where it is past its end.
    std::optional<double> placeOfLaunch() const;
    QString readingOf(std::size_t place) const;
    void apply(std::size_t place);

    LaunchSession& session_;
    CurveAxis axis_ = CurveAxis::BlockSize;
    OccupancyCurve shown_;
    QComboBox* axes_;
    LimiterBands* bands_;
    QCPGraph* curve_;
    QCPGraph* point_;
    QCPGraph* times_;
    QCPGraph* fastest_; ///< through the lowest time of each place
    QSharedPointer<FittingTicker> timeTicks_;
    QString timeUnitName_;
    QCPItemStraightLine* mark_;
    QCPItemStraightLine* cursorMark_;
    PlotZoom* zoom_;
    std::optional<std::size_t> cursor_;
    /// What the curve depends on; it is not computed anew for other edits.
    std::shared_ptr<const DeviceProperties> device_;
    std::shared_ptr<const KernelInfo> kernel_;
    Bytes dynamicSmem_{~std::uint64_t{0}};
    std::uint64_t threads_ = 0;
    KernelOptIns optIns_;
    CurveAxis computed_ = CurveAxis::BlockSize;
};

} // namespace trichevron
