// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exercise/exercise_draw.h"

#include <utility>

namespace trichevron::core {

KernelAttributes ExerciseDraw::kernel() {
    KernelAttributes kernel;
    kernel.name = "kernel";
    kernel.numRegs = isEasy() ? pick({16, 32, 64, 128}) : between(16, isHard() ? 200 : 128);
    if (!isEasy())
        kernel.sharedSizeBytes = {isHard() ? between(0, 40'000) : 1024 * std::uint64_t{between(0, 32)}};
    kernel.maxThreadsPerBlock = 1024;
    return kernel;
}

void ExerciseDraw::setChoices(Exercise& exercise, Text right, std::vector<Text> wrong) {
    exercise.rightChoice = between(0, static_cast<std::uint32_t>(wrong.size()));
    wrong.insert(wrong.begin() + static_cast<std::ptrdiff_t>(exercise.rightChoice), std::move(right));
    exercise.choices = std::move(wrong);
}

} // namespace trichevron::core
