// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/source/bounds_plot.h"

#include "app/gui/plots/plot_style.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/text/text.h"
#include "app/gui/theme/theme.h"
#include "core/messages/percent_text.h"
#include "core/text/number_text.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

namespace trichevron::gui {
namespace {

constexpr double barWidth = 5; ///< in registers
constexpr double headroom = 1.1;
constexpr double fullOccupancy = 100; ///< percent

std::uint64_t spilled(const core::BoundsPoint& point) {
    return point.kernel.spillStoreBytes.value_or(core::Bytes{0}).value;
}

double percent(const core::BoundsPoint& point) {
    return fullOccupancy * point.occupancy;
}

} // namespace

QString choiceText(const core::BoundsChoice& choice) {
    switch (choice.kind) {
    case core::BoundsChoice::Kind::NoBounds:
        return BoundsPlot::tr("no launch bounds");
    case core::BoundsChoice::Kind::LaunchBounds:
        return text(boundsText(choice));
    case core::BoundsChoice::Kind::RegisterLimit:
        break;
    }
    return QStringLiteral("--maxrregcount=%1").arg(choice.registerLimit);
}

QString describePoint(const core::BoundsPoint& point) {
    return fill(BoundsPlot::tr(
                    "{choice}: {registers, plural, one {# register} other {# registers}}, {bytes} spilled, "
                    "{blocks, plural, one {# block} other {# blocks}} per SM, {occupancy}"),
                {{"choice", choiceText(point.choice)},
                 {"registers", point.kernel.numRegs.value_or(0)},
                 {"bytes", core::bytesText({spilled(point)})},
                 {"blocks", point.residentBlocks},
                 {"occupancy", core::occupancyPercentText(point.occupancy)}});
}

BoundsPlot::BoundsPlot(QWidget* parent)
    : LaunchPlot(parent), occupancy_(addGraph()), present_(addGraph()), speed_(addGraph()),
      spills_(new QCPBars(xAxis, yAxis2)) {
    setObjectName(QStringLiteral("boundsPlot"));
    occupancy_->setLineStyle(QCPGraph::lsStepRight);
    present_->setLineStyle(QCPGraph::lsNone);
    spills_->setWidth(barWidth);
    setAttribute(Qt::WA_NoMousePropagation, false); // for the wheel
    xTicks_->setBinarySteps(1);
    yTicks_->setLargestTick(fullOccupancy); // the room above is for a whole mark
    connect(this, &QCustomPlot::mousePress, this, [this](QMouseEvent* event) {
        if (const int index = nearest(xAxis->pixelToCoord(event->position().x())); index >= 0)
            Q_EMIT chosen(index);
    });
    style();
    retranslate(this, [this] {
        setAccessibleName(tr("What launch bounds would do"));
        setXLabel(tr("registers per thread, compiled with each limit"));
    });
    refresh();
}

void BoundsPlot::setPoints(std::vector<core::BoundsPoint> points,
                           std::vector<std::optional<core::Summary>> times, std::uint32_t threads) {
    points_ = std::move(points);
    times_ = std::move(times);
    threads_ = threads;
    refresh();
}

void BoundsPlot::style() {
    LaunchPlot::style();
    const Theme& theme = currentTheme();
    occupancy_->setPen(QPen(theme.accent, 1.8));
    occupancy_->setScatterStyle(
        QCPScatterStyle(QCPScatterStyle::ssDisc, QPen(theme.accent), QBrush(theme.accent), 5));
    const QColor now = theme.categories[5];
    present_->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssDiamond, QPen(now), QBrush(now), 11));
    const QColor speed = theme.categories[2];
    speed_->setPen(QPen(speed, 1.8, Qt::DashLine));
    speed_->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssSquare, QPen(speed), QBrush(speed), 6));
    QColor bars = theme.alarm;
    bars.setAlphaF(0.45F);
    spills_->setBrush(bars);
    spills_->setPen(Qt::NoPen);
    styleAxis(*yAxis2);
    yAxis2->setBasePen(Qt::NoPen);
    yAxis2->grid()->setVisible(false);
    heading_.style(theme.text);
}

std::optional<double> BoundsPlot::timeOf(std::size_t point) const {
    return point < times_.size() && times_[point] ? std::optional(times_[point]->median) : std::nullopt;
}

