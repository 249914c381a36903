// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Fills the buffers of a user's kernel on the device.
#pragma once

#include "core/argument/kernel_argument.h"

#include <cuda_runtime_api.h>

#include <cstdint>

namespace trichevron::gpu {

/// Fills `lanes` numbers with zeros, a ramp or random numbers, as kernel_argument.h defines them. Throws
/// CudaError. Precondition: not a file.
void fillLanes(void* lanes, core::ScalarType type, std::uint64_t count, const core::BufferFill& fill,
               cudaStream_t stream);

} // namespace trichevron::gpu
