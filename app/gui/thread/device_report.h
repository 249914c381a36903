// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// What a thread wrote of itself, beside what the formulas give.
#pragma once

#include "core/dimensions/hierarchy.h"
#include "core/measurement/launch_result.h"

#include <QString>

namespace trichevron {

/// A table as rich text: "(5,7,0) = (5,7,0)" where the device says what the formula gives, "5 ≠ 4" where
/// not, "131" where there is no formula. One sentence where this thread is not among those that are known;
/// empty where threads reported nothing.
QString deviceReport(const LaunchResult& result, const LaunchShape& shape, const ThreadPlace& place);

} // namespace trichevron
