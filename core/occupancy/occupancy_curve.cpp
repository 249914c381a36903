// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/occupancy/occupancy_curve.h"

#include "core/device/architecture.h"
#include "core/occupancy/smem_opt_in.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace trichevron::core {

namespace {

/// Upper ends of the axes, above the limits of every device. They bound the curve of a device file with
/// larger limits.
constexpr std::uint64_t maxCurveThreads = 16384;
constexpr std::uint64_t maxCurveKiB = 4096;

} // namespace

std::size_t OccupancyCurve::nearest(double value) const {
    const double step = x.size() < 2 ? 1 : static_cast<double>(x[1] - x[0]);
    const double index = std::round((value - static_cast<double>(x.front())) / step);
    return static_cast<std::size_t>(std::clamp(index, 0.0, static_cast<double>(x.size() - 1)));
}

OccupancyCurve computeOccupancyCurve(CurveAxis axis, const KernelAttributes& kernel,
                                     const DeviceProperties& device, std::uint64_t threadsPerBlock,
                                     Bytes dynamicSmem) {
    OccupancyCurve curve;
    curve.axis = axis;
    const auto add = [&](std::uint64_t x, const Occupancy& y) {
        curve.x.push_back(x);
        curve.y.push_back(y);
    };
    KernelAttributes changed = kernel;
    switch (axis) {
    case CurveAxis::BlockSize: {
        const std::uint64_t max = std::min<std::uint64_t>(
            std::min(device.maxThreadsPerBlock, kernel.maxThreadsPerBlock), maxCurveThreads);
        for (std::uint64_t threads = device.warpSize; device.warpSize != 0 && threads <= max;
             threads += device.warpSize)
            add(threads, computeOccupancy(kernel, device, threads, dynamicSmem));
        break;
    }
    case CurveAxis::Registers: {
        const std::uint32_t max = architectureFor(device.computeCapability).maxRegistersPerThread;
        for (changed.numRegs = 1; changed.numRegs <= max; ++changed.numRegs)
            add(changed.numRegs, computeOccupancy(changed, device, threadsPerBlock, dynamicSmem));
        break;
    }
    case CurveAxis::SharedMemory: {
        const std::uint64_t max = std::min(largestSmemOptIn(kernel, device).value / 1024, maxCurveKiB);
        for (std::uint64_t kibibytes = 0; kibibytes <= max; ++kibibytes) {
            const Bytes bytes{kibibytes * 1024};
            changed.optIns.maxDynamicSharedSizeBytes =
                std::max(kernel.optIns.maxDynamicSharedSizeBytes, bytes);
            add(bytes.value, computeOccupancy(changed, device, threadsPerBlock, bytes));
        }
        break;
    }
    }
    return curve;
}

std::vector<Limiter> limitingResources(const Occupancy& occupancy) {
    std::vector<Limiter> limiters;
    std::copy_if(allLimiters.begin(), allLimiters.end(), std::back_inserter(limiters),
                 [&](Limiter limiter) { return occupancy.limitedBy(limiter); });
    return limiters;
}

std::vector<std::string_view> limiterNamesOf(const Occupancy& occupancy) {
    std::vector<std::string_view> names;
    for (const Limiter limiter : limitingResources(occupancy))
        names.push_back(toString(limiter));
    if (occupancy.limitedByClusters())
        names.emplace_back("clusters");
    return names;
}

std::vector<LimiterBand> limiterBands(const OccupancyCurve& curve) {
    std::vector<LimiterBand> bands;
    for (std::size_t i = 0; i < curve.y.size(); ++i) {
        std::vector<Limiter> limiters = limitingResources(curve.y[i]);
        if (!bands.empty() && bands.back().limiters == limiters)
            bands.back().last = i;
        else
            bands.push_back({i, i, std::move(limiters)});
    }
    return bands;
}

} // namespace trichevron::core
