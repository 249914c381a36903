// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// A demo whose preparation failed halfway.
#include "gpu/cuda_call.h"
#include "gpu/demos/demo.h"
#include "tests/gpu/gpu_test.h"

#include <algorithm>

namespace trichevron::gpu {
namespace {

TEST_F(GpuTest, InputThatCouldNotBeFilledIsFilledByTheNextLaunch) {
    backend(); // creates the context
    const auto demos = makeDemos();
    const auto sum = std::find_if(demos.begin(), demos.end(),
                                  [](const auto& demo) { return demo->info().id == "vectorAdd"; });
    ASSERT_NE(sum, demos.end());
    Demo& demo = **sum;
    Staging staging;
    DemoLaunch launch;
    launch.config = launchConfig({4, 1, 1}, {256, 1, 1});
    launch.shape = computeShape(launch.config, {}, 32);
    launch.staging = &staging;
    cudaStream_t stream = nullptr;
    ASSERT_EQ(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking), cudaSuccess);
    launch.stream = stream;

    // Synchronising a stream during capture invalidates the capture. After that the stream accepts no work.
    ASSERT_EQ(cudaStreamBeginCapture(stream, cudaStreamCaptureModeRelaxed), cudaSuccess);
    ASSERT_NE(cudaStreamSynchronize(stream), cudaSuccess);
    (void)cudaGetLastError();
    EXPECT_ANY_THROW(demo.prepare(launch));
    cudaGraph_t graph = nullptr;
    (void)cudaStreamEndCapture(stream, &graph);
    (void)cudaGetLastError();

    demo.prepare(launch);
    ASSERT_EQ(cudaLaunchKernel(demo.function(), dim3(4), dim3(256), demo.arguments(0).data(), 0, stream),
              cudaSuccess);
    ASSERT_EQ(cudaStreamSynchronize(stream), cudaSuccess);
    const core::Verification verification = demo.check(launch).verification;
    EXPECT_EQ(verification.checked, 1024U);
    EXPECT_EQ(verification.mismatches, 0U) << verification.summary.text();
    EXPECT_EQ(cudaStreamDestroy(stream), cudaSuccess);
}

} // namespace
} // namespace trichevron::gpu
