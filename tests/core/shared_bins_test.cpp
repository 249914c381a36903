// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// The layout of the bins in distributed shared memory equals that of the kernel, whose source the build puts
// into kernel_bin_layout.inc.
#include "core/demo/shared_bins.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <vector>

namespace trichevron::test {
namespace {

unsigned umulhi(unsigned a, unsigned b) {
    return static_cast<unsigned>(std::uint64_t{a} * b >> 32);
}

namespace histogram_kernel {
// CUDA's words on the host.
#define __device__
#define __forceinline__
#define __umulhi umulhi
#include "kernel_bin_layout.inc"
#undef __umulhi
#undef __forceinline__
#undef __device__
} // namespace histogram_kernel

core::KernelInfo sharedHistogram() {
    core::KernelInfo info;
    info.id = "histogramCluster";
    return info;
}

core::LaunchConfig sharedLaunch(std::uint32_t bins, std::uint32_t cluster) {
    core::LaunchConfig config;
    config.problem = core::ProblemExtent{1000, bins, 1};
    if (cluster != 0)
        config.clusterDim = core::ClusterExtent{cluster, 1, 1};
    return config;
}

TEST(SharedBins, AreWhereTheKernelPutsThem) {
    for (const std::uint32_t bins : {1U, 2U, 7U, 2048U, 4097U, 65536U})
        for (const std::uint32_t cluster : {1U, 2U, 3U, 8U, 16U}) {
            const auto layout = core::sharedBins(sharedHistogram(), sharedLaunch(bins, cluster));
            ASSERT_TRUE(layout);
            const histogram_kernel::BinLayout own{cluster, layout->shift};
            for (std::uint32_t bin = 0; bin < bins; ++bin) {
                ASSERT_EQ(layout->ownerOf(bin), own.ownerOf(bin)) << bin << " of " << bins << ", " << cluster;
                ASSERT_EQ(layout->counterOf(bin), own.counterOf(bin)) << bin;
                ASSERT_EQ(own.binOf(own.ownerOf(bin), own.counterOf(bin)), bin) << "of the kernel itself";
            }
        }
}

TEST(SharedBins, EachBinHasOneCounterAndEachCounterAtMostOneBin) {
    for (const std::uint32_t cluster : {1U, 3U, 8U}) {
        const core::SharedBins layout = *core::sharedBins(sharedHistogram(), sharedLaunch(1000, cluster));
        EXPECT_GE(std::uint64_t{layout.countersPerBlock()} * cluster, 1000U);
        std::vector<int> found(1000);
        std::uint32_t held = 0;
        for (std::uint32_t owner = 0; owner < cluster; ++owner) {
            held += layout.heldBy(owner);
            for (std::uint32_t counter = 0; counter < layout.countersPerBlock(); ++counter)
                if (const auto bin = layout.binOf(owner, counter)) {
                    ++found[*bin];
                    EXPECT_EQ(layout.ownerOf(*bin), owner);
                    EXPECT_EQ(layout.counterOf(*bin), counter);
                }
        }
        EXPECT_EQ(held, 1000U);
        EXPECT_EQ(found, std::vector<int>(1000, 1));
    }
}

TEST(SharedBins, BlocksHoldEquallyManyBinsWhereTheNumbersArePowersOfTwo) {
    const core::SharedBins layout = *core::sharedBins(sharedHistogram(), sharedLaunch(65536, 8));
    EXPECT_EQ(layout.shift, 13U);
    for (std::uint32_t owner = 0; owner < 8; ++owner)
        EXPECT_EQ(layout.heldBy(owner), 8192U);
}

TEST(SharedBins, ExistOnlyForTheKernelThatSharesThemInAClusterThatCanBe) {
    core::KernelInfo other = sharedHistogram();
    other.id = "histogramBlock";
    EXPECT_FALSE(core::sharedBins(other, sharedLaunch(4096, 2)));
    other.id = "histogramClusterSkewed";
    EXPECT_TRUE(core::sharedBins(other, sharedLaunch(4096, 2)));
    EXPECT_EQ(core::sharedBins(sharedHistogram(), sharedLaunch(4096, 0))->blocks, 1U) << "without a cluster";
    EXPECT_FALSE(core::sharedBins(sharedHistogram(), sharedLaunch(0, 2)));
    EXPECT_FALSE(core::sharedBins(sharedHistogram(), sharedLaunch(4096, 4'000'000'000U)));
    EXPECT_FALSE(core::sharedBins(sharedHistogram(), sharedLaunch(4'000'000'000U, 2)));
    EXPECT_FALSE(core::sharedBins(sharedHistogram(), core::LaunchConfig{})) << "no problem is given";
}

TEST(SharedBins, TheSharedMemoryOfABlockIsThatOfTheCountersThatTheKernelReaches) {
    for (const std::uint32_t bins : {1U, 2U, 7U, 2048U, 4097U, 65536U})
        for (const std::uint32_t cluster : {0U, 1U, 2U, 3U, 8U, 16U}) {
            const core::LaunchConfig launch = sharedLaunch(bins, cluster);
            const std::uint32_t blocks = cluster == 0 ? 1 : cluster;
            const histogram_kernel::BinLayout own{blocks, core::binShift(bins, blocks)};
            std::uint64_t counters = 0;
            for (std::uint32_t bin = 0; bin < bins; ++bin)
                counters = std::max<std::uint64_t>(counters, own.counterOf(bin) + 1);
            const auto needed = core::smemForBins(sharedHistogram(), launch);
            ASSERT_TRUE(needed);
            EXPECT_GE(needed->value, counters * 4) << bins << " bins, clusters of " << cluster;
            EXPECT_EQ(needed->value, (std::uint64_t{1} << own.shift) * 4) << bins << ", " << cluster;
        }
}

TEST(SharedBins, ABlockOnItsOwnNeedsACounterForEachBin) {
    core::KernelInfo kernel = sharedHistogram();
    for (const char* id : {"histogramBlock", "histogramBlockSkewed"}) {
        kernel.id = id;
        EXPECT_EQ(core::smemForBins(kernel, sharedLaunch(4097, 8)), core::Bytes{16388}) << id;
        EXPECT_FALSE(core::smemForBins(kernel, sharedLaunch(0, 0))) << "the demo takes at least one bin";
    }
    kernel.id = "histogramGlobal";
    EXPECT_FALSE(core::smemForBins(kernel, sharedLaunch(4097, 0))) << "counts in global memory";
}

TEST(SharedBins, WithoutAProblemTheSharedMemoryIsThatOfTheSuggestedOne) {
    core::KernelInfo kernel = sharedHistogram();
    EXPECT_FALSE(core::smemForBins(kernel, core::LaunchConfig{}));
    kernel.suggested.problem = core::ProblemExtent{1000, 65536, 1};
    core::LaunchConfig launch;
    launch.clusterDim = core::ClusterExtent{8, 1, 1};
    EXPECT_EQ(core::smemForBins(kernel, launch), core::Bytes{std::uint64_t{8192} * 4});
}

TEST(SharedBins, ABlockAddsToAllAndReadsOnlyItsOwn) {
    EXPECT_EQ(core::binAccess(1, 1), core::BinAccess::AddsAndReads);
    EXPECT_EQ(core::binAccess(1, 0), core::BinAccess::Adds);
}

} // namespace
} // namespace trichevron::test
