// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Occupancy along one thing that a launch or its kernel has, all else as it is.
#pragma once

#include "core/occupancy/occupancy.h"

#include <cstdint>
#include <vector>

namespace trichevron {

enum class CurveAxis {
    BlockSize,   ///< threads, in whole warps
    Registers,   ///< of a thread
    SharedMemory ///< dynamic, bytes, by KiB; with the opt-in that it needs
};

struct OccupancyCurve {
    CurveAxis axis = CurveAxis::BlockSize;
    std::vector<std::uint64_t> x; ///< rising, in equal steps
    std::vector<Occupancy> y;

    /// The place nearest to a value. Precondition: there is one.
    std::size_t nearest(double value) const;
};

/// To what the device allows.
OccupancyCurve curveOf(CurveAxis axis, const KernelAttributes& kernel, const DeviceProperties& device,
                       std::uint64_t threadsPerBlock, Bytes dynamicSmem);

/// Places of a curve that follow each other and are limited by the same.
struct LimiterBand {
    std::size_t first = 0;
    std::size_t last = 0;
    std::vector<Limiter> limiters;
};
std::vector<LimiterBand> bandsOf(const OccupancyCurve& curve);

/// What limits, in the order of allLimiters.
std::vector<Limiter> limitersOf(const Occupancy& occupancy);

} // namespace trichevron
