// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/batch_lines.h"
#include "app/cli/check_text.h"
#include "app/cli/cli_message.h"
#include "app/cli/code_option.h"
#include "app/cli/commands.h"
#include "app/cli/device_choice.h"
#include "app/cli/device_matrix.h"
#include "app/cli/help_text.h"
#include "app/cli/kernel_options.h"
#include "app/cli/launch_options.h"
#include "app/cli/option_error.h"
#include "app/cli/output.h"
#include "app/cli/output_language.h"
#include "core/dimensions/parse.h"
#include "core/evaluation/silence.h"
#include "core/model_json/model_json.h"
#include "core/reference/rule_reference.h"

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
    CodeOption code;
    KernelOptions kernel;
    std::string device;
    std::vector<std::string> devices;
    std::string runtime;
    std::string batch;
    std::string silence;
    bool json = false;

    core::RuleSet silenced() const {
        return silence.empty() ? core::RuleSet{} : core::parseSilencedRules(silence, "--silence");
    }
};

/// The launch given on the command line, before the kernel is known.
struct GivenLaunch {
    core::LaunchConfig config;
    std::optional<core::GridExtent> grid;
    std::optional<core::BlockExtent> block;
    std::optional<core::LaunchInCode> code; ///< where it was read from
};

GivenLaunch readCode(CheckOptions& options) {
    const core::LaunchInCode code = options.code.read();
    fillIn(options.kernel.optIns, code.optIns);
    return {options.launch.applyTo(code.config), code.config.gridDim, code.config.blockDim, code};
}

GivenLaunch readLaunch(CheckOptions& options) {
    if (options.code.isGiven())
        return readCode(options);
    GivenLaunch given{options.launch.applyTo({}), std::nullopt, std::nullopt, std::nullopt};
    if (!options.grid.empty())
        given.grid = core::parseExtent<core::level::Grid>(options.grid, "--grid");
    if (!options.block.empty())
        given.block = core::parseExtent<core::level::Block>(options.block, "--block");
    if (!given.grid && !given.config.problem)
        throw optionError("--grid",
                          "no grid given; add --grid, such as --grid 63,63, --problem or --code"_msg.with());
    return given;
}

/// Completes the launch: without a block, the one that the kernel declares; without a grid, the one that
/// covers the problem.
core::LaunchConfig complete(const GivenLaunch& given, const core::KernelAttributes& kernel) {
    core::LaunchConfig config = given.config;
    if (given.block)
        config.blockDim = *given.block;
    else if (kernel.declared.blockSize)
        config.blockDim = kernel.declared.blockSize->block;
    else
        throw optionError("--block", "no block given; add --block, such as --block 16,16"_msg.with());
    if (given.grid)
        config.gridDim = *given.grid;
    else if (!hasZero(config.blockDim))
        config.gridDim = gridCovering(*config.problem, config.blockDim, kernel);
    else
        throw optionError(
            "--block",
            "an axis is 0, so no grid covers the problem; change --block or add --grid"_msg.with());
    return config;
}

/// Converts "12.4" to the format of cudaRuntimeGetVersion: 12040.
int parseRuntimeVersion(const std::string& text) {
    constexpr std::uint64_t maxMajor = 999;
    const std::size_t dot = text.find('.');
    const std::uint64_t major = core::parseUnsigned(text.substr(0, dot), "--runtime", 1, maxMajor);
    const std::uint64_t minor =
        dot == std::string::npos ? 0 : core::parseUnsigned(text.substr(dot + 1), "--runtime", 0, 99);
    return static_cast<int>(major * 1000 + minor * 10);
}

/// The device, with the runtime version of --runtime.
core::DeviceProperties withRuntime(core::DeviceProperties device, const CheckOptions& options) {
    if (!options.runtime.empty())
        device.provenance.runtimeVersion = parseRuntimeVersion(options.runtime);
    return device;
}

core::Json toJson(const core::LaunchInCode& code) {
    core::Json json;
    json["kernel"] = code.kernel;
    json["line"] = code.line;
    json["notes"] = core::Json::array();
    for (const core::Text& note : code.notes)
        json["notes"].push_back(englishText(note));
    return json;
}

/// Adds to each violation what the driver's log says about its rule. The lines of a batch do not have it: it
/// is the same in each.
void addDriverLogs(core::Json& verdict) {
    for (core::Json& violation : verdict["violations"])
        violation["seenInDriverLog"] =
            core::driverLogJson(core::findRule(violation["rule"].get<std::string>()));
}

