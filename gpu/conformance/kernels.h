// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The kernels of the conformance test. They do nothing, and differ in the attributes that the driver checks.
#pragma once

#include "core/device/device_properties.h"
#include "core/kernel/kernel_attributes.h"

#include <vector>

namespace trichevron::gpu {

struct ConformanceKernel {
    const char* name;
    /// Takes a float* and an int; accesses no memory when the int is 0.
    const void* function;
    core::KernelDeclaration declared;
    std::uint32_t numBlockBarriers = 1;
    core::ComputeCapability minimum{7, 5};
};

std::vector<ConformanceKernel> conformanceKernels();

} // namespace trichevron::gpu
