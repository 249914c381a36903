// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The achieved bandwidth of launches, compared with that of a plain copy on the same device.
#pragma once

#include "app/gui/plots/launch_plot.h"
#include "app/gui/plots/plot_zoom.h"
#include "core/measurement/compared_timings.h"

namespace trichevron::gui {

class AchievedBandwidthPlot final : public LaunchPlot {
    Q_OBJECT

public:
    explicit AchievedBandwidthPlot(QWidget* parent = nullptr);

    /// If `shownFirst`, the first one is the current launch. `hint` is shown if there are no timings.
    void setTimings(const std::vector<core::ComparedTiming>& timings, bool shownFirst, const QString& hint);

    struct Point {
        QString label;
        QString text; ///< bandwidth and share
        QString device;
        double x = 0;
        double gigabytes = 0; ///< per second
        std::optional<double> share;
        bool isShown = false;
        TimingFacts facts;
    };
    const std::vector<Point>& points() const { return points_; }
    QPointF pointPosition(std::size_t point) const;
    /// The point at the keyboard cursor.
    std::optional<std::size_t> cursor() const { return cursor_; }
    PlotZoom& zoom() { return *zoom_; }
    /// The label of the copy line of each device.
    QStringList copyTexts() const;
    core::DataTable table() const override;

protected:
    void refresh() override;
    void style() override;
    QString readingAt(const QPointF& place) const override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    struct CopyLine {
        QString device;
        double gigabytes = 0; ///< per second, of the fastest copy; the y value of the line
        double smallest = 0;  ///< of the slowest copy, in GB/s
        QString text;
    };
    void drawContents();
    void setAxes();
    void showCursor(std::optional<std::size_t> point);
    /// Moves it along the points in the order of x.
    void moveCursor(int by);

    std::vector<Point> points_;
    std::vector<CopyLine> copies_;
    core::LaunchMeasure measure_ = core::LaunchMeasure::BlockThreads;
    QString why_; ///< why there is no copy line or no point
    std::vector<QCPAbstractItem*> items_;
    QCPItemText* empty_;
    std::vector<std::size_t> order_; ///< indices of the points from left to right
    std::optional<std::size_t> cursor_;
    QCPItemTracer* cursorRing_;
    const char* xLabel_ = "elements of the problem"; ///< for a problem size; a text for tr()
    PlotZoom* zoom_;
};

} // namespace trichevron::gui
