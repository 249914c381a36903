// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/timings/roof_plot.h"

#include "app/gui/plots/plot_style.h"
#include "app/gui/theme/theme.h"
#include "core/words/comparison_words.h"
#include "core/words/timing_words.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace trichevron {
namespace {

constexpr double giga = 1e9;
constexpr double reach = 14;             ///< pixels from a point at which it is read
constexpr double logarithmicFrom = 50;   ///< the largest over the smallest
constexpr std::size_t mostLabelled = 10; ///< points that say their share beside them

constexpr std::array<QCPScatterStyle::ScatterShape, 4> shapes{
    QCPScatterStyle::ssDisc, QCPScatterStyle::ssSquare, QCPScatterStyle::ssTriangle,
    QCPScatterStyle::ssDiamond};

QString textOf(const std::string& words) {
    return QString::fromStdString(words);
}

} // namespace

RoofPlot::RoofPlot(QWidget* parent)
    : LaunchPlot(tr("threads per block"), parent), empty_(addPlotText(*this, 0.5, 0.5, Qt::AlignCenter)) {
    setObjectName(QStringLiteral("roofPlot"));
    setAccessibleName(tr("Bandwidth under the roof of a copy"));
    empty_->setTextAlignment(Qt::AlignHCenter);
    yAxis->setLabel(tr("GB/s"));
    style();
    refresh();
}

void RoofPlot::setTimings(const std::vector<ComparedTiming>& timings, bool shownFirst, const QString& hint) {
    points_.clear();
    roofs_.clear();
    measure_ = measureOf(timings);
    const std::vector<std::string> labels = labelsOf(timings);
    for (const RoofPoint& found : roofPoints(timings)) {
        const ComparedTiming& timing = timings[found.timing];
        const QString device = textOf(timing.device);
        points_.push_back({textOf(labels[found.timing]), textOf(roofText(found)), device,
                           timing.config == nullptr ? 0 : measureOf(*timing.config, measure_),
                           found.bytesPerSecond / giga, found.share, shownFirst && found.timing == 0});
        if (!found.copyBytesPerSecond)
            continue;
        const double roof = *found.copyBytesPerSecond / giga;
        const auto known = std::find_if(roofs_.begin(), roofs_.end(),
                                        [&](const Roof& other) { return other.device == device; });
        const Roof now{device, roof, tr("copy: %1").arg(textOf(rateText(*found.copyBytesPerSecond, "B/s")))};
        if (known == roofs_.end())
            roofs_.push_back(now);
        else if (roof > known->gigabytes)
            *known = now; // each was measured with its launch: the best that a copy ever reached
    }
    why_ = timings.empty() ? hint : textOf(whyNoRoof(timings.front()));
    draw();
    refresh();
}

void RoofPlot::style() {
    LaunchPlot::style();
    heading_.style(currentTheme().muted);
    empty_->setFont(textFont(0.88));
    empty_->setColor(currentTheme().muted);
    draw();
}

