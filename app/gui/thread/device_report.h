// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The values that a thread reported, compared with the formulas.
#pragma once

#include "core/dimensions/hierarchy.h"
#include "core/measurement/launch_result.h"

#include <QString>

namespace trichevron::gui {

/// A table as rich text: "(5,7,0) = (5,7,0)" where the reported value equals the formula's, "5 ≠ 4" where it
/// differs, "131" where there is no formula. One sentence where this thread did not report; empty where no
/// thread did.
QString deviceReport(const core::LaunchResult& result, const core::LaunchShape& shape,
                     const core::ThreadPlace& place);

} // namespace trichevron::gui
