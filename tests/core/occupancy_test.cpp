// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/occupancy/occupancy.h"
#include "tests/case_name.h"
#include "tests/core/fixtures.h"
#include "tests/core/occupancy_reference.h"

#include <gtest/gtest.h>

#include <random>

namespace trichevron {
namespace {

struct ArchitectureCase : test::NamedCase {
    ComputeCapability capability;
    std::uint32_t threadsPerMultiprocessor;
    std::uint32_t blocksPerMultiprocessor;
    std::uint64_t sharedPerMultiprocessor;
    std::uint64_t sharedOptIn;
    std::uint64_t reserved;
};

DeviceProperties deviceOf(const ArchitectureCase& c) {
    DeviceProperties device = test::h200Limits();
    device.computeCapability = c.capability;
    device.maxThreadsPerMultiProcessor = c.threadsPerMultiprocessor;
    device.maxBlocksPerMultiProcessor = c.blocksPerMultiprocessor;
    device.sharedMemPerMultiprocessor = Bytes{c.sharedPerMultiprocessor};
    device.sharedMemPerBlockOptin = Bytes{c.sharedOptIn};
    device.reservedSharedMemPerBlock = Bytes{c.reserved};
    return device;
}

class OccupancyAgreesWithToolkit : public testing::TestWithParam<ArchitectureCase> {};

TEST_P(OccupancyAgreesWithToolkit, AtRandomPoints) {
    const DeviceProperties device = deviceOf(GetParam());
    std::mt19937_64 random(static_cast<std::uint64_t>(device.computeCapability.major) * 100 +
                           static_cast<std::uint64_t>(device.computeCapability.minor));
    const auto pick = [&](std::uint64_t least, std::uint64_t most) {
        return std::uniform_int_distribution<std::uint64_t>(least, most)(random);
    };
    for (int i = 0; i < 100000; ++i) {
        KernelAttributes kernel;
        kernel.numRegs = static_cast<std::uint32_t>(pick(0, 256));
        kernel.sharedSizeBytes = Bytes{pick(0, 3) == 0 ? pick(0, 49152) : 0};
        kernel.numBlockBarriers = static_cast<std::uint32_t>(pick(0, 4) == 0 ? pick(0, 16) : 1);
        const std::uint64_t most = device.sharedMemPerBlockOptin.value - kernel.sharedSizeBytes.value;
        kernel.optIns.maxDynamicSharedSizeBytes =
            Bytes{pick(0, 1) == 0 ? 49152 - kernel.sharedSizeBytes.value : pick(0, most)};
        kernel.optIns.preferredShmemCarveout = pick(0, 3) == 0 ? static_cast<int>(pick(0, 100)) : -1;
        const auto threads = static_cast<std::uint32_t>(pick(0, 1) == 0 ? pick(1, 1040) : pick(1, 32) * 32);
        const Bytes dynamicSmem{pick(0, 2) == 0 ? 0 : pick(0, device.sharedMemPerBlockOptin.value + 2048)};
        const int reference = test::referenceBlocks(kernel, device, threads, dynamicSmem);
        ASSERT_GE(reference, 0);
        ASSERT_EQ(occupancyOf(kernel, device, threads, dynamicSmem).maxActiveBlocksPerMultiprocessor,
                  static_cast<std::uint32_t>(reference))
            << "threads " << threads << " regs " << kernel.numRegs << " static "
            << kernel.sharedSizeBytes.value << " dynamic " << dynamicSmem.value << " opt-in "
            << kernel.optIns.maxDynamicSharedSizeBytes.value << " carve-out "
            << kernel.optIns.preferredShmemCarveout << " barriers " << kernel.numBlockBarriers;
    }
}

// Limits per compute capability: CUDA C++ Programming Guide, technical specifications.
INSTANTIATE_TEST_SUITE_P(Occupancy, OccupancyAgreesWithToolkit,
                         testing::Values(ArchitectureCase{"Cc75", {7, 5}, 1024, 16, 65536, 65536, 0},
                                         ArchitectureCase{"Cc80", {8, 0}, 2048, 32, 167936, 166912, 1024},
                                         ArchitectureCase{"Cc86", {8, 6}, 1536, 16, 102400, 101376, 1024},
                                         ArchitectureCase{"Cc87", {8, 7}, 1536, 16, 167936, 166912, 1024},
                                         ArchitectureCase{"Cc89", {8, 9}, 1536, 24, 102400, 101376, 1024},
                                         ArchitectureCase{"Cc90", {9, 0}, 2048, 32, 233472, 232448, 1024},
                                         ArchitectureCase{"Cc100", {10, 0}, 2048, 32, 233472, 232448, 1024},
                                         ArchitectureCase{"Cc103", {10, 3}, 2048, 32, 233472, 232448, 1024},
                                         ArchitectureCase{"Cc110", {11, 0}, 1536, 24, 233472, 232448, 1024},
                                         ArchitectureCase{"Cc120", {12, 0}, 1536, 24, 102400, 101376, 1024},
                                         ArchitectureCase{"Cc121", {12, 1}, 1536, 24, 102400, 101376, 1024}),
                         test::caseName<ArchitectureCase>);

TEST(Occupancy, LimitersAreNamed) {
    const DeviceProperties device = test::h200Limits();
    KernelAttributes kernel = test::plainKernel();
    Occupancy occupancy = occupancyOf(kernel, device, 256, {});
    EXPECT_EQ(occupancy.maxActiveBlocksPerMultiprocessor, 8U);
    EXPECT_EQ(occupancy.activeWarps, 64U);
    EXPECT_TRUE(occupancy.limitedBy(Limiter::Warps));
    EXPECT_TRUE(occupancy.limitedBy(Limiter::Registers));
    EXPECT_FALSE(occupancy.limitedBy(Limiter::Blocks));
    EXPECT_FALSE(occupancy.limitedBy(Limiter::SharedMemory));
    EXPECT_TRUE(occupancyOf(kernel, device, 32, {}).limitedBy(Limiter::Blocks));
    EXPECT_TRUE(occupancyOf(kernel, device, 64, Bytes{48000}).limitedBy(Limiter::SharedMemory));
    kernel.numBlockBarriers = 16;
    occupancy = occupancyOf(kernel, device, 64, {});
    EXPECT_EQ(occupancy.maxActiveBlocksPerMultiprocessor, 4U);
    EXPECT_TRUE(occupancy.limitedBy(Limiter::Barriers));
}

TEST(Occupancy, NextStepIsTheNearestThatGivesOneMoreBlock) {
    const DeviceProperties device = test::h200Limits();
    KernelAttributes kernel = test::plainKernel();
    kernel.numRegs = 70;
    const auto step = nextStepUp(kernel, device, 256, {}, Limiter::Registers);
    ASSERT_TRUE(step.has_value());
    const auto blocks = occupancyOf(kernel, device, 256, {}).maxActiveBlocksPerMultiprocessor;
    EXPECT_GT(step->blocks, blocks);
    kernel.numRegs -= static_cast<std::uint32_t>(step->decrease);
    EXPECT_EQ(occupancyOf(kernel, device, 256, {}).maxActiveBlocksPerMultiprocessor, step->blocks);
    kernel.numRegs += 1;
    EXPECT_EQ(occupancyOf(kernel, device, 256, {}).maxActiveBlocksPerMultiprocessor, blocks);

    const auto bytes = nextStepUp(test::plainKernel(), device, 64, Bytes{40000}, Limiter::SharedMemory);
    ASSERT_TRUE(bytes.has_value());
    EXPECT_EQ(occupancyOf(test::plainKernel(), device, 64, Bytes{40000 - bytes->decrease})
                  .maxActiveBlocksPerMultiprocessor,
              bytes->blocks);
    EXPECT_FALSE(nextStepUp(test::plainKernel(), device, 1024, {}, Limiter::Blocks).has_value());
}

} // namespace
} // namespace trichevron
