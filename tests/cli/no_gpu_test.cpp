// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// What the program does on a computer whose CUDA finds no GPU, in builds with CUDA and without it.
#include "tests/case_name.h"
#include "tests/cli/cli_run.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace trichevron::cli {
namespace {

struct NoGpuCase : test::NamedCase {
    std::vector<std::string> arguments;
    int status = 0;
    std::vector<std::string> output; ///< substrings
};

class NoGpu : public testing::TestWithParam<NoGpuCase> {};

TEST_P(NoGpu, HasTheExpectedStatusAndOutput) {
    // CUDA hides all devices; without a driver there are none to hide.
    std::vector<std::string> arguments{"CUDA_VISIBLE_DEVICES=-1", TRICHEVRON_CLI};
    arguments.insert(arguments.end(), GetParam().arguments.begin(), GetParam().arguments.end());
    const auto outcome = test::runProgram("/usr/bin/env", arguments, test::fixtureResources);
    EXPECT_EQ(outcome.status, GetParam().status) << outcome.output << outcome.errors;
    EXPECT_EQ(outcome.errors.empty(), GetParam().status == 0) << outcome.errors;
    for (const std::string& text : GetParam().output)
        EXPECT_NE(outcome.output.find(text), std::string::npos) << text << "\nnot found in\n"
                                                                << outcome.output;
}

INSTANTIATE_TEST_SUITE_P(
    Cli, NoGpu,
    testing::Values(
        NoGpuCase{{"KernelsAreThoseOfARecording"},
                  {"kernels"},
                  0,
                  {"Test Fixture GPU (recorded", "This machine has no usable GPU", "matrixAdd", "sm_90"}},
        NoGpuCase{{"KernelsOfARecordedDevice"},
                  {"kernels", "--device", test::fixtureDevice},
                  0,
                  {"This machine has no usable GPU", "matrixAdd"}},
        NoGpuCase{
            {"KernelsAsJson"}, {"kernels", "--json"}, 0, {"\"name\": \"Test Fixture GPU\"", "matrixAdd"}},
        NoGpuCase{{"KernelsOfAGpuByItsNumber"}, {"kernels", "--device", "0"}, 3, {}},
        NoGpuCase{{"Devices"}, {"devices"}, 0, {"Test Fixture GPU", "No live device: "}},
        NoGpuCase{{"Run"}, {"run", "--kernel", "matrixAdd"}, 3, {}},
        NoGpuCase{{"LiveCheck"}, {"check", "--grid", "1", "--block", "1", "--device", "live"}, 3, {}},
        NoGpuCase{{"Conform"}, {"conform"}, 3, {}}),
    test::caseName<NoGpuCase>);

} // namespace
} // namespace trichevron::cli
