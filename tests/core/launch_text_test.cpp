// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/code/launch_code.h"
#include "core/code/launch_text.h"
#include "core/errors/input_error.h"
#include "core/json/file_io.h"
#include "core/launch/launch_attribute_text.h"
#include "tests/case_name.h"
#include "tests/core/launch_forms.h"

#include <gtest/gtest.h>

#include <random>
#include <set>
#include <string>
#include <vector>

namespace trichevron::core {
namespace {

using test::LaunchForm;

class LaunchFormTest : public testing::TestWithParam<LaunchForm> {};

TEST_P(LaunchFormTest, IsRead) {
    const LaunchForm& form = GetParam();
    EXPECT_EQ(test::summary(readLaunches(form.code, form.values)), form.expected) << form.code;
}

INSTANTIATE_TEST_SUITE_P(Chevrons, LaunchFormTest, testing::ValuesIn(test::launchForms("chevrons.txt")),
                         [](const auto& form) { return form.param.caseName(); });
INSTANTIATE_TEST_SUITE_P(Functions, LaunchFormTest, testing::ValuesIn(test::launchForms("functions.txt")),
                         [](const auto& form) { return form.param.caseName(); });
INSTANTIATE_TEST_SUITE_P(Python, LaunchFormTest, testing::ValuesIn(test::launchForms("python.txt")),
                         [](const auto& form) { return form.param.caseName(); });

KernelInfo kernelNamed(const std::string& name) {
    KernelInfo kernel;
    kernel.id = name;
    kernel.attributes.name = name;
    kernel.arguments = "A, B, n";
    return kernel;
}

/// Launches of all functions, streams and attributes.
class RandomLaunches {
public:
    struct Launch {
        LaunchConfig config;
        KernelOptIns optIns;
    };

    Launch next() {
        Launch launch;
        LaunchConfig& config = launch.config;
        config.api = allLaunchApis[below(allLaunchApis.size())];
        config.gridDim = extent<level::Grid>();
        config.blockDim = extent<level::Block>();
        config.stream = allStreamKinds[below(allStreamKinds.size())];
        config.cooperative = below(3) == 0;
        if (canSetClusterDim(config.api) && below(2) == 0)
            config.clusterDim = extent<level::Cluster>();
        if (below(3) == 0)
            config.attributes.preferredClusterDim = extent<level::Cluster>();
        for (const NumberAttribute& attribute : numberAttributes)
            if (below(3) == 0)
                config.attributes.*attribute.value =
                    std::uniform_int_distribution(attribute.min, attribute.max)(generator_);
        for (const StructAttribute& attribute : structAttributes)
            if (below(3) == 0)
                config.attributes.*attribute.value = members(attribute);
        if (below(3) == 0)
            config.greenContextSmCount = static_cast<std::uint32_t>(1 + below(200));
        constexpr std::uint64_t mostBytes = 300'000;
        config.dynamicSmemBytes = Bytes{below(2) == 0 ? below(mostBytes) : 0};
        if (config.dynamicSmemBytes > smemWithoutOptIn)
            launch.optIns.maxDynamicSharedSizeBytes = config.dynamicSmemBytes + Bytes{below(1000)};
        launch.optIns.nonPortableClusterSizeAllowed = below(4) == 0;
        launch.optIns.preferredShmemCarveout = below(3) == 0 ? static_cast<int>(below(101)) : -1;
        config = canonical(config);
        return launch;
    }

private:
    std::uint64_t below(std::uint64_t limit) {
        return std::uniform_int_distribution<std::uint64_t>(0, limit - 1)(generator_);
    }
    MemberValues members(const StructAttribute& attribute) {
        MemberValues values{};
        for (std::size_t i = 0; i < attribute.members.size(); ++i) {
            const AttributeMember& member = attribute.members[i];
            values.at(i) =
                member.isRatio
                    ? static_cast<double>(below(1000)) / 1000
                    : static_cast<double>(std::uniform_int_distribution(member.min, member.max)(generator_));
        }
        return values;
    }
    template <class Level>
    Extent<Level> extent() {
        Extent<Level> result;
        for (const Axis axis : allAxes)
            result[axis] = below(3) == 0 ? static_cast<std::uint32_t>(below(1ULL << 32))
                                         : static_cast<std::uint32_t>(1 + below(64));
        return result;
    }