void RoofPlot::setAxes() {
    const auto [least, most] = std::minmax_element(points_.begin(), points_.end(),
                                                   [](const Point& a, const Point& b) { return a.x < b.x; });
    const double from = least->x;
    const double to = most->x;
    const bool logarithmic = from > 0 && to / from >= logarithmicFrom;
    xAxis->setScaleType(logarithmic ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
    if (logarithmic) {
        xAxis->setTicker(QSharedPointer<QCPAxisTickerLog>::create());
        xAxis->setNumberFormat(QStringLiteral("gb"));
        xAxis->setRange(from / 1.5, to * 2.5);
    } else {
        xAxis->setTicker(QSharedPointer<QCPAxisTicker>::create());
        xAxis->setNumberFormat(QStringLiteral("f"));
        xAxis->setNumberPrecision(0);
        const double margin = to > from ? (to - from) * 0.12 : std::max(1.0, to * 0.5);
        xAxis->setRange(std::max(0.0, from - margin), to + margin);
    }
    double top = 0;
    for (const Point& point : points_)
        top = std::max(top, point.gigabytes);
    for (const Roof& roof : roofs_)
        top = std::max(top, roof.gigabytes);
    yAxis->setRange(0, top * 1.18);
    yAxis->setNumberFormat(QStringLiteral("f"));
    yAxis->setNumberPrecision(top < 10 ? 1 : 0);
}

void RoofPlot::draw() {
    clearGraphs();
    for (QCPAbstractItem* item : items_)
        removeItem(item);
    items_.clear();
    if (points_.empty())
        return;
    setAxes();
    const Theme& theme = currentTheme();
    QStringList devices;
    for (const Point& point : points_)
        if (!devices.contains(point.device))
            devices << point.device;
    const auto colourOf = [&](const QString& device) {
        return theme.categories.at(static_cast<std::size_t>(devices.indexOf(device)) %
                                   theme.categories.size());
    };
    const auto addText = [&](double x, double y, Qt::Alignment at, const QString& text,
                             const QColor& colour) {
        QCPItemText* item = addPlotText(*this, x, y, at);
        item->setFont(textFont(0.85));
        item->setColor(colour);
        item->setPadding(QMargins(6, 1, 6, 1));
        item->setText(text);
        items_.push_back(item);
        return item;
    };
    for (const Point& point : points_) {
        QCPGraph* graph = addGraph();
        graph->setLineStyle(QCPGraph::lsNone);
        graph->setName(point.label);
        const QColor colour = colourOf(point.device);
        const auto shape = shapes.at(static_cast<std::size_t>(devices.indexOf(point.device)) % shapes.size());
        graph->setScatterStyle(QCPScatterStyle(shape, QPen(point.isShown ? theme.text : colour, 1.6),
                                               QBrush(colour), point.isShown ? 11 : 8));
        graph->addData(point.x, point.gigabytes);
        if (!point.share || points_.size() > mostLabelled)
            continue;
        QCPItemText* share = addText(0, 0, Qt::AlignLeft | Qt::AlignVCenter,
                                     tr("%1 %").arg(100 * *point.share, 0, 'f', 0), theme.text);
        share->position->setType(QCPItemPosition::ptPlotCoords);
        share->position->setCoords(point.x, point.gigabytes);
    }
    for (const Roof& roof : roofs_) {
        auto* line = new QCPItemStraightLine(this); // the plot owns it
        line->setPen(QPen(roofs_.size() > 1 ? colourOf(roof.device) : theme.alarm, 1.8, Qt::DashLine));
        line->point1->setCoords(xAxis->range().lower, roof.gigabytes);
        line->point2->setCoords(xAxis->range().upper, roof.gigabytes);
        items_.push_back(line);
        QCPItemText* words = addText(
            0, 0, Qt::AlignLeft | Qt::AlignBottom,
            roofs_.size() > 1 ? tr("%1 · %2").arg(roof.device, roof.words) : roof.words, theme.alarmText);
        words->position->setTypeX(QCPItemPosition::ptAxisRectRatio);
        words->position->setTypeY(QCPItemPosition::ptPlotCoords);
        words->position->setCoords(0, roof.gigabytes);
    }
}

void RoofPlot::refresh() {
    const bool any = !points_.empty();
    empty_->setVisible(!any);
    empty_->setText(wrappedToPlot(*this, why_, empty_->font()));
    xAxis->setVisible(any);
    yAxis->setVisible(any);
    const bool byBlock = measure_ == LaunchMeasure::BlockThreads;
    heading_.setText(
        tr("Bandwidth by %1, under the roof of a copy").arg(byBlock ? tr("block size") : tr("problem size")),
        any ? QStringList{points_.front().words, why_} : QStringList{});
    if (!xAxis->label().isEmpty())
        xAxis->setLabel(byBlock ? tr("threads per block") : tr("elements of the problem"));
    QStringList said;
    for (const Point& point : points_)
        said << tr("%1: %2").arg(point.label, point.words);
    drawWith(any ? said.join(QLatin1Char('\n')) : why_);
}

QPointF RoofPlot::placeOf(std::size_t point) const {
    return {xAxis->coordToPixel(points_[point].x), yAxis->coordToPixel(points_[point].gigabytes)};
}

QString RoofPlot::readingAt(const QPointF& place) const {
    double best = reach;
    QString text;
    for (std::size_t i = 0; i < points_.size(); ++i) {
        const QPointF by = placeOf(i) - place;
        const double far = std::hypot(by.x(), by.y());
        if (far > best)
            continue;
        best = far;
        text = points_[i].label + QLatin1Char('\n') + points_[i].words;
    }
    return text;
}

DataTable RoofPlot::table() const {
    const bool byBlock = measure_ == LaunchMeasure::BlockThreads;
    DataTable table{accessibleName().toStdString(),
                    {"device", "launch", byBlock ? "threads per block" : "elements of the problem",
                     "bandwidth (GB/s)", "share of the copy"},
                    {}};
    for (const Point& point : points_)
        table.rows.push_back({point.device.toStdString(), point.label.toStdString(),
                              static_cast<std::int64_t>(point.x), point.gigabytes,
                              point.share ? TableCell(*point.share) : TableCell()});
    return table;
}

} // namespace trichevron
