// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The bandwidth that launches achieved, under what a plain copy reached on the same device.
#pragma once

#include "app/gui/plots/launch_plot.h"
#include "core/measurement/compared_timings.h"

namespace trichevron {

class RoofPlot final : public LaunchPlot {
    Q_OBJECT

public:
    explicit RoofPlot(QWidget* parent = nullptr);

    /// The first is the launch that is shown, if `shownFirst`. `hint` stands there where nothing is compared.
    void setTimings(const std::vector<ComparedTiming>& timings, bool shownFirst, const QString& hint);

    struct Point {
        QString label;
        QString words; ///< bandwidth and share
        QString device;
        double x = 0;
        double gigabytes = 0; ///< a second
        std::optional<double> share;
        bool isShown = false;
    };
    const std::vector<Point>& points() const { return points_; }
    QPointF placeOf(std::size_t point) const;
    DataTable table() const override;

protected:
    void refresh() override;
    void style() override;
    QString readingAt(const QPointF& place) const override;

private:
    struct Roof {
        QString device;
        double gigabytes = 0;
        QString words;
    };
    void draw();
    void setAxes();

    std::vector<Point> points_;
    std::vector<Roof> roofs_;
    LaunchMeasure measure_ = LaunchMeasure::BlockThreads;
    QString why_; ///< there is no roof, or nothing at all
    std::vector<QCPAbstractItem*> items_;
    QCPItemText* empty_;
};

} // namespace trichevron
