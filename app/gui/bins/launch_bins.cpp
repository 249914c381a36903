// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/bins/launch_bins.h"

#include "app/gui/text/fill.h"
#include "core/dimensions/hierarchy.h"
#include "core/text/number_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace trichevron::gui {
namespace {

/// The context of the translations.
struct BinsText {
    Q_DECLARE_TR_FUNCTIONS(BinsText)
};

} // namespace

bool countsBins(const LaunchSession& session) {
    return sharedBins(*session.state().kernel, session.state().config).has_value();
}

std::optional<core::SharedBins> binsOf(const LaunchSession& session) {
    const core::LaunchShape shape = session.shape();
    if (!clusterDividesGrid(shape) || hasZero(shape.grid))
        return std::nullopt;
    const auto bins = sharedBins(*session.state().kernel, session.state().config);
    // A shape has no cluster where the one of the launch does not divide the grid.
    return bins && bins->blocks == volume(shape.cluster) ? bins : std::nullopt;
}

std::optional<std::uint32_t> chosenBin(const LaunchSession& session) {
    const auto bins = binsOf(session);
    return bins ? std::optional(std::min(session.bin().value_or(0), bins->bins - 1)) : std::nullopt;
}

QString missingSmemForBins(const LaunchSession& session) {
    const LaunchState& state = session.state();
    const auto needed = smemForBins(*state.kernel, state.config);
    const core::Bytes given = state.config.dynamicSmemBytes;
    if (!needed || given >= *needed)
        return {};
    const bool fits = !state.device || *needed <= state.device->sharedMemPerBlockOptin;
    const QString advice =
        countsBins(session) ? fits ? BinsText::tr("Use more blocks in a cluster, fewer bins, or more dynamic "
                                                  "shared memory.")
                                   : BinsText::tr("Use more blocks in a cluster, or fewer bins.")
        : fits ? BinsText::tr("Use fewer bins, or more dynamic shared memory.")
                            : BinsText::tr("Use fewer bins.");
    return fill(BinsText::tr("Each block needs {needed} of dynamic shared memory for its counters and has "
                             "{given}: the kernel would write past it, so Trichevron does not run it."),
                {{"needed", core::bytesText(*needed)}, {"given", core::bytesText(given)}}) +
           QLatin1Char(' ') + advice;
}

} // namespace trichevron::gui
