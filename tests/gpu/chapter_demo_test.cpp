// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// The demos on streams, local memory, launch bounds, grid synchronisation and the read-only path.
#include "tests/gpu/gpu_test.h"

#include <algorithm>
#include <string>

namespace trichevron::gpu {
namespace {

struct LaunchCase : test::NamedCase {
    const char* kernel;
    core::GridExtent grid;
    core::BlockExtent block;
};

class ChapterDemo : public GpuTest, public testing::WithParamInterface<LaunchCase> {};

TEST_P(ChapterDemo, IsVerified) {
    const core::LaunchResult result =
        launch(GetParam().kernel, launchConfig(GetParam().grid, GetParam().block));
    EXPECT_EQ(result.launch, core::ApiAnswer{});
    EXPECT_EQ(result.synchronisation, core::ApiAnswer{});
    ASSERT_TRUE(result.verification);
    EXPECT_GT(result.verification->checked, 0U);
    EXPECT_EQ(result.verification->mismatches, 0U) << result.verification->summary.text();
    for (const core::ResultTable& table : result.tables) {
        EXPECT_FALSE(table.rows.empty()) << table.title.text();
        for (const auto& row : table.rows)
            EXPECT_EQ(row.size(), table.columns.size()) << table.title.text();
    }
}

INSTANTIATE_TEST_SUITE_P(
    Shapes, ChapterDemo,
    testing::Values(LaunchCase{"StreamsOneThread", "twoStreams", {1, 1, 1}, {1, 1, 1}},
                    LaunchCase{"StreamsPartialWarps", "twoStreams", {3, 2, 2}, {5, 7, 3}},
                    LaunchCase{"StreamsMoreThanAreRecorded", "twoStreams", {5000, 1, 1}, {256, 1, 1}},
                    LaunchCase{"DependentOneThread", "programmaticLaunch", {1, 1, 1}, {1, 1, 1}},
                    LaunchCase{"DependentPartialWarps", "programmaticLaunch", {3, 2, 2}, {5, 7, 3}},
                    LaunchCase{
                        "DependentMoreThanAreRecorded", "programmaticLaunch", {5000, 1, 1}, {256, 1, 1}},
                    LaunchCase{"LocalMemoryOneThread", "localMemory4K", {1, 1, 1}, {1, 1, 1}},
                    LaunchCase{"LocalMemoryPartialWarps", "localMemory4K", {3, 2, 2}, {5, 7, 3}},
                    LaunchCase{"LocalMemoryMoreThanAreRecorded", "localMemory4K", {600, 1, 1}, {128, 1, 1}},
                    LaunchCase{"LargeLocalMemoryPartialWarps", "localMemory64K", {3, 2, 2}, {5, 7, 3}},
                    LaunchCase{"NoBoundsPartialWarps", "boundsNone", {3, 2, 2}, {5, 7, 3}},
                    LaunchCase{"Bounds128Full", "bounds128", {7, 1, 1}, {128, 1, 1}},
                    LaunchCase{"Bounds256Full", "bounds256x4", {7, 1, 1}, {16, 16, 1}},
                    LaunchCase{"Bounds1024Full", "bounds1024x2", {7, 2, 1}, {32, 32, 1}},
                    LaunchCase{"BoundsMoreThanAreRecorded", "bounds1024x2", {500, 1, 1}, {1024, 1, 1}},
                    LaunchCase{"ReadOnlyOneThread", "readOnlyStale", {1, 1, 1}, {1, 1, 1}},
                    LaunchCase{"ReadOnlyPartialWarps", "readOnlyStale", {3, 2, 2}, {5, 7, 3}},
                    LaunchCase{"ReadOnlyMoreThanElements", "readOnlyStale", {5000, 1, 1}, {1000, 1, 1}},
                    LaunchCase{"PlainLoadsOneThread", "readOnlyRight", {1, 1, 1}, {1, 1, 1}},
                    LaunchCase{"PlainLoadsPartialWarps", "readOnlyRight", {3, 2, 2}, {5, 7, 3}},
                    LaunchCase{"PlainLoadsMoreThanElements", "readOnlyRight", {5000, 1, 1}, {1000, 1, 1}}),
    test::caseName<LaunchCase>);

class StreamsOfDemo : public GpuTest, public testing::WithParamInterface<core::StreamKind> {};

TEST_P(StreamsOfDemo, LetKernelsOverlapOnlyIfCreated) {
    core::LaunchConfig config =
        launchConfig({std::max(1U, device().multiProcessorCount / 4), 1, 1}, {128, 1, 1});
    config.stream = GetParam();
    const bool created =
        GetParam() == core::StreamKind::NonBlocking || GetParam() == core::StreamKind::HighPriority;
    const core::LaunchResult result = launch("twoStreams", config);
    ASSERT_TRUE(result.verification);
    EXPECT_EQ(result.verification->mismatches, 0U) << result.verification->summary.text();
    const char* message = created ? "ran concurrently" : "one after the other";
    EXPECT_NE(result.verification->summary.text().find(message), std::string::npos)
        << result.verification->summary.text();
    const core::BlockTrace trace = backend().trace(launchRequest("twoStreams", config), {});
    EXPECT_EQ(trace.kernels, 2U);
    EXPECT_EQ(summarise(trace).overlapNanoseconds > 0, created);
}

INSTANTIATE_TEST_SUITE_P(Kinds, StreamsOfDemo, testing::ValuesIn(core::allStreamKinds),
                         [](const auto& tested) { return std::string(toString(tested.param)); });

class DependentLaunch : public GpuTest, public testing::WithParamInterface<int> {};

TEST_P(DependentLaunch, OverlapsTheOneBeforeOnlyIfAllowed) {
    core::LaunchConfig config =
        launchConfig({std::max(1U, device().multiProcessorCount / 4), 1, 1}, {128, 1, 1});
    config.api = core::LaunchApi::CudaLaunchKernelEx;
    config.attributes.programmaticStreamSerializationAllowed = GetParam();
    const core::LaunchResult result = launch("programmaticLaunch", config);
    ASSERT_TRUE(result.verification);
    EXPECT_EQ(result.verification->mismatches, 0U) << result.verification->summary.text();
    const char* message = GetParam() != 0 ? "before the first ended" : "after the first ended";
    EXPECT_NE(result.verification->summary.text().find(message), std::string::npos)
        << result.verification->summary.text();
    ASSERT_EQ(result.hostTimeline.size(), 3U) << "two launches and one synchronisation";
    const core::BlockTrace trace = backend().trace(launchRequest("programmaticLaunch", config), {});
    EXPECT_EQ(trace.kernels, 2U);
    EXPECT_EQ(summarise(trace).overlapNanoseconds > 0, GetParam() != 0);
}

INSTANTIATE_TEST_SUITE_P(Allowed, DependentLaunch, testing::Values(0, 1),
                         [](const auto& tested) { return tested.param != 0 ? "Yes" : "No"; });

TEST_F(GpuTest, LocalMemoryReportsEarlierLaunches) {
    const core::LaunchConfig config = launchConfig({4, 1, 1}, {64, 1, 1});
    const core::LaunchResult first = launch("localMemory4K", config);
    const core::LaunchResult second = launch("localMemory4K", config);
    ASSERT_EQ(second.tables.size(), 1U);
    const auto& rows = second.tables.front().rows;
    const auto row = std::find_if(rows.begin(), rows.end(), [](const auto& r) {
        return r[0].text() == "earlier launches in this process";
    });
    ASSERT_NE(row, rows.end());
    EXPECT_NE((*row)[1].text().find("its memory was already allocated"), std::string::npos)
        << (*row)[1].text();
    for (const core::LaunchResult* result : {&first, &second})
        for (const auto& cells : result->tables.front().rows)
            std::printf("%s: %s\n", cells[0].text().c_str(), cells[1].text().c_str());
}

TEST_F(GpuTest, BlockOverItsLaunchBoundsIsRefusedAlsoInTheTable) {
    const core::LaunchResult refused = launch("bounds128", launchConfig({4, 1, 1}, {256, 1, 1}));
    EXPECT_EQ(refused.launch.name, "cudaErrorInvalidValue");
    EXPECT_FALSE(refused.verification);
    const core::LaunchResult result = launch("boundsNone", launchConfig({4, 1, 1}, {256, 1, 1}));
    ASSERT_TRUE(result.verification);
    EXPECT_EQ(result.verification->mismatches, 0U) << result.verification->summary.text();
    ASSERT_EQ(result.tables.size(), 1U);
    ASSERT_EQ(result.tables.front().rows.size(), 4U);
    EXPECT_EQ(result.tables.front().rows[1].back().text().find("cudaError"), 0U);
    EXPECT_NE(result.tables.front().rows[2].back().text().find_first_of("0123456789"), std::string::npos);
    for (const auto& row : result.tables.front().rows) {
        for (const core::Text& cell : row)
            std::printf("%s | ", cell.text().c_str());
        std::printf("\n");
    }
    expectStillWorks();
}

struct GridSyncCase : test::NamedCase {
    core::LaunchApi api;
    bool cooperative; ///< the attribute
    core::GridExtent grid;
    core::BlockExtent block;
    std::uint32_t elements;
};

class GridSync : public GpuTest, public testing::WithParamInterface<GridSyncCase> {};

TEST_P(GridSync, SumsOverTheWholeGridOrExplainsWhyNot) {
    core::LaunchConfig config = launchConfig(GetParam().grid, GetParam().block, GetParam().api);
    config.cooperative = GetParam().cooperative;
    config.problem = core::ProblemExtent{GetParam().elements, 1, 1};
    const core::LaunchResult result = launch("gridSync", config);
    EXPECT_EQ(result.launch.code, 0) << result.launch.name;
    ASSERT_TRUE(result.synchronisation);
    EXPECT_EQ(result.synchronisation->code, 0) << result.synchronisation->name;
    ASSERT_TRUE(result.verification);
    EXPECT_EQ(result.verification->mismatches, 0U) << result.verification->summary.text();
    EXPECT_EQ(result.verification->summary.text().find("The kernel computed no sums") == 0,
              !isCooperative(config))
        << result.verification->summary.text();
}

INSTANTIATE_TEST_SUITE_P(
    Cases, GridSync,
    testing::Values(
        GridSyncCase{"Cooperative",
                     core::LaunchApi::CudaLaunchCooperativeKernel,
                     false,
                     {16, 1, 1},
                     {256, 1, 1},
                     1 << 20},
        GridSyncCase{"CooperativeDriver",
                     core::LaunchApi::CuLaunchCooperativeKernel,
                     false,
                     {16, 1, 1},
                     {256, 1, 1},
                     1 << 20},
        GridSyncCase{
            "CooperativeAttribute", core::LaunchApi::CudaLaunchKernelEx, true, {3, 2, 2}, {5, 7, 3}, 100'003},
        GridSyncCase{
            "OneThread", core::LaunchApi::CudaLaunchCooperativeKernel, false, {1, 1, 1}, {1, 1, 1}, 5000},
        GridSyncCase{
            "NoElements", core::LaunchApi::CudaLaunchCooperativeKernel, false, {4, 1, 1}, {64, 1, 1}, 0},
        GridSyncCase{
            "NotCooperative", core::LaunchApi::CudaLaunchKernel, false, {16, 1, 1}, {256, 1, 1}, 1 << 20},
        GridSyncCase{
            "AttributeOff", core::LaunchApi::CudaLaunchKernelEx, false, {16, 1, 1}, {256, 1, 1}, 1 << 20}),
    test::caseName<GridSyncCase>);

TEST_F(GpuTest, CooperativeGridThatCannotBeResidentIsRefused) {
    const core::LaunchResult result =
        launch("gridSync",
               launchConfig({100'000, 1, 1}, {1024, 1, 1}, core::LaunchApi::CudaLaunchCooperativeKernel));
    EXPECT_EQ(result.launch.name, "cudaErrorCooperativeLaunchTooLarge");
    EXPECT_FALSE(result.verification);
    expectStillWorks();
}

} // namespace
} // namespace trichevron::gpu
