// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Launches known numbers in seven ways, in five streams, four threads, one graph and on each device, and
// prints as JSON what it launched, with the resident blocks that the runtime names. With the argument
// "child", a child does the same.
#include <cooperative_groups.h>
#include <cuda.h>
#include <cuda_runtime.h>

#include <cstdio>
#include <cstring>
#include <mutex>
#include <thread>
#include <vector>

#include <sys/wait.h>
#include <unistd.h>

__global__ void add(float* x, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        x[i] += 1;
}
template <int N>
__global__ void tile(float* x) {
    __shared__ float s[N];
    s[threadIdx.x % N] = x[threadIdx.x % N];
    __syncthreads();
    x[threadIdx.x % N] = s[(threadIdx.x + 1) % N];
}
__global__ void dynamic(float* x) {
    extern __shared__ float s[];
    s[threadIdx.x] = x[threadIdx.x];
    __syncthreads();
    x[threadIdx.x] = s[threadIdx.x ^ 1];
}
__global__ void together(float* x) {
    cooperative_groups::this_grid().sync();
    x[threadIdx.x] += 1;
}

static std::mutex printing;

static void say(int device, const char* kernel, dim3 grid, dim3 block, int cluster, size_t smem, int count,
                const void* function) {
    int blocks = 0;
    cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, function, block.x * block.y * block.z, smem);
    const std::lock_guard lock(printing);
    std::printf("{\"process\":%d,\"device\":%d,\"kernel\":\"%s\",\"grid\":[%u,%u,%u],\"block\":[%u,%u,%u],"
                "\"cluster\":%d,\"smem\":%zu,\"count\":%d,\"residentBlocks\":%d}\n",
                static_cast<int>(getpid()), device, kernel, grid.x, grid.y, grid.z, block.x, block.y, block.z,
                cluster, smem, count, blocks);
}

static void check(int code, const char* what) {
    if (code != 0) {
        std::fprintf(stderr, "%s: %d\n", what, code);
        std::_Exit(9);
    }
}

