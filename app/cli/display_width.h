// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The space that text takes in a terminal.
#pragma once

#include <cstddef>
#include <string_view>

namespace trichevron::cli {

/// The number of columns that UTF-8 text takes: two for a wide character, such as those of Chinese, Japanese
/// and Korean, and one for any other.
std::size_t displayWidth(std::string_view text);

} // namespace trichevron::cli
