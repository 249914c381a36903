// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Resident warps per multiprocessor by block size, with the launch's own point and what limits it.
#pragma once

#include "app/gui/plots/launch_plot.h"
#include "app/gui/session/launch_session.h"

namespace trichevron {

class OccupancyPlot final : public LaunchPlot {
    Q_OBJECT

public:
    explicit OccupancyPlot(const LaunchSession& session, QWidget* parent = nullptr);

protected:
    void refresh() override;
    void style() override;
    QString readingAt(const QPointF& place) const override;

private:
    void computeCurve();
    QString limitersOf(const Occupancy& occupancy) const;

    const LaunchSession& session_;
    QCPGraph* curve_;
    QCPGraph* point_;
    QCPItemStraightLine* mark_;
    /// What the curve depends on; it is not computed anew for other edits.
    std::shared_ptr<const DeviceProperties> device_;
    std::shared_ptr<const KernelInfo> kernel_;
    Bytes dynamicSmem_{~std::uint64_t{0}};
    KernelOptIns optIns_;
    std::uint32_t mostThreads_ = 0; ///< where the axis ends
};

} // namespace trichevron
