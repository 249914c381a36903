// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/plots/sweep_text.h"

#include "app/gui/text/fill.h"
#include "core/dimensions/extent_text.h"
#include "core/text/number_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>

namespace trichevron::gui {
namespace {

struct SweepText {
    Q_DECLARE_TR_FUNCTIONS(SweepText)
};

/// Further blocks are only counted.
constexpr std::size_t maxNamed = 8;

/// The unit of the values that are compared. A time per thread can be far below a microsecond.
ValueUnit valueUnit(const std::vector<core::SweepCell>& cells, core::RankedBy by) {
    double largest = 0;
    for (const core::SweepCell& cell : cells)
        largest = std::max(largest, cell.value.value_or(0));
    const core::DisplayUnit unit = by == core::RankedBy::Time ? timeUnitOf(cells) : core::timeUnit(largest);
    const QString name = QString::fromStdString(unit.name);
    switch (by) {
    case core::RankedBy::Time:
        break;
    case core::RankedBy::TimePerItem:
        return {unit.factor, fill(SweepText::tr("{unit} per item"), {{"unit", name}})};
    case core::RankedBy::TimePerThread:
        return {unit.factor, fill(SweepText::tr("{unit} per thread"), {{"unit", name}})};
    }
    return {unit.factor, name};
}

QString valueText(const ValueUnit& unit, double value) {
    return QStringLiteral("%1 %2").arg(value * unit.factor, 0, 'g', 3).arg(unit.name);
}

/// How a measured cell compares with the fastest, if one is known; may be empty.
QString standingOf(const core::SweepCell& cell, const core::SweepCell* best) {
    if (cell.standing == core::Standing::Fastest)
        return SweepText::tr("the fastest");
    if (cell.standing == core::Standing::LikeFastest)
        return SweepText::tr("indistinguishable from the fastest");
    if (best != nullptr && best != &cell && cell.value && *best->value > 0)
        return fill(SweepText::tr("{share} % slower"),
                    {{"share", QString::number(100 * (*cell.value / *best->value - 1), 'f', 1)}});
    return {};
}

/// The fastest block of a map with its time.
QString fastestText(BestOf of, const QString& block, const QString& time) {
    const auto pattern = [of] {
        switch (of) {
        case BestOf::AllMaps:
            return SweepText::tr("★ fastest of the whole sweep: {block}, {time}");
        case BestOf::AllOfProblem:
            return SweepText::tr("★ fastest with this problem in the whole sweep: {block}, {time}");
        case BestOf::ThisMap:
            return SweepText::tr("★ fastest of these: {block}, {time}");
        case BestOf::OnlyMap:
            break;
        }
        return SweepText::tr("★ fastest: {block}, {time}");
    };
    return fill(pattern(), {{"block", block}, {"time", time}});
}

/// Whether blocks of the map are told apart by x alone.
bool isLine(const core::SweepMap& map, const core::BlockExtent& block) {
    return map.y.size() == 1 && block.y == 1 && block.z == 1;
}

/// The fastest cell; null where none is known.
const core::SweepCell* bestOf(const core::SweepMap& map) {
    return map.ranking.best ? &map.cells[*map.ranking.best] : nullptr;
}

std::size_t countIn(const std::vector<core::SweepCell>& cells, core::CellState state) {
    return static_cast<std::size_t>(std::count_if(
        cells.begin(), cells.end(), [state](const core::SweepCell& cell) { return cell.state == state; }));
}

std::size_t countOfSweep(const std::vector<core::SweepCell>& cells) {
    return static_cast<std::size_t>(std::count_if(
        cells.begin(), cells.end(), [](const core::SweepCell& cell) { return cell.isInSweep; }));
}

/// The pattern with a number of launches.
QString countOf(const QString& pattern, std::size_t launches) {
    return fill(pattern, {{"count", core::withSeparators(launches)}});
}

} // namespace

ValueUnit valueUnit(const core::SweepMap& map) {
    return valueUnit(map.cells, map.ranking.by);
}

core::DisplayUnit timeUnitOf(const std::vector<core::SweepCell>& cells) {
    double smallest = std::numeric_limits<double>::infinity();
    double largest = 0;
    for (const core::SweepCell& cell : cells)
        if (cell.state == core::CellState::Measured && cell.time) {
            smallest = std::min(smallest, cell.time->median);
            largest = std::max(largest, cell.time->median);
        }
    return core::commonTimeUnit(std::min(smallest, largest), largest);
}

QString axisUnitText(const QString& unit, bool isLogarithmic) {
    return isLogarithmic && !unit.isEmpty() ? fill(SweepText::tr("{unit}, logarithmic"), {{"unit", unit}})
                                            : unit;
}

QString describeTime(const std::vector<core::SweepCell>& cells, std::size_t cell, core::RankedBy by) {
    const core::SweepCell& at = cells.at(cell);
    const QString time = QString::fromStdString(core::timeText(at.time->median, timeUnitOf(cells)));
    return by == core::RankedBy::Time || !at.value
               ? time
               : time + QStringLiteral(", ") + valueText(valueUnit(cells, by), *at.value);
}

QString alikeText(const core::CellRanking& ranking) {
    if (ranking.likeBest.empty())
        return {};
    return QStringLiteral(", ") +
           fill(SweepText::tr("{count} alike (~)"), {{"count", ranking.likeBest.size()}});
}

bool hasTime(const std::vector<core::SweepCell>& cells, std::optional<std::size_t> cell) {
    return cell && cells[*cell].state == core::CellState::Measured && cells[*cell].time;
}

QString launchTimeText(const std::vector<core::SweepCell>& cells, std::size_t cell, core::RankedBy by) {
    return fill(SweepText::tr("○ this launch: {time}"), {{"time", describeTime(cells, cell, by)}});
}

QString describeRanking(core::RankedBy by) {
    switch (by) {
    case core::RankedBy::Time:
        break;
    case core::RankedBy::TimePerThread:
        return SweepText::tr("by time per thread");
    case core::RankedBy::TimePerItem:
        return SweepText::tr("by time per item");
    }
    return {};
}

QString describeBlock(const core::SweepMap& map, const core::BlockExtent& block) {
    if (block.z != 1)
        return QString::fromStdString(extentText(block));
    return isLine(map, block) ? QString::number(block.x)
                              : QStringLiteral("%1 × %2").arg(block.x).arg(block.y);
}

QString describeCell(const core::SweepMap& map, std::size_t cell) {
    const core::SweepCell& at = map.cells.at(cell);
    const core::BlockExtent& extent = at.point.config.blockDim;
    const QString threads = fill(SweepText::tr("{threads, plural, one {# thread} other {# threads}}"),
                                 {{"threads", volume(extent)}});
    const QString block =
        isLine(map, extent) ? threads : describeBlock(map, extent) + QStringLiteral(", ") + threads;
    return describeCell(block, map.cells, cell, map.ranking.by, bestOf(map));
}

QString describeCell(const QString& place, const std::vector<core::SweepCell>& cells, std::size_t cell,
                     core::RankedBy by, const core::SweepCell* best) {
    const core::SweepCell& at = cells.at(cell);
    const QString warps = fill(SweepText::tr("{resident} of {warps, plural, one {# warp} other {# warps}}"),
                               {{"resident", at.activeWarps}, {"warps", at.maxWarps}});
    switch (at.state) {
    case core::CellState::Measured: {
        QStringList time{describeTime(cells, cell, by)};
        if (const QString standing = standingOf(at, best); !standing.isEmpty())
            time << standing;
        return fill(SweepText::tr("{launch}: {time} · {warps}"),
                    {{"launch", place}, {"time", time.join(QStringLiteral(", "))}, {"warps", warps}});
    }
    case core::CellState::Wrong:
        return fill(SweepText::tr("{launch}: wrong result, not ranked. {reason}"),
                    {{"launch", place}, {"reason", at.reason}});
    case core::CellState::Incomplete:
        return fill(SweepText::tr("{launch}: not compared. {reason}"),
                    {{"launch", place}, {"reason", at.reason}});
    case core::CellState::Refused:
        return fill(SweepText::tr("{launch}: refused. {reason}"), {{"launch", place}, {"reason", at.reason}});
    case core::CellState::Missing:
        return fill(SweepText::tr("{launch}: {reason} · {warps}"),
                    {{"launch", place}, {"reason", at.reason}, {"warps", warps}});
    case core::CellState::NotReached:
        return fill(SweepText::tr("{launch}: not measured yet · {warps}"),
                    {{"launch", place}, {"warps", warps}});
    case core::CellState::NotAsked:
        return fill(SweepText::tr("{launch}: not in the sweep · {warps}"),
                    {{"launch", place}, {"warps", warps}});
    }
    return {};
}

QStringList describeBest(const core::SweepMap& map, BestOf of, std::optional<double> margin) {
    if (!map.ranking.best)
        return {};
    const core::SweepCell& best = map.cells[*map.ranking.best];
    QStringList lines;
    QString first = fastestText(of, describeBlock(map, best.point.config.blockDim),
                                describeTime(map.cells, *map.ranking.best, map.ranking.by));
    if (margin)
        first += QStringLiteral(", ") + fill(SweepText::tr("{share} % faster than the next"),
                                             {{"share", QString::number(100 * *margin, 'f', 1)}});
    if (const QString by = describeRanking(map.ranking.by); !by.isEmpty())
        first += QStringLiteral(" · ") + by;
    lines << first;
    if (map.ranking.likeBest.empty())
        return lines;
    QStringList named;
    for (std::size_t i = 0; i < std::min(map.ranking.likeBest.size(), maxNamed); ++i)
        named << describeBlock(map, map.cells[map.ranking.likeBest[i]].point.config.blockDim);
    const QString blocks = named.join(QStringLiteral(", "));
    lines << (map.ranking.likeBest.size() > maxNamed
                  ? fill(SweepText::tr("~ indistinguishable: {blocks} and {more} more"),
                         {{"blocks", blocks},
                          {"more", core::withSeparators(map.ranking.likeBest.size() - maxNamed)}})
                  : fill(SweepText::tr("~ indistinguishable: {blocks}"), {{"blocks", blocks}}));
    return lines;
}

QString describeShown(const core::SweepMap& map, std::optional<std::size_t> cell,
                      const core::LaunchConfig& launch) {
    const core::BlockExtent& block = launch.blockDim;
    const QString name = describeBlock(map, block);
    const std::optional<std::size_t> alike = map.find(block);
    if (!cell && alike && map.cells[*alike].point.config.gridDim != launch.gridDim)
        return fill(
            SweepText::tr("○ this launch, {block}: not on this map, whose launch has grid {grid}"),
            {{"block", name}, {"grid", core::shortExtentText(map.cells[*alike].point.config.gridDim)}});
    if (!cell)
        return fill(SweepText::tr("○ this launch, {block}: not on this map"), {{"block", name}});
    // Short, so that the heading has room for the counts.
    const bool isNumber = isLine(map, block);
    return fill(SweepText::tr("○ this launch: {cell}"),
                {{"cell", isNumber ? describeCell(map, *cell)
                                   : describeCell(name, map.cells, *cell, map.ranking.by, bestOf(map))}});
}

QStringList describeBriefly(const core::SweepMap& map, BestOf of, std::optional<std::size_t> shown,
                            const core::LaunchConfig& launch) {
    QStringList lines;
    if (const core::SweepCell* best = bestOf(map))
        lines << fastestText(of, describeBlock(map, best->point.config.blockDim),
                             describeTime(map.cells, *map.ranking.best, map.ranking.by)) +
                     alikeText(map.ranking);
    lines << (hasTime(map.cells, shown) ? launchTimeText(map.cells, *shown, map.ranking.by)
                                        : describeShown(map, shown, launch));
    return lines;
}

QString describeLastWave(const core::SweepCell& cell) {
    return cell.lastWave ? fill(SweepText::tr("last wave {percent} % full"),
                                {{"percent", QString::number(100 * *cell.lastWave, 'f', 0)}})
                         : QString();
}

QString describeCounts(const std::vector<core::SweepCell>& cells, const std::vector<core::SweepCell>& covered,
                       SweepStage stage, SweepForm form) {
    QStringList counts;
    const auto add = [&](core::CellState state, const QString& text) {
        if (const std::size_t count = countIn(cells, state); count != 0)
            counts << countOf(text, count);
    };
    const std::size_t launches = covered.size() + countOfSweep(cells);
    const std::size_t measured =
        countIn(cells, core::CellState::Measured) + countIn(covered, core::CellState::Measured);
    if (measured != 0 && measured == launches)
        counts << countOf(SweepText::tr("{count} measured"), measured);
    else if (measured != 0)
        counts << fill(
            SweepText::tr("{count} of {launches} measured"),
            {{"count", core::withSeparators(measured)}, {"launches", core::withSeparators(launches)}});
    add(core::CellState::NotReached, SweepText::tr("{count} to measure"));
    add(core::CellState::Wrong, SweepText::tr("{count} with a wrong result (crossed)"));
    add(core::CellState::Incomplete, SweepText::tr("{count} leaving elements out (crossed)"));
    const bool recorded = stage == SweepStage::Recorded;
    if (form == SweepForm::Lines) {
        add(core::CellState::Refused, SweepText::tr("{count} refused (crossed)"));
        add(core::CellState::Missing, recorded ? SweepText::tr("{count} not recorded (crossed)")
                                               : SweepText::tr("{count} not measured (crossed)"));
        return counts.join(QStringLiteral(", "));
    }
    add(core::CellState::Refused, SweepText::tr("{count} refused (hatched)"));
    add(core::CellState::Missing, recorded ? SweepText::tr("{count} not recorded (dotted)")
                                           : SweepText::tr("{count} not measured (dotted)"));
    if (stage != SweepStage::Planned)
        add(core::CellState::NotAsked, recorded && countIn(cells, core::CellState::Missing) == 0
                                           ? SweepText::tr("{count} not recorded (blank)")
                                           : SweepText::tr("{count} not in the sweep (blank)"));
    return counts.join(QStringLiteral(", "));
}

} // namespace trichevron::gui
