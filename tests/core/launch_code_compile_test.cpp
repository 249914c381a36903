// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// The code of launches, each in a function that has the kernel and its arguments, compiled by nvcc. Skipped
// without nvcc.
#include "core/code/launch_code.h"
#include "core/process/child_process.h"
#include "core/process/tool_search.h"
#include "tests/support/script.h"
#include "tests/support/temporary_directory.h"

#include <gtest/gtest.h>

#include <chrono>
#include <string>
#include <vector>

namespace trichevron::core {
namespace {

struct CompiledLaunch {
    LaunchConfig config;
    KernelOptIns optIns;
};

/// Every way to launch: plain, and with everything that it takes.
std::vector<CompiledLaunch> launchesToCompile() {
    std::vector<CompiledLaunch> launches;
    for (const LaunchApi api : allLaunchApis) {
        CompiledLaunch launch;
        launch.config.api = api;
        launches.push_back(launch);
        launch.config.gridDim = {8, 4, 2};
        launch.config.dynamicSmemBytes = Bytes{65536};
        launch.optIns.maxDynamicSharedSizeBytes = Bytes{65536};
        launch.optIns.nonPortableClusterSizeAllowed = true;
        launch.optIns.preferredShmemCarveout = 50;
        launch.config.clusterDim = ClusterExtent{2, 1, 1};
        launch.config.cooperative = true;
        launch.config.attributes.preferredClusterDim = ClusterExtent{4, 1, 1};
        for (const NumberAttribute& attribute : numberAttributes)
            launch.config.attributes.*attribute.value = 1;
        for (const StructAttribute& attribute : structAttributes)
            launch.config.attributes.*attribute.value = MemberValues{};
        for (const StreamKind stream : allStreamKinds) {
            launch.config.stream = stream;
            if (!canSetClusterDim(api))
                launch.config.clusterDim.reset();
            launches.push_back({canonical(launch.config), launch.optIns});
        }
        launch.config.greenContextSmCount = 8;
        launches.push_back({canonical(launch.config), launch.optIns});
    }
    return launches;
}

TEST(LaunchCode, CompilesWhereTheKernelAndItsArgumentsAre) {
    const std::string nvcc = findTool("nvcc");
    if (nvcc.empty())
        GTEST_SKIP() << "no nvcc is here";
    KernelInfo kernel;
    kernel.id = "matrixAdd";
    kernel.attributes.name = "matrixAdd";
    kernel.arguments = "A, B, C, nx, ny";
    std::string source =
        "#include <cuda.h>\n"
        "__global__ void matrixAdd(const float* A, const float* B, float* C, int nx, int ny) {}\n";
    int number = 0;
    for (const CompiledLaunch& launch : launchesToCompile())
        source += "void launch" + std::to_string(number++) +
                  "(const float* A, const float* B, float* C, int nx, int ny) {\n" +
                  launchCode(launch.config, launch.optIns, kernel, "A") + "}\n";
    const test::TemporaryDirectory folder;
    const std::string path = test::writeFile(folder.path() / "launches.cu", source);
    ProcessLimits limits;
    limits.time = std::chrono::hours(1); // on a busy machine it takes minutes
    const ProcessResult compiled = runProcess(
        {{nvcc, "-std=c++17", "-arch=sm_90", "-c", "-o", folder / "launches.o", path}, {}, {}, {}}, limits);
    EXPECT_TRUE(compiled.succeeded()) << compiled.output;
}

} // namespace
} // namespace trichevron::core
