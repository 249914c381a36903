// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Some hundred kinds of launches that CUDA refuses, through three functions; prints each code as JSON.
#include <cuda.h>
#include <cuda_runtime.h>

#include <cstdio>
#include <vector>

__global__ void add(float* x, int n) {
    if (n > 0)
        x[threadIdx.x] += 1;
}
__global__ void __launch_bounds__(128) bounded(float* x, int n) {
    if (n > 0)
        x[threadIdx.x] += 1;
}
__global__ void large(float* x, int n) {
    __shared__ float s[12000];
    s[threadIdx.x] = x[threadIdx.x];
    __syncthreads();
    x[threadIdx.x] = s[threadIdx.x ^ 1] + n;
}

struct Kind {
    const void* kernel;
    dim3 grid;
    dim3 block;
    size_t smem;
    unsigned cluster;
    bool cooperative;
};

int main() {
    float* x = nullptr;
    cudaMalloc(&x, 1 << 16);
    cudaDeviceProp properties;
    cudaGetDeviceProperties(&properties, 0);
    std::vector<Kind> kinds;
    const dim3 blocks[] = {dim3(0),           dim3(1, 0),       dim3(1, 1, 0),  dim3(1025),
                           dim3(2048),        dim3(33, 32),     dim3(1, 1025),  dim3(1, 1, 65),
                           dim3(32, 32, 2),   dim3(1024, 2),    dim3(8, 8, 17), dim3(64, 64),
                           dim3(4294967295u), dim3(1, 1, 1024), dim3(512, 3),   dim3(16, 16, 5)};
    for (const dim3 block : blocks)
        kinds.push_back({(const void*)add, 1, block, 0, 0, false});
    const dim3 grids[] = {dim3(0),        dim3(1, 0),        dim3(1, 1, 0),      dim3(4294967295u),
                          dim3(1, 65536), dim3(1, 1, 65536), dim3(1, 100000, 1), dim3(1, 1, 4294967295u)};
    for (const dim3 grid : grids)
        kinds.push_back({(const void*)add, grid, 64, 0, 0, false});
    for (const size_t smem :
         {size_t{49153}, size_t{65536}, size_t{102400}, size_t{233473}, size_t{1} << 20, size_t{1} << 30})
        kinds.push_back({(const void*)add, 1, 64, smem, 0, false});
    for (const unsigned threads : {129u, 256u, 1024u})
        kinds.push_back({(const void*)bounded, 1, threads, 0, 0, false});
    for (const size_t smem : {size_t{2048}, size_t{40000}})
        kinds.push_back({(const void*)large, 1, 64, smem, 0, false});
    if (properties.major >= 9)
        for (const unsigned cluster : {3u, 5u, 7u, 9u, 16u, 17u, 32u})
            kinds.push_back({(const void*)add, 8, 64, 0, cluster, false});
    for (const unsigned grid : {1000000u, 65536u})
        kinds.push_back({(const void*)add, grid, 1024, 0, 0, true});
    int n = 0;
    void* arguments[] = {&x, &n};
    int refused = 0;
    for (int api = 0; api < 3; ++api)
        for (const Kind& kind : kinds) {
            int code = 0;
            const bool isPlain = kind.cluster == 0 && !kind.cooperative;
            const char* name = api == 0   ? "cudaLaunchKernel"
                               : api == 1 ? "cudaLaunchKernelEx"
                                          : "cuLaunchKernel";
            if (api == 1) {
                cudaLaunchAttribute attributes[1]{};
                attributes[0].id =
                    kind.cooperative ? cudaLaunchAttributeCooperative : cudaLaunchAttributeClusterDimension;
                if (kind.cooperative) {
                    attributes[0].val.cooperative = 1;
                } else {
                    attributes[0].val.clusterDim.x = kind.cluster;
                    attributes[0].val.clusterDim.y = attributes[0].val.clusterDim.z = 1;
                }
                cudaLaunchConfig_t config{};
                config.gridDim = kind.grid;
                config.blockDim = kind.block;
                config.dynamicSmemBytes = kind.smem;
                config.attrs = attributes;
                config.numAttrs = isPlain ? 0 : 1;
                code = cudaLaunchKernelExC(&config, kind.kernel, arguments);
            } else if (!isPlain) {
                continue;
            } else if (api == 0) {
                code = cudaLaunchKernel(kind.kernel, kind.grid, kind.block, arguments, kind.smem, nullptr);
            } else {
                CUfunction function = nullptr;
                cudaGetFuncBySymbol(&function, kind.kernel);
                code = cuLaunchKernel(function, kind.grid.x, kind.grid.y, kind.grid.z, kind.block.x,
                                      kind.block.y, kind.block.z, (unsigned)kind.smem, nullptr, arguments,
                                      nullptr);
            }
            cudaGetLastError();
            if (code == 0)
                continue;
            ++refused;
            std::printf(
                "{\"api\":\"%s\",\"grid\":[%u,%u,%u],\"block\":[%u,%u,%u],\"smem\":%zu,\"code\":%d}\n", name,
                kind.grid.x, kind.grid.y, kind.grid.z, kind.block.x, kind.block.y, kind.block.z, kind.smem,
                code);
        }
    const int end = cudaDeviceSynchronize();
    std::fprintf(stderr, "%d refused, synchronised with %d\n", refused, end);
    return 0;
}
