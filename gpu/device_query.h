// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Everything that cudaDeviceProp and cudaDeviceGetAttribute tell of a device, except what tells one board
/// from another (uuid, luid).
#pragma once

#include "core/device/device_properties.h"
#include "gpu/nvml.h"

#include <cuda_runtime_api.h>

#include <span>

namespace trichevron {

struct NamedAttribute {
    cudaDeviceAttr attribute;
    const char* name; ///< its enumerator, "cudaDevAttrWarpSize"
};
/// All enumerators of the toolkit that this was compiled with, except the reserved ones.
std::span<const NamedAttribute> namedAttributes();

/// Makes no context. An attribute that the driver refuses is left out. Throws CudaError.
DeviceProperties queryDevice(int device, const Nvml& nvml);

} // namespace trichevron
