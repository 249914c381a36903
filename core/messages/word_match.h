// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Search by words and their beginnings, for lists of commands, devices, kernels and rules.
#pragma once

#include <optional>
#include <string_view>

namespace trichevron::core {

/// How well `typed` matches `line`; higher is better. Each typed word must be the beginning of a word of the
/// line, in the order of the line, or of several words written as one: "rtx4090" matches "RTX 4090", "2d"
/// matches "2-D". Words of the line begin after what is neither letter nor digit, and at a capital letter
/// after a small one. The case of ASCII letters is ignored. More whole words score higher, and among as many
/// whole words those that are adjacent. None without a match; 0 when nothing is typed.
std::optional<int> wordMatchScore(std::string_view typed, std::string_view line);
/// As wordMatchScore(), of words in any order, which may also be the beginning of the same word.
std::optional<int> anyOrderMatchScore(std::string_view typed, std::string_view line);

} // namespace trichevron::core
