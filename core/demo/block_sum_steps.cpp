// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/demo/block_sum_steps.h"

#include <algorithm>

namespace trichevron::core {

namespace {

constexpr Count mostThreads = 1024; ///< elements of the kernel's array

/// Lets warps act on the elements, and keeps each step.
class BlockRun {
public:
    explicit BlockRun(const BlockSum& block) : block_(block) {
        now_.elements.resize(block.threads);
        now_.waits.resize(block.warps());
        now_.left = block.threads;
        keep(SharedStage::Begin, 0, 0);
    }

    void write(std::uint32_t firstWarp, std::uint32_t warps) {
        const std::uint32_t end = endOf(firstWarp + warps - 1);
        for (std::uint32_t thread = firstWarp * block_.warpSize; thread < end; ++thread)
            now_.elements[thread] = {true, thread < block_.summands ? 1U : 0U, 0};
        keep(SharedStage::Write, firstWarp, warps);
    }

    /// The threads of these warps with an element at this distance that is below `left` add it.
    void add(std::uint32_t warps, std::uint32_t distance, std::uint32_t left) {
        const std::uint32_t adding = left - distance; // threads of the whole block
        for (std::uint32_t warp = 0; warp < warps && warp * block_.warpSize < adding; ++warp) {
            const std::uint32_t first = warp * block_.warpSize;
            for (std::uint32_t thread = first; thread < std::min(endOf(warp), adding); ++thread) {
                const SharedElement& other = now_.elements[thread + distance];
                if (thread == first || now_.reads.back().areWritten != other.isWritten)
                    now_.reads.push_back({thread, 0, distance, other.isWritten});
                ++now_.reads.back().threads;
                SharedElement& own = now_.elements[thread];
                own.summands += other.summands;
                own.unwritten += other.isWritten ? other.unwritten : 1;
            }
        }
        now_.distance = distance;
        keep(SharedStage::Add, 0, warps);
    }

    void setLeft(std::uint32_t left) { now_.left = left; }
    void setWaiting(std::uint32_t warps, bool waits) { std::fill_n(now_.waits.begin(), warps, waits); }
    void end() { keep(SharedStage::End, 0, 1); }
    std::vector<SharedStep> take() { return std::move(steps_); }

private:
    std::uint32_t endOf(std::uint32_t warp) const {
        return std::min((warp + 1) * block_.warpSize, block_.threads);
    }
    void keep(SharedStage stage, std::uint32_t firstWarp, std::uint32_t warps) {
        now_.stage = stage;
        now_.firstWarp = firstWarp;
        now_.warps = warps;
        steps_.push_back(now_);
        now_.reads.clear();
        now_.distance = 0;
    }

    BlockSum block_;
    SharedStep now_;
    std::vector<SharedStep> steps_;
};

/// Warp 0, those between, and the last one.
void writeAndWait(BlockRun& run, std::uint32_t warps) {
    const auto arrive = [&](std::uint32_t first, std::uint32_t count) {
        const bool isLast = first + count == warps;
        run.setWaiting(isLast ? warps : first + count, !isLast); // the last one opens the barrier
        run.write(first, count);
    };
    arrive(0, 1);
    if (warps > 2)
        arrive(1, warps - 2);
    if (warps > 1)
        arrive(warps - 1, 1);
}

} // namespace

std::optional<BlockSum> blockSumOf(const KernelInfo& kernel, const LaunchConfig& config,
                                   const LaunchShape& shape, const BlockIndex& block) {
    const Count threads = volume(shape.block);
    if (kernel.id != "blockSum" || !config.problem || threads == 0 || threads > mostThreads ||
        !contains(shape.grid, block))
        return std::nullopt;
    BlockSum sum;
    sum.threads = static_cast<std::uint32_t>(threads);
    sum.warpSize = shape.warpSize;
    const Count first = toRank(block, shape.grid) * threads;
    const Count elements = config.problem->x;
    sum.summands = first >= elements ? 0 : static_cast<std::uint32_t>(std::min(threads, elements - first));
    return sum;
}

std::uint32_t SharedStep::wrongReads() const {
    std::uint32_t wrong = 0;
    for (const SharedReads& one : reads)
        wrong += one.areWritten ? 0 : one.threads;
    return wrong;
}

std::vector<SharedStep> blockSumSteps(const BlockSum& block, Barrier barrier) {
    BlockRun run(block);
    const std::uint32_t warps = block.warps();
    const bool isKept = barrier == Barrier::Kept;
    if (isKept)
        writeAndWait(run, warps);
    else
        run.write(0, 1);
    for (std::uint32_t left = block.threads; left > 1;) {
        const std::uint32_t half = (left + 1) / 2;
        if (isKept)
            run.setLeft(half);
        run.add(isKept ? warps : 1, half, left);
        left = half;
    }
    if (!isKept && warps > 1)
        run.write(1, warps - 1);
    run.end();
    return run.take();
}

} // namespace trichevron::core
