// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Contents of the input arrays: values that differ between neighbours, and whose sums and small multiples
/// are exact in a float. The host computes them too, to check a result.
#pragma once

#include "gpu/demos/host_device.h"

#include <cuda_runtime_api.h>

#include <cstddef>
#include <cstdint>

namespace trichevron::gpu {

/// Period of inputA(). A prime, so that blocks of the same size have different sums.
inline constexpr std::size_t inputPeriod = 4093;

/// Element k of input A: a multiple of ½ below 2,048.
TRICHEVRON_HOST_DEVICE inline float inputA(std::size_t k) {
    return 0.5F * static_cast<float>(k % inputPeriod);
}
/// Element k of input B: an integer below 2^20.
TRICHEVRON_HOST_DEVICE inline float inputB(std::size_t k) {
    return static_cast<float>((static_cast<std::uint32_t>(k) * 2654435761U) >> 12);
}

/// Fills an array with the first `count` elements of the input. Throws CudaError.
void fillInputA(float* a, std::size_t count, cudaStream_t stream);
void fillInputB(float* b, std::size_t count, cudaStream_t stream);

} // namespace trichevron::gpu
