// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The blocks of a trace as bars over time: a row for each SM, divided into its slots.
#pragma once

#include "core/trace/trace_analysis.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace trichevron::core {

/// What the colour of a bar shows.
enum class TimelineColour { Round, Cluster, Kernel };

/// One block. Times are those of the trace, in nanoseconds.
struct TimelineBar {
    std::uint64_t begin = 0;
    std::uint64_t end = 0;
    std::uint32_t rank = 0; ///< in the trace's columns
    std::uint32_t round = 0;
    std::uint32_t cluster = 0; ///< its rank in the grid of its kernel
    std::uint32_t kernel = 0;  ///< of the launch: 0 or 1
};

/// Where a bar is: the row of its SM, and its slot within that SM.
struct TimelinePlace {
    std::size_t sm = 0;
    std::uint32_t slot = 0;
    friend bool operator==(const TimelinePlace&, const TimelinePlace&) = default;
};

class TraceTimeline {
public:
    /// True where nothing was traced.
    TraceTimeline() = default;
    /// Has rows for all SMs of the device, and for any others in the trace.
    TraceTimeline(const BlockTrace& trace, const TraceAnalysis& analysis, const LaunchShape& shape,
                  std::uint32_t multiprocessors);

    bool isEmpty() const { return bars_.empty(); }
    std::size_t barCount() const { return bars_.size(); }
    /// The SM ID of each row, ascending.
    const std::vector<std::int32_t>& sms() const { return sms_; }
    /// Places of the fullest SM: each row is divided into this many.
    std::uint32_t slotCount() const { return slots_; }
    std::uint64_t lastEnd() const { return lastEnd_; }
    std::uint32_t rounds() const { return rounds_; }
    std::uint32_t clusters() const { return clusters_; }
    bool hasClusters() const { return hasClusters_; }
    /// How many kernels of the launch have a bar.
    std::uint32_t kernels() const { return kernels_; }

    /// The bars of one slot, ordered by time; they do not overlap.
    std::span<const TimelineBar> bars(std::size_t sm, std::uint32_t slot) const;
    /// The bars of one slot that intersect a time interval.
    std::span<const TimelineBar> bars(std::size_t sm, std::uint32_t slot, double from, double to) const;

    const TimelineBar& barOf(std::uint32_t rank) const { return bars_[byRank_[rank].bar]; }
    TimelinePlace computePlace(std::uint32_t rank) const { return byRank_[rank].place; }
    BlockIndex blockOf(std::uint32_t rank) const;
    /// The rank of a block in the grid of its kernel.
    std::uint32_t rankInGrid(std::uint32_t rank) const;
    /// The kernel of the launch that a block belongs to: 0 or 1.
    std::uint32_t kernelOf(std::uint32_t rank) const;
    /// The block of a kernel with this index; none where it was not traced.
    std::optional<std::uint32_t> toRank(const BlockIndex& block, std::uint32_t kernel = 0) const;

    /// The block at a height, in rows from the top, and a time. Where none runs there: the nearest block of
    /// the same slot within `reach` nanoseconds.
    std::optional<std::uint32_t> blockAt(double row, double nanoseconds, double reach) const;

    enum class Step { Earlier, Later, Up, Down };
    /// The previous or next block in the same slot; or the block nearest in time in the next slot above or
    /// below that has one. None at the edge.
    std::optional<std::uint32_t> neighbour(std::uint32_t rank, Step step) const;
    /// The block that began first, on the uppermost SM of several; none where nothing was traced.
    std::optional<std::uint32_t> first() const;

private:
    struct Found {
        std::size_t bar = 0;
        TimelinePlace place;
    };
    std::size_t placeNumber(std::size_t sm, std::uint32_t slot) const { return sm * slots_ + slot; }

    std::vector<std::int32_t> sms_;
    std::uint32_t slots_ = 0;
    std::vector<TimelineBar> bars_;    ///< by slot, then by start
    std::vector<std::size_t> firstOf_; ///< of each slot, and one past the last
    std::vector<Found> byRank_;
    GridExtent grid_;
    std::uint64_t ofKernel_ = 0; ///< blocks of one kernel
    std::uint64_t lastEnd_ = 0;
    std::uint32_t rounds_ = 0;
    std::uint32_t clusters_ = 0;
    std::uint32_t kernels_ = 0;
    bool hasClusters_ = false;
};

} // namespace trichevron::core
