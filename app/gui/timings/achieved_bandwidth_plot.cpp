// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/timings/achieved_bandwidth_plot.h"

#include "app/gui/plots/plot_style.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/text/text.h"
#include "app/gui/theme/theme.h"
#include "core/messages/comparison_words.h"
#include "core/messages/percent_text.h"
#include "core/messages/timing_words.h"

#include <QKeyEvent>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace trichevron::gui {
namespace {

constexpr double giga = 1e9;
constexpr double reach = 14;            ///< pixels around a point in which the pointer selects it
constexpr double cursorSize = 18;       ///< pixels
constexpr double logarithmicFrom = 50;  ///< ratio of the largest to the smallest x value
constexpr std::size_t maxLabelled = 10; ///< with more points, the shares have no labels

/// Units of problem sizes.
struct CountUnit {
    double count;
    const char* label; ///< of the axis
};
constexpr std::array<CountUnit, 4> countUnits{
    {{1e9, QT_TRANSLATE_NOOP("trichevron::gui::AchievedBandwidthPlot", "billion elements of the problem")},
     {1e6, QT_TRANSLATE_NOOP("trichevron::gui::AchievedBandwidthPlot", "million elements of the problem")},
     {1e3, QT_TRANSLATE_NOOP("trichevron::gui::AchievedBandwidthPlot", "thousand elements of the problem")},
     {1, QT_TRANSLATE_NOOP("trichevron::gui::AchievedBandwidthPlot", "elements of the problem")}}};

constexpr std::array<QCPScatterStyle::ScatterShape, 4> shapes{
    QCPScatterStyle::ssDisc, QCPScatterStyle::ssSquare, QCPScatterStyle::ssTriangle,
    QCPScatterStyle::ssDiamond};

QString toQString(const std::string& text) {
    return QString::fromStdString(text);
}

/// "copy: 4.20 TB/s"; "copy: 4.15 to 4.20 TB/s" if the measurements of the copy differ.
QString copyText(double smallest, double largest) {
    const QString from = toQString(core::rateText(smallest * giga, "B/s"));
    const QString to = toQString(core::rateText(largest * giga, "B/s"));
    if (from == to)
        return fill(AchievedBandwidthPlot::tr("copy: {bandwidth}"), {{"bandwidth", to}});
    const QString unit = to.section(QLatin1Char(' '), -1);
    const bool sameUnit = from.endsWith(QLatin1Char(' ') + unit);
    return fill(AchievedBandwidthPlot::tr("copy: {smallest} to {largest}"),
                {{"smallest", sameUnit ? from.section(QLatin1Char(' '), 0, 0) : from}, {"largest", to}});
}

} // namespace

AchievedBandwidthPlot::AchievedBandwidthPlot(QWidget* parent)
    : LaunchPlot(parent), empty_(addPlotText(*this, 0.5, 0.5, Qt::AlignCenter)),
      cursorRing_(new QCPItemTracer(this)), zoom_(new PlotZoom(*this, Qt::Horizontal | Qt::Vertical)) {
    setObjectName(QStringLiteral("roofPlot"));
    empty_->setTextAlignment(Qt::AlignHCenter);
    cursorRing_->setVisible(false);
    cursorRing_->setStyle(QCPItemTracer::tsCircle);
    cursorRing_->setSize(cursorSize);
    xTicks_->setMinStep(1);
    style();
    retranslate(this, [this] { setAccessibleName(tr("Achieved bandwidth")); });
    refresh();
}

