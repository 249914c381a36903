// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/cuda_call.h"
#include "gpu/own/fill.h"

#include <cuda_bf16.h>
#include <cuda_fp16.h>

#include <algorithm>
#include <type_traits>

namespace trichevron::gpu {

namespace {

__device__ unsigned long long splitmix64(unsigned long long x) {
    x += 0x9E3779B97F4A7C15ULL;
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ULL;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBULL;
    return x ^ (x >> 31);
}

template <class Lane>
__device__ Lane laneOf(float value) {
    if constexpr (std::is_same_v<Lane, __half>)
        return __float2half_rn(value);
    else if constexpr (std::is_same_v<Lane, __nv_bfloat16>)
        return __float2bfloat16_rn(value);
    else
        return static_cast<Lane>(value);
}

template <class Lane>
__global__ void fillRamp(Lane* lanes, unsigned long long count) {
    const unsigned long long step = static_cast<unsigned long long>(gridDim.x) * blockDim.x;
    for (unsigned long long k = static_cast<unsigned long long>(blockIdx.x) * blockDim.x + threadIdx.x;
         k < count; k += step) {
        if constexpr (std::is_integral_v<Lane> || std::is_same_v<Lane, double>)
            lanes[k] = static_cast<Lane>(k);
        else
            lanes[k] = laneOf<Lane>(static_cast<float>(k));
    }
}

template <class Lane>
__global__ void fillRandom(Lane* lanes, unsigned long long count, unsigned long long first) {
    const unsigned long long step = static_cast<unsigned long long>(gridDim.x) * blockDim.x;
    for (unsigned long long k = static_cast<unsigned long long>(blockIdx.x) * blockDim.x + threadIdx.x;
         k < count; k += step) {
        const unsigned long long bits = splitmix64(first + k);
        if constexpr (std::is_integral_v<Lane>)
            lanes[k] = static_cast<Lane>(bits);
        else
            lanes[k] = laneOf<Lane>(static_cast<float>(bits >> 40) * 0x1p-24F);
    }
}

template <class Lane>
void fillAs(void* data, std::uint64_t count, const core::BufferFill& fill, cudaStream_t stream) {
    constexpr unsigned threads = 256;
    constexpr std::uint64_t maxBlocks = 4096;
    const auto blocks = static_cast<unsigned>(std::clamp<std::uint64_t>(count / threads, 1, maxBlocks));
    auto* lanes = static_cast<Lane*>(data);
    if (fill.kind == core::FillKind::Ramp)
        fillRamp<<<blocks, threads, 0, stream>>>(lanes, count);
    else
        fillRandom<<<blocks, threads, 0, stream>>>(lanes, count,
                                                   static_cast<unsigned long long>(fill.seed) << 32U);
    checkCuda(cudaGetLastError(), "fill<<<>>>");
}

} // namespace

void fillLanes(void* lanes, core::ScalarType type, std::uint64_t count, const core::BufferFill& fill,
               cudaStream_t stream) {
    if (fill.kind == core::FillKind::Zeros) {
        checkCuda(cudaMemsetAsync(lanes, 0, count * core::sizeOf(type), stream), "cudaMemsetAsync");
        return;
    }
    switch (type) {
    case core::ScalarType::Int8:
    case core::ScalarType::UInt8:
        return fillAs<unsigned char>(lanes, count, fill, stream);
    case core::ScalarType::Int16:
    case core::ScalarType::UInt16:
        return fillAs<unsigned short>(lanes, count, fill, stream);
    case core::ScalarType::Int32:
    case core::ScalarType::UInt32:
        return fillAs<unsigned>(lanes, count, fill, stream);
    case core::ScalarType::Int64:
    case core::ScalarType::UInt64:
        return fillAs<unsigned long long>(lanes, count, fill, stream);
    case core::ScalarType::Half:
        return fillAs<__half>(lanes, count, fill, stream);
    case core::ScalarType::BFloat16:
        return fillAs<__nv_bfloat16>(lanes, count, fill, stream);
    case core::ScalarType::Float:
        return fillAs<float>(lanes, count, fill, stream);
    case core::ScalarType::Double:
        return fillAs<double>(lanes, count, fill, stream);
    }
}

} // namespace trichevron::gpu
