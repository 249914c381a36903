// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Occupancy and spills of a kernel over the registers that its bounds leave it.
#pragma once

#include "app/gui/plots/launch_plot.h"
#include "core/compile/bounds_curve.h"
#include "core/measurement/summary.h"

#include <map>
#include <optional>
#include <vector>

namespace trichevron::gui {

class BoundsPlot final : public LaunchPlot {
    Q_OBJECT

public:
    explicit BoundsPlot(QWidget* parent = nullptr);

    /// `times` are those of the points, as far as they are measured; may be shorter.
    void setPoints(std::vector<core::BoundsPoint> points, std::vector<std::optional<core::Summary>> times,
                   std::uint32_t threads);
    core::DataTable table() const override;

Q_SIGNALS:
    /// The user chose this one of the points.
    void chosen(int index);

protected:
    void refresh() override;
    void style() override;
    QString readingAt(const QPointF& place) const override;
    /// The plot has nothing to zoom: the wheel scrolls what it is in.
    void wheelEvent(QWheelEvent* event) override;

private:
    int nearest(double x) const;
    /// Median in microseconds; none where the point is not measured.
    std::optional<double> timeOf(std::size_t point) const;
    /// The fastest time by registers, as a part of the fastest of all: 100 is the fastest.
    std::map<double, double> speeds() const;

    std::vector<core::BoundsPoint> points_;
    std::vector<std::optional<core::Summary>> times_;
    std::uint32_t threads_ = 0;
    QCPGraph* occupancy_;
    QCPGraph* present_;
    QCPGraph* speed_;
    QCPBars* spills_;
};

/// "__launch_bounds__(256, 4): 64 registers, 24 B spilled, 4 blocks per SM, 50 %"
QString describePoint(const core::BoundsPoint& point);

/// "__launch_bounds__(256, 4)", "no launch bounds", "--maxrregcount=32"
QString choiceText(const core::BoundsChoice& choice);

} // namespace trichevron::gui
