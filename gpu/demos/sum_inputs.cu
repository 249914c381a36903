// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/cuda_call.h"
#include "gpu/demos/sum_inputs.h"

#include <algorithm>

namespace trichevron {

namespace {

__global__ void fill(float* a, float* b, size_t count) {
    const size_t step = size_t(gridDim.x) * blockDim.x;
    for (size_t k = size_t(blockIdx.x) * blockDim.x + threadIdx.x; k < count; k += step) {
        a[k] = inputA(k);
        b[k] = inputB(k);
    }
}

} // namespace

void fillSumInputs(float* a, float* b, std::size_t count, cudaStream_t stream) {
    constexpr unsigned threads = 256;
    constexpr std::size_t mostBlocks = 4096;
    const auto blocks = static_cast<unsigned>(std::clamp<std::size_t>(count / threads, 1, mostBlocks));
    fill<<<blocks, threads, 0, stream>>>(a, b, count);
    checkCuda(cudaGetLastError(), "fill<<<>>>");
}

} // namespace trichevron
