// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The number of launches in a hot (batch) measurement.
#pragma once

#include "core/base/quantity.h"

#include <cstdint>

namespace trichevron::core {

/// Launches in a batch, from the time of one launch: enough to make the overhead of the events small, and few
/// enough that two batches (the first is a warm-up) fit into the budget of all batches, and one batch into
/// half of a launch's time limit. 0 where not even one launch fits: then there are no hot timings.
std::uint32_t hotBatchSize(double launchMicroseconds, Seconds budget, Seconds timeLimit);

} // namespace trichevron::core
