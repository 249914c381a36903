// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Compares the register limit of launch bounds with nvcc, for kernels that use as many registers as they can.
#include "core/kernel/register_bounds.h"
#include "tests/core/architectures.h"
#include "tests/support/child_process.h"
#include "tests/support/temporary_directory.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <regex>
#include <sstream>

namespace trichevron::core {
namespace {

/// The name of the machine code for nvcc: "sm_90".
std::string codeName(const test::ArchitectureCase& c) {
    return "sm_" + std::to_string(c.capability.major * 10 + c.capability.minor);
}

struct Compiled {
    std::string code;                   ///< "sm_90"
    std::optional<LaunchBounds> bounds; ///< empty for the kernel without launch bounds
    std::uint32_t registers = 0;
};

/// Parses the output of ptxas -v for each kernel and architecture: "Compiling entry function 'NAME' for
/// 'sm_90'", then "Used N registers".
std::vector<Compiled> parsePtxasLog(const std::string& log) {
    const std::regex entry(R"(Compiling entry function '(\w+)' for '(sm_\d+))");
    const std::regex bounds(R"(ILi(\d+)ELi(\d+)E)"); // the template arguments in a mangled name
    const std::regex used(R"(Used (\d+) registers)");
    std::vector<Compiled> all;
    std::istringstream lines(log);
    Compiled current;
    for (std::string line; std::getline(lines, line);) {
        std::smatch match;
        if (std::regex_search(line, match, entry)) {
            current = {match[2], std::nullopt, 0};
            const std::string name = match[1];
            if (std::regex_search(name, match, bounds))
                current.bounds = LaunchBounds{static_cast<std::uint32_t>(std::stoul(match[1])),
                                              static_cast<std::uint32_t>(std::stoul(match[2])), std::nullopt};
        } else if (std::regex_search(line, match, used)) {
            current.registers = static_cast<std::uint32_t>(std::stoul(match[1]));
            all.push_back(current);
        }
    }
    return all;
}

/// One architecture for each generation and SM size.
constexpr std::array compiledFor{"sm_75", "sm_80", "sm_86", "sm_89", "sm_90", "sm_100", "sm_120"};

bool isCompiledFor(const std::string& code) {
    return std::find(compiledFor.begin(), compiledFor.end(), code) != compiledFor.end();
}

TEST(RegisterBounds, EqualTheRegistersThatNvccUses) {
    const test::RunOutcome list = test::runProgram(TRICHEVRON_NVCC, {"--list-gpu-code"}, "");
    ASSERT_EQ(list.status, 0) << list.errors;
    const test::TemporaryDirectory directory;
    std::map<std::string, DeviceProperties> devices;
    std::vector<std::string> arguments{"-fatbin", "-Xptxas", "-v", "-o", directory / "kernels.fatbin"};
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

    const std::vector<Compiled> compiled = parsePtxasLog(run.output + run.errors);
    std::map<std::string, int> kernels;
    for (const Compiled& kernel : compiled) {
        ++kernels[kernel.code];
        ASSERT_TRUE(devices.contains(kernel.code)) << kernel.code;
        EXPECT_EQ(computeRegisterBound(kernel.bounds, devices.at(kernel.code)).registers, kernel.registers)
            << kernel.code << (kernel.bounds ? " __launch_bounds__" : " without bounds")
            << (kernel.bounds ? " " + std::to_string(kernel.bounds->maxThreadsPerBlock) + ", " +
                                    std::to_string(kernel.bounds->minBlocksPerMultiprocessor.value_or(0))
                              : "");
    }
    EXPECT_EQ(kernels.size(), devices.size());
    for (const auto& [code, count] : kernels)
        EXPECT_EQ(count, 21) << code;
}

} // namespace
} // namespace trichevron::core
