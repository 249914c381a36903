// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The type of the pictures of memory.
#pragma once

#include "app/gui/theme/theme.h"

#include <QFontMetricsF>

namespace trichevron::gui {

inline QFont memoryFont() {
    return textFont(0.85);
}

/// Height of a line, in pixels.
inline double memoryLine() {
    return QFontMetricsF(memoryFont()).height();
}

} // namespace trichevron::gui
