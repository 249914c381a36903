// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/demos/cluster_demo.h"

#include "core/dimensions/extent_text.h"
#include "gpu/demos/array_demo.h"
#include "gpu/demos/extended_demo.h"
#include "gpu/gpu_message.h"

#include <algorithm>

namespace trichevron::gpu {

namespace {

/// All blocks and threads run, but only the first ones have space for their two words.
constexpr std::uint64_t maxClusterRecords = std::uint64_t{1} << 20;

ArrayPlan wordPairsPlan(const core::KernelInfo& info, const DemoLaunch& launch, core::Count writers) {
    requireNoProblem(info, launch.config);
    const auto recorded = static_cast<std::uint64_t>(std::min<core::Count>(writers, maxClusterRecords));
    ArrayPlan plan;
    plan.outputs = 2 * recorded;
    plan.words = WordKind::Unsigned;
    plan.sizes = {recorded};
    return plan;
}

ArrayPlan neighboursPlan(const core::KernelInfo& info, const DemoLaunch& launch) {
    ArrayPlan plan = wordPairsPlan(info, launch, volume(launch.shape.grid));
    plan.equal =
        "{right} of {all} elements equal the rank in the cluster or of the next block, as computed on the CPU"_msg;
    plan.indexText = [](std::uint64_t word) {
        const auto block = "block"_a = word / 2;
        return word % 2 == 0 ? "rank of block {block}"_msg.with(block)
                             : "neighbour of block {block}"_msg.with(block);
    };
    plan.expect = [shape = launch.shape](std::uint64_t first, std::span<std::uint32_t> expected) {
        expectNeighbours(shape, first, expected);
    };
    return plan;
}

ArrayPlan ranksPlan(const core::KernelInfo& info, const DemoLaunch& launch) {
    ArrayPlan plan = wordPairsPlan(info, launch, threadCount(launch.shape));
    plan.equal = "{right} of {all} elements equal the rank computed on the CPU"_msg;
    plan.indexText = [](std::uint64_t word) {
        const auto thread = "thread"_a = word / 2;
        return word % 2 == 0 ? "cluster of thread {thread}"_msg.with(thread)
                             : "rank in the cluster of thread {thread}"_msg.with(thread);
    };
    plan.expect = [shape = launch.shape](std::uint64_t first, std::span<std::uint32_t> expected) {
        expectRanksInCluster(shape, first, expected);
    };
    return plan;
}

class ClusterDemo : public ExtendedDemo {
public:
    using ExtendedDemo::ExtendedDemo;

    DemoOutcome check(const DemoLaunch& launch) override {
        DemoOutcome outcome = ExtendedDemo::check(launch);
        const core::Count blocks = volume(launch.shape.grid);
        const std::uint64_t recorded = outcome.verification.checked / 2;
        if (outcome.verification.mismatches != 0)
            return outcome;
        const auto count = "blocks"_a = recorded;
        const auto cluster = "cluster"_a = shortExtentText(launch.shape.cluster);
        outcome.verification.summary =
            recorded < blocks
                ? "{blocks} of the first {blocks} blocks wrote the expected rank in their cluster of "
                  "{cluster} "
                  "and the expected number of the next block."_msg.with(count, cluster)
                : "{blocks} of {blocks} blocks wrote the expected rank in their cluster of {cluster} and the "
                  "expected number of the next block."_msg.with(count, cluster);
        return outcome;
    }
};

/// Adds the number of blocks that ran to the summary.
class BlockSizeDemo : public ExtendedDemo {
public:
    using ExtendedDemo::ExtendedDemo;

    DemoOutcome check(const DemoLaunch& launch) override {
        DemoOutcome outcome = ExtendedDemo::check(launch);
        outcome.verification.summary =
            "The grid of {grid} counts clusters: {blocks, plural, one {# block} other {# blocks}} of "
            "{threads} "
            "threads ran. {verification}"_msg.with(
                "grid"_a = shortExtentText(launch.config.gridDim), "blocks"_a = volume(launch.shape.grid),
                "threads"_a = volume(launch.shape.block), "verification"_a = outcome.verification.summary);
        return outcome;
    }
};

} // namespace

void expectNeighbours(const core::LaunchShape& shape, std::uint64_t first,
                      std::span<std::uint32_t> expected) {
    for (std::size_t k = 0; k < expected.size(); ++k) {
        const std::uint64_t word = first + k;
        const core::BlockIndex block = toIndex(word / 2, shape.grid);
        const core::Count rank = toRank(computeBlockInClusterIndex(block, shape.cluster), shape.cluster);
        if (word % 2 == 0) {
            expected[k] = static_cast<std::uint32_t>(rank);
            continue;
        }
        const auto next = toIndex((rank + 1) % volume(shape.cluster), shape.cluster);
        const core::BlockIndex neighbour =
            blockIndexOf(computeClusterIndex(block, shape.cluster), next, shape.cluster);
        expected[k] = static_cast<std::uint32_t>(toRank(neighbour, shape.grid));
    }
}

void expectRanksInCluster(const core::LaunchShape& shape, std::uint64_t first,
                          std::span<std::uint32_t> expected) {
    const core::Count threads = volume(shape.block);
    const core::GridInClusters clusters = gridInClusters(shape);
    for (std::size_t k = 0; k < expected.size(); ++k) {
        const std::uint64_t word = first + k;
        const core::BlockIndex block = toIndex(word / 2 / threads, shape.grid);
        const core::Count inCluster = toRank(computeBlockInClusterIndex(block, shape.cluster), shape.cluster);
        const core::Count cluster = toRank(computeClusterIndex(block, shape.cluster), clusters);
        expected[k] =
            static_cast<std::uint32_t>(word % 2 == 0 ? cluster : inCluster * threads + word / 2 % threads);
    }
}

std::unique_ptr<Demo> makeClusterDemo(core::KernelInfo info, const void* function, const void* traced) {
    return std::make_unique<ClusterDemo>(
        makeArrayDemo(Chapter::Clusters, std::move(info), function, traced, neighboursPlan));
}

std::unique_ptr<Demo> makeBlockSizeDemo(core::KernelInfo info, const void* function, const void* traced) {
    return std::make_unique<BlockSizeDemo>(
        makeArrayDemo(Chapter::BlocksAsClusters, std::move(info), function, traced, ranksPlan));
}

} // namespace trichevron::gpu
