// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Traces of programs: each format gives the launches with what it says, and no more.
#include "core/import/import.h"
#include "core/import/json_pieces.h"
#include "core/json/gzip.h"
#include "core/json/json_value.h"
#include "core/program/program_builder.h"
#include "core/program/program_words.h"
#include "tests/case_name.h"
#include "tests/support/input_error_message.h"
#include "tests/support/temporary_directory.h"

#include <gtest/gtest.h>
#include <sqlite3.h>

#include <filesystem>
#include <fstream>

namespace trichevron::core {
namespace {

Program programIn(const std::string& bytes) {
    return std::get<Program>(importFile(ImportSource("trace", bytes)));
}

std::string kernelEvent(const std::string& name, const std::string& start, const std::string& args) {
    return R"({"ph": "X", "cat": "kernel", "name": ")" + name + R"(", "pid": 0, "tid": 7, "ts": )" + start +
           R"(, "dur": 2.5, "args": {)" + args + "}}";
}
const std::string plainArgs =
    R"("device": 0, "stream": 7, "registers per thread": 40, "shared memory": 66560, "grid": [264, 1, 1], "block": [256, 2, 1], "est. achieved occupancy %": 0)";
const std::string h200Device =
    R"("deviceProperties": [{"id": 0, "name": "NVIDIA H200", "computeMajor": 9, "computeMinor": 0, "numSms": 132, "warpSize": 32}])";

std::string kinetoTrace(const std::string& events) {
    return "{\"schemaVersion\": 1, " + h200Device + ", \"traceEvents\": [" + events +
           "], \"other\": {\"a\": [1]}}";
}

TEST(ProgramImport, KinetoGivesTheConfigurationAndTheTimes) {
    const Program program = programIn(kinetoTrace(kernelEvent("k", "1700000000000100.250", plainArgs) + ", " +
                                                  kernelEvent("k", "1700000000000200.500", plainArgs)));
    ASSERT_EQ(program.configurations.size(), 1U);
    const ProgramConfiguration& c = program.configurations[0];
    EXPECT_EQ(c.gridDim, (GridExtent{264, 1, 1}));
    EXPECT_EQ(c.blockDim, (BlockExtent{256, 2, 1}));
    EXPECT_EQ(c.numRegs, 40U);
    EXPECT_EQ(c.undividedSmemBytes, ByteRange::exactly(66560));
    EXPECT_FALSE(c.sharedSizeBytes);
    EXPECT_FALSE(c.clusterDim);
    EXPECT_EQ(c.claim, (TraceClaim{OccupancyClaimKind::Estimate, 0, 0.005}));
    ASSERT_EQ(program.launches.size(), 2U);
    EXPECT_EQ(program.launches[1].startNs, 100'250) << "microseconds of 17 digits keep their nanoseconds";
    EXPECT_EQ(program.launches[1].durationNs, 2500U);
    ASSERT_EQ(program.devices.size(), 1U);
    EXPECT_EQ(program.devices[0].name, "NVIDIA H200");
    EXPECT_EQ(program.devices[0].multiProcessorCount, 132U);
    EXPECT_TRUE(program.leavesOut(TraceGap::SharedMemorySplit));
    EXPECT_TRUE(program.leavesOut(TraceGap::Clusters));
    EXPECT_FALSE(program.problem);
}

TEST(ProgramImport, TheEventsAreTheSameInPiecesOfAnySize) {
    std::string events;
    for (int i = 0; i < 40; ++i)
        events += (i > 0 ? ",\n" : "") +
                  kernelEvent("k \\\"" + std::to_string(i % 3) + "\\\\", std::to_string(i * 10), plainArgs) +
                  R"(, {"ph": "X", "cat": "cpu_op", "name": "a ] } \" [ {", "args": {"x": [1, {"y": "]"}]}})";
    const std::string whole = kinetoTrace(events);
    for (std::size_t piece : {1U, 2U, 3U, 7U, 64U, 100'000U}) {
        std::size_t found = 0;
        std::vector<std::string> members;
        JsonPieces pieces({[&](std::string_view event, std::uint64_t place) {
                               ++found;
                               EXPECT_EQ(whole.substr(place, event.size()), event);
                               return Json::accept(event);
                           },
                           [&](std::string_view key, std::string_view value) {
                               members.emplace_back(std::string(key) + "=" + std::string(value));
                           }});
        for (std::size_t at = 0; at < whole.size(); at += piece)
            ASSERT_TRUE(pieces.add(std::string_view(whole).substr(at, piece)));
        EXPECT_FALSE(pieces.end());
        EXPECT_EQ(found, 80U) << piece;
        ASSERT_EQ(members.size(), 3U);
        EXPECT_EQ(members[0], "schemaVersion=1");
        EXPECT_EQ(members[2], "other={\"a\": [1]}");
    }
    const Program program = programIn(whole);
    EXPECT_EQ(program.kernels, (std::vector<std::string>{"k \"0\\", "k \"1\\", "k \"2\\"}));
}

