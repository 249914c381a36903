// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Resident warps per multiprocessor by block size, with the launch's own point and what limits it.
#pragma once

#include "app/gui/plots/plot_heading.h"
#include "app/gui/session/launch_session.h"

#include <QTimer>

#include <qcustomplot.h>

namespace trichevron {

class OccupancyPlot : public QCustomPlot {
    Q_OBJECT

public:
    explicit OccupancyPlot(const LaunchSession& session, QWidget* parent = nullptr);

    /// One sentence: what the plot says of the launch; also its accessible description.
    QString summary() const { return summary_; }

protected:
    void changeEvent(QEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh();
    void computeCurve();
    void showSummary();
    void style();
    void read(QMouseEvent* event);
    QString limitersOf(const Occupancy& occupancy) const;

    const LaunchSession& session_;
    QString summary_;
    QCPGraph* curve_;
    QCPGraph* point_;
    QCPItemStraightLine* mark_;
    PlotHeading heading_;
    QCPItemText* reading_ = nullptr;
    QTimer afterWords_; ///< single shot, 0 ms: the words of an edit are on screen before the plot is drawn
    /// What the curve depends on; it is not computed anew for other edits.
    std::shared_ptr<const DeviceProperties> device_;
    std::shared_ptr<const KernelInfo> kernel_;
    Bytes dynamicSmem_{~std::uint64_t{0}};
    KernelOptIns optIns_;
    std::uint32_t mostThreads_ = 0; ///< where the axis ends
};

} // namespace trichevron