    std::mt19937_64 generator_{18};
};

TEST(LaunchText, TenThousandLaunchesAreReadAsTheyAreWritten) {
    constexpr int count = 10'000;
    RandomLaunches launches;
    const KernelInfo kernel = kernelNamed("matrixAdd");
    for (int i = 0; i < count; ++i) {
        const auto [config, optIns] = launches.next();
        const std::string code = launchCode(config, optIns, kernel);
        const LaunchInCode read = readLaunch(code, {}, "code");
        ASSERT_EQ(canonical(read.config), config) << code;
        ASSERT_EQ(read.optIns, optIns) << code;
        ASSERT_EQ(read.kernel, isDriverApi(config.api) ? "function" : "matrixAdd") << code;
        ASSERT_TRUE(read.missing.empty() && read.notes.empty()) << code;
    }
}

TEST(LaunchText, AllLaunchesOfAFileAreFoundWithTheirLines) {
    const LaunchesInCode found = readLaunches("#define N 64\n"
                                              "void a(int n) { first<<<n, N>>>(); }\n"
                                              "\n"
                                              "void b() {\n"
                                              "    second<<<4, N>>>();\n"
                                              "    third<<<4 / 0, N>>>();\n"
                                              "    fourth<<<5, N>>>(); }\n");
    ASSERT_EQ(found.launches.size(), 3U);
    EXPECT_EQ(found.launches[0].kernel, "first");
    EXPECT_EQ(found.launches[0].line, 2U);
    EXPECT_EQ(found.launches[1].line, 5U);
    EXPECT_EQ(found.launches[2].line, 7U);
    EXPECT_EQ(found.launches[2].config.blockDim, (BlockExtent{64, 1, 1}));
    ASSERT_EQ(found.faults.size(), 1U);
    EXPECT_EQ(found.faults[0].line, 6U);
    EXPECT_EQ(found.faults[0].column, 15U);
}

TEST(LaunchText, APlaceIsALineAndAColumnAndAFaultHasTheLengthOfItsWord) {
    const LaunchesInCode found = readLaunches("// é\n  k<<<4, 256>>>();\n\tm<<<8, 256 / 0>>>();\n");
    ASSERT_EQ(found.launches.size(), 1U);
    EXPECT_EQ(found.launches[0].line, 2U);
    EXPECT_EQ(found.launches[0].column, 3U);
    ASSERT_EQ(found.faults.size(), 1U);
    EXPECT_EQ(found.faults[0].line, 3U);
    EXPECT_EQ(found.faults[0].column, 13U);
    EXPECT_EQ(found.faults[0].length, 1U);
    EXPECT_EQ(faultText(found.faults[0]).text().substr(0, 19), "line 3, column 13: ");
}

struct UnknownPartsCase : test::NamedCase {
    const char* code;
    std::set<LaunchPart> unknown;
    std::vector<std::string> missing;
};
class UnknownParts : public testing::TestWithParam<UnknownPartsCase> {};
TEST_P(UnknownParts, AreThoseThatTheMissingNamesDecide) {
    const LaunchInCode launch = readLaunch(GetParam().code, {}, "code");
    EXPECT_EQ(launch.unknown, GetParam().unknown);
    EXPECT_EQ(launch.missing, GetParam().missing);
}
INSTANTIATE_TEST_SUITE_P(
    LaunchText, UnknownParts,
    testing::Values(
        UnknownPartsCase{{"None"}, "k<<<4, 256, 1024>>>();", {}, {}},
        UnknownPartsCase{{"Grid"}, "k<<<(n + 255) / 256, 256>>>();", {LaunchPart::Grid}, {"n"}},
        UnknownPartsCase{{"GridAndBlock"},
                         "k<<<(n + b - 1) / b, b>>>();",
                         {LaunchPart::Grid, LaunchPart::Block},
                         {"n", "b"}},
        UnknownPartsCase{{"SharedMemory"}, "k<<<4, 256, b * 4>>>();", {LaunchPart::SharedMemory}, {"b"}},
        UnknownPartsCase{{"Cluster"},
                         "launch(s, LaunchConfig(grid=4, block=256, cluster=c), k)",
                         {LaunchPart::Cluster, LaunchPart::Grid},
                         {"c"}},
        UnknownPartsCase{
            {"OptIn"},
            "cudaFuncSetAttribute(k, cudaFuncAttributeMaxDynamicSharedMemorySize, s); k<<<4, 256>>>();",
            {LaunchPart::OptIns},
            {"s"}}),
    test::caseName<UnknownPartsCase>);

struct PastedCase : test::NamedCase {
    const char* text;
    bool isCode;
};
class PastedText : public testing::TestWithParam<PastedCase> {};
TEST_P(PastedText, IsLaunchCodeOrNot) {
    EXPECT_EQ(hasLaunchCode(GetParam().text), GetParam().isCode);
}
INSTANTIATE_TEST_SUITE_P(
    LaunchText, PastedText,
    testing::Values(PastedCase{{"Nothing"}, "", false}, PastedCase{{"Number"}, "256", false},
                    PastedCase{{"Row"}, "32x8", false}, PastedCase{{"Dim3"}, "dim3(32, 8)", false},
                    PastedCase{{"Bytes"}, "48 KiB", false},
                    PastedCase{{"Prose"}, "Each block has 256 threads (8 warps), as the text says.", false},
                    PastedCase{{"AnAddress"}, "https://docs.nvidia.com/cuda/index.html#a[1]", false},
                    PastedCase{{"OtherCode"}, "int x = f(4, 2) / 0;", false},
                    PastedCase{{"Shift"}, "a = b << 4;", false},
                    PastedCase{{"AssemblerOfCompilers"},
                               "ptxas info    : Used 32 registers, used 0 barriers, 380 bytes cmem[0]",
                               false},
                    PastedCase{{"Chevrons"}, "<<<63, 256>>>", true},
                    PastedCase{{"BrokenChevrons"}, "k<<<63, >>>()", true},
                    PastedCase{{"UnknownName"}, "k<<<(n + 255) / 256, 256>>>(x);", true},
                    PastedCase{{"Function"}, "cudaLaunchKernel(k, 4, 256, args, 0, 0);", true},
                    PastedCase{{"Numba"}, "add[63, 256](x, y)", true},
                    PastedCase{{"CudaCore"}, "config = LaunchConfig(grid=4, block=256)", true}),
    test::caseName<PastedCase>);

TEST(LaunchText, OfALongTextOnlyTheWaysToLaunchAreLookedFor) {
    const std::string longText(std::size_t{2} << 20, ' ');
    EXPECT_FALSE(hasLaunchCode(longText));
    EXPECT_TRUE(hasLaunchCode(longText + "k<<<1, 2>>>()"));
}

std::string errorOf(const std::string& code) {
    try {
        readLaunch(code, {}, "--code");
    } catch (const InputError& error) {
        return error.what();
    }
    return "";
}

TEST(LaunchText, OneLaunchIsAskedFor) {
    EXPECT_EQ(errorOf(""), "--code: there is no launch; write one such as kernel<<<63, 256>>>(…)");
    EXPECT_EQ(errorOf("hipLaunchKernelGGL(kernel, dim3(4), dim3(64), 0, 0, x);"),
              "--code: hipLaunchKernel and hipLaunchKernelGGL are launches of HIP, which are not read; write "
              "kernel<<<grid, block, shared memory, stream>>>(…)");
    EXPECT_EQ(errorOf("import torch\nc = torch.add(a, b)"),
              "--code: PyTorch chooses the launches of its functions itself, so that the code does not show "
              "them; import a trace of the program, or write one such as kernel<<<63, 256>>>(…)");
    EXPECT_EQ(errorOf("a<<<1, 2>>>();\n\nb<<<1, 2>>>();"),
              "--code: there are 2 launches, the second in line 3; give one");
    EXPECT_EQ(errorOf("a<<<1, >>>();"),
              "--code: line 1, column 2: <<<…>>> takes 2 to 4 arguments: grid, block, shared memory, stream");
}

TEST(LaunchText, ATextOfMoreThan16MebibytesIsNotRead) {
    EXPECT_EQ(errorOf(std::string(maxCodeBytes + 1, ' ')),
              "the code has 16,777,217 B; at most 16 MiB are read");
}

TEST(LaunchText, MacrosThatGrowExponentiallyAndDeepBracketsEnd) {
    std::string code;
    for (int i = 1; i < 64; ++i)
        code += "#define M" + std::to_string(i) + " (M" + std::to_string(i - 1) + " + M" +
                std::to_string(i - 1) + ")\n";
    EXPECT_EQ(errorOf(code + "k<<<M63, 1>>>();"), "--code: line 64, column 5: this expression is too long");
    const std::string deep(1'000, '(');
    EXPECT_EQ(errorOf("k<<<" + deep + "1" + std::string(deep.size(), ')') + ", 1>>>();"),
              "--code: line 1, column 138: this expression is too long");
    EXPECT_EQ(errorOf("#define A B\n#define B A\nk<<<A, 1>>>();"),
              "--code: line 3, column 5: this expression is too long");
}

TEST(LaunchText, EveryMemberOfAStructIsUnknownBehindAFunctionThatTakesItsAddress) {
    std::string code;
    for (int i = 0; i < 1'200; ++i)
        code += "s.a" + std::to_string(i) + " = 64;\n";
    const LaunchInCode launch = readLaunch(code + "tune(&s); k<<<s.a0, s.a999>>>();", {}, "code");
    EXPECT_EQ(launch.missing, (std::vector<std::string>{"s.a0", "s.a999"}));
}

TEST(LaunchText, AMemberOfANodeOfAnotherFunctionIsNotThatOfThisOne) {
    const LaunchesInCode found =
        readLaunches("void a() { cudaKernelNodeParams node{}; node.func = (void*)k; node.gridDim = 8;\n"
                     "  node.blockDim = 32; node.sharedMemBytes = 512;\n"
                     "  cudaGraphAddKernelNode(&n, graph, nullptr, 0, &node); }\n"
                     "void b() { cudaKernelNodeParams node{}; node.func = (void*)k; node.gridDim = 4;\n"
                     "  node.blockDim = 32;\n"
                     "  cudaGraphAddKernelNode(&n, graph, nullptr, 0, &node); }\n");
    ASSERT_EQ(found.launches.size(), 2U);
    EXPECT_EQ(found.launches[0].config.dynamicSmemBytes, Bytes{512});
    EXPECT_EQ(found.launches[1].missing, std::vector<std::string>{});
    EXPECT_EQ(found.launches[1].config.dynamicSmemBytes, Bytes{0});
}

struct RepeatedText : test::NamedCase {
    const char* begin;
    const char* repeated;
    const char* end;
};
class LongText : public testing::TestWithParam<RepeatedText> {};

/// tests/bench/launch_text_bench.cpp shows that the time grows with the text, which a test cannot.
TEST_P(LongText, IsReadUpToTheLaunchBehindIt) {
    constexpr int many = 100'000;
    std::string code;
    for (int i = 0; i < 1'000; ++i)
        code += "s.a" + std::to_string(i) + " = 1;";
    code += GetParam().begin;
    for (int i = 0; i < many; ++i)
        code += GetParam().repeated;
    for (int i = 0; i < many; ++i)
        code += GetParam().end;
    const LaunchesInCode found = readLaunches(code + ";\nk<<<8, 32>>>();");
    ASSERT_EQ(found.launches.size(), 1U);
    EXPECT_EQ(found.launches.front().config.blockDim, (BlockExtent{32, 1, 1}));
}

INSTANTIATE_TEST_SUITE_P(LaunchText, LongText,
                         testing::Values(RepeatedText{{"OfOneStructThatFunctionsChange"}, "", "f(&s);", ""},
                                         RepeatedText{{"OfAMemberOfMembers"}, "x", ".a", ""},
                                         RepeatedText{{"OfFunctionsInParameters"}, "", "int f({", "})"}),
                         test::caseName<RepeatedText>);

} // namespace
} // namespace trichevron::core
