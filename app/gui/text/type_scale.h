// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Lengths in pixels that stand beside text grow with it, as on a projector.
#pragma once

#include <QFontMetricsF>

#include <algorithm>

namespace trichevron::gui {

/// How many times as high as the usual type, at least 1.
inline double typeScale(const QFontMetricsF& metrics) {
    constexpr double usualHeight = 15; // of the default font, in pixels
    return std::max(1.0, metrics.height() / usualHeight);
}

inline double typeScale(const QFont& font) {
    return typeScale(QFontMetricsF(font));
}

/// The size of all text during a presentation, which is read from afar, relative to the default; 0 outside
/// one.
double presentationTypeScale();
/// For the theme, which changes the fonts.
void setPresentationTypeScale(double scale);

} // namespace trichevron::gui
