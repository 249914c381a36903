// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Text in Markdown that stays text.
#pragma once

#include <string>
#include <string_view>

namespace trichevron::core {

/// The text, of one line, with escapes, so that GitHub's Markdown shows it as it is: without markup, HTML,
/// cells of a table and links. GitHub links http://…, www.… and a@b.c without any markup, and mentions
/// @names; backslashes do not stop all of that, and a space of no width does.
std::string escapeMarkdown(std::string_view text);

} // namespace trichevron::core
