// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The histogram of the times, with median and quartiles.
#pragma once

#include "app/gui/plots/launch_plot.h"
#include "core/measurement/histogram.h"
#include "core/measurement/summary.h"

#include <optional>
#include <vector>

namespace trichevron::gui {

class DistributionPlot final : public LaunchPlot {
    Q_OBJECT

public:
    explicit DistributionPlot(QWidget* parent = nullptr);

    /// `source`: date and device. `why` is shown if there are no samples.
    void setSamples(const std::vector<double>& microseconds, const QString& title, const QString& source,
                    const QString& why);
    const core::Histogram& histogram() const { return histogram_; }
    core::DataTable table() const override;

protected:
    void refresh() override;
    void style() override;
    QString readingAt(const QPointF& place) const override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void showAll();

    QCPBars* bars_;
    QCPItemStraightLine* median_;
    QCPItemRect* quartiles_;
    QCPItemText* empty_;
    core::Histogram histogram_;
    std::optional<core::Summary> summary_;
    QString title_;
    QString source_;
    QString why_;
};

} // namespace trichevron::gui
