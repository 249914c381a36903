// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// All of cudaDeviceProp and cudaDeviceGetAttribute, except the values that identify one board (uuid, luid).
#pragma once

#include "core/device/device_properties.h"
#include "gpu/nvml.h"

#include <cuda_runtime_api.h>

#include <span>

namespace trichevron::gpu {

struct NamedAttribute {
    cudaDeviceAttr attribute;
    const char* name; ///< the enumerator, "cudaDevAttrWarpSize"
};
/// All enumerators of the toolkit this was compiled with, except the reserved ones.
std::span<const NamedAttribute> namedAttributes();

/// Creates no context. Omits an attribute that the driver refuses. Throws CudaError.
core::DeviceProperties queryDevice(int device, const Nvml& nvml);

} // namespace trichevron::gpu
