// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The sequential colour map for magnitudes, readable with colour vision deficiencies and in greyscale.
#pragma once

#include <qcustomplot.h>

namespace trichevron::gui {

/// Viridis (Smith, van der Walt, 2015; CC0), transparent for NaN. `falling`: bright colours for low values.
/// In a dark theme the darkest colours, which the panel would hide, are left out.
QCPColorGradient colourRamp(bool falling);

/// The contrast ratio (WCAG 2): from 1, equal colours, to 21, black on white.
double contrastRatio(const QColor& one, const QColor& other);

} // namespace trichevron::gui
