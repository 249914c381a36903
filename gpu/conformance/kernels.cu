// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/conformance/kernels.h"

// Clusters and declared block sizes compile from compute capability 9.0 on; on older devices these kernels
// are never launched.
#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 900
#define FROM_90(attribute) attribute
#else
#define FROM_90(attribute)
#endif

namespace trichevron::gpu {

namespace {

/// Keeps `count` values alive in registers.
template <int count>
__device__ void holdRegisters(float* data, int n) {
    float values[count];
    for (int i = 0; i < count; ++i)
        values[i] = data[i * n + threadIdx.x];
    for (int j = 0; j < n; ++j)
#pragma unroll
        for (int i = 0; i < count; ++i)
            values[i] = values[i] * values[(i + 7) % count] + data[j];
    float sum = 0;
    for (int i = 0; i < count; ++i)
        sum += values[i];
    data[threadIdx.x] = sum;
}

template <int count>
__global__ void registers(float* data, int n) {
    if (n > 0)
        holdRegisters<count>(data, n);
}

template <int bytes>
__global__ void staticShared(float* data, int n) {
    __shared__ char memory[bytes];
    if (n > 0) {
        memory[(threadIdx.x * n) % bytes] = static_cast<char>(n);
        __syncthreads();
        data[threadIdx.x] = memory[(threadIdx.x * n + 1) % bytes];
    }
}

__global__ void plain(float* data, int n) {
    if (n > 0)
        data[threadIdx.x] = 1;
}

__global__ void barriers16(float* data, int n) {
    if (n > 0) {
        data[threadIdx.x] = 1;
        asm volatile("bar.sync 15;");
    }
}

__global__ void __launch_bounds__(128) bound128(float* data, int n) {
    if (n > 0)
        data[threadIdx.x] = 1;
}

__global__ void __launch_bounds__(100) bound100(float* data, int n) {
    if (n > 0)
        data[threadIdx.x] = 1;
}

__global__ void __launch_bounds__(96) boundAndRegisters(float* data, int n) {
    if (n > 0)
        holdRegisters<250>(data, n);
}

__global__ void __launch_bounds__(1000) bound1000(float* data, int n) {
    if (n > 0)
        holdRegisters<60>(data, n);
}

#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 900
__global__ void __launch_bounds__(256, 1, 4) clusterBound4(float* data, int n)
#else
__global__ void clusterBound4(float* data, int n)
#endif
{
    if (n > 0)
        data[threadIdx.x] = 1;
}

__global__ void FROM_90(__cluster_dims__(2, 1, 1)) cluster2(float* data, int n) {
    if (n > 0)
        data[threadIdx.x] = 1;
}

__global__ void FROM_90(__cluster_dims__(2, 2, 1)) cluster2x2(float* data, int n) {
    if (n > 0)
        holdRegisters<60>(data, n);
}

__global__ void FROM_90(__cluster_dims__(16, 1, 1)) cluster16(float* data, int n) {
    if (n > 0)
        data[threadIdx.x] = 1;
}

__global__ void FROM_90(__cluster_dims__()) clusterUnspecified(float* data, int n) {
    if (n > 0)
        data[threadIdx.x] = 1;
}

#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 900
__global__ void __launch_bounds__(128, 1, 4) __cluster_dims__() clusterUnspecifiedBound(float* data, int n)
#else
__global__ void clusterUnspecifiedBound(float* data, int n)
#endif
{
    if (n > 0)
        data[threadIdx.x] = 1;
}

#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 900
__global__ void __launch_bounds__(200) __cluster_dims__(2, 1, 1) cluster2Bound(float* data, int n)
#else
__global__ void cluster2Bound(float* data, int n)
#endif
{
    if (n > 0)
        holdRegisters<60>(data, n);
}

__global__ void FROM_90(__block_size__((128, 1, 1), (2, 1, 1))) blocksAsClusters(float* data, int n) {
    if (n > 0)
        data[threadIdx.x] = 1;
}

__global__ void FROM_90(__block_size__((64, 2, 1), (1, 2, 2))) blocksAsClusters2D(float* data, int n) {
    if (n > 0)
        data[threadIdx.x] = 1;
}

__global__ void FROM_90(__block_size__((32, 1, 1), (16, 1, 1))) blocksAsClusters16(float* data, int n) {
    if (n > 0)
        data[threadIdx.x] = 1;
}

__global__ void FROM_90(__block_size__((128, 1, 1))) declaredBlock(float* data, int n) {
    if (n > 0)
        data[threadIdx.x] = 1;
}

const void* address(void (*kernel)(float*, int)) {
    return reinterpret_cast<const void*>(kernel);
}

} // namespace

std::vector<ConformanceKernel> conformanceKernels() {
    constexpr core::ComputeCapability withClusters{9, 0};
    const auto bounds = [](core::LaunchBounds launchBounds) {
        core::KernelDeclaration declared;
        declared.launchBounds = launchBounds;
        return declared;
    };
    const auto clusters = [](core::ClusterExtent extent) {
        core::KernelDeclaration declared;
        declared.clusterDims = extent;
        return declared;
    };
    const auto block = [](core::DeclaredBlockSize size) {
        core::KernelDeclaration declared;
        declared.blockSize = size;
        return declared;
    };
    core::KernelDeclaration unspecified;
    unspecified.clusterDims = core::ClusterDimsUnspecified{};
    core::KernelDeclaration unspecifiedBound = unspecified;
    unspecifiedBound.launchBounds = core::LaunchBounds{128, 1, 4};
    core::KernelDeclaration cluster2Bounds = clusters({2, 1, 1});
    cluster2Bounds.launchBounds = core::LaunchBounds{200, {}, {}};
    return {
        {"plain", address(plain), {}},
        {"registers24", address(registers<24>), {}},
        {"registers60", address(registers<60>), {}},
        {"registers120", address(registers<120>), {}},
        {"registers250", address(registers<250>), {}},
        {"static1000", address(staticShared<1000>), {}},
        {"static40960", address(staticShared<40960>), {}},
        {"static49152", address(staticShared<49152>), {}},
        {"barriers16", address(barriers16), {}, 16},
        {"bound128", address(bound128), bounds({128, {}, {}})},
        {"bound100", address(bound100), bounds({100, {}, {}})},
        {"bound1000", address(bound1000), bounds({1000, {}, {}})},
        {"boundAndRegisters", address(boundAndRegisters), bounds({96, {}, {}})},
        {"clusterBound4", address(clusterBound4), bounds({256, 1, 4}), 1, withClusters},
        {"cluster2", address(cluster2), clusters({2, 1, 1}), 1, withClusters},
        {"cluster2x2", address(cluster2x2), clusters({2, 2, 1}), 1, withClusters},
        {"cluster16", address(cluster16), clusters({16, 1, 1}), 1, withClusters},
        {"clusterUnspecified", address(clusterUnspecified), unspecified, 1, withClusters},
        {"clusterUnspecifiedBound", address(clusterUnspecifiedBound), unspecifiedBound, 1, withClusters},
        {"cluster2Bound", address(cluster2Bound), cluster2Bounds, 1, withClusters},
        {"blocksAsClusters2D", address(blocksAsClusters2D), block({{64, 2, 1}, core::ClusterExtent{1, 2, 2}}),
         1, withClusters},
        {"blocksAsClusters16", address(blocksAsClusters16),
         block({{32, 1, 1}, core::ClusterExtent{16, 1, 1}}), 1, withClusters},
        {"blocksAsClusters", address(blocksAsClusters), block({{128, 1, 1}, core::ClusterExtent{2, 1, 1}}), 1,
         withClusters},
        {"declaredBlock", address(declaredBlock), block({{128, 1, 1}, {}}), 1, withClusters},
    };
}

} // namespace trichevron::gpu
