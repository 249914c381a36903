// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/cuda_call.h"
#include "gpu/demos/array_demo.h"
#include "gpu/demos/inputs.h"
#include "gpu/driver_api.h"
#include "gpu/trace/traced_kernel.cuh"

#include <algorithm>
#include <functional>
#include <limits>

namespace trichevron {

namespace {

// Stand before the driver's own functions, which nothing links: the host code below calls them by their
// names.
decltype(&::cuLaunchKernel) cuLaunchKernel = nullptr;
decltype(&::cuLaunchKernelEx) cuLaunchKernelEx = nullptr;

// Shown from here
// B = A + 1 for vectors of n elements: it is how the kernel is launched that matters.
__global__ void launchWays(const float* A, float* B, size_t n) {
    const size_t i = size_t(blockIdx.x) * blockDim.x + threadIdx.x;
    const bool firstRow = blockIdx.y == 0 && blockIdx.z == 0 && threadIdx.y == 0 && threadIdx.z == 0;
    if (firstRow && i < n)
        B[i] = A[i] + 1;
}

// The host's side: one execution configuration, and four ways to launch with it.
struct Launch {
    dim3 Dg;             // dimensions of the grid, in blocks
    dim3 Db;             // dimensions of a block, in threads
    size_t Ns;           // bytes of dynamic shared memory for each block
    cudaStream_t S;      // stream
    const dim3* cluster; // dimensions of a cluster, in blocks; null: without clusters
    const float* A;      // and what the kernel is called with
    float* B;
    size_t n;
};

// A statement has no value: cudaGetLastError() tells what came of it, and forgets it.
void byChevrons(Launch launch) {
    launchWays<<<launch.Dg, launch.Db, launch.Ns, launch.S>>>(launch.A, launch.B, launch.n);
}

// Returns the error, which cudaGetLastError() then tells, too. Attributes carry more than fits in <<<>>>.
cudaError_t byCudaLaunchKernelEx(Launch launch) {
    cudaLaunchConfig_t config = {};
    config.gridDim = launch.Dg;
    config.blockDim = launch.Db;
    config.dynamicSmemBytes = launch.Ns;
    config.stream = launch.S;
    cudaLaunchAttribute attribute = {};
    if (launch.cluster) {
        attribute.id = cudaLaunchAttributeClusterDimension;
        attribute.val.clusterDim.x = launch.cluster->x;
        attribute.val.clusterDim.y = launch.cluster->y;
        attribute.val.clusterDim.z = launch.cluster->z;
        config.attrs = &attribute;
        config.numAttrs = 1;
    }
    return cudaLaunchKernelEx(&config, launchWays, launch.A, launch.B, launch.n);
}

// The driver knows the kernel as a function of a module, and its arguments as pointers to them. It returns an
// error of its own, of which cudaGetLastError() knows nothing.
CUresult byCuLaunchKernel(Launch launch) {
    cudaFunction_t function = nullptr; // the same as a CUfunction
    cudaGetFuncBySymbol(&function, (const void*)launchWays);
    void* arguments[] = {&launch.A, &launch.B, &launch.n};
    return cuLaunchKernel(function, launch.Dg.x, launch.Dg.y, launch.Dg.z, launch.Db.x, launch.Db.y,
                          launch.Db.z, unsigned(launch.Ns), launch.S, arguments, nullptr);
}

CUresult byCuLaunchKernelEx(Launch launch) {
    cudaFunction_t function = nullptr;
    cudaGetFuncBySymbol(&function, (const void*)launchWays);
    void* arguments[] = {&launch.A, &launch.B, &launch.n};
    CUlaunchConfig config = {};
    config.gridDimX = launch.Dg.x;
    config.gridDimY = launch.Dg.y;
    config.gridDimZ = launch.Dg.z;
    config.blockDimX = launch.Db.x;
    config.blockDimY = launch.Db.y;
    config.blockDimZ = launch.Db.z;
    config.sharedMemBytes = unsigned(launch.Ns);
    config.hStream = launch.S;
    CUlaunchAttribute attribute = {};
    if (launch.cluster) {
        attribute.id = CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION;
        attribute.value.clusterDim.x = launch.cluster->x;
        attribute.value.clusterDim.y = launch.cluster->y;
        attribute.value.clusterDim.z = launch.cluster->z;
        config.attrs = &attribute;
        config.numAttrs = 1;
    }
    return cuLaunchKernelEx(&config, function, arguments, nullptr);
}
// Shown to here

} // namespace

#include "gpu/demos/launch_ways.traced.inc"

namespace {

ArrayPlan planLaunchWays(const KernelInfo& info, const DemoLaunch& launch) {
    const std::uint64_t n = settledProblem(info, launch).x;
    const std::uint64_t reached = std::min(n, threadsAlong(launch.shape, Axis::X));
    ArrayPlan plan;
    plan.inputs = {n};
    plan.outputs = n;
    plan.sizes = {n};
    plan.work = {reached * sizeof(float), reached * sizeof(float), reached, "elements"};
    plan.what = "the sum";
    plan.expect = [reached](std::uint64_t first, std::span<std::uint32_t> expected) {
        for (std::size_t k = 0; k < expected.size() && first + k < reached; ++k)
            expected[k] = wordOf(inputA(first + k) + 1);
    };
    return plan;
}

constexpr const char* nothing = "—";

std::vector<std::string> rowWithout(const char* way, const char* why) {
    return {way, why, nothing, nothing, nothing};
}

/// The row of a way that has just been gone, with what the call returned; `synchronise` is for launches that
/// were accepted.
template <class Synchronise>
std::vector<std::string> rowOf(const char* way, std::optional<ApiAnswer> returned, Synchronise synchronise) {
    const ApiAnswer lastError = runtimeAnswer(cudaGetLastError());
    const ApiAnswer again = runtimeAnswer(cudaGetLastError());
    const bool accepted = (returned ? *returned : lastError).ok();
    return {way, returned ? returned->name : "nothing", lastError.name, again.name,
            accepted ? synchronise().name : nothing};
}

/// Launches as the user did, in all four ways, with the functions that are shown.
void exploreWays(const DemoLaunch& of, std::span<void*> arguments, Launcher& launcher, LaunchResult& result) {
    const DriverApi driver = loadDriverApi();
    cuLaunchKernel = driver.launchKernel;
    cuLaunchKernelEx = driver.launchKernelEx;

    const LaunchConfig config = canonical(of.config); // without a cluster of {0, 0, 0}
    const auto dim3Of = [](const auto& extent) { return dim3(extent.x, extent.y, extent.z); };
    const dim3 cluster = config.clusterDim ? dim3Of(*config.clusterDim) : dim3();
    Launch launch{};
    launch.Dg = dim3Of(config.gridDim);
    launch.Db = dim3Of(config.blockDim);
    launch.Ns = config.dynamicSmemBytes.value;
    launch.S = of.stream;
    launch.cluster = config.clusterDim ? &cluster : nullptr;
    launch.A = static_cast<const float*>(*static_cast<void**>(arguments[0]));
    launch.B = static_cast<float*>(*static_cast<void**>(arguments[1]));
    launch.n = *static_cast<std::uint64_t*>(arguments[2]);

    const auto byRuntime = [&of] {
        const cudaError_t code = cudaStreamSynchronize(of.stream);
        if (code != cudaSuccess)
            (void)cudaGetLastError();
        return runtimeAnswer(code);
    };
    const auto byDriver = [&] { return driver.answer(driver.streamSynchronize(of.stream)); };
    constexpr const char* chevrons = "<<<Dg, Db, Ns, S>>>";
    constexpr const char* noCluster = "cannot carry a cluster";
    constexpr const char* noSize = "cannot carry so large an Ns";
    const bool past32Bits = launch.Ns > std::numeric_limits<unsigned>::max();

    ResultTable table;
    table.title = isCooperative(of.config)
                      ? "The same execution configuration in four ways, none of them cooperative"
                      : "The same execution configuration in four ways";
    table.columns = {"launched with", "the call returned", "cudaGetLastError() then", "and once more",
                     "synchronisation"};
    const auto add = [&](const std::function<std::vector<std::string>()>& launchAndWait) {
        if (!launcher.isCancelled())
            launcher.withinTimeLimit([&] { table.rows.push_back(launchAndWait()); });
    };
    (void)cudaGetLastError(); // so that the first row is not told an error of before
    if (launch.cluster) {
        table.rows.push_back(rowWithout(chevrons, noCluster));
    } else {
        add([&] {
            byChevrons(launch);
            return rowOf(chevrons, std::nullopt, byRuntime);
        });
    }
    add([&] {
        const ApiAnswer answer = runtimeAnswer(byCudaLaunchKernelEx(launch));
        return rowOf("cudaLaunchKernelEx", answer, byRuntime);
    });
    if (launch.cluster || past32Bits) {
        table.rows.push_back(rowWithout("cuLaunchKernel", launch.cluster ? noCluster : noSize));
    } else {
        add([&] {
            const ApiAnswer answer = driver.answer(byCuLaunchKernel(launch));
            return rowOf("cuLaunchKernel", answer, byDriver);
        });
    }
    if (past32Bits) {
        table.rows.push_back(rowWithout("cuLaunchKernelEx", noSize));
    } else {
        add([&] {
            const ApiAnswer answer = driver.answer(byCuLaunchKernelEx(launch));
            return rowOf("cuLaunchKernelEx", answer, byDriver);
        });
    }
    result.tables.push_back(std::move(table));
}

} // namespace

void addLaunchWays(DemoList& demos) {
    KernelInfo info;
    info.id = "launchWays";
    info.title = "Four ways to launch";
    info.summary =
        "Launches one kernel by <<<>>>, cudaLaunchKernelEx, cuLaunchKernel and cuLaunchKernelEx, and "
        "shows how each of them tells of an error.";
    info.problemAxes = 1;
    info.problemAxisNames = {"elements"};
    info.source =
#include "gpu/demos/launch_ways.source.inc"
        ;
    info.arguments = "A, B, n";
    info.suggested.problem = ProblemExtent{1'000'000, 1, 1};
    info.suggested.blockDim = {256, 1, 1};
    info.suggested.gridDim = {3907, 1, 1};
    demos.push_back(makeArrayDemo(Chapter::ExecutionConfiguration, std::move(info),
                                  reinterpret_cast<const void*>(&launchWays), launchWaysTracedKernel(),
                                  planLaunchWays, exploreWays));
}

} // namespace trichevron
