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

namespace trichevron::gpu {

namespace {

// These hide the driver's own functions, which are not linked, so that the host code below can call them by
// name.
decltype(&::cuLaunchKernel) cuLaunchKernel = nullptr;
decltype(&::cuLaunchKernelEx) cuLaunchKernelEx = nullptr;

// Shown from here
// B = A + 1 for vectors of n elements. The kernel is simple, since this demo is about ways to launch it.
__global__ void launchWays(const float* A, float* B, size_t n) {
    const size_t i = size_t(blockIdx.x) * blockDim.x + threadIdx.x;
    const bool firstRow = blockIdx.y == 0 && blockIdx.z == 0 && threadIdx.y == 0 && threadIdx.z == 0;
    if (firstRow && i < n)
        B[i] = A[i] + 1;
}

// Host code: one execution configuration, and four ways to launch with it.
struct Launch {
    dim3 Dg;             // dimensions of the grid, in blocks
    dim3 Db;             // dimensions of a block, in threads
    size_t Ns;           // dynamic shared memory of each block, in bytes
    cudaStream_t S;      // stream
    const dim3* cluster; // dimensions of a cluster, in blocks; null: no cluster
    const float* A;      // arguments of the kernel
    float* B;
    size_t n;
};

// <<<>>> is a statement without a value: cudaGetLastError() returns the error of the launch and clears it.
void byChevrons(Launch launch) {
    launchWays<<<launch.Dg, launch.Db, launch.Ns, launch.S>>>(launch.A, launch.B, launch.n);
}

// Returns the error, which cudaGetLastError() also returns. Attributes express more than <<<>>> can, for
// example a cluster.
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

// For the driver, a kernel is a function of a module, and its arguments are pointers to their values. The
// driver API returns its own error codes, which cudaGetLastError() does not see.
CUresult byCuLaunchKernel(Launch launch) {
    cudaFunction_t function = nullptr; // the same type as CUfunction
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

ArrayPlan planLaunchWays(const core::KernelInfo& info, const DemoLaunch& launch) {
    const std::uint64_t n = resolveProblem(info, launch).x;
    const std::uint64_t covered = std::min(n, threadsAlong(launch.shape, core::Axis::X));
    ArrayPlan plan;
    plan.inputs = {n};
    plan.outputs = n;
    plan.sizes = {n};
    plan.work = {covered * sizeof(float), covered * sizeof(float), covered, "elements"};
    plan.equal = "{right} of {all} elements equal the sum computed on the CPU"_msg;
    plan.expect = [covered](std::uint64_t first, std::span<std::uint32_t> expected) {
        for (std::size_t k = 0; k < expected.size() && first + k < covered; ++k)
            expected[k] = floatBits(inputA(first + k) + 1);
    };
    return plan;
}

core::Text notAvailable() {
    return core::verbatim("—");
}

std::vector<core::Text> skippedRow(const char* way, core::Message reason) {
    return {core::verbatim(way), {reason, {}}, notAvailable(), notAvailable(), notAvailable()};
}

/// Result row for a launch that was just made; `returned` is the value of the call. `synchronise` is called
/// for accepted launches only.
template <class Synchronise>
std::vector<core::Text> resultRow(const char* way, std::optional<core::ApiAnswer> returned,
                                  Synchronise synchronise) {
    const core::ApiAnswer lastError = runtimeAnswer(cudaGetLastError());
    const core::ApiAnswer again = runtimeAnswer(cudaGetLastError());
    const bool accepted = (returned ? *returned : lastError).ok();
    return {core::verbatim(way), returned ? core::verbatim(returned->name) : core::Text("nothing"_msg),
            core::verbatim(lastError.name), core::verbatim(again.name),
            accepted ? core::verbatim(synchronise().name) : notAvailable()};
}

/// Launches with the user's configuration in all four ways, with the functions shown above.
void addWaysTable(const DemoLaunch& of, std::span<void*> arguments, Launcher& launcher,
                  core::LaunchResult& result) {
    const DriverApi driver = loadDriverApi();
    cuLaunchKernel = driver.launchKernel;
    cuLaunchKernelEx = driver.launchKernelEx;

    const core::LaunchConfig config = canonical(of.config); // drops a cluster of {0, 0, 0}
    const auto toDim3 = [](const auto& extent) { return dim3(extent.x, extent.y, extent.z); };
    const dim3 cluster = config.clusterDim ? toDim3(*config.clusterDim) : dim3();
    Launch launch{};
    launch.Dg = toDim3(config.gridDim);
    launch.Db = toDim3(config.blockDim);
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
    constexpr core::Message noCluster = "cannot carry a cluster"_msg;
    constexpr core::Message nsTooLarge = "cannot carry such a large Ns"_msg;
    const bool past32Bits = launch.Ns > std::numeric_limits<unsigned>::max();

    core::ResultTable table;
    table.title =
        isCooperative(of.config)
            ? core::Text("The same execution configuration in four ways, none of them cooperative"_msg)
            : core::Text("The same execution configuration in four ways"_msg);
    table.columns = {"launched by"_msg, "the call returned"_msg, core::verbatim("cudaGetLastError()"),
                     "cudaGetLastError() again"_msg, "synchronisation"_msg};
    const auto add = [&](const std::function<std::vector<core::Text>()>& launchAndWait) {
        if (!launcher.isCancelled())
            launcher.runWithTimeLimit([&] { table.rows.push_back(launchAndWait()); });
    };
    (void)cudaGetLastError(); // clear errors of earlier calls
    if (launch.cluster) {
        table.rows.push_back(skippedRow(chevrons, noCluster));
    } else {
        add([&] {
            byChevrons(launch);
            return resultRow(chevrons, std::nullopt, byRuntime);
        });
    }
    add([&] {
        const core::ApiAnswer answer = runtimeAnswer(byCudaLaunchKernelEx(launch));
        return resultRow("cudaLaunchKernelEx", answer, byRuntime);
    });
    if (launch.cluster || past32Bits) {
        table.rows.push_back(skippedRow("cuLaunchKernel", launch.cluster ? noCluster : nsTooLarge));
    } else {
        add([&] {
            const core::ApiAnswer answer = driver.answer(byCuLaunchKernel(launch));
            return resultRow("cuLaunchKernel", answer, byDriver);
        });
    }
    if (past32Bits) {
        table.rows.push_back(skippedRow("cuLaunchKernelEx", nsTooLarge));
    } else {
        add([&] {
            const core::ApiAnswer answer = driver.answer(byCuLaunchKernelEx(launch));
            return resultRow("cuLaunchKernelEx", answer, byDriver);
        });
    }
    result.tables.push_back(std::move(table));
}

} // namespace

void addLaunchWays(DemoList& demos) {
    core::KernelInfo info;
    info.id = "launchWays";
    info.title = "Four ways to launch";
    info.summary = "Launches one kernel by <<<>>>, cudaLaunchKernelEx, cuLaunchKernel and cuLaunchKernelEx, "
                   "and shows how each of them reports an error.";
    info.problemAxes = 1;
    info.problemAxisNames = {"elements"};
    info.source =
#include "gpu/demos/launch_ways.source.inc"
        ;
    info.arguments = "A, B, n";
    info.suggested.problem = core::ProblemExtent{1'000'000, 1, 1};
    info.suggested.blockDim = {256, 1, 1};
    info.suggested.gridDim = {3907, 1, 1};
    demos.push_back(makeArrayDemo(Chapter::ExecutionConfiguration, std::move(info),
                                  reinterpret_cast<const void*>(&launchWays), launchWaysTracedKernel(),
                                  planLaunchWays, addWaysTable));
}

} // namespace trichevron::gpu
