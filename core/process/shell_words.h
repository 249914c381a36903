// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Words as a shell splits them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trichevron::core {

/// The words between blanks, with the quotes and the backslashes of POSIX taken away. Nothing is expanded:
/// "$x",
/// "*" and "|" stay as they are. None where a quote is not closed, or a backslash is the last letter.
std::optional<std::vector<std::string>> splitShellWords(std::string_view line);

} // namespace trichevron::core
