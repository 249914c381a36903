// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/batch_lines.h"
#include "app/cli/check_text.h"
#include "app/cli/cli_message.h"
#include "app/cli/commands.h"
#include "app/cli/device_choice.h"
#include "app/cli/help_text.h"
#include "app/cli/kernel_options.h"
#include "app/cli/occupancy_answer.h"
#include "app/cli/option_error.h"
#include "app/cli/output.h"
#include "app/cli/output_language.h"
#include "app/cli/shared_options.h"
#include "core/batch/batch_json.h"
#include "core/dimensions/parse.h"
#include "core/text/number_text.h"

#include <limits>
#include <memory>

namespace trichevron::cli {

namespace {

struct OccupancyOptions {
    std::string block;
    std::string smem;
    KernelOptions kernel;
    std::string device;
    std::string batch;
    std::string blocksPerSm;
    std::string smemPerThread;
    std::string blockLimit;
    bool suggest = false;
    bool json = false;
};

core::Bytes parseOptionalBytes(const std::string& text, std::string_view what) {
    return text.empty() ? core::Bytes{} : core::parseBytes(text, what);
}

/// Refuses an option that has no effect together with the other options.
void refuseIfGiven(const std::string& given, std::string_view option, core::Text reason) {
    if (!given.empty())
        throw optionError(option, std::move(reason));
}

template <class Answer>
ExitStatus printAnswer(const Answer& answer, const core::ChosenKernel& kernel, bool asJson) {
    if (!asJson) {
        printText(answer.text() + assumptionText(kernel));
        return ExitStatus::Success;
    }
    core::Json json = answer.json();
    if (!kernel.assumption.empty())
        json["assumption"] = kernel.assumption;
    printJson(json);
    return ExitStatus::Success;
}

ExitStatus suggestBlock(const OccupancyOptions& options) {
    refuseIfGiven(options.block, "--block", "--suggest chooses the block; omit one of the two"_msg.with());
    refuseIfGiven(options.blocksPerSm, "--blocks-per-sm",
                  "only valid with --block, such as --block 256; omit --suggest"_msg.with());
    const core::Bytes smem = parseOptionalBytes(options.smem, "--smem");
    const core::Bytes smemPerThread = parseOptionalBytes(options.smemPerThread, "--smem-per-thread");
    const auto limit = options.blockLimit.empty()
                           ? 0
                           : core::parseUnsigned(options.blockLimit, "--block-limit", 0, maxUint32);
    const core::DeviceProperties device = chooseDevice(options.device);
    const core::ChosenKernel kernel = options.kernel.attributesOn(device, options.device);
    return printAnswer(
        SuggestionAnswer(kernel.attributes, device, smem, smemPerThread, static_cast<std::uint32_t>(limit)),
        kernel, options.json);
}

ExitStatus showOccupancy(const OccupancyOptions& options) {
    refuseIfGiven(options.smemPerThread, "--smem-per-thread",
                  "only valid with --suggest; with --block use --smem"_msg.with());
    refuseIfGiven(options.blockLimit, "--block-limit", "only valid with --suggest"_msg.with());
    if (options.block.empty())
        throw optionError("--block",
                          "no block given; add --block, such as --block 256, or --suggest"_msg.with());
    const core::BlockExtent block = parseBlock(options.block);
    const core::Bytes smem = parseOptionalBytes(options.smem, "--smem");
    std::optional<std::uint32_t> blocks;
    if (!options.blocksPerSm.empty())
        blocks = static_cast<std::uint32_t>(
            core::parseUnsigned(options.blocksPerSm, "--blocks-per-sm", 1, maxUint32));
    const core::DeviceProperties device = chooseDevice(options.device);
    const core::ChosenKernel kernel = options.kernel.attributesOn(device, options.device);
    const BlockAnswer answer(kernel.attributes, device, block, smem, blocks);
    const ExitStatus status = printAnswer(answer, kernel, options.json);
    return answer.launch.accepted ? status : ExitStatus::Refused;
}

} // namespace

void addOccupancyCommand(CLI::App& app, ExitStatus& status) {
    CLI::App* command = app.add_subcommand(
        "occupancy",
        "Compute the occupancy: how many blocks are resident on one SM, and what limits them"_msg());
    const auto options = std::make_shared<OccupancyOptions>();
    command->add_option("--block", options->block, "Block size in threads, such as 256 or 16,16"_msg())
        ->type_name("X[,Y[,Z]]");
    command
        ->add_option("--smem", options->smem,
                     "Dynamic shared memory per block, such as 1000 or 48KiB (default: 0)"_msg())
        ->type_name(bytesWord());
    command->add_flag(
        "--suggest", options->suggest,
        "Suggest a block size, as cudaOccupancyMaxPotentialBlockSize does, instead of using --block"_msg());
    command
        ->add_option(
            "--smem-per-thread", options->smemPerThread,
            "With --suggest: dynamic shared memory per thread, in addition to --smem (default: 0)"_msg())
        ->type_name(bytesWord());
    command
        ->add_option("--block-limit", options->blockLimit,
                     "With --suggest: maximum threads per block (blockSizeLimit; default: 0, no limit)"_msg())
        ->type_name("N");
    command
        ->add_option(
            "--blocks-per-sm", options->blocksPerSm,
            "Also show how much dynamic shared memory each block can have with N blocks per SM"_msg())
        ->type_name("N");
    options->kernel.addTo(*command);
    command->add_option("--device", options->device, deviceDescription())->type_name(deviceWords());
    command
        ->add_option(
            "--batch", options->batch,
            "Read one {object} per line and print one answer per line; \"-\" reads standard input (format: {schema})"_msg(
                "object"_a = R"({"kernel","blockSize","dynamicSmemBytes"})",
                "schema"_a = schemaFile("occupancy-line")))
        ->type_name(fileWord() + "|-");
    command->add_flag("--json", options->json,
                      "Print JSON instead of text (--batch always prints JSON)"_msg());
    command->footer(
        examplesText({"trichevron-cli occupancy --block 256 --regs 64 --device \"NVIDIA H200\"",
                      "trichevron-cli occupancy --block 32,8 --regs 40 --smem 20KiB",
                      "trichevron-cli occupancy --block 256 --regs 40 --blocks-per-sm 4",
                      "trichevron-cli occupancy --suggest --regs 40 --smem-per-thread 16 --block-limit 512",
                      "trichevron-cli occupancy --batch - --device \"NVIDIA H200\" < points.jsonl"}) +
        '\n' +
        "Exit status: 0 success; 1 a launch of the block is refused; 2 usage error (--batch: a malformed\n"
        "line); 3 no device."_msg());
    command->callback([options, &status] {
        const OutputLanguage language(options->json || !options->batch.empty());
        if (!options->batch.empty())
            status =
                answerBatch(options->batch, core::BatchQuestion::Occupancy, chooseDevice(options->device));
        else
            status = options->suggest ? suggestBlock(*options) : showOccupancy(*options);
    });
}

} // namespace trichevron::cli
