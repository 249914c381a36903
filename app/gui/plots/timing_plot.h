// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The samples of the current launch over time, with their median and quartiles.
#pragma once

#include "app/gui/plots/launch_plot.h"
#include "app/gui/plots/plot_zoom.h"
#include "app/gui/session/device_selection.h"
#include "app/gui/session/job_runner.h"
#include "app/gui/session/launch_session.h"

namespace trichevron::gui {

class TimingPlot final : public LaunchPlot {
    Q_OBJECT

public:
    explicit TimingPlot(const LaunchSession& session, const DeviceSelection& devices, const JobRunner& jobs,
                        QWidget* parent = nullptr);

    int sampleCount() const { return samples_->dataCount(); }
    PlotZoom& zoom() { return *zoom_; }
    /// Why there are no samples, or how to get some.
    QString emptyStateText() const;
    core::DataTable table() const override;

protected:
    void refresh() override;
    void style() override;
    QString readingAt(const QPointF& place) const override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// Both return the summary.
    QString showMeasurement(const core::Measurement& measurement);
    QString showNothing();

    const LaunchSession& session_;
    const DeviceSelection& devices_;
    const JobRunner& jobs_;
    QCPGraph* samples_;
    QCPItemStraightLine* median_;
    QCPItemRect* quartiles_;
    QCPItemText* medianLabel_;
    QCPItemText* empty_;
    PlotZoom* zoom_;
};

/// "Measured time, 412 samples"; recorded where it is not live.
QString timingTitle(bool live, std::size_t samples);

/// "median 6.10 µs of 412 samples, noise 1.3 %", or why there are no samples.
QString describeMeasurement(const core::Measurement& measurement);

} // namespace trichevron::gui