std::map<double, double> BoundsPlot::speeds() const {
    std::map<double, double> times;
    double fastest = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < points_.size(); ++i)
        if (const auto time = timeOf(i)) {
            const auto [known, isNew] = times.emplace(points_[i].kernel.numRegs.value_or(0), *time);
            known->second = std::min(known->second, *time);
            fastest = std::min(fastest, *time);
        }
    for (auto& [registers, time] : times)
        time = fullOccupancy * fastest / time;
    return times;
}

void BoundsPlot::refresh() {
    // Several choices can lead to the same number of registers: the least spilled bytes count.
    std::map<double, double> occupancies;
    std::map<double, double> bytes;
    present_->data()->clear();
    for (const core::BoundsPoint& point : points_) {
        const double registers = point.kernel.numRegs.value_or(0);
        occupancies[registers] = std::max(occupancies[registers], percent(point));
        const auto known = bytes.find(registers);
        const auto now = static_cast<double>(spilled(point));
        bytes[registers] = known == bytes.end() ? now : std::min(known->second, now);
        if (point.isPresent)
            present_->addData(registers, percent(point));
    }
    QVector<double> x;
    QVector<double> y;
    QVector<double> spills;
    for (const auto& [registers, occupancy] : occupancies) {
        x << registers;
        y << occupancy;
        spills << bytes[registers];
    }
    occupancy_->setData(x, y, true);
    spills_->setData(x, spills, true);
    speed_->data()->clear();
    for (const auto& [registers, speed] : speeds())
        speed_->addData(registers, speed);
    const double most = spills.isEmpty() ? 0 : *std::max_element(spills.begin(), spills.end());
    yAxis2->setVisible(most > 0);
    yAxis2->setRange(0, std::max(1.0, most) * headroom);
    yAxis->setRange(0, fullOccupancy * headroom);
    if (!x.isEmpty())
        xAxis->setRange(std::max(0.0, x.front() - barWidth), x.back() + barWidth);
    const Theme& theme = currentTheme();
    heading_.setAxisNames({speed_->data()->isEmpty() ? tr("occupancy (%)")
                                                     : tr("occupancy (%) ● and speed (% of the fastest) ■"),
                           theme.accentText},
                          {most > 0 ? tr("bytes spilled per thread") : QString(), theme.muted});
    const auto now = std::find_if(points_.begin(), points_.end(),
                                  [](const core::BoundsPoint& point) { return point.isPresent; });
    const QString present =
        now == points_.end() ? QString() : fill(tr("as declared, {point}"), {{"point", describePoint(*now)}});
    heading_.setText(
        fill(tr("Occupancy by registers, blocks of {threads}"), {{"threads", core::digits(threads_)}}),
        {present});
    finishRefresh(present);
}

int BoundsPlot::nearest(double x) const {
    int best = -1;
    double distance = 0;
    for (std::size_t i = 0; i < points_.size(); ++i) {
        const double away = std::abs(points_[i].kernel.numRegs.value_or(0) - x);
        if (best < 0 || away < distance) {
            best = static_cast<int>(i);
            distance = away;
        }
    }
    return best;
}

void BoundsPlot::wheelEvent(QWheelEvent* event) {
    event->ignore();
}

QString BoundsPlot::readingAt(const QPointF& place) const {
    const int index = nearest(xAxis->pixelToCoord(place.x()));
    if (index < 0)
        return {};
    const auto point = static_cast<std::size_t>(index);
    const auto time = timeOf(point);
    return describePoint(points_[point]) +
           (time ? QStringLiteral(", ") + text(core::microsecondsText(*time)) : QString());
}

core::DataTable BoundsPlot::table() const {
    core::DataTable exported;
    exported.title = accessibleName().toStdString();
    exported.columns = {
        "bounds",        "register limit", "registers",       "spill stores (bytes)", "spill loads (bytes)",
        "blocks per SM", "occupancy (%)",  "median time (µs)"};
    for (std::size_t i = 0; i < points_.size(); ++i) {
        const core::BoundsPoint& point = points_[i];
        const auto time = timeOf(i);
        exported.rows.push_back(
            {choiceText(point.choice).toStdString(), static_cast<std::int64_t>(point.choice.registerLimit),
             static_cast<std::int64_t>(point.kernel.numRegs.value_or(0)),
             static_cast<std::int64_t>(spilled(point)),
             static_cast<std::int64_t>(point.kernel.spillLoadBytes.value_or(core::Bytes{0}).value),
             static_cast<std::int64_t>(point.residentBlocks), percent(point),
             time ? core::TableCell(*time) : core::TableCell()});
    }
    return exported;
}

} // namespace trichevron::gui
