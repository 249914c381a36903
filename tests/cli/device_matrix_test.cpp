// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// `check --devices` with the catalogue of the program, and `check --runtime`.
#include "core/json/json_reader.h"
#include "tests/case_name.h"
#include "tests/cli/cli_run.h"
#include "tests/support/temporary_directory.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <sstream>

namespace trichevron::cli {
namespace {

/// Runs `check` with the program's own resources.
test::RunOutcome runCheck(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), "check");
    return test::runProgram(TRICHEVRON_CLI, arguments, TRICHEVRON_RESOURCES_DIR);
}

core::Json findRow(const core::Json& answer, const std::string& device) {
    const core::Json& devices = answer.at("devices");
    const auto found = std::find_if(devices.begin(), devices.end(),
                                    [&](const core::Json& row) { return row.at("name") == device; });
    EXPECT_NE(found, devices.end()) << device;
    return found == devices.end() ? core::Json() : *found;
}

core::Json checkAllDevices(std::vector<std::string> arguments, int status) {
    arguments.insert(arguments.end(), {"--devices", "all", "--json"});
    const auto outcome = runCheck(arguments);
    EXPECT_EQ(outcome.status, status) << outcome.errors;
    return core::parseJson(outcome.output, "output");
}

TEST(DeviceMatrix, SucceedsWhenEveryDeviceAcceptsTheLaunch) {
    const core::Json answer = checkAllDevices({"--grid", "8", "--block", "256", "--regs", "32"}, 0);
    EXPECT_EQ(answer.at("refused"), 0);
    EXPECT_EQ(answer.at("accepted"), answer.at("devices").size());
    EXPECT_EQ(findRow(answer, "Tesla T4").at("maxActiveBlocksPerMultiprocessor"), 4);
    EXPECT_EQ(findRow(answer, "NVIDIA H200").at("maxActiveBlocksPerMultiprocessor"), 8);
    EXPECT_EQ(findRow(answer, "NVIDIA GeForce RTX 5090").at("maxActiveBlocksPerMultiprocessor"), 6);
    EXPECT_EQ(findRow(answer, "NVIDIA GB10").at("occupancy"), 1.0);
    EXPECT_EQ(findRow(answer, "NVIDIA H200").at("provenance"), "recorded");
}

TEST(DeviceMatrix, NamesTheRuleThatADeviceReports) {
    const core::Json answer = checkAllDevices(
        {"--grid", "8", "--block", "256", "--smem", "150000", "--opt-in-smem", "150000", "--regs", "32"}, 1);
    const core::Json refused = findRow(answer, "NVIDIA L4");
    EXPECT_EQ(refused.at("valid"), false);
    EXPECT_EQ(refused.at("error"), "cudaErrorInvalidValue");
    EXPECT_EQ(refused.at("stoppedBy"), "sharedMemoryPerBlock");
    EXPECT_EQ(refused.at("violations").at(0).at("figure"), "150,000 / 101,376 B");
    EXPECT_EQ(findRow(answer, "NVIDIA A100-SXM4-80GB").at("valid"), true);
    EXPECT_EQ(findRow(answer, "Jetson AGX Orin 64GB").at("valid"), true);
}

TEST(DeviceMatrix, RefusesClustersBelow90) {
    const core::Json answer = checkAllDevices({"--grid", "8", "--block", "256", "--cluster", "2"}, 1);
    for (const core::Json& row : answer.at("devices")) {
        const bool hasClusters = std::stod(row.at("computeCapability").get<std::string>()) >= 9.0;
        EXPECT_EQ(row.at("valid"), hasClusters) << row.at("name");
        EXPECT_EQ(row.at("stoppedBy"), hasClusters ? core::Json() : core::Json("clusterUnsupported"))
            << row.at("name");
    }
}

TEST(DeviceMatrix, ListsEachDeviceOnceSortedByComputeCapabilityAndName) {
    const auto outcome =
        runCheck({"--grid", "1", "--block", "32", "--json", "--devices", "NVIDIA H200,Tesla T4", "--devices",
                  "nvidia a30", "--devices", "Tesla T4"});
    EXPECT_EQ(outcome.status, 0) << outcome.errors;
    const core::Json devices = core::parseJson(outcome.output, "output").at("devices");
    ASSERT_EQ(devices.size(), 3U);
    EXPECT_EQ(devices.at(0).at("name"), "Tesla T4");
    EXPECT_EQ(devices.at(1).at("name"), "NVIDIA A30");
    EXPECT_EQ(devices.at(2).at("name"), "NVIDIA H200");
}

