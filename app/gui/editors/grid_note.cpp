// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/editors/grid_note.h"

#include "app/gui/text/fill.h"
#include "core/messages/percent_text.h"
#include "core/occupancy/clusters.h"
#include "core/text/percent.h"

#include <QCoreApplication>
#include <QStringList>

#include <cstdint>
#include <limits>
#include <string>

namespace trichevron::gui {
namespace {

struct GridNote {
    Q_DECLARE_TR_FUNCTIONS(GridNote)
};

/// "⌈1000/16⌉ × ⌈1000/16⌉ blocks."
QString quotientsText(const LaunchState& state) {
    const std::optional<core::DeclaredBlockSize>& declared = state.kernel->attributes.declared.blockSize;
    const core::BlockExtent block = declared ? declared->block : state.config.blockDim;
    const bool inClusters = gridCountsClusters(state.kernel->attributes);
    QStringList quotients;
    for (int i = 0; i < qMax(1, state.kernel->problemAxes); ++i) {
        const core::Axis axis = core::allAxes[static_cast<std::size_t>(i)];
        const QString divisor =
            inClusters ? QStringLiteral("(%1 · %2)").arg(block[axis]).arg((*declared->cluster)[axis])
                       : QString::number(block[axis]);
        quotients << QStringLiteral("⌈%1/%2⌉").arg((*state.config.problem)[axis]).arg(divisor);
    }
    return fill(inClusters ? GridNote::tr("{quotients} clusters.") : GridNote::tr("{quotients} blocks."),
                {{"quotients", quotients.join(QStringLiteral(" × "))}});
}

/// The fields show the same as without clusters.
QString clusterNote(const LaunchState& state) {
    const auto& cluster = state.config.clusterDim;
    return cluster && volume(*cluster) == 1 && !declaredCluster(state.kernel->attributes)
               ? fill(GridNote::tr(
                          "The launch attribute asks for clusters of one block, of which an SM holds at "
                          "most {limit}; another cluster and then 1 again removes it."),
                      {{"limit", core::maxClusteredBlocksPerMultiprocessor}})
               : QString();
}

QString coveringNote(const LaunchState& state, const core::Evaluation* evaluation) {
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
    if (state.gridFollowsProblem)
        sentences << quotientsText(state);
    if (evaluation != nullptr && evaluation->idleThreads && evaluation->totalThreads != 0) {
        const std::string share =
            core::percentText(core::computePercent(*evaluation->idleThreads, evaluation->totalThreads));
        // A number of more digits says less than its share, and has no room in the panel.
        constexpr core::Count largestShown = std::numeric_limits<std::uint64_t>::max();
        sentences << (evaluation->totalThreads > largestShown
                          ? fill(GridNote::tr("{share} of the threads are idle."), {{"share", share}})
                          : fill(GridNote::tr(
                                     "{idle} of {threads, plural, one {# thread is} other {# threads are}} "
                                     "idle ({share})."),
                                 {{"idle", *evaluation->idleThreads},
                                  {"threads", evaluation->totalThreads},
                                  {"share", share}}));
    }
    return sentences.join(QLatin1Char(' '));
}

} // namespace

QString gridNote(const LaunchState& state, const core::Evaluation* evaluation) {
    QStringList notes{coveringNote(state, evaluation), clusterNote(state)};
    notes.removeAll(QString());
    return notes.join(QLatin1Char(' '));
}

} // namespace trichevron::gui
