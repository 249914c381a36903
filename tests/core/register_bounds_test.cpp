// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Compares the register limit of launch bounds with the one that nvcc writes into machine code, for kernels
// that use as many registers as they can.
#include "core/inspect/kernel_file.h"
#include "core/kernel/register_bounds.h"
#include "tests/core/architectures.h"
#include "tests/support/child_process.h"
#include "tests/support/temporary_directory.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <regex>
#include <string>

namespace trichevron::core {
namespace {

/// The name of the machine code for nvcc: "sm_90".
std::string codeName(const test::ArchitectureCase& c) {
    return "sm_" + std::to_string(c.capability.major * 10 + c.capability.minor);
}

/// From the template arguments in a mangled name; empty for the kernel without launch bounds.
std::optional<LaunchBounds> boundsOf(const std::string& mangledName) {
    const std::regex arguments(R"(ILi(\d+)ELi(\d+)E)");
    std::smatch match;
    if (!std::regex_search(mangledName, match, arguments))
        return std::nullopt;
    return LaunchBounds{static_cast<std::uint32_t>(std::stoul(match[1])),
                        static_cast<std::uint32_t>(std::stoul(match[2])), std::nullopt};
}

/// Where no minimum counts, ptxas can stay below the limit for such blocks.
bool canStayBelow(const std::optional<LaunchBounds>& bounds, const RegisterBound& bound) {
    return bounds && bounds->maxThreadsPerBlock > 256 && bounds->maxThreadsPerBlock < 640 &&
           (bounds->minBlocksPerMultiprocessor == 0 || bound.minBlocksIgnored);
}

/// One architecture for each generation and SM size.
constexpr std::array compiledFor{"sm_75", "sm_80", "sm_86", "sm_89", "sm_90", "sm_100", "sm_120"};

bool isCompiledFor(const std::string& code) {
    return std::find(compiledFor.begin(), compiledFor.end(), code) != compiledFor.end();
}

TEST(RegisterBounds, EqualTheLimitInMachineCodeOfNvcc) {
    const test::RunOutcome list = test::runProgram(TRICHEVRON_NVCC, {"--list-gpu-code"}, "");
    ASSERT_EQ(list.status, 0) << list.errors;
    const test::TemporaryDirectory directory;
    std::map<std::string, DeviceProperties> devices;
    std::vector<std::string> arguments{"-fatbin", "-o", directory / "kernels.fatbin"};
    for (const test::ArchitectureCase& c : test::architectureCases) {
        if (!isCompiledFor(codeName(c)) || list.output.find(codeName(c) + '\n') == std::string::npos)
            continue; // not supported by this toolkit
        devices[codeName(c)] = deviceFor(c);
        // One PTX version for all keeps compiling fast; ptxas allocates registers per machine code.
        arguments.insert(arguments.end(), {"-gencode", "arch=compute_75,code=" + codeName(c)});
    }
    ASSERT_GE(devices.size(), 5U) << list.output;
    arguments.emplace_back(TRICHEVRON_HUNGRY_KERNELS);
    const test::RunOutcome run = test::runProgram(TRICHEVRON_NVCC, arguments, "");
    ASSERT_EQ(run.status, 0) << run.errors;

    std::map<std::string, int> kernels;
    for (const KernelResources& kernel : readKernelFile(directory / "kernels.fatbin").kernels) {
        ++kernels[kernel.architecture];
        ASSERT_TRUE(devices.contains(kernel.architecture)) << kernel.architecture;
        const std::optional<LaunchBounds> bounds = boundsOf(kernel.mangledName);
        const RegisterBound bound = computeRegisterBound(bounds, devices.at(kernel.architecture));
        const std::string where = kernel.architecture + ' ' + kernel.name;
        EXPECT_EQ(kernel.registerLimit, bound.registers) << where;
        if (canStayBelow(bounds, bound))
            EXPECT_LE(kernel.numRegs, bound.registers) << where;
        else
            EXPECT_EQ(kernel.numRegs, bound.registers) << where;
    }
    EXPECT_EQ(kernels.size(), devices.size());
    for (const auto& [code, count] : kernels)
        EXPECT_EQ(count, 21) << code;
}

} // namespace
} // namespace trichevron::core
