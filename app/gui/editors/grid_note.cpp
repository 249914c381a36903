// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/editors/grid_note.h"

#include "app/gui/text/fill.h"
#include "core/text/percent.h"

#include <QCoreApplication>
#include <QStringList>

namespace trichevron::gui {
namespace {

struct GridNote {
    Q_DECLARE_TR_FUNCTIONS(GridNote)
};

} // namespace

QString gridNote(const LaunchState& state, const core::Evaluation* evaluation) {
    const core::LaunchConfig& config = state.config;
    if (!config.problem)
        return {};
    if (!problemToCover(config, state.kernel->attributes))
        return isCooperative(state.kernel->suggested)
                   ? GridNote::tr(
                         "Any grid whose blocks all fit on the device at the same time works: the kernel "
                         "has a grid-stride loop and waits for the whole grid.")
                   : GridNote::tr("Any grid size works: the kernel has a grid-stride loop.");
    QStringList sentences;
    if (state.gridFollowsProblem && gridCountsClusters(state.kernel->attributes)) {
        const core::DeclaredBlockSize& declared = *state.kernel->attributes.declared.blockSize;
        QStringList terms;
        for (int i = 0; i < qMax(1, state.kernel->problemAxes); ++i) {
            const core::Axis axis = core::allAxes[static_cast<std::size_t>(i)];
            terms << QStringLiteral("⌈%1/(%2 · %3)⌉")
                         .arg((*config.problem)[axis])
                         .arg(declared.block[axis])
                         .arg((*declared.cluster)[axis]);
        }
        sentences << fill(GridNote::tr("{quotients} clusters."),
                          {{"quotients", terms.join(QStringLiteral(" × "))}});
    } else if (state.gridFollowsProblem) {
        QStringList terms;
        for (int i = 0; i < qMax(1, state.kernel->problemAxes); ++i) {
            const core::Axis axis = core::allAxes[static_cast<std::size_t>(i)];
            terms << QStringLiteral("⌈%1/%2⌉").arg((*config.problem)[axis]).arg(config.blockDim[axis]);
        }
        sentences << fill(GridNote::tr("{quotients} blocks."),
                          {{"quotients", terms.join(QStringLiteral(" × "))}});
    }
    if (evaluation != nullptr && evaluation->idleThreads && evaluation->totalThreads != 0) {
        const double percent = core::computePercent(*evaluation->idleThreads, evaluation->totalThreads);
        sentences << fill(
            GridNote::tr(
                "{idle} of {threads, plural, one {# thread is} other {# threads are}} idle ({share})."),
            {{"idle", *evaluation->idleThreads},
             {"threads", evaluation->totalThreads},
             {"share", core::percentText(percent)}});
    }
    return sentences.join(QLatin1Char(' '));
}

} // namespace trichevron::gui
