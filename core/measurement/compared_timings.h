// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Several measurements side by side, of one or several kernels, on one or several devices.
#pragma once

#include "core/measurement/ranking.h"

#include <optional>
#include <string>
#include <vector>

namespace trichevron::core {

struct ComparedTiming {
    std::string device;
    std::string kernel; ///< KernelInfo::id
    const LaunchConfig* config = nullptr;
    const Measurement* measurement = nullptr;
};

/// The comparison of one of them. Only launches of the same kernel are ranked.
struct ComparedRow {
    std::optional<Summary> summary; ///< in ComparedTimings::unit; none without samples
    Standing standing = Standing::Alone;
    RankedBy by = RankedBy::Time;      ///< by which its kernel's launches are ranked
    std::optional<double> overFastest; ///< its median over the median of its kernel's fastest launch
};

struct ComparedTimings {
    /// The quantity of the summaries: the time; or the time per item or per thread where all launches are of
    /// one kernel that is ranked by it.
    RankedBy by = RankedBy::Time;
    std::string unit;              ///< "µs", "µs per million elements", "µs per million threads"
    double factor = 1;             ///< from µs, or µs per item, to the unit
    std::vector<ComparedRow> rows; ///< in the order of the compared timings
};

ComparedTimings compareTimings(const std::vector<ComparedTiming>& timings);

/// A launch's achieved bandwidth against that of a copy on its device.
struct BandwidthPoint {
    std::size_t timing = 0; ///< index into the compared timings
    double bytesPerSecond = 0;
    std::optional<double> share;              ///< of the copy's bandwidth: 1 is as fast
    std::optional<double> copyBytesPerSecond; ///< none where the copy was not measured
};
/// One for each measured launch whose bytes are known.
std::vector<BandwidthPoint> bandwidthPoints(const std::vector<ComparedTiming>& timings);

/// The launch parameter that is an axis of a plot.
enum class LaunchMeasure { BlockThreads, Problem };
/// The problem where the launches have different ones, else the threads per block.
LaunchMeasure chooseMeasure(const std::vector<ComparedTiming>& timings);
/// Elements of the problem, 0 without one, or threads in a block.
double measureValue(const LaunchConfig& config, LaunchMeasure measure);

} // namespace trichevron::core
