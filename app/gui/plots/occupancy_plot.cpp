// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/plots/occupancy_plot.h"

#include "app/gui/plots/plot_style.h"
#include "app/gui/theme/theme.h"
#include "core/words/words.h"

#include <algorithm>
#include <cmath>

namespace trichevron {
namespace {

constexpr std::uint32_t blockStep = 32;
/// No device allows as many threads per block; a device file that says more gets an axis that ends here.
constexpr std::uint32_t longestAxis = 16384;
constexpr double leastTickStep = 256;
constexpr double mostTicks = 8;

QString limiterWord(Limiter limiter) {
    switch (limiter) {
    case Limiter::Warps:
        return OccupancyPlot::tr("warps");
    case Limiter::Blocks:
        return OccupancyPlot::tr("blocks");
    case Limiter::Registers:
        return OccupancyPlot::tr("registers");
    case Limiter::SharedMemory:
        return OccupancyPlot::tr("shared memory");
    case Limiter::Barriers:
        return OccupancyPlot::tr("barriers");
    }
    return {};
}

} // namespace

OccupancyPlot::OccupancyPlot(const LaunchSession& session, QWidget* parent)
    : LaunchPlot(tr("threads per block"), parent), session_(session), curve_(addGraph()), point_(addGraph()),
      mark_(new QCPItemStraightLine(this)) {
    setObjectName(QStringLiteral("occupancyPlot"));
    setAccessibleName(tr("Occupancy by block size"));
    setBufferDevicePixelRatio(devicePixelRatioF());
    curve_->setAdaptiveSampling(true);
    point_->setLineStyle(QCPGraph::lsNone);
    connect(&session_, &LaunchSession::changed, this, &OccupancyPlot::refresh);
    style();
    refresh();
}

void OccupancyPlot::style() {
    LaunchPlot::style();
    const Theme& theme = currentTheme();
    curve_->setPen(QPen(theme.accent, 1.8));
    const QColor point = theme.categories[5];
    point_->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssDisc, QPen(point), QBrush(point), 9));
    mark_->setPen(QPen(point, 1, Qt::DotLine));
    heading_.style(theme.alarmText);
}

QString OccupancyPlot::limitersOf(const Occupancy& occupancy) const {
    QStringList names;
    for (const Limiter limiter : allLimiters) {
        if (occupancy.limitedBy(limiter))
            names << limiterWord(limiter);
    }
    return names.join(tr(" and "));
}

void OccupancyPlot::computeCurve() {
    const LaunchState& state = session_.state();
    if (device_ == state.device && kernel_ == state.kernel && dynamicSmem_ == state.config.dynamicSmemBytes &&
        optIns_ == state.optIns)
        return;
    device_ = state.device;
    kernel_ = state.kernel;
    dynamicSmem_ = state.config.dynamicSmemBytes;
    optIns_ = state.optIns;
    mostThreads_ = device_ ? std::min(device_->maxThreadsPerBlock, longestAxis) : 0;
    QVector<double> threads;
    QVector<double> warps;
    if (device_) {
        const KernelAttributes kernel = session_.kernelAttributes();
        for (std::uint32_t size = blockStep; size <= mostThreads_; size += blockStep) {
            threads << size;
            warps << occupancyOf(kernel, *device_, size, dynamicSmem_).activeWarps;
        }
        xAxis->setRange(0, std::max(1.0, mostThreads_ * 1.02));
        auto ticker = QSharedPointer<QCPAxisTickerFixed>::create();
        ticker->setTickStep(std::max(leastTickStep, mostThreads_ / mostTicks));
        xAxis->setTicker(ticker);
        const double most = device_->maxThreadsPerMultiProcessor / std::max(1.0, double(device_->warpSize));
        yAxis->setRange(0, most * 1.06);
        auto quarters = QSharedPointer<QCPAxisTickerFixed>::create();
        quarters->setTickStep(std::max(1.0, most / 4));
        yAxis->setTicker(quarters);
    }
    curve_->setData(threads, warps, true);
}

void OccupancyPlot::refresh() {
    computeCurve();
    const Evaluation* evaluation = session_.evaluation();
    const bool known = evaluation != nullptr && evaluation->threadsPerBlock > 0;
    const double threads = known ? static_cast<double>(evaluation->threadsPerBlock) : 0;
    const bool onAxis = known && device_ && evaluation->threadsPerBlock <= mostThreads_;
    mark_->setVisible(onAxis);
    point_->data()->clear();
    QString resident;
    QString limit;
    if (!known) {
        resident = evaluation == nullptr ? tr("no device, so nothing is known of its multiprocessors")
                                         : tr("a block of no threads");
    } else if (!onAxis) {
        resident = tr("a block of %1 is past this axis: none is resident")
                       .arg(QString::fromStdString(withSeparators(evaluation->threadsPerBlock)));
    } else {
        const Occupancy& occupancy = evaluation->occupancy;
        point_->addData(threads, occupancy.activeWarps);
        mark_->point1->setCoords(threads, 0);
        mark_->point2->setCoords(threads, 1);
        resident =
            tr("%1 threads: %2 of %3 warps").arg(threads).arg(occupancy.activeWarps).arg(occupancy.maxWarps);
        limit = tr("limited by %1").arg(limitersOf(occupancy));
    }
    heading_.setText(tr("Resident warps per SM, by block size"), {resident, limit});
    drawWith(limit.isEmpty() ? resident : tr("%1, %2").arg(resident, limit));
}

QString OccupancyPlot::readingAt(const QPointF& place) const {
    if (mostThreads_ < blockStep)
        return {};
    const double x = xAxis->pixelToCoord(place.x());
    const auto size = static_cast<std::uint32_t>(
        qBound<double>(blockStep, std::round(x / blockStep) * blockStep, mostThreads_));
    const Occupancy occupancy =
        occupancyOf(session_.kernelAttributes(), *device_, size, session_.state().config.dynamicSmemBytes);
    return tr("%1 threads: %2 warps in %3 blocks, by %4")
        .arg(size)
        .arg(occupancy.activeWarps)
        .arg(occupancy.maxActiveBlocksPerMultiprocessor)
        .arg(limitersOf(occupancy));
}

} // namespace trichevron