TEST(ProgramImport, AnArrayOfEventsMayLackItsEnd) {
    const Program program = programIn("[" + kernelEvent("k", "1", plainArgs) + ",\n");
    EXPECT_EQ(program.launches.size(), 1U);
    EXPECT_FALSE(program.problem);
}

const std::string copyEvent = R"({"ph": "X", "cat": "gpu_memcpy", "name": "Memcpy", "ts": 1, "dur": 1.5})";
TEST(ProgramImport, CopiesOfMemoryAreCountedAndAreNoLaunches) {
    const Program program =
        programIn(kinetoTrace(copyEvent + "," + kernelEvent("k", "9", plainArgs) + "," + copyEvent));
    EXPECT_EQ(program.launches.size(), 1U);
    EXPECT_EQ(program.copies, (MemoryCopies{2, 3000}));
}

TEST(ProgramImport, XlaWritesTheConfigurationInOneText) {
    const Program program = programIn(
        R"({"traceEvents": [{"ph": "X", "name": "fusion", "pid": 1, "tid": 9, "ts": 3, "dur": 1, "args": {"kernel_details": "regs:32 static_shared:1024 dynamic_shared:512 grid:8,2,1 block:128,1,1 occ_pct:75"}}]})");
    const ProgramConfiguration& c = program.configurations.at(0);
    EXPECT_EQ(c.gridDim, (GridExtent{8, 2, 1}));
    EXPECT_EQ(c.sharedSizeBytes, ByteRange::exactly(1024));
    EXPECT_EQ(c.dynamicSmemBytes, ByteRange::exactly(512));
    EXPECT_EQ(c.claim->kind, OccupancyClaimKind::Theoretical);
    EXPECT_FALSE(program.leavesOut(TraceGap::SharedMemorySplit));
}

TEST(ProgramImport, ALaunchWithADimensionOrATimeThatIsNoNumberIsLeftOutAndCounted) {
    const auto launch = [](const std::string& grid, const std::string& start, const std::string& duration) {
        return R"({"ph": "X", "cat": "kernel", "name": "k", "pid": 0, "tid": 7, "ts": )" + start +
               R"(, "dur": )" + duration +
               R"(, "args": {"registers per thread": 32, "shared memory": 0, "grid": )" + grid +
               R"(, "block": [128, 1, 1]}})";
    };
    const std::string good = "[64.0, 2, 1]";
    const Program program = programIn(kinetoTrace(
        launch(good, "5", "2") + "," + launch("[1.5, 1, 1]", "5", "2") + "," +
        launch("[1e308, 1, 1]", "5", "2") + "," + launch("[-8, 1, 1]", "5", "2") + "," +
        launch("[5000000000, 1, 1]", "5", "2") + "," + launch(good, "NaN", "2") + "," +
        launch(good, "5", "NaN") + "," + launch(good, "5", "-5") + "," + launch(good, "5", "1e300")));
    ASSERT_EQ(program.launches.size(), 1U);
    EXPECT_EQ(program.configurations.at(0).gridDim, (GridExtent{64, 2, 1}));
    EXPECT_EQ(program.unreadableLaunches.count, 8U);
}

TEST(ProgramImport, DimensionsMayStandOnLinesOfTheirOwnOrBeNamed) {
    for (const char* grid : {"[\n\t8,\r\n\t2,\n\t1\n]", R"({"x": 8, "y": 2, "z": 1})", R"("8 × 2 × 1")"}) {
        const Program program = programIn(kinetoTrace(
            R"({"ph": "X", "cat": "kernel", "name": "k", "pid": 0, "tid": 7, "ts": 1, "dur": 1, "args": {"registers per thread": 32, "shared memory": 0, "grid": )" +
            std::string(grid) + R"(, "block": [128, 1, 1]}})"));
        EXPECT_EQ(program.configurations.at(0).gridDim, (GridExtent{8, 2, 1})) << grid;
        EXPECT_EQ(program.unreadableLaunches.count, 0U) << grid;
    }
}

