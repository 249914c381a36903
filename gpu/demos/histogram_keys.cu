// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/cuda_call.h"
#include "gpu/demos/histogram_keys.h"

#include <algorithm>

namespace trichevron::gpu {

namespace {

template <std::uint32_t (*key)(std::uint32_t, std::uint32_t)>
__global__ void fill(std::uint32_t* keys, size_t count, std::uint32_t bins) {
    const size_t step = size_t(gridDim.x) * blockDim.x;
    for (size_t k = size_t(blockIdx.x) * blockDim.x + threadIdx.x; k < count; k += step)
        keys[k] = key(static_cast<std::uint32_t>(k), bins);
}

} // namespace

void fillKeys(std::uint32_t* keys, std::size_t count, std::uint32_t bins, KeyKind kind, cudaStream_t stream) {
    constexpr unsigned threads = 256;
    constexpr std::size_t maxBlocks = 4096;
    const auto blocks = static_cast<unsigned>(std::clamp<std::size_t>(count / threads, 1, maxBlocks));
    if (kind == KeyKind::Uniform)
        fill<uniformKey><<<blocks, threads, 0, stream>>>(keys, count, bins);
    else
        fill<skewedKey><<<blocks, threads, 0, stream>>>(keys, count, bins);
    checkCuda(cudaGetLastError(), "fill<<<>>>");
}

} // namespace trichevron::gpu
