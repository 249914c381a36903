// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Device memory is freed after each job, and a job that needs more than is available leaves nothing
// allocated.
#include "tests/gpu/gpu_test.h"

#include <cuda_runtime_api.h>

namespace trichevron::gpu {
namespace {

class DeviceMemory : public GpuTest {
protected:
    static std::size_t used() {
        std::size_t free = 0;
        std::size_t total = 0;
        EXPECT_EQ(cudaMemGetInfo(&free, &total), cudaSuccess);
        return total - free;
    }
};

TEST_F(DeviceMemory, IsFreedAfterEachJob) {
    for (const core::KernelInfo& kernel : runnableKernels()) {
        core::LaunchRequest request = suggestedLaunch(kernel);
        if (kernel.problemAxes == 1)
            request.config.problem = core::ProblemExtent{100'000'000, 1, 1};
        core::MeasureRequest measure;
        measure.launch = request;
        measure.limits.samples = 3;
        core::SweepRequest sweep;
        sweep.kernel = kernel.id;
        sweep.points.assign(3, {request.config, request.optIns});
        sweep.limits.samples = 2;
        std::size_t before = 0;
        for (int round = 0; round < 4; ++round) {
            backend().launch(request, {});
            backend().measure(measure, {});
            backend().trace(request, {});
            runSweep(backend(), sweep, {});
            backend().releaseMemory();
            if (round == 0)
                before = used(); // includes what the kernel's first launch loads, which stays allocated
            EXPECT_EQ(used(), before) << kernel.id << " in round " << round;
        }
    }
}

TEST_F(DeviceMemory, ForLocalMemoryIsFreed) {
    const auto launchLarge = [] {
        EXPECT_EQ(backend()
                      .launch(launchRequest("localMemory64K", launchConfig({64, 1, 1}, {64, 1, 1})), {})
                      .launch.code,
                  0);
    };
    launchLarge(); // loads the kernel, which stays loaded
    backend().releaseMemory();
    const std::size_t before = used();
    launchLarge();
    const std::size_t meanwhile = used();
    backend().releaseMemory();
    EXPECT_EQ(used(), before);
    EXPECT_GT(meanwhile, before + (std::size_t{1} << 30)) << "64 KiB for each thread that can be resident";
}

TEST_F(DeviceMemory, ShortageIsReportedAndTheNextLaunchWorks) {
    std::size_t free = 0;
    std::size_t total = 0;
    ASSERT_EQ(cudaMemGetInfo(&free, &total), cudaSuccess);
    constexpr std::size_t left = std::size_t{256} << 20;
    ASSERT_GT(free, left);
    void* reservation = nullptr;
    ASSERT_EQ(cudaMalloc(&reservation, free - left), cudaSuccess);
    core::LaunchRequest request = launchRequest("vectorAdd", launchConfig({1000, 1, 1}, {256, 1, 1}));
    request.config.problem = core::ProblemExtent{100'000'000, 1, 1};
    const std::string message =
        thrownMessage(core::BackendErrorKind::OutOfMemory, [&] { backend().launch(request, {}); });
    EXPECT_NE(message.find("make the problem smaller"), std::string::npos) << message;
    backend().releaseMemory();
    EXPECT_EQ(cudaFree(reservation), cudaSuccess);
    expectStillWorks();
}

} // namespace
} // namespace trichevron::gpu
