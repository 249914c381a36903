// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/batch_lines.h"
#include "app/cli/check_text.h"
#include "app/cli/commands.h"
#include "app/cli/device_choice.h"
#include "app/cli/kernel_options.h"
#include "app/cli/output.h"
#include "core/dimensions/parse.h"
#include "core/json/model_json.h"

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
    bool json = false;
};

/// Threads of a block, given as a number or as a shape.
std::uint64_t threadsFrom(const std::string& text) {
    if (text.empty())
        throw InputError("--block: a block is needed, as in --block 256");
    const Count threads = volume(parseExtent<level::Block>(text, "--block"));
    if (threads == 0 || threads > std::numeric_limits<std::uint32_t>::max())
        throw InputError(
            "--block: a block has from 1 to 4294967295 threads, and the device's limit is far below");
    return static_cast<std::uint64_t>(threads);
}

ExitStatus tellOne(const OccupancyOptions& options) {
    const std::uint64_t threads = threadsFrom(options.block);
    const Bytes smem = options.smem.empty() ? Bytes{} : parseBytes(options.smem, "--smem");
    const DeviceProperties device = chooseDevice(options.device);
    const KernelAttributes kernel = options.kernel.attributesOn(device, options.device);
    const Occupancy occupancy = occupancyOf(kernel, device, threads, smem);
    if (options.json) {
        Json json;
        json["device"] = deviceSummaryJson(device);
        json["blockSize"] = threads;
        json["dynamicSmemBytes"] = smem.value;
        json["kernel"] = toJson(kernel);
        json.update(toJson(occupancy));
        printJson(json);
        return ExitStatus::Fine;
    }
    Table table({"resource", "blocks it allows", ""});
    for (const Limiter limiter : allLimiters) {
        const std::uint32_t blocks = occupancy.allowedBy(limiter);
        table.add({std::string(nameOf(limiter)), blocks == unlimitedBlocks ? "any" : std::to_string(blocks),
                   occupancy.limitedBy(limiter) ? "← limits" : ""});
    }
    printText(deviceText(device) + '\n' + occupancyText(occupancy, kernel) + '\n' + table.text());
    return ExitStatus::Fine;
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
                    "  trichevron-cli occupancy --batch - --device \"NVIDIA H200\" < points.jsonl");
    command->callback([options, &status] {
        status = options->batch.empty()
                     ? tellOne(*options)
                     : answerBatch(options->batch, chooseDevice(options->device), answerOccupancyLine);
    });
}

} // namespace trichevron::cli
