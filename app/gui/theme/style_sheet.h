// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The style sheet, written in terms of a theme's colours.
#pragma once

#include <QString>

namespace trichevron {

struct Theme;

/// Widgets opt in by dynamic properties: role = "heading" | "muted" | "primary" | "crumb" | "fix" | "card" |
/// "code" | "badge"; state = "good" | "alarm" | "neutral"; mark = "broken" | "unreadable" | "".
QString styleSheetOf(const Theme& theme);

} // namespace trichevron
