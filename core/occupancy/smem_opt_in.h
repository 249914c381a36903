// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// How much dynamic shared memory a kernel can opt in to.
#pragma once

#include "core/device/device_properties.h"
#include "core/kernel/kernel_attributes.h"

namespace trichevron::core {

/// The maximum that cudaFuncSetAttribute accepts for MaxDynamicSharedMemorySize: the limit per block minus
/// the kernel's static shared memory.
inline Bytes largestSmemOptIn(const KernelAttributes& kernel, const DeviceProperties& device) {
    const Bytes limit = device.sharedMemPerBlockOptin;
    return limit < kernel.sharedSizeBytes ? Bytes{0} : limit - kernel.sharedSizeBytes;
}

} // namespace trichevron::core