TEST(ProgramImport, ResourcesThatAreNoNumberAreNotInTheTrace) {
    const Program program = programIn(kinetoTrace(
        R"({"ph": "X", "cat": "kernel", "name": "k", "pid": 0, "tid": 7, "ts": 1, "dur": 1, "args": {"registers per thread": -1, "shared memory": 4294967296, "grid": [1, 1, 1], "block": [128, 1, 1]}})"));
    EXPECT_FALSE(program.configurations.at(0).numRegs);
    EXPECT_FALSE(program.configurations.at(0).undividedSmemBytes);
}

TEST(ProgramImport, ALaunchIsInTheInnermostRangeOfItsStream) {
    const auto range = [](const char* name, int start, int length, int stream) {
        return R"({"ph": "X", "cat": "gpu_user_annotation", "name": ")" + std::string(name) +
               R"(", "pid": 0, "tid": 1, "ts": )" + std::to_string(start) + R"(, "dur": )" +
               std::to_string(length) + R"(, "args": {"device": 0, "stream": )" + std::to_string(stream) +
               "}}";
    };
    const Program program = programIn(kinetoTrace(
        range("step", 0, 100, 7) + "," + range("forward", 10, 20, 7) + "," + range("other", 0, 100, 8) + "," +
        kernelEvent("a", "5", plainArgs) + "," + kernelEvent("b", "15", plainArgs) + "," +
        kernelEvent("c", "30", plainArgs) + "," + kernelEvent("d", "100", plainArgs)));
    std::vector<std::string> names;
    for (const ProgramLaunch& launch : program.launches)
        names.push_back(launch.range == ProgramLaunch::none ? "" : program.ranges[launch.range]);
    EXPECT_EQ(names, (std::vector<std::string>{"step", "forward", "step", ""}));
}

const std::string nsysHeadings =
    "Start (ns),Duration (ns),CorrId,GrdX,GrdY,GrdZ,BlkX,BlkY,BlkZ,Reg/Trd,StcSMem (MB),DymSMem (MB),Bytes "
    "(MB),Throughput (MB/s),SrcMemKd,DstMemKd,Device,Ctx,GreenCtx,Strm,Name\n";

TEST(ProgramImport, NsightSystemsCsvRoundsSharedMemoryToARange) {
    const Program program = programIn(
        "Processing [a.sqlite] with [cuda_gpu_trace.py]... \n" + nsysHeadings +
        "9695093,265888,65,1,1,2304,128,1,1,137,0.000,0.007,,,,,NVIDIA H200 (0),1,,7,\"k<int, 3>\"\n"
        "9961685,270,67,1,1,2304,128,1,1,160,0.000,0.025,,,,,NVIDIA H200 (0),1,,13,other\n"
        "288824971,672,128,,,,,,,,,,0.000,23.810,Pageable,Device,NVIDIA H200 (0),1,,7,[CUDA memcpy HtoD]\n");
    ASSERT_EQ(program.launches.size(), 2U);
    EXPECT_EQ(program.kernels[0], "k<int, 3>");
    const ByteRange smem = *program.configurations[0].dynamicSmemBytes;
    EXPECT_EQ(smem, (ByteRange{6500, 7864})) << "6.5 kB of 1,000 to 7.5 KiB of 1,024: MB has both meanings";
    EXPECT_EQ(program.devices.at(0).name, "NVIDIA H200");
    EXPECT_EQ(program.streams.size(), 2U);
    EXPECT_TRUE(program.isUntested);
}

