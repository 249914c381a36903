// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// The expected values of the demos, compared with sequential loops over all threads of a launch that do the
// same work as the kernels. Needs no device.
#include "gpu/demos/array_demo.h"
#include "gpu/demos/inputs.h"
#include "gpu/demos/transpose_plan.h"
#include "tests/case_name.h"
#include "tests/gpu/gpu_test.h"

#include <algorithm>
#include <map>
#include <stdexcept>

namespace trichevron::gpu {
namespace {

/// The arrays of a launch, with a record of all reads and writes.
struct Arrays {
    explicit Arrays(const ArrayPlan& of)
        : plan(of), readA(inputSize(0)), readB(inputSize(1)), out(of.outputs + of.extraWords, untouched) {}

    std::size_t inputSize(std::size_t i) const { return i < plan.inputs.size() ? plan.inputs[i] : 0; }
    float a(std::size_t k) {
        readA.at(k) = true;
        return plan.fillFirstWithB ? inputB(k) : inputA(k);
    }
    float b(std::size_t k) {
        readB.at(k) = true;
        return inputB(k);
    }
    void write(std::size_t k, float value) { out.at(k) = floatBits(value); }

    const ArrayPlan& plan;
    std::vector<bool> readA;
    std::vector<bool> readB;
    std::vector<std::uint32_t> out;
};

/// A block of a launch.
struct Block {
    core::GridExtent gridDim;
    core::BlockExtent blockDim;
    core::BlockIndex blockIdx;
    std::size_t smem = 0; ///< dynamic shared memory in bytes

    std::size_t x(const core::ThreadIndex& thread) const {
        return std::size_t{blockIdx.x} * blockDim.x + thread.x;
    }
    std::size_t y(const core::ThreadIndex& thread) const {
        return std::size_t{blockIdx.y} * blockDim.y + thread.y;
    }
    std::size_t z(const core::ThreadIndex& thread) const {
        return std::size_t{blockIdx.z} * blockDim.z + thread.z;
    }
    std::size_t rank() const { return static_cast<std::size_t>(toRank(blockIdx, gridDim)); }
    std::size_t threads() const { return static_cast<std::size_t>(volume(blockDim)); }

