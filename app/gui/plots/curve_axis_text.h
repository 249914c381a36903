// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The words and the values of the axes of the plot of occupancy.
#pragma once

#include "core/occupancy/occupancy_curve.h"

#include <QString>

#include <array>
#include <cstdint>
#include <string>

namespace trichevron::gui {

inline constexpr core::CurveAxis curveAxes[] = {core::CurveAxis::BlockSize, core::CurveAxis::Registers,
                                                core::CurveAxis::SharedMemory};

/// Titles of the plot, the longest first: a narrow plot uses a shorter one.
using CurveTitles = std::array<QString, 3>;
CurveTitles titlesBy(core::CurveAxis axis);
QString axisLabel(core::CurveAxis axis);
/// In tables, whose columns have the same names in every language.
std::string columnOf(core::CurveAxis axis);
/// The axis value; shared memory is in KiB.
double onAxis(core::CurveAxis axis, double value);
QString axisValueText(core::CurveAxis axis, std::uint64_t value);

} // namespace trichevron::gui