static void launchAll(int device) {
    check(cudaSetDevice(device), "cudaSetDevice");
    float* x = nullptr;
    check(cudaMalloc(&x, 1 << 20), "cudaMalloc");
    cudaStream_t streams[5];
    for (auto& stream : streams)
        cudaStreamCreate(&stream);
    cudaDeviceProp properties;
    cudaGetDeviceProperties(&properties, device);
    int n = 100;
    void* two[] = {&x, &n};
    void* one[] = {&x};

    for (int i = 0; i < 100; ++i) // 1
        add<<<10, 256, 0, streams[i % 5]>>>(x, n);
    say(device, "add(float*, int)", 10, 256, 0, 0, 100, (const void*)add);
    for (int i = 0; i < 70; ++i)
        add<<<dim3(3, 5, 2), dim3(32, 4, 2), 0, streams[i % 5]>>>(x, n);
    say(device, "add(float*, int)", dim3(3, 5, 2), dim3(32, 4, 2), 0, 0, 70, (const void*)add);

    const bool hasClusters = properties.major >= 9;
    cudaLaunchAttribute attribute{};
    attribute.id = cudaLaunchAttributeClusterDimension;
    attribute.val.clusterDim.x = 4;
    attribute.val.clusterDim.y = attribute.val.clusterDim.z = 1;
    cudaLaunchConfig_t config{};
    config.gridDim = 16;
    config.blockDim = 128;
    config.stream = streams[1];
    config.attrs = &attribute;
    config.numAttrs = hasClusters ? 1 : 0;
    for (int i = 0; i < 30; ++i) // 2
        check(cudaLaunchKernelExC(&config, (const void*)add, two), "cudaLaunchKernelExC");
    say(device, "add(float*, int)", 16, 128, hasClusters ? 4 : 0, 0, 30, (const void*)add);

    for (int i = 0; i < 20; ++i) // 3
        check(cudaLaunchCooperativeKernel((const void*)together, 4, 128, one, 0, streams[2]), "cooperative");
    say(device, "together(float*)", 4, 128, 0, 0, 20, (const void*)together);

    CUfunction function = nullptr;
    check(cudaGetFuncBySymbol(&function, (const void*)tile<64>), "cudaGetFuncBySymbol");
    for (int i = 0; i < 50; ++i) // 4
        check(cuLaunchKernel(function, 6, 1, 1, 64, 1, 1, 0, streams[3], one, nullptr), "cuLaunchKernel");
    say(device, "void tile<64>(float*)", 6, 64, 0, 0, 50, (const void*)tile<64>);
    CUlaunchConfig driver{};
    driver.gridDimX = 9;
    driver.gridDimY = driver.gridDimZ = 1;
    driver.blockDimX = 96;
    driver.blockDimY = driver.blockDimZ = 1;
    driver.hStream = streams[4];
    for (int i = 0; i < 40; ++i) // 5
        check(cuLaunchKernelEx(&driver, function, one, nullptr), "cuLaunchKernelEx");
    say(device, "void tile<64>(float*)", 9, 96, 0, 0, 40, (const void*)tile<64>);
    CUfunction shared = nullptr;
    check(cudaGetFuncBySymbol(&shared, (const void*)together), "cudaGetFuncBySymbol");
    for (int i = 0; i < 25; ++i) // 6
        check(cuLaunchCooperativeKernel(shared, 2, 1, 1, 64, 1, 1, 1024, streams[0], one),
              "cuLaunchCooperativeKernel");
    say(device, "together(float*)", 2, 64, 0, 1024, 25, (const void*)together);

    for (const size_t smem : {size_t{0x1000}, size_t{0x8000}, size_t{0x18000}}) {
        if (cudaFuncSetAttribute(dynamic, cudaFuncAttributeMaxDynamicSharedMemorySize, (int)smem) !=
            cudaSuccess)
            continue;
        for (int i = 0; i < 15; ++i)
            dynamic<<<12, 512, smem, streams[i % 5]>>>(x);
        say(device, "dynamic(float*)", 12, 512, 0, smem, 15, (const void*)dynamic);
    }

    cudaGraph_t graph = nullptr; // 7
    cudaGraphExec_t executable = nullptr;
    cudaStreamBeginCapture(streams[0], cudaStreamCaptureModeThreadLocal);
    for (int i = 0; i < 3; ++i)
        tile<128><<<5, 128, 0, streams[0]>>>(x);
    cudaStreamEndCapture(streams[0], &graph);
    check(cudaGraphInstantiate(&executable, graph, 0), "cudaGraphInstantiate");
    for (int i = 0; i < 40; ++i)
        check(cudaGraphLaunch(executable, streams[0]), "cudaGraphLaunch");
    say(device, "void tile<128>(float*)", 5, 128, 0, 0, 120, (const void*)tile<128>);

    std::vector<std::thread> threads;
    for (int t = 0; t < 4; ++t)
        threads.emplace_back([=] {
            cudaSetDevice(device);
            for (int i = 0; i < 250; ++i)
                tile<128><<<7, 128, 0, streams[t]>>>(x);
        });
    for (auto& thread : threads)
        thread.join();
    say(device, "void tile<128>(float*)", 7, 128, 0, 0, 1000, (const void*)tile<128>);
    check(cudaDeviceSynchronize(), "cudaDeviceSynchronize");
}

int main(int count, char** arguments) {
    if (count > 1 && std::strcmp(arguments[1], "child") == 0) {
        const pid_t child = fork();
        if (child == 0) {
            execl("/proc/self/exe", arguments[0], "leaf", static_cast<char*>(nullptr));
            _exit(127);
        }
        waitpid(child, nullptr, 0);
    }
    int devices = 0;
    check(cudaGetDeviceCount(&devices), "cudaGetDeviceCount");
    std::vector<std::thread> all;
    for (int device = 0; device < devices && device < 2; ++device)
        all.emplace_back(launchAll, device);
    for (auto& thread : all)
        thread.join();
    return 0;
}
