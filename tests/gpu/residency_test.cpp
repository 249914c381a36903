// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Number of resident blocks in a trace, compared with the prediction from the register count of the traced
// kernel.
#include "core/evaluation/evaluation.h"
#include "core/trace/trace_analysis.h"
#include "tests/gpu/gpu_test.h"
#include "tests/gpu/test_demos.h"

#include <fmt/format.h>

namespace trichevron::gpu {
namespace {

struct Held {
    std::uint32_t threads;
    std::uint32_t smemKibibytes;
    std::uint32_t cluster;
};

void PrintTo(const Held& held, std::ostream* out) {
    *out << held.threads << " threads, " << held.smemKibibytes << " KiB, cluster " << held.cluster;
}

std::vector<Held> heldLaunches() {
    std::vector<Held> all;
    for (std::uint32_t threads = 32; threads <= 1024; threads += 32)
        all.push_back({threads, 0, 1});
    for (const std::uint32_t kibibytes : {1U, 10U, 20U, 48U, 64U, 100U, 200U})
        for (const std::uint32_t threads : {64U, 256U})
            all.push_back({threads, kibibytes, 1});
    for (const std::uint32_t cluster : {2U, 3U, 4U, 5U, 6U, 7U, 8U, 12U, 16U})
        for (const auto& [threads, kibibytes] :
             {std::pair{1024U, 0U}, std::pair{512U, 0U}, std::pair{256U, 48U}, std::pair{128U, 200U},
              std::pair{128U, 0U}, std::pair{64U, 0U}}) // of these, an SM holds more without clusters
            all.push_back({threads, kibibytes, cluster});
    return all;
}

class Residency : public GpuTest, public testing::WithParamInterface<Held> {};

TEST_P(Residency, IsAsPredicted) {
    static const std::unique_ptr<core::Backend> holding = makeCudaBackendWith(makeHoldingDemo);
    const Held& held = GetParam();
    if (held.cluster > 1)
        SKIP_WITHOUT_CLUSTERS();
    core::LaunchRequest request =
        launchRequest("holding", launchConfig({held.cluster, 1, 1}, {held.threads, 1, 1}));
    request.config.dynamicSmemBytes = {held.smemKibibytes * std::uint64_t{1024}};
    request.optIns.maxDynamicSharedSizeBytes =
        core::Bytes{std::max(core::smemWithoutOptIn.value, request.config.dynamicSmemBytes.value)};
    if (held.cluster > 1) {
        request.config.api = core::LaunchApi::CudaLaunchKernelEx;
        request.config.clusterDim = core::ClusterExtent{held.cluster, 1, 1};
        request.optIns.nonPortableClusterSizeAllowed = held.cluster > 8;
    }
    const auto predictedOf = [&](const core::BlockTrace& trace) {
        core::KernelAttributes kernel = trace.traced;
        kernel.optIns = request.optIns;
        return evaluate(request.config, kernel, device());
    };
    const core::Evaluation predicted = predictedOf(holding->trace(request, {}));
    if (predicted.occupancy.maxActiveBlocksPerMultiprocessor == 0 ||
        (predicted.clusters && predicted.clusters->max == 0))
        GTEST_SKIP() << "no such block or cluster fits on " << device().name;
    const std::uint64_t atOnce = predicted.clusters
                                     ? std::uint64_t{predicted.clusters->max} * held.cluster
                                     : std::uint64_t{predicted.occupancy.maxActiveBlocksPerMultiprocessor} *
                                           device().multiProcessorCount;
    // 1.5 times as many blocks as fit, so that some have to wait.
    request.config.gridDim.x =
        static_cast<std::uint32_t>((atOnce + atOnce / 2) / held.cluster * held.cluster + held.cluster);
    const core::BlockTrace trace = holding->trace(request, {});
    ASSERT_TRUE(trace.result.launch.ok()) << trace.result.launch.name;
    const core::TraceAnalysis seen = analyse(trace, predictedOf(trace).shape);
    EXPECT_EQ(seen.maxResidentBlocks, atOnce);
    EXPECT_EQ(seen.clusters, held.cluster > 1 ? trace.blocks / held.cluster : 0);
    const std::uint32_t onOneSm = predicted.launchOccupancy().maxActiveBlocksPerMultiprocessor;
    EXPECT_LE(summarise(trace).maxResidentBlocks, onOneSm);
    if (predicted.launchOccupancy().limitedByClusters()) {
        EXPECT_EQ(summarise(trace).maxResidentBlocks, onOneSm);
    }
    if (!predicted.clusters) {
        EXPECT_EQ(summarise(trace).maxResidentBlocks, predicted.occupancy.maxActiveBlocksPerMultiprocessor);
        EXPECT_EQ(seen.rounds, 2U);
    }
    std::printf("%u threads, %u KiB, cluster %u: %llu resident blocks, %llu predicted\n", held.threads,
                held.smemKibibytes, held.cluster, static_cast<unsigned long long>(seen.maxResidentBlocks),
                static_cast<unsigned long long>(atOnce));
}

std::string nameOfHeld(const testing::TestParamInfo<Held>& info) {
    return fmt::format("Threads{}Smem{}Cluster{}", info.param.threads, info.param.smemKibibytes,
                       info.param.cluster);
}

INSTANTIATE_TEST_SUITE_P(Blocks, Residency, testing::ValuesIn(heldLaunches()), nameOfHeld);

} // namespace
} // namespace trichevron::gpu
