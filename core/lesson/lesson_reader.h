// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Reads a lesson file (docs/lessons.md): Markdown with one fenced block of JSON in each step. Reading opens
/// no other file, and follows no link.
#pragma once

#include "core/lesson/lesson.h"

#include <string_view>

namespace trichevron::core {

/// Whether this is meant to be a lesson, valid or not: its title block names the format.
bool looksLikeLesson(std::string_view head);

/// `source` is how the user knows the file: its path. InputError: "waves.lesson.md: line 12: …".
Lesson readLesson(std::string_view text, std::string_view source);

/// A lesson in another language: the words of `translation`, and the launches, answers and claims of
/// `lesson`. InputError where the two have different steps or choices.
Lesson translatedLesson(const Lesson& lesson, std::string_view translation, std::string_view source);

} // namespace trichevron::core
