// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A lesson's Markdown, cut at its headings and at the fences of its trichevron blocks.
#pragma once

#include "core/catalogue/message.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trichevron::core {

/// Limits of a lesson file, far above any lesson that can be read.
inline constexpr std::size_t maxLessonBytes = std::size_t{256} * 1024;
inline constexpr std::size_t maxLessonSteps = 64;
inline constexpr std::size_t maxLessonBlockBytes = std::size_t{32} * 1024;

/// The JSON between ```trichevron and ```.
struct LessonBlock {
    std::size_t line = 1; ///< of the first line of JSON
    std::string json;
};

/// A heading "## …" and what follows it, up to the next.
struct LessonSection {
    std::size_t line = 1; ///< of the heading
    std::string title;
    std::string before; ///< Markdown before the block, or all of it where there is no block
    std::optional<LessonBlock> block;
    std::string after; ///< Markdown after the block
};

/// The first section has the heading "# …".
std::vector<LessonSection> splitLesson(std::string_view text, std::string_view source);

/// Throws InputError: "a.lesson.md: line 12: …".
[[noreturn]] void failAtLine(std::string_view source, std::size_t line, Text problem);

} // namespace trichevron::core
