// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/occupancy/occupancy.h"
#include "core/occupancy/occupancy_sweep.h"
#include "core/resources/resources.h"
#include "tests/case_name.h"
#include "tests/core/architectures.h"
#include "tests/core/catalogue.h"
#include "tests/core/fixtures.h"
#include "tests/core/occupancy_reference.h"

#include <gtest/gtest.h>

#include <vector>

namespace trichevron::core {
namespace {

class OccupancyAgreesWithToolkit : public testing::TestWithParam<test::ArchitectureCase> {};

TEST_P(OccupancyAgreesWithToolkit, AtRandomPoints) {
    const DeviceProperties device = deviceFor(GetParam());
    test::Draw draw(device);
    for (int i = 0; i < 100000; ++i) {
        const KernelAttributes kernel = draw.kernel(device);
        const std::uint32_t threads = draw.threads();
        const Bytes dynamicSmem = draw.dynamicSmem(device);
        const int reference = test::referenceBlocks(kernel, device, threads, dynamicSmem);
        ASSERT_GE(reference, 0);
        ASSERT_EQ(computeOccupancy(kernel, device, threads, dynamicSmem).maxActiveBlocksPerMultiprocessor,
                  static_cast<std::uint32_t>(reference))
            << "threads " << threads << " dynamic " << dynamicSmem.value << ' ' << test::figures(kernel);
    }
}

TEST_P(OccupancyAgreesWithToolkit, InASweepOfOneKernel) {
    const DeviceProperties device = deviceFor(GetParam());
    test::Draw draw(device);
    for (int i = 0; i < 100; ++i) {
        const KernelAttributes kernel = draw.kernel(device);
        std::vector<std::uint32_t> blockSizes{0};
        std::vector<Bytes> smems;
        for (int j = 0; j < 15; ++j) {
            blockSizes.push_back(draw.threads());
            smems.push_back(draw.dynamicSmem(device));
        }
        const OccupancySweep sweep(kernel, device, blockSizes, smems);
        for (std::size_t b = 0; b < blockSizes.size(); ++b)
            for (std::size_t s = 0; s < smems.size(); ++s) {
                const OccupancyPoint point = sweep.at(b, s);
                const Occupancy single = computeOccupancy(kernel, device, blockSizes[b], smems[s]);
                ASSERT_EQ(point, OccupancyCalculator(kernel, device).at(blockSizes[b], smems[s]));
                ASSERT_EQ(point.blocks, single.maxActiveBlocksPerMultiprocessor);
                for (const Limiter limiter : allLimiters)
                    ASSERT_EQ(point.limiters.has(limiter), single.limitedBy(limiter))
                        << toString(limiter) << ' ' << blockSizes[b] << ' ' << test::figures(kernel);
                if (blockSizes[b] > 0) {
                    ASSERT_EQ(static_cast<int>(point.blocks),
                              test::referenceBlocks(kernel, device, blockSizes[b], smems[s]));
                }
            }
    }
}

INSTANTIATE_TEST_SUITE_P(Occupancy, OccupancyAgreesWithToolkit, testing::ValuesIn(test::architectureCases),
                         test::caseName<test::ArchitectureCase>);

class OccupancyOfCatalogue : public testing::TestWithParam<std::string> {};

TEST_P(OccupancyOfCatalogue, AgreesWithToolkitForEveryBlockSize) {
    const DeviceProperties device = loadDevice(GetParam());
    for (const std::uint32_t numRegs : {0U, 16U, 32U, 40U, 65U, 96U, 128U, 168U, 255U})
        for (const std::uint64_t smem :
             {0U, 1U, 1024U, 8192U, 16384U, 32768U, 49152U, 65536U, 101376U, 166912U})
            for (std::uint32_t threads = 1; threads <= 1024; threads += threads % 32 == 0 ? 1 : 31) {
                KernelAttributes kernel;
                kernel.numRegs = numRegs;
                kernel.optIns.maxDynamicSharedSizeBytes = device.sharedMemPerBlockOptin;
                const int reference = test::referenceBlocks(kernel, device, threads, Bytes{smem});
                ASSERT_GE(reference, 0);
                ASSERT_EQ(
                    computeOccupancy(kernel, device, threads, Bytes{smem}).maxActiveBlocksPerMultiprocessor,
                    static_cast<std::uint32_t>(reference))
                    << "threads " << threads << " regs " << numRegs << " dynamic " << smem;
            }
}

INSTANTIATE_TEST_SUITE_P(Occupancy, OccupancyOfCatalogue, testing::ValuesIn(test::catalogue()),
                         test::deviceCaseName);

TEST(Occupancy, ReportsTheLimiters) {
    const DeviceProperties device = test::h200Limits();
    KernelAttributes kernel = test::plainKernel();
    Occupancy occupancy = computeOccupancy(kernel, device, 256, {});
    EXPECT_EQ(occupancy.maxActiveBlocksPerMultiprocessor, 8U);
    EXPECT_EQ(occupancy.activeWarps, 64U);
    EXPECT_TRUE(occupancy.limitedBy(Limiter::Warps));
    EXPECT_TRUE(occupancy.limitedBy(Limiter::Registers));
    EXPECT_FALSE(occupancy.limitedBy(Limiter::Blocks));
    EXPECT_FALSE(occupancy.limitedBy(Limiter::SharedMemory));
    EXPECT_TRUE(computeOccupancy(kernel, device, 32, {}).limitedBy(Limiter::Blocks));
    EXPECT_TRUE(computeOccupancy(kernel, device, 64, Bytes{48000}).limitedBy(Limiter::SharedMemory));
    kernel.numBlockBarriers = 16;
    occupancy = computeOccupancy(kernel, device, 64, {});
    EXPECT_EQ(occupancy.maxActiveBlocksPerMultiprocessor, 4U);
    EXPECT_TRUE(occupancy.limitedBy(Limiter::Barriers));
}

} // namespace
} // namespace trichevron::core
