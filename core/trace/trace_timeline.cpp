// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/trace/trace_timeline.h"

#include <algorithm>
#include <cmath>

namespace trichevron::core {
namespace {

/// Distance of a time from a bar; 0 inside.
double distance(const TimelineBar& bar, double nanoseconds) {
    const double begin = static_cast<double>(bar.begin);
    const double end = static_cast<double>(bar.end);
    return nanoseconds < begin ? begin - nanoseconds : nanoseconds > end ? nanoseconds - end : 0;
}

/// The bar nearest to a time; null where there is none. `bars` are ordered by time.
const TimelineBar* nearest(std::span<const TimelineBar> bars, double nanoseconds) {
    const auto after =
        std::upper_bound(bars.begin(), bars.end(), nanoseconds, [](double time, const TimelineBar& bar) {
            return time < static_cast<double>(bar.begin);
        });
    const TimelineBar* best = nullptr;
    if (after != bars.begin())
        best = &*std::prev(after);
    if (after != bars.end() &&
        (best == nullptr || distance(*after, nanoseconds) < distance(*best, nanoseconds)))
        best = &*after;
    return best;
}

} // namespace

TraceTimeline::TraceTimeline(const BlockTrace& trace, const TraceAnalysis& analysis, const LaunchShape& shape,
                             std::uint32_t multiprocessors)
    : sms_(trace.blockSm), grid_(shape.grid),
      hasClusters_(volume(shape.cluster) > 1 && clusterDividesGrid(shape)) {
    const std::size_t blocks = trace.blockSm.size();
    if (blocks == 0 || hasZero(shape.grid)) {
        sms_.clear();
        return;
    }
    for (std::uint32_t sm = 0; sm < multiprocessors; ++sm)
        sms_.push_back(static_cast<std::int32_t>(sm));
    std::sort(sms_.begin(), sms_.end());
    sms_.erase(std::unique(sms_.begin(), sms_.end()), sms_.end());
    for (const BlockPlace& place : analysis.places) {
        slots_ = std::max(slots_, place.slot + 1);
        rounds_ = std::max(rounds_, place.round + 1);
    }
    // At most the traced blocks, where the launch is larger than a trace.
    const Count ofKernel = volume(shape.grid);
    ofKernel_ = ofKernel < blocks ? static_cast<std::uint64_t>(ofKernel) : blocks;

    byRank_.resize(blocks);
    bars_.resize(blocks);
    std::vector<std::size_t> order(blocks);
    for (std::size_t rank = 0; rank < blocks; ++rank) {
        order[rank] = rank;
        const auto row = std::lower_bound(sms_.begin(), sms_.end(), trace.blockSm[rank]);
        byRank_[rank].place = {static_cast<std::size_t>(row - sms_.begin()), analysis.places[rank].slot};
    }
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        const std::size_t first = placeNumber(byRank_[a].place.sm, byRank_[a].place.slot);
        const std::size_t second = placeNumber(byRank_[b].place.sm, byRank_[b].place.slot);
        if (first != second)
            return first < second;
        if (trace.beginNanoseconds[a] != trace.beginNanoseconds[b])
            return trace.beginNanoseconds[a] < trace.beginNanoseconds[b];
        return trace.endNanoseconds[a] < trace.endNanoseconds[b];
    });
    firstOf_.assign(sms_.size() * slots_ + 1, 0);
    for (std::size_t i = 0; i < blocks; ++i) {
        const std::size_t rank = order[i];
        TimelineBar& bar = bars_[i];
        bar.begin = trace.beginNanoseconds[rank];
        bar.end = std::max(trace.endNanoseconds[rank], bar.begin);
        bar.rank = static_cast<std::uint32_t>(rank);
        bar.round = analysis.places[rank].round;
        bar.kernel = kernelOf(bar.rank);
        kernels_ = std::max(kernels_, bar.kernel + 1);
        Count cluster = rankInGrid(bar.rank);
        if (hasClusters_)
            cluster = trichevron::core::computePlace(shape, blockOf(bar.rank), ThreadIndex{}).clusterRank;
        bar.cluster = static_cast<std::uint32_t>(cluster);
        clusters_ = std::max(clusters_, bar.cluster + 1);
        lastEnd_ = std::max(lastEnd_, bar.end);
        byRank_[rank].bar = i;
        ++firstOf_[placeNumber(byRank_[rank].place.sm, byRank_[rank].place.slot) + 1];
    }
    for (std::size_t place = 1; place < firstOf_.size(); ++place)
        firstOf_[place] += firstOf_[place - 1];
}

