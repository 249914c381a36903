// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// The model against what a real device answered: tests/data/h200-launch-answers.csv.gz.
#include "core/evaluation/evaluation.h"
#include "core/rules/rule.h"
#include "tests/core/fixtures.h"

#include <gtest/gtest.h>
#include <zlib.h>

#include <array>
#include <map>
#include <sstream>
#include <string>
#include <vector>

namespace trichevron {
namespace {

std::string readGzip(const std::string& path) {
    std::string text;
    gzFile file = gzopen(path.c_str(), "rb");
    if (file == nullptr)
        return text;
    std::array<char, 65536> buffer{};
    for (int read = 0; (read = gzread(file, buffer.data(), buffer.size())) > 0;)
        text.append(buffer.data(), static_cast<std::size_t>(read));
    gzclose(file);
    return text;
}

/// The kernels that were launched, with the attributes the device told of them.
std::map<std::string, KernelAttributes> launchedKernels() {
    std::map<std::string, KernelAttributes> kernels;
    const auto add = [&](const char* name, std::uint32_t numRegs,
                         std::uint32_t maxThreads) -> KernelAttributes& {
        KernelAttributes& kernel = kernels[name];
        kernel.name = name;
        kernel.numRegs = numRegs;
        kernel.maxThreadsPerBlock = maxThreads;
        return kernel;
    };
    add("plain", 8, 1024);
    add("heavy", 255, 256);
    add("lb128", 8, 128).declared.launchBounds = LaunchBounds{128, {}, {}};
    add("lb100", 8, 100).declared.launchBounds = LaunchBounds{100, {}, {}};
    add("lbc4", 8, 256).declared.launchBounds = LaunchBounds{256, 1, 4};
    add("st40", 10, 1024).sharedSizeBytes = Bytes{40960};
    add("cd2", 8, 1024).declared.clusterDims = ClusterExtent{2, 1, 1};
    add("cdu", 8, 1024).declared.clusterDims = ClusterDimsUnspecified{};
    add("bs2", 8, 1024).declared.blockSize = DeclaredBlockSize{{128, 1, 1}, ClusterExtent{2, 1, 1}};
    add("bs1", 8, 1024).declared.blockSize = DeclaredBlockSize{{128, 1, 1}, {}};
    return kernels;
}

struct Answer {
    std::string line;
    LaunchConfig config;
    KernelAttributes kernel;
    int code = 0;
};

std::vector<Answer> answers() {
    const auto kernels = launchedKernels();
    std::vector<Answer> all;
    std::istringstream lines(readGzip(TRICHEVRON_TEST_DATA "/h200-launch-answers.csv.gz"));
    for (std::string line; std::getline(lines, line);) {
        if (line.empty() || line.front() == '#')
            continue;
        std::vector<std::string> fields;
        std::istringstream cells(line);
        for (std::string cell; std::getline(cells, cell, ',');)
            fields.push_back(cell);
        if (fields.size() != 16)
            throw std::runtime_error("not 16 fields: " + line);
        const auto number = [&](std::size_t i) { return std::stoull(fields[i]); };
        const auto axis = [&](std::size_t i) { return static_cast<std::uint32_t>(number(i)); };
        Answer answer;
        answer.line = line;
        answer.kernel = kernels.at(fields[0]);
        answer.config.api = *launchApiFromName(fields[1]);
        answer.config.cooperative = number(2) != 0;
        answer.config.gridDim = {axis(3), axis(4), axis(5)};
        answer.config.blockDim = {axis(6), axis(7), axis(8)};
        answer.config.dynamicSmemBytes = Bytes{number(9)};
        answer.kernel.optIns.maxDynamicSharedSizeBytes = Bytes{number(10)};
        if (!fields[11].empty())
            answer.config.clusterDim = ClusterExtent{axis(11), axis(12), axis(13)};
        answer.kernel.optIns.nonPortableClusterSizeAllowed = number(14) != 0;
        answer.code = std::stoi(fields[15]);
        all.push_back(std::move(answer));
    }
    return all;
}

TEST(DeviceAnswers, PredictedCodeIsWhatTheH200Returned) {
    const DeviceProperties device = test::h200Limits();
    std::size_t compared = 0;
    std::size_t notModelled = 0;
    std::map<int, std::size_t> perCode;
    for (const Answer& answer : answers()) {
        const Evaluation evaluation = evaluate(answer.config, answer.kernel, device);
        // Cluster residency is not modelled: of a cooperative launch with clusters the program says so, and
        // its prediction is only held to the codes that come before that question.
        const Finding* unsure = test::findingFor(evaluation, RuleId::CooperativeClusters);
        if (unsure != nullptr &&
            (!evaluation.reportedFirst || *evaluation.reportedFirst > RuleId::CooperativeTooLarge)) {
            ++notModelled;
            continue;
        }
        ++compared;
        ++perCode[answer.code];
        ASSERT_EQ(static_cast<int>(evaluation.predicted), answer.code) << answer.line;
    }
    // The counts that the README gives; fewer means that the file was not read.
    EXPECT_EQ(compared, 64172U);
    EXPECT_EQ(notModelled, 948U);
    EXPECT_EQ(perCode.size(), 5U) << "success, 1, 701, 720 and 912 all occur";
}

} // namespace
} // namespace trichevron
