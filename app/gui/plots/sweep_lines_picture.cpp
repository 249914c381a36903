// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/plots/sweep_lines_picture.h"

#include "app/gui/plots/sweep_curve_text.h"
#include "app/gui/plots/sweep_heading.h"
#include "app/gui/text/fill.h"

#include <memory>
#include <numeric>
#include <utility>

namespace trichevron::gui {

SweepLinesPicture sweepLinesPicture(core::SweepAxis over, const ActualSweep* sweep,
                                    const std::vector<core::PlannedPoint>& planned,
                                    const std::vector<core::SweepPoint>& points, const LaunchSession& session,
                                    const QString& failure) {
    const LaunchState& state = session.state();
    const auto curvesOf = [&](const std::vector<std::size_t>& indices) {
        std::vector<core::SweepPoint> shown;
        std::vector<core::SweepOutcome> outcomes;
        std::vector<std::optional<core::Summary>> summaries;
        for (const std::size_t i : indices) {
            shown.push_back(points[i]);
            if (sweep != nullptr && i < sweep->sweep.points.size())
                outcomes.push_back(sweep->sweep.points[i]);
            if (sweep != nullptr && i < sweep->summaries.size())
                summaries.push_back(sweep->summaries[i]);
        }
        return std::make_shared<core::SweepCurves>(core::buildSweepCurves(
            over, shown, outcomes, summaries, *state.kernel, session.kernelAttributes(), *state.device));
    };
    // Dots beside the lines would hide them: a launch that no other differs from on this axis is left out.
    const std::vector<std::size_t> onLines = core::pointsOnLines(over, points);
    const std::size_t others = points.size() - onLines.size();
    std::vector<std::size_t> all(points.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    const core::SweepPoint current{state.config, state.optIns};
    SweepLinesPicture picture;
    picture.curves = curvesOf(onLines);
    picture.whole = others == 0 ? picture.curves : curvesOf(all);
    picture.shown = picture.curves->find(current);
    picture.title =
        sweepTitle(sweep, state,
                   picture.curves->works.size() == 1 ? points[onLines.front()].config.problem : std::nullopt);
    const auto headingWith = [&](const QStringList& best) {
        return sweepHeadingLines(sweep, planned, failure, best, picture.curves->cells, {}, SweepForm::Lines,
                                 others);
    };
    const bool isOnNoLine = !picture.shown && picture.whole->find(current).has_value();
    const auto linesWith = [&](std::size_t namedProblems) {
        QStringList best = describeBest(*picture.curves, namedProblems, others > 0);
        best << describeShown(*picture.curves, picture.shown, isOnNoLine);
        QStringList lines = headingWith(best);
        if (others > 0)
            lines << fill(
                SweepLines::tr(
                    "{count, plural, one {# launch is} other {# launches are}} left out: no other launch "
                    "differs from them only in {axis}."),
                {{"count", others}, {"axis", picture.curves->axis}});
        return lines;
    };
    picture.lines = linesWith(manyNamedProblems);
    picture.shorterLines = {linesWith(fewNamedProblems),
                            headingWith(describeBriefly(*picture.curves, picture.shown, isOnNoLine))};
    return picture;
}

} // namespace trichevron::gui
