// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What the exercises of one kind are drawn with.
#pragma once

#include "core/catalogue/message_literal.h"
#include "core/exercise/exercise.h"
#include "core/text/number_text.h"

#include <random>
#include <vector>

namespace trichevron::core {

class ExerciseDraw {
public:
    ExerciseDraw(std::span<const DeviceProperties> devices, ExerciseLevel level, std::uint64_t seed)
        : devices_(devices), level_(level), engine_(seed) {}

    bool isEasy() const { return level_ == ExerciseLevel::Easy; }
    bool isHard() const { return level_ == ExerciseLevel::Hard; }
    /// From low to high, both included. The same on every platform.
    std::uint32_t between(std::uint32_t low, std::uint32_t high) {
        return low + static_cast<std::uint32_t>(engine_() % (std::uint64_t{high} - low + 1));
    }
    std::uint32_t pick(std::initializer_list<std::uint32_t> values) {
        return values.begin()[engine_() % values.size()];
    }
    /// The H200 in easy exercises.
    const DeviceProperties& device() {
        return isEasy() ? devices_[0] : devices_[engine_() % devices_.size()];
    }
    std::span<const DeviceProperties> devices() const { return devices_; }
    /// One of the block sizes that people use, or with an odd number of warps.
    std::uint32_t blockSize() {
        return isEasy()   ? pick({64, 128, 256, 512})
               : isHard() ? 32 * between(1, 32)
                          : pick({96, 128, 192, 256, 384, 512, 768, 1024});
    }
    /// Registers, and shared memory from the medium level on.
    KernelAttributes kernel();
    /// Puts the right choice at a place that is drawn.
    void setChoices(Exercise& exercise, Text right, std::vector<Text> wrong);

private:
    std::span<const DeviceProperties> devices_;
    ExerciseLevel level_;
    std::mt19937_64 engine_;
};

/// A number as an argument of a message.
inline Count exactly(std::uint64_t number) {
    return number;
}

Exercise makeBlocksForElements(ExerciseDraw& draw);
Exercise makeIdleThreads(ExerciseDraw& draw);
Exercise makeGlobalIndex(ExerciseDraw& draw);
Exercise makeBlockOfIndex(ExerciseDraw& draw);
Exercise makeThreadId(ExerciseDraw& draw);
Exercise makeIndexOfThreadId(ExerciseDraw& draw);
Exercise makeWarpOfThread(ExerciseDraw& draw);
Exercise makeLanesInLastWarp(ExerciseDraw& draw);
Exercise makeStraddlingWarps(ExerciseDraw& draw);
Exercise makeSectorsOfWarp(ExerciseDraw& draw);
Exercise makeResidentBlocks(ExerciseDraw& draw);
Exercise makeOccupancyPercent(ExerciseDraw& draw);
Exercise makeBestBlockSize(ExerciseDraw& draw);
Exercise makePossibleResidency(ExerciseDraw& draw);
Exercise makeRegistersToSave(ExerciseDraw& draw);
Exercise makeBytesToSave(ExerciseDraw& draw);
Exercise makeWaves(ExerciseDraw& draw);
Exercise makeLastWave(ExerciseDraw& draw);
Exercise makeCooperativeGrid(ExerciseDraw& draw);
Exercise makeErrorOfLaunch(ExerciseDraw& draw);
Exercise makeGridForClusters(ExerciseDraw& draw);
Exercise makeClusterSizesThatFit(ExerciseDraw& draw);

} // namespace trichevron::core
