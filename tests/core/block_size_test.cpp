// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/occupancy/block_size.h"
#include "tests/core/architectures.h"
#include "tests/core/occupancy_reference.h"
#include "tests/core/runtime_reference.h"

#include <gtest/gtest.h>

namespace trichevron::core {

static void PrintTo(const BlockSizeSuggestion& suggestion, std::ostream* stream) {
    *stream << suggestion.minGridSize << " blocks of " << suggestion.blockSize;
}

namespace {

class BlockSizeAgreesWithToolkit : public testing::TestWithParam<test::ArchitectureCase> {};

/// A random kernel, sometimes with a smaller maximum block size than the device.
KernelAttributes drawKernel(test::Draw& draw, const DeviceProperties& device) {
    KernelAttributes kernel = draw.kernel(device);
    if (draw(0, 2) == 0)
        kernel.maxThreadsPerBlock = static_cast<std::uint32_t>(draw(1, 1024));
    return kernel;
}

std::uint32_t drawBlockSizeLimit(test::Draw& draw) {
    constexpr std::array<std::uint32_t, 10> edges{0, 0, 0, 1, 31, 32, 33, 1024, 1025, 100000};
    return draw(0, 1) == 0 ? edges[draw(0, edges.size() - 1)] : static_cast<std::uint32_t>(draw(1, 1100));
}

/// Draws shared memory as a function of the block size: a constant part, a part per thread and a part per
/// warp.
SmemOfBlockSize drawSmemOfBlockSize(test::Draw& draw) {
    const Bytes constant{draw(0, 1) == 0 ? 0 : draw(0, 60000)};
    const std::uint64_t perThread = draw(0, 1) == 0 ? 0 : draw(1, 300);
    const std::uint64_t perWarp = draw(0, 1) == 0 ? 0 : draw(1, 4096);
    return [=](std::uint32_t threads) {
        return Bytes{constant.value + perThread * threads + perWarp * ((threads + 31) / 32)};
    };
}

TEST_P(BlockSizeAgreesWithToolkit, ForTheRuntimeTemplatesWithAnySharedMemoryAndLimit) {
    const DeviceProperties device = deviceFor(GetParam());
    test::Draw draw(device);
    for (int i = 0; i < 2000; ++i) {
        const KernelAttributes kernel = drawKernel(draw, device);
        const std::uint32_t limit = drawBlockSizeLimit(draw);
        const SmemOfBlockSize smem = drawSmemOfBlockSize(draw);
        const BlockSizeSuggestion ours = suggestBlockSize(kernel, device, smem, limit);
        ASSERT_EQ(ours, test::runtimeSuggestion(kernel, device, smem, limit, 0))
            << "limit " << limit << ' ' << test::figures(kernel);
        ASSERT_EQ(ours, test::runtimeSuggestion(kernel, device, smem, limit, 1))
            << "cudaOccupancyDisableCachingOverride has no effect";
        const Bytes constant = draw.dynamicSmem(device);
        ASSERT_EQ(suggestBlockSize(kernel, device, constant, limit),
                  test::runtimeSuggestion(kernel, device, constant, limit))
            << "limit " << limit << " dynamic " << constant.value << ' ' << test::figures(kernel);
    }
}

TEST_P(BlockSizeAgreesWithToolkit, ForTheCalculatorWithoutLimit) {
    const DeviceProperties device = deviceFor(GetParam());
    test::Draw draw(device);
    for (int i = 0; i < 2000; ++i) {
        const KernelAttributes kernel = drawKernel(draw, device);
        const SmemOfBlockSize smem = drawSmemOfBlockSize(draw);
        ASSERT_EQ(suggestBlockSize(kernel, device, smem), test::referenceSuggestion(kernel, device, smem))
            << test::figures(kernel);
    }
}

TEST_P(BlockSizeAgreesWithToolkit, OnTheAvailableSharedMemory) {
    const DeviceProperties device = deviceFor(GetParam());
    test::Draw draw(device);
    int resultCount = 0;
    for (int i = 0; i < 20000; ++i) {
        const KernelAttributes kernel = draw.kernel(device);
        const std::uint32_t threads = draw.threads();
        const auto blocks = static_cast<std::uint32_t>(draw(0, 1) == 0 ? draw(0, 33) : draw(1, 4));
        const std::optional<Bytes> ours = availableDynamicSmem(kernel, device, blocks, threads);
        ASSERT_EQ(ours, test::referenceAvailableDynamicSmem(kernel, device, blocks, threads))
            << "blocks " << blocks << " threads " << threads << ' ' << test::figures(kernel);
        resultCount += ours ? 1 : 0;
    }
    EXPECT_GT(resultCount, 1000);
}

TEST_P(BlockSizeAgreesWithToolkit, OnTheMaximumSharedMemoryWithWhichBlocksFit) {
    const DeviceProperties device = deviceFor(GetParam());
    test::Draw draw(device);
    for (int i = 0; i < 20000; ++i) {
        const KernelAttributes kernel = draw.kernel(device);
        const std::uint32_t threads = draw.threads();
        const auto blocks = static_cast<std::uint32_t>(draw(1, 8));
        const auto resident = [&](Bytes bytes) {
            return test::referenceBlocks(kernel, device, threads, bytes);
        };
        const std::optional<Bytes> max = maxDynamicSmem(kernel, device, blocks, threads);
        ASSERT_EQ(max.has_value(), resident({}) >= static_cast<int>(blocks));
        if (!max)
            continue;
        ASSERT_GE(resident(*max), static_cast<int>(blocks)) << test::figures(kernel);
        ASSERT_GE(availableDynamicSmem(kernel, device, blocks, threads), max)
            << "the API ignores only the reserved shared memory: " << test::figures(kernel);
        if (*max < kernel.optIns.maxDynamicSharedSizeBytes) { // otherwise the opt-in limits
            ASSERT_LT(resident(*max + Bytes{1}), static_cast<int>(blocks)) << test::figures(kernel);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(BlockSize, BlockSizeAgreesWithToolkit, testing::ValuesIn(test::architectureCases),
                         test::caseName<test::ArchitectureCase>);

} // namespace
} // namespace trichevron::core
