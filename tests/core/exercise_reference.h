// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The answers of exercises by enumeration: counting threads, warps and bytes one by one, and filling an SM
/// block by block. Nothing of what makes the exercises is used.
#pragma once

#include "core/exercise/exercise.h"

#include <functional>
#include <string>

namespace trichevron::test {

/// Blocks that an SM holds.
using ResidentBlocks = std::function<std::uint32_t(
    const core::KernelAttributes& kernel, const core::DeviceProperties& device, std::uint32_t threads)>;

/// Puts the warps of one block after another into the sub-partitions of an SM until one has no room.
std::uint32_t fillMultiprocessor(const core::KernelAttributes& kernel, const core::DeviceProperties& device,
                                 std::uint32_t threads);

/// The answer as answerText() writes it.
std::string expectedAnswer(const core::Exercise& exercise, const core::ExerciseMaker& maker,
                           const ResidentBlocks& residentBlocks);

} // namespace trichevron::test
