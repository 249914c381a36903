// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/plots/sweep_curve_text.h"

#include "app/gui/plots/sweep_text.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/text.h"
#include "core/text/number_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace trichevron::gui {
namespace {

struct SweepCurveText {
    Q_DECLARE_TR_FUNCTIONS(SweepCurveText)
};

QString xText(const core::SweepCurves& curves, std::size_t cell) {
    const std::uint64_t value = curves.x[curves.at[cell]];
    switch (curves.over) {
    case core::SweepAxis::BlockSize:
        return fill(
            SweepCurveText::tr("{count, plural, one {# thread per block} other {# threads per block}}"),
            {{"count", value}});
    case core::SweepAxis::Cluster:
        return value == 1 ? SweepCurveText::tr("no cluster")
                          : fill(SweepCurveText::tr("clusters of {count} blocks"), {{"count", value}});
    case core::SweepAxis::Problem:
        return fill(SweepCurveText::tr("{count} {things}"), {{"count", value}, {"things", curves.axis}});
    case core::SweepAxis::Grid:
        return fill(SweepCurveText::tr("{count, plural, one {# block} other {# blocks}}"),
                    {{"count", value}});
    case core::SweepAxis::SharedMemory:
        return text(core::bytesText({value}));
    }
    return {};
}

QString placeText(const core::SweepCurves& curves, std::size_t cell, bool withProblem) {
    const core::SweepCurve& curve = curves.curves[curves.curveOf[cell]];
    QStringList parts;
    if (withProblem || curves.over != core::SweepAxis::Problem)
        parts << xText(curves, cell);
    if (const QString rest = text(withProblem ? curve.label : curve.rest); !rest.isEmpty())
        parts << rest;
    return parts.join(QStringLiteral(", "));
}

/// `isPart`: the curves leave launches of the sweep out.
QString bestPattern(bool isOfSeveralWorks, bool isPart) {
    if (isPart)
        return isOfSeveralWorks ? SweepCurveText::tr("★ fastest on the lines with {work}: {place}, {time}")
                                : SweepCurveText::tr("★ fastest on the lines: {place}, {time}");
    return isOfSeveralWorks ? SweepCurveText::tr("★ fastest with {work}: {place}, {time}")
                            : SweepCurveText::tr("★ fastest: {place}, {time}");
}

QString bestText(const core::SweepCurves& curves, const core::SweepWork& work, bool isPart) {
    const core::CellRanking& ranking = work.ranking;
    const QString time = describeTime(curves.cells, *ranking.best, ranking.by);
    const QString place = placeText(curves, *ranking.best, false);
    QString line = fill(bestPattern(!work.label.empty(), isPart),
                        {{"work", work.label}, {"place", place}, {"time", time}});
    if (!ranking.likeBest.empty())
        line += QStringLiteral(", ") + fill(SweepCurveText::tr("{count} indistinguishable (~)"),
                                            {{"count", ranking.likeBest.size()}});
    else if (ranking.margin)
        line += QStringLiteral(", ") + fill(SweepCurveText::tr("{share} % faster than the next"),
                                            {{"share", QString::number(100 * *ranking.margin, 'f', 1)}});
    if (ranking.by != core::RankedBy::Time)
        line += QStringLiteral(" · ") + describeRanking(ranking.by);
    return line;
}

QString furtherProblemsText(std::size_t count) {
    return fill(SweepCurveText::tr("★ the fastest with {count, plural, one {# further problem} other {# "
                                   "further problems}}"),
                {{"count", count}});
}

/// "★ 65,536 bins: clusters of 2 blocks, 1.20 ms, 3 alike (~)"
QString briefBestText(const core::SweepCurves& curves, const core::SweepWork& work) {
    const core::CellRanking& ranking = work.ranking;
    return fill(work.label.empty() ? SweepCurveText::tr("★ fastest: {place}, {time}")
                                   : SweepCurveText::tr("★ {work}: {place}, {time}"),
                {{"work", work.label},
                 {"place", placeText(curves, *ranking.best, false)},
                 {"time", describeTime(curves.cells, *ranking.best, ranking.by)}}) +
           alikeText(ranking);
}

/// A heading with the least room names as many.
constexpr std::size_t briefNamedProblems = 2;

} // namespace

QString describeCell(const core::SweepCurves& curves, std::size_t cell) {
    const core::CellRanking& ranking = curves.works[curves.workOf[cell]].ranking;
    return describeCell(placeText(curves, cell, true), curves.cells, cell, ranking.by,
                        ranking.best ? &curves.cells[*ranking.best] : nullptr);
}

QStringList describeBest(const core::SweepCurves& curves, std::size_t named, bool isPart) {
    QStringList lines;
    std::size_t ranked = 0;
    for (const core::SweepWork& work : curves.works) {
        if (work.ranking.timed < 2 || !work.ranking.best)
            continue;
        if (ranked++ < named)
            lines << bestText(curves, work, isPart);
    }
    if (ranked > named)
        lines << furtherProblemsText(ranked - named);
    if (curves.works.size() > 1)
        lines << (ranked == 0
                      ? SweepCurveText::tr("Each launch has a problem of its own: none is the fastest.")
                      : SweepCurveText::tr("Another problem is other work: each is compared on its own."));
    return lines;
}

QString describeShown(const core::SweepCurves& curves, std::optional<std::size_t> cell, bool isLeftOut) {
    return cell ? fill(SweepCurveText::tr("○ this launch: {cell}"), {{"cell", describeCell(curves, *cell)}})
           : isLeftOut ? SweepCurveText::tr("○ this launch is on no line")
                       : SweepCurveText::tr("○ this launch is not in the sweep");
}

QStringList describeBriefly(const core::SweepCurves& curves, std::optional<std::size_t> shown,
                            bool isLeftOut) {
    QStringList lines;
    std::size_t ranked = 0;
    for (const core::SweepWork& work : curves.works)
        if (work.ranking.timed >= 2 && work.ranking.best && ranked++ < briefNamedProblems)
            lines << briefBestText(curves, work);
    if (ranked > briefNamedProblems)
        lines << furtherProblemsText(ranked - briefNamedProblems);
    lines << (hasTime(curves.cells, shown)
                  ? launchTimeText(curves.cells, *shown, curves.works[curves.workOf[*shown]].ranking.by)
                  : describeShown(curves, shown, isLeftOut));
    return lines;
}

} // namespace trichevron::gui