TEST(ProgramImport, NsightComputeHasAColumnOrARowForEachMetric) {
    const std::string raw =
        "==PROF== Connected to process 1\n"
        "\"ID\",\"Kernel Name\",\"Context\",\"Stream\",\"Block Size\",\"Grid Size\",\"Device\",\"CC\","
        "\"gpu__time_duration.sum\",\"launch__cluster_dim_x\",\"launch__cluster_dim_y\",\"launch__cluster_"
        "dim_z\","
        "\"launch__registers_per_thread\",\"launch__shared_mem_per_block_dynamic\","
        "\"launch__shared_mem_per_block_static\",\"sm__maximum_warps_per_active_cycle_pct\"\n"
        "\"\",\"\",\"\",\"\",\"\",\"\",\"\",\"\",\"us\",\"\",\"\",\"\",\"register/thread\",\"Kbyte/"
        "block\",\"byte/block\",\"%\"\n"
        "\"0\",\"gemm(float, \"\"x\"\")\",\"1\",\"7\",\"(384, 1, 1)\",\"(1056, 1, "
        "1)\",\"0\",\"9.0\",\"1,234.50\",\"2\",\"1\",\"1\",\"168\",\"213.50\",\"16\",\"18.75\"\n";
    const Program wide = programIn(raw);
    const ProgramConfiguration& c = wide.configurations.at(0);
    EXPECT_EQ(wide.kernels[0], "gemm(float, \"x\")");
    EXPECT_EQ(c.blockDim, (BlockExtent{384, 1, 1}));
    EXPECT_EQ(c.clusterDim, (ClusterExtent{2, 1, 1}));
    EXPECT_EQ(c.sharedSizeBytes, ByteRange::exactly(16));
    EXPECT_EQ(c.dynamicSmemBytes, (ByteRange{213495, 213505}));
    EXPECT_DOUBLE_EQ(c.claim->occupancy, 0.1875);
    EXPECT_EQ(wide.launches.at(0).durationNs, 1'234'500U);
    EXPECT_EQ(wide.devices.at(0).computeCapability, (ComputeCapability{9, 0}));
    EXPECT_TRUE(wide.leavesOut(TraceGap::StartTimes));
    EXPECT_FALSE(wide.leavesOut(TraceGap::Clusters));

    const std::string head = "\"0\",\"k\",\"1\",\"7\",\"(64, 1, 1)\",\"(8, 1, 1)\",\"0\",\"8.0\",";
    const Program rows =
        programIn("\"ID\",\"Kernel Name\",\"Context\",\"Stream\",\"Block Size\",\"Grid "
                  "Size\",\"Device\",\"CC\",\"Section "
                  "Name\",\"Metric Name\",\"Metric Unit\",\"Metric Value\",\"Rule Name\",\"Rule Type\"\n" +
                  head + "\"Launch Statistics\",\"Registers Per Thread\",\"register/thread\",\"24\"\n" +
                  head + "\"Launch Statistics\",\"Static Shared Memory Per Block\",\"byte/block\",\"0\"\n" +
                  head + "\"Occupancy\",\"Theoretical Occupancy\",\"%\",\"100\"\n");
    ASSERT_EQ(rows.launches.size(), 1U);
    EXPECT_EQ(rows.configurations[0].numRegs, 24U);
    EXPECT_EQ(rows.configurations[0].claim->occupancy, 1);
    EXPECT_FALSE(rows.configurations[0].dynamicSmemBytes);
}

