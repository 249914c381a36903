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

/// The value of MaxDynamicSharedMemorySize at the launch, after cudaFuncSetAttribute was called with the
/// kernel's opt-in: a call with more than the maximum fails, and leaves the default, or what an earlier call
/// set (seen on H200 and H100, driver 580.159.04). There was no earlier call here.
inline Bytes effectiveSmemOptIn(const KernelAttributes& kernel, const DeviceProperties& device) {
    const Bytes wanted = kernel.optIns.maxDynamicSharedSizeBytes;
    const bool isSet = wanted != KernelOptIns{}.maxDynamicSharedSizeBytes;
    return isSet && wanted > largestSmemOptIn(kernel, device)
               ? dynamicSmemWithoutOptIn(kernel.sharedSizeBytes)
               : wanted;
}

/// The kernel as it is launched.
inline KernelAttributes withEffectiveSmemOptIn(KernelAttributes kernel, const DeviceProperties& device) {
    kernel.optIns.maxDynamicSharedSizeBytes = effectiveSmemOptIn(kernel, device);
    return kernel;
}

} // namespace trichevron::core