TEST(DeviceMatrix, StatesTheAssumptionAboutRegisters) {
    const std::vector<std::string> launch{"--grid", "8", "--block", "256"};
    const auto with = [&](std::vector<std::string> more) {
        more.insert(more.begin(), launch.begin(), launch.end());
        return more;
    };
    EXPECT_EQ(findRow(checkAllDevices(with({"--regs", "40"}), 0), "NVIDIA A30").at("assumption"),
              "numRegs 40, as given, is assumed for compute capability 8.0");
    EXPECT_EQ(findRow(checkAllDevices(launch, 0), "NVIDIA A30").at("assumption"),
              "registers are not given and do not limit");
    const core::Json demo = checkAllDevices(with({"--kernel", "matrixAdd"}), 0);
    EXPECT_TRUE(findRow(demo, "NVIDIA H200").at("assumption").is_null());
    EXPECT_TRUE(findRow(demo, "NVIDIA H100 PCIe").at("assumption").is_null()) << "the same architecture";
    const std::string assumption = findRow(demo, "NVIDIA A30").at("assumption");
    EXPECT_NE(assumption.find("of sm_90, recorded on NVIDIA H200, is assumed for compute capability 8.0"),
              std::string::npos)
        << assumption;
}

struct KernelFileTest : testing::Test {
    test::TemporaryDirectory directory;
    std::string file(const std::string& text) {
        const std::string path = directory / "kernel.json";
        std::ofstream(path) << text;
        return path;
    }
};

TEST_F(KernelFileTest, SelectsTheBinaryThatRunsOnEachDevice) {
    const core::Json answer = checkAllDevices(
        {"--grid", "8", "--block", "512", "--kernel-file", file(R"([{"numRegs":255,"binaryVersion":80},
                                           {"numRegs":40,"binaryVersion":86},
                                           {"numRegs":64,"binaryVersion":90}])")},
        1);
    const core::Json a100 = findRow(answer, "NVIDIA A100-SXM4-80GB");
    EXPECT_EQ(a100.at("numRegs"), 255);
    EXPECT_EQ(a100.at("error"), "cudaErrorLaunchOutOfResources");
    EXPECT_TRUE(a100.at("assumption").is_null());
    EXPECT_EQ(findRow(answer, "NVIDIA L4").at("numRegs"), 40);
    EXPECT_EQ(findRow(answer, "NVIDIA H100 PCIe").at("numRegs"), 64);
    const core::Json t4 = findRow(answer, "Tesla T4");
    EXPECT_EQ(t4.at("valid"), false);
    EXPECT_EQ(t4.at("error"), "cudaErrorNoKernelImageForDevice");
    EXPECT_EQ(t4.at("stoppedBy"), "noKernelImage");
    EXPECT_TRUE(t4.at("numRegs").is_null());
}

TEST_F(KernelFileTest, StatesTheAssumptionForAnotherArchitecture) {
    const auto outcome = runCheck({"--grid", "8", "--block", "512", "--device", "NVIDIA A30", "--kernel-file",
                                   file(R"({"numRegs":40,"binaryVersion":90})")});
    EXPECT_EQ(outcome.status, 0) << outcome.errors;
    EXPECT_NE(outcome.output.find("Assumed: the attributes of the kernel for sm_90 are taken to hold"),
              std::string::npos)
        << outcome.output;
}

TEST_F(KernelFileTest, MoreRegistersThanAThreadCanHaveAreAnError) {
    for (const auto& [text, path] : {std::pair{R"({"numRegs":256})", "/numRegs"},
                                     std::pair{R"([{"numRegs":300,"binaryVersion":90}])", "/0/numRegs"}}) {
        const auto outcome = runCheck(
            {"--grid", "8", "--block", "32", "--device", "NVIDIA H200", "--kernel-file", file(text)});
        EXPECT_EQ(outcome.status, 2);
        EXPECT_NE(outcome.errors.find("kernel.json: " + std::string(path) +
                                      ": expected an integer from 0 to 255, found"),
                  std::string::npos)
            << outcome.errors;
    }
}

TEST_F(KernelFileTest, AMalformedFileIsAnErrorWithItsPath) {
    const auto outcome = runCheck({"--grid", "8", "--block", "512", "--devices", "all", "--kernel-file",
                                   file(R"([{"numRegs":"many","binaryVersion":90}])")});
    EXPECT_EQ(outcome.status, 2);
    EXPECT_NE(outcome.errors.find("kernel.json: /0/numRegs: expected an integer"), std::string::npos)
        << outcome.errors;
}

struct TextCase : test::NamedCase {
    std::vector<std::string> arguments;
    int status;
    std::vector<std::string> output; ///< substrings of standard output
    std::string errors;              ///< substring of standard error
};
class MatrixText : public testing::TestWithParam<TextCase> {};

TEST_P(MatrixText, HasTheExpectedStatusAndOutput) {
    const auto outcome = runCheck(GetParam().arguments);
    EXPECT_EQ(outcome.status, GetParam().status) << outcome.output << outcome.errors;
    for (const std::string& text : GetParam().output)
        EXPECT_NE(outcome.output.find(text), std::string::npos) << text << "\nnot found in\n"
                                                                << outcome.output;
    EXPECT_NE(outcome.errors.find(GetParam().errors), std::string::npos) << outcome.errors;
}

