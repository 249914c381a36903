// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/code_option.h"

#include "app/cli/cli_message.h"
#include "app/cli/option_error.h"
#include "app/cli/standard_input.h"
#include "core/code/launch_text.h"
#include "core/dimensions/parse.h"
#include "core/text/escape.h"
#include "core/text/number_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <limits>
#include <map>

namespace trichevron::cli {

namespace {

std::map<std::string, std::int64_t> readDefinitions(const std::vector<std::string>& definitions) {
    std::map<std::string, std::int64_t> values;
    for (const std::string& text : definitions) {
        const std::size_t equals = text.find('=');
        if (equals == std::string::npos || equals == 0)
            throw optionError("--define", "expected NAME=NUMBER, found \"{text}\""_msg.with("text"_a = text));
        const std::string name = text.substr(0, equals);
        values[name] = core::parseSigned(text.substr(equals + 1), fmt::format("--define {}", name),
                                         std::numeric_limits<std::int64_t>::min(),
                                         std::numeric_limits<std::int64_t>::max());
    }
    return values;
}

} // namespace

void CodeOption::addTo(CLI::App& command) {
    CLI::Option* option =
        command
            .add_option("--code", code,
                        "Read the launch from host code: {chevrons}, {functions}, Numba, CuPy, PyCUDA, "
                        "Triton or cuda.core, "
                        "with the definitions it needs; \"-\" reads standard input"_msg(
                            "chevrons"_a = "<<<...>>>", "functions"_a = "cudaLaunchKernelEx, cuLaunchKernel"))
            ->type_name("TEXT|-"_msg());
    for (const char* other : {"--grid", "--block", "--cluster", "--smem", "--api", "--stream",
                              "--green-context", "--attribute", "--cooperative"})
        option->excludes(other);
    command
        .add_option(
            "--define", definitions,
            "The value of a name in the code that it does not define, such as n=1000; repeat the option for "
            "several"_msg())
        ->type_name("NAME=NUMBER"_msg())
        ->needs(option);
}

core::LaunchInCode CodeOption::read() const {
    const std::string text = code == "-" ? readStandardInput(core::maxCodeBytes) : code;
    core::LaunchInCode launch = core::readLaunch(text, readDefinitions(definitions), "--code");
    if (!launch.missing.empty())
        throw optionError(
            "--code",
            "the code gives no value to {names}; add {option}"_msg.with(
                "names"_a = core::escapeControls(fmt::format("{}", fmt::join(launch.missing, ", "))),
                "option"_a =
                    fmt::format("--define '{}=NUMBER'", core::escapeControls(launch.missing.front()))));
    return launch;
}

void fillIn(OptInOptions& options, const core::KernelOptIns& optIns) {
    const core::KernelOptIns defaults;
    if (options.dynamicSmem.empty() && optIns.maxDynamicSharedSizeBytes != defaults.maxDynamicSharedSizeBytes)
        options.dynamicSmem = core::digits(optIns.maxDynamicSharedSizeBytes.value);
    options.nonPortableCluster = options.nonPortableCluster || optIns.nonPortableClusterSizeAllowed;
    if (options.carveout.empty() && optIns.preferredShmemCarveout >= 0)
        options.carveout = std::to_string(optIns.preferredShmemCarveout);
}

std::string codeText(const core::LaunchInCode& launch) {
    std::string text;
    if (!launch.kernel.empty())
        text = "Read from line {line}: {kernel}"_msg("line"_a = launch.line,
                                                     "kernel"_a = core::escapeControls(launch.kernel)) +
               '\n';
    for (const core::Text& note : launch.notes)
        text += note.text() + '\n';
    return text;
}

} // namespace trichevron::cli
