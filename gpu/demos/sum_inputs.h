// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What the sum demos add: inputs whose sums are exact in a float and differ between neighbours. The host
/// computes them again to check the sums.
#pragma once

#include <cuda_runtime_api.h>

#include <cstddef>
#include <cstdint>

namespace trichevron {

#ifdef __CUDACC__
#define TRICHEVRON_BOTH_SIDES __host__ __device__
#else
#define TRICHEVRON_BOTH_SIDES
#endif

TRICHEVRON_BOTH_SIDES inline float inputA(std::size_t k) {
    return 0.5F * static_cast<float>(k & 0xFFF);
}
TRICHEVRON_BOTH_SIDES inline float inputB(std::size_t k) {
    return static_cast<float>((static_cast<std::uint32_t>(k) * 2654435761U) >> 12);
}

#undef TRICHEVRON_BOTH_SIDES

/// Fills both with their first `count` elements. Throws CudaError.
void fillSumInputs(float* a, float* b, std::size_t count, cudaStream_t stream);

} // namespace trichevron