void AchievedBandwidthPlot::setTimings(const std::vector<core::ComparedTiming>& timings, bool shownFirst,
                                       const QString& hint) {
    points_.clear();
    copies_.clear();
    measure_ = chooseMeasure(timings);
    const std::vector<std::string> labels = timingLabels(timings);
    for (const core::BandwidthPoint& found : bandwidthPoints(timings)) {
        const core::ComparedTiming& timing = timings[found.timing];
        const QString device = toQString(timing.device);
        points_.push_back({toQString(labels[found.timing]), toQString(bandwidthText(found)), device,
                           timing.config == nullptr ? 0 : measureValue(*timing.config, measure_),
                           found.bytesPerSecond / giga, found.share, shownFirst && found.timing == 0,
                           factsOf(timing)});
        if (!found.copyBytesPerSecond)
            continue;
        const double copy = *found.copyBytesPerSecond / giga;
        const auto known = std::find_if(copies_.begin(), copies_.end(),
                                        [&](const CopyLine& other) { return other.device == device; });
        if (known == copies_.end()) {
            copies_.push_back({device, copy, copy, {}});
            continue;
        }
        // A copy is measured with each launch; the line is at the fastest one.
        known->gigabytes = std::max(known->gigabytes, copy);
        known->smallest = std::min(known->smallest, copy);
    }
    for (CopyLine& copy : copies_)
        copy.text = copyText(copy.smallest, copy.gigabytes);
    order_.resize(points_.size());
    std::iota(order_.begin(), order_.end(), std::size_t{0});
    std::stable_sort(order_.begin(), order_.end(), [this](std::size_t a, std::size_t b) {
        return std::pair(points_[a].x, points_[a].gigabytes) < std::pair(points_[b].x, points_[b].gigabytes);
    });
    showCursor({});
    why_ = timings.empty() ? hint : toQString(bandwidthUnavailableReason(timings.front()));
    drawContents();
    refresh();
}

void AchievedBandwidthPlot::style() {
    LaunchPlot::style();
    heading_.style(currentTheme().muted);
    empty_->setFont(textFont(0.88));
    empty_->setColor(currentTheme().muted);
    cursorRing_->setPen(QPen(currentTheme().text, 1.6));
    drawContents();
}

void AchievedBandwidthPlot::setAxes() {
    const auto [smallest, largest] = std::minmax_element(
        points_.begin(), points_.end(), [](const Point& a, const Point& b) { return a.x < b.x; });
    const double from = smallest->x;
    const double to = largest->x;
    const bool logarithmic = from > 0 && to / from >= logarithmicFrom;
    xAxis->setScaleType(logarithmic ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
    const double margin = to > from ? (to - from) * 0.12 : std::max(1.0, to * 0.5);
    const QCPRange across =
        logarithmic ? QCPRange(from / 1.5, to * 2.5) : QCPRange(std::max(0.0, from - margin), to + margin);
    const auto& unit = *std::find_if(countUnits.begin(), countUnits.end() - 1,
                                     [&](const CountUnit& at) { return to >= 10 * at.count; });
    xTicks_->setFactor(1 / unit.count);
    xLabel_ = unit.label;
    double top = 0;
    for (const Point& point : points_)
        top = std::max(top, point.gigabytes);
    for (const CopyLine& copy : copies_)
        top = std::max(top, copy.gigabytes);
    zoom_->setFullRange(across, QCPRange(0, top > 0 ? top * 1.18 : 1));
    const core::DisplayUnit rate = core::byteRateUnit(top * giga);
    yTicks_->setFactor(rate.factor * giga);
    yAxis->setLabel(toQString(rate.name));
}

void AchievedBandwidthPlot::drawContents() {
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
        item->setPadding(QMargins(9, 1, 6, 1));
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
        if (!point.share || points_.size() > maxLabelled)
            continue;
        QCPItemText* share =
            addText(0, 0, Qt::AlignLeft | Qt::AlignVCenter,
                    text(core::withPercentSign(std::to_string(qRound(100 * *point.share)))), theme.text);
        share->position->setType(QCPItemPosition::ptPlotCoords);
        share->position->setCoords(point.x, point.gigabytes);
    }
    for (const CopyLine& copy : copies_) {
        auto* line = new QCPItemStraightLine(this); // the plot owns it
        line->setPen(QPen(copies_.size() > 1 ? colourOf(copy.device) : theme.alarm, 1.8, Qt::DashLine));
        line->point1->setCoords(xAxis->range().lower, copy.gigabytes);
        line->point2->setCoords(xAxis->range().upper, copy.gigabytes);
        items_.push_back(line);
        QCPItemText* label =
            addText(0, 0, Qt::AlignLeft | Qt::AlignBottom,
                    copies_.size() > 1 ? copy.device + QStringLiteral(" · ") + copy.text : copy.text,
                    theme.alarmText);
        label->position->setTypeX(QCPItemPosition::ptAxisRectRatio);
        label->position->setTypeY(QCPItemPosition::ptPlotCoords);
        label->position->setCoords(0, copy.gigabytes);
    }
}

