// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Messages about occupancy.
#pragma once

#include "core/kernel/register_bounds.h"
#include "core/occupancy/next_steps.h"

#include <string>

namespace trichevron::core {

/// "With 64 registers per thread instead of 70, an SM would hold 4 resident blocks instead of 3, and 32 of
/// 64 warps instead of 24."; or why the step alone changes nothing.
std::string messageFor(const NextStep& step, const Occupancy& now);
/// "registers and shared memory": what allows no more resident blocks.
std::string limitersOf(const Occupancy& occupancy);
/// The result of all steps together, where none helps alone.
std::string togetherSentence(const NextSteps& steps);
/// "__launch_bounds__(256, 4) let the compiler use up to 64 registers per thread, …"
std::string messageFor(const RegisterBound& bound, const LaunchBounds& bounds);

} // namespace trichevron::core