INSTANTIATE_TEST_SUITE_P(
    Check, MatrixText,
    testing::Values(
        TextCase{"TableCountsAndReasons",
                 {"--grid", "8", "--block", "256", "--cluster", "2", "--regs", "64", "--devices",
                  "Tesla T4,NVIDIA H200"},
                 1,
                 {"device       cc    blocks/SM  occupancy  result",
                  "Tesla T4      7.5          –          –  ✗ cudaErrorNotSupported: clusterUnsupported "
                  "(compute capability 7.5)",
                  "NVIDIA H200   9.0          4       50 %  ✓ accepted",
                  "1 of 2 devices accept the launch; refusals by rule: clusterUnsupported 1",
                  "Assumed: numRegs 64 on every device"},
                 ""},
        TextCase{"SeveralViolations",
                 {"--grid", "0", "--block", "2048", "--devices", "Tesla T4"},
                 1,
                 {"(x: 2,048 / 1,024) and 2 more", "0 of 1 devices accept the launch"},
                 ""},
        TextCase{"RegistersOfAnotherArchitecture",
                 {"--grid", "8", "--block", "256", "--kernel", "matrixAdd", "--devices", "Tesla T4"},
                 0,
                 {"numRegs", " of sm_90", "names another architecture"},
                 ""},
        TextCase{"DeviceAndDevices",
                 {"--grid", "8", "--block", "256", "--device", "Tesla T4", "--devices", "all"},
                 2,
                 {},
                 "--device excludes --devices"},
        TextCase{"Batch",
                 {"--batch", "-", "--devices", "all"},
                 2,
                 {},
                 "--devices: a batch checks one device; use --device"},
        TextCase{"NoDevice", {"--grid", "8", "--block", "256", "--devices", ""}, 2, {}, "the value is empty"},
        TextCase{"UnknownDevice",
                 {"--grid", "8", "--block", "256", "--devices", "Tesla T4,GeForce 256"},
                 2,
                 {},
                 "there is no device \"GeForce 256\""},
        TextCase{"OlderRuntime",
                 {"--grid", "8", "--block", "2048", "--device", "Tesla T4", "--runtime", "12.4"},
                 1,
                 {"Refused: cudaErrorInvalidConfiguration",
                  "leads to cudaErrorInvalidConfiguration (by published reports about runtimes before 13.0; "
                  "since 13.0 cudaErrorInvalidValue)"},
                 ""},
        TextCase{"NewerRuntimeNotesTheErrorOfOlderOnes",
                 {"--grid", "8", "--block", "2048", "--device", "NVIDIA H200"},
                 1,
                 {"leads to cudaErrorInvalidValue (runtimes before 13.0: cudaErrorInvalidConfiguration)"},
                 ""},
        TextCase{"OlderRuntimeOnManyDevices",
                 {"--grid", "0", "--block", "32", "--devices", "Tesla T4", "--runtime", "11"},
                 1,
                 {"✗ cudaErrorInvalidConfiguration: gridDimZero"},
                 ""},
        TextCase{"OlderRuntimeWithTheDriverApi",
                 {"--grid", "0", "--block", "32", "--device", "Tesla T4", "--runtime", "12.4", "--api",
                  "cuLaunchKernel"},
                 1,
                 {"Refused: CUDA_ERROR_INVALID_VALUE"},
                 ""},
        TextCase{"BadRuntimeVersion",
                 {"--grid", "1", "--block", "32", "--device", "Tesla T4", "--runtime", "new"},
                 2,
                 {},
                 "--runtime: "}),
    test::caseName<TextCase>);

TEST(Devices, CatalogueHasOneLinePerDeviceSortedByComputeCapability) {
    const auto outcome = test::runProgram(TRICHEVRON_CLI, {"devices"}, TRICHEVRON_RESOURCES_DIR);
    EXPECT_EQ(outcome.status, 0);
    EXPECT_LT(outcome.output.find("Tesla T4"), outcome.output.find("NVIDIA A10 "));
    EXPECT_LT(outcome.output.find("NVIDIA H200"), outcome.output.find("NVIDIA GB10"));
    std::istringstream lines(outcome.output.substr(0, outcome.output.find("\n\n")));
    for (std::string line; std::getline(lines, line);)
        EXPECT_LT(line.size(), 160U) << line;
    const auto one = test::runProgram(TRICHEVRON_CLI, {"devices", "Tesla T4"}, TRICHEVRON_RESOURCES_DIR);
    EXPECT_NE(one.output.find("\nSource: NVIDIA \"CUDA GPU Compute Capability\" page"), std::string::npos)
        << one.output;
    EXPECT_NE(one.output.find("table 27: 64 K for all"), std::string::npos);
}

TEST(Runtime, OptionAppliesToABatch) {
    const auto outcome = test::runProgram(
        TRICHEVRON_CLI, {"check", "--batch", "-", "--device", "NVIDIA H200", "--runtime", "12.8"},
        TRICHEVRON_RESOURCES_DIR, R"({"gridDim":[0],"blockDim":[1]})");
    EXPECT_EQ(outcome.status, 0) << outcome.errors;
    EXPECT_EQ(core::parseJson(outcome.output, "output").at("error"), "cudaErrorInvalidConfiguration");
}

} // namespace
} // namespace trichevron::cli