void AchievedBandwidthPlot::refresh() {
    const bool any = !points_.empty();
    empty_->setVisible(!any);
    empty_->setText(wrapToPlot(*this, why_, empty_->font()));
    xAxis->setVisible(any);
    yAxis->setVisible(any);
    const bool byBlock = measure_ == core::LaunchMeasure::BlockThreads;
    heading_.setText(byBlock ? tr("Achieved bandwidth by block size")
                             : tr("Achieved bandwidth by problem size"),
                     any ? QStringList{points_.front().text, why_} : QStringList{});
    setXLabel(byBlock ? tr("threads per block") : tr(xLabel_));
    QStringList lines;
    for (const Point& point : points_)
        lines << point.label + QStringLiteral(": ") + point.text;
    finishRefresh(any ? lines.join(QLatin1Char('\n')) : why_);
}

void AchievedBandwidthPlot::showCursor(std::optional<std::size_t> point) {
    cursor_ = point;
    cursorRing_->setVisible(point.has_value());
    if (point)
        cursorRing_->position->setCoords(points_[*point].x, points_[*point].gigabytes);
}

void AchievedBandwidthPlot::moveCursor(int by) {
    if (order_.empty())
        return;
    std::size_t at = 0;
    if (cursor_) {
        const auto now = std::find(order_.begin(), order_.end(), *cursor_) - order_.begin();
        at = static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(now + by, 0, std::ssize(order_) - 1));
    } else if (points_.front().isShown) { // the first key press only shows the cursor
        at = static_cast<std::size_t>(std::find(order_.begin(), order_.end(), 0U) - order_.begin());
    }
    const std::size_t point = order_[at];
    if (!xAxis->range().contains(points_[point].x) || !yAxis->range().contains(points_[point].gigabytes))
        zoom_->showFullRange();
    showCursor(point);
    setAccessibleDescription(points_[point].label + QLatin1Char('\n') + points_[point].text);
    showReading(accessibleDescription());
}

void AchievedBandwidthPlot::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Down:
        moveCursor(-1);
        break;
    case Qt::Key_Right:
    case Qt::Key_Up:
        moveCursor(1);
        break;
    default:
        if (!zoom_->handleKey(*event))
            LaunchPlot::keyPressEvent(event);
    }
}

void AchievedBandwidthPlot::focusOutEvent(QFocusEvent* event) {
    LaunchPlot::focusOutEvent(event);
    showCursor({});
    setAccessibleDescription(summary());
    showReading({});
}

QStringList AchievedBandwidthPlot::copyTexts() const {
    QStringList texts;
    for (const CopyLine& copy : copies_)
        texts << copy.text;
    return texts;
}

QPointF AchievedBandwidthPlot::pointPosition(std::size_t point) const {
    return {xAxis->coordToPixel(points_[point].x), yAxis->coordToPixel(points_[point].gigabytes)};
}

QString AchievedBandwidthPlot::readingAt(const QPointF& place) const {
    double best = reach;
    QString text;
    for (std::size_t i = 0; i < points_.size(); ++i) {
        const QPointF by = pointPosition(i) - place;
        const double far = std::hypot(by.x(), by.y());
        if (far > best)
            continue;
        best = far;
        text = points_[i].label + QLatin1Char('\n') + points_[i].text;
    }
    return text;
}

core::DataTable AchievedBandwidthPlot::table() const {
    const bool byBlock = measure_ == core::LaunchMeasure::BlockThreads;
    core::DataTable table{accessibleName().toStdString(),
                          {"launch", byBlock ? "threads per block" : "elements of the problem",
                           "achieved bandwidth (GB/s)", "share of the copy"},
                          {}};
    for (const Point& point : points_)
        table.rows.push_back({point.label.toStdString(), static_cast<std::int64_t>(point.x), point.gigabytes,
                              point.share ? core::TableCell(*point.share) : core::TableCell()});
    std::vector<TimingFacts> facts;
    for (const Point& point : points_)
        facts.push_back(point.facts);
    addFactColumns(table, facts);
    return table;
}

} // namespace trichevron::gui
