// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The block sizes with which a kernel can be launched on a device.
#pragma once

#include "core/launch/launch_config.h"
#include "core/occupancy/occupancy.h"

#include <cstdint>
#include <vector>

namespace trichevron::gui {

struct RankedBlock {
    std::uint32_t threads = 0;
    core::Occupancy occupancy;
};

/// Blocks of whole warps with which the device accepts the launch, the most resident warps first, then the
/// largest.
std::vector<RankedBlock> rankedBlocks(const core::KernelAttributes& kernel,
                                      const core::DeviceProperties& device, const core::LaunchConfig& launch);

} // namespace trichevron::gui
