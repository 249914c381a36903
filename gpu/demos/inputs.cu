// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/cuda_call.h"
#include "gpu/demos/inputs.h"

#include <algorithm>

namespace trichevron::gpu {

namespace {

template <float (*element)(std::size_t)>
__global__ void fill(float* array, size_t count) {
    const size_t step = size_t(gridDim.x) * blockDim.x;
    for (size_t k = size_t(blockIdx.x) * blockDim.x + threadIdx.x; k < count; k += step)
        array[k] = element(k);
}

template <float (*element)(std::size_t)>
void launchFill(float* array, std::size_t count, cudaStream_t stream) {
    constexpr unsigned threads = 256;
    constexpr std::size_t maxBlocks = 4096;
    const auto blocks = static_cast<unsigned>(std::clamp<std::size_t>(count / threads, 1, maxBlocks));
    fill<element><<<blocks, threads, 0, stream>>>(array, count);
    checkCuda(cudaGetLastError(), "fill<<<>>>");
}

} // namespace

void fillInputA(float* a, std::size_t count, cudaStream_t stream) {
    launchFill<inputA>(a, count, stream);
}

void fillInputB(float* b, std::size_t count, cudaStream_t stream) {
    launchFill<inputB>(b, count, stream);
}

} // namespace trichevron::gpu
