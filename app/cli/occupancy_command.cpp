// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/batch_lines.h"
#include "app/cli/check_text.h"
#include "app/cli/commands.h"
#include "app/cli/device_choice.h"
#include "app/cli/kernel_options.h"
#include "app/cli/occupancy_answer.h"
#include "app/cli/output.h"
#include "core/batch/batch_json.h"
#include "core/dimensions/parse.h"

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
    std::string blocks;
    std::string smemPerThread;
    std::string blockLimit;
    bool suggest = false;
    bool json = false;
};

/// A block, given as a number of threads or as a shape.
BlockExtent blockFrom(const std::string& text) {
    if (text.empty())
        throw InputError("--block: a block is needed, as in --block 256, or --suggest to have one suggested");
    const auto block = parseExtent<level::Block>(text, "--block");
    if (volume(block) == 0 || volume(block) > most32)
        throw InputError(
            "--block: a block has from 1 to 4294967295 threads, and the device's limit is far below");
    return block;
}

Bytes bytesFrom(const std::string& text, std::string_view what) {
    return text.empty() ? Bytes{} : parseBytes(text, what);
}

/// Options that stand on the command line and have no say in what was asked.
void refuse(const std::string& given, std::string_view option, std::string_view why) {
    if (!given.empty())
        throw InputError(std::string(option) + ": " + std::string(why));
}

template <class Answer>
ExitStatus tell(const Answer& answer, const ChosenKernel& kernel, bool asJson) {
    if (!asJson) {
        printText(answer.text() + assumptionText(kernel));
        return ExitStatus::Fine;
    }
    Json json = answer.json();
    if (!kernel.assumption.empty())
        json["assumption"] = kernel.assumption;
    printJson(json);
    return ExitStatus::Fine;
}

ExitStatus tellSuggestion(const OccupancyOptions& options) {
    refuse(options.block, "--block", "--suggest chooses the block; leave one of the two out");
    refuse(options.blocks, "--blocks-per-sm",
           "it is asked of a block, as in --block 256; leave --suggest out");
    const Bytes smem = bytesFrom(options.smem, "--smem");
    const Bytes smemPerThread = bytesFrom(options.smemPerThread, "--smem-per-thread");
    const auto limit =
        options.blockLimit.empty() ? 0 : parseUnsigned(options.blockLimit, "--block-limit", 0, most32);
    const DeviceProperties device = chooseDevice(options.device);
    const ChosenKernel kernel = options.kernel.attributesOn(device, options.device);
    return tell(
        SuggestionAnswer(kernel.attributes, device, smem, smemPerThread, static_cast<std::uint32_t>(limit)),
        kernel, options.json);
}

ExitStatus tellBlock(const OccupancyOptions& options) {
    refuse(options.smemPerThread, "--smem-per-thread",
           "it belongs to --suggest; for a given block use --smem");
    refuse(options.blockLimit, "--block-limit", "it belongs to --suggest; add that, or leave it out");
    const BlockExtent block = blockFrom(options.block);
    const Bytes smem = bytesFrom(options.smem, "--smem");
    std::optional<std::uint32_t> blocks;
    if (!options.blocks.empty())
        blocks = static_cast<std::uint32_t>(parseUnsigned(options.blocks, "--blocks-per-sm", 1, most32));
    const DeviceProperties device = chooseDevice(options.device);
    const ChosenKernel kernel = options.kernel.attributesOn(device, options.device);
    return tell(BlockAnswer(kernel.attributes, device, block, smem, blocks), kernel, options.json);
}

} // namespace

void addOccupancyCommand(CLI::App& app, ExitStatus& status) {
    CLI::App* command = app.add_subcommand(
        "occupancy", "Say how many blocks run on one multiprocessor at once, and what limits them");
    const auto options = std::make_shared<OccupancyOptions>();
    command->add_option("--block", options->block, "Threads of a block: 256 or 16,16")
        ->type_name("X[,Y[,Z]]");
    command->add_option("--smem", options->smem, "Dynamic shared memory per block: 1000, 48KiB")
        ->type_name("BYTES");
    command->add_flag("--suggest", options->suggest,
                      "Suggest a block, as cudaOccupancyMaxPotentialBlockSize does, instead of taking one");
    command
        ->add_option("--smem-per-thread", options->smemPerThread,
                     "With --suggest: dynamic shared memory for each thread, beside --smem")
        ->type_name("BYTES");
    command
        ->add_option("--block-limit", options->blockLimit,
                     "With --suggest: the most threads of a block (blockSizeLimit; 0 for none)")
        ->type_name("N");
    command
        ->add_option("--blocks-per-sm", options->blocks,
                     "Say how much dynamic shared memory each of so many blocks on a multiprocessor may have")
        ->type_name("N");
    options->kernel.addTo(*command);
    command
        ->add_option("--device", options->device,
                     "A device by name, a device file, or \"live\" (default: live if there is one)")
        ->type_name("NAME|FILE|live");
    command
        ->add_option(
            "--batch", options->batch,
            "Read one {\"kernel\",\"blockSize\",\"dynamicSmemBytes\"} a line; \"-\" for standard input")
        ->type_name("FILE|-");
    command->add_flag("--json", options->json, "Answer in JSON (a batch always does)");
    command->footer("Examples:\n"
                    "  trichevron-cli occupancy --block 256 --regs 64 --device \"NVIDIA H200\"\n"
                    "  trichevron-cli occupancy --block 32,8 --regs 40 --smem 20KiB\n"
                    "  trichevron-cli occupancy --block 256 --regs 40 --blocks-per-sm 4\n"
                    "  trichevron-cli occupancy --suggest --regs 40 --smem-per-thread 16 --block-limit 512\n"
                    "  trichevron-cli occupancy --batch - --device \"NVIDIA H200\" < points.jsonl");
    command->callback([options, &status] {
        if (!options->batch.empty())
            status = answerBatch(options->batch, BatchQuestion::Occupancy, chooseDevice(options->device));
        else
            status = options->suggest ? tellSuggestion(*options) : tellBlock(*options);
    });
}

} // namespace trichevron::cli
