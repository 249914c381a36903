// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// The places that a typed text leads to, for random launches, and a table of errors.
#include "core/scene/find.h"

#include "core/dimensions/extent_text.h"
#include "core/text/number_text.h"
#include "tests/case_name.h"
#include "tests/scene/random_launch.h"
#include "tests/support/input_error_message.h"
#include "tests/support/pseudo_language.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace trichevron::core {
namespace {

using test::RandomLaunch;

HierarchyPath only(const std::string& text, const FindScope& scope) {
    const std::vector<FindReading> readings = findReadings(text, scope);
    EXPECT_EQ(readings.size(), 1U) << text;
    return readings.front().path;
}

std::string tuple(const GlobalIndex& at) {
    return "(" + std::to_string(at.x) + "," + std::to_string(at.y) + ", " + std::to_string(at.z) + ")";
}

TEST(Find, EveryFormOfAThreadLeadsToThatThread) {
    std::mt19937 random(31);
    for (int round = 0; round < 300; ++round) {
        const RandomLaunch launch = test::randomLaunch(random);
        const LaunchShape& shape = launch.shape;
        const ThreadPlace place = computePlace(shape, launch.block, launch.thread);
        FindScope scope{shape, launch.problem, pathToBlock(shape, launch.block)};
        const HierarchyPath thread = pathToThread(shape, launch.block, launch.thread);
        const std::string block = indexText(launch.block);
        const std::string rank = digits(place.blockRank);
        EXPECT_EQ(only("thread " + digits(place.threadId), scope), thread);
        EXPECT_EQ(only("Thread" + indexText(launch.thread), scope), thread);
        EXPECT_EQ(only("rank " + digits(place.globalRank), scope), thread);
        EXPECT_EQ(only("global " + tuple(place.global), scope), thread);
        EXPECT_EQ(only("warp " + digits(place.warp), scope), pathToWarp(shape, launch.block, place.warp));
        scope.path = {};
        EXPECT_EQ(only("block " + rank, scope), pathToBlock(shape, launch.block));
        EXPECT_EQ(only("b " + block, scope), pathToBlock(shape, launch.block));
        EXPECT_EQ(only("block " + rank + " thread " + digits(place.threadId), scope), thread);
        EXPECT_EQ(only("block " + block + " w " + digits(place.warp), scope),
                  pathToWarp(shape, launch.block, place.warp));
        EXPECT_EQ(only(block + " " + indexText(launch.thread), scope), thread);
        if (hasClusters(shape)) {
            EXPECT_EQ(only("cluster " + digits(place.clusterRank), scope),
                      pathToCluster(shape, place.clusterIdx));
            EXPECT_EQ(only("cluster " + indexText(place.clusterIdx) + " block " +
                               digits(place.blockRankInCluster) + " thread " + digits(place.threadId),
                           scope),
                      thread);
        }
        const GlobalIndex& at = place.global;
        if (at.x < launch.problem.x && at.y < launch.problem.y && at.z < launch.problem.z) {
            const Count element = at.x + Count{launch.problem.x} * (at.y + Count{launch.problem.y} * at.z);
            EXPECT_EQ(only("element " + digits(element), scope), thread);
            EXPECT_EQ(only("element " + tuple(at), scope), thread);
        }
    }
}

TEST(Find, TheTextOfAReadingLeadsOnlyToItsPlace) {
    std::mt19937 random(32);
    for (int round = 0; round < 100; ++round) {
        const RandomLaunch launch = test::randomLaunch(random);
        const FindScope scope{launch.shape, launch.problem, pathToBlock(launch.shape, launch.block)};
        for (const std::string& text : {std::string("0"), std::string("0,0"), indexText(launch.block)})
            for (const FindReading& reading : findReadings(text, scope))
                EXPECT_EQ(only(reading.text, scope), reading.path) << reading.text;
    }
}

TEST(Find, ANumberAloneHasAllPossibleReadings) {
    const LaunchShape shape{{64, 64, 1}, {2, 1, 1}, {16, 16, 1}};
    const auto texts = [&](const std::string& text, const HierarchyPath& path) {
        std::vector<std::string> found;
        for (const FindReading& reading : findReadings(text, {shape, ProblemExtent{1000, 1000, 1}, path}))
            found.push_back(reading.text);
        return found;
    };
    using Texts = std::vector<std::string>;
    const HierarchyPath block = pathToBlock(shape, {2, 1, 0});
    EXPECT_EQ(texts("5", block),
              (Texts{"thread 5", "warp 5", "block 5", "cluster 5", "rank 5", "element 5"}));
    EXPECT_EQ(texts("117", {}), (Texts{"block 117", "cluster 117", "rank 117", "element 117"}));
    EXPECT_EQ(texts("3000", block), (Texts{"block 3000", "rank 3000", "element 3000"}));
    EXPECT_EQ(texts("37, 23", {}), (Texts{"block (37, 23)", "global (37, 23)", "element (37, 23)"}));
}

TEST(Find, RanksPast64BitsAreFound) {
    const LaunchShape largest{{2147483647, 65535, 65535}, {1, 1, 1}, {1024, 1, 1}};
    const Count last = threadCount(largest) - 1;
    ASSERT_TRUE(last > Count{~std::uint64_t{0}});
    const BlockIndex block{2147483646, 65534, 65534};
    EXPECT_EQ(only("rank " + digits(last), {largest, {}, {}}), pathToThread(largest, block, {1023, 0, 0}));
    EXPECT_EQ(only("global (2199023254527, 65534, 65534)", {largest, {}, {}}),
              pathToThread(largest, block, {1023, 0, 0}));
    EXPECT_THROW(findReadings("rank " + digits(last + 1), {largest, {}, {}}), InputError);
}

TEST(Find, TextsOfTheProgramAreFound) {
    std::mt19937 random(33);
    for (int round = 0; round < 300; ++round) {
        const RandomLaunch launch = test::randomLaunch(random);
        const LaunchShape& shape = launch.shape;
        const ThreadPlace place = computePlace(shape, launch.block, launch.thread);
        const FindScope nowhere{shape, launch.problem, {}};
        const HierarchyPath thread = pathToThread(shape, launch.block, launch.thread);
        const HierarchyPath block = pathToBlock(shape, launch.block);
        const std::string ofBlock = " of block " + indexText(launch.block);
        const auto first = [&](const std::string& text) { return findReadings(text, nowhere).front().path; };
        EXPECT_EQ(first("thread " + indexText(launch.thread) + ofBlock), thread);
        EXPECT_EQ(first("thread ID " + withSeparators(place.threadId) + ofBlock), thread);
        EXPECT_EQ(first("Thread ID " + digits(place.threadId) + " in the" + ofBlock.substr(3)), thread);
        EXPECT_EQ(first("warp " + withSeparators(place.warp) + ofBlock),
                  pathToWarp(shape, launch.block, place.warp));
        EXPECT_EQ(first("block " + indexText(launch.block) + " · rank " + withSeparators(place.blockRank)),
                  block);
        EXPECT_EQ(first("block rank " + withSeparators(place.blockRank)), block);
        EXPECT_EQ(first("block " + indexText(launch.block) + ": 8 × 1 × 1 threads, 1 warp"), block);
        EXPECT_EQ(first("block " + indexText(launch.block) + ", thread " + indexText(launch.thread)), thread);
        EXPECT_EQ(first("global rank " + withSeparators(place.globalRank)), thread);
        EXPECT_EQ(first("global index " + tuple(place.global)), thread);
        EXPECT_EQ(first(indexText(launch.thread) + " of " + indexText(launch.block)), thread);
        // The target text of a reading is found again.
        for (const FindReading& reading : findReadings(indexText(launch.block), nowhere))
            EXPECT_EQ(first(reading.leadsTo), reading.path) << reading.leadsTo;
        if (hasClusters(shape)) {
            EXPECT_EQ(first("thread " + digits(place.threadId) + " of block " +
                            digits(place.blockRankInCluster) + " of cluster " + digits(place.clusterRank)),
                      thread);
        }
    }
}

struct CommaCase : test::NamedCase {
    const char* text;
    const char* reading;
};
class Comma : public testing::TestWithParam<CommaCase> {};

TEST_P(Comma, BetweenNumbersSeparatesAxesWhereAnIndexCanStand) {
    const LaunchShape shape{{3000, 500, 1}, {1, 1, 1}, {16, 16, 1}};
    const FindScope scope{shape, ProblemExtent{48000, 8000, 1}, pathToBlock(shape, {1, 0, 0})};
    const std::vector<FindReading> readings = findReadings(GetParam().text, scope);
    EXPECT_EQ(readings.front().text, GetParam().reading);
    for (const FindReading& reading : readings)
        EXPECT_EQ(reading.text.find('(') != std::string::npos,
                  std::string(GetParam().reading).find('(') != std::string::npos)
            << reading.text;
}

INSTANTIATE_TEST_SUITE_P(
    Texts, Comma,
    testing::Values(CommaCase{{"OfAnElement"}, "element 700,300", "element (700, 300)"},
                    CommaCase{{"BeforeAGroupThatBeginsWithZero"}, "element 1,016", "element (1, 16)"},
                    CommaCase{{"OfABlock"}, "block 1,216", "block (1, 216)"},
                    CommaCase{{"WithABlank"}, "block 1, 216", "block (1, 216)"},
                    CommaCase{{"InParentheses"}, "block (1,216)", "block (1, 216)"},
                    CommaCase{{"InBrackets"}, "block [1,216]", "block (1, 216)"},
                    CommaCase{{"OfAGlobalIndex"}, "global 1,216", "global (1, 216)"},
                    CommaCase{{"WithoutAWord"}, "700,300", "block (700, 300)"},
                    CommaCase{{"OfAContainer"}, "thread 3 of block 2,499", "block (2, 499) thread 3"},
                    CommaCase{{"BeforeItsContainer"}, "thread 3 block 2,499", "block (2, 499) thread 3"},
                    CommaCase{{"OfARankGroupsThousands"}, "rank 1,000,000", "rank 1000000"},
                    CommaCase{{"OfAThreadIdGroupsNothingShort"}, "thread id 7,5", "thread (7, 5)"},
                    CommaCase{{"OfABlockRankGroupsThousands"}, "block rank 1,216", "block 1216"}),
    test::caseName<CommaCase>);

struct WrongCase : test::NamedCase {
    const char* text;
    const char* sentence;
};
class WrongFinds : public testing::TestWithParam<WrongCase> {};

TEST_P(WrongFinds, NameTheProblemAndTheLimit) {
    const LaunchShape shape{{63, 63, 1}, {1, 1, 1}, {16, 16, 1}};
    try {
        findReadings(GetParam().text, {shape, ProblemExtent{2000, 1000, 1}, {}});
        FAIL() << "it was found";
    } catch (const InputError& error) {
        EXPECT_STREQ(error.what(), GetParam().sentence);
    }
}

INSTANTIATE_TEST_SUITE_P(
    Texts, WrongFinds,
    testing::Values(
        WrongCase{"Empty", "",
                  "Type what to find, as in block 65, block (2, 1, 0), block 65 thread 117 or rank 123456."},
        WrongCase{"Blank", " \t",
                  "Type what to find, as in block 65, block (2, 1, 0), block 65 thread 117 or rank 123456."},
        WrongCase{
            "SubscriptsPastTheProblem", "[2000][5]",
            "element (5, 2000) lies outside the problem of 2,000 × 1,000 × 1 elements; the last index is "
            "(1999, 999, 0)."},
        WrongCase{
            "AWordAlone", "block",
            "“block”: a whole number is missing; type one as in block 65, or an index as in block (2, 1, "
            "0)."},
        WrongCase{
            "UnknownWord", "tile 3",
            "“tile 3”: nothing is called tile; begin with thread, warp, block, cluster, rank, global or "
            "element."},
        WrongCase{"OpenParenthesis", "block (2, 1",
                  "“block (2, 1”: a parenthesis is open; close it, as in (2, 1, 0)."},
        WrongCase{"FourAxes", "block 1,2,3,4",
                  "“block 1,2,3,4”: an index has at most three axes; give x, x,y or x,y,z."},
        WrongCase{"APairPastTheProblem", "element 16,777,216",
                  "element (16, 777, 216) lies outside the problem of 2,000 × 1,000 × 1 elements; the last "
                  "index is (1999, 999, 0)."},
        WrongCase{"Fraction", "block 1.5",
                  "“block 1.5”: numbers are whole and decimal; separate them with commas or spaces."},
        WrongCase{
            "Negative", "block -1",
            "“block -1”: a whole number is missing; type one as in block 65, or an index as in block (2, "
            "1, 0)."},
        WrongCase{"Past128Bits", "340282366920938463463374607431768211456",
                  "“340282366920938463463374607431768211456”: the number does not fit 128 bits, so no "
                  "launch has it; type a smaller one."},
        WrongCase{
            "NoBlock", "thread 117",
            "thread 117: no block is selected; select one, or type it first, as in block 65 thread 117."},
        WrongCase{"PastTheGrid", "block 3969",
                  "block 3969 lies outside the grid of 63 × 63 × 1 blocks; blocks are numbered 0 to 3,968."},
        WrongCase{
            "PastAnAxis", "63,0,0 0,0,0",
            "block (63, 0, 0) lies outside the grid of 63 × 63 × 1 blocks; the last index is (62, 62, 0)."},
        WrongCase{
            "PastTheBlock", "block 65 thread 256",
            "thread 256 lies outside block (2, 1, 0) of 16 × 16 × 1 threads; its threads are numbered 0 "
            "to 255."},
        WrongCase{"PastTheWarps", "block 65 warp 8",
                  "warp 8 lies outside block (2, 1, 0) of 8 warps; they are numbered 0 to 7."},
        WrongCase{"WarpsHaveNoIndex", "block 65 warp (1, 2)",
                  "warp (1, 2): type a number instead of an index, as in warp 3."},
        WrongCase{"OfNothing", "thread 5 of",
                  "“thread 5 of”: a whole number is missing; type one as in block 65, or an index as in "
                  "block (2, 1, 0)."},
        WrongCase{"NoClusters", "cluster 3",
                  "cluster 3: this launch has no clusters; give it a cluster of more than one block first."},
        WrongCase{
            "PastTheLaunch", "rank 1016064",
            "rank 1016064 lies outside the launch of 1,016,064 threads; global ranks are 0 to 1,016,063."},
        WrongCase{"PastTheGlobalIndex", "global (1008, 0)",
                  "global (1008, 0) lies outside the launch; the last global index is (1007, 1007, 0)."},
        WrongCase{
            "PastTheProblem", "element 2000000",
            "element 2000000 lies outside the problem of 2,000 × 1,000 × 1 elements; elements are numbered "
            "0 to 1,999,999."},
        WrongCase{"ElementThatNoThreadReaches", "element (1500, 3)",
                  "element (1500, 3): no thread handles it, because the grid is too small for the problem; "
                  "enlarge the grid."},
        WrongCase{"TooLargeForEverything", "99999999",
                  "rank 99999999 lies outside the launch of 1,016,064 threads; global ranks are 0 to "
                  "1,016,063."},
        WrongCase{"NumbersWithoutNames", "1 2 3",
                  "Name what each number is, as in block 65 thread 117; a block index and a thread index may "
                  "stand alone, as in 2,1,0 5,7,0."}),
    test::caseName<WrongCase>);

TEST(Find, ABinLeadsToTheBlockOfTheChosenClusterThatHoldsIt) {
    const LaunchShape shape{{64, 1, 1}, {8, 1, 1}, {256, 1, 1}};
    const SharedBins bins{65536, 8, binShift(65536, 8)};
    FindScope scope{shape, {}, pathToBlock(shape, {18, 0, 0}), {}, bins};
    for (const std::uint32_t bin : {0U, 300U, 65535U}) {
        const FindReading reading = findReadings("bin " + std::to_string(bin), scope).front();
        const BlockIndex owner{16 + bins.ownerOf(bin), 0, 0};
        EXPECT_EQ(reading.path, pathToBlock(shape, owner)) << bin;
        EXPECT_EQ(reading.bin, bin);
        EXPECT_EQ(reading.leadsTo,
                  "counter " + withSeparators(bins.counterOf(bin)) + " of block " + indexText(owner));
    }
    EXPECT_EQ(only("bin 65,535", scope), only("bin 65535", scope)) << "a bin has one number";
    EXPECT_EQ(only("cluster 1 bin 300", scope), pathToBlock(shape, {8 + bins.ownerOf(300), 0, 0}));
    EXPECT_EQ(only("block 9 bin 300", scope), pathToBlock(shape, {8 + bins.ownerOf(300), 0, 0}))
        << "in the cluster of that block";
    EXPECT_EQ(findForms("bi", scope).at(0).range, "0 to 65,535: the block that holds it");
    const auto problemOf = [&](const char* text) {
        return test::inputErrorMessage([&] { findReadings(text, scope); });
    };
    EXPECT_EQ(problemOf("bin 65536"),
              "bin 65536 lies outside the histogram of 65,536 bins; they are numbered 0 to 65,535.");
    EXPECT_EQ(problemOf("bin (1, 2)"), "bin (1, 2): type a number instead of an index, as in bin 300.");
    scope.bins.reset();
    EXPECT_EQ(
        problemOf("bin 300"),
        "bin 300: this launch counts no bins in the shared memory of a cluster's blocks; find a thread, "
        "a block or an element instead.");
    EXPECT_TRUE(findForms("bi", scope).empty());
}

struct RowCase : test::NamedCase {
    const char* text;
};
class PanelRows : public testing::TestWithParam<RowCase> {};

TEST_P(PanelRows, WithTheirValuesLeadToTheThread) {
    const LaunchShape shape{{64, 64, 1}, {2, 2, 1}, {16, 16, 1}};
    const HierarchyPath thread = pathToThread(shape, {43, 18, 0}, {12, 12, 0});
    FindScope scope{shape, ProblemExtent{1024, 1024, 1}, pathToBlock(shape, {43, 18, 0})};
    EXPECT_EQ(only(GetParam().text, scope), thread);
}

INSTANTIATE_TEST_SUITE_P(Rows, PanelRows,
                         testing::Values(RowCase{"ThreadIndex", "threadIdx (12, 12, 0)"},
                                         RowCase{"ThreadId", "thread ID 204"},
                                         RowCase{"WarpAndLane", "warp · lane 6 · 12"},
                                         RowCase{"WarpAndLaneAsWords", "warp 6 lane 12"},
                                         RowCase{"LaneOfAWarp", "lane 12 of warp 6"},
                                         RowCase{"GlobalIndex", "global index (700, 300, 0)"},
                                         RowCase{"GlobalRank", "global rank 306,124"},
                                         RowCase{"Element", "element (700, 300)"},
                                         RowCase{"LinearIndex", "linear index 307900"},
                                         RowCase{"LinearIndexWithSeparators", "linear index 307,900"},
                                         RowCase{"LinearIndexInShort", "lin 307900"}),
                         test::caseName<RowCase>);

TEST(Find, RowsOfThePanelLeadToTheirBlockAndSayWhatIsWrong) {
    const LaunchShape shape{{64, 64, 1}, {2, 2, 1}, {16, 15, 1}};
    FindScope scope{shape, ProblemExtent{1000, 900, 1}, {}};
    const HierarchyPath block = pathToBlock(shape, {43, 18, 0});
    EXPECT_EQ(only("blockIdx (43, 18, 0)", scope), block);
    EXPECT_EQ(only("block rank 1,195", scope), block);
    EXPECT_EQ(only("cluster · in it (21, 9, 0) · 1", scope), block);
    const auto problemOf = [&](const char* text) {
        return test::inputErrorMessage([&] { findReadings(text, scope); });
    };
    EXPECT_EQ(problemOf("lane 12"),
              "lane 12: no warp is selected; select one, or type it first, as in block 65 warp 3 lane 12.");
    EXPECT_EQ(problemOf("block 0 warp 7 lane 16"),
              "lane 16 lies outside warp 7 of 16 threads; lanes are numbered 0 to 15.");
    scope.path = pathToWarp(shape, {43, 18, 0}, 6);
    EXPECT_EQ(only("lane 12", scope), pathToThread(shape, {43, 18, 0}, {12, 12, 0}));
    ASSERT_EQ(findForms("lin", scope).size(), 1U);
    EXPECT_EQ(findForms("lin", scope)[0].begin, "linear index ");
    EXPECT_EQ(findForms("lin", scope)[0].range, "of an element, 0 to 899,999");
}

TEST(Find, FormsListWhatCanBeTyped) {
    const LaunchShape shape{{63, 63, 1}, {1, 1, 1}, {16, 16, 1}};
    const std::vector<FindForm> all = findForms("", {shape, ProblemExtent{1000, 1000, 1}, {}});
    EXPECT_EQ(all.size(), 6U) << "all except cluster: the launch has none";
    const std::vector<FindForm> forms = findForms("bl", {shape, {}, {}});
    ASSERT_EQ(forms.size(), 1U);
    EXPECT_EQ(forms[0].begin, "block ");
    EXPECT_EQ(forms[0].range, "rank 0 to 3,968, or index up to (62, 62, 0)");
    EXPECT_TRUE(findForms("block 6", {shape, {}, {}}).empty());
}

TEST(Find, ReadsEnglishWordsInEveryLanguage) {
    const FindScope scope{{{63, 63, 1}, {1, 1, 1}, {16, 16, 1}}, {}, {}};
    const test::PseudoLanguage language;
    const FindReading reading = findReadings("block 65 thread 117", scope).front();
    EXPECT_EQ(reading.path, pathToThread(scope.shape, {2, 1, 0}, {5, 7, 0}));
    EXPECT_EQ(reading.text.find("thread"), std::string::npos) << "it is in the words of the language";
    EXPECT_EQ(findReadings(reading.text, scope).front().path, reading.path) << "which can be typed, too";
    EXPECT_EQ(reading.leadsTo.find("thread"), std::string::npos);
    const auto problemOf = [&](const char* text) {
        return test::inputErrorMessage([&] { findReadings(text, scope); });
    };
    EXPECT_EQ(problemOf("blob 3").find("cluster"), std::string::npos);
    EXPECT_EQ(problemOf("block").find("block (2, 1, 0)"), std::string::npos);
}

TEST(Find, AnElementByTheNamesOfItsAxesIsThatElementInEitherOrder) {
    const LaunchShape shape{{63, 63, 1}, {1, 1, 1}, {16, 16, 1}};
    const FindScope scope{shape, ProblemExtent{1000, 1000, 1}, {}, {"columns", "rows"}};
    const HierarchyPath thread = pathToThread(shape, {18, 43, 0}, {12, 12, 0});
    for (const char* text :
         {"row 700 column 300", "column 300, row 700", "Row 700, Column 300", "rows 700 and columns 300",
          "element row 700, col 300", "column = 300; row = 700"}) {
        const FindReading reading = findReadings(text, scope).front();
        EXPECT_EQ(reading.path, thread) << text;
        EXPECT_EQ(reading.leadsTo, "column 300, row 700: thread (12, 12, 0) of block (18, 43, 0)") << text;
    }
    EXPECT_EQ(findReadings("element 300,700", scope).front().leadsTo,
              "column 300, row 700: thread (12, 12, 0) of block (18, 43, 0)")
        << "says which number is which";
    EXPECT_EQ(only("row 5", scope), pathToThread(shape, {0, 0, 0}, {0, 5, 0}));
    for (const char* text : {"row", "row 7 row 8", "row 7 column", "row 7 depth 3", "row 7 9", "row -7",
                             "row 7.5", "row 1,000", "row 99999999999999999999"})
        EXPECT_EQ(test::inputErrorMessage([&] { findReadings(text, scope); }),
                  "Give each axis of the element once, with a whole number, as in column 7, row 7.")
            << text;
    EXPECT_NE(test::inputErrorMessage([&] { findReadings("row 1000", scope); }).find("lies outside"),
              std::string::npos);
}

TEST(Find, TakesTheWordsOfTheLanguage) {
    struct Korean {
        Korean() { setLanguage(languageForCode("ko")); }
        ~Korean() { setLanguage(languageForCode("en")); }
    } const language;
    const LaunchShape shape{{64, 64, 1}, {2, 1, 1}, {16, 16, 1}};
    const FindScope scope{shape, ProblemExtent{1000, 1000, 1}, {}, {"columns", "rows"}};
    const std::pair<const char*, const char*> cases[] = {
        {"블록 65", "블록 65"},
        {"블록65", "블록 65"},
        {"블록 (10, 20)의 스레드 (3, 5)", "블록 (10, 20) 스레드 (3, 5)"},
        {"블록 65의 워프 3", "블록 65 워프 3"},
        {"블록 (2, 1, 0) · 랭크 66", "블록 (2, 1, 0)"},
        {"클러스터 4", "클러스터 4"},
        {"랭크 123456", "랭크 123456"},
        {"전역 (37, 23)", "전역 (37, 23)"},
        {"전역 인덱스 (37, 23)", "전역 (37, 23)"},
        {"전역 랭크 77", "랭크 77"},
        {"블록 65 스레드 ID 117", "블록 65 스레드 117"},
        {"원소 700,300", "원소 (700, 300)"},
        {"행 700, 열 300", "원소 (300, 700)"},
        {"block 65 thread 117", "블록 65 스레드 117"},
    };
    for (const auto& [typed, shown] : cases) {
        const FindReading reading = findReadings(typed, scope).front();
        EXPECT_EQ(reading.text, shown) << typed;
        EXPECT_EQ(findReadings(shown, scope).front().path, reading.path) << shown;
    }
    for (const char* begin : {"블록", "블", "bl"})
        EXPECT_EQ(findForms(begin, scope).at(0).begin, "블록 ") << begin;
    for (const auto& [typed, part] : {std::pair("행 3 열", "열 7"), std::pair("블록", "블록 (2, 1, 0)"),
                                      std::pair("인덱스 5", "인덱스로는 찾을 수 없습니다. 스레드"),
                                      std::pair("워프 (1, 2)", "블록 65 워프 (1, 2)")})
        EXPECT_NE(test::inputErrorMessage([&, text = typed] { findReadings(text, scope); }).find(part),
                  std::string::npos)
            << typed << ": " << test::inputErrorMessage([&, text = typed] { findReadings(text, scope); });
    EXPECT_THROW(findReadings("블럭 65", scope), InputError);
}

} // namespace
} // namespace trichevron::core
