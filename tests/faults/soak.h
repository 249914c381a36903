// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Launches in a loop and records the memory in use.
#pragma once

#include "tests/faults/report.h"
#include "tests/faults/window_under_test.h"

namespace trichevron::gui::faults {

Soak soak(WindowUnderTest& window, double seconds);

} // namespace trichevron::gui::faults