/// A database as Nsight Systems exports it.
class NsysSqlite : public testing::Test {
protected:
    void run(const std::string& sql) {
        sqlite3* database = nullptr;
        ASSERT_EQ(sqlite3_open(path_.c_str(), &database), SQLITE_OK);
        char* message = nullptr;
        EXPECT_EQ(sqlite3_exec(database, sql.c_str(), nullptr, nullptr, &message), SQLITE_OK) << message;
        sqlite3_close(database);
    }
    void fill() {
        run("CREATE TABLE StringIds (id INTEGER PRIMARY KEY, value TEXT);"
            "INSERT INTO StringIds VALUES (1, 'k<int>'), (2, 'cudaLaunchKernel_v7000'), (3, 'step');"
            "CREATE TABLE TARGET_INFO_GPU (id INTEGER, name TEXT, smCount INTEGER);"
            "INSERT INTO TARGET_INFO_GPU VALUES (0, 'NVIDIA H200', 132);"
            "CREATE TABLE CUPTI_ACTIVITY_KIND_KERNEL (\"end\" INT, start INT, deviceId INT, streamId INT, "
            "correlationId INT,"
            " gridX INT, gridY INT, gridZ INT, blockX INT, blockY INT, blockZ INT, registersPerThread INT,"
            " staticSharedMemory INT, dynamicSharedMemory INT, demangledName INT, shortName INT, clusterX "
            "INT,"
            " clusterY INT, clusterZ INT, graphId INT);"
            "INSERT INTO CUPTI_ACTIVITY_KIND_KERNEL VALUES (1500, 1000, 0, 7, 10, 8,1,1, 256,1,1, 32, 16, "
            "1024, 1, 1, 2,1,1, NULL);"
            "CREATE TABLE CUPTI_ACTIVITY_KIND_RUNTIME (start INT, \"end\" INT, globalTid INT, correlationId "
            "INT, nameId INT, returnValue INT);"
            "CREATE TABLE CUPTI_ACTIVITY_KIND_MEMCPY (start INT, \"end\" INT);"
            "INSERT INTO CUPTI_ACTIVITY_KIND_MEMCPY VALUES (100, 400), (2000, 2050);"
            "INSERT INTO CUPTI_ACTIVITY_KIND_RUNTIME VALUES (500, 520, 9, 10, 2, 0), (600, 620, 9, 11, 2, 1);"
            "CREATE TABLE NVTX_EVENTS (start INT, \"end\" INT, text TEXT, textId INT, globalTid INT);"
            "INSERT INTO NVTX_EVENTS VALUES (400, 700, NULL, 3, 9);");
    }

    test::TemporaryDirectory directory_;
    const std::string path_ = directory_ / "a.bin";
};

TEST_F(NsysSqlite, GivesLaunchesWithClustersRangesAndRefusedCalls) {
    fill();
    for (const bool compressed : {false, true}) {
        const Program program =
            compressed ? programIn(gzip(readFile(path_))) : std::get<Program>(importFile(path_));
        ASSERT_EQ(program.launches.size(), 1U);
        const ProgramConfiguration& c = program.configurations[0];
        EXPECT_EQ(program.kernels[c.kernel], "k<int>");
        EXPECT_EQ(c.clusterDim, (ClusterExtent{2, 1, 1}));
        EXPECT_EQ(c.sharedSizeBytes, ByteRange::exactly(16));
        EXPECT_EQ(c.dynamicSmemBytes, ByteRange::exactly(1024));
        EXPECT_EQ(program.launches[0].durationNs, 500U);
        EXPECT_EQ(program.copies, (MemoryCopies{2, 350}));
        EXPECT_EQ(program.ranges.at(program.launches[0].range), "step");
        ASSERT_EQ(program.refusedCalls.size(), 1U);
        EXPECT_EQ(program.refusedCalls[0].api, "cudaLaunchKernel");
        EXPECT_EQ(program.devices[0].name, "NVIDIA H200");
    }
}

TEST_F(NsysSqlite, ColumnsOfAnOlderVersionMayBeMissing) {
    run("CREATE TABLE StringIds (id INTEGER PRIMARY KEY, value TEXT); INSERT INTO StringIds VALUES (1, 'k');"
        "CREATE TABLE CUPTI_ACTIVITY_KIND_KERNEL (start INT, \"end\" INT, shortName INT, gridX INT, blockX "
        "INT);"
        "INSERT INTO CUPTI_ACTIVITY_KIND_KERNEL VALUES (1, 2, 1, 5, 64);");
    const Program program = std::get<Program>(importFile(path_));
    EXPECT_EQ(program.configurations.at(0).gridDim, (GridExtent{5, 1, 1}));
    EXPECT_FALSE(program.configurations[0].numRegs);
    EXPECT_TRUE(program.leavesOut(TraceGap::Clusters));
    EXPECT_TRUE(program.leavesOut(TraceGap::Refusals));
}

TEST_F(NsysSqlite, AViewInPlaceOfTheTableIsNotRun) {
    run("CREATE VIEW CUPTI_ACTIVITY_KIND_KERNEL AS WITH RECURSIVE r(start) AS (SELECT 1 UNION ALL SELECT "
        "start + 1 FROM r) SELECT * FROM r;");
    EXPECT_EQ(
        test::inputErrorMessage([&] { importFile(path_); }),
        path_ + ": the database has no table CUPTI_ACTIVITY_KIND_KERNEL, and so no launch of a CUDA kernel; "
                "trace with `nsys profile --trace=cuda`");
}

