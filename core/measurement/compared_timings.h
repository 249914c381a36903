// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Several measurements side by side: of one kernel or of more, on one device or on more.
#pragma once

#include "core/measurement/ranking.h"

#include <optional>
#include <string>
#include <vector>

namespace trichevron {

struct ComparedTiming {
    std::string device;
    std::string kernel; ///< KernelInfo::id
    const LaunchConfig* config = nullptr;
    const Measurement* measurement = nullptr;
};

/// What is said of one of them. Only launches of one kernel are ranked among each other.
struct ComparedRow {
    std::optional<Summary> summary; ///< in ComparedTimings::unit; none without samples
    Standing standing = Standing::Alone;
    RankedBy by = RankedBy::Time;      ///< how its kernel's launches are ranked
    std::optional<double> overFastest; ///< its median over that of the fastest of its kernel, in that measure
};

struct ComparedTimings {
    /// What the summaries count: the time, or, where all are of one kernel that is ranked so, the time per
    /// item or per thread.
    RankedBy by = RankedBy::Time;
    std::string unit;              ///< "µs", "µs per million elements", "µs per million threads"
    double factor = 1;             ///< from µs, or µs an item, to the unit
    std::vector<ComparedRow> rows; ///< in the order of what is compared
};

ComparedTimings compareTimings(const std::vector<ComparedTiming>& timings);

/// What a launch moved against what its device's copy reached.
struct RoofPoint {
    std::size_t timing = 0; ///< of those that are compared
    double bytesPerSecond = 0;
    std::optional<double> share;              ///< of the copy: 1 is as fast
    std::optional<double> copyBytesPerSecond; ///< none where it was not measured with it
};
/// Of those that are known to move bytes, and were timed.
std::vector<RoofPoint> roofPoints(const std::vector<ComparedTiming>& timings);

/// What launches are told apart by in a plot.
enum class LaunchMeasure { BlockThreads, Problem };
/// The problem where they have different ones, else the size of the block.
LaunchMeasure measureOf(const std::vector<ComparedTiming>& timings);
/// Elements of the problem, 0 without one, or threads in a block.
double measureOf(const LaunchConfig& config, LaunchMeasure measure);

} // namespace trichevron
