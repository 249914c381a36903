// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What cudaFuncGetAttributes tells of a kernel.
#pragma once

#include "core/kernel/kernel_attributes.h"

#include <string>

namespace trichevron {

/// On the current device, under that name. What is only declared in the source is not told. Throws CudaError.
KernelAttributes queryKernel(const void* function, const std::string& name);

} // namespace trichevron
