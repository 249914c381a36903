// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Files with a hole of a terabyte, and short ones that unpack to much: reading ends.
#include "core/import/event_pairs.h"
#include "core/import/import.h"
#include "core/import/json_pieces.h"
#include "core/inspect/kernel_file.h"
#include "core/json/gzip.h"
#include "core/program/program_builder.h"
#include "tests/case_name.h"
#include "tests/support/input_error_message.h"
#include "tests/support/sparse_file.h"
#include "tests/support/temporary_directory.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace trichevron::core {
namespace {

constexpr std::uint64_t terabyte = std::uint64_t{1} << 40U;

const std::string traceBegin = R"({"traceEvents":[)";
const std::string oneKernel =
    R"({"ph":"X","cat":"kernel","name":"k","ts":1,"dur":2,"args":{"grid":[1,1,1],"block":[32,1,1]}})";
const std::string table =
    "Start (ns),Duration (ns),CorrId,GrdX,GrdY,GrdZ,BlkX,BlkY,BlkZ,Reg/Trd,StcSMem (MB),DymSMem (MB),Bytes "
    "(MB),Throughput (MB/s),SrcMemKd,DstMemKd,Device,Ctx,GreenCtx,Strm,Name\n"
    "9695093,265888,65,1,1,2304,128,1,1,137,0.000,0.007,,,,,NVIDIA H200 (0),1,,7,k\n";

struct EndlessCase : test::NamedCase {
    std::string content;
    std::string sentence; ///< a part of it
};
class EndlessFile : public testing::TestWithParam<EndlessCase> {
protected:
    /// The error, or the problem of the program that was read. Fails where much was read.
    std::string problemOf(const std::string& path) const {
        std::uint64_t bytesRead = 0;
        ImportControl control;
        control.progress = [&](std::uint64_t read, std::uint64_t) { bytesRead = std::max(bytesRead, read); };
        std::string problem;
        const std::string error = test::inputErrorMessage([&] {
            const Program program = loadProgram(path, control);
            problem = program.problem ? program.problem->text() : "none";
        });
        EXPECT_LT(bytesRead, std::uint64_t{128} << 20U);
        return problem.empty() ? error : problem;
    }

    test::TemporaryDirectory folder_;
};

TEST_P(EndlessFile, IsNotReadToItsEnd) {
    const std::string path = folder_ / "trace";
    if (!test::writeSparseFile(path, GetParam().content, terabyte))
        GTEST_SKIP() << "the file system of " << path << " has no files with holes";
    const std::string problem = problemOf(path);
    EXPECT_NE(problem.find(GetParam().sentence), std::string::npos) << problem;
}

INSTANTIATE_TEST_SUITE_P(
    Import, EndlessFile,
    testing::Values(EndlessCase{{"NoEvents"}, traceBegin, "the JSON is not valid at byte 16"},
                    EndlessCase{{"Events"},
                                traceBegin + oneKernel,
                                "the JSON is not valid at byte " +
                                    std::to_string(traceBegin.size() + oneKernel.size())},
                    EndlessCase{{"AString"},
                                traceBegin + oneKernel + R"(],"other":")",
                                "the JSON is not valid at byte " +
                                    std::to_string(traceBegin.size() + oneKernel.size() + 11)},
                    EndlessCase{{"Table"}, table, "line 3 has a zero byte"},
                    EndlessCase{{"Capture"},
                                R"({"format":"trichevron-capture","version":1,"startNs":5})"
                                "\n",
                                "line 2 is longer than"},
                    EndlessCase{{"AfterCompressedData"},
                                gzip(traceBegin + oneKernel + "]}"),
                                "the compressed data is damaged or ends early"}),
    test::caseName<EndlessCase>);

TEST(ShortTrace, ThatUnpacksToBlanksIsNotReadToItsEnd) {
    const std::string blanks = gzip(std::string(JsonPieces::maxBlanks + 1, ' '));
    const Program program =
        std::get<Program>(importFile(ImportSource("a.json.gz", gzip(traceBegin + oneKernel) + blanks)));
    ASSERT_TRUE(program.problem);
    EXPECT_NE(program.problem->text().find("more than 16 MiB of blanks"), std::string::npos)
        << program.problem->text();
}

struct OpenEventsCase : test::NamedCase {
    std::size_t events;   ///< that begin
    std::size_t text;     ///< bytes of each
    std::size_t thread;   ///< bytes of the name of its thread, beside a number
    std::size_t threads;  ///< with different numbers
    bool isEnded;         ///< before the next one begins
    std::string sentence; ///< the beginning of the problem; empty: there is none
};
class OpenEvents : public testing::TestWithParam<OpenEventsCase> {};

TEST_P(OpenEvents, AreKeptUpToALimit) {
    const OpenEventsCase& c = GetParam();
    EventPairs pairs;
    std::size_t ended = 0;
    for (std::size_t i = 0; i < c.events; ++i) {
        const std::string thread = std::to_string(i % c.threads) + std::string(c.thread, 't');
        pairs.begin("1", thread, {std::string(c.text, 'x'), 7});
        ended += c.isEnded && pairs.end("1", thread) ? 1 : 0;
    }
    EXPECT_EQ(ended, c.isEnded ? c.events : 0);
    if (c.sentence.empty()) {
        EXPECT_FALSE(pairs.problem()) << pairs.problem()->text();
    } else {
        ASSERT_TRUE(pairs.problem());
        EXPECT_EQ(pairs.problem()->text(),
                  c.sentence + "; a trace whose events have a duration (\"ph\": \"X\") has no such limit");
    }
    EXPECT_EQ(pairs.takeOpen().size(), c.text == 0 || c.isEnded ? 0 : c.events - (c.sentence.empty() ? 0 : 1))
        << "all but the last one, which is past the limit";
}