ExitStatus checkOne(CheckOptions& options) {
    const GivenLaunch given = readLaunch(options);
    const core::DeviceProperties device = chooseDevice(options.device);
    const core::ChosenKernel chosen = options.kernel.attributesOn(device, options.device);
    const core::KernelAttributes& kernel = chosen.attributes;
    const core::LaunchConfig config = complete(given, kernel);
    const core::DeviceProperties evaluated = withRuntime(device, options);
    core::Evaluation evaluation = evaluate(config, kernel, evaluated);
    const std::size_t silencedCount = silence(evaluation, options.silenced());
    if (options.json) {
        core::Json json;
        json["device"] = deviceSummaryJson(device);
        json["launch"] = toJson(config);
        if (given.code)
            json["code"] = toJson(*given.code);
        json["kernel"] = toJson(kernel);
        json["runtimeVersion"] = evaluated.provenance.runtimeVersion;
        json.update(toJson(evaluation, config));
        addDriverLogs(json);
        if (!chosen.assumption.empty())
            json["assumption"] = chosen.assumption;
        printJson(json);
    } else {
        printText((given.code ? codeText(*given.code) : "") + deviceText(device) + '\n' +
                  launchText(config, evaluation) +
                  verdictText(config, evaluation, evaluated.provenance.runtimeVersion) +
                  footText(evaluation, silencedCount) + '\n' +
                  occupancyText(evaluation.launchOccupancy(), kernel) + clustersLine(evaluation) +
                  assumptionText(chosen));
    }
    return evaluation.accepted ? ExitStatus::Success : ExitStatus::Refused;
}

ExitStatus checkMany(CheckOptions& options) {
    const GivenLaunch given = readLaunch(options);
    std::vector<core::DeviceProperties> devices = chooseDevices(options.devices);
    if (given.code && !options.json)
        printText(codeText(*given.code));
    for (core::DeviceProperties& device : devices)
        device = withRuntime(std::move(device), options);
    return checkOnDevices(
        devices, options.kernel,
        [&](const core::KernelAttributes& kernel) { return complete(given, kernel); }, options.silenced(),
        options.json);
}

} // namespace

void addCheckCommand(CLI::App& app, ExitStatus& status) {
    CLI::App* command = app.add_subcommand("check", "Check a launch against a device's limits"_msg());
    const auto options = std::make_shared<CheckOptions>();
    command
        ->add_option(
            "--grid", options->grid,
            "Grid size in blocks, such as 63, 63,63 or 63x63x1 (default: the grid that covers --problem)"_msg())
        ->type_name("X[,Y[,Z]]");
    command
        ->add_option("--block", options->block, "Block size in threads, such as 256, 16,16 or 16x16x1"_msg())
        ->type_name("X[,Y[,Z]]");
    options->launch.addTo(*command);
    options->code.addTo(*command);
    options->kernel.addTo(*command);
    command->add_option("--device", options->device, deviceDescription())->type_name(deviceWords());
    addDevicesOption(*command, options->devices,
                     "Check the launch on several devices: \"all\" for the catalogue, or values of --device, "
                     "separated by commas; can be repeated"_msg())
        .excludes("--device");
    command
        ->add_option(
            "--runtime", options->runtime,
            "Predict the error codes of this CUDA runtime version, such as 12.4 (default: the version in "
            "the device's recording, else 13.0)"_msg())
        ->type_name("VERSION"_msg());
    command
        ->add_option(
            "--batch", options->batch,
            "Read one launch per line as JSON and print one verdict per line; \"-\" reads standard input "
            "(format: {schema})"_msg("schema"_a = schemaFile("check-line")))
        ->type_name(fileWord() + "|-");
    command
        ->add_option("--silence", options->silence,
                     "Omit advice by rule ID, such as partialWarp,tailWave, or \"all\""_msg())
        ->type_name("ID[,ID...]|all");
    command->add_flag("--json", options->json,
                      "Print JSON instead of text (--batch always prints JSON)"_msg());
    constexpr std::string_view longExample =
        "trichevron-cli check --grid 8 --block 256 --cluster 2 --smem 100KiB --opt-in-smem 100KiB "
        "--regs 32";
    command->footer(
        examplesText({"trichevron-cli check --grid 63,63 --block 16,16 --device \"NVIDIA H200\"",
                      "trichevron-cli check --grid 1 --block 2048", longExample,
                      "trichevron-cli check --grid 8 --block 1024 --regs 64 --devices all",
                      "trichevron-cli check --code 'k<<<(n + 255) / 256, 256>>>()' --define n=1000",
                      "trichevron-cli check --batch launches.jsonl --device device.json"}) +
        '\n' +
        "Exit status: 0 accepted (--devices: by every device); 1 refused (--devices: by at least\n"
        "one); 2 usage error (--batch: a malformed line); 3 no device."_msg());
    command->callback([options, &status] {
        const OutputLanguage language(options->json || !options->batch.empty());
        if (!options->batch.empty())
            status = answerBatch(options->batch, core::BatchQuestion::Check,
                                 withRuntime(chooseDevice(options->device), *options), options->silenced());
        else
            status = options->devices.empty() ? checkOne(*options) : checkMany(*options);
    });
}

} // namespace trichevron::cli
