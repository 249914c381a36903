// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Exercises of the kinds that courses set, with numbers drawn from a seed: a class gets the same sheet.
#pragma once

#include "core/catalogue/message.h"
#include "core/device/device_properties.h"
#include "core/kernel/kernel_attributes.h"
#include "core/launch/launch_config.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace trichevron::core {

enum class ExerciseKind {
    BlocksForElements,
    IdleThreads,
    GlobalIndex,
    BlockOfIndex,
    ThreadId,
    IndexOfThreadId,
    WarpOfThread,
    LanesInLastWarp,
    StraddlingWarps,
    SectorsOfWarp,
    ResidentBlocks,
    OccupancyPercent,
    BestBlockSize,
    PossibleResidency,
    RegistersToSave,
    BytesToSave,
    Waves,
    LastWave,
    CooperativeGrid,
    ErrorOfLaunch,
    GridForClusters,
    ClusterSizesThatFit
};
inline constexpr std::size_t exerciseKindCount =
    static_cast<std::size_t>(ExerciseKind::ClusterSizesThatFit) + 1;

/// "blocksForElements"
std::string_view toString(ExerciseKind kind);
std::optional<ExerciseKind> exerciseKindFromName(std::string_view name);
/// "Blocks for n elements"
std::string titleFor(ExerciseKind kind);

inline constexpr std::array<ExerciseKind, exerciseKindCount> allExerciseKinds = [] {
    std::array<ExerciseKind, exerciseKindCount> kinds{};
    for (std::size_t i = 0; i < exerciseKindCount; ++i)
        kinds.at(i) = static_cast<ExerciseKind>(i);
    return kinds;
}();

/// From small numbers on one axis to numbers of real launches.
enum class ExerciseLevel { Easy = 1, Medium, Hard };

/// The level from which on a kind comes where none is chosen: what needs only a grid and its blocks comes
/// first.
ExerciseLevel firstLevelOf(ExerciseKind kind);
/// The kinds that come at a level where none is chosen, in the order of ExerciseKind.
std::vector<ExerciseKind> exerciseKindsOf(ExerciseLevel level);

struct Exercise {
    ExerciseKind kind = ExerciseKind::BlocksForElements;
    Text question;
    std::vector<Text> choices; ///< none where a number is asked for
    std::size_t rightChoice = 0;
    std::uint64_t number = 0; ///< the answer where there are no choices
    Text explanation;         ///< with the numbers of this exercise

    /// What the exercise is about, for a check of the answer that does not use what made it. Unused members
    /// have their initial values.
    struct Subject {
        LaunchConfig config;
        KernelAttributes kernel;
        std::vector<std::string> devices; ///< names
        BlockIndex block;
        ThreadIndex thread;
        std::uint64_t count = 0; ///< an index, a thread ID, a number of blocks
        std::vector<std::uint32_t> blockSizes;
    } subject;
};

/// The devices with which exercises are made, by name; every exercise needs all of them.
inline constexpr std::array<std::string_view, 4> exerciseDevices{
    "NVIDIA H200", "NVIDIA A100-SXM4-80GB", "NVIDIA GeForce RTX 4090", "NVIDIA GeForce GTX 1650"};

/// Makes exercises; the same seed gives the same exercises on every computer.
class ExerciseMaker {
public:
    /// InputError where one of exerciseDevices is not among the devices.
    explicit ExerciseMaker(std::span<const DeviceProperties> devices);

    Exercise make(ExerciseKind kind, ExerciseLevel level, std::uint64_t seed) const;
    /// The exercise at a place of a sheet, from 0: of these kinds in turn, in an order that the seed decides;
    /// of those of the level where none are given.
    Exercise makeAt(const std::vector<ExerciseKind>& chosen, ExerciseLevel level, std::uint64_t seed,
                    std::size_t place) const;
    /// The first exercises of a sheet, which goes on without end.
    std::vector<Exercise> makeSheet(const std::vector<ExerciseKind>& kinds, ExerciseLevel level,
                                    std::uint64_t seed, std::size_t count) const;
    const DeviceProperties& device(std::string_view name) const;

private:
    std::vector<DeviceProperties> devices_; ///< in the order of exerciseDevices
};

/// The right answer as a text: a number, or the right choice.
std::string answerText(const Exercise& exercise);
/// A sheet as Markdown, with the answers and explanations at its end or without them.
std::string exerciseSheet(std::span<const Exercise> exercises, ExerciseLevel level, std::uint64_t seed,
                          bool withAnswers);

} // namespace trichevron::core
