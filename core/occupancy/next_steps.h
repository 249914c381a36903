// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The smallest changes that raise the occupancy: for each quantity, the nearest value with which more warps
/// are resident.
#pragma once

#include "core/occupancy/occupancy.h"

#include <optional>
#include <vector>

namespace trichevron::core {

/// The one quantity that a step changes.
enum class StepKind {
    FewerRegisters,   ///< numRegs, per thread
    LessSharedMemory, ///< static + dynamic bytes per block; the dynamic part is reduced first
    RaiseSmemOptIn,   ///< cudaFuncAttributeMaxDynamicSharedMemorySize, bytes
    LargerCarveout,   ///< preferredShmemCarveout, percent
    FewerBarriers,    ///< numBlockBarriers
    SmallerBlock,     ///< threads per block
    LargerBlock       ///< threads per block
};
/// "fewerRegisters", "lessSharedMemory", …
std::string_view toString(StepKind kind);

struct NextStep {
    StepKind kind = StepKind::FewerRegisters;
    Limiter limiter = Limiter::Registers; ///< the resource that this step relieves
    std::uint64_t from = 0;
    std::uint64_t to = 0;           ///< the nearest value with this effect
    std::uint32_t allowed = 0;      ///< blocks that this resource allows after the step, or unlimitedBlocks
    Occupancy after;                ///< occupancy after this change alone
    bool raises = false;            ///< more resident warps than before
    std::vector<Limiter> stoppedBy; ///< if it does not raise: the other resources that limit
};

/// Steps for the limiting resources. Steps that raise the occupancy come first.
struct NextSteps {
    Occupancy now;
    std::vector<NextStep> steps;
    /// Set when several resources limit and no single step raises the resident blocks: the occupancy after
    /// one step for each of them. Empty when a single step is enough, or when all steps together raise
    /// nothing.
    std::optional<Occupancy> together;
};

/// A step that another resource blocks is listed with `raises` false and that resource in `stoppedBy`. A
/// smaller block of which more are resident, but no more warps, is no step. A limit that no change relieves
/// (the maximum number of blocks per SM) has only the step LargerBlock.
NextSteps findNextSteps(const KernelAttributes& kernel, const DeviceProperties& device,
                        std::uint64_t threadsPerBlock, Bytes dynamicSmemBytes);

/// Those of the same launch in clusters, without the steps that lead past what clusters allow: none where the
/// clusters limit already.
NextSteps inClusters(NextSteps steps);

} // namespace trichevron::core
