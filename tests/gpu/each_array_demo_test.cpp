// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// What holds for each demo that computes an array: in any stream, by any function, in clusters, traced,
// refused.
#include "tests/gpu/gpu_test.h"

#include <stdexcept>

namespace trichevron::gpu {
namespace {

class EachArrayDemo : public GpuTest, public testing::WithParamInterface<const char*> {
protected:
    /// A launch that every one of them takes.
    core::LaunchRequest any() const {
        core::LaunchRequest request = launchRequest(GetParam(), launchConfig({5, 3, 2}, {8, 6, 4}));
        request.config.dynamicSmemBytes = {4224};
        return request;
    }
    static core::KernelInfo kernelInfo(const std::string& id) {
        for (const core::KernelInfo& kernel : runnableKernels())
            if (kernel.id == id)
                return kernel;
        throw std::runtime_error("no kernel " + id);
    }
    static void expectRight(const core::LaunchResult& result) {
        EXPECT_TRUE(result.launch.ok()) << result.launch.name;
        ASSERT_TRUE(result.verification);
        EXPECT_GT(result.verification->checked, 0U);
        EXPECT_EQ(result.verification->mismatches, 0U) << result.verification->summary.text();
    }
};

TEST_P(EachArrayDemo, IsRightInEveryStreamByEveryApi) {
    for (const core::LaunchApi api : core::allLaunchApis)
        for (const core::StreamKind stream : core::allStreamKinds) {
            SCOPED_TRACE(std::string(toString(api)) + " " + std::string(toString(stream)));
            core::LaunchRequest request = any();
            request.config.api = api;
            request.config.stream = stream;
            expectRight(backend().launch(request, {}));
        }
}

TEST_P(EachArrayDemo, IsRightInClusters) {
    SKIP_WITHOUT_CLUSTERS();
    core::LaunchRequest request = any();
    request.config.api = core::LaunchApi::CudaLaunchKernelEx;
    request.config.gridDim = {6, 4, 2};
    request.config.clusterDim = core::ClusterExtent{2, 2, 1};
    expectRight(backend().launch(request, {}));
}

TEST_P(EachArrayDemo, OfARefusedLaunchHoldsTheRefusal) {
    for (const core::BlockExtent& block : {core::BlockExtent{2048, 1, 1}, core::BlockExtent{64, 32, 1}}) {
        core::LaunchRequest request = any();
        request.config.blockDim = block;
        const core::LaunchResult result = backend().launch(request, {});
        EXPECT_EQ(result.launch.name, "cudaErrorInvalidValue");
        EXPECT_FALSE(result.verification);
        EXPECT_FALSE(result.contextLost);
    }
    expectRight(backend().launch(any(), {}));
}

TEST_P(EachArrayDemo, IsRightWhereItIsTraced) {
    const core::KernelInfo kernel = kernelInfo(GetParam());
    core::LaunchRequest suggested = launchRequest(kernel.id, kernel.suggested);
    suggested.optIns = kernel.suggestedOptIns;
    for (const core::LaunchRequest& request : {suggested, any()}) {
        const core::BlockTrace trace = backend().trace(request, {});
        expectRight(trace.result);
        EXPECT_EQ(trace.blockSm.size(), volume(request.config.gridDim));
    }
}

INSTANTIATE_TEST_SUITE_P(Table, EachArrayDemo,
                         testing::Values("matrixAdd", "matrixAddByRows", "matrixAddOneBlock", "vectorAdd",
                                         "vectorAddGridStride", "vectorAddUnguarded", "stencil3d", "blockSum",
                                         "transposeStatic", "transposeDynamic", "launchWays",
                                         "vectorAddFloat4", "matrixAddFourRows"),
                         [](const auto& tested) { return std::string(tested.param); });

TEST_F(GpuTest, TransposeTakesMoreSharedMemoryWithItsOptIn) {
    core::LaunchRequest request = launchRequest("transposeDynamic", launchConfig({3, 3, 1}, {32, 8, 1}));
    request.config.problem = core::ProblemExtent{500, 300, 1};
    request.config.dynamicSmemBytes = {58080};
    EXPECT_FALSE(backend().launch(request, {}).launch.ok());
    request.optIns.maxDynamicSharedSizeBytes = {58080};
    const core::LaunchResult result = backend().launch(request, {});
    EXPECT_TRUE(result.launch.ok()) << result.launch.name;
    ASSERT_TRUE(result.verification);
    EXPECT_EQ(result.verification->summary.text(),
              "150,000 of 150,000 elements equal the transpose computed on the "
              "CPU; each tile had 120 × 120 elements.");
}

} // namespace
} // namespace trichevron::gpu
