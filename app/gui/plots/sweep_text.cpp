// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/plots/sweep_text.h"

#include "app/gui/text/fill.h"
#include "core/dimensions/extent_text.h"
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
        return {unit.factor, fill(SweepText::tr("{unit} per item"), {{"unit", name}})};
    case core::RankedBy::TimePerThread:
        return {unit.factor, fill(SweepText::tr("{unit} per thread"), {{"unit", name}})};
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
               : time + QStringLiteral(", ") + valueText(map, *cell.value);
}

/// How a measured cell compares with the fastest; may be empty.
QString standingOf(const core::SweepMap& map, const core::SweepCell& cell) {
    if (cell.standing == core::Standing::Fastest)
        return SweepText::tr("the fastest");
    if (cell.standing == core::Standing::LikeFastest)
        return SweepText::tr("indistinguishable from the fastest");
    if (map.best && cell.value && *map.cells[*map.best].value > 0)
        return fill(
            SweepText::tr("{share} % slower"),
            {{"share", QString::number(100 * (*cell.value / *map.cells[*map.best].value - 1), 'f', 1)}});
    return {};
}

/// The fastest block of a map with its time.
QString fastestText(BestOf of, const QString& block, const QString& time) {
    const auto pattern = [of] {
        switch (of) {
        case BestOf::AllMaps:
            return SweepText::tr("★ fastest of the whole sweep: {block}, {time}");
        case BestOf::ThisMap:
            return SweepText::tr("★ fastest of these: {block}, {time}");
        case BestOf::OnlyMap:
            break;
        }
        return SweepText::tr("★ fastest: {block}, {time}");
    };
    return fill(pattern(), {{"block", block}, {"time", time}});
}

/// The pattern with a number of launches.
QString countOf(const QString& pattern, std::size_t launches) {
    return fill(pattern, {{"count", core::digits(launches)}});
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
    return isLine ? QString::number(block.x) : QStringLiteral("%1 × %2").arg(block.x).arg(block.y);
}

QString describeCell(const core::SweepMap& map, std::size_t cell) {
    const core::SweepCell& at = map.cells.at(cell);
    const core::BlockExtent& extent = at.point.config.blockDim;
    const QString threads = fill(SweepText::tr("{threads, plural, one {# thread} other {# threads}}"),
                                 {{"threads", volume(extent)}});
    const bool isLine = map.y.size() == 1 && extent.y == 1 && extent.z == 1;
    const QString block = isLine ? threads : describeBlock(map, extent) + QStringLiteral(", ") + threads;
    const QString warps = fill(SweepText::tr("{resident} of {warps, plural, one {# warp} other {# warps}}"),
                               {{"resident", at.activeWarps}, {"warps", at.maxWarps}});
    switch (at.state) {
    case core::CellState::Measured: {
        QStringList time{timeText(map, at)};
        if (const QString standing = standingOf(map, at); !standing.isEmpty())
            time << standing;
        return fill(SweepText::tr("{block}: {time} · {warps}"),
                    {{"block", block}, {"time", time.join(QStringLiteral(", "))}, {"warps", warps}});
    }
    case core::CellState::Refused:
        return fill(SweepText::tr("{block}: refused. {reason}"), {{"block", block}, {"reason", at.reason}});
    case core::CellState::Missing:
        return fill(SweepText::tr("{block}: {reason} · {warps}"),
                    {{"block", block}, {"reason", at.reason}, {"warps", warps}});
    case core::CellState::NotReached:
        return fill(SweepText::tr("{block}: not measured yet · {warps}"),
                    {{"block", block}, {"warps", warps}});
    case core::CellState::NotAsked:
        return fill(SweepText::tr("{block}: not in the sweep · {warps}"),
                    {{"block", block}, {"warps", warps}});
    }
    return {};
}

QStringList describeBest(const core::SweepMap& map, BestOf of) {
    if (!map.best)
        return {};
    const core::SweepCell& best = map.cells[*map.best];
    QStringList lines;
    QString first = fastestText(of, describeBlock(map, best.point.config.blockDim), timeText(map, best));
    if (map.margin)
        first += QStringLiteral(", ") + fill(SweepText::tr("{share} % faster than the next"),
                                             {{"share", QString::number(100 * *map.margin, 'f', 1)}});
    if (map.by == core::RankedBy::TimePerThread)
        first += QStringLiteral(" · ") + SweepText::tr("by time per thread");
    else if (map.by == core::RankedBy::TimePerItem)
        first += QStringLiteral(" · ") + SweepText::tr("by time per item");
    lines << first;
    if (map.likeBest.empty())
        return lines;
    QStringList named;
    for (std::size_t i = 0; i < std::min(map.likeBest.size(), maxNamed); ++i)
        named << describeBlock(map, map.cells[map.likeBest[i]].point.config.blockDim);
    const QString blocks = named.join(QStringLiteral(", "));
    lines << (map.likeBest.size() > maxNamed
                  ? fill(SweepText::tr("~ indistinguishable: {blocks} and {more} more"),
                         {{"blocks", blocks}, {"more", core::digits(map.likeBest.size() - maxNamed)}})
                  : fill(SweepText::tr("~ indistinguishable: {blocks}"), {{"blocks", blocks}}));
    return lines;
}

QString describeCounts(const core::SweepMap& map, SweepStage stage) {
    QStringList counts;
    const auto add = [&](core::CellState state, const QString& text) {
        if (const std::size_t count = map.count(state); count != 0)
            counts << countOf(text, count);
    };
    add(core::CellState::Measured, SweepText::tr("{count} measured"));
    add(core::CellState::NotReached, SweepText::tr("{count} to measure"));
    add(core::CellState::Refused, SweepText::tr("{count} refused (hatched)"));
    const bool recorded = stage == SweepStage::Recorded;
    add(core::CellState::Missing, recorded ? SweepText::tr("{count} not recorded (dotted)")
                                           : SweepText::tr("{count} not measured (dotted)"));
    if (stage != SweepStage::Planned)
        add(core::CellState::NotAsked, recorded && map.count(core::CellState::Missing) == 0
                                           ? SweepText::tr("{count} not recorded (blank)")
                                           : SweepText::tr("{count} not in the sweep (blank)"));
    return counts.join(QStringLiteral(", "));
}

} // namespace trichevron::gui
