// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The style sheet for the colours of a theme.
#pragma once

#include <QString>

namespace trichevron::gui {

struct Theme;

/// Widgets opt in by dynamic properties: role = "heading" | "muted" | "primary" | "crumb" | "fix" | "card" |
/// "code"; state = "good" | "alarm" | "neutral"; mark = "violating" | "unreadable" | "".
QString createStyleSheet(const Theme& theme);

} // namespace trichevron::gui
