// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Each demo with many shapes; its result is checked on the CPU.
#include "tests/gpu/gpu_test.h"

#include <algorithm>
#include <set>

namespace trichevron::gpu {
namespace {

struct ShapeCase : test::NamedCase {
    const char* kernel;
    core::GridExtent grid;
    core::BlockExtent block;
    std::optional<core::ProblemExtent> problem;
    std::optional<core::ClusterExtent> cluster;
    std::uint64_t checked;
    const char* summary; ///< the whole summary
};

class DemoShape : public GpuTest, public testing::WithParamInterface<ShapeCase> {};

TEST_P(DemoShape, IsVerified) {
    const ShapeCase& shape = GetParam();
    core::LaunchConfig config = launchConfig(shape.grid, shape.block);
    config.problem = shape.problem;
    if (shape.cluster) {
        SKIP_WITHOUT_CLUSTERS();
        config.api = core::LaunchApi::CudaLaunchKernelEx;
        config.clusterDim = shape.cluster;
    }
    const core::LaunchResult result = launch(shape.kernel, config);
    EXPECT_EQ(result.launch, core::ApiAnswer{});
    EXPECT_EQ(result.synchronisation, core::ApiAnswer{});
    ASSERT_TRUE(result.verification);
    EXPECT_EQ(result.verification->checked, shape.checked);
    EXPECT_EQ(result.verification->mismatches, 0U);
    EXPECT_EQ(result.verification->summary.text(), shape.summary);
    EXPECT_EQ(result.placement.has_value(), std::string(shape.kernel) == "threadIds");
    if (result.placement) {
        const auto blocks =
            static_cast<std::size_t>(std::min<core::Count>(volume(shape.grid), core::maxPlacedBlocks));
        ASSERT_EQ(result.placement->blockSm.size(), blocks);
        for (std::size_t rank = 0; rank < blocks; ++rank)
            ASSERT_GE(result.placement->blockSm[rank], 0) << "block " << rank;
    }
}

INSTANTIATE_TEST_SUITE_P(
    ThreadIds, DemoShape,
    testing::Values(ShapeCase{"OneThread",
                              "threadIds",
                              {1, 1, 1},
                              {1, 1, 1},
                              none,
                              none,
                              1,
                              "1 of 1 threads wrote IDs that match the formulas."},
                    ShapeCase{"Block1D",
                              "threadIds",
                              {5, 1, 1},
                              {256, 1, 1},
                              none,
                              none,
                              1280,
                              "1,280 of 1,280 threads wrote IDs that match the formulas."},
                    ShapeCase{"Block2D",
                              "threadIds",
                              {3, 2, 1},
                              {16, 9, 1},
                              none,
                              none,
                              864,
                              "864 of 864 threads wrote IDs that match the formulas."},
                    ShapeCase{"Block3D",
                              "threadIds",
                              {8, 4, 2},
                              {8, 4, 2},
                              none,
                              none,
                              4096,
                              "4,096 of 4,096 threads wrote IDs that match the formulas."},
                    ShapeCase{"LastWarpPartial",
                              "threadIds",
                              {7, 1, 1},
                              {33, 1, 1},
                              none,
                              none,
                              231,
                              "231 of 231 threads wrote IDs that match the formulas."},
                    ShapeCase{"WarpSpansRows",
                              "threadIds",
                              {2, 3, 4},
                              {5, 7, 3},
                              none,
                              none,
                              2520,
                              "2,520 of 2,520 threads wrote IDs that match the formulas."},
                    ShapeCase{"DeepestBlock",
                              "threadIds",
                              {2, 1, 1},
                              {4, 4, 64},
                              none,
                              none,
                              2048,
                              "2,048 of 2,048 threads wrote IDs that match the formulas."},
                    ShapeCase{"TallestGrid",
                              "threadIds",
                              {1, 65535, 1},
                              {4, 1, 1},
                              none,
                              none,
                              262140,
                              "262,140 of 262,140 threads wrote IDs that match the formulas."},
                    ShapeCase{"DeepestGrid",
                              "threadIds",
                              {1, 1, 65535},
                              {4, 1, 1},
                              none,
                              none,
                              262140,
                              "262,140 of 262,140 threads wrote IDs that match the formulas."},
                    ShapeCase{"AsManyAsAreRecorded",
                              "threadIds",
                              {1024, 1, 1},
                              {1024, 1, 1},
                              none,
                              none,
                              1048576,
                              "1,048,576 of 1,048,576 threads wrote IDs that match the formulas."},
                    ShapeCase{"MoreThreadsThanStored",
                              "threadIds",
                              {300, 70, 2},
                              {10, 10, 9},
                              none,
                              none,
                              1048576,
                              "1,048,576 of the first 1,048,576 threads wrote IDs that match the formulas; "
                              "all 37,800,000 threads ran, but only the first were recorded."},
                    ShapeCase{"Cluster1",
                              "threadIds",
                              {8, 1, 1},
                              {64, 1, 1},
                              none,
                              core::ClusterExtent{1, 1, 1},
                              512,
                              "512 of 512 threads wrote IDs that match the formulas."},
                    ShapeCase{"Cluster2",
                              "threadIds",
                              {8, 3, 1},
                              {64, 1, 1},
                              none,
                              core::ClusterExtent{2, 1, 1},
                              1536,
                              "1,536 of 1,536 threads wrote IDs that match the formulas."},
                    ShapeCase{"Cluster3",
                              "threadIds",
                              {9, 2, 2},
                              {10, 3, 2},
                              none,
                              core::ClusterExtent{3, 1, 1},
                              2160,
                              "2,160 of 2,160 threads wrote IDs that match the formulas."},
                    ShapeCase{"Cluster4Flat",
                              "threadIds",
                              {8, 4, 2},
                              {8, 4, 2},
                              none,
                              core::ClusterExtent{2, 2, 1},
                              4096,
                              "4,096 of 4,096 threads wrote IDs that match the formulas."},
                    ShapeCase{"Cluster5",
                              "threadIds",
                              {10, 2, 1},
                              {32, 1, 1},
                              none,
                              core::ClusterExtent{5, 1, 1},
                              640,
                              "640 of 640 threads wrote IDs that match the formulas."},
                    ShapeCase{"Cluster6AcrossAxes",
                              "threadIds",
                              {4, 6, 5},
                              {32, 1, 1},
                              none,
                              core::ClusterExtent{2, 3, 1},
                              3840,
                              "3,840 of 3,840 threads wrote IDs that match the formulas."},
                    ShapeCase{"Cluster7",
                              "threadIds",
                              {14, 1, 1},
                              {32, 2, 1},
                              none,
                              core::ClusterExtent{7, 1, 1},
                              896,
                              "896 of 896 threads wrote IDs that match the formulas."},
                    ShapeCase{"Cluster8Cube",
                              "threadIds",
                              {8, 4, 2},
                              {8, 4, 2},
                              none,
                              core::ClusterExtent{2, 2, 2},
                              4096,
                              "4,096 of 4,096 threads wrote IDs that match the formulas."},
                    ShapeCase{"Cluster8AlongZ",
                              "threadIds",
                              {2, 2, 16},
                              {8, 4, 2},
                              none,
                              core::ClusterExtent{1, 1, 8},
                              4096,
                              "4,096 of 4,096 threads wrote IDs that match the formulas."},
                    ShapeCase{"ClusterOfZerosIsNone",
                              "threadIds",
                              {7, 1, 1},
                              {32, 1, 1},
                              none,
                              core::ClusterExtent{0, 0, 0},
                              224,
                              "224 of 224 threads wrote IDs that match the formulas."}),
    test::caseName<ShapeCase>);

INSTANTIATE_TEST_SUITE_P(
    MatrixAdd, DemoShape,
    testing::Values(ShapeCase{"OneBlockOfNxN",
                              "matrixAdd",
                              {1, 1, 1},
                              {16, 16, 1},
                              core::ProblemExtent{16, 16, 1},
                              none,
                              256,
                              "256 of 256 elements equal the sum computed on the CPU."},
                    ShapeCase{"LargestBlockOfNxN",
                              "matrixAdd",
                              {1, 1, 1},
                              {32, 32, 1},
                              none,
                              none,
                              1024,
                              "1,024 of 1,024 elements equal the sum computed on the CPU."},
                    ShapeCase{"ManyBlocks",
                              "matrixAdd",
                              {4, 8, 1},
                              {16, 16, 1},
                              core::ProblemExtent{64, 128, 1},
                              none,
                              8192,
                              "8,192 of 8,192 elements equal the sum computed on the CPU."},
                    ShapeCase{"NotAMultipleOfTheBlock",
                              "matrixAdd",
                              {63, 63, 1},
                              {16, 16, 1},
                              core::ProblemExtent{1000, 1000, 1},
                              none,
                              1000000,
                              "1,000,000 of 1,000,000 elements equal the sum computed on the CPU."},
                    ShapeCase{"ProblemOfPrimes",
                              "matrixAdd",
                              {4, 13, 1},
                              {32, 8, 1},
                              core::ProblemExtent{101, 97, 1},
                              none,
                              9797,
                              "9,797 of 9,797 elements equal the sum computed on the CPU."},
                    ShapeCase{"RowBlocks",
                              "matrixAdd",
                              {3, 50, 1},
                              {256, 1, 1},
                              core::ProblemExtent{700, 50, 1},
                              none,
                              35000,
                              "35,000 of 35,000 elements equal the sum computed on the CPU."},
                    ShapeCase{"ColumnBlocks",
                              "matrixAdd",
                              {50, 1, 1},
                              {1, 1024, 1},
                              core::ProblemExtent{50, 1024, 1},
                              none,
                              51200,
                              "51,200 of 51,200 elements equal the sum computed on the CPU."},
                    ShapeCase{"GridTooSmallOnBothAxes",
                              "matrixAdd",
                              {2, 2, 1},
                              {16, 16, 1},
                              core::ProblemExtent{100, 100, 1},
                              none,
                              10000,
                              "1,024 of 10,000 elements equal the sum computed on the CPU; no thread covered "
                              "the other 8,976, because the grid is too small for the problem."},
                    ShapeCase{"GridLargerThanTheProblem",
                              "matrixAdd",
                              {10, 10, 1},
                              {16, 16, 1},
                              core::ProblemExtent{3, 5, 1},
                              none,
                              15,
                              "15 of 15 elements equal the sum computed on the CPU."},
                    ShapeCase{"ThirdDimensionDoesNothing",
                              "matrixAdd",
                              {2, 2, 3},
                              {8, 8, 4},
                              none,
                              none,
                              256,
                              "256 of 256 elements equal the sum computed on the CPU."},
                    ShapeCase{"NoElements",
                              "matrixAdd",
                              {1, 1, 1},
                              {8, 8, 1},
                              core::ProblemExtent{0, 5, 1},
                              none,
                              0,
                              "The problem has no elements, so every thread was idle."},
                    ShapeCase{"InClusters",
                              "matrixAdd",
                              {64, 62, 1},
                              {16, 16, 1},
                              core::ProblemExtent{1000, 980, 1},
                              core::ClusterExtent{4, 2, 1},
                              980000,
                              "980,000 of 980,000 elements equal the sum computed on the CPU."},
                    ShapeCase{"TenMillionElements",
                              "matrixAdd",
                              {157, 125, 1},
                              {32, 16, 1},
                              core::ProblemExtent{5001, 2000, 1},
                              none,
                              10002000,
                              "10,002,000 of 10,002,000 elements equal the sum computed on the CPU."}),
    test::caseName<ShapeCase>);

INSTANTIATE_TEST_SUITE_P(
    VectorAdd, DemoShape,
    testing::Values(ShapeCase{"OneElement",
                              "vectorAdd",
                              {1, 1, 1},
                              {1, 1, 1},
                              none,
                              none,
                              1,
                              "1 of 1 elements equal the sum computed on the CPU."},
                    ShapeCase{"NotAMultipleOfTheBlock",
                              "vectorAdd",
                              {3907, 1, 1},
                              {256, 1, 1},
                              core::ProblemExtent{1000000, 1, 1},
                              none,
                              1000000,
                              "1,000,000 of 1,000,000 elements equal the sum computed on the CPU."},
                    ShapeCase{"GridTooSmall",
                              "vectorAdd",
                              {2, 1, 1},
                              {192, 1, 1},
                              core::ProblemExtent{1000, 1, 1},
                              none,
                              1000,
                              "384 of 1,000 elements equal the sum computed on the CPU; no thread covered "
                              "the other 616, because the grid is too small for the problem."},
                    ShapeCase{"OtherDimensionsDoNothing",
                              "vectorAdd",
                              {4, 2, 2},
                              {32, 4, 2},
                              core::ProblemExtent{200, 1, 1},
                              none,
                              200,
                              "128 of 200 elements equal the sum computed on the CPU; no thread covered the "
                              "other 72, because the grid is too small for the problem."},
                    ShapeCase{"IndexPast32Bits",
                              "vectorAdd",
                              {4194305, 1, 1},
                              {1024, 1, 1},
                              core::ProblemExtent{4096, 1, 1},
                              none,
                              4096,
                              "4,096 of 4,096 elements equal the sum computed on the CPU."},
                    ShapeCase{"InClusters",
                              "vectorAdd",
                              {16, 1, 1},
                              {128, 1, 1},
                              core::ProblemExtent{2000, 1, 1},
                              core::ClusterExtent{8, 1, 1},
                              2000,
                              "2,000 of 2,000 elements equal the sum computed on the CPU."}),
    test::caseName<ShapeCase>);

TEST_F(GpuTest, EverySuggestedLaunchIsVerified) {
    for (const core::KernelInfo& kernel : runnableKernels()) {
        SCOPED_TRACE(kernel.id);
        const core::LaunchResult result = backend().launch(suggestedLaunch(kernel), {});
        EXPECT_EQ(result.launch, core::ApiAnswer{});
        ASSERT_TRUE(result.verification);
        EXPECT_EQ(result.verification->mismatches, 0U) << result.verification->summary.text();
        EXPECT_GT(result.verification->checked, 0U);
    }
}

TEST_F(GpuTest, ManyBlocksRunOnSeveralSms) {
    const core::LaunchResult result = launch("threadIds", launchConfig({20000, 1, 1}, {128, 1, 1}));
    ASSERT_TRUE(result.placement);
    EXPECT_EQ(result.placement->blockSm.size(), core::maxPlacedBlocks);
    const std::set<std::int32_t> used(result.placement->blockSm.begin(), result.placement->blockSm.end());
    if (device().multiProcessorCount > 1) {
        EXPECT_GT(used.size(), 1U);
    }
    std::printf("%zu of %u SMs ran the first %zu blocks\n", used.size(), device().multiProcessorCount,
                core::maxPlacedBlocks);
}

} // namespace
} // namespace trichevron::gpu
