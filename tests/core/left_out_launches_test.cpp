// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// What is said of the launches and the lines of a trace that cannot be read: how many, where, and why.
#include "core/import/import.h"
#include "core/program/program_words.h"
#include "tests/case_name.h"
#include "tests/support/input_error_message.h"
#include "tests/support/temporary_directory.h"

#include <gtest/gtest.h>

#include <fstream>
#include <string>
#include <vector>

namespace trichevron::core {
namespace {

Program programFrom(const std::string& bytes) {
    return std::get<Program>(importFile(ImportSource("trace", bytes)));
}

std::string kinetoEvent(const std::string& kernel, const std::string& grid, const std::string& start,
                        const std::string& duration) {
    return R"({"ph": "X", "cat": "kernel", "name": ")" + kernel + R"(", "tid": 7, "ts": )" + start +
           R"(, "dur": )" + duration +
           R"(, "args": {"registers per thread": 32, "shared memory": 0, "grid": )" + grid +
           R"(, "block": [128, 1, 1]}})";
}
std::string kinetoOf(const std::string& events) {
    return R"({"traceEvents": [)" + events + "]}";
}

TEST(LeftOutLaunches, TheFirstOnesAreNamedWithTheirPlaceAndTheirValue) {
    const std::string good = kinetoEvent("good", "[64, 1, 1]", "5", "2");
    const std::string trace =
        kinetoOf(good + "," + kinetoEvent("void ns::bad<int>(float*)", "[1.5, 1, 1]", "5", "2") + "," +
                 kinetoEvent("late", "[64, 1, 1]", "NaN", "2") + "," +
                 kinetoEvent("backwards", "[64, 1, 1]", "5", "-5") + "," +
                 kinetoEvent("fourth", "[-1, 1, 1]", "5", "2"));
    const Program program = programFrom(trace);
    ASSERT_EQ(program.launches.size(), 1U);
    const auto byteOf = [&](const std::string& kernel) {
        return std::to_string(trace.rfind("{\"ph\"", trace.find(kernel)));
    };
    EXPECT_EQ(
        leftOutSentence(program).text(),
        "4 launches are left out: a dimension or a time in the trace cannot be read (\"grid\" of bad at "
        "byte " +
            byteOf("void ns") + " is [1.5, 1, 1]; \"ts\" of late at byte " + byteOf("late") +
            " is NaN; \"dur\" of backwards at byte " + byteOf("backwards") + " is -5; 1 more)");
    EXPECT_EQ(notesOf(program).front(), leftOutSentence(program).text());
    ASSERT_EQ(program.unreadableLaunches.first.size(), 4U);
    EXPECT_EQ(leftOutSentence(programFrom(kinetoOf(good))).text(), "");
}

/// Half of a pair of events.
std::string kinetoHalf(const std::string& phase, const std::string& members) {
    return R"({"ph": ")" + phase + R"(", "pid": 0, )" + members + "}";
}
const std::string kernelArgs =
    R"("args": {"registers per thread": 32, "shared memory": 0, "grid": [64, 1, 1], "block": [128, 1, 1]})";

TEST(LeftOutLaunches, EventsThatBeginAndEndAreLaunches) {
    const std::string trace = kinetoOf(
        kinetoHalf("B", R"("cat": "gpu_user_annotation", "name": "step", "tid": 7, "ts": 1)") + "," +
        kinetoHalf("B", R"("cat": "kernel", "name": "k", "tid": 7, "ts": 5, )" + kernelArgs) + "," +
        kinetoHalf("B", R"("cat": "kernel", "name": "other", "tid": 8, "ts": 6, )" + kernelArgs) + "," +
        kinetoHalf("E", R"("tid": 7, "ts": 7.5)") + "," + kinetoHalf("E", R"("tid": 7, "ts": 9)") + "," +
        kinetoHalf("E", R"("tid": 8, "ts": 10)") + "," + kinetoHalf("E", R"("tid": 8, "ts": 11)"));
    const Program program = programFrom(trace);
    ASSERT_EQ(program.launches.size(), 2U);
    EXPECT_EQ(program.kernels, (std::vector<std::string>{"k", "other"}));
    EXPECT_EQ(program.launches[0].durationNs, 2500U);
    EXPECT_EQ(program.launches[1].startNs, 1000);
    EXPECT_EQ(program.launches[1].durationNs, 4000U);
    EXPECT_TRUE(leftOutSentence(program).isEmpty());
}

TEST(LeftOutLaunches, AKernelThatDoesNotEndIsOneOfThem) {
    const std::string trace =
        kinetoOf(kinetoEvent("good", "[64, 1, 1]", "5", "2") + "," +
                 kinetoHalf("B", R"("cat": "kernel", "name": "endless", "tid": 7, "ts": 5, )" + kernelArgs));
    const Program program = programFrom(trace);
    EXPECT_EQ(program.launches.size(), 1U);
    EXPECT_NE(leftOutSentence(program).text().find("endless at byte "), std::string::npos)
        << leftOutSentence(program).text();
}

TEST(LeftOutLaunches, AKernelWithoutItsDimensionsOrTimesIsOneOfThem) {
    const std::string good = kinetoEvent("good", "[64, 1, 1]", "5", "2");
    const std::pair<const char*, const char*> removed[] = {{R"("grid": [64, 1, 1], )", "grid"},
                                                           {R"(, "block": [128, 1, 1])", "block"},
                                                           {R"("ts": 5, )", "ts"},
                                                           {R"("dur": 2, )", "dur"}};
    for (const auto& [text, field] : removed) {
        std::string without = kinetoEvent("bare", "[64, 1, 1]", "5", "2");
        without.replace(without.find(text), std::string(text).size(), "");
        const Program program = programFrom(kinetoOf(good + "," + without));
        EXPECT_EQ(program.launches.size(), 1U) << field;
        const std::string sentence = leftOutSentence(program).text();
        EXPECT_TRUE(sentence.starts_with("1 launch is left out")) << sentence;
        EXPECT_NE(sentence.find("(bare at byte "), std::string::npos) << sentence;
        EXPECT_NE(sentence.find(std::string(" has no \"") + field + "\")"), std::string::npos) << sentence;
    }
    const Program program =
        programFrom(kinetoOf(good + R"(,{"ph": "X", "cat": "kernel", "name": "noArgs", "ts": 5, "dur": 2})"));
    EXPECT_EQ(program.unreadableLaunches.count, 1U);
}

struct FieldProblem : test::NamedCase {
    const char* text; ///< of a good event, that is replaced
    const char* by;
    const char* problem;
};
class FieldThatALaunchNeeds : public testing::TestWithParam<FieldProblem> {};

TEST_P(FieldThatALaunchNeeds, IsNamedWithWhatIsWrong) {
    std::string event = kinetoEvent("k", "[64, 1, 1]", "5", "2");
    event.replace(event.find(GetParam().text), std::string(GetParam().text).size(), GetParam().by);
    const Program program = programFrom(kinetoOf(kinetoEvent("good", "[64, 1, 1]", "5", "2") + "," + event));
    EXPECT_EQ(program.launches.size(), 1U);
    ASSERT_EQ(program.unreadableLaunches.first.size(), 1U);
    EXPECT_NE(program.unreadableLaunches.first.front().text().find(GetParam().problem), std::string::npos)
        << program.unreadableLaunches.first.front().text();
}

INSTANTIATE_TEST_SUITE_P(
    Kineto, FieldThatALaunchNeeds,
    testing::Values(FieldProblem{{"NoGrid"}, "\"grid\"", "\"other\"", " has no \"grid\""},
                    FieldProblem{{"NoBlockAndABadTime"}, "\"block\"", "\"other\"", " has no \"block\""},
                    FieldProblem{{"AGridThatIsNone"}, "[64, 1, 1]", "[-4, 1, 1]", " is [-4, 1, 1]"},
                    FieldProblem{{"ATimeThatIsNone"}, "\"ts\": 5", "\"ts\": \"x\"", "\"ts\" of k at byte "},
                    FieldProblem{{"ANegativeDuration"}, "\"dur\": 2", "\"dur\": -2", " is -2"}),
    test::caseName<FieldProblem>);

class FieldThatALaunchCanDoWithout : public testing::TestWithParam<FieldProblem> {};

TEST_P(FieldThatALaunchCanDoWithout, IsNamedAndCountsAsNotKnown) {
    std::string event = kinetoEvent("k", "[64, 1, 1]", "5", "2");
    event.replace(event.find(GetParam().text), std::string(GetParam().text).size(), GetParam().by);
    const Program program = programFrom(kinetoOf(event));
    EXPECT_EQ(program.launches.size(), 1U);
    EXPECT_EQ(program.unreadableLaunches.count, 0U);
    const std::string problem = GetParam().problem;
    EXPECT_EQ(notReadSentence(program).text(),
              problem.empty()
                  ? ""
                  : "1 value in the trace cannot be read and counts as not known (" + problem + ")");
    EXPECT_EQ(notesOf(program).front() == notReadSentence(program).text(), !problem.empty());
}

INSTANTIATE_TEST_SUITE_P(Kineto, FieldThatALaunchCanDoWithout,
                         testing::Values(FieldProblem{{"NegativeRegisters"},
                                                      "\"registers per thread\": 32",
                                                      "\"registers per thread\": -3",
                                                      "\"registers per thread\" of k at byte 17 is -3"},
                                         FieldProblem{{"RegistersOfAWord"},
                                                      "\"registers per thread\": 32",
                                                      "\"registers per thread\": \"many\"",
                                                      "\"registers per thread\" of k at byte 17 is \"many\""},
                                         FieldProblem{{"SharedMemory"},
                                                      "\"shared memory\": 0",
                                                      "\"shared memory\": 1.5",
                                                      "\"shared memory\" of k at byte 17 is 1.5"},
                                         FieldProblem{{"AnUnknownNumber"},
                                                      "\"registers per thread\": 32",
                                                      "\"registers per thread\": null",
                                                      ""},
                                         FieldProblem{{"NoField"}, "\"registers per thread\": 32, ", "", ""}),
                         test::caseName<FieldProblem>);

TEST(LeftOutLaunches, ALongValueIsCutAndFewReasonsAreKept) {
    std::string events = kinetoEvent("good", "[64, 1, 1]", "5", "2");
    for (int i = 0; i < 50; ++i)
        events += "," + kinetoEvent("k", "[-" + std::string(10'000, '9') + "]", "5", "2");
    const Program program = programFrom(kinetoOf(events));
    EXPECT_EQ(program.unreadableLaunches.count, 50U);
    EXPECT_EQ(program.unreadableLaunches.first.size(), UnreadableParts::mostKept);
    EXPECT_LT(leftOutSentence(program).text().size(), 500U);
}

TEST(LeftOutLaunches, AFolderNamesTheFileOfEach) {
    const test::TemporaryDirectory directory;
    const std::string good = kinetoEvent("k", "[64, 1, 1]", "5", "2");
    std::ofstream(directory / "rank0.1.pt.trace.json") << kinetoOf(good);
    std::ofstream(directory / "rank1.1.pt.trace.json")
        << kinetoOf(good + "," + kinetoEvent("bad", "[-1]", "5", "2"));
    const Program program = loadProgram(directory.path().string());
    EXPECT_EQ(program.launches.size(), 2U);
    const std::string sentence = leftOutSentence(program).text();
    EXPECT_TRUE(sentence.starts_with("1 launch is left out")) << sentence;
    EXPECT_NE(sentence.find("(rank1.1.pt.trace.json: \"grid\" of bad at byte "), std::string::npos)
        << sentence;
}

const std::string nsysColumns =
    "Start (ns),Duration (ns),CorrId,GrdX,GrdY,GrdZ,BlkX,BlkY,BlkZ,Reg/Trd,StcSMem (MB),DymSMem (MB),Bytes "
    "(MB),Throughput (MBps),SrcMemKd,DstMemKd,Device,Ctx,GreenCtx,Strm,Name\n";
std::string nsysRow(const std::string& gridX) {
    return "100,200,65," + gridX + ",1,1,128,1,1,32,0.000,0.000,,,,,NVIDIA H200 (0),1,,7,k\n";
}

TEST(LeftOutLines, TheirNumberAndTheFirstOnesAreSaid) {
    const auto problem = [](const std::string& rows) {
        const Program program = programFrom(nsysColumns + rows);
        return program.problem ? program.problem->text() : std::string();
    };
    const std::string good = nsysRow("264");
    EXPECT_EQ(problem(good), "");
    EXPECT_EQ(problem("1,2\n" + good), "line 2 has 2 fields instead of 21") << "one needs no number";
    const std::string two =
        "2 lines cannot be read (line 3 has no start, duration, grid and block that can be "
        "read; line 4 has 1 field instead of 21)";
    EXPECT_EQ(problem(good + nsysRow("-4") + "1\n" + good), two);
    EXPECT_EQ(problem("1\n1\n" + good + "1\n1\n1\n"),
              "5 lines cannot be read (line 2 has 1 field instead of 21; line 3 has 1 field instead of 21; "
              "line 5 has 1 field instead of 21; 2 more)");
    EXPECT_EQ(problem(good + nsysRow("-4") + "1\n" + "12,\"unterminated\n"),
              "the file ends early, in quotes that begin in line 5; " + two);
    EXPECT_EQ(problemSentence(programFrom(nsysColumns + good + nsysRow("-4") + "1\n")).text(),
              "The trace is not whole: " + two + "; 1 launch was read; export it again to have all.");
}

TEST(LeftOutLines, OfATableOfNsightComputeAreSaidTheSameWay) {
    const std::string columns = "\"ID\",\"Kernel Name\",\"Block Size\",\"Grid Size\",\"Device\",\"CC\"\n";
    const auto row = [](int id, const std::string& grid) {
        return "\"" + std::to_string(id) + "\",\"k\",\"(64, 1, 1)\",\"" + grid + "\",\"0\",\"9.0\"\n";
    };
    const Program program = programFrom(columns + row(0, "(8, 1, 1)") + row(1, "(-8, 1, 1)") +
                                        "\"2\",\"k\"\n" + row(3, "(8, 1, 1)"));
    EXPECT_EQ(program.launches.size(), 2U);
    ASSERT_TRUE(program.problem);
    const std::string text = program.problem->text();
    EXPECT_TRUE(text.starts_with("2 lines cannot be read (")) << text;
    for (const char* part :
         {"the launch at line 3 has no grid and block that can be read", "line 4 has 2 fields instead of 6"})
        EXPECT_NE(text.find(part), std::string::npos) << text;
}

TEST(LeftOutLines, ATableWithoutAnythingElseIsAnErrorThatNamesThem) {
    EXPECT_EQ(
        test::inputErrorMessage([] { programFrom(nsysColumns + "1\n" + nsysRow("-4")); }),
        "trace: 2 lines cannot be read (line 2 has 1 field instead of 21; line 3 has no start, duration, "
        "grid and block that can be read)");
}

} // namespace
} // namespace trichevron::core
