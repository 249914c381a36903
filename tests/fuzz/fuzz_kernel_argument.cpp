// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Reads any bytes as an argument of a kernel, and resolves it for parameters of several sizes.
#include "core/argument/kernel_argument.h"
#include "core/argument/proposed_arguments.h"
#include "core/errors/input_error.h"
#include "tests/fuzz/invariants.h"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace trichevron;
    namespace fuzz = trichevron::core::fuzz;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    constexpr core::Bytes memory{std::uint64_t{1} << 37U};
    for (const core::KernelArgument& proposed : core::proposeArguments({std::string(text)}, {{0, 12}}))
        fuzz::require(core::parseKernelArgument(toString(proposed), "x").kind == proposed.kind,
                      "a proposed argument can be read");
    (void)core::parameterTypesOf(text);
    try {
        const core::KernelArgument argument = core::parseKernelArgument(text, "--arg");
        fuzz::require(core::parseKernelArgument(toString(argument), "--arg") == argument,
                      "what is written reads back as the same argument");
        for (const std::uint32_t parameter : {1U, 2U, 4U, 8U, 16U}) {
            try {
                const std::vector<core::KernelParameter> parameters{{0, parameter}};
                const auto resolved =
                    core::resolveArguments(std::vector{argument}, parameters, {1000, 3, 2, 7, 64}, memory);
                fuzz::require(resolved.size() == 1, "one argument is one argument");
                fuzz::require(resolved[0].isBuffer ? resolved[0].size() <= memory
                                                   : resolved[0].value.size() == parameter,
                              "an argument fits its parameter and the memory");
            } catch (const core::InputError&) { // it does not fit this parameter
            }
        }
    } catch (const core::InputError& error) {
        fuzz::require(std::string_view(error.what()).starts_with("--arg"),
                      "a refusal begins with the option");
    }
    return 0;
}
