// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/batch_lines.h"
#include "app/cli/check_text.h"
#include "app/cli/commands.h"
#include "app/cli/device_choice.h"
#include "app/cli/kernel_options.h"
#include "app/cli/launch_options.h"
#include "app/cli/output.h"
#include "core/dimensions/parse.h"
#include "core/json/model_json.h"

#include <fmt/format.h>

#include <memory>
#include <optional>

namespace trichevron::cli {

namespace {

struct CheckOptions {
    std::string grid;
    std::string block;
    LaunchOptions launch;
    KernelOptions kernel;
    std::string device;
    std::string batch;
    bool json = false;
};

/// What the command line says of the launch, before anything is known of the kernel.
struct AskedLaunch {
    LaunchConfig config;
    std::optional<GridExtent> grid;
    std::optional<BlockExtent> block;
};

AskedLaunch readLaunch(const CheckOptions& options) {
    AskedLaunch asked{options.launch.config(), std::nullopt, std::nullopt};
    if (!options.grid.empty())
        asked.grid = parseExtent<level::Grid>(options.grid, "--grid");
    if (!options.block.empty())
        asked.block = parseExtent<level::Block>(options.block, "--block");
    if (!asked.grid && !asked.config.problem)
        throw InputError("--grid: a grid is needed, as in --grid 63,63, or a problem that it covers");
    return asked;
}

/// The launch, with the block that the kernel declares and the grid that covers the problem where none was
/// given.
LaunchConfig completed(const AskedLaunch& asked, const KernelAttributes& kernel) {
    LaunchConfig config = asked.config;
    if (asked.block)
        config.blockDim = *asked.block;
    else if (kernel.declared.blockSize)
        config.blockDim = kernel.declared.blockSize->block;
    else
        throw InputError("--block: a block is needed, as in --block 16,16");
    if (asked.grid)
        config.gridDim = *asked.grid;
    else if (!hasZero(config.blockDim))
        config.gridDim = gridCovering(*config.problem, config.blockDim, kernel);
    else
        throw InputError("--block: no grid of blocks with a zero axis covers the problem; give --grid, or "
                         "another block");
    return config;
}

ExitStatus checkOne(const CheckOptions& options) {
    const AskedLaunch asked = readLaunch(options);
    const DeviceProperties device = chooseDevice(options.device);
    const KernelAttributes kernel = options.kernel.attributesOn(device, options.device);
    const LaunchConfig config = completed(asked, kernel);
    const Evaluation evaluation = evaluate(config, kernel, device);
    if (options.json) {
        Json json;
        json["device"] = deviceSummaryJson(device);
        json["launch"] = toJson(config);
        json["kernel"] = toJson(kernel);
        json.update(toJson(evaluation, config));
        printJson(json);
    } else {
        printText(deviceText(device) + '\n' + launchText(config, evaluation) +
                  verdictText(config, evaluation) + '\n' + occupancyText(evaluation.occupancy, kernel));
    }
    return evaluation.accepted ? ExitStatus::Fine : ExitStatus::Refused;
}

} // namespace

void addCheckCommand(CLI::App& app, ExitStatus& status) {
    CLI::App* command =
        app.add_subcommand("check", "Say whether a device would accept a launch, and why not");
    const auto options = std::make_shared<CheckOptions>();
    command
        ->add_option("--grid", options->grid,
                     "Grid in blocks: 63, 63,63 or 63x63x1 (default: what covers --problem)")
        ->type_name("X[,Y[,Z]]");
    command->add_option("--block", options->block, "Block in threads: 256, 16,16 or 16x16x1")
        ->type_name("X[,Y[,Z]]");
    options->launch.addTo(*command);
    options->kernel.addTo(*command);
    command
        ->add_option(
            "--device", options->device,
            fmt::format("A device by name, a device file, or \"live\" or \"live:1\" for a GPU of this "
                        "machine (default: live if there is one, else {})",
                        defaultDevice))
        ->type_name("NAME|FILE|live");
    command
        ->add_option("--batch", options->batch,
                     "Read one launch as JSON a line, write one verdict a line; \"-\" for standard input")
        ->type_name("FILE|-");
    command->add_flag("--json", options->json, "Answer in JSON (a batch always does)");
    command->footer("Examples:\n"
                    "  trichevron-cli check --grid 63,63 --block 16,16 --device \"NVIDIA H200\"\n"
                    "  trichevron-cli check --grid 1 --block 2048\n"
                    "  trichevron-cli check --grid 8 --block 256 --cluster 2 --smem 100KiB --opt-in-smem "
                    "100KiB --regs 32\n"
                    "  trichevron-cli check --batch launches.jsonl --device device.json\n"
                    "Exit status: 0 accepted, 1 refused, 2 wrong use (a batch: a line that cannot be read), "
                    "3 no device.");
    command->callback([options, &status] {
        status = options->batch.empty()
                     ? checkOne(*options)
                     : answerBatch(options->batch, BatchQuestion::Check, chooseDevice(options->device));
    });
}

} // namespace trichevron::cli
