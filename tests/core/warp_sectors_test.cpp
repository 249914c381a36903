// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// The sectors that a warp touches, against an enumeration of bytes.
#include "core/demo/index_order.h"
#include "core/dimensions/warp_sectors.h"
#include "core/import/import.h"
#include "tests/case_name.h"

#include <gtest/gtest.h>

#include <set>

namespace trichevron::core {
namespace {

struct SectorCase : test::NamedCase {
    LaunchShape shape;
    ProblemExtent problem;
    IndexOrder order;
    std::uint32_t elementBytes;
    std::size_t sectors;
};

class Sectors : public testing::TestWithParam<SectorCase> {};

/// Every byte of every thread's element, one by one.
std::set<std::uint64_t> enumerated(const SectorCase& c) {
    std::set<std::uint64_t> sectors;
    for (std::uint32_t lane = 0; lane < 32; ++lane) {
        const std::uint64_t x = lane % c.shape.block.x;
        const std::uint64_t y = lane / c.shape.block.x % c.shape.block.y;
        const std::uint64_t z = lane / c.shape.block.x / c.shape.block.y;
        if (z >= c.shape.block.z || x >= c.problem.x || y >= c.problem.y || z >= c.problem.z)
            continue;
        const std::uint64_t plane = std::uint64_t{c.problem.x} * c.problem.y;
        const std::uint64_t element =
            z * plane + (c.order == IndexOrder::XAlongRow ? y * c.problem.x + x : x * c.problem.y + y);
        for (std::uint64_t byte = 0; byte < c.elementBytes; ++byte)
            sectors.insert((element * c.elementBytes + byte) / 32);
    }
    return sectors;
}

TEST_P(Sectors, AreThoseOfTheBytesThatTheThreadsAccess) {
    const SectorCase& c = GetParam();
    const auto warp = computeWarpSectors(c.shape, c.problem, c.order, c.elementBytes);
    ASSERT_TRUE(warp);
    const std::set<std::uint64_t> expected = enumerated(c);
    EXPECT_EQ(std::set<std::uint64_t>(warp->sectors.begin(), warp->sectors.end()), expected);
    EXPECT_EQ(warp->sectors.size(), c.sectors);
    EXPECT_EQ(warp->elements.size(), 32U);
}

LaunchShape blockOf(BlockExtent block) {
    return {{64, 64, 1}, {}, block, 32};
}

INSTANTIATE_TEST_SUITE_P(
    Warp, Sectors,
    testing::Values(
        SectorCase{"ARow", blockOf({32, 8, 1}), {4096, 4096, 1}, IndexOrder::XAlongRow, 4, 4},
        SectorCase{"AColumn", blockOf({32, 8, 1}), {4096, 4096, 1}, IndexOrder::YAlongRow, 4, 32},
        SectorCase{"SquareBlock", blockOf({16, 16, 1}), {1000, 1000, 1}, IndexOrder::XAlongRow, 4, 4},
        SectorCase{"NarrowBlock", blockOf({4, 64, 1}), {1000, 1000, 1}, IndexOrder::XAlongRow, 4, 8},
        SectorCase{"Doubles", blockOf({32, 1, 1}), {4096, 1, 1}, IndexOrder::XAlongRow, 8, 8},
        SectorCase{"SixteenBytes", blockOf({32, 1, 1}), {4096, 1, 1}, IndexOrder::XAlongRow, 16, 16},
        SectorCase{"MoreThanASector", blockOf({32, 1, 1}), {4096, 1, 1}, IndexOrder::XAlongRow, 48, 48},
        SectorCase{"PastTheEnd", blockOf({32, 1, 1}), {10, 1, 1}, IndexOrder::XAlongRow, 4, 2},
        SectorCase{"Volume", blockOf({4, 4, 2}), {8, 8, 8}, IndexOrder::XAlongRow, 4, 8}),
    test::caseName<SectorCase>);

TEST(WarpSectors, OfNoWarpAreNone) {
    EXPECT_FALSE(computeWarpSectors(blockOf({32, 1, 1}), {10, 1, 1}, IndexOrder::XAlongRow, 4, {}, 1));
    EXPECT_FALSE(computeWarpSectors(blockOf({32, 1, 1}), {0, 1, 1}, IndexOrder::XAlongRow, 4));
    EXPECT_FALSE(computeWarpSectors(blockOf({0, 1, 1}), {1, 1, 1}, IndexOrder::XAlongRow, 4));
    EXPECT_FALSE(computeWarpSectors(blockOf({32, 1, 1}), {1, 1, 1}, IndexOrder::XAlongRow, 4, {64, 0, 0}));
}

TEST(IndexOrder, IsThatOfTheSourceOfEachDemo) {
    int found = 0;
    for (const KernelInfo& kernel :
         loadRecording(TRICHEVRON_RESOURCES_DIR "/recordings/NVIDIA H200.json.gz").kernels) {
        if (!accessesOwnElement(kernel))
            continue;
        ++found;
        EXPECT_NE(kernel.source.find("blockIdx.x) * blockDim.x + threadIdx.x"), std::string::npos)
            << kernel.id;
        const bool isByRows = kernel.source.find("[i * columns + j]") != std::string::npos;
        EXPECT_EQ(indexOrderOf(kernel), isByRows ? IndexOrder::YAlongRow : IndexOrder::XAlongRow)
            << kernel.id;
    }
    EXPECT_EQ(found, 6);
}

} // namespace
} // namespace trichevron::core
