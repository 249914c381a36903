// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// The array demos with many shapes: the summary reports which elements were covered.
#include "tests/gpu/gpu_test.h"

namespace trichevron::gpu {
namespace {

struct ArrayCase : test::NamedCase {
    const char* kernel;
    core::GridExtent grid;
    core::BlockExtent block;
    std::optional<core::ProblemExtent> problem;
    std::uint64_t smem; ///< bytes of dynamic shared memory
    std::uint64_t checked;
    const char* summary; ///< the whole summary
};

class ArrayDemos : public GpuTest, public testing::WithParamInterface<ArrayCase> {};

TEST_P(ArrayDemos, AreCorrectAndReportTheCoverage) {
    const ArrayCase& tested = GetParam();
    core::LaunchConfig config = launchConfig(tested.grid, tested.block);
    config.problem = tested.problem;
    config.dynamicSmemBytes = {tested.smem};
    const core::LaunchResult result = launch(tested.kernel, config);
    EXPECT_EQ(result.launch, core::ApiAnswer{});
    EXPECT_EQ(result.synchronisation, core::ApiAnswer{});
    ASSERT_TRUE(result.verification);
    EXPECT_EQ(result.verification->checked, tested.checked);
    EXPECT_EQ(result.verification->mismatches, 0U);
    EXPECT_EQ(result.verification->summary.text(), tested.summary);
}

using P = core::ProblemExtent;

INSTANTIATE_TEST_SUITE_P(
    MatrixAddOneBlock, ArrayDemos,
    testing::Values(ArrayCase{"Largest",
                              "matrixAddOneBlock",
                              {1, 1, 1},
                              {32, 32, 1},
                              P{32, 32, 1},
                              0,
                              1024,
                              "1,024 of 1,024 elements equal the sum computed on the CPU."},
                    ArrayCase{"BlockLargerThanTheMatrix",
                              "matrixAddOneBlock",
                              {1, 1, 1},
                              {32, 16, 2},
                              P{31, 7, 1},
                              0,
                              217,
                              "217 of 217 elements equal the sum computed on the CPU."},
                    ArrayCase{"MoreBlocksComputeTheSameElements",
                              "matrixAddOneBlock",
                              {2, 3, 2},
                              {16, 16, 1},
                              P{40, 20, 1},
                              0,
                              800,
                              "256 of 800 elements equal the sum computed on the CPU; no thread covered the "
                              "other 544, because the index is threadIdx alone and the block is smaller than "
                              "the problem; each of the 12 blocks computed the same elements."}),
    test::caseName<ArrayCase>);

INSTANTIATE_TEST_SUITE_P(
    MatrixAddByRows, ArrayDemos,
    testing::Values(ArrayCase{"OfPrimes",
                              "matrixAddByRows",
                              {4, 13, 1},
                              {32, 8, 1},
                              P{101, 97, 1},
                              0,
                              9797,
                              "9,797 of 9,797 elements equal the sum computed on the CPU."},
                    ArrayCase{"GridTooSmallForTheRows",
                              "matrixAddByRows",
                              {2, 8, 2},
                              {16, 16, 1},
                              P{100, 50, 1},
                              0,
                              5000,
                              "1,600 of 5,000 elements equal the sum computed on the CPU; no thread covered "
                              "the other 3,400, because the grid is too small for the problem."},
                    ArrayCase{"WithoutAProblem",
                              "matrixAddByRows",
                              {3, 2, 1},
                              {5, 7, 3},
                              none,
                              0,
                              210,
                              "210 of 210 elements equal the sum computed on the CPU."}),
    test::caseName<ArrayCase>);

INSTANTIATE_TEST_SUITE_P(
    VectorAddGridStride, ArrayDemos,
    testing::Values(ArrayCase{"OneThread",
                              "vectorAddGridStride",
                              {1, 1, 1},
                              {1, 1, 1},
                              P{10007, 1, 1},
                              0,
                              10007,
                              "10,007 of 10,007 elements equal the sum computed on the CPU."},
                    ArrayCase{"Grid3D",
                              "vectorAddGridStride",
                              {3, 2, 2},
                              {33, 2, 4},
                              P{1000003, 1, 1},
                              0,
                              1000003,
                              "1,000,003 of 1,000,003 elements equal the sum computed on the CPU."},
                    ArrayCase{"GridLargerThanTheVector",
                              "vectorAddGridStride",
                              {4194305, 1, 1},
                              {1024, 1, 1},
                              P{5, 1, 1},
                              0,
                              5,
                              "5 of 5 elements equal the sum computed on the CPU."}),
    test::caseName<ArrayCase>);

INSTANTIATE_TEST_SUITE_P(
    VectorAddFloat4, ArrayDemos,
    testing::Values(ArrayCase{"OneThread",
                              "vectorAddFloat4",
                              {1, 1, 1},
                              {1, 1, 1},
                              P{10007, 1, 1},
                              0,
                              10007,
                              "10,007 of 10,007 elements equal the sum computed on the CPU."},
                    ArrayCase{"FewerThanFour",
                              "vectorAddFloat4",
                              {2, 1, 1},
                              {32, 1, 1},
                              P{3, 1, 1},
                              0,
                              3,
                              "3 of 3 elements equal the sum computed on the CPU."},
                    ArrayCase{"Grid3DAndThreeLeft",
                              "vectorAddFloat4",
                              {3, 2, 2},
                              {33, 2, 4},
                              P{1000003, 1, 1},
                              0,
                              1000003,
                              "1,000,003 of 1,000,003 elements equal the sum computed on the CPU."}),
    test::caseName<ArrayCase>);

INSTANTIATE_TEST_SUITE_P(
    MatrixAddFourRows, ArrayDemos,
    testing::Values(ArrayCase{"OneThread",
                              "matrixAddFourRows",
                              {1, 1, 1},
                              {1, 1, 1},
                              P{13, 11, 1},
                              0,
                              143,
                              "143 of 143 elements equal the sum computed on the CPU."},
                    ArrayCase{"RowsLeftAtTheLowerEdge",
                              "matrixAddFourRows",
                              {3, 2, 2},
                              {32, 3, 2},
                              P{1001, 1003, 1},
                              0,
                              1004003,
                              "1,004,003 of 1,004,003 elements equal the sum computed on the CPU."},
                    ArrayCase{"FewerRowsThanAThreadHas",
                              "matrixAddFourRows",
                              {5, 1, 1},
                              {64, 16, 1},
                              P{257, 2, 1},
                              0,
                              514,
                              "514 of 514 elements equal the sum computed on the CPU."}),
    test::caseName<ArrayCase>);

INSTANTIATE_TEST_SUITE_P(
    VectorAddUnguarded, ArrayDemos,
    testing::Values(ArrayCase{"ThreadsPastTheEnd",
                              "vectorAddUnguarded",
                              {4, 1, 1},
                              {256, 1, 1},
                              P{1000, 1, 1},
                              0,
                              2048,
                              "1,000 of 1,000 elements equal the sum computed on the CPU; 24 threads wrote "
                              "past the end of the vector, into memory that something else may own."},
                    ArrayCase{"OneThreadPastTheEnd",
                              "vectorAddUnguarded",
                              {1, 1, 1},
                              {32, 1, 1},
                              P{31, 1, 1},
                              0,
                              1056,
                              "31 of 31 elements equal the sum computed on the CPU; 1 thread wrote past the "
                              "end of the vector, into memory that something else may own."},
                    ArrayCase{"AsManyThreadsAsElements",
                              "vectorAddUnguarded",
                              {4, 1, 1},
                              {256, 1, 1},
                              none,
                              0,
                              2048,
                              "1,024 of 1,024 elements equal the sum computed on the CPU."},
                    ArrayCase{"FewerThreadsThanElements",
                              "vectorAddUnguarded",
                              {2, 1, 1},
                              {192, 1, 1},
                              P{1000, 1, 1},
                              0,
                              2024,
                              "384 of 1,000 elements equal the sum computed on the CPU; no thread covered "
                              "the other 616, because the grid is too small for the problem."},
                    ArrayCase{"OtherDimensionsWriteTheSame",
                              "vectorAddUnguarded",
                              {2, 2, 1},
                              {32, 1, 3},
                              P{60, 1, 1},
                              0,
                              1088,
                              "60 of 60 elements equal the sum computed on the CPU; 24 threads wrote past "
                              "the end of the vector, into memory that something else may own."},
                    ArrayCase{"AsManyAsThereIsRoomFor",
                              "vectorAddUnguarded",
                              {4096, 1, 1},
                              {256, 1, 1},
                              P{0, 1, 1},
                              0,
                              1049600,
                              "0 of 0 elements equal the sum computed on the CPU; 1,048,576 threads wrote "
                              "past the end of the vector, into memory that something else may own."}),
    test::caseName<ArrayCase>);

INSTANTIATE_TEST_SUITE_P(
    Stencil3d, ArrayDemos,
    testing::Values(
        ArrayCase{"OfPrimes",
                  "stencil3d",
                  {7, 9, 11},
                  {8, 4, 2},
                  P{53, 31, 19},
                  0,
                  31217,
                  "31,217 of 31,217 elements equal the sum of the neighbourhood computed on the CPU."},
        ArrayCase{"OneElement",
                  "stencil3d",
                  {1, 1, 1},
                  {8, 8, 8},
                  P{1, 1, 1},
                  0,
                  1,
                  "1 of 1 elements equal the sum of the neighbourhood computed on the CPU."},
        ArrayCase{"GridTooSmall",
                  "stencil3d",
                  {2, 2, 2},
                  {8, 4, 2},
                  P{20, 8, 6},
                  0,
                  960,
                  "512 of 960 elements equal the sum of the neighbourhood computed on the CPU; no thread "
                  "covered the other 448, because the grid is too small for the problem."},
        ArrayCase{"DeepestBlock",
                  "stencil3d",
                  {3, 5, 2},
                  {4, 4, 64},
                  P{12, 20, 100},
                  0,
                  24000,
                  "24,000 of 24,000 elements equal the sum of the neighbourhood computed on the CPU."}),
    test::caseName<ArrayCase>);

INSTANTIATE_TEST_SUITE_P(
    BlockSum, ArrayDemos,
    testing::Values(
        ArrayCase{"OneThread",
                  "blockSum",
                  {5, 1, 1},
                  {1, 1, 1},
                  none,
                  0,
                  5,
                  "5 of 5 sums equal the sum of the block's elements as computed on the CPU."},
        ArrayCase{"LargestBlock",
                  "blockSum",
                  {1000, 1, 1},
                  {1024, 1, 1},
                  none,
                  0,
                  1000,
                  "1,000 of 1,000 sums equal the sum of the block's elements as computed on the CPU."},
        ArrayCase{"NotAPowerOfTwo",
                  "blockSum",
                  {41, 1, 1},
                  {97, 1, 1},
                  P{3900, 1, 1},
                  0,
                  41,
                  "41 of 41 sums equal the sum of the block's elements as computed on the CPU."},
        ArrayCase{"Block3D",
                  "blockSum",
                  {3, 4, 5},
                  {7, 5, 11},
                  none,
                  0,
                  60,
                  "60 of 60 sums equal the sum of the block's elements as computed on the CPU."},
        ArrayCase{"BlocksPastTheEnd",
                  "blockSum",
                  {9, 1, 1},
                  {64, 1, 1},
                  P{100, 1, 1},
                  0,
                  9,
                  "9 of 9 sums equal the sum of the block's elements as computed on the CPU."},
        ArrayCase{"GridTooSmall",
                  "blockSum",
                  {3, 1, 1},
                  {128, 1, 1},
                  P{1000, 1, 1},
                  0,
                  3,
                  "3 of 3 sums equal the sum of the block's elements as computed on the CPU; no thread "
                  "covered the last 616 elements, because the grid is too small for the problem."}),
    test::caseName<ArrayCase>);

INSTANTIATE_TEST_SUITE_P(
    TransposeStatic, ArrayDemos,
    testing::Values(ArrayCase{"OfPrimes",
                              "transposeStatic",
                              {3, 2, 1},
                              {32, 8, 1},
                              P{211, 97, 1},
                              0,
                              20467,
                              "20,467 of 20,467 elements equal the transpose computed on the CPU."},
                    ArrayCase{"OneBlockOfThreeDimensions",
                              "transposeStatic",
                              {1, 1, 1},
                              {7, 3, 5},
                              P{100, 300, 1},
                              0,
                              30000,
                              "30,000 of 30,000 elements equal the transpose computed on the CPU."},
                    ArrayCase{"OneThread",
                              "transposeStatic",
                              {1, 1, 1},
                              {1, 1, 1},
                              P{33, 65, 1},
                              0,
                              2145,
                              "2,145 of 2,145 elements equal the transpose computed on the CPU."},
                    ArrayCase{"GridOfThreeDimensions",
                              "transposeStatic",
                              {20, 9, 3},
                              {32, 32, 1},
                              P{1000, 1, 1},
                              0,
                              1000,
                              "1,000 of 1,000 elements equal the transpose computed on the CPU."}),
    test::caseName<ArrayCase>);

INSTANTIATE_TEST_SUITE_P(
    TransposeDynamic, ArrayDemos,
    testing::Values(
        ArrayCase{
            "OneElementInATile",
            "transposeDynamic",
            {7, 5, 1},
            {32, 1, 1},
            P{61, 43, 1},
            4,
            2623,
            "2,623 of 2,623 elements equal the transpose computed on the CPU; each tile had 1 × 1 elements."},
        ArrayCase{"OddEdge",
                  "transposeDynamic",
                  {2, 2, 2},
                  {9, 9, 2},
                  P{211, 97, 1},
                  1000,
                  20467,
                  "20,467 of 20,467 elements equal the transpose computed on the CPU; each tile had 15 × 15 "
                  "elements."},
        ArrayCase{"EvenEdge",
                  "transposeDynamic",
                  {2, 2, 2},
                  {32, 8, 1},
                  P{211, 97, 1},
                  4224,
                  20467,
                  "20,467 of 20,467 elements equal the transpose computed on the CPU; each tile had 32 × 32 "
                  "elements."},
        ArrayCase{"AllThatNeedsNoOptIn",
                  "transposeDynamic",
                  {4, 4, 1},
                  {1024, 1, 1},
                  P{1000, 999, 1},
                  49152,
                  999000,
                  "999,000 of 999,000 elements equal the transpose computed on the CPU; each tile had 110 × "
                  "110 elements."}),
    test::caseName<ArrayCase>);

} // namespace
} // namespace trichevron::gpu
