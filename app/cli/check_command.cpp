// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/batch_lines.h"
#include "app/cli/check_text.h"
#include "app/cli/commands.h"
#include "app/cli/device_choice.h"
#include "app/cli/device_matrix.h"
#include "app/cli/kernel_options.h"
#include "app/cli/launch_options.h"
#include "app/cli/output.h"
#include "core/dimensions/parse.h"
#include "core/evaluation/silence.h"
#include "core/model_json/model_json.h"

#include <fmt/format.h>

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace trichevron::cli {

namespace {

struct CheckOptions {
    std::string grid;
    std::string block;
    LaunchOptions launch;
    KernelOptions kernel;
    std::string device;
    std::vector<std::string> devices;
    std::string runtime;
    std::string batch;
    std::string silence;
    bool json = false;

    RuleSet silenced() const { return silence.empty() ? RuleSet{} : silencedFrom(silence, "--silence"); }
};

/// What the command line says of the launch, before anything is known of the kernel.
struct AskedLaunch {
    LaunchConfig config;
    std::optional<GridExtent> grid;
    std::optional<BlockExtent> block;
};

AskedLaunch readLaunch(const CheckOptions& options) {
    AskedLaunch asked{options.launch.over({}), std::nullopt, std::nullopt};
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

/// "12.4" as cudaRuntimeGetVersion writes it.
int runtimeVersionFrom(const std::string& text) {
    constexpr std::uint64_t mostMajor = 999;
    const std::size_t dot = text.find('.');
    const std::uint64_t major = parseUnsigned(text.substr(0, dot), "--runtime", 1, mostMajor);
    const std::uint64_t minor =
        dot == std::string::npos ? 0 : parseUnsigned(text.substr(dot + 1), "--runtime", 0, 99);
    return static_cast<int>(major * 1000 + minor * 10);
}

/// The device with the runtime whose codes are asked for.
DeviceProperties withRuntime(DeviceProperties device, const CheckOptions& options) {
    if (!options.runtime.empty())
        device.provenance.runtimeVersion = runtimeVersionFrom(options.runtime);
    return device;
}

ExitStatus checkOne(const CheckOptions& options) {
    const AskedLaunch asked = readLaunch(options);
    const DeviceProperties device = chooseDevice(options.device);
    const ChosenKernel chosen = options.kernel.attributesOn(device, options.device);
    const KernelAttributes& kernel = chosen.attributes;
    const LaunchConfig config = completed(asked, kernel);
    const DeviceProperties evaluated = withRuntime(device, options);
    Evaluation evaluation = evaluate(config, kernel, evaluated);
    const std::size_t leftOut = silence(evaluation, options.silenced());
    if (options.json) {
        Json json;
        json["device"] = deviceSummaryJson(device);
        json["launch"] = toJson(config);
        json["kernel"] = toJson(kernel);
        json["runtimeVersion"] = evaluated.provenance.runtimeVersion;
        json.update(toJson(evaluation, config));
        if (!chosen.assumption.empty())
            json["assumption"] = chosen.assumption;
        printJson(json);
    } else {
        printText(deviceText(device) + '\n' + launchText(config, evaluation) +
                  verdictText(config, evaluation, evaluated.provenance.runtimeVersion) +
                  footText(evaluation, leftOut) + '\n' + occupancyText(evaluation.occupancy, kernel) +
                  clustersText(evaluation) + assumptionText(chosen));
    }
    return evaluation.accepted ? ExitStatus::Fine : ExitStatus::Refused;
}

ExitStatus checkMany(const CheckOptions& options) {
    const AskedLaunch asked = readLaunch(options);
    std::vector<DeviceProperties> devices = chooseDevices(options.devices);
    for (DeviceProperties& device : devices)
        device = withRuntime(std::move(device), options);
    return answerForDevices(
        devices, options.kernel, [&](const KernelAttributes& kernel) { return completed(asked, kernel); },
        options.silenced(), options.json);
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
        ->add_option("--devices", options->devices,
                     "Ask the launch of many devices: \"all\" for the catalogue, or what --device takes, "
                     "separated by commas or given again")
        ->type_name("all|NAME|FILE|live,...")
        ->delimiter(',')
        ->excludes("--device");
    command
        ->add_option("--runtime", options->runtime,
                     "CUDA runtime whose error codes are predicted: 12.4 (default: the one the device was "
                     "recorded with, else 13.0)")
        ->type_name("VERSION");
    command
        ->add_option("--batch", options->batch,
                     "Read one launch as JSON a line, write one verdict a line; \"-\" for standard input")
        ->type_name("FILE|-");
    command
        ->add_option("--silence", options->silence,
                     "Advice to leave out, by id: partialWarp,tailWave, or \"all\"")
        ->type_name("ID,…|all");
    command->add_flag("--json", options->json, "Answer in JSON (a batch always does)");
    command->footer("Examples:\n"
                    "  trichevron-cli check --grid 63,63 --block 16,16 --device \"NVIDIA H200\"\n"
                    "  trichevron-cli check --grid 1 --block 2048\n"
                    "  trichevron-cli check --grid 8 --block 256 --cluster 2 --smem 100KiB --opt-in-smem "
                    "100KiB --regs 32\n"
                    "  trichevron-cli check --grid 8 --block 1024 --regs 64 --devices all\n"
                    "  trichevron-cli check --batch launches.jsonl --device device.json\n"
                    "Exit status: 0 accepted (--devices: by all of them), 1 refused (by at least one), 2 "
                    "wrong use (a batch: a line that cannot be read), "
                    "3 no device.");
    command->callback([options, &status] {
        if (!options->batch.empty())
            status = answerBatch(options->batch, BatchQuestion::Check,
                                 withRuntime(chooseDevice(options->device), *options), options->silenced());
        else
            status = options->devices.empty() ? checkOne(*options) : checkMany(*options);
    });
}

} // namespace trichevron::cli
