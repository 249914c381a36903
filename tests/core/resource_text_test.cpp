// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/errors/input_error.h"
#include "core/inspect/resource_text.h"
#include "core/json/file_io.h"
#include "core/text/demangle.h"
#include "tests/case_name.h"

#include <gtest/gtest.h>

#include <map>

namespace trichevron::core {
namespace {

using test::NamedCase;

std::string dataFile(const std::string& name) {
    return readFile(std::string(TRICHEVRON_TEST_DATA) + "/resource-usage/" + name);
}

/// By mangled name, of one architecture.
std::map<std::string, KernelResources> kernelsFor(const std::string& file, const std::string& architecture) {
    std::map<std::string, KernelResources> kernels;
    for (const KernelResources& kernel : readResourceText(dataFile(file), file))
        if (kernel.architecture == architecture)
            kernels.emplace(kernel.mangledName, kernel);
    return kernels;
}

TEST(ResourceText, CuobjdumpAndNvccAgreeOnTheSameObject) {
    for (const std::string architecture : {"sm_80", "sm_90"}) {
        const auto compiled = kernelsFor("nvcc-13.0.txt", architecture);
        const auto dumped = kernelsFor("cuobjdump-13.0-object.txt", architecture);
        ASSERT_EQ(compiled.size(), 6U);
        ASSERT_EQ(dumped.size(), 6U);
        for (const auto& [name, kernel] : compiled) {
            SCOPED_TRACE(name + " " + architecture);
            ASSERT_TRUE(dumped.contains(name));
            EXPECT_EQ(dumped.at(name).numRegs, kernel.numRegs);
            EXPECT_EQ(dumped.at(name).sharedSizeBytes, kernel.sharedSizeBytes);
            EXPECT_EQ(dumped.at(name).localSizeBytes, kernel.localSizeBytes);
            EXPECT_EQ(dumped.at(name).spillStoreBytes, std::nullopt);
        }
    }
}

// The answers of cudaFuncGetAttributes on an H100 (driver 580.159.04) for the same source, compiled for sm_90
// without a register limit; cudaFuncGetAttributes-13.0.txt has them. Two kernels get other registers through
// the limit of 32.
TEST(ResourceText, StaticSharedMemoryIsAsTheRuntimeCountsIt) {
    const auto dumped = kernelsFor("cuobjdump-13.0-object.txt", "sm_90");
    EXPECT_EQ(dumped.at("_Z11twoBarriersPf").sharedSizeBytes, Bytes{512});
    EXPECT_EQ(dumped.at("_Z7softmaxILi4EEvPKfPfi").sharedSizeBytes, Bytes{512});
    EXPECT_EQ(dumped.at("_Z10useGlobalsPf").sharedSizeBytes, Bytes{0});
    EXPECT_EQ(dumped.at("_Z11callsHelperPfi").localSizeBytes, Bytes{32});
}

TEST(ResourceText, TheCompilersOfCuda12And13SayTheSame) {
    const auto newest = kernelsFor("nvcc-13.0.txt", "sm_90");
    EXPECT_EQ(kernelsFor("ptxas-12.8.txt", "sm_90"), newest);
    EXPECT_EQ(kernelsFor("ptxas-12.9.txt", "sm_90"), newest);
}

TEST(ResourceText, DeviceFunctionsAreLeftOut) {
    const auto kernels = kernelsFor("cuobjdump-13.0-relocatable.txt", "sm_75");
    EXPECT_EQ(kernels.size(), 6U);
    EXPECT_FALSE(kernels.contains("_Z6helperfi"));
}

TEST(ResourceText, ACubinWithoutArchitectureLeavesOpenWhetherReservedBytesAreIncluded) {
    const std::string text = dataFile("cuobjdump-13.0-cubin.txt");
    const std::vector<KernelResources> open = readResourceText(text, "here");
    EXPECT_EQ(open.at(0).architecture, "");
    EXPECT_EQ(open.at(0).sharedSizeBytes, std::nullopt);
    EXPECT_EQ(attributesOf(open.at(0), 1), std::nullopt);
    EXPECT_EQ(readResourceText(text, "here", "sm_90").at(0).sharedSizeBytes, Bytes{512});
    EXPECT_EQ(readResourceText(text, "here", "sm_86").at(0).sharedSizeBytes, Bytes{1536});
}

struct LogLineCase : NamedCase {
    std::string text;
    KernelResources expected;
};

class ResourceLines : public testing::TestWithParam<LogLineCase> {};

TEST_P(ResourceLines, AreRead) {
    const std::vector<KernelResources> kernels = readResourceText(GetParam().text, "here");
    ASSERT_EQ(kernels.size(), 1U);
    EXPECT_TRUE(kernels.front() == GetParam().expected);
}

const std::string compiling = "ptxas info    : Compiling entry function 'k' for 'sm_80'\n";
KernelResources kernelK() {
    KernelResources kernel;
    kernel.mangledName = kernel.name = "k";
    kernel.architecture = "sm_80";
    return kernel;
}
KernelResources used(std::uint32_t registers, std::optional<std::uint32_t> barriers, std::uint64_t shared) {
    KernelResources kernel = kernelK();
    kernel.numRegs = registers;
    kernel.numBlockBarriers = barriers;
    kernel.sharedSizeBytes = Bytes{shared};
    return kernel;
}
KernelResources withStack(KernelResources kernel, std::uint64_t local, std::uint64_t stores,
                          std::uint64_t loads) {
    kernel.localSizeBytes = Bytes{local};
    kernel.spillStoreBytes = Bytes{stores};
    kernel.spillLoadBytes = Bytes{loads};
    return kernel;
}

INSTANTIATE_TEST_SUITE_P(
    ResourceText, ResourceLines,
    testing::Values(
        LogLineCase{
            "BarriersAreNotKnownBeforeCuda12",
            compiling +
                "ptxas info    : Used 32 registers, 3200 bytes smem, 360 bytes cmem[0], 8 bytes cmem[2]\n",
            used(32, std::nullopt, 3200)},
        LogLineCase{"ResourcesThatAreNotUsedAreNotPrinted",
                    compiling + "ptxas info    : Used 8 registers, used 0 barriers\n", used(8, 0, 0)},
        LogLineCase{"SpillsAndStackAreThoseOfTheKernel",
                    compiling + "ptxas info    : Function properties for k\n"
                                "    8 bytes stack frame, 4 bytes spill stores, 12 bytes spill loads\n"
                                "ptxas info    : Used 8 registers, used 0 barriers\n"
                                "ptxas info    : Function properties for helper\n"
                                "    40 bytes stack frame, 9 bytes spill stores, 9 bytes spill loads\n",
                    withStack(used(8, 0, 0), 8, 4, 12)},
        LogLineCase{"TheCumulativeStackIncludesCalledFunctions",
                    compiling +
                        "ptxas info    : Function properties for k\n"
                        "    0 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads\n"
                        "ptxas info    : Used 8 registers, used 0 barriers, 40 bytes cumulative stack size\n",
                    withStack(used(8, 0, 0), 40, 0, 0)},
        LogLineCase{"WindowsLineEndsAndColoursAreIgnored",
                    "\x1b[1mptxas info    : Compiling entry function 'k' for 'sm_80'\x1b[0m\r\n"
                    "ptxas info    : Used 8 registers, used 0 barriers\r\n",
                    used(8, 0, 0)},
        LogLineCase{
            "OtherLinesOfABuildAreIgnored",
            "[3/7] Building CUDA object k.cu.o\nk.cu(3): warning #177-D: variable \"Used\" was declared\n" +
                compiling + "ptxas info    : Used 8 registers, used 0 barriers\nld: done\n",
            used(8, 0, 0)},
        LogLineCase{"ACutOffTextKeepsWhatItSays", compiling, kernelK()}),
    test::caseName<LogLineCase>);

struct BadCase : NamedCase {
    std::string text;
    std::string message;
};

class BadResourceText : public testing::TestWithParam<BadCase> {};

TEST_P(BadResourceText, IsOneSentence) {
    try {
        readResourceText(GetParam().text, "usage.txt");
        FAIL() << "no error";
    } catch (const InputError& error) {
        EXPECT_EQ(std::string(error.what()), GetParam().message);
    }
}

const std::string noKernel =
    "usage.txt: there is no kernel in it; expected the output of nvcc -Xptxas -v, ptxas -v or "
    "cuobjdump --dump-resource-usage";
INSTANTIATE_TEST_SUITE_P(
    ResourceText, BadResourceText,
    testing::Values(BadCase{"Empty", "", noKernel}, BadCase{"ForeignText", "hello\nworld\n", noKernel},
                    BadCase{"OnlyDeviceFunctions", " Function helper:\n  REG:24 STACK:0 SHARED:0 LOCAL:0\n",
                            noKernel},
                    BadCase{"NumberPast32Bits", compiling + "ptxas info    : Used 99999999999 registers\n",
                            "usage.txt, line 2: a number is larger than 4294967295"}),
    test::caseName<BadCase>);

TEST(Demangle, NamesAreThoseOfTheSource) {
    EXPECT_EQ(demangle("_Z7softmaxILi4EEvPKfPfi"), "void softmax<4>(float const*, float*, int)");
    EXPECT_EQ(demangle("scale"), "scale");
    EXPECT_EQ(demangle("f"), "f") << "not the type float";
    EXPECT_EQ(demangle("_Z"), "_Z");
}

/// P<A, A>, P<that, that> and so on: each level doubles what the name stands for.
std::string doublingName(int levels) {
    static const std::string digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    std::string name = "_Z1f1A1PIS_S_E";
    for (int level = 1; level < levels; ++level) {
        const std::string before = "S" + digits.substr(static_cast<std::size_t>(level), 1) + "_";
        name += "S0_I" + before + before + "E";
    }
    return name;
}

TEST(Demangle, ANameThatStandsForGigabytesStaysMangled) {
    EXPECT_NE(demangle(doublingName(3)), doublingName(3));
    EXPECT_EQ(demangle(doublingName(28)), doublingName(28));
    EXPECT_GT(expandedSize(doublingName(28)), maxExpandedSize);
    EXPECT_EQ(expandedSize("_Z7softmaxILi4EEvPKfPfi"), 23U);
    EXPECT_EQ(expandedSize(std::string(100, 'x') + "S_S_"), 300U);
}

TEST(ResourceText, MoreKernelsThanTheLimitAreRefused) {
    std::string text;
    for (std::size_t i = 0; i <= maxKernelsInText; ++i)
        text += "Compiling entry function 'a'\n";
    try {
        readResourceText(text, "usage.txt");
        FAIL() << "no error";
    } catch (const InputError& error) {
        EXPECT_STREQ(error.what(), "usage.txt, line 1000001: there are more than 1,000,000 kernels");
    }
}

TEST(ResourceText, NamesBeyondTheLimitForAllStayMangled) {
    std::string text;
    const std::string name = doublingName(12);
    const std::uint64_t allowed = maxExpandedSizeOfNames / expandedSize(name);
    for (std::uint64_t i = 0; i < allowed + 2; ++i)
        text += "Compiling entry function '" + name + "'\n";
    const std::vector<KernelResources> kernels = readResourceText(text, "here");
    EXPECT_EQ(kernels.at(allowed - 1).name, demangle(name));
    EXPECT_EQ(kernels.at(allowed).name, name);
}

struct RunCase : NamedCase {
    std::string architecture;
    ComputeCapability capability;
    bool runs;
};

class ArchitectureRuns : public testing::TestWithParam<RunCase> {};

TEST_P(ArchitectureRuns, OnDevicesOfItsCompatibility) {
    KernelResources kernel;
    kernel.architecture = GetParam().architecture;
    EXPECT_EQ(runsOn(kernel, GetParam().capability), GetParam().runs);
}

INSTANTIATE_TEST_SUITE_P(
    ResourceText, ArchitectureRuns,
    testing::Values(RunCase{"TheSame", "sm_90", {9, 0}, true},
                    RunCase{"AHigherMinorVersion", "sm_80", {8, 9}, true},
                    RunCase{"NotALowerMinorVersion", "sm_89", {8, 6}, false},
                    RunCase{"NotAnotherMajorVersion", "sm_80", {9, 0}, false},
                    RunCase{"AnArchitectureSpecificBinaryOnlyThere", "sm_100a", {10, 3}, false},
                    RunCase{"AnArchitectureSpecificBinaryThere", "sm_90a", {9, 0}, true},
                    RunCase{"AFamilySpecificBinaryInTheFamily", "sm_100f", {10, 3}, true},
                    RunCase{"AnUnknownArchitectureAnywhere", "", {12, 0}, true}),
    test::caseName<RunCase>);

} // namespace
} // namespace trichevron::core
