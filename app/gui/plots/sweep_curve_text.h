// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Texts about the curves of a sweep and its launches.
#pragma once

#include "core/sweep/sweep_curves.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace trichevron::gui {

/// "clusters of 2 blocks, 65,536 bins: 1.20 ms, the fastest · 64 of 64 warps", or why there is no time.
QString describeCell(const core::SweepCurves& curves, std::size_t cell);
/// Problems that a heading with little room names.
inline constexpr std::size_t fewNamedProblems = 3;
/// As many as a tool tip has lines for.
inline constexpr std::size_t manyNamedProblems = 20;

/// The fastest launch of each problem, and that these are not compared with each other. Beyond `named`
/// problems, the others are only counted. `isPart`: the sweep has launches that are on no line, and the text
/// says that it is about the lines.
QStringList describeBest(const core::SweepCurves& curves, std::size_t named, bool isPart);
/// The current launch with its sign; or that it is left out of the lines, or not in the sweep.
QString describeShown(const core::SweepCurves& curves, std::optional<std::size_t> cell, bool isLeftOut);
/// Both in few words: what a low plot has room for.
QStringList describeBriefly(const core::SweepCurves& curves, std::optional<std::size_t> shown,
                            bool isLeftOut);

} // namespace trichevron::gui
