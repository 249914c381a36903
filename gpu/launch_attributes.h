// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The attributes of a launch as the driver takes them. The runtime's cudaLaunchAttribute has the same layout
/// and the same numbers.
#pragma once

#include "core/launch/launch_config.h"

#include <cuda.h>
#include <driver_types.h>

#include <memory>
#include <vector>

namespace trichevron::gpu {

static_assert(sizeof(CUlaunchAttribute) == sizeof(cudaLaunchAttribute));

/// The events that a launch records by its attributes; null where it has none, and where the attribute's
/// event is none.
struct LaunchEvents {
    using Owned = std::shared_ptr<CUevent_st>;

    LaunchEvents() = default;
    /// Throws CudaError.
    explicit LaunchEvents(const core::LaunchAttributes& attributes);

    Owned programmatic;
    Owned completion;
};

/// The cluster dimension, the cooperative flag, the preferred cluster dimension, core::numberAttributes and
/// core::structAttributes, in this order, as far as the launch has them. `window` is where an access policy
/// window begins.
std::vector<CUlaunchAttribute> launchAttributes(const core::LaunchConfig& config, const LaunchEvents& events,
                                                void* window);

} // namespace trichevron::gpu
