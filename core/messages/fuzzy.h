// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Finding a line by some of its letters, as a command palette does.
#pragma once

#include <optional>
#include <string_view>

namespace trichevron {

/// How well the letters of `typed` fit `line`, in which they have to come in this order, whatever their case
/// (of ASCII): the more, the better. Letters that follow each other and letters that begin a word count more.
/// Blanks in `typed` say nothing. None where they do not fit; 0 where nothing is typed.
std::optional<int> fuzzyScore(std::string_view typed, std::string_view line);

} // namespace trichevron
