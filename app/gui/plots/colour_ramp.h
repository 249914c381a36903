// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The ramp of colours for magnitudes: dark to bright, alike for every kind of sight, and in grey too.
#pragma once

#include <qcustomplot.h>

namespace trichevron {

/// Viridis (Smith, van der Walt, 2015; CC0), transparent where there is no number. `falling`: bright is low.
QCPColorGradient colourRamp(bool falling);

} // namespace trichevron
