// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Holds a lesson's claims to the model and to what devices replied.
#pragma once

#include "core/lesson/lesson_answers.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace trichevron::core {

struct LessonProblem {
    std::size_t line = 1; ///< of the step
    Text text;
};

struct LessonReport {
    std::vector<LessonProblem> problems;
    std::size_t modelClaims = 0;  ///< that were held to the model
    std::size_t deviceClaims = 0; ///< that were held to a device's reply
};

LessonReport checkLesson(const Lesson& lesson, const LessonAnswers& answers);

/// The value of a fact of the step; none where the launch does not have it or the device did not reply.
/// Throws InputError where the device or the kernel is unknown.
std::optional<FactValue> factValue(const Fact& fact, const std::optional<LessonLaunch>& stepLaunch,
                                   const LessonAnswers& answers);
/// Whether a claim holds; none where the fact has no value.
std::optional<bool> holds(const Claim& claim, const std::optional<LessonLaunch>& stepLaunch,
                          const LessonAnswers& answers);

} // namespace trichevron::core
