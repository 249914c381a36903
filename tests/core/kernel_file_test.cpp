// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Kernels of real binaries (tests/data/binaries), and of damaged ones.
#include "core/errors/input_error.h"
#include "core/inspect/kernel_file.h"
#include "core/json/file_io.h"
#include "core/json/json_writer.h"
#include "core/own_kernel/kernel_resources_json.h"
#include "tests/case_name.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <map>
#include <unistd.h>

namespace trichevron::core {
namespace {

using test::NamedCase;

std::string binaryPath(const std::string& name) {
    return std::string(TRICHEVRON_TEST_DATA) + "/binaries/" + name;
}

std::string byteCountText(const std::optional<Bytes>& size) {
    return size ? std::to_string(size->value) : "?";
}

std::string kernelCountText(const std::optional<std::uint32_t>& count) {
    return count ? std::to_string(*count) : "?";
}

/// "sm_90 name registers shared local barriers", and what is declared.
std::string kernelLineOf(const KernelResources& kernel) {
    std::string line = kernel.architecture + ' ' + kernel.name.substr(0, kernel.name.find('(')) + ' ' +
                       kernelCountText(kernel.numRegs) + ' ' + byteCountText(kernel.sharedSizeBytes) + ' ' +
                       byteCountText(kernel.localSizeBytes) + ' ' + kernelCountText(kernel.numBlockBarriers);
    if (kernel.declared != KernelDeclaration{})
        line += ' ' + compactText(toJson(kernel)["declared"]);
    if (kernel.registerLimit && *kernel.registerLimit != 255)
        line += " limit " + std::to_string(*kernel.registerLimit);
    return line;
}

std::vector<std::string> kernelLinesOf(const std::vector<KernelResources>& kernels) {
    std::vector<std::string> lines;
    for (const KernelResources& kernel : kernels)
        lines.push_back(kernelLineOf(kernel));
    std::sort(lines.begin(), lines.end());
    return lines;
}

struct KernelFileCase : NamedCase {
    const char* file;
    CodeForm form;
    std::size_t kernels;
    std::vector<std::string> some;
};

class KernelFiles : public testing::TestWithParam<KernelFileCase> {};

TEST_P(KernelFiles, SayWhatTheCompilerSaid) {
    const KernelFile file = readKernelFile(binaryPath(GetParam().file));
    EXPECT_TRUE(file.problems.empty());
    EXPECT_EQ(file.kernels.size(), GetParam().kernels);
    const std::vector<std::string> lines = kernelLinesOf(file.kernels);
    for (const std::string& line : GetParam().some)
        EXPECT_NE(std::find(lines.begin(), lines.end(), line), lines.end()) << line << " is not among\n"
                                                                            << testing::PrintToString(lines);
    EXPECT_TRUE(std::any_of(file.kernels.begin(), file.kernels.end(),
                            [](const KernelResources& kernel) { return kernel.form == GetParam().form; }));
}

// Registers, shared and local memory and barriers as ptxas 13.0 printed them.
INSTANTIATE_TEST_SUITE_P(
    Table, KernelFiles,
    testing::Values(
        KernelFileCase{
            "Cubin",
            "sm_90.cubin",
            CodeForm::Binary,
            9,
            {R"(sm_90 void softmax<4> 12 1024 0 1 {"launchBounds":[256],"clusterDims":null,"blockSize":null} limit 64)",
             "sm_90 callsLeaf 31 0 200 0", "sm_90 sevenBarriers 8 0 0 8", "sm_90 limited 8 0 0 0 limit 40",
             R"(sm_90 clusters 8 0 0 0 {"launchBounds":null,"clusterDims":[2,1,1],"blockSize":null})",
             R"(sm_90 anyClusters 8 0 0 0 {"launchBounds":null,"clusterDims":"unspecified","blockSize":null})",
             R"(sm_90 fixedBlock 8 0 0 0 {"launchBounds":null,"clusterDims":null,"blockSize":{"block":[64,2,1],"cluster":[2,1,1]}})",
             R"(sm_90 maxRank 8 0 0 0 {"launchBounds":[128,null,4],"clusterDims":null,"blockSize":null})"}},
        KernelFileCase{
            "FatBinaryWithZstd",
            "zstd.fatbin",
            CodeForm::Binary,
            23,
            {"sm_80 callsLeaf 31 0 200 0", "sm_90a callsLeaf 31 0 200 0", "compute_90 callsLeaf ? ? ? ?"}},
        KernelFileCase{"FatBinaryWithLz4",
                       "lz4.fatbin",
                       CodeForm::Ptx,
                       10,
                       {"sm_80 sevenBarriers 8 0 0 8", "compute_80 limited ? ? ? ? limit 40"}},
        KernelFileCase{"BeforeLinking",
                       "relocatable.cubin",
                       CodeForm::Relocatable,
                       9,
                       {"sm_90 callsLeaf 24 ? 0 0", "sm_90 sevenBarriers 8 ? 0 8"}},
        KernelFileCase{"LtoIrNamesNoKernels", "lto.fatbin", CodeForm::LtoIr, 10, {"lto_90 LTO IR ? ? ? ?"}},
        KernelFileCase{
            "Ptx",
            "sm_90.ptx",
            CodeForm::Ptx,
            9,
            {R"(compute_90 void softmax<4> ? ? ? ? {"launchBounds":[256,4],"clusterDims":null,"blockSize":null})",
             R"(compute_90 fixedBlock ? ? ? ? {"launchBounds":null,"clusterDims":null,"blockSize":{"block":[64,2,1],"cluster":[2,1,1]}})",
             R"(compute_90 maxRank ? ? ? ? {"launchBounds":[128,1,4],"clusterDims":null,"blockSize":null})"}},
        KernelFileCase{
            "HostObject", "host.o", CodeForm::Binary, 2, {"sm_90 one 8 0 0 0", "compute_90 one ? ? ? ?"}}),
    test::caseName<KernelFileCase>);

TEST(KernelFileDynamicSmem, IsKnownOfTheKernelsThatAccessExternSharedMemoryInPtx) {
    const std::string ptx = R"(.version 9.0
.target sm_90
.address_size 64
.extern .shared .align 16 .b8 dyn[];
.extern .shared .align 4 .b8 other[];
.func helper()
{
	mov.u32 	%r1, dyn;
}
.visible .entry uses()
{
	mov.u32 	%r1, other;
	st.shared.f32 	[%r1], %f1;
	ret;
}
.visible .entry hasALongerName()
{
	mov.u32 	%r1, other2;
	ret;
}
.func behind()
{
	mov.u32 	%r1, dyn;
}
.visible .entry last()
{
	ld.shared.f32 	%f1, [dyn+4];
	ret;
}
)";
    std::map<std::string, bool> uses;
    for (const KernelResources& kernel : readKernels(ptx, "test.ptx").kernels)
        uses[kernel.mangledName] = kernel.declared.usesDynamicSmem;
    EXPECT_EQ(uses, (std::map<std::string, bool>{{"uses", true}, {"hasALongerName", false}, {"last", true}}));
}

struct DynamicSmemCase : NamedCase {
    const char* file;
    std::map<std::string, bool> uses; ///< extern shared memory, by kernel
};
class CubinDynamicSmem : public testing::TestWithParam<DynamicSmemCase> {};

TEST_P(CubinDynamicSmem, IsKnownBeforeLinkingOnly) {
    std::map<std::string, bool> uses;
    for (const KernelResources& kernel : readKernelFile(binaryPath(GetParam().file)).kernels)
        uses[kernel.name] = kernel.declared.usesDynamicSmem;
    EXPECT_EQ(uses, GetParam().uses);
}

const std::map<std::string, bool> usersOfDynamicSmem{{"none", false},
                                                     {"staticOnly", false},
                                                     {"staticOfTheModule", false},
                                                     {"dynamicOnly", true},
                                                     {"both", true}};
INSTANTIATE_TEST_SUITE_P(
    Inspect, CubinDynamicSmem,
    testing::Values(
        DynamicSmemCase{{"OfRelocationsWithoutAddends"}, "dynamic_sm_75.cubin", usersOfDynamicSmem},
        DynamicSmemCase{{"OfRelocationsWithAddends"}, "dynamic_sm_90.cubin", usersOfDynamicSmem},
        DynamicSmemCase{{"LinkedCodeDoesNotKeepIt"},
                        "dynamic_linked.cubin",
                        {{"none", false},
                         {"staticOnly", false},
                         {"staticOfTheModule", false},
                         {"dynamicOnly", false},
                         {"both", false}}}),
    test::caseName<DynamicSmemCase>);

TEST(KernelFileDynamicSmem, IsKeptInJson) {
    KernelResources kernel;
    kernel.name = kernel.mangledName = "k";
    kernel.declared.usesDynamicSmem = true;
    const Json json = toJson(kernel);
    EXPECT_EQ(kernelResourcesFromJson(JsonReader(json)), kernel);
}

TEST(KernelFileParameters, AreThoseOfTheDeclarationInCubinAndPtx) {
    for (const char* name : {"sm_90.cubin", "sm_90.ptx"}) {
        const KernelFile file = readKernelFile(binaryPath(name));
        const auto found =
            std::find_if(file.kernels.begin(), file.kernels.end(), [](const KernelResources& kernel) {
                return kernel.name.starts_with("takesMixed(");
            });
        ASSERT_NE(found, file.kernels.end()) << name;
        EXPECT_EQ(found->parameters, (std::vector<KernelParameter>{{0, 48}, {48, 1}, {56, 8}})) << name;
    }
}

TEST(KernelFileArchive, ContainersAnywhereInAFileAreFound) {
    const std::string fat = readFile(binaryPath("lz4.fatbin"));
    const std::string cubin = readFile(binaryPath("sm_90.cubin"));
    // A magic number without a container, and one in the last bytes.
    const std::string file = std::string(4099, '\0') + fat.substr(0, 4) + std::string(100, 'x') + fat +
                             std::string(5'000'001, '\0') + cubin + fat.substr(0, 3);
    EXPECT_EQ(readKernels(file, "archive").kernels.size(), 19U);
}

TEST(KernelFileRoundTrip, JsonKeepsWhatIsKnown) {
    for (const char* name : {"sm_90.cubin", "zstd.fatbin", "relocatable.cubin", "lto.fatbin"})
        for (const KernelResources& kernel : readKernelFile(binaryPath(name)).kernels) {
            const Json json = toJson(kernel);
            EXPECT_EQ(kernelResourcesFromJson(JsonReader(json)), kernel) << kernel.name;
        }
}

/// As PowerShell writes it.
std::string utf16Of(const std::string& text) {
    std::string wide = "\xFF\xFE";
    for (const char c : text) {
        wide += c;
        wide += '\0';
    }
    return wide;
}

TEST(KernelFileUtf16, TextFromPowerShellIsRead) {
    const std::string text = readFile(std::string(TRICHEVRON_TEST_DATA) + "/resource-usage/nvcc-13.0.txt");
    EXPECT_EQ(kernelLinesOf(readKernels(utf16Of(text), "wide").kernels),
              kernelLinesOf(readKernels(text, "narrow").kernels));
}

TEST(KernelFileRecognition, WhatACompilerMadeLooksLikeKernels) {
    for (const char* folder : {"/binaries", "/resource-usage"})
        for (const auto& entry :
             std::filesystem::directory_iterator(TRICHEVRON_TEST_DATA + std::string(folder))) {
            const std::string path = entry.path().string();
            const bool isMade = entry.path().extension() != ".cu" && entry.path().extension() != ".md" &&
                                !entry.path().filename().string().starts_with("cudaFuncGetAttributes");
            EXPECT_EQ(looksLikeKernels(ImportSource(path).head()), isMade) << path;
        }
    EXPECT_TRUE(looksLikeKernels(
        utf16Of(readFile(std::string(TRICHEVRON_TEST_DATA) + "/resource-usage/ptxas-12.9.txt"))));
}

TEST(KernelFileRecognition, TracesDevicesAndRecordingsDoNotLookLikeKernels) {
    for (const char* folder : {"/traces", "/fixture-resources/devices", "/fixture-resources/recordings"})
        for (const auto& entry :
             std::filesystem::directory_iterator(TRICHEVRON_TEST_DATA + std::string(folder)))
            if (entry.is_regular_file()) {
                const std::string path = entry.path().string();
                EXPECT_FALSE(looksLikeKernels(ImportSource(path).head())) << path;
            }
    EXPECT_FALSE(
        looksLikeKernels(R"({"source": "ptxas info    : Compiling entry function 'k' for 'sm_90'"})"));
}

std::string kernelProblemOf(const std::string& bytes) {
    try {
        const KernelFile file = readKernels(bytes, "here");
        return file.problems.empty() ? std::string() : file.problems.front().text();
    } catch (const InputError& error) {
        return error.what();
    }
}

TEST(DamagedKernelFile, ATruncatedFileIsReadOrRefusedWithItsPlace) {
    for (const char* name : {"sm_90.cubin", "zstd.fatbin", "lz4.fatbin", "host.o", "relocatable.cubin"}) {
        const std::string whole = readFile(binaryPath(name));
        for (std::size_t size = 0; size < whole.size(); size += 97) {
            const std::string problem = kernelProblemOf(whole.substr(0, size));
            EXPECT_TRUE(problem.starts_with("here")) << name << " of " << size << " bytes: " << problem;
        }
    }
}

struct KernelDamageCase : NamedCase {
    const char* file;
    void (*damage)(std::string&);
    const char* problem;
};

class DamagedFiles : public testing::TestWithParam<KernelDamageCase> {};

TEST_P(DamagedFiles, SayWhatIsWrongAndWhere) {
    std::string bytes = readFile(binaryPath(GetParam().file));
    GetParam().damage(bytes);
    EXPECT_NE(kernelProblemOf(bytes).find(GetParam().problem), std::string::npos) << kernelProblemOf(bytes);
}

template <class Number>
void putNumber(std::string& bytes, std::size_t at, Number number) {
    std::memcpy(bytes.data() + at, &number, sizeof(number));
}

INSTANTIATE_TEST_SUITE_P(
    Table, DamagedFiles,
    testing::Values(
        KernelDamageCase{
            "ContainerLargerThanTheFile", "zstd.fatbin",
            [](std::string& bytes) { putNumber(bytes, 8, std::uint64_t{1} << 40U); },
            "here, byte 0: the fat binary has 1,099,511,627,776 bytes, and the file ends before"},
        KernelDamageCase{"CodeLargerThanItsContainer", "zstd.fatbin",
                         [](std::string& bytes) { putNumber(bytes, 24, ~std::uint64_t{}); },
                         "here, byte 16: the code in the fat binary is larger than the fat binary"},
        KernelDamageCase{"DamagedZstd", "zstd.fatbin", [](std::string& bytes) { bytes[100] ^= 0x55; },
                         "here, byte 80: the code is compressed with zstd and damaged"},
        KernelDamageCase{"EndlessCompression", "zstd.fatbin",
                         [](std::string& bytes) { putNumber(bytes, 16 + 56, std::uint64_t{1} << 60U); },
                         "here, byte 80: the code has more than 512 MiB"},
        KernelDamageCase{"SizeThatNoCompressionReaches", "zstd.fatbin",
                         [](std::string& bytes) {
                             putNumber(bytes, 16 + 16, std::uint32_t{64});
                             putNumber(bytes, 16 + 56, std::uint64_t{400} << 20U);
                         },
                         "here, byte 80: the code is compressed with zstd and damaged"},
        KernelDamageCase{"SectionsOutsideTheCubin", "sm_90.cubin",
                         [](std::string& bytes) { putNumber(bytes, 40, std::uint64_t{1} << 30U); },
                         "here, byte 0: the cubin has"}),
    test::caseName<KernelDamageCase>);

TEST(DamagedKernelFile, OtherFilesAreRefusedInOneSentence) {
    EXPECT_EQ(
        kernelProblemOf(std::string("\x7f"
                                    "ELF\0\0",
                                    6)),
        "here: there is no CUDA code in it; expected a cubin, a fat binary, PTX, an object, a library or a "
        "program with kernels");
    EXPECT_EQ(kernelProblemOf(".version 9.0\n.target sm_90\n"), "here: there is no kernel in the PTX");
}

TEST(KernelFileCancel, ACancelledReadingThrows) {
    std::atomic<bool> cancelled = true;
    KernelReading reading;
    reading.control.cancelled = &cancelled;
    EXPECT_THROW(readKernelFile(binaryPath("zstd.fatbin"), reading), ImportCancelled);
}

/// A program that prints what ptxas does, after it has read its input.
std::string fakePtxas(const std::string& script) {
    const std::string path = testing::TempDir() + "ptxas_for_tests_" + std::to_string(::getpid());
    std::ofstream(path) << "#!/bin/sh\n" << script;
    std::filesystem::permissions(path, std::filesystem::perms::owner_all);
    return path;
}

KernelReading withPtxas(const std::string& ptxas) {
    KernelReading reading;
    reading.ptxas = ptxas;
    return reading;
}

TEST(CompiledPtx, NumbersComeFromPtxasAndDeclarationsFromThePtx) {
    const std::string ptxas =
        fakePtxas("grep -q 'entry _Z9callsLeafPi' || exit 1\n"
                  "[ \"$2\" = -arch=sm_90 ] || exit 1\n"
                  "echo \"ptxas info    : Compiling entry function '_Z7maxRankPi' for 'sm_90'\" >&2\n"
                  "echo 'ptxas info    : Used 77 registers, used 3 barriers' >&2\n");
    const KernelFile file = readKernelFile(binaryPath("sm_90.ptx"), withPtxas(ptxas));
    std::filesystem::remove(ptxas);
    ASSERT_EQ(file.kernels.size(), 10U);
    const KernelResources& compiled = file.kernels.back();
    EXPECT_EQ(kernelLineOf(compiled),
              R"(sm_90 maxRank 77 0 ? 3 {"launchBounds":[128,1,4],"clusterDims":null,"blockSize":null})");
    EXPECT_TRUE(compiled.isCompiledHere);
    EXPECT_TRUE(attributesOf(compiled, 1));
}

TEST(CompiledPtx, WithoutAPtxasThatWorksItsNumbersAreNotKnown) {
    const std::string failing = fakePtxas("echo \"ptxas fatal\" >&2; exit 255\n");
    for (const std::string& ptxas : {failing, std::string("/nonexistent/ptxas"), std::string("/bin/true")})
        EXPECT_EQ(readKernelFile(binaryPath("sm_90.ptx"), withPtxas(ptxas)).kernels.size(), 9U) << ptxas;
    std::filesystem::remove(failing);
}

TEST(CompiledPtx, WhatPtxasFindsWrongInTheTextIsTheErrorOfTheFile) {
    const std::string ptxas = fakePtxas(
        "echo \"ptxas /tmp/a_stdin, line 139; error   : Not a name of any known instruction: 'rett'\" >&2\n"
        "exit 255\n");
    try {
        readKernels(readFile(binaryPath("sm_90.ptx")), "here", withPtxas(ptxas));
        ADD_FAILURE() << "no error";
    } catch (const InputError& error) {
        EXPECT_STREQ(error.what(), "here, line 139: ptxas refuses the PTX: Not a name of any known "
                                   "instruction: 'rett'");
    }
    std::filesystem::remove(ptxas);
}

TEST(CompiledPtx, WhatAnotherPtxasOrTheLinkerMayAcceptIsSaidBesideTheKernels) {
    const std::string ptxas = fakePtxas(
        "echo \"ptxas fatal   : Value 'sm_90' is not defined for option 'gpu-name'\" >&2; exit 255\n");
    const KernelFile file = readKernels(readFile(binaryPath("sm_90.ptx")), "here", withPtxas(ptxas));
    std::filesystem::remove(ptxas);
    EXPECT_EQ(file.kernels.size(), 9U);
    ASSERT_TRUE(file.notCompiled);
    EXPECT_EQ(file.notCompiled->text(),
              "here: ptxas refuses the PTX: Value 'sm_90' is not defined for option 'gpu-name'");
}

KernelResources kernelVersion(const char* architecture, CodeForm form = CodeForm::Binary) {
    KernelResources kernel;
    kernel.name = kernel.mangledName = "k";
    kernel.architecture = architecture;
    kernel.form = form;
    kernel.numRegs = 32;
    kernel.sharedSizeBytes = Bytes{};
    return kernel;
}

TEST(KernelVersions, TheDriverTakesTheNewestMachineCodeBeforePtx) {
    const std::vector<KernelResources> versions{
        kernelVersion("sm_80"), kernelVersion("compute_90", CodeForm::Ptx), kernelVersion("sm_90"),
        kernelVersion("sm_90a"), kernelVersion("sm_75", CodeForm::Relocatable)};
    const auto architecture = [&](int major, int minor) {
        const KernelResources* version = versionFor(versions, {major, minor});
        return version == nullptr ? std::string("none") : version->architecture;
    };
    EXPECT_EQ(architecture(7, 5), "none");
    EXPECT_EQ(architecture(8, 9), "sm_80");
    EXPECT_EQ(architecture(9, 0), "sm_90a");
    EXPECT_EQ(architecture(12, 0), "compute_90");
    EXPECT_FALSE(attributesOf(versions[1], 1)) << "PTX says no registers";
    EXPECT_FALSE(attributesOf(versions[4], 1)) << "the linker changes them";
}

} // namespace
} // namespace trichevron::core
