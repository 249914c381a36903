// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What the demo blockSum (gpu/demos/kernels/block_sum.cu) does with the shared memory of a block, step by
/// step: each thread writes its element, waits at the barrier, then adds another thread's element to its own,
/// until the sum is left. Also without the barrier, in the order in which warp 0 is the fastest.
#pragma once

#include "core/demo/kernel_info.h"
#include "core/dimensions/hierarchy.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace trichevron::core {

/// A block of blockSum.
struct BlockSum {
    std::uint32_t threads = 0; ///< 1 to 1024, each with an element of shared memory
    std::uint32_t warpSize = 32;
    std::uint32_t summands = 0; ///< elements of A that the block adds; the other threads write 0

    std::uint32_t warps() const { return static_cast<std::uint32_t>(ceilDivide(threads, warpSize)); }
    friend bool operator==(const BlockSum&, const BlockSum&) = default;
};
/// None for another kernel, and where its shared memory has no room for the block.
std::optional<BlockSum> blockSumOf(const KernelInfo& kernel, const LaunchConfig& config,
                                   const LaunchShape& shape, const BlockIndex& block);

/// An element of shared memory.
struct SharedElement {
    bool isWritten = false;
    std::uint32_t summands = 0;  ///< elements of A that are in it
    std::uint32_t unwritten = 0; ///< values in it that stood in elements which no thread had written

    friend bool operator==(const SharedElement&, const SharedElement&) = default;
};

/// Neighbouring threads of one warp that each read the element `distance` after their own.
struct SharedReads {
    std::uint32_t firstThread = 0;
    std::uint32_t threads = 0;
    std::uint32_t distance = 0;
    bool areWritten = true; ///< all of these elements, or none
};

enum class SharedStage {
    Begin,
    Write, ///< of their own elements
    Add,
    End ///< thread 0 stores element 0
};

struct SharedStep {
    SharedStage stage = SharedStage::Begin;
    std::uint32_t firstWarp = 0; ///< of those that act
    std::uint32_t warps = 0;
    std::uint32_t left = 0;              ///< elements that have to be added up still, after the step
    std::uint32_t distance = 0;          ///< Add: from a thread's own element to the one that it reads
    std::vector<SharedElement> elements; ///< after the step
    std::vector<SharedReads> reads;
    std::vector<bool> waits; ///< by warp: waits at the barrier after the step

    std::uint32_t wrongReads() const;
};

enum class Barrier { Kept, LeftOut };
std::vector<SharedStep> blockSumSteps(const BlockSum& block, Barrier barrier);

} // namespace trichevron::core
