// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// What each way to launch reports for the same launch.
#include "tests/gpu/gpu_test.h"

namespace trichevron::gpu {
namespace {

using Rows = std::vector<std::vector<std::string>>;

struct WaysCase : test::NamedCase {
    void (*change)(core::LaunchConfig&);
    bool cluster;
    Rows rows;
};

const std::vector<std::string> unclustered{"<<<Dg, Db, Ns, S>>>", "cannot carry a cluster", "—", "—", "—"};
const std::vector<std::string> unclusteredDriver{"cuLaunchKernel", "cannot carry a cluster", "—", "—", "—"};

std::vector<std::vector<std::string>> englishRows(const core::ResultTable& table) {
    std::vector<std::vector<std::string>> rows;
    for (const std::vector<core::Text>& row : table.rows)
        for (std::vector<std::string>& cells = rows.emplace_back(); const core::Text& cell : row)
            cells.push_back(englishText(cell));
    return rows;
}

class LaunchWays : public GpuTest, public testing::WithParamInterface<WaysCase> {};

TEST_P(LaunchWays, ReportLaunchErrors) {
    if (GetParam().cluster)
        SKIP_WITHOUT_CLUSTERS();
    for (const core::StreamKind stream : core::allStreamKinds) {
        SCOPED_TRACE(toString(stream));
        core::LaunchConfig config = launchConfig({16, 1, 1}, {64, 1, 1},
                                                 GetParam().cluster ? core::LaunchApi::CudaLaunchKernelEx
                                                                    : core::LaunchApi::CudaLaunchKernel);
        config.stream = stream;
        GetParam().change(config);
        const core::LaunchResult result = launch("launchWays", config);
        ASSERT_EQ(result.tables.size(), 1U);
        EXPECT_EQ(result.tables.front().columns.size(), 5U);
        EXPECT_EQ(englishRows(result.tables.front()), GetParam().rows);
        EXPECT_FALSE(result.contextLost);
    }
    expectStillWorks();
}

using C = core::LaunchConfig;
INSTANTIATE_TEST_SUITE_P(
    Table, LaunchWays,
    testing::Values(
        WaysCase{"ThatIsAccepted",
                 [](C&) {},
                 false,
                 {{"<<<Dg, Db, Ns, S>>>", "nothing", "cudaSuccess", "cudaSuccess", "cudaSuccess"},
                  {"cudaLaunchKernelEx", "cudaSuccess", "cudaSuccess", "cudaSuccess", "cudaSuccess"},
                  {"cuLaunchKernel", "CUDA_SUCCESS", "cudaSuccess", "cudaSuccess", "CUDA_SUCCESS"},
                  {"cuLaunchKernelEx", "CUDA_SUCCESS", "cudaSuccess", "cudaSuccess", "CUDA_SUCCESS"}}},
        WaysCase{
            "ThatIsRefused",
            [](C& config) {
                config.blockDim = {2048, 1, 1};
            },
            false,
            {{"<<<Dg, Db, Ns, S>>>", "nothing", "cudaErrorInvalidValue", "cudaSuccess", "—"},
             {"cudaLaunchKernelEx", "cudaErrorInvalidValue", "cudaErrorInvalidValue", "cudaSuccess", "—"},
             {"cuLaunchKernel", "CUDA_ERROR_INVALID_VALUE", "cudaSuccess", "cudaSuccess", "—"},
             {"cuLaunchKernelEx", "CUDA_ERROR_INVALID_VALUE", "cudaSuccess", "cudaSuccess", "—"}}},
        WaysCase{"InClusters",
                 [](C& config) {
                     config.clusterDim = core::ClusterExtent{4, 1, 1};
                 },
                 true,
                 {unclustered,
                  {"cudaLaunchKernelEx", "cudaSuccess", "cudaSuccess", "cudaSuccess", "cudaSuccess"},
                  unclusteredDriver,
                  {"cuLaunchKernelEx", "CUDA_SUCCESS", "cudaSuccess", "cudaSuccess", "CUDA_SUCCESS"}}},
        WaysCase{
            "InClustersThatDoNotDivideTheGrid",
            [](C& config) {
                config.clusterDim = core::ClusterExtent{3, 1, 1};
            },
            true,
            {unclustered,
             {"cudaLaunchKernelEx", "cudaErrorInvalidClusterSize", "cudaErrorInvalidClusterSize",
              "cudaSuccess", "—"},
             unclusteredDriver,
             {"cuLaunchKernelEx", "CUDA_ERROR_INVALID_CLUSTER_SIZE", "cudaSuccess", "cudaSuccess", "—"}}},
        WaysCase{"WithMoreSharedMemoryThan32Bits", // the runtime uses the lower 32 bits
                 [](C& config) { config.dynamicSmemBytes = {(std::uint64_t{1} << 32) + 16}; },
                 false,
                 {{"<<<Dg, Db, Ns, S>>>", "nothing", "cudaSuccess", "cudaSuccess", "cudaSuccess"},
                  {"cudaLaunchKernelEx", "cudaSuccess", "cudaSuccess", "cudaSuccess", "cudaSuccess"},
                  {"cuLaunchKernel", "cannot carry such a large Ns", "—", "—", "—"},
                  {"cuLaunchKernelEx", "cannot carry such a large Ns", "—", "—", "—"}}}),
    test::caseName<WaysCase>);

TEST_F(GpuTest, LaunchWaysReportsThatNoneIsCooperative) {
    const core::LaunchResult result = launch(
        "launchWays", launchConfig({16, 1, 1}, {64, 1, 1}, core::LaunchApi::CudaLaunchCooperativeKernel));
    ASSERT_EQ(result.tables.size(), 1U);
    EXPECT_EQ(result.tables.front().title.text(),
              "The same execution configuration in four ways, none of them cooperative");
    EXPECT_EQ(result.tables.front().rows.size(), 4U);
}

} // namespace
} // namespace trichevron::gpu
