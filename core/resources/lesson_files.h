// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The lessons that come with the program, and what answers their claims.
#pragma once

#include "core/lesson/lesson_answers.h"

#include <string>
#include <vector>

namespace trichevron::core {

/// Paths of the lessons in resources/lessons/en, in the order of learning.
std::vector<std::string> lessonFiles();
/// A lesson file of at most maxLessonBytes.
Lesson loadLesson(const std::string& path);
/// A lesson that comes with the program, in a language where it is translated into it
/// (resources/lessons/CODE). A translation that cannot be read leaves it in English.
Lesson loadLesson(const std::string& path, const std::string& language);
/// The recordings and devices that come with the program. Leaves out files that cannot be read.
LessonAnswers loadLessonAnswers();

} // namespace trichevron::core
