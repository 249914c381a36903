// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What the demos' input arrays hold: values that differ between neighbours, and whose sums and small
/// multiples are exact in a float. The host computes them again to check a result.
#pragma once

#include "gpu/demos/both_sides.h"

#include <cuda_runtime_api.h>

#include <cstddef>
#include <cstdint>

namespace trichevron {

/// After so many elements inputA() begins again. A prime, so that blocks of the same size sum up differently.
inline constexpr std::size_t inputPeriod = 4093;

/// Element k of the first input: multiples of ½ below 2,048.
TRICHEVRON_BOTH_SIDES inline float inputA(std::size_t k) {
    return 0.5F * static_cast<float>(k % inputPeriod);
}
/// Element k of the second: integers below 2^20.
TRICHEVRON_BOTH_SIDES inline float inputB(std::size_t k) {
    return static_cast<float>((static_cast<std::uint32_t>(k) * 2654435761U) >> 12);
}

/// Fills an array with its first `count` elements. Throws CudaError.
void fillInputA(float* a, std::size_t count, cudaStream_t stream);
void fillInputB(float* b, std::size_t count, cudaStream_t stream);

} // namespace trichevron
