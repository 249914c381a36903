// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// What a launch has lost because its function or its green context does not take it, until it has one that
/// does, or none.
#pragma once

#include "core/launch/launch_config.h"

#include <cstdint>
#include <optional>

namespace trichevron::gui {

struct TakenOff {
    std::optional<core::ClusterExtent> clusterDim;
    bool cooperative = false; ///< the attribute
    core::LaunchAttributes attributes;
    std::optional<std::uint32_t> greenContextSmCount; ///< a node of a graph has no stream
    std::optional<core::StreamKind> stream;           ///< of the primary context, before a green context
    friend bool operator==(const TakenOff&, const TakenOff&) = default;
};

/// The launch with another function. What the function does not take goes to `takenOff`, and what is there
/// and the function takes comes back.
core::LaunchConfig withFunction(core::LaunchConfig config, core::LaunchApi api, TakenOff& takenOff);

/// The launch in a stream of a green context, or of the primary context. A stream that no green context has
/// goes to `takenOff`, and comes back without the green context.
core::LaunchConfig withGreenContext(core::LaunchConfig config, std::optional<std::uint32_t> smCount,
                                    TakenOff& takenOff);

/// The user edited the launch: what the edit set or removed does not come back later.
void forgetEdited(TakenOff& takenOff, const core::LaunchConfig& before, const core::LaunchConfig& after);

} // namespace trichevron::gui