std::span<const TimelineBar> TraceTimeline::bars(std::size_t sm, std::uint32_t slot) const {
    if (sm >= sms_.size() || slot >= slots_)
        return {};
    const std::size_t place = placeNumber(sm, slot);
    return std::span(bars_).subspan(firstOf_[place], firstOf_[place + 1] - firstOf_[place]);
}

std::span<const TimelineBar> TraceTimeline::bars(std::size_t sm, std::uint32_t slot, double from,
                                                 double to) const {
    const std::span<const TimelineBar> all = bars(sm, slot);
    const auto begin = std::partition_point(all.begin(), all.end(), [from](const TimelineBar& bar) {
        return static_cast<double>(bar.end) < from;
    });
    const auto end = std::partition_point(
        begin, all.end(), [to](const TimelineBar& bar) { return static_cast<double>(bar.begin) <= to; });
    return {begin, end};
}

BlockIndex TraceTimeline::blockOf(std::uint32_t rank) const {
    return toIndex(rankInGrid(rank), grid_);
}

std::uint32_t TraceTimeline::rankInGrid(std::uint32_t rank) const {
    return static_cast<std::uint32_t>(rank % ofKernel_);
}

std::uint32_t TraceTimeline::kernelOf(std::uint32_t rank) const {
    return static_cast<std::uint32_t>(rank / ofKernel_);
}

std::optional<std::uint32_t> TraceTimeline::toRank(const BlockIndex& block, std::uint32_t kernel) const {
    if (block.x >= grid_.x || block.y >= grid_.y || block.z >= grid_.z)
        return std::nullopt;
    const Count inGrid = trichevron::core::toRank(block, grid_);
    const Count rank = Count{kernel} * ofKernel_ + inGrid;
    if (inGrid >= ofKernel_ || rank >= byRank_.size())
        return std::nullopt;
    return static_cast<std::uint32_t>(rank);
}

std::optional<std::uint32_t> TraceTimeline::blockAt(double row, double nanoseconds, double reach) const {
    if (isEmpty() || !(row >= 0) || row >= static_cast<double>(sms_.size()))
        return std::nullopt;
    const double sm = std::floor(row);
    const auto slot =
        std::min(slots_ - 1, static_cast<std::uint32_t>((row - sm) * static_cast<double>(slots_)));
    const TimelineBar* bar = nearest(bars(static_cast<std::size_t>(sm), slot), nanoseconds);
    if (bar == nullptr || distance(*bar, nanoseconds) > reach)
        return std::nullopt;
    return bar->rank;
}

std::optional<std::uint32_t> TraceTimeline::neighbour(std::uint32_t rank, Step step) const {
    const Found& found = byRank_[rank];
    const std::size_t place = placeNumber(found.place.sm, found.place.slot);
    if (step == Step::Earlier)
        return found.bar > firstOf_[place] ? std::optional(bars_[found.bar - 1].rank) : std::nullopt;
    if (step == Step::Later)
        return found.bar + 1 < firstOf_[place + 1] ? std::optional(bars_[found.bar + 1].rank) : std::nullopt;
    const TimelineBar& bar = bars_[found.bar];
    const double middle = (static_cast<double>(bar.begin) + static_cast<double>(bar.end)) / 2;
    const std::size_t places = firstOf_.size() - 1;
    for (std::size_t other = place; step == Step::Up ? other-- > 0 : ++other < places;) {
        const auto of = std::span(bars_).subspan(firstOf_[other], firstOf_[other + 1] - firstOf_[other]);
        if (const TimelineBar* near = nearest(of, middle))
            return near->rank;
    }
    return std::nullopt;
}

std::optional<std::uint32_t> TraceTimeline::first() const {
    if (isEmpty())
        return std::nullopt;
    // min_element returns the first of equals, and the bars are ordered by SM.
    return std::min_element(bars_.begin(), bars_.end(),
                            [](const TimelineBar& a, const TimelineBar& b) { return a.begin < b.begin; })
        ->rank;
}

} // namespace trichevron::core
