// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// The demos on clusters, and the histograms.
#include "tests/gpu/gpu_test.h"

#include <algorithm>
#include <string>

namespace trichevron::gpu {
namespace {

struct ClusterCase : test::NamedCase {
    const char* kernel;
    core::GridExtent grid;
    core::BlockExtent block;
    std::optional<core::ClusterExtent> cluster;
    const char* summary; ///< start of the summary
    bool nonPortable = false;
};

class ClusterDemo : public GpuTest, public testing::WithParamInterface<ClusterCase> {};

TEST_P(ClusterDemo, IsVerified) {
    SKIP_WITHOUT_CLUSTERS();
    const ClusterCase& tested = GetParam();
    if (tested.nonPortable && device().computeCapability != core::ComputeCapability{9, 0})
        GTEST_SKIP() << "only known to fit on compute capability 9.0";
    core::LaunchRequest request = launchRequest(tested.kernel, launchConfig(tested.grid, tested.block));
    if (tested.cluster)
        request.config.api = core::LaunchApi::CudaLaunchKernelEx;
    request.config.clusterDim = tested.cluster;
    request.optIns.nonPortableClusterSizeAllowed = tested.nonPortable;
    const core::LaunchResult result = backend().launch(request, {});
    EXPECT_EQ(result.launch.code, 0) << result.launch.name;
    ASSERT_TRUE(result.verification);
    EXPECT_GT(result.verification->checked, 0U);
    EXPECT_EQ(result.verification->mismatches, 0U) << result.verification->summary.text();
    EXPECT_EQ(result.verification->summary.text().find(tested.summary), 0U)
        << result.verification->summary.text();

    const core::BlockTrace trace = backend().trace(request, {});
    EXPECT_EQ(trace.result.launch.code, 0) << trace.result.launch.name;
    ASSERT_TRUE(trace.result.verification);
    EXPECT_EQ(trace.result.verification->mismatches, 0U) << trace.result.verification->summary.text();
    EXPECT_EQ(trace.blockSm.size(), std::min<std::uint64_t>(trace.blocks, core::maxTracedBlocks));
}

INSTANTIATE_TEST_SUITE_P(
    Cases, ClusterDemo,
    testing::Values(
        ClusterCase{"Declared", "clusterDeclared", {6, 3, 1}, {33, 1, 1}, none, "18 of 18 blocks"},
        ClusterCase{"DeclaredAndSetEqual",
                    "clusterDeclared",
                    {6, 1, 1},
                    {64, 1, 1},
                    core::ClusterExtent{2, 1, 1},
                    "6 of 6 blocks"},
        ClusterCase{"NoneAtLaunch", "clusterAtLaunch", {7, 1, 1}, {64, 1, 1}, none, "7 of 7 blocks"},
        ClusterCase{
            "Size1", "clusterAtLaunch", {5, 1, 1}, {64, 1, 1}, core::ClusterExtent{1, 1, 1}, "5 of 5 blocks"},
        ClusterCase{
            "Size2", "clusterAtLaunch", {8, 1, 1}, {64, 1, 1}, core::ClusterExtent{2, 1, 1}, "8 of 8 blocks"},
        ClusterCase{"Size3",
                    "clusterAtLaunch",
                    {9, 2, 2},
                    {10, 3, 2},
                    core::ClusterExtent{3, 1, 1},
                    "36 of 36 blocks"},
        ClusterCase{"Size4Flat",
                    "clusterAtLaunch",
                    {8, 4, 2},
                    {8, 4, 2},
                    core::ClusterExtent{2, 2, 1},
                    "64 of 64 blocks"},
        ClusterCase{"Size5",
                    "clusterAtLaunch",
                    {10, 2, 1},
                    {1024, 1, 1},
                    core::ClusterExtent{5, 1, 1},
                    "20 of 20 blocks"},
        ClusterCase{"Size6",
                    "clusterAtLaunch",
                    {4, 6, 5},
                    {32, 1, 1},
                    core::ClusterExtent{2, 3, 1},
                    "120 of 120 blocks"},
        ClusterCase{"Size7",
                    "clusterAtLaunch",
                    {14, 1, 1},
                    {1, 1, 1},
                    core::ClusterExtent{7, 1, 1},
                    "14 of 14 blocks"},
        ClusterCase{"Size8Cube",
                    "clusterAtLaunch",
                    {8, 4, 2},
                    {8, 4, 2},
                    core::ClusterExtent{2, 2, 2},
                    "64 of 64 blocks"},
        ClusterCase{"Size8AlongZ",
                    "clusterAtLaunch",
                    {2, 2, 16},
                    {8, 4, 2},
                    core::ClusterExtent{1, 1, 8},
                    "64 of 64 blocks"},
        ClusterCase{"Size16",
                    "clusterAtLaunch",
                    {32, 1, 1},
                    {128, 1, 1},
                    core::ClusterExtent{16, 1, 1},
                    "32 of 32 blocks",
                    true},
        ClusterCase{"MoreThanAreRecorded",
                    "clusterAtLaunch",
                    {1 << 20, 2, 1},
                    {32, 1, 1},
                    core::ClusterExtent{4, 1, 1},
                    "1,048,576 of the first 1,048,576 blocks"},
        ClusterCase{"RequiredAndGiven",
                    "clusterRequired",
                    {16, 1, 1},
                    {128, 1, 1},
                    core::ClusterExtent{4, 1, 1},
                    "16 of 16 blocks"},
        ClusterCase{"BlockSize",
                    "blocksAsClusters",
                    {8, 1, 1},
                    {128, 1, 1},
                    none,
                    "The grid of 8 counts clusters: 16 blocks of 128 threads ran."},
        ClusterCase{"BlockSize3D",
                    "blocksAsClusters",
                    {3, 5, 2},
                    {128, 1, 1},
                    none,
                    "The grid of 3 × 5 × 2 counts clusters: 60 blocks of 128 threads ran."},
        ClusterCase{"BlockSizeMoreThanAreRecorded",
                    "blocksAsClusters",
                    {10'000, 1, 1},
                    {128, 1, 1},
                    none,
                    "The grid of 10,000 counts clusters: 20,000 blocks of 128 threads ran."}),
    test::caseName<ClusterCase>);

TEST_F(GpuTest, MissingRequiredClusterIsRefused) {
    SKIP_WITHOUT_CLUSTERS();
    const core::LaunchResult result = launch("clusterRequired", launchConfig({16, 1, 1}, {128, 1, 1}));
    EXPECT_NE(result.launch.code, 0);
    EXPECT_FALSE(result.verification);
    expectStillWorks();
}

TEST_F(GpuTest, BlockOtherThanTheDeclaredOneIsRefused) {
    SKIP_WITHOUT_CLUSTERS();
    const core::LaunchResult result = launch("blocksAsClusters", launchConfig({8, 1, 1}, {64, 1, 1}));
    EXPECT_NE(result.launch.code, 0);
    EXPECT_FALSE(result.verification);
    expectStillWorks();
}

struct HistogramCase : test::NamedCase {
    const char* kernel;
    core::GridExtent grid;
    core::BlockExtent block;
    std::uint32_t keys;
    std::uint32_t bins;
    std::uint64_t smem;
    std::optional<core::ClusterExtent> cluster;
};

class HistogramDemo : public GpuTest, public testing::WithParamInterface<HistogramCase> {};

TEST_P(HistogramDemo, CountsEachBin) {
    const HistogramCase& tested = GetParam();
    if (tested.kernel == std::string("histogramCluster"))
        SKIP_WITHOUT_CLUSTERS();
    for (const std::string& kernel : {std::string(tested.kernel), tested.kernel + std::string("Skewed")}) {
        SCOPED_TRACE(kernel);
        core::LaunchRequest request = launchRequest(kernel, launchConfig(tested.grid, tested.block));
        request.config.problem = core::ProblemExtent{tested.keys, tested.bins, 1};
        request.config.dynamicSmemBytes = {tested.smem};
        request.optIns.maxDynamicSharedSizeBytes = {
            std::max<std::uint64_t>(tested.smem, core::smemWithoutOptIn.value)};
        request.config.clusterDim = tested.cluster;
        if (tested.cluster)
            request.config.api = core::LaunchApi::CudaLaunchKernelEx;
        const core::LaunchResult result = backend().launch(request, {});
        EXPECT_EQ(result.launch.code, 0) << result.launch.name;
        ASSERT_TRUE(result.verification);
        EXPECT_EQ(result.verification->checked, tested.bins);
        EXPECT_EQ(result.verification->mismatches, 0U) << result.verification->summary.text();
        const core::BlockTrace trace = backend().trace(request, {});
        ASSERT_TRUE(trace.result.verification);
        EXPECT_EQ(trace.result.verification->mismatches, 0U) << trace.result.verification->summary.text();
    }
}

INSTANTIATE_TEST_SUITE_P(
    Cases, HistogramDemo,
    testing::Values(
        HistogramCase{"GlobalOneThread", "histogramGlobal", {1, 1, 1}, {1, 1, 1}, 10'003, 100, 0, none},
        HistogramCase{"GlobalNoKeys", "histogramGlobal", {2, 1, 1}, {32, 1, 1}, 0, 7, 0, none},
        HistogramCase{"GlobalFewerKeysThanALoad", "histogramGlobal", {2, 1, 1}, {32, 1, 1}, 3, 7, 0, none},
        HistogramCase{"Global3D", "histogramGlobal", {3, 2, 2}, {5, 7, 3}, 1'000'003, 65536, 0, none},
        HistogramCase{"GlobalOneBin", "histogramGlobal", {64, 1, 1}, {256, 1, 1}, 1'000'003, 1, 0, none},
        HistogramCase{"BlockOneThread", "histogramBlock", {1, 1, 1}, {1, 1, 1}, 10'003, 100, 400, none},
        HistogramCase{"Block3D", "histogramBlock", {3, 2, 2}, {5, 7, 3}, 1'000'003, 4096, 16384, none},
        HistogramCase{
            "BlockBinsNoPowerOfTwo", "histogramBlock", {50, 1, 1}, {352, 1, 1}, 1'000'001, 1001, 5000, none},
        HistogramCase{"BlockMoreBinsThanThreads",
                      "histogramBlock",
                      {3, 1, 1},
                      {32, 1, 1},
                      100'000,
                      12'000,
                      48000,
                      none},
        HistogramCase{"Cluster1",
                      "histogramCluster",
                      {4, 1, 1},
                      {256, 1, 1},
                      1'000'003,
                      4096,
                      16384,
                      core::ClusterExtent{1, 1, 1}},
        HistogramCase{
            "ClusterNone", "histogramCluster", {4, 1, 1}, {256, 1, 1}, 1'000'003, 4096, 16384, none},
        HistogramCase{"Cluster2",
                      "histogramCluster",
                      {8, 1, 1},
                      {1024, 1, 1},
                      4'000'003,
                      65536,
                      131072,
                      core::ClusterExtent{2, 1, 1}},
        HistogramCase{"Cluster3",
                      "histogramCluster",
                      {9, 1, 1},
                      {96, 1, 1},
                      1'000'003,
                      1000,
                      2048,
                      core::ClusterExtent{3, 1, 1}},
        HistogramCase{"Cluster4",
                      "histogramCluster",
                      {8, 4, 1},
                      {16, 16, 1},
                      4'000'003,
                      65536,
                      65536,
                      core::ClusterExtent{2, 2, 1}},
        HistogramCase{"Cluster6OfFewBins",
                      "histogramCluster",
                      {6, 1, 2},
                      {64, 1, 1},
                      1'000'003,
                      3,
                      4,
                      core::ClusterExtent{6, 1, 1}},
        HistogramCase{"Cluster8",
                      "histogramCluster",
                      {8, 2, 2},
                      {33, 2, 1},
                      4'000'003,
                      65537,
                      65536,
                      core::ClusterExtent{2, 2, 2}}),
    test::caseName<HistogramCase>);

struct NoRoomCase : test::NamedCase {
    const char* kernel;
    core::ProblemExtent problem;
    std::uint64_t smem;
    const char* part; ///< part of the message
};

class HistogramRequest : public GpuTest, public testing::WithParamInterface<NoRoomCase> {};

TEST_P(HistogramRequest, WithoutRoomForItsCountersIsABadRequest) {
    SKIP_WITHOUT_CLUSTERS();
    core::LaunchConfig config = launchConfig({4, 1, 1}, {256, 1, 1}, core::LaunchApi::CudaLaunchKernelEx);
    if (std::string(GetParam().kernel) == "histogramCluster")
        config.clusterDim = core::ClusterExtent{2, 1, 1};
    config.problem = GetParam().problem;
    config.dynamicSmemBytes = {GetParam().smem};
    const std::string message = thrownMessage(core::BackendErrorKind::BadRequest, [&] {
        backend().launch(launchRequest(GetParam().kernel, config), {});
    });
    EXPECT_NE(message.find(GetParam().part), std::string::npos) << message;
}

INSTANTIATE_TEST_SUITE_P(
    Cases, HistogramRequest,
    testing::Values(
        NoRoomCase{"BlockWithoutRoom", "histogramBlock", {1000, 4096, 1}, 16383, "need 16,384 bytes"},
        NoRoomCase{
            "BytesPast32Bits", "histogramBlock", {1000, 4096, 1}, std::uint64_t{1} << 32, "the launch has 0"},
        NoRoomCase{"ClusterWithoutRoom", "histogramCluster", {1000, 65536, 1}, 65536, "need 131,072 bytes"},
        NoRoomCase{"NoBins", "histogramGlobal", {1000, 0, 1}, 0, "0 bins"},
        NoRoomCase{"ThirdAxis", "histogramGlobal", {1000, 16, 2}, 0, "two axes"}),
    test::caseName<NoRoomCase>);

} // namespace
} // namespace trichevron::gpu
