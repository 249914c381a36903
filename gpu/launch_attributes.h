// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The attributes of a launch as the driver takes them. The runtime's cudaLaunchAttribute has the same layout
/// and the same numbers.
#pragma once

#include "core/launch/launch_config.h"

#include <cuda.h>
#include <driver_types.h>

#include <vector>

namespace trichevron::gpu {

static_assert(sizeof(CUlaunchAttribute) == sizeof(cudaLaunchAttribute));

/// The cluster dimension, the cooperative flag, the preferred cluster dimension and core::numberAttributes,
/// in this order, as far as the launch has them.
std::vector<CUlaunchAttribute> launchAttributes(const core::LaunchConfig& config);

} // namespace trichevron::gpu
