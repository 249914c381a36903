// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Traces of two PyTorch programs from an H200 (tests/data/traces), through PyTorch's profiler and through
// Nsight Compute, beside what the driver's occupancy API answered for each of their launches.
#include "core/import/csv_rows.h"
#include "core/import/import.h"
#include "core/json/file_io.h"
#include "core/json/gzip.h"
#include "core/program/program_analysis.h"
#include "core/resources/resources.h"
#include "tests/case_name.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <tuple>

namespace trichevron::core {
namespace {

const std::string tracesFolder = TRICHEVRON_TEST_DATA "/traces/";

ProgramAnalysis analysisOfTrace(const std::string& file) {
    const std::vector<DeviceProperties> catalogue{
        loadDeviceFile(TRICHEVRON_RESOURCES_DIR "/devices/NVIDIA H200.json")};
    return analyzeProgram(std::make_shared<const Program>(loadProgram(tracesFolder + file)), catalogue);
}

/// Kernel, grid and block, and the resident blocks that the occupancy API answered.
using ApiLaunch = std::tuple<std::string, std::string, std::string>;

std::map<ApiLaunch, std::set<std::uint32_t>> answersOfTheApi() {
    std::map<ApiLaunch, std::set<std::uint32_t>> answers;
    CsvRows rows([&](const CsvRows::Fields& row, std::uint64_t line) {
        if (line == 1)
            return;
        ASSERT_EQ(row.size(), 16U) << line;
        const auto axes = [&](std::size_t first) {
            return std::string(row[first]) + ' ' + std::string(row[first + 1]) + ' ' +
                   std::string(row[first + 2]);
        };
        answers[{std::string(row[15]), axes(0), axes(3)}].insert(
            static_cast<std::uint32_t>(std::stoul(std::string(row[14]))));
    });
    rows.add(gunzip(readFile(tracesFolder + "h200-occupancy-api.csv.gz"), "file"));
    rows.end();
    return answers;
}

template <class Extent>
std::string extentAxes(const Extent& extent) {
    return std::to_string(extent.x) + ' ' + std::to_string(extent.y) + ' ' + std::to_string(extent.z);
}

struct TraceCase : test::NamedCase {
    std::string file;
    std::size_t launches;
    std::size_t configurations;
};

class TraceOfPyTorchsProfiler : public testing::TestWithParam<TraceCase> {};

TEST_P(TraceOfPyTorchsProfiler, HasTheOccupancyThatTheApiAnswers) {
    const ProgramAnalysis analysis = analysisOfTrace(GetParam().file);
    const Program& program = *analysis.program;
    EXPECT_EQ(program.launches.size(), GetParam().launches);
    ASSERT_EQ(program.configurations.size(), GetParam().configurations);
    EXPECT_EQ(analysis.refusedCount, 0U) << "all of them ran";
    const auto answers = answersOfTheApi();
    for (std::size_t i = 0; i < program.configurations.size(); ++i) {
        const ProgramConfiguration& c = program.configurations[i];
        const std::string& kernel = program.kernels[c.kernel];
        const auto answer = answers.find({kernel, extentAxes(c.gridDim), extentAxes(c.blockDim)});
        ASSERT_NE(answer, answers.end()) << kernel;
        ASSERT_TRUE(analysis.configurations[i].verdict->occupancy) << kernel;
        EXPECT_EQ(answer->second,
                  std::set{analysis.configurations[i].verdict->occupancy->maxActiveBlocksPerMultiprocessor})
            << kernel << ' ' << extentAxes(c.gridDim) << ' ' << extentAxes(c.blockDim);
    }
}

TEST_P(TraceOfPyTorchsProfiler, EstimatesWhatTheModelSaysCutByTheGridAnd0WhereItLeavesOutTheOptIn) {
    const ProgramAnalysis analysis = analysisOfTrace(GetParam().file);
    const Program& program = *analysis.program;
    for (std::size_t i = 0; i < program.configurations.size(); ++i) {
        const ProgramConfiguration& c = program.configurations[i];
        ASSERT_TRUE(c.claim);
        const bool isExplained = std::any_of(
            analysis.findings.begin(), analysis.findings.end(), [&](const ProgramFinding& finding) {
                return finding.kind == "traceOccupancy" && finding.configuration == i;
            });
        const bool needsOptIn = c.smemBytes()->least > smemWithoutOptIn.value;
        EXPECT_EQ(isExplained, needsOptIn);
        if (needsOptIn) {
            EXPECT_EQ(c.claim->occupancy, 0);
            continue;
        }
        const Occupancy& occupancy = *analysis.configurations[i].verdict->occupancy;
        const double blocksPerSm = std::min<double>(occupancy.maxActiveBlocksPerMultiprocessor,
                                                    static_cast<double>(volume(c.gridDim)) / 132);
        EXPECT_NEAR(c.claim->occupancy, blocksPerSm * occupancy.warpsPerBlock / occupancy.maxWarps, 0.0101)
            << program.kernels[c.kernel];
    }
}

INSTANTIATE_TEST_SUITE_P(ProgramTraces, TraceOfPyTorchsProfiler,
                         testing::Values(TraceCase{"TrainingStep", "h200-train.pt.trace.json.gz", 166, 69},
                                         TraceCase{"Inference", "h200-inference.pt.trace.json.gz", 68, 17}),
                         test::caseName<TraceCase>);

class TraceOfNsightCompute : public testing::TestWithParam<TraceCase> {};

TEST_P(TraceOfNsightCompute, HasTheTheoreticalOccupancyOfTheModel) {
    const ProgramAnalysis analysis = analysisOfTrace(GetParam().file);
    const Program& program = *analysis.program;
    EXPECT_EQ(program.launches.size(), GetParam().launches);
    ASSERT_EQ(program.configurations.size(), GetParam().configurations);
    EXPECT_EQ(analysis.refusedCount, 0U);
    EXPECT_FALSE(program.leavesOut(TraceGap::Clusters));
    EXPECT_FALSE(program.leavesOut(TraceGap::Barriers));
    for (std::size_t i = 0; i < program.configurations.size(); ++i) {
        const ProgramConfiguration& c = program.configurations[i];
        ASSERT_TRUE(c.claim && c.sharedSizeBytes && c.dynamicSmemBytes && c.clusterDim)
            << program.kernels[c.kernel];
        EXPECT_NEAR(c.claim->occupancy, analysis.configurations[i].verdict->occupancy->fraction(),
                    c.claim->rounding + 1e-9)
            << program.kernels[c.kernel];
    }
}

INSTANTIATE_TEST_SUITE_P(ProgramTraces, TraceOfNsightCompute,
                         testing::Values(TraceCase{"TrainingStep", "h200-train.ncu-raw.csv.gz", 60, 50},
                                         TraceCase{"Inference", "h200-inference.ncu-raw.csv.gz", 34, 17}),
                         test::caseName<TraceCase>);

} // namespace
} // namespace trichevron::core
