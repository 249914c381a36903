// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// What is known of the demos without a device.
#include "gpu/demos/demo.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <set>
#include <string>
#include <vector>

namespace trichevron {
namespace {

TEST(DemoTable, OffersTheKernelsInOrderAndTheFaultyOnesLast) {
    std::vector<std::string> ids;
    for (const auto& demo : makeDemos())
        ids.push_back(demo->info().id);
    EXPECT_EQ(ids, (std::vector<std::string>{"threadIds", "matrixAdd", "vectorAdd", "illegalAddress",
                                             "misalignedAddress", "deviceAssert", "trapped", "neverEnds"}));
}

TEST(DemoTable, EachShowsItsKernelAndNothingAround) {
    for (const auto& demo : makeDemos()) {
        const KernelInfo& info = demo->info();
        SCOPED_TRACE(info.id);
        EXPECT_NE(info.source.find("__global__ void " + info.id + "("), std::string::npos);
        EXPECT_EQ(info.source.find("Shown"), std::string::npos);
        EXPECT_EQ(info.source.find("#include"), std::string::npos);
        EXPECT_EQ(std::count(info.source.begin(), info.source.end(), '{'),
                  std::count(info.source.begin(), info.source.end(), '}'));
        EXPECT_FALSE(info.title.empty());
        EXPECT_FALSE(info.arguments.empty());
        EXPECT_EQ(info.summary.back(), '.');
    }
}

TEST(DemoTable, EachShowsAsManyParametersAsItPasses) {
    for (const auto& demo : makeDemos()) {
        const KernelInfo& info = demo->info();
        SCOPED_TRACE(info.id);
        const std::size_t begin = info.source.find("__global__ void " + info.id + "(");
        const std::string parameters = info.source.substr(begin, info.source.find(')', begin) - begin);
        EXPECT_EQ(std::count(parameters.begin(), parameters.end(), ','),
                  std::count(info.arguments.begin(), info.arguments.end(), ','));
    }
}

TEST(DemoTable, EachSuggestionCoversItsProblem) {
    for (const auto& demo : makeDemos()) {
        const LaunchConfig& suggested = demo->info().suggested;
        SCOPED_TRACE(demo->info().id);
        EXPECT_EQ(suggested.problem.has_value(), demo->info().problemAxes > 0);
        if (suggested.problem) {
            EXPECT_EQ(suggested.gridDim, gridCovering(*suggested.problem, suggested.blockDim));
        }
    }
}

TEST(InParallel, EveryPartIsWorkedOnOnce) {
    for (const std::size_t count :
         {std::size_t{0}, std::size_t{1}, std::size_t{100'000}, std::size_t{1'000'003}}) {
        std::vector<std::atomic<int>> seen(count);
        inParallel(count, [&](std::size_t begin, std::size_t end) {
            for (std::size_t i = begin; i < end; ++i)
                ++seen[i];
        });
        EXPECT_TRUE(std::all_of(seen.begin(), seen.end(), [](const auto& times) { return times == 1; }))
            << count;
    }
}

} // namespace
} // namespace trichevron
