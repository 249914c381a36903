// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The architecture of a binary as cudaFuncAttributes::binaryVersion counts it: 90 for sm_90.
#pragma once

#include "core/device/device_properties.h"

namespace trichevron::core {

constexpr int binaryVersionFor(ComputeCapability capability) {
    return capability.major * 10 + capability.minor;
}

/// A binary runs on devices of the same major version with an equal or higher minor version.
constexpr bool binaryRunsOn(int binaryVersion, ComputeCapability capability) {
    return binaryVersion / 10 == capability.major && binaryVersion % 10 <= capability.minor;
}

} // namespace trichevron::core
