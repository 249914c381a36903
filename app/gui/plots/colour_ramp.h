// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The ramp of colours for magnitudes: dark to bright, alike for every kind of sight, and in grey too.
#pragma once

#include <qcustomplot.h>

namespace trichevron {

/// Viridis (Smith, van der Walt, 2015; CC0), transparent where there is no number. `falling`: bright is low.
/// In a dark theme it starts where it stands out from the panel.
QCPColorGradient colourRamp(bool falling);

/// From 1, alike, to 21, black on white (WCAG 2).
double contrastOf(const QColor& one, const QColor& other);

} // namespace trichevron
