// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// How far it is to the next step of occupancy: the nearest change of one quantity that lets one block more
/// in.
#pragma once

#include "core/occupancy/occupancy.h"

#include <optional>
#include <vector>

namespace trichevron {

/// What a step changes, and nothing else with it.
enum class StepKind {
    FewerRegisters,   ///< numRegs, per thread
    LessSharedMemory, ///< static + dynamic bytes per block; the dynamic part goes first
    RaiseSmemOptIn,   ///< cudaFuncAttributeMaxDynamicSharedMemorySize, bytes
    LargerCarveout,   ///< preferredShmemCarveout, percent
    FewerBarriers,    ///< numBlockBarriers
    SmallerBlock,     ///< threads per block
    LargerBlock       ///< threads per block: as many blocks or fewer, and more warps in all
};
/// "fewerRegisters", "lessSharedMemory", …
std::string_view nameOf(StepKind kind);

struct NextStep {
    StepKind kind = StepKind::FewerRegisters;
    Limiter limiter = Limiter::Registers; ///< what it eases
    std::uint64_t from = 0;
    std::uint64_t to = 0;           ///< the nearest value with this effect
    std::uint32_t allowed = 0;      ///< blocks that the eased resource allows then; unlimitedBlocks for any
    Occupancy after;                ///< with this change alone
    bool raises = false;            ///< more blocks than before, of a LargerBlock more warps
    std::vector<Limiter> stoppedBy; ///< the other resources that allow no more either, when it does not raise
};

/// Steps for the resources that limit, those that raise the result first.
struct NextSteps {
    Occupancy now;
    std::vector<NextStep> steps;
    /// When several resources limit and no step raises the blocks alone: the occupancy with one step for each
    /// of them taken together. None when that raises nothing either, or is not needed.
    std::optional<Occupancy> together;
};

/// A step that would only help beyond another limit is listed with `raises` false and what stops it. Of the
/// resources that nothing can ease (the blocks a multiprocessor holds) there is no step.
NextSteps nextStepsUp(const KernelAttributes& kernel, const DeviceProperties& device,
                      std::uint64_t threadsPerBlock, Bytes dynamicSmemBytes);

} // namespace trichevron
