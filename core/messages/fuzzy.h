// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Fuzzy search, as in a command palette.
#pragma once

#include <optional>
#include <string_view>

namespace trichevron::core {

/// How well `typed` matches `line`; higher is better. The letters must occur in this order; the case of ASCII
/// letters and the spaces in `typed` are ignored. Consecutive letters and the first letters of words score
/// higher. None without a match; 0 when nothing is typed.
std::optional<int> fuzzyScore(std::string_view typed, std::string_view line);

} // namespace trichevron::core
