// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Block traces: where and when blocks ran, compared with the predicted occupancy.
#include "core/evaluation/evaluation.h"
#include "tests/gpu/gpu_test.h"

#include <algorithm>

namespace trichevron::gpu {
namespace {

class Trace : public GpuTest {};

TEST_F(Trace, RecordsWhereAndWhenEachBlockRan) {
    for (const core::KernelInfo& kernel : runnableKernels()) {
        SCOPED_TRACE(kernel.id);
        const core::BlockTrace trace = backend().trace(suggestedLaunch(kernel), {});
        EXPECT_TRUE(trace.result.launch.ok());
        ASSERT_TRUE(trace.result.verification);
        EXPECT_EQ(trace.result.verification->mismatches, 0U) << trace.result.verification->summary.text();
        EXPECT_EQ(trace.kernels, kernelsPerLaunch(kernel));
        const core::Count blocks =
            trace.kernels * volume(computeShape(kernel.suggested, kernel.attributes, 32).grid);
        EXPECT_EQ(trace.blocks, blocks);
        ASSERT_EQ(trace.blockSm.size(), blocks);
        EXPECT_EQ(*std::min_element(trace.beginNanoseconds.begin(), trace.beginNanoseconds.end()), 0U);
        for (std::size_t rank = 0; rank < trace.blockSm.size(); ++rank) {
            ASSERT_GE(trace.blockSm[rank], 0);
            ASSERT_LT(trace.blockSm[rank], static_cast<int>(device().multiProcessorCount));
            ASSERT_LE(trace.beginNanoseconds[rank], trace.endNanoseconds[rank]) << "block " << rank;
        }
        EXPECT_LT(summarise(trace).nanoseconds, 1'000'000'000U) << "the two timers are one";
    }
}

TEST_F(Trace, ShowsAtMostThePredictedResidentBlocks) {
    for (const unsigned threads : {32U, 96U, 128U, 256U, 352U, 512U, 1024U}) {
        core::LaunchConfig config = launchConfig({20'000, 1, 1}, {threads, 1, 1});
        const core::BlockTrace trace = backend().trace(launchRequest("vectorAdd", config), {});
        const core::Evaluation evaluation = evaluate(config, trace.traced, device());
        const core::TraceSummary summary = summarise(trace);
        EXPECT_LE(summary.maxResidentBlocks, evaluation.occupancy.maxActiveBlocksPerMultiprocessor)
            << threads;
        EXPECT_EQ(summary.multiprocessors, device().multiProcessorCount) << threads;
        std::printf("%u threads: %u resident blocks, %u predicted\n", threads, summary.maxResidentBlocks,
                    evaluation.occupancy.maxActiveBlocksPerMultiprocessor);
    }
}

TEST_F(Trace, RecordsTheFirstBlocksOfALargeGrid) {
    const core::BlockTrace trace = backend().trace(
        launchRequest("vectorAdd", launchConfig({core::maxTracedBlocks + 1000, 1, 1}, {64, 1, 1})), {});
    EXPECT_EQ(trace.blocks, core::maxTracedBlocks + 1000);
    EXPECT_EQ(trace.blockSm.size(), core::maxTracedBlocks);
}

TEST_F(Trace, OfARefusedLaunchHoldsTheRefusal) {
    const core::BlockTrace trace =
        backend().trace(launchRequest("vectorAdd", launchConfig({1, 1, 1}, {2048, 1, 1})), {});
    EXPECT_EQ(trace.result.launch.name, "cudaErrorInvalidValue");
    EXPECT_TRUE(trace.blockSm.empty());
    expectStillWorks();
}

TEST_F(Trace, OfAKernelThatCannotBeTracedIsABadRequest) {
    thrownMessage(core::BackendErrorKind::BadRequest, [&] {
        backend().trace(launchRequest("trapped", launchConfig({1, 1, 1}, {1, 1, 1})), {});
    });
}

} // namespace
} // namespace trichevron::gpu
