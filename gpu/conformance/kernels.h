// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The kernels that conformance launches: they do nothing, and differ in what the driver looks at.
#pragma once

#include "core/device/device_properties.h"
#include "core/kernel/kernel_attributes.h"

#include <vector>

namespace trichevron {

struct ConformanceKernel {
    const char* name;
    /// Takes a float* and an int; with 0 for the int it touches nothing.
    const void* function;
    KernelDeclaration declared;
    std::uint32_t numBlockBarriers = 1;
    ComputeCapability minimum{7, 5};
};

std::vector<ConformanceKernel> conformanceKernels();

} // namespace trichevron
