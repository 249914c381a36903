// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/bins/launch_bins.h"

#include "core/dimensions/hierarchy.h"

namespace trichevron::gui {

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

} // namespace trichevron::gui
