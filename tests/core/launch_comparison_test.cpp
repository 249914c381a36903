// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Two launches side by side: exactly the differences are marked.
#include "core/comparison/launch_comparison.h"
#include "core/messages/rule_messages.h"
#include "tests/case_name.h"
#include "tests/core/fixtures.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace trichevron::core {
namespace {

/// A launch with all that it refers to.
struct Subject {
    DeviceProperties device = test::h200Limits();
    KernelInfo kernel;
    LaunchConfig config = test::makeLaunch({8, 4, 1}, {64, 2, 1});
    KernelOptIns optIns;
    LaunchResult answer;
    Measurement measurement;
    Evaluation evaluation;

    Subject() {
        kernel.id = "k";
        kernel.title = "Kernel";
        kernel.attributes = test::plainKernel();
        optIns = kernel.attributes.optIns;
        measurement.samplesMicroseconds = {10, 11, 12, 13, 14, 15};
    }
    ComparedLaunch compared() {
        KernelAttributes attributes = kernel.attributes;
        attributes.optIns = optIns;
        evaluation = evaluate(config, attributes, device);
        return {&device, &kernel, config, optIns, &evaluation, &answer, &measurement};
    }
};

std::set<std::string> differing(Subject& first, Subject& second) {
    std::set<std::string> titles;
    for (const ComparisonRow& row : compareLaunches(first.compared(), second.compared())) {
        if (row.differs)
            titles.insert(row.title);
    }
    return titles;
}

struct Change : test::NamedCase {
    void (*change)(Subject&);
    std::set<std::string> marked;
};

class LaunchComparison : public testing::TestWithParam<Change> {};

TEST_P(LaunchComparison, MarksOnlyDifferences) {
    Subject first;
    Subject second;
    GetParam().change(second);
    EXPECT_EQ(differing(first, second), GetParam().marked);
    EXPECT_EQ(differing(second, first), GetParam().marked) << "either way round";
}

INSTANTIATE_TEST_SUITE_P(
    Fields, LaunchComparison,
    testing::Values(Change{"Nothing", [](Subject&) {}, {}},
                    Change{"Stream", [](Subject& s) { s.config.stream = StreamKind::PerThread; }, {"Stream"}},
                    Change{"Kernel", [](Subject& s) { s.kernel.title = "Other"; }, {"Kernel"}},
                    Change{"ShapeOfTheBlock",
                           [](Subject& s) {
                               s.config.blockDim = {2, 64, 1};
                           },
                           {"Block (threads)"}},
                    Change{"Grid",
                           [](Subject& s) {
                               s.config.gridDim = {4, 4, 1};
                           },
                           {"Grid (blocks)", "Blocks", "Threads"}},
                    Change{"Device", [](Subject& s) { s.device.name = "Other"; }, {"Device"}},
                    Change{"OptIn",
                           [](Subject& s) { s.optIns.nonPortableClusterSizeAllowed = true; },
                           {"Non-portable cluster size"}},
                    Change{"Refused",
                           [](Subject& s) { s.config.dynamicSmemBytes = {50000}; },
                           {"Dynamic shared memory", "Verdict", "Predicted", "Violated rules", "Waves",
                            "Resident blocks per SM", "Occupancy"}},
                    Change{"Answer",
                           [](Subject& s) {
                               s.answer.launch = {1, "cudaErrorInvalidValue", ""};
                           },
                           {"Launching"}},
                    Change{"SlightlyOtherTimes",
                           [](Subject& s) {
                               for (double& sample : s.measurement.samplesMicroseconds)
                                   sample += 0.5;
                           },
                           {}},
                    Change{"OtherTimes",
                           [](Subject& s) {
                               for (double& sample : s.measurement.samplesMicroseconds)
                                   sample *= 3;
                           },
                           {"Median", "Quartiles"}}),
    test::caseName<Change>);

TEST(LaunchComparisonRows, CallCloseTimesIndistinguishable) {
    Subject first;
    Subject second;
    for (double& sample : second.measurement.samplesMicroseconds)
        sample += 0.5;
    const auto remarkOf = [&] {
        const auto rows = compareLaunches(first.compared(), second.compared());
        return std::find_if(rows.begin(), rows.end(), [](const auto& row) { return row.title == "Median"; })
            ->remark;
    };
    EXPECT_EQ(remarkOf(), "indistinguishable");
    for (double& sample : second.measurement.samplesMicroseconds)
        sample *= 4;
    EXPECT_EQ(remarkOf(), "the first is faster, 4.16 times");
}

TEST(LaunchComparisonRows, ReportMissingParts) {
    Subject subject;
    ComparedLaunch bare;
    bare.kernel = &subject.kernel;
    const auto rows = compareLaunches(bare, subject.compared());
    const auto first = [&](const std::string& title) {
        return std::find_if(rows.begin(), rows.end(), [&](const auto& row) { return row.title == title; })
            ->first;
    };
    EXPECT_EQ(first("Device"), "none");
    EXPECT_EQ(first("Verdict"), "not known");
    EXPECT_EQ(first("Launching"), "not launched");
    EXPECT_EQ(first("Median"), "not measured");
    EXPECT_EQ(rows.size(), compareLaunches(subject.compared(), subject.compared()).size());
}

} // namespace
} // namespace trichevron::core
