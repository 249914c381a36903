// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The bandwidth that launches achieved, under what a plain copy reached on the same device.
#pragma once

#include "app/gui/plots/launch_plot.h"
#include "app/gui/plots/plot_zoom.h"
#include "core/measurement/compared_timings.h"

namespace trichevron {

class AchievedBandwidthPlot final : public LaunchPlot {
    Q_OBJECT

public:
    explicit AchievedBandwidthPlot(QWidget* parent = nullptr);

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
    /// The point that the keys are at.
    std::optional<std::size_t> cursor() const { return cursor_; }
    PlotZoom& zoom() { return *zoom_; }
    /// What stands at each line, by device.
    QStringList copyTexts() const;
    DataTable table() const override;

protected:
    void refresh() override;
    void style() override;
    QString readingAt(const QPointF& place) const override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    struct CopyLine {
        QString device;
        double gigabytes = 0; ///< a second: the best of its copies, where the line is
        double smallest = 0;
        QString words;
    };
    void draw();
    void setAxes();
    void showCursor(std::optional<std::size_t> point);
    /// Along the points by their place on the x axis.
    void moveCursor(int by);

    std::vector<Point> points_;
    std::vector<CopyLine> copies_;
    LaunchMeasure measure_ = LaunchMeasure::BlockThreads;
    QString why_; ///< there is no roof, or nothing at all
    std::vector<QCPAbstractItem*> items_;
    QCPItemText* empty_;
    std::vector<std::size_t> order_; ///< of the points, from the left
    std::optional<std::size_t> cursor_;
    QCPItemTracer* cursorRing_;
    const char* xUnit_ = ""; ///< that the x axis counts in
    PlotZoom* zoom_;
};

} // namespace trichevron
