// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// The demo table, without a device.
#include "core/catalogue/language.h"
#include "core/catalogue/pseudo_translation.h"
#include "core/demo/demo_text.h"
#include "gpu/demos/array_demo.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <regex>
#include <set>
#include <string>
#include <vector>

namespace trichevron::gpu {
namespace {

/// Position of the declaration of the kernel named like the demo, including its attributes.
std::smatch declarationOf(const core::KernelInfo& info) {
    std::smatch found;
    const std::regex declaration("__global__ void (__[a-z_]+__\\([0-9A-Z_, ()]*\\)[ \n]+)*" + info.id +
                                 "\\(([^)]*)\\)");
    std::regex_search(info.source, found, declaration);
    return found;
}

TEST(DemoTable, BeginsWithThreadIdsAndEndsWithFaults) {
    const DemoList demos = makeDemos();
    ASSERT_FALSE(demos.empty());
    EXPECT_EQ(demos.front()->info().id, "threadIds");
    const auto faulty = [](const auto& demo) { return demo->info().endsInFault; };
    EXPECT_TRUE(faulty(demos.back()));
    EXPECT_TRUE(
        std::is_partitioned(demos.begin(), demos.end(), [&](const auto& demo) { return !faulty(demo); }));
}

TEST(DemoTable, HasUniqueIdsAndTitles) {
    std::set<std::string> ids;
    std::set<std::string> titles;
    for (const auto& demo : makeDemos()) {
        EXPECT_TRUE(ids.insert(demo->info().id).second) << demo->info().id;
        EXPECT_TRUE(titles.insert(demo->info().title).second) << demo->info().title;
    }
}

TEST(DemoTable, KeepsTheDemosOfAChapterTogether) {
    std::set<std::string> chapters;
    std::string current;
    for (const auto& demo : makeDemos()) {
        const core::KernelInfo& info = demo->info();
        EXPECT_FALSE(info.chapter.empty()) << info.id;
        EXPECT_EQ(info.chapter, chapterTitle(demo->chapter()));
        if (info.chapter != current) {
            EXPECT_TRUE(chapters.insert(info.chapter).second) << info.id << " is not beside its chapter";
        }
        current = info.chapter;
    }
}

TEST(DemoTable, EachShowsOnlyItsKernel) {
    for (const auto& demo : makeDemos()) {
        const core::KernelInfo& info = demo->info();
        SCOPED_TRACE(info.id);
        EXPECT_FALSE(declarationOf(info).empty());
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
        const core::KernelInfo& info = demo->info();
        SCOPED_TRACE(info.id);
        const std::smatch declaration = declarationOf(info);
        ASSERT_EQ(declaration.size(), 3U);
        const std::string parameters = declaration[2];
        EXPECT_EQ(std::count(parameters.begin(), parameters.end(), ','),
                  std::count(info.arguments.begin(), info.arguments.end(), ','));
    }
}

TEST(DemoTable, EachNamesTheAxesOfItsProblemAndSuggestsOne) {
    for (const auto& demo : makeDemos()) {
        const core::KernelInfo& info = demo->info();
        SCOPED_TRACE(info.id);
        EXPECT_EQ(info.problemAxisNames.size(), static_cast<std::size_t>(info.problemAxes));
        EXPECT_EQ(info.suggested.problem.has_value(), info.problemAxes > 0);
    }
}

TEST(DemoTable, EachSuggestedLaunchCoversItsProblem) {
    for (const auto& demo : makeDemos()) {
        const auto* planned = dynamic_cast<const PlannedDemo*>(demo.get());
        if (planned == nullptr)
            continue;
        SCOPED_TRACE(demo->info().id);
        DemoLaunch launch;
        launch.config = demo->info().suggested;
        launch.shape = computeShape(launch.config, demo->info().attributes, 32);
        const ArrayPlan plan = planned->plan(launch);
        std::vector<std::uint32_t> expected(plan.outputs, untouched);
        plan.expect(0, expected);
        EXPECT_EQ(std::count(expected.begin(), expected.end(), untouched), 0);
    }
}

/// The catalogue repeats the texts of the demos (core/demo/demo_text.cpp).
TEST(DemoTable, EachHasItsWordsInTheCatalogue) {
    setLanguage(core::languageForCode(core::pseudoLanguageCode));
    for (const auto& demo : makeDemos()) {
        const core::KernelInfo& info = demo->info();
        SCOPED_TRACE(info.id);
        EXPECT_EQ(titleFor(info), core::pseudoTranslate(info.title));
        EXPECT_EQ(summaryFor(info), core::pseudoTranslate(info.summary));
        EXPECT_EQ(core::demoText(info.chapter), core::pseudoTranslate(info.chapter));
        for (const std::string& axis : info.problemAxisNames)
            EXPECT_EQ(core::demoText(axis), core::pseudoTranslate(axis));
    }
    setLanguage(core::languageForCode("en"));
}

/// A window lists them while its worker starts.
TEST(DemoTable, IsKnownInItsOrderWithoutAWorker) {
    const std::vector<core::KernelInfo> known = core::knownDemos();
    const auto demos = makeDemos();
    const auto find = [&](const core::KernelInfo& info) {
        return std::find_if(known.begin(), known.end(),
                            [&](const core::KernelInfo& each) { return each.id == info.id; });
    };
    auto last = known.begin();
    for (const auto& demo : demos) { // those from 9.0 on may be left out of a build
        const core::KernelInfo& info = demo->info();
        SCOPED_TRACE(info.id);
        const auto found = find(info);
        ASSERT_NE(found, known.end());
        EXPECT_EQ(found->chapter, info.chapter);
        EXPECT_TRUE(found >= last) << "the order differs";
        last = found;
    }
}

TEST(ParallelFor, ProcessesEachIndexOnce) {
    for (const std::size_t count :
         {std::size_t{0}, std::size_t{1}, std::size_t{100'000}, std::size_t{1'000'003}}) {
        std::vector<std::atomic<int>> seen(count);
        parallelFor(count, [&](std::size_t begin, std::size_t end) {
            for (std::size_t i = begin; i < end; ++i)
                ++seen[i];
        });
        EXPECT_TRUE(std::all_of(seen.begin(), seen.end(), [](const auto& times) { return times == 1; }))
            << count;
    }
}

} // namespace
} // namespace trichevron::gpu
