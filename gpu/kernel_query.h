// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Kernel attributes from cudaFuncGetAttributes.
#pragma once

#include "core/kernel/kernel_attributes.h"

#include <string>

namespace trichevron::gpu {

/// Attributes on the current device, with `name` as the name. Declarations that exist only in the source are
/// not included. Throws CudaError.
core::KernelAttributes queryKernel(const void* function, const std::string& name);

} // namespace trichevron::gpu
