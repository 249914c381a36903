// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/plots/sweep_text.h"

#include "core/messages/timing_words.h"
#include "core/text/number_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace trichevron::gui {
namespace {

struct SweepText {
    Q_DECLARE_TR_FUNCTIONS(SweepText)
};

/// Further blocks are only counted.
constexpr std::size_t maxNamed = 8;

/// The unit for a time of this many microseconds.
ValueUnit valueUnit(const core::SweepMap& map, double microseconds) {
    const core::DisplayUnit unit = core::timeUnit(microseconds);
    const QString name = QString::fromStdString(unit.name);
    switch (map.by) {
    case core::RankedBy::Time:
        break;
    case core::RankedBy::TimePerItem:
        return {unit.factor, SweepText::tr("%1 per item").arg(name)};
    case core::RankedBy::TimePerThread:
        return {unit.factor, SweepText::tr("%1 per thread").arg(name)};
    }
    return {unit.factor, name};
}

QString valueText(const core::SweepMap& map, double value) {
    const ValueUnit unit = valueUnit(map, value);
    return QStringLiteral("%1 %2").arg(value * unit.factor, 0, 'g', 3).arg(unit.name);
}

QString timeText(const core::SweepMap& map, const core::SweepCell& cell) {
    const QString time = QString::fromStdString(core::microsecondsText(cell.time->median));
    return map.by == core::RankedBy::Time || !cell.value
               ? time
               : SweepText::tr("%1, %2").arg(time, valueText(map, *cell.value));
}

} // namespace

ValueUnit valueUnit(const core::SweepMap& map) {
    double largest = 0;
    for (const core::SweepCell& cell : map.cells)
        largest = std::max(largest, cell.value.value_or(0));
    return valueUnit(map, largest);
}

QString describeBlock(const core::SweepMap& map, const core::BlockExtent& block) {
    if (block.z != 1)
        return QString::fromStdString(extentText(block));
    const bool isLine = map.y.size() == 1 && block.y == 1;
    return isLine ? QString::number(block.x) : SweepText::tr("%1 × %2").arg(block.x).arg(block.y);
}

QString describeCell(const core::SweepMap& map, std::size_t cell) {
    const core::SweepCell& at = map.cells.at(cell);
    const core::BlockExtent& extent = at.point.config.blockDim;
    const QString threads =
        SweepText::tr("%1 threads").arg(QString::fromStdString(core::withSeparators(volume(extent))));
    const bool isLine = map.y.size() == 1 && extent.y == 1 && extent.z == 1;
    const QString block = isLine ? threads : SweepText::tr("%1, %2").arg(describeBlock(map, extent), threads);
    const QString warps = SweepText::tr("%1 of %2 warps").arg(at.activeWarps).arg(at.maxWarps);
    const QString reason = QString::fromStdString(at.reason);
    switch (at.state) {
    case core::CellState::Measured: {
        QString standing;
        if (at.standing == core::Standing::Fastest)
            standing = SweepText::tr(", the fastest");
        else if (at.standing == core::Standing::LikeFastest)
            standing = SweepText::tr(", indistinguishable from the fastest");
        else if (map.best && at.value && *map.cells[*map.best].value > 0)
            standing = SweepText::tr(", %1 % slower")
                           .arg(100 * (*at.value / *map.cells[*map.best].value - 1), 0, 'f', 1);
        return SweepText::tr("%1: %2%3 · %4").arg(block, timeText(map, at), standing, warps);
    }
    case core::CellState::Refused:
        return SweepText::tr("%1: refused. %2").arg(block, reason);
    case core::CellState::Missing:
        return SweepText::tr("%1: %2 · %3").arg(block, reason, warps);
    case core::CellState::NotReached:
        return SweepText::tr("%1: not measured yet · %2").arg(block, warps);
    case core::CellState::NotAsked:
        return SweepText::tr("%1: not in the sweep · %2").arg(block, warps);
    }
    return {};
}

QStringList describeBest(const core::SweepMap& map, BestOf of) {
    if (!map.best)
        return {};
    const core::SweepCell& best = map.cells[*map.best];
    QStringList lines;
    const QString which = of == BestOf::AllMaps   ? SweepText::tr("★ fastest of the whole sweep: %1, %2")
                          : of == BestOf::ThisMap ? SweepText::tr("★ fastest of these: %1, %2")
                                                  : SweepText::tr("★ fastest: %1, %2");
    QString first = which.arg(describeBlock(map, best.point.config.blockDim), timeText(map, best));
    if (map.margin)
        first += SweepText::tr(", %1 % faster than the next").arg(100 * *map.margin, 0, 'f', 1);
    if (map.by == core::RankedBy::TimePerThread)
        first += SweepText::tr(" · by time per thread");
    else if (map.by == core::RankedBy::TimePerItem)
        first += SweepText::tr(" · by time per item");
    lines << first;
    if (map.likeBest.empty())
        return lines;
    QStringList named;
    for (std::size_t i = 0; i < std::min(map.likeBest.size(), maxNamed); ++i)
        named << describeBlock(map, map.cells[map.likeBest[i]].point.config.blockDim);
    QString like = SweepText::tr("~ indistinguishable: %1").arg(named.join(QStringLiteral(", ")));
    if (map.likeBest.size() > maxNamed)
        like += SweepText::tr(" and %1 more").arg(map.likeBest.size() - maxNamed);
    lines << like;
    return lines;
}

QString describeCounts(const core::SweepMap& map, SweepStage stage) {
    QStringList counts;
    const auto add = [&](core::CellState state, const QString& text) {
        if (const std::size_t count = map.count(state); count != 0)
            counts << text.arg(count);
    };
    add(core::CellState::Measured, SweepText::tr("%1 measured"));
    add(core::CellState::NotReached, SweepText::tr("%1 to measure"));
    add(core::CellState::Refused, SweepText::tr("%1 refused (hatched)"));
    const bool recorded = stage == SweepStage::Recorded;
    add(core::CellState::Missing,
        recorded ? SweepText::tr("%1 not recorded (dotted)") : SweepText::tr("%1 not measured (dotted)"));
    if (stage != SweepStage::Planned)
        add(core::CellState::NotAsked, recorded && map.count(core::CellState::Missing) == 0
                                           ? SweepText::tr("%1 not recorded (blank)")
                                           : SweepText::tr("%1 not in the sweep (blank)"));
    return counts.join(QStringLiteral(", "));
}

} // namespace trichevron::gui
