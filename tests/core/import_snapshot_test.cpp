// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// What an import hands on while it reads: launches that the result has too, under the same numbers.
#include "core/import/import.h"
#include "tests/case_name.h"
#include "tests/support/temporary_directory.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <string>
#include <vector>

namespace trichevron::core {
namespace {

constexpr int tracedLaunches = 12'000;

std::string numberText(int number) {
    return std::to_string(number);
}

/// Every seventh launch is of another grid, and the first ones start last.
std::string kinetoText() {
    std::string text = R"({"deviceProperties": [{"id": 0, "name": "NVIDIA H200"}], "traceEvents": [)";
    for (int i = 0; i < tracedLaunches; ++i)
        text += (i > 0 ? "," : "") + std::string(R"({"ph": "X", "cat": "kernel", "name": "k)") +
                numberText(i % 5) + R"(", "tid": 7, "ts": )" + numberText(i < 10 ? 900'000 : i * 10) +
                R"(, "dur": 5, "args": {"device": 0, "stream": 7, "registers per thread": 40, )"
                R"("shared memory": 0, "grid": [)" +
                numberText(1 + i % 7 + i / 3000) + R"(, 1, 1], "block": [256, 1, 1]}})";
    return text + "]}";
}

std::string nsysCsvText() {
    std::string text =
        "Start (ns),Duration (ns),CorrId,GrdX,GrdY,GrdZ,BlkX,BlkY,BlkZ,Reg/Trd,StcSMem (MB),DymSMem "
        "(MB),Device,Strm,Name\n";
    for (int i = 0; i < tracedLaunches; ++i)
        text += numberText(i * 1000) + ",500," + numberText(i) + ',' + numberText(1 + i % 7 + i / 3000) +
                ",1,1,256,1,1,40,0.000,0.000,NVIDIA H200 (0),7,kernel_with_a_name_of_usual_length" +
                numberText(i % 5) + '\n';
    return text;
}

std::string captureLines() {
    std::string text =
        "{\"format\":\"trichevron-capture\",\"version\":1,\"program\":\"p\",\"process\":1,\"parent\":0,"
        "\"startNs\":1000,\"flushPeriodMs\":1000,\"limit\":2000000}\n";
    for (int i = 0; i < tracedLaunches; ++i) {
        if (i % 2000 == 0)
            text += R"({"run":{"id":)" + numberText(1 + i / 2000) +
                    R"(,"kernel":0,"device":0,"context":1,"stream":7,"gridDim":[)" +
                    numberText(1 + i / 2000) +
                    R"(,1,1],"blockDim":[256,1,1],"numRegs":40,"sharedSizeBytes":0,"dynamicSmemBytes":0}})"
                    "\n";
        text += "[\"ran\"," + numberText(i) + ',' + numberText(1 + i / 2000) + ',' +
                std::to_string(std::int64_t{i} * 1'000'000'000) + ",500000000000000]\n";
    }
    return text + "{\"end\":true}\n";
}

struct SnapshotCase : test::NamedCase {
    std::string (*text)();
};

class ImportSnapshot : public testing::TestWithParam<SnapshotCase> {
protected:
    void SetUp() override {
        path_ = folder_ / "trace";
        std::ofstream(path_) << GetParam().text();
    }
    std::vector<Program> snapshots(std::chrono::milliseconds pause, Program& result) {
        std::vector<Program> all;
        ImportControl control;
        control.snapshotPause = pause;
        control.snapshot = [&](Program soFar) { all.push_back(std::move(soFar)); };
        result = loadProgram(path_, control);
        return all;
    }

    test::TemporaryDirectory folder_;
    std::string path_;
};

TEST_P(ImportSnapshot, HasTheFirstLaunchesUnderTheNumbersOfTheResult) {
    Program result;
    const std::vector<Program> all = snapshots(std::chrono::milliseconds(0), result);
    ASSERT_FALSE(all.empty());
    ASSERT_EQ(result.launches.size(), static_cast<std::size_t>(tracedLaunches));
    std::size_t last = 0;
    for (const Program& program : all) {
        EXPECT_GT(program.launches.size(), last);
        last = program.launches.size();
        EXPECT_EQ(program.source, path_);
        EXPECT_EQ(program.gaps, result.gaps);
        ASSERT_LE(program.configurations.size(), result.configurations.size());
        for (std::size_t i = 0; i < program.configurations.size(); ++i) {
            EXPECT_EQ(program.configurations[i], result.configurations[i]);
            EXPECT_EQ(program.kernels[program.configurations[i].kernel],
                      result.kernels[result.configurations[i].kernel]);
        }
        EXPECT_EQ(program.launches.front().startNs, 0);
        for (std::size_t i = 1; i < program.launches.size(); ++i)
            ASSERT_LE(program.launches[i - 1].startNs, program.launches[i].startNs);
    }
    EXPECT_LT(all.front().launches.size(), result.launches.size());
}

TEST_P(ImportSnapshot, IsNotMadeBeforeItsTime) {
    Program result;
    EXPECT_TRUE(snapshots(std::chrono::hours(1), result).empty());
    EXPECT_EQ(result.launches.size(), static_cast<std::size_t>(tracedLaunches));
}

INSTANTIATE_TEST_SUITE_P(Formats, ImportSnapshot,
                         testing::Values(SnapshotCase{{"Kineto"}, kinetoText},
                                         SnapshotCase{{"NsightSystemsCsv"}, nsysCsvText},
                                         SnapshotCase{{"Capture"}, captureLines}),
                         test::caseName<SnapshotCase>);

TEST(ImportSnapshots, OfAFolderGrowWithItsFiles) {
    const test::TemporaryDirectory folder;
    std::ofstream(folder / "a.pt.trace.json") << kinetoText();
    std::ofstream(folder / "b.pt.trace.json") << kinetoText();
    std::vector<std::size_t> counts;
    ImportControl control;
    control.snapshotPause = std::chrono::milliseconds(0);
    control.snapshot = [&](const Program& soFar) {
        EXPECT_EQ(soFar.source, folder.path().string());
        counts.push_back(soFar.launches.size());
    };
    const Program result = loadProgram(folder.path().string(), control);
    EXPECT_EQ(result.launches.size(), std::size_t{2 * tracedLaunches});
    ASSERT_FALSE(counts.empty());
    EXPECT_LT(counts.front(), std::size_t{tracedLaunches});
    EXPECT_TRUE(std::is_sorted(counts.begin(), counts.end()));
}

} // namespace
} // namespace trichevron::core
