// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// What a launch has lost because its function does not take it, until a function is chosen that does.
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
    friend bool operator==(const TakenOff&, const TakenOff&) = default;
};

/// The launch with another function. What the function does not take goes to `takenOff`, and what is there
/// and the function takes comes back.
core::LaunchConfig withFunction(core::LaunchConfig config, core::LaunchApi api, TakenOff& takenOff);

/// The user edited the launch: what the edit set or removed does not come back later.
void forgetEdited(TakenOff& takenOff, const core::LaunchConfig& before, const core::LaunchConfig& after);

} // namespace trichevron::gui