struct BadTrace : test::NamedCase {
    std::string bytes;
    std::string sentence;
};
class ATraceWithoutLaunches : public testing::TestWithParam<BadTrace> {};

TEST_P(ATraceWithoutLaunches, IsAnErrorThatSaysWhy) {
    EXPECT_EQ(test::inputErrorMessage([] { programIn(GetParam().bytes); }), "trace: " + GetParam().sentence);
}

INSTANTIATE_TEST_SUITE_P(
    ProgramImport, ATraceWithoutLaunches,
    testing::Values(
        BadTrace{"CpuOnly",
                 R"({"schemaVersion": 1, "traceEvents": [{"ph": "X", "cat": "cpu_op", "name": "a"}]})",
                 "the trace has 1 event and no CUDA launch; PyTorch's profiler needs ProfilerActivity.CUDA"},
        BadTrace{
            "Amd",
            R"({"deviceProperties": [{"id": 0, "name": "AMD Instinct MI300X", "warpSize": 64}], "traceEvents": []})",
            "the trace is of an AMD GPU; Trichevron reads the launches of CUDA"},
        BadTrace{"EndsInAnEvent", R"({"traceEvents": [{"ph": "X", "cat)",
                 "the file ends early, after 33 bytes, in the event that begins at byte 17"},
        BadTrace{"NoEvent", R"({"traceEvents": [17]})", "byte 17 does not begin an event"},
        BadTrace{"AfterTheEnd", R"({"traceEvents": []} x)", "the JSON is not valid at byte 20"},
        BadTrace{"OnlyCopies",
                 nsysHeadings + "1,2,3,,,,,,,,,,0.0,1.0,Device,Device,GPU (0),1,,7,[CUDA memset]\n",
                 "the table has no launch of a CUDA kernel"},
        BadTrace{"WrongColumns", nsysHeadings + "1,2,3\n", "line 2 has 3 fields instead of 21"},
        BadTrace{"OneField", nsysHeadings + "1\n", "line 2 has 1 field instead of 21"},
        BadTrace{"CutDatabase", std::string("SQLite format 3\0abc", 19),
                 "the database cannot be read: file is not a database"},
        BadTrace{
            "NsightComputeReport", std::string("NVR\0abc", 7),
            "a report of Nsight Compute; export it with: ncu --import trace --csv --page raw > trace.csv"}),
    test::caseName<BadTrace>);

TEST(ProgramImport, ATableThatEndsInQuotesKeepsTheRowsBeforeAndSaysWhere) {
    const std::string row =
        "9695093,265888,65,1,1,2304,128,1,1,137,0.000,0.007,,,,,NVIDIA H200 (0),1,,7,\"k<int, 3>\"\n";
    const std::string whole = nsysHeadings + row + row;
    EXPECT_EQ(programIn(whole).launches.size(), 2U);
    EXPECT_FALSE(programIn(whole).problem);
    const Program program = programIn(whole.substr(0, whole.size() - 4));
    EXPECT_EQ(program.launches.size(), 1U);
    EXPECT_EQ(program.kernels.size(), 1U) << "a part of a name is no kernel";
    ASSERT_TRUE(program.problem);
    EXPECT_EQ(program.problem->text(), "the file ends early, in quotes that begin in line 3");
}

TEST(ProgramImport, ACutTraceKeepsWhatWasReadAndSaysWhere) {
    const std::string whole =
        kinetoTrace(kernelEvent("k", "1", plainArgs) + "," + kernelEvent("k", "2", plainArgs));
    const std::size_t second = whole.rfind("{\"ph\"");
    const Program program = programIn(whole.substr(0, second + 30));
    EXPECT_EQ(program.launches.size(), 1U);
    ASSERT_TRUE(program.problem);
    EXPECT_EQ(program.problem->text(), "the file ends early, after " + std::to_string(second + 30) +
                                           " bytes, in the event that begins at byte " +
                                           std::to_string(second));
    const std::string packed = gzip(whole);
    EXPECT_EQ(test::inputErrorMessage([&] { programIn(packed.substr(0, 20)); }),
              "trace: the compressed data ends early");
}

