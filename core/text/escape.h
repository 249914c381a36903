// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Text that cannot break a line or command a terminal.
#pragma once

#include <string>
#include <string_view>

namespace trichevron::core {

/// The text with escapes for control characters, for characters that end a line or turn the direction of
/// text, and for bytes that are not UTF-8: \n, \x1b, \u202e. `kept` lists control characters to keep.
std::string escapeControls(std::string_view text, std::string_view kept = {});

} // namespace trichevron::core
