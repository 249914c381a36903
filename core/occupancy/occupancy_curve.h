// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Occupancy as a function of one quantity of a launch or kernel; all others stay fixed.
#pragma once

#include "core/occupancy/occupancy.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace trichevron::core {

enum class CurveAxis {
    BlockSize,   ///< threads, in whole warps
    Registers,   ///< per thread
    SharedMemory ///< dynamic, in bytes, in steps of 1 KiB, with the opt-in that it needs
};

struct OccupancyCurve {
    CurveAxis axis = CurveAxis::BlockSize;
    std::vector<std::uint64_t> x; ///< ascending, in equal steps
    std::vector<Occupancy> y;

    /// Index of the point nearest to a value. Precondition: the curve is not empty.
    std::size_t nearest(double value) const;
};

/// Covers the values that the device and, of block sizes, the kernel allow.
OccupancyCurve computeOccupancyCurve(CurveAxis axis, const KernelAttributes& kernel,
                                     const DeviceProperties& device, std::uint64_t threadsPerBlock,
                                     Bytes dynamicSmem);

/// A range of consecutive points of a curve with the same limiters.
struct LimiterBand {
    std::size_t first = 0; ///< index
    std::size_t last = 0;  ///< index, inclusive
    std::vector<Limiter> limiters;
};
std::vector<LimiterBand> limiterBands(const OccupancyCurve& curve);

/// The limiting resources, in the order of allLimiters.
std::vector<Limiter> limitingResources(const Occupancy& occupancy);
/// Their names, as toString() gives them; "clusters" where no resource limits, see inClusters().
std::vector<std::string_view> limiterNamesOf(const Occupancy& occupancy);

} // namespace trichevron::core