constexpr std::size_t megabyte = std::size_t{1} << 20U;
const std::string tooMany = "more than 100,000 events up to byte 7 begin (\"ph\": \"B\") and do not end";
const std::string tooLarge =
    "the events up to byte 7 that begin (\"ph\": \"B\") and do not end take more than 64 MiB";
INSTANTIATE_TEST_SUITE_P(
    Import, OpenEvents,
    testing::Values(OpenEventsCase{{"AsManyAsTheLimit"}, 100'000, 1, 0, 1, false, ""},
                    OpenEventsCase{{"OneMore"}, 100'001, 1, 0, 1, false, tooMany},
                    OpenEventsCase{{"OneMoreOfNoInterest"}, 100'001, 0, 0, 1, false, tooMany},
                    OpenEventsCase{{"OneMoreOnThreadsOfTheirOwn"}, 100'001, 1, 0, 100'001, false, tooMany},
                    OpenEventsCase{{"OneMoreOfWhichAllEnd"}, 100'001, 1, 0, 100'001, true, ""},
                    OpenEventsCase{{"LongTexts"}, 63, megabyte, 0, 1, false, ""},
                    OpenEventsCase{{"TooLongTexts"}, 64, megabyte, 0, 1, false, tooLarge},
                    OpenEventsCase{{"TooLongThreads"}, 64, 1, megabyte, 64, false, tooLarge},
                    OpenEventsCase{{"OneLongThread"}, 65, 1, megabyte, 1, false, ""},
                    OpenEventsCase{{"LongTextsAndThreadsThatEnd"}, 65, megabyte, megabyte, 65, true, ""}),
    test::caseName<OpenEventsCase>);

TEST(ProgramLimits, NamesPastTheLimitEndTheProgramAndKnownNamesDoNot) {
    ProgramBuilder builder("a", "kineto", {});
    std::string name(megabyte, 'x');
    for (std::size_t i = 0; i < ProgramBuilder::maxNameBytes / megabyte; ++i) {
        std::copy_n(std::to_string(100 + i).begin(), 3, name.begin());
        EXPECT_EQ(i % 2 == 0 ? builder.kernel(name) : builder.range(name), i / 2);
    }
    EXPECT_THROW(builder.range("one more"), ProgramTooLarge);
    EXPECT_EQ(builder.range(name), ProgramBuilder::maxNameBytes / megabyte / 2 - 1);
}

TEST(ShortTrace, OfAKernelOnEachOfTooManyStreamsIsReadUpToTheLimit) {
    std::string trace = traceBegin;
    for (std::size_t i = 0; i <= ProgramBuilder::maxStreams; ++i)
        trace += (i == 0 ? "" : ",") +
                 (R"({"ph":"X","cat":"kernel","name":"k","ts":1,"dur":1,"args":{"grid":[1,1,1],)"
                  R"("block":[1,1,1],"stream":)" +
                  std::to_string(i) + "}}");
    const Program program = std::get<Program>(importFile(ImportSource("a.json.gz", gzip(trace + "]}"))));
    EXPECT_EQ(program.launches.size(), ProgramBuilder::maxStreams);
    ASSERT_TRUE(program.problem);
    EXPECT_EQ(program.problem->text(), "the trace has more than 100,000 streams");
}

TEST(ShortTrace, ThatUnpacksToEventsWithoutAnEndIsReadUpToTheLimit) {
    const std::string event = R"(,{"ph":"B"})";
    std::string trace = traceBegin + oneKernel;
    for (std::size_t i = 0; i < EventPairs::maxOpen; ++i)
        trace += event;
    const std::string kept = gzip(trace + "," + oneKernel + "]}");
    const std::string past = gzip(trace + event + R"(,{"ph":"E"},)" + oneKernel + "]}");
    EXPECT_FALSE(std::get<Program>(importFile(ImportSource("a.json.gz", kept))).problem);
    const Program program = std::get<Program>(importFile(ImportSource("a.json.gz", past)));
    ASSERT_TRUE(program.problem);
    EXPECT_NE(program.problem->text().find("more than 100,000 events up to byte "), std::string::npos)
        << program.problem->text();
    EXPECT_EQ(program.launches.size(), 1U) << "what follows is not read";
}

TEST(KernelsOfALargeFile, AreNotSearchedFor) {
    const test::TemporaryDirectory folder;
    const std::string path = folder / "program";
    const std::string head("\x7f"
                           "ELF\x02\x01\x01\0\0\0",
                           10);
    if (!test::writeSparseFile(path, head, std::uint64_t{8} << 30U))
        GTEST_SKIP() << "the file system of " << path << " has no files with holes";
    EXPECT_EQ(test::inputErrorMessage([&] { readKernelFile(path); }),
              path + ": the file is larger than 4,096 MiB");
}

} // namespace
} // namespace trichevron::core