TEST(ProgramImport, ADamagedTraceSaysWhatIsWrongWhereHowManyLaunchesWereReadAndWhatToDo) {
    const std::string row =
        "9695093,265888,65,1,1,2304,128,1,1,137,0.000,0.007,,,,,NVIDIA H200 (0),1,,7,\"k<int, 3>\"\n";
    const std::string events =
        kinetoTrace(kernelEvent("k", "1", plainArgs) + "," + kernelEvent("k", "2", plainArgs) + "," +
                    kernelEvent("k", "3", plainArgs));
    const std::size_t third = events.rfind("{\"ph\"");
    struct {
        std::string bytes, problem, launches;
    } const cases[] = {
        {nsysHeadings + row + row + "12,garbage,,\"unterminated\n",
         "the file ends early, in quotes that begin in line 4", "2 launches were"},
        {nsysHeadings + row + "1,2,3\n" + row, "line 3 has 3 fields instead of 21", "2 launches were"},
        {nsysHeadings + row + std::string(3, '\0') + row, "line 3 has a zero byte, so that it is no text",
         "1 launch was"},
        {events.substr(0, third + 10),
         "the file ends early, after " + std::to_string(third + 10) +
             " bytes, in the event that begins at byte " + std::to_string(third),
         "2 launches were"},
    };
    for (const auto& [bytes, problem, launches] : cases)
        EXPECT_EQ(problemSentence(programIn(bytes)).text(), "The trace is not whole: " + problem + "; " +
                                                                launches +
                                                                " read; export it again to have all.");
    EXPECT_EQ(problemSentence(programIn(nsysHeadings + row)).text(), "");
}

TEST(ProgramImport, AReportOfNsightSystemsIsNamedWithItsExport) {
    test::TemporaryDirectory directory;
    const std::string path = directory / "a.nsys-rep";
    std::ofstream(path) << "anything";
    EXPECT_EQ(
        test::inputErrorMessage([&] { loadProgram(path); }),
        path +
            ": a report of Nsight Systems; export it with: nsys export --type sqlite --output trace.sqlite " +
            path);
}

TEST(ProgramImport, AFileThatIsNoTraceIsToldOnlyWhatHasLaunches) {
    test::TemporaryDirectory directory;
    const std::string path = directory / "other.txt";
    std::ofstream(path) << "registers: 32";
    const std::string message = test::inputErrorMessage([&] { loadProgram(path); });
    EXPECT_EQ(
        message.find(path + ": the format is unknown; Trichevron reads launches from captures of programs"),
        0U)
        << message;
    EXPECT_EQ(message.find("sessions"), std::string::npos) << message;
}

TEST(ProgramImport, AFolderOfTheTensorBoardPluginIsOneProgram) {
    test::TemporaryDirectory directory;
    EXPECT_TRUE(test::inputErrorMessage([&] {
                    loadProgram(directory.path().string());
                }).find("has no trace") != std::string::npos);
    std::ofstream(directory / "rank0.1.pt.trace.json") << kinetoTrace(
        kernelEvent("a", "5", plainArgs) + R"(, {"ph": "X", "cat": "Memcpy", "ts": 1, "dur": 1.5})"); // older
    std::ofstream(directory / "rank1.1.pt.trace.json")
        << kinetoTrace(kernelEvent("a", "6", plainArgs) + "," + kernelEvent("b", "7", plainArgs));
    std::ofstream(directory / "readme.json") << "{}";
    const Program program = loadProgram(directory.path().string());
    EXPECT_EQ(program.launches.size(), 3U);
    EXPECT_EQ(program.kernels.size(), 2U);
    EXPECT_EQ(program.devices.size(), 2U) << "each worker has its own device 0";
    EXPECT_EQ(program.configurations.size(), 3U);
    EXPECT_EQ(program.copies, (MemoryCopies{1, 1500}));
}

TEST(ProgramImport, ALargeTraceIsCancelled) {
    test::TemporaryDirectory directory;
    const std::string path = directory / "a.json";
    std::ofstream(path) << kinetoTrace(kernelEvent("a", "5", plainArgs) + std::string(3 << 20, ' '));
    std::atomic<bool> cancelled = false;
    ImportControl control;
    control.cancelled = &cancelled;
    control.progress = [&](std::uint64_t, std::uint64_t) { cancelled = true; };
    EXPECT_THROW(loadProgram(path, control), ImportCancelled);
}

} // namespace
} // namespace trichevron::core
