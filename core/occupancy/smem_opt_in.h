// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// How much dynamic shared memory a kernel can be allowed.
#pragma once

#include "core/device/device_properties.h"
#include "core/kernel/kernel_attributes.h"

namespace trichevron {

/// The most that cudaFuncSetAttribute takes for MaxDynamicSharedMemorySize: what a block may have, less the
/// kernel's static part.
inline Bytes largestSmemOptIn(const KernelAttributes& kernel, const DeviceProperties& device) {
    const Bytes limit = device.sharedMemPerBlockOptin;
    return limit < kernel.sharedSizeBytes ? Bytes{0} : limit - kernel.sharedSizeBytes;
}

} // namespace trichevron
