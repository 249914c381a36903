// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Elements by the names of the problem's axes, "row 700, column 300", or as C writes them. The order of an
/// index differs between mathematics, which names the row first, and CUDA, which counts columns along x.
#pragma once

#include "core/scene/find_text.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace trichevron::core {

/// The index of an element; an axis that is not named is 0. `names` are those of the kernel's problem, in
/// English: {"columns", "rows"}; singular and the first three letters do. None where the text does not begin
/// with one of them. Throws InputError with one sentence where it begins so and cannot be parsed.
std::optional<FindTerm> elementByAxisNames(std::string_view text, std::span<const std::string> names);

/// The index of an element that is written as C subscripts an array: "[300][700]" is row 300 and column 700,
/// (700, 300). None for another text.
std::optional<FindTerm> elementBySubscripts(std::string_view text);

} // namespace trichevron::core
