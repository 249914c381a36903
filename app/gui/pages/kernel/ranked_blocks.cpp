// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/kernel/ranked_blocks.h"

#include "core/evaluation/block_launch.h"

#include <algorithm>
#include <utility>

namespace trichevron::gui {

std::vector<RankedBlock> rankedBlocks(const core::KernelAttributes& kernel,
                                      const core::DeviceProperties& device,
                                      const core::LaunchConfig& launch) {
    std::vector<RankedBlock> blocks;
    const auto warp = static_cast<std::uint32_t>(device.warpSize);
    for (std::uint32_t threads = warp; threads <= device.maxThreadsPerBlock; threads += warp) {
        core::LaunchConfig ofBlock = launch;
        ofBlock.blockDim = {threads, 1, 1};
        const core::Evaluation evaluation = evaluateBlock(kernel, device, ofBlock);
        if (evaluation.accepted)
            blocks.push_back({threads, evaluation.launchOccupancy()});
    }
    std::stable_sort(blocks.begin(), blocks.end(), [](const RankedBlock& a, const RankedBlock& b) {
        return std::pair(a.occupancy.activeWarps, a.threads) > std::pair(b.occupancy.activeWarps, b.threads);
    });
    return blocks;
}

} // namespace trichevron::gui