    /// Runs the code between two __syncthreads() for one thread after the other.
    template <class Step>
    void eachThread(const Step& step) const {
        for (std::size_t rank = 0; rank < threads(); ++rank)
            step(toIndex(rank, blockDim));
    }
};

using HostKernel = void (*)(const Block& block, Arrays& arrays);

void addAlong(const Block& block, Arrays& arrays, bool guarded, std::size_t stride) {
    block.eachThread([&](const core::ThreadIndex& thread) {
        const bool firstRow = block.y(thread) == 0 && block.z(thread) == 0;
        if (guarded && !firstRow)
            return;
        std::size_t i = block.x(thread);
        do {
            if (!guarded || i < arrays.plan.sizes.at(0))
                arrays.write(i, arrays.a(i) + arrays.b(i));
            i += stride;
        } while (stride != 0 && i < arrays.plan.sizes.at(0));
    });
}

void vectorAdd(const Block& block, Arrays& arrays) {
    addAlong(block, arrays, true, 0);
}
void vectorAddUnguarded(const Block& block, Arrays& arrays) {
    addAlong(block, arrays, false, 0);
}
void vectorAddGridStride(const Block& block, Arrays& arrays) {
    addAlong(block, arrays, true, std::size_t{block.gridDim.x} * block.blockDim.x);
}

void matrixAdd(const Block& block, Arrays& arrays) {
    block.eachThread([&](const core::ThreadIndex& thread) {
        const std::size_t nx = arrays.plan.sizes.at(0);
        const std::size_t k = block.y(thread) * nx + block.x(thread);
        if (block.z(thread) == 0 && block.x(thread) < nx && block.y(thread) < arrays.plan.sizes.at(1))
            arrays.write(k, arrays.a(k) + arrays.b(k));
    });
}

void matrixAddOneBlock(const Block& block, Arrays& arrays) {
    block.eachThread([&](const core::ThreadIndex& thread) {
        const std::size_t nx = arrays.plan.sizes.at(0);
        const std::size_t k = thread.y * nx + thread.x;
        if (thread.z == 0 && thread.x < nx && thread.y < arrays.plan.sizes.at(1))
            arrays.write(k, arrays.a(k) + arrays.b(k));
    });
}

void matrixAddByRows(const Block& block, Arrays& arrays) {
    block.eachThread([&](const core::ThreadIndex& thread) {
        const std::size_t rows = arrays.plan.sizes.at(0);
        const std::size_t columns = arrays.plan.sizes.at(1);
        const std::size_t k = block.x(thread) * columns + block.y(thread);
        if (block.z(thread) == 0 && block.x(thread) < rows && block.y(thread) < columns)
            arrays.write(k, arrays.a(k) + arrays.b(k));
    });
}

void stencil3d(const Block& block, Arrays& arrays) {
    const auto size = [&](std::size_t axis) { return static_cast<std::int64_t>(arrays.plan.sizes.at(axis)); };
    const auto element = [&](std::int64_t x, std::int64_t y, std::int64_t z) {
        return static_cast<std::size_t>((std::clamp<std::int64_t>(z, 0, size(2) - 1) * size(1) +
                                         std::clamp<std::int64_t>(y, 0, size(1) - 1)) *
                                            size(0) +
                                        std::clamp<std::int64_t>(x, 0, size(0) - 1));
    };
    block.eachThread([&](const core::ThreadIndex& thread) {
        const auto x = static_cast<std::int64_t>(block.x(thread));
        const auto y = static_cast<std::int64_t>(block.y(thread));
        const auto z = static_cast<std::int64_t>(block.z(thread));
        if (x >= size(0) || y >= size(1) || z >= size(2))
            return;
        float sum = arrays.a(element(x, y, z));
        for (const std::int64_t step : {-1, 1})
            sum += arrays.a(element(x + step, y, z)) + arrays.a(element(x, y + step, z)) +
                   arrays.a(element(x, y, z + step));
        arrays.write(element(x, y, z), sum);
    });
}

void blockSum(const Block& block, Arrays& arrays) {
    std::vector<float> partial(1024);
    const std::size_t n = arrays.plan.sizes.at(0);
    const auto rankIn = [&](const core::ThreadIndex& thread) {
        return static_cast<std::size_t>(toRank(thread, block.blockDim));
    };
    block.eachThread([&](const core::ThreadIndex& thread) {
        const std::size_t i = block.rank() * block.threads() + rankIn(thread);
        partial.at(rankIn(thread)) = i < n ? arrays.a(i) : 0;
    });
    for (std::size_t left = block.threads(); left > 1;) {
        const std::size_t half = (left + 1) / 2;
        block.eachThread([&](const core::ThreadIndex& thread) {
            if (rankIn(thread) + half < left)
                partial.at(rankIn(thread)) += partial.at(rankIn(thread) + half);
        });
        left = half;
    }
    arrays.write(block.rank(), partial.front());
}

void transpose(const Block& block, Arrays& arrays, std::size_t edge, std::size_t pitch, std::size_t floats) {
    std::vector<float> tile(floats);
    const std::size_t nx = arrays.plan.sizes.at(0);
    const std::size_t ny = arrays.plan.sizes.at(1);
    const std::size_t across = (nx + edge - 1) / edge;
    const std::size_t down = (ny + edge - 1) / edge;
    const auto blocks = static_cast<std::size_t>(volume(block.gridDim));
    const auto share = [&](const auto& work) {
        block.eachThread([&](const core::ThreadIndex& thread) {
            for (auto k = static_cast<std::size_t>(toRank(thread, block.blockDim)); k < edge * edge;
                 k += block.threads())
                work(k);
        });
    };
    for (std::size_t t = block.rank(); t < across * down; t += blocks) {
        const std::size_t firstX = t % across * edge;
        const std::size_t firstY = t / across * edge;
        share([&](std::size_t k) {
            const std::size_t x = firstX + k % edge;
            const std::size_t y = firstY + k / edge;
            if (x < nx && y < ny)
                tile.at(k / edge * pitch + k % edge) = arrays.a(y * nx + x);
        });
        share([&](std::size_t k) {
            const std::size_t x = firstX + k / edge;
            const std::size_t y = firstY + k % edge;
            if (x < nx && y < ny)
                arrays.write(x * ny + y, tile.at(k % edge * pitch + k / edge));
        });
    }
}

void transposeStatic(const Block& block, Arrays& arrays) {
    constexpr std::size_t edge = 32;
    transpose(block, arrays, edge, edge + 1, edge * (edge + 1));
}
void transposeDynamic(const Block& block, Arrays& arrays) {
    const std::size_t edge = arrays.plan.sizes.at(2);
    transpose(block, arrays, edge, edge | 1, block.smem / sizeof(float));
}

void launchWays(const Block& block, Arrays& arrays) {
    block.eachThread([&](const core::ThreadIndex& thread) {
        const std::size_t i = block.x(thread);
        if (block.y(thread) == 0 && block.z(thread) == 0 && i < arrays.plan.sizes.at(0))
            arrays.write(i, arrays.a(i) + 1);
    });
}

const std::map<std::string, HostKernel> hostKernels{{"vectorAdd", vectorAdd},
                                                    {"vectorAddGridStride", vectorAddGridStride},
                                                    {"vectorAddUnguarded", vectorAddUnguarded},
                                                    {"matrixAdd", matrixAdd},
                                                    {"matrixAddByRows", matrixAddByRows},
                                                    {"matrixAddOneBlock", matrixAddOneBlock},
                                                    {"stencil3d", stencil3d},
                                                    {"blockSum", blockSum},
                                                    {"transposeStatic", transposeStatic},
                                                    {"transposeDynamic", transposeDynamic},
                                                    {"launchWays", launchWays}};

ArrayPlan planOf(const std::string& kernel, const core::LaunchConfig& config, bool withinDimLimits = true) {
    static const DemoList demos = makeDemos();
    for (const auto& demo : demos)
        if (const auto* planned = dynamic_cast<const PlannedDemo*>(demo.get());
            planned != nullptr && planned->info().id == kernel) {
            DemoLaunch launch;
            launch.config = config;
            launch.shape = computeShape(config, {}, 32);
            launch.withinDimLimits = withinDimLimits;
            return planned->plan(launch);
        }
    throw std::runtime_error("no planned demo " + kernel);
}

struct PlanCase : test::NamedCase {
    core::GridExtent grid;
    core::BlockExtent block;
    core::ProblemExtent problem; ///< axes that the kernel does not have are ignored
    std::uint64_t smem = 4;
};

core::ProblemExtent firstAxes(const core::ProblemExtent& problem, int axes) {
    return {problem.x, axes > 1 ? problem.y : 1, axes > 2 ? problem.z : 1};
}

class DemoPlan : public testing::TestWithParam<PlanCase> {};

TEST_P(DemoPlan, ExpectsTheResultOfASequentialLoopOverThreads) {
    std::size_t compared = 0;
    for (const auto& demo : makeDemos()) {
        const auto kernel = hostKernels.find(demo->info().id);
        if (kernel == hostKernels.end())
            continue;
        ++compared;
        SCOPED_TRACE(kernel->first);
        const PlanCase& tested = GetParam();
        core::LaunchConfig config = launchConfig(tested.grid, tested.block);
        config.problem = firstAxes(tested.problem, demo->info().problemAxes);
        config.dynamicSmemBytes = {tested.smem};
        const ArrayPlan plan = planOf(kernel->first, config);
        Arrays arrays(plan);
        for (std::size_t rank = 0; rank < volume(tested.grid); ++rank)
            kernel->second({tested.grid, tested.block, toIndex(rank, tested.grid), tested.smem}, arrays);

        // In pieces whose size divides no row, as several threads request them.
        constexpr std::size_t piece = 13;
        std::vector<std::uint32_t> expected(arrays.out.size(), untouched);
        for (std::size_t first = 0; first < expected.size(); first += piece)
            plan.expect(first, std::span(expected).subspan(first, std::min(piece, expected.size() - first)));
        EXPECT_EQ(expected, arrays.out);

        // Accesses of threads past the end do not count as work.
        const auto elements = static_cast<std::int64_t>(volume(*config.problem));
        const auto within = [&](const std::vector<bool>& read) {
            const auto end = read.begin() + std::min<std::int64_t>(elements, std::ssize(read));
            return static_cast<std::uint64_t>(std::count(read.begin(), end, true));
        };
        const auto written =
            static_cast<std::uint64_t>(std::count_if(arrays.out.begin(), arrays.out.end() - plan.extraWords,
                                                     [](std::uint32_t word) { return word != untouched; }));
        EXPECT_EQ(plan.work.bytesRead, sizeof(float) * (within(arrays.readA) + within(arrays.readB)));
        EXPECT_EQ(plan.work.bytesWritten, sizeof(float) * written);
    }
    EXPECT_EQ(compared, hostKernels.size());
}

INSTANTIATE_TEST_SUITE_P(
    Table, DemoPlan,
    testing::Values(PlanCase{"OneThreadAndOneElement", {1, 1, 1}, {1, 1, 1}, {1, 1, 1}},
                    PlanCase{"OneThreadForAll", {1, 1, 1}, {1, 1, 1}, {35, 5, 3}, 24},
                    PlanCase{"Block1D", {3, 1, 1}, {32, 1, 1}, {90, 40, 2}, 100},
                    PlanCase{"NotAPowerOfTwo", {3, 2, 2}, {7, 3, 5}, {19, 7, 11}, 81},
                    PlanCase{"OfPrimes", {5, 4, 3}, {3, 2, 2}, {13, 11, 7}, 47},
                    PlanCase{"GridTooSmallOnX", {2, 8, 4}, {4, 4, 4}, {41, 29, 13}, 80},
                    PlanCase{"GridTooSmallOnY", {8, 2, 4}, {4, 4, 4}, {31, 29, 13}, 80},
                    PlanCase{"GridTooSmallOnZ", {8, 8, 2}, {4, 4, 4}, {31, 29, 13}, 80},
                    PlanCase{"GridLargerThanTheProblem", {6, 5, 4}, {8, 4, 2}, {3, 2, 1}, 400},
                    PlanCase{"TileLargerThanTheMatrix", {2, 1, 1}, {33, 1, 1}, {20, 9, 2}, 4224},
                    PlanCase{"ManyTilesForEachBlock", {2, 1, 1}, {16, 9, 1}, {101, 67, 2}, 24},
                    PlanCase{"LargestBlock", {2, 1, 1}, {1024, 1, 1}, {1500, 2, 2}, 4224},
                    PlanCase{"DeepestBlock", {2, 1, 2}, {4, 4, 64}, {9, 5, 100}, 16},
                    PlanCase{"OneElementOnY", {3, 2, 1}, {8, 4, 1}, {20, 1, 9}, 36},
                    PlanCase{"OneElementOnX", {3, 2, 1}, {8, 4, 1}, {1, 9, 20}, 36},
                    PlanCase{"NoElements", {2, 2, 2}, {4, 2, 2}, {0, 5, 5}, 36}),
    test::caseName<PlanCase>);

TEST(DemoPlans, UseOneElementPerThreadWithoutAProblem) {
    core::LaunchConfig config = launchConfig({3, 2, 4}, {5, 2, 3});
    config.dynamicSmemBytes = {4};
    for (const auto& [kernel, host] : hostKernels) {
        SCOPED_TRACE(kernel);
        const ArrayPlan plan = planOf(kernel, config);
        const std::uint64_t along = kernel == "blockSum" ? 720 : 15;
        EXPECT_EQ(plan.inputs.front(), kernel == "stencil3d" ? 720U
                                       : kernel.starts_with("matrix") || kernel.starts_with("transpose")
                                           ? 60U
                                           : along);
    }
}

TEST(DemoPlans, NeedLittleMemoryForLaunchesPastTheLimits) {
    for (const core::GridExtent& grid : {core::GridExtent{~0U, ~0U, ~0U}, core::GridExtent{0, 0, 0}})
        for (const core::BlockExtent& block : {core::BlockExtent{~0U, ~0U, ~0U}, core::BlockExtent{0, 0, 0}})
            for (const auto& [kernel, host] : hostKernels) {
                SCOPED_TRACE(kernel);
                const ArrayPlan plan = planOf(kernel, launchConfig(grid, block), false);
                EXPECT_LE(plan.inputs.front(), 1U);
                EXPECT_LE(plan.outputs + plan.extraWords, 4096U);
            }
}

struct RefusedPlanCase : test::NamedCase {
    const char* kernel;
    core::GridExtent grid;
    core::BlockExtent block;
    std::optional<core::ProblemExtent> problem;
    const char* message;
};

class RefusedPlan : public testing::TestWithParam<RefusedPlanCase> {};

TEST_P(RefusedPlan, HasTheExpectedMessage) {
    const RefusedPlanCase& refused = GetParam();
    core::LaunchConfig config = launchConfig(refused.grid, refused.block);
    config.problem = refused.problem;
    EXPECT_EQ(thrownMessage(core::BackendErrorKind::BadRequest, [&] { planOf(refused.kernel, config); }),
              refused.message);
}

INSTANTIATE_TEST_SUITE_P(
    Table, RefusedPlan,
    testing::Values(
        RefusedPlanCase{
            "MorePastTheEndThanSpace",
            "vectorAddUnguarded",
            {4097, 1, 1},
            {256, 1, 1},
            core::ProblemExtent{255, 1, 1},
            "Vector addition without a guard has space for 1,048,576 threads past the end of the vector, but "
            "the launch has 1,048,577: make the grid smaller, or the problem larger."},
        RefusedPlanCase{"MoreBlocksThanSums",
                        "blockSum",
                        {268435457, 1, 1},
                        {32, 1, 1},
                        core::ProblemExtent{255, 1, 1},
                        "Sum of each block writes one sum for each of at most 268,435,456 blocks, but the "
                        "grid has 268,435,457: make the grid smaller."},
        RefusedPlanCase{
            "NoRoomForATile",
            "transposeDynamic",
            {4, 4, 1},
            {32, 8, 1},
            core::ProblemExtent{100, 100, 1},
            "Transpose, dynamic shared memory needs dynamic shared memory for a tile of at least one element "
            "of 4 bytes, but dynamicSmemBytes is 0: set it to 4,224 bytes for a tile of 32 × 32."}),
    test::caseName<RefusedPlanCase>);

struct TileCase : test::NamedCase {
    std::uint64_t bytes;
    std::uint64_t edge;
};

class LargestTile : public testing::TestWithParam<TileCase> {};

TEST_P(LargestTile, FitsInRowsOfOddLength) {
    EXPECT_EQ(largestTileEdge({GetParam().bytes}), GetParam().edge);
}

INSTANTIATE_TEST_SUITE_P(
    Table, LargestTile,
    testing::Values(TileCase{"NothingFitsInThreeBytes", 3, 0}, TileCase{"OneFloat", 4, 1},
                    TileCase{"TwoByTwoNeedsSixFloats", 23, 1}, TileCase{"TwoByTwo", 24, 2},
                    TileCase{"ThreeByThreeHasNoneToSpare", 36, 3}, TileCase{"ThirtyTwo", 4224, 32},
                    TileCase{"JustBelowThirtyTwo", 4223, 31}, TileCase{"Suggested", 58080, 120},
                    TileCase{"All32Bits", 4294967295, 32767}),
    test::caseName<TileCase>);

} // namespace
} // namespace trichevron::gpu
