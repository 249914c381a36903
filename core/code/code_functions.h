// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The functions that launches are computed with, in C++ and Python.
#pragma once

#include "core/code/code_tokens.h"
#include "core/code/code_value.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace trichevron::core {

/// min, ceil, dim3, int, …; also what projects call a division that rounds up: cdiv, ceil_div, DIVUP. Empty
/// for another name. `name` is without "std::", "math.", "np.". Throws CodeProblem.
std::optional<CodeValue> callKnownFunction(std::string_view name, const std::vector<CodeValue>& arguments,
                                           CodeLanguage language, std::size_t offset);

/// true, False, nullptr, None; empty for another name.
std::optional<CodeValue> knownConstant(std::string_view name);

} // namespace trichevron::core
