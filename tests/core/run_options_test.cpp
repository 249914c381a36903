// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/code/run_options.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <gtest/gtest.h>

namespace trichevron::test {
namespace {

std::string optionsOf(const core::LaunchConfig& config, const core::KernelOptIns& optIns = {}) {
    return fmt::format("{}", fmt::join(core::runOptions(config, optIns), " "));
}

TEST(RunOptions, NameTheWholeLaunch) {
    core::LaunchConfig config;
    config.gridDim = {8, 2, 1};
    config.blockDim = {128, 1, 1};
    EXPECT_EQ(optionsOf(config),
              "--grid 8,2,1 --block 128,1,1 --smem 0 --api cudaLaunchKernel --stream default "
              "--opt-in-smem 49152 --carveout -1");
}

TEST(RunOptions, HaveWhatOnlySomeLaunchesHave) {
    core::LaunchConfig config;
    config.api = core::LaunchApi::CudaLaunchKernelEx;
    config.gridDim = {8, 1, 1};
    config.blockDim = {32, 2, 1};
    config.problem = core::ProblemExtent{1000, 2, 1};
    config.clusterDim = core::ClusterExtent{4, 1, 1};
    config.cooperative = true;
    config.dynamicSmemBytes = core::Bytes{100'000};
    config.attributes.priority = -1;
    core::KernelOptIns optIns;
    optIns.maxDynamicSharedSizeBytes = core::Bytes{100'000};
    optIns.nonPortableClusterSizeAllowed = true;
    optIns.preferredShmemCarveout = 50;
    EXPECT_EQ(optionsOf(config, optIns),
              "--grid 8,1,1 --block 32,2,1 --smem 100000 --api cudaLaunchKernelEx --stream default --problem "
              "1000,2,1 --cluster 4,1,1 --attribute priority=-1 --cooperative --opt-in-smem 100000 "
              "--non-portable-cluster --carveout 50");
}

} // namespace
} // namespace trichevron::test
