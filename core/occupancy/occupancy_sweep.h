// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Occupancy of one kernel on one device over many block sizes and amounts of dynamic shared memory.
#pragma once

#include "core/occupancy/occupancy_calculator.h"

#include <cstddef>
#include <span>
#include <vector>

namespace trichevron::core {

/// Combines every block size with every amount of dynamic shared memory. The two use different resources, so
/// each value is computed once, and a point is what both allow.
class OccupancySweep {
public:
    OccupancySweep(const KernelAttributes& kernel, const DeviceProperties& device,
                   std::span<const std::uint32_t> blockSizes, std::span<const Bytes> dynamicSmems) {
        const OccupancyCalculator calculator(kernel, device);
        byBlockSize_.reserve(blockSizes.size());
        for (const std::uint32_t threads : blockSizes)
            byBlockSize_.push_back(calculator.byBlockSize(threads));
        bySharedMemory_.reserve(dynamicSmems.size());
        for (const Bytes bytes : dynamicSmems)
            bySharedMemory_.push_back(calculator.bySharedMemory(bytes));
    }

    /// By index into `blockSizes` and `dynamicSmems`. The same as from computeOccupancy().
    OccupancyPoint at(std::size_t blockSize, std::size_t dynamicSmem) const {
        return combine(byBlockSize_[blockSize], bySharedMemory_[dynamicSmem]);
    }

private:
    std::vector<OccupancyPoint> byBlockSize_;
    std::vector<OccupancyPoint> bySharedMemory_;
};

} // namespace trichevron::core
