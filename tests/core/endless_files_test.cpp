// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Files with a hole of a terabyte, and short ones that unpack to much: reading ends.
#include "core/import/import.h"
#include "core/import/json_pieces.h"
#include "core/inspect/kernel_file.h"
#include "core/json/gzip.h"
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
