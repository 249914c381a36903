// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exercise/exercise.h"

#include "core/errors/input_error.h"
#include "core/exercise/exercise_draw.h"

#include <algorithm>
#include <iterator>

namespace trichevron::core {

namespace {

struct ExerciseRow {
    std::string_view name;
    Message title;
    ExerciseLevel firstLevel;
    Exercise (*make)(ExerciseDraw& draw);
};

constexpr ExerciseLevel easy = ExerciseLevel::Easy;
constexpr ExerciseLevel medium = ExerciseLevel::Medium;

constexpr std::array<ExerciseRow, exerciseKindCount> exerciseRows{{
    {"blocksForElements", "Blocks for n elements"_msg, easy, makeBlocksForElements},
    {"idleThreads", "Idle threads"_msg, easy, makeIdleThreads},
    {"globalIndex", "Global index from block and thread"_msg, easy, makeGlobalIndex},
    {"blockOfIndex", "Block and thread from the global index"_msg, easy, makeBlockOfIndex},
    {"threadId", "Thread ID from the index"_msg, easy, makeThreadId},
    {"indexOfThreadId", "Index from the thread ID"_msg, easy, makeIndexOfThreadId},
    {"warpOfThread", "Warp and lane of a thread"_msg, easy, makeWarpOfThread},
    {"lanesInLastWarp", "Empty lanes of the last warp"_msg, easy, makeLanesInLastWarp},
    {"straddlingWarps", "Warps that a bounds check divides"_msg, medium, makeStraddlingWarps},
    {"sectorsOfWarp", "Sectors that a warp touches"_msg, medium, makeSectorsOfWarp},
    {"residentBlocks", "Resident blocks"_msg, easy, makeResidentBlocks},
    {"occupancyPercent", "Occupancy in percent"_msg, easy, makeOccupancyPercent},
    {"bestBlockSize", "The block size with most resident threads"_msg, medium, makeBestBlockSize},
    {"possibleResidency", "Is this many blocks per SM possible?"_msg, medium, makePossibleResidency},
    {"registersToSave", "Registers for one more block"_msg, medium, makeRegistersToSave},
    {"bytesToSave", "Shared memory for one more block"_msg, medium, makeBytesToSave},
    {"waves", "Number of waves"_msg, easy, makeWaves},
    {"lastWave", "Blocks in the last wave"_msg, easy, makeLastWave},
    {"cooperativeGrid", "Which device refuses a cooperative grid"_msg, medium, makeCooperativeGrid},
    {"errorOfLaunch", "The error of a launch"_msg, easy, makeErrorOfLaunch},
    {"gridForClusters", "A grid for clusters"_msg, medium, makeGridForClusters},
    {"clusterSizesThatFit", "Cluster sizes that fit"_msg, medium, makeClusterSizesThatFit},
}};

/// The index with which a seed is mixed to choose the first kind; no exercise of a sheet has it as its place.
constexpr std::uint64_t firstKindIndex = 1'000'000'000;

/// Seeds of neighbouring exercises are far apart (SplitMix64).
std::uint64_t mixedSeed(std::uint64_t seed, std::uint64_t index) {
    std::uint64_t mixed = seed + 0x9E3779B97F4A7C15 * (index + 1);
    mixed = (mixed ^ mixed >> 30U) * 0xBF58476D1CE4E5B9;
    mixed = (mixed ^ mixed >> 27U) * 0x94D049BB133111EB;
    return mixed ^ mixed >> 31U;
}

} // namespace

std::string_view toString(ExerciseKind kind) {
    return exerciseRows.at(static_cast<std::size_t>(kind)).name;
}

std::optional<ExerciseKind> exerciseKindFromName(std::string_view name) {
    for (std::size_t i = 0; i < exerciseRows.size(); ++i)
        if (exerciseRows.at(i).name == name)
            return static_cast<ExerciseKind>(i);
    return std::nullopt;
}

std::string titleFor(ExerciseKind kind) {
    return exerciseRows.at(static_cast<std::size_t>(kind)).title.text();
}

ExerciseLevel firstLevelOf(ExerciseKind kind) {
    return exerciseRows.at(static_cast<std::size_t>(kind)).firstLevel;
}

std::vector<ExerciseKind> exerciseKindsOf(ExerciseLevel level) {
    std::vector<ExerciseKind> kinds;
    std::copy_if(allExerciseKinds.begin(), allExerciseKinds.end(), std::back_inserter(kinds),
                 [&](ExerciseKind kind) { return firstLevelOf(kind) <= level; });
    return kinds;
}

ExerciseMaker::ExerciseMaker(std::span<const DeviceProperties> devices) {
    for (const std::string_view name : exerciseDevices) {
        const auto found = std::find_if(devices.begin(), devices.end(),
                                        [&](const DeviceProperties& device) { return device.name == name; });
        if (found == devices.end())
            throw InputError("there is no device \"{device}\""_msg.with("device"_a = name));
        devices_.push_back(*found);
    }
}

Exercise ExerciseMaker::make(ExerciseKind kind, ExerciseLevel level, std::uint64_t seed) const {
    ExerciseDraw draw(devices_, level, seed);
    Exercise exercise = exerciseRows.at(static_cast<std::size_t>(kind)).make(draw);
    exercise.kind = kind;
    return exercise;
}

Exercise ExerciseMaker::makeAt(const std::vector<ExerciseKind>& chosen, ExerciseLevel level,
                               std::uint64_t seed, std::size_t place) const {
    const std::vector<ExerciseKind> kinds = chosen.empty() ? exerciseKindsOf(level) : chosen;
    const std::size_t count = kinds.size();
    // Each kind comes once before one comes again: the step has no factor in common with the count.
    const std::size_t step = count % 5 == 0 ? 7 : 5;
    const std::size_t turn = (mixedSeed(seed, firstKindIndex) % count + place % count * step) % count;
    return make(kinds[turn], level, mixedSeed(seed, place));
}

std::vector<Exercise> ExerciseMaker::makeSheet(const std::vector<ExerciseKind>& kinds, ExerciseLevel level,
                                               std::uint64_t seed, std::size_t count) const {
    std::vector<Exercise> exercises;
    for (std::size_t place = 0; place < count; ++place)
        exercises.push_back(makeAt(kinds, level, seed, place));
    return exercises;
}

const DeviceProperties& ExerciseMaker::device(std::string_view name) const {
    return *std::find_if(devices_.begin(), devices_.end(),
                         [&](const DeviceProperties& device) { return device.name == name; });
}

std::string answerText(const Exercise& exercise) {
    return exercise.choices.empty() ? withSeparators(exercise.number)
                                    : exercise.choices.at(exercise.rightChoice).text();
}

std::string exerciseSheet(std::span<const Exercise> exercises, ExerciseLevel level, std::uint64_t seed,
                          bool withAnswers) {
    std::string text = "# " + "Exercises on CUDA launches"_msg() + "\n\n" +
                       "Level {level}, seed {seed}"_msg("level"_a = Count{static_cast<unsigned>(level)},
                                                        "seed"_a = std::to_string(seed)) +
                       '\n';
    std::size_t number = 0;
    for (const Exercise& exercise : exercises) {
        text += "\n## " + std::to_string(++number) + ". " + titleFor(exercise.kind) + "\n\n" +
                exercise.question.text() + '\n';
        for (std::size_t i = 0; i < exercise.choices.size(); ++i)
            text += (i == 0 ? "\n" : "") + std::to_string(i + 1) + ". " + exercise.choices[i].text() + '\n';
    }
    if (!withAnswers)
        return text;
    text += "\n# " + "Answers"_msg() + "\n\n";
    number = 0;
    for (const Exercise& exercise : exercises)
        text += std::to_string(++number) + ". **" + answerText(exercise) + "** — " +
                exercise.explanation.text() + '\n';
    return text;
}

} // namespace trichevron::core
