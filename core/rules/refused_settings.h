// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Which values cudaFuncSetAttribute refuses, with its code and the sentence of the driver's log. Seen on an
/// NVIDIA H200 and an NVIDIA H100 80GB HBM3, driver 580.159.04, on 2026-11-23 (docs/launch-attributes.md).
#pragma once

#include "core/catalogue/message.h"

#include <cstdint>

namespace trichevron::core {

/// What a carve-out must be, for "expected …, found …".
Text requiredCarveout(std::int64_t given);
/// What the maximum of dynamic shared memory must be, where it is negative.
Text requiredDynamicSmem(std::int64_t given);
inline constexpr int smallestCarveout = -1; ///< the driver chooses
inline constexpr int largestCarveout = 100; ///< percent

} // namespace trichevron::core
