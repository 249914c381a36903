// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// How many launches a hot timing is taken over.
#pragma once

#include "core/base/quantity.h"

#include <cstdint>

namespace trichevron {

/// Launches of a batch where one takes so many microseconds: enough that what events add is little, and few
/// enough that two batches, the first of which does not count, fit into the budget of all batches, and one
/// into half of a launch's time limit. 0: not even one launch does, and there are no hot timings.
std::uint32_t hotBatchFor(double launchMicroseconds, Seconds budget, Seconds timeLimit);

} // namespace trichevron
