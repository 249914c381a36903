// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/backend_choice.h"
#include "app/cli/cli_message.h"
#include "app/cli/commands.h"
#include "app/cli/device_choice.h"
#include "app/cli/help_text.h"
#include "app/cli/output.h"
#include "app/cli/output_language.h"
#include "app/cli/shared_options.h"
#include "core/demo/demo_text.h"
#include "core/model_json/model_json.h"
#include "core/text/number_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <utility>

namespace trichevron::cli {

namespace {

struct KernelsOptions {
    BackendOptions backend;
    std::string device;
    bool source = false;
    bool json = false;
};

core::Json kernelJson(const core::KernelInfo& kernel, const std::string& obstacle) {
    core::Json entry = toJson(kernel);
    if (!obstacle.empty()) {
        entry["attributes"] = nullptr;
        entry["whyItCannotRun"] = obstacle;
    }
    return entry;
}

/// `obstacle`: why the kernel cannot run on the device. It then has no attributes.
std::vector<std::string> tableRow(const core::KernelInfo& kernel, const std::string& obstacle) {
    if (!obstacle.empty())
        return {core::demoText(kernel.chapter), kernel.id, "", "", "", "", "", "", obstacle};
    const core::KernelAttributes& attributes = kernel.attributes;
    return {core::demoText(kernel.chapter),
            kernel.id,
            std::to_string(attributes.numRegs),
            bytesText(attributes.sharedSizeBytes),
            bytesText(attributes.localSizeBytes),
            bytesText(attributes.constSizeBytes),
            std::to_string(attributes.maxThreadsPerBlock),
            fmt::format("sm_{}", attributes.binaryVersion),
            summaryFor(kernel)};
}

struct KernelList {
    core::DeviceProperties device;
    std::vector<core::KernelInfo> kernels;
    bool isInsteadOfGpu = false; ///< the recording of a device, since there is no GPU
};

KernelList kernelsOf(core::Backend& backend, const std::string& deviceText) {
    const int number = deviceNumber(backend, deviceText);
    std::vector<core::KernelInfo> kernels = backend.kernels(number); // throws when there is no such device
    return {backend.devices().at(static_cast<std::size_t>(number)), std::move(kernels)};
}

/// Those that `check` uses without a GPU: of the recording of the default device, if no other is named.
KernelList recordedKernels(const std::string& deviceText) {
    const std::unique_ptr<core::Backend> recordings = replayBackend({});
    const std::vector<core::DeviceProperties> devices = recordings->devices();
    const bool hasDefault =
        std::any_of(devices.begin(), devices.end(),
                    [](const core::DeviceProperties& one) { return one.name == defaultDevice; });
    KernelList list =
        kernelsOf(*recordings, deviceText.empty() && hasDefault ? std::string(defaultDevice) : deviceText);
    list.isInsteadOfGpu = true;
    return list;
}

KernelList findKernels(const KernelsOptions& options) {
    try {
        return kernelsOf(*options.backend.open(), options.device);
    } catch (const core::BackendError& error) {
        // A number counts the GPUs of this machine.
        if (options.backend.replays() || isDeviceNumber(options.device) || !meansNoDevice(error.kind()))
            throw;
    }
    return recordedKernels(options.device);
}

ExitStatus listKernels(const KernelsOptions& options) {
    const KernelList list = findKernels(options);
    const core::DeviceProperties& device = list.device;
    const std::vector<core::KernelInfo>& kernels = list.kernels;
    if (options.json) {
        core::Json json;
        json["device"] = deviceSummaryJson(device);
        core::Json& entries = json["kernels"] = core::Json::array();
        for (const core::KernelInfo& kernel : kernels)
            entries.push_back(kernelJson(kernel, kernelUnavailableReason(kernel, device.computeCapability)));
        printJson(json);
        return ExitStatus::Success;
    }
    Table table({"chapter"_msg(), "kernel"_msg(), "registers"_msg(), "static shared"_msg(), "local"_msg(),
                 "constant"_msg(), "max threads"_msg(), "binary"_msg(), "description"_msg()});
    for (const core::KernelInfo& kernel : kernels)
        table.add(tableRow(kernel, kernelUnavailableReason(kernel, device.computeCapability)));
    std::string text = deviceText(device) + '\n';
    if (list.isInsteadOfGpu)
        text += "This machine has no usable GPU; these are the kernels that were recorded."_msg() + '\n';
    text += '\n' + table.text();
    if (options.source)
        for (const core::KernelInfo& kernel : kernels)
            text += fmt::format("\n// {}\n{}\n", titleFor(kernel), kernel.source);
    printText(text);
    return ExitStatus::Success;
}

} // namespace

void addKernelsCommand(CLI::App& app, ExitStatus& status) {
    CLI::App* command =
        app.add_subcommand("kernels", "List the demo kernels and their attributes on a device"_msg());
    const auto options = std::make_shared<KernelsOptions>();
    options->backend.addTo(*command);
    addDeviceOption(*command, options->device);
    command->add_flag("--source", options->source, "Also print the CUDA C++ source of the kernels"_msg());
    command->add_flag("--json", options->json, "Print JSON instead of text"_msg());
    command->footer(examplesText({"trichevron-cli kernels", "trichevron-cli kernels --replay --source"}));
    command->callback([options, &status] {
        const OutputLanguage language(options->json);
        status = listKernels(*options);
    });
}

} // namespace trichevron::cli
