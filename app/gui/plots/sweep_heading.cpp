// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/plots/sweep_heading.h"

#include "app/gui/plots/sweep_text.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/text.h"
#include "core/demo/demo_text.h"
#include "core/dimensions/extent_text.h"
#include "core/text/number_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace trichevron::gui {
namespace {

struct SweepHeading {
    Q_DECLARE_TR_FUNCTIONS(SweepHeading)
};

QString stopText(const ActualSweep& sweep) {
    if (sweep.isRunning)
        return SweepHeading::tr("running");
    switch (sweep.sweep.stopped) {
    case core::StopReason::Cancelled:
        return SweepHeading::tr("cancelled");
    case core::StopReason::Interrupted:
        return SweepHeading::tr("interrupted");
    case core::StopReason::Refused:
        return SweepHeading::tr("ended by a fault");
    default:
        return {};
    }
}

/// The button of the sweep counts all launches, and the counts are of those on the lines.
QString withOthers(const QString& counts, std::size_t shown, std::size_t others) {
    if (others == 0)
        return counts;
    return fill(SweepHeading::tr("{shown} of {all} launches are on the lines: {counts}"),
                {{"shown", core::withSeparators(shown)},
                 {"all", core::withSeparators(shown + others)},
                 {"counts", counts}});
}

} // namespace

std::size_t countLaunchable(const std::vector<core::PlannedPoint>& planned) {
    return static_cast<std::size_t>(
        std::count_if(planned.begin(), planned.end(),
                      [](const core::PlannedPoint& point) { return point.refusalMessage.empty(); }));
}

QString launchesText(const QString& pattern, std::size_t launches) {
    return fill(pattern, {{"count", launches}, {"launches", core::withSeparators(launches)}});
}

QString sweepTitle(const ActualSweep* sweep, const LaunchState& state,
                   const std::optional<core::ProblemExtent>& problem) {
    const QString kernel = text(titleFor(*state.kernel));
    const QString what = problem ? fill(SweepHeading::tr("{kernel} of {problem}"),
                                        {{"kernel", kernel}, {"problem", shortExtentText(*problem)}})
                                 : kernel;
    if (sweep == nullptr)
        return fill(SweepHeading::tr("Planned sweep · {kernel}"), {{"kernel", what}});
    return fill(sweep->kind == core::ProvenanceKind::Live ? SweepHeading::tr("{kernel} · {device}, measured")
                                                          : SweepHeading::tr("{kernel} · {device}, recorded"),
                {{"kernel", what}, {"device", state.device->name}});
}

QStringList sweepHeadingLines(const ActualSweep* sweep, const std::vector<core::PlannedPoint>& planned,
                              const QString& failure, const QStringList& best,
                              const std::vector<core::SweepCell>& cells,
                              const std::vector<core::SweepCell>& covered, SweepForm form,
                              std::size_t others) {
    const bool live = sweep != nullptr && sweep->kind == core::ProvenanceKind::Live;
    const SweepStage stage = sweep == nullptr ? SweepStage::Planned
                             : live           ? SweepStage::Measured
                                              : SweepStage::Recorded;
    const QString counts = withOthers(describeCounts(cells, covered, stage, form), cells.size(), others);
    if (sweep == nullptr)
        return {counts,
                failure.isEmpty()
                    ? launchesText(
                          SweepHeading::tr("Press Sweep to measure {count, plural, one {{launches} launch} "
                                           "other {{launches} launches}}."),
                          countLaunchable(planned))
                    : failure};
    QStringList end{counts};
    if (const QString stop = stopText(*sweep); !stop.isEmpty())
        end << stop;
    if (!failure.isEmpty())
        end << failure;
    return best + QStringList{end.join(QStringLiteral(" · "))};
}

} // namespace trichevron::gui
