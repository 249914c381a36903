// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A launch of a sweep or of a recording.
#pragma once

#include "core/kernel/kernel_attributes.h"
#include "core/launch/launch_config.h"

namespace trichevron::core {

/// A configuration with the opt-ins that the kernel has for it.
struct SweepPoint {
    LaunchConfig config;
    KernelOptIns optIns;
    friend bool operator==(const SweepPoint&, const SweepPoint&) = default;
};

/// A launch of a recording.
struct RecordedPoint : SweepPoint {
    bool traced = false; ///< where and when its blocks ran was recorded, too
};

} // namespace trichevron::core
