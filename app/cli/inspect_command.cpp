// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/cli_message.h"
#include "app/cli/commands.h"
#include "app/cli/error_reporting.h"
#include "app/cli/help_text.h"
#include "app/cli/inspect_answer.h"
#include "app/cli/inspected_file.h"
#include "app/cli/inspected_source.h"
#include "app/cli/kernel_options.h"
#include "app/cli/option_error.h"
#include "app/cli/output.h"
#include "app/cli/output_language.h"
#include "app/cli/shared_options.h"
#include "app/cli/source_options.h"
#include "core/dimensions/parse.h"

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace trichevron::cli {

namespace {

struct InspectOptions {
    std::string file;
    std::string kernel;
    std::string architecture;
    std::vector<std::string> devices;
    std::string block;
    std::string smem;
    std::string requiredBlocks;
    SourceOptions source;
    bool bounds = false;
    bool watch = false;
    bool json = false;
};

std::optional<InspectedLaunch> launchOf(const InspectOptions& options) {
    if (options.block.empty()) {
        for (const auto& [option, value] :
             {std::pair{"--smem", options.smem}, {"--require-blocks-per-sm", options.requiredBlocks}})
            if (!value.empty())
                throw optionError(option, "only valid with --block, such as --block 256"_msg.with());
        if (!options.devices.empty() && !options.bounds)
            throw optionError("--device", "only valid with --block, such as --block 256"_msg.with());
        return std::nullopt;
    }
    InspectedLaunch launch;
    launch.block = parseBlock(options.block);
    if (!options.smem.empty())
        launch.dynamicSmem = core::parseBytes(options.smem, "--smem");
    if (!options.requiredBlocks.empty())
        launch.requiredBlocks = static_cast<std::uint32_t>(
            core::parseUnsigned(options.requiredBlocks, "--require-blocks-per-sm", 1, maxUint32));
    return launch;
}

/// What of the file is not among the kernels.
void printProblems(const core::KernelFile& file) {
    for (const core::Text& problem : file.problems)
        printError(problem.text());
    if (const std::size_t more = file.problemCount - file.problems.size(); more > 0)
        printError("{count, plural, one {# more part} other {# more parts}} of the file cannot be read"_msg(
            "count"_a = more));
    if (file.notCompiled)
        printError(file.notCompiled->text());
}

/// The options of a source with a file that is none would be ignored.
void requireSource(const InspectOptions& options) {
    if (options.source.isGiven())
        throw core::InputError(options.file,
                               "the options of a compiler are for CUDA source, and this is none"_msg.with());
    if (options.bounds)
        throw optionError("--bounds", "only valid with CUDA source"_msg.with());
    if (options.watch)
        throw optionError("--watch", "only valid with CUDA source"_msg.with());
}

ExitStatus inspect(const InspectOptions& options) {
    if (!options.architecture.empty() && !isArchitecture(options.architecture))
        throw optionError("--arch",
                          "expected an architecture such as sm_90 or compute_90, found \"{text}\""_msg.with(
                              "text"_a = options.architecture));
    const std::optional<InspectedLaunch> launch = launchOf(options);
    if (isSource(options.file))
        return inspectSource({options.file, options.kernel, options.architecture, options.devices, launch,
                              options.source, options.bounds, options.watch, options.json});
    requireSource(options);
    core::KernelFile file = readKernels(options.file, options.architecture);
    printProblems(file);
    const bool hasUnreadParts = file.problemCount > 0;
    keepKernels(file.kernels, options.kernel, options.architecture);
    const InspectAnswer answer(std::move(file.kernels), launch, options.devices);
    if (options.json)
        answer.printAsJson();
    else
        answer.printAsText();
    if (hasUnreadParts)
        return ExitStatus::UsageError;
    return answer.reachesRequiredBlocks() ? ExitStatus::Success : ExitStatus::Refused;
}

} // namespace

void addInspectCommand(CLI::App& app, ExitStatus& status) {
    CLI::App* command = app.add_subcommand(
        "inspect",
        "List the kernels of a source, of a binary or of a compiler's output, and what they use"_msg());
    const auto options = std::make_shared<InspectOptions>();
    command
        ->add_option(
            "file", options->file,
            "CUDA source, a cubin, a fat binary, PTX, an object, a library or a program, or a file with the "
            "output of {nvcc}, "
            "{ptxas} or {cuobjdump}; \"-\" reads standard input"_msg(
                "nvcc"_a = "nvcc -Xptxas -v", "ptxas"_a = "ptxas -v",
                "cuobjdump"_a = "cuobjdump --dump-resource-usage"))
        ->type_name(fileWord() + "|-")
        ->required();
    command->add_option("--kernel", options->kernel, "Only kernels with this text in their name"_msg())
        ->type_name(nameWord());
    command
        ->add_option(
            "--arch", options->architecture,
            "Only kernels for this architecture, such as sm_90 or compute_90; where a text has none, it is this one"_msg())
        ->type_name("SM");
    command
        ->add_option(
            "--block", options->block,
            "Also show how many blocks of this size are resident on one SM, such as 256 or 16,16"_msg())
        ->type_name("X[,Y[,Z]]");
    command
        ->add_option("--smem", options->smem,
                     "Dynamic shared memory per block, such as 1000 or 48KiB (default: 0)"_msg())
        ->type_name(bytesWord());
    command
        ->add_option(
            "--device", options->devices,
            "With --block: the devices, or all; kernels are shown on those that can run them (default: "
            "one device of the catalogue for each architecture)"_msg())
        ->type_name(deviceWords())
        ->allow_extra_args(false);
    command
        ->add_option("--require-blocks-per-sm", options->requiredBlocks,
                     "With --block: exit with status 1 if fewer than N blocks of a kernel are resident"_msg())
        ->type_name("N");
    options->source.addTo(*command);
    command->add_flag(
        "--bounds", options->bounds,
        "Of one kernel of a source: registers, spills and resident blocks with each launch bounds and "
        "each register limit that matter"_msg());
    command->add_flag(
        "--watch", options->watch,
        "Of a source: print again whenever it or a header in its folders is saved, with what changed"_msg());
    command->add_flag("--json", options->json, "Print JSON instead of text"_msg());
    command->footer(
        examplesText(
            {"trichevron-cli inspect kernels.cu --arch sm_90 --block 256",
             "trichevron-cli inspect kernels.cu --kernel softmax --bounds --device \"NVIDIA H200\"",
             "trichevron-cli inspect kernels.cu --watch",
             "nvcc -Xptxas -v -arch=sm_90 -c kernels.cu 2> usage.txt && trichevron-cli inspect usage.txt",
             "trichevron-cli inspect libkernels.so --arch sm_90",
             "cuobjdump --dump-resource-usage ./app | trichevron-cli inspect - --block 256",
             "trichevron-cli inspect usage.txt --kernel softmax --block 256 --device all",
             "trichevron-cli inspect usage.txt --block 256 --require-blocks-per-sm 4"}) +
        '\n' +
        "Exit status: 0 success; 1 a kernel does not reach --require-blocks-per-sm; 2 usage error, or\n"
        "input of which not all could be read: what was read is printed, and what was not is named. A\n"
        "source that some architectures refuse exits with 2 where --arch or --device asks for one of them."_msg());
    command->callback([options, &status] {
        const OutputLanguage language(options->json);
        status = inspect(*options);
    });
}

} // namespace trichevron::cli
