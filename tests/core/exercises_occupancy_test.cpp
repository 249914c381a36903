// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// The exercises on residency, answered by NVIDIA's occupancy calculator.
#include "core/import/import.h"
#include "tests/core/exercise_reference.h"
#include "tests/core/occupancy_reference.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace trichevron::core {
namespace {

TEST(ExercisesOnResidency, HaveTheAnswerOfNvidiasCalculator) {
    std::vector<DeviceProperties> devices;
    for (const std::string_view name : exerciseDevices)
        devices.push_back(loadDeviceFile(TRICHEVRON_RESOURCES_DIR "/devices/" + std::string(name) + ".json"));
    const ExerciseMaker maker(devices);
    const auto calculated = [](const KernelAttributes& kernel, const DeviceProperties& device,
                               std::uint32_t threads) {
        return static_cast<std::uint32_t>(std::max(0, test::referenceBlocks(kernel, device, threads, {})));
    };
    const std::vector<ExerciseKind> kinds(allExerciseKinds.begin(), allExerciseKinds.end());
    for (std::uint64_t seed = 0; seed < 500; ++seed)
        for (const ExerciseLevel level : {ExerciseLevel::Easy, ExerciseLevel::Medium, ExerciseLevel::Hard})
            for (const Exercise& exercise : maker.makeSheet(kinds, level, seed, exerciseKindCount))
                EXPECT_TRUE(exercise.subject.devices.empty() ||
                            answerText(exercise) == test::expectedAnswer(exercise, maker, calculated))
                    << exercise.question.text();
}

} // namespace
} // namespace trichevron::core
