// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/json/json_reader.h"
#include "tests/cli/command_case.h"
#include "tests/support/schema.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace trichevron::cli {
namespace {

using test::CommandCase;
using test::runCli;

const std::string usage = TRICHEVRON_TEST_DATA "/resource-usage/nvcc-13.0.txt";
const std::string dumped = TRICHEVRON_TEST_DATA "/resource-usage/cuobjdump-13.0-cubin.txt";

const std::string binaries = TRICHEVRON_TEST_DATA "/binaries/";

/// Whether this machine has a ptxas must not matter.
[[maybe_unused]] const int withoutPtxas = ::setenv("TRICHEVRON_PTXAS", "", 1);

std::vector<std::string> inspect(std::vector<std::string> more) {
    more.insert(more.begin(), {"inspect", usage});
    return more;
}

class Inspect : public testing::TestWithParam<CommandCase> {};

TEST_P(Inspect, HasTheExpectedStatusAndOutput) {
    expectOutcome(GetParam());
}

INSTANTIATE_TEST_SUITE_P(
    Cli, Inspect,
    testing::Values(
        CommandCase{"EachKernelForEachArchitecture",
                    inspect({}),
                    0,
                    {"sm_80         22", "sm_90         24", "56 B",
                     "  void softmax<4>(float const*, float*, int)\n"},
                    ""},
        CommandCase{"WhatTheTextDoesNotSayIsNotKnown",
                    {"inspect", dumped},
                    0,
                    {"not known     12         not known", "  twoBarriers(float*)\n"},
                    ""},
        CommandCase{"ResidentBlocksOnADevice",
                    inspect({"--kernel", "manyRegisters", "--arch", "sm_90", "--block", "1024", "--device",
                             test::fixtureDevice}),
                    0,
                    {test::fixtureDevice, "100 %", "warps and registers"},
                    ""},
        CommandCase{"FewerBlocksThanRequired",
                    inspect({"--kernel", "scale", "--arch", "sm_90", "--block", "1024", "--device",
                             test::fixtureDevice, "--require-blocks-per-sm", "33"}),
                    1,
                    {"scale: 2 blocks on one SM of Test Fixture GPU, fewer than 33"},
                    ""},
        CommandCase{"RequiredBlocksAreResident",
                    inspect({"--kernel", "scale", "--arch", "sm_90", "--block", "1024", "--device",
                             test::fixtureDevice, "--require-blocks-per-sm", "2"}),
                    0,
                    {"warps"},
                    ""},
        CommandCase{"ARefusedBlockNamesTheError",
                    inspect({"--kernel", "scale", "--arch", "sm_90", "--block", "2048", "--device",
                             test::fixtureDevice}),
                    0,
                    {"refused: cudaErrorInvalidValue"},
                    ""},
        CommandCase{
            "ADeviceNeedsABlock", inspect({"--device", "all"}), 2, {}, "--device: only valid with --block"},
        CommandCase{"ARequirementNeedsABlock",
                    inspect({"--require-blocks-per-sm", "4"}),
                    2,
                    {},
                    "--require-blocks-per-sm: only valid with --block"},
        CommandCase{
            "NoSuchKernel", inspect({"--kernel", "nothing"}), 2, {}, "no kernel has \"nothing\" in its name"},
        CommandCase{"NoSuchArchitecture", inspect({"--arch", "sm_75"}), 2, {}, "no kernel is for sm_75"},
        CommandCase{
            "BadArchitecture", inspect({"--arch", "90"}), 2, {}, "expected an architecture such as sm_90"},
        CommandCase{"ABinary",
                    {"inspect", binaries + "sm_90.cubin", "--kernel", "clusters", "--block", "256",
                     "--device", test::fixtureDevice},
                    0,
                    {"cluster", "sm_90", "2        Test Fixture GPU  8", "clusters\n"},
                    ""},
        CommandCase{"BlocksInDeclaredClusters",
                    {"inspect", binaries + "sm_90.cubin", "--kernel", "clusters", "--block", "64", "--device",
                     test::fixtureDevice, "--require-blocks-per-sm", "9"},
                    1,
                    {"clusters: 8 blocks on one SM of Test Fixture GPU, fewer than 9"},
                    ""},
        CommandCase{"ABinaryByArchitecture",
                    {"inspect", binaries + "zstd.fatbin", "--arch", "compute_90"},
                    0,
                    {"compute_90, not compiled  not known", "launch bounds", "256, 4"},
                    ""},
        CommandCase{"ABinaryBeforeLinking",
                    {"inspect", binaries + "relocatable.cubin"},
                    0,
                    {"sm_90, before linking", "callsLeaf(int*)\n"},
                    ""},
        CommandCase{"AHostProgramWithoutKernels",
                    {"inspect", "/bin/true"},
                    2,
                    {},
                    "/bin/true: there is no CUDA code in it"},
        CommandCase{"ALaunchOfAKernelOfABinary",
                    {"check", "--binary", binaries + "sm_90.cubin", "--kernel", "softmax", "--grid", "8",
                     "--block", "512", "--device", test::fixtureDevice},
                    1,
                    {"launchBoundsThreads", "at most 256"},
                    ""},
        CommandCase{"OccupancyOfAKernelOfABinary",
                    {"occupancy", "--binary", binaries + "sm_90.cubin", "--kernel", "_Z9callsLeafPi",
                     "--block", "1024", "--device", test::fixtureDevice},
                    0,
                    {"limited by"},
                    ""},
        CommandCase{
            "ARegisterLimitOfMachineCode", // of __launch_bounds__(256, 4), whose 4 it does not keep
            {"occupancy", "--binary", binaries + "sm_90.cubin", "--kernel", "softmax", "--block", "256",
             "--device", test::fixtureDevice},
            0,
            {"The machine code was compiled for up to 64 registers per thread, so that 4 blocks of 256 "
             "threads fit on an SM"},
            ""},
        CommandCase{"OtherLaunchBoundsThanThoseOfMachineCode",
                    {"occupancy", "--binary", binaries + "sm_90.cubin", "--kernel", "softmax", "--block",
                     "256", "--launch-bounds", "256", "--device", test::fixtureDevice},
                    0,
                    {"__launch_bounds__(256) let the compiler use up to 255 registers per thread"},
                    ""},
        CommandCase{
            "ANameOfSeveralKernelsOfABinary",
            {"check", "--binary", binaries + "sm_90.cubin", "--kernel", "lusters", "--grid", "8", "--block",
             "64", "--device", test::fixtureDevice},
            2,
            {},
            "2 kernels have \"lusters\" in their name; name one of them: anyClusters(int*); clusters"},
        CommandCase{
            "ABinaryForAnotherArchitecture",
            {"check", "--binary", binaries + "relocatable.cubin", "--kernel", "callsLeaf", "--grid", "8",
             "--block", "64", "--device", test::fixtureDevice},
            2,
            {},
            "the kernel does not run on a device of compute capability 9.0: it is for sm_90, before linking"},
        CommandCase{"PtxWithoutMachineCodeAndWithoutPtxas",
                    {"check", "--binary", binaries + "sm_90.ptx", "--kernel", "callsLeaf", "--grid", "8",
                     "--block", "64", "--device", test::fixtureDevice},
                    2,
                    {},
                    "install ptxas of the CUDA Toolkit"},
        CommandCase{"ADeviceFile", {"inspect", "/dev/zero"}, 2, {}, "it is a device"},
        CommandCase{"AMissingFile", {"inspect", "/nonexistent/usage.txt"}, 2, {}, "cannot be opened"}),
    test::caseName<CommandCase>);

TEST(InspectInput, StandardInputIsRead) {
    const auto outcome = runCli({"inspect", "-"}, "ptxas info : Compiling entry function 'k' for 'sm_90'\n"
                                                  "ptxas info : Used 40 registers, used 1 barriers\n");
    EXPECT_EQ(outcome.status, 0) << outcome.errors;
    EXPECT_NE(outcome.output.find("sm_90         40"), std::string::npos) << outcome.output;
    const auto ptx = runCli({"inspect", "-"}, ".version 9.0\n.target sm_90\n.visible .entry k()\n{\n}\n");
    EXPECT_EQ(ptx.status, 0) << ptx.errors;
    EXPECT_NE(ptx.output.find("compute_90, not compiled"), std::string::npos) << ptx.output;
}

TEST(InspectInput, PtxThatWasCutOffIsUnreadable) {
    const auto outcome =
        runCli({"inspect", "-"}, ".version 9.0\n.target sm_90\n.visible .entry k()\n{\nret;\n");
    EXPECT_EQ(outcome.status, 2);
    EXPECT_EQ(outcome.output, "");
    EXPECT_NE(
        outcome.errors.find("line 5: the PTX ends within kernel k, which begins on line 3: it was cut off"),
        std::string::npos)
        << outcome.errors;
}

/// A program that prints what ptxas prints of one kernel, in place of the ptxas of this machine.
class InspectPtx : public testing::Test {
protected:
    void SetUp() override {
        setScript("echo \"ptxas info    : Compiling entry function '_Z7maxRankPi' for 'sm_90'\" >&2\n"
                  "echo 'ptxas info    : Used 77 registers, used 3 barriers' >&2\n");
        ::setenv("TRICHEVRON_PTXAS", ptxas_.c_str(), 1);
    }
    void TearDown() override {
        ::setenv("TRICHEVRON_PTXAS", "", 1);
        std::filesystem::remove(ptxas_);
    }
    void setScript(const std::string& lines) const {
        std::ofstream(ptxas_) << "#!/bin/sh\n" << lines;
        std::filesystem::permissions(ptxas_, std::filesystem::perms::owner_all);
    }
    static test::RunOutcome inspectPtx(std::vector<std::string> more) {
        more.insert(more.begin(), {"inspect", binaries + "sm_90.ptx", "--kernel", "maxRank"});
        return runCli(more);
    }

private:
    const std::string ptxas_ = testing::TempDir() + "ptxas_for_inspect_" + std::to_string(::getpid());
};

TEST_F(InspectPtx, WhatPtxasMakesAnswersForThePtxOfTheSameKernel) {
    const auto outcome = inspectPtx({});
    EXPECT_EQ(outcome.status, 0) << outcome.errors;
    EXPECT_NE(outcome.output.find("sm_90, by ptxas  77"), std::string::npos) << outcome.output;
    EXPECT_EQ(outcome.output.find("not compiled"), std::string::npos) << outcome.output;
    const auto launch =
        inspectPtx({"--block", "128", "--require-blocks-per-sm", "1", "--device", test::fixtureDevice});
    EXPECT_EQ(launch.status, 0) << launch.output << launch.errors;
    const auto asked = inspectPtx({"--arch", "compute_90"});
    EXPECT_NE(asked.output.find("compute_90, not compiled"), std::string::npos) << asked.output;
    EXPECT_EQ(asked.output.find("is installed"), std::string::npos) << "ptxas is there: " << asked.output;
}

TEST_F(InspectPtx, WhatPtxasSaysAgainstTheMachineIsPrintedBesideTheKernels) {
    setScript("echo \"ptxas fatal   : Value 'sm_90' is not defined for option 'gpu-name'\" >&2\nexit 255\n");
    const auto outcome = inspectPtx({});
    EXPECT_EQ(outcome.status, 0) << outcome.errors;
    EXPECT_NE(outcome.errors.find("ptxas refuses the PTX: Value 'sm_90' is not defined"), std::string::npos)
        << outcome.errors;
    const auto check = runCli({"check", "--binary", binaries + "sm_90.ptx", "--kernel", "callsLeaf", "--grid",
                               "8", "--block", "64", "--device", test::fixtureDevice});
    EXPECT_EQ(check.status, 2);
    EXPECT_NE(check.errors.find("ptxas refuses the PTX"), std::string::npos) << check.errors;
}

TEST_F(InspectPtx, WithoutPtxasItIsSaidHowToLearnMore) {
    ::setenv("TRICHEVRON_PTXAS", "", 1);
    const auto outcome = inspectPtx({});
    EXPECT_EQ(outcome.status, 0) << outcome.errors;
    EXPECT_NE(outcome.output.find("where ptxas of the CUDA Toolkit is installed, a PTX file is compiled"),
              std::string::npos)
        << outcome.output;
}

TEST(InspectJson, HasItsSchemaAndIsAKernelFile) {
    const auto outcome =
        runCli(inspect({"--json", "--block", "256", "--require-blocks-per-sm", "2", "--kernel", "Registers",
                        "--arch", "sm_90", "--device", test::fixtureDevice}));
    ASSERT_EQ(outcome.status, 0) << outcome.errors;
    EXPECT_EQ(test::schemaErrors(outcome.output, "inspect"), "");
    const core::Json answer = core::Json::parse(outcome.output);
    ASSERT_EQ(answer.at("kernels").size(), 1U);
    EXPECT_EQ(answer.at("kernels").at(0).at("spillStoreBytes"), 52);
    EXPECT_EQ(answer.at("reachesRequiredBlocks"), true);

    const std::filesystem::path file = std::filesystem::path(testing::TempDir()) / "inspected_kernels.json";
    std::ofstream(file) << answer.at("kernels").dump();
    const auto check = runCli({"check", "--grid", "8", "--block", "256", "--kernel-file", file.string(),
                               "--device", test::fixtureDevice, "--json"});
    std::filesystem::remove(file);
    EXPECT_EQ(check.status, 0) << check.errors;
    EXPECT_EQ(core::Json::parse(check.output).at("occupancy").at("registersPerBlock"),
              answer.at("kernels").at(0).at("devices").at(0).at("occupancy").at("registersPerBlock"));
}

// 4 blocks of 128 threads of this kernel of NCCL are resident where registers and shared memory allow 5 (seen
// on H200, driver 580.159.04); cuobjdump prints no barriers.
TEST(InspectInput, UnknownBarriersMakeARangeOfResidentBlocks) {
    const std::string text =
        "arch = sm_90\n Function k:\n  REG:96 STACK:0 SHARED:22592 LOCAL:0 CONSTANT[0]:4624\n";
    const std::vector<std::string> asked{"inspect", "-", "--block", "128", "--device", test::fixtureDevice};
    const auto outcome = runCli(asked, text);
    EXPECT_EQ(outcome.status, 0) << outcome.errors;
    EXPECT_NE(outcome.output.find("4 to 5"), std::string::npos) << outcome.output;
    EXPECT_NE(outcome.output.find("the barriers, which are not known"), std::string::npos) << outcome.output;
    for (const auto& [required, status] : {std::pair{"4", 0}, std::pair{"5", 1}}) {
        std::vector<std::string> arguments = asked;
        arguments.insert(arguments.end(), {"--require-blocks-per-sm", required, "--json"});
        const auto json = runCli(arguments, text);
        EXPECT_EQ(json.status, status) << json.output << json.errors;
        EXPECT_EQ(test::schemaErrors(json.output, "inspect"), "");
        const core::Json device = core::Json::parse(json.output).at("kernels").at(0).at("devices").at(0);
        EXPECT_EQ(device.at("residentBlocks"), core::Json({4, 5}));
        EXPECT_TRUE(device.at("occupancy").is_null());
    }
}

TEST(InspectJson, ABinaryHasItsDeclarationsAndItsSchema) {
    for (const char* file : {"sm_90.cubin", "zstd.fatbin", "lto.fatbin", "relocatable.cubin"}) {
        const auto outcome = runCli({"inspect", binaries + file, "--json"});
        ASSERT_EQ(outcome.status, 0) << outcome.errors;
        EXPECT_EQ(test::schemaErrors(outcome.output, "inspect"), "") << file;
    }
}

struct UnreadPart : test::NamedCase {
    std::size_t bytes;   ///< that are left of the file
    std::size_t damaged; ///< the byte that is changed; none: 0
    const char* problem;
    std::vector<std::string> more{};
};
class InspectUnreadParts : public testing::TestWithParam<UnreadPart> {};

TEST_P(InspectUnreadParts, AreNamedWithStatus2AndTheRestIsListed) {
    std::ifstream whole(binaries + "zstd.fatbin", std::ios::binary);
    std::string bytes((std::istreambuf_iterator<char>(whole)), {});
    bytes.resize(std::min(bytes.size(), GetParam().bytes));
    if (GetParam().damaged > 0)
        bytes[GetParam().damaged] ^= 0x55;
    std::vector<std::string> arguments{"inspect", "-"};
    arguments.insert(arguments.end(), GetParam().more.begin(), GetParam().more.end());
    const auto outcome = runCli(arguments, bytes);
    EXPECT_EQ(outcome.status, 2);
    EXPECT_NE(outcome.errors.find(GetParam().problem), std::string::npos) << outcome.errors;
    EXPECT_EQ(outcome.errors.find('\n'), outcome.errors.size() - 1) << outcome.errors;
    EXPECT_NE(outcome.output.find("sm_"), std::string::npos) << outcome.output;
}

INSTANTIATE_TEST_SUITE_P(
    Cli, InspectUnreadParts,
    testing::Values(
        UnreadPart{{"Damaged"}, 1U << 20U, 100, "-, byte 80: the code is compressed with zstd and damaged"},
        UnreadPart{{"CutOff"}, 6000, 0, "the code in the fat binary is larger than the fat binary"},
        UnreadPart{{"CutOffAsJson"}, 6000, 0, "larger than the fat binary", {"--json"}},
        UnreadPart{{"CutOffAndTooFewBlocks"},
                   6000,
                   0,
                   "larger than the fat binary",
                   {"--block", "256", "--require-blocks-per-sm", "33"}}),
    test::caseName<UnreadPart>);

TEST(InspectJson, WhatIsNotKnownIsLeftOut) {
    const auto outcome = runCli({"inspect", dumped, "--json"});
    ASSERT_EQ(outcome.status, 0) << outcome.errors;
    EXPECT_EQ(test::schemaErrors(outcome.output, "inspect"), "");
    const core::Json kernel = core::Json::parse(outcome.output).at("kernels").at(0);
    for (const char* key : {"binaryVersion", "sharedSizeBytes", "spillStoreBytes", "numBlockBarriers"})
        EXPECT_FALSE(kernel.contains(key)) << key;
}

} // namespace
} // namespace trichevron::cli
