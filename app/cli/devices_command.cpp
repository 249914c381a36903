// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/backend_choice.h"
#include "app/cli/cli_message.h"
#include "app/cli/commands.h"
#include "app/cli/device_choice.h"
#include "app/cli/error_reporting.h"
#include "app/cli/help_text.h"
#include "app/cli/output.h"
#include "app/cli/output_language.h"
#include "core/json/json_file.h"
#include "core/messages/rule_messages.h"
#include "core/model_json/model_json.h"
#include "core/text/number_text.h"

#include <fmt/format.h>

#include <memory>

namespace trichevron::cli {

namespace {

struct DevicesOptions {
    std::string name;
    std::string save;
    std::string device;
    bool json = false;
};

/// The GPUs of this machine, or why there are none.
struct LiveDevices {
    std::vector<core::DeviceProperties> devices;
    std::string problem;
};

LiveDevices queryLiveDevices() {
    try {
        return {liveBackend()->devices(), ""};
    } catch (const core::BackendError& error) {
        return {{}, errorText(error)};
    }
}

ExitStatus listDevices(bool asJson) {
    const LiveDevices live = queryLiveDevices();
    const std::vector<core::DeviceProperties> known = catalogueDevices();
    if (asJson) {
        core::Json json;
        core::Json& liveJson = json["live"] = core::Json::array();
        for (const core::DeviceProperties& device : live.devices)
            liveJson.push_back(toJson(device));
        json["noLiveDevice"] = live.problem.empty() ? core::Json() : core::Json(live.problem);
        core::Json& catalogueJson = json["catalogue"] = core::Json::array();
        for (const core::DeviceProperties& device : known)
            catalogueJson.push_back(toJson(device));
        printJson(json);
        return ExitStatus::Success;
    }
    Table table({"device"_msg(), "name"_msg(), "compute capability"_msg(), "SMs"_msg(), "memory"_msg(),
                 "source"_msg()});
    const auto add = [&table](const std::string& id, const core::DeviceProperties& device) {
        table.add({id, device.name, capabilityText(device), std::to_string(device.multiProcessorCount),
                   fmt::format("{:.1f} GiB", static_cast<double>(device.totalGlobalMem.value) / (1U << 30U)),
                   provenanceText(device.provenance)});
    };
    for (std::size_t i = 0; i < live.devices.size(); ++i)
        add(fmt::format("live:{}", i), live.devices[i]);
    for (const core::DeviceProperties& device : known)
        add("catalogue"_msg(), device);
    printText(table.text());
    if (live.devices.empty())
        printText('\n' + "No live device: {problem}"_msg("problem"_a = live.problem) + '\n');
    return ExitStatus::Success;
}

std::string valueText(const core::PropertyValue& value) {
    if (const auto* number = std::get_if<std::int64_t>(&value))
        return std::to_string(*number);
    std::string text;
    for (const std::int64_t number : std::get<std::vector<std::int64_t>>(value))
        text += fmt::format("{}{}", text.empty() ? "" : ", ", number);
    return text;
}

/// Every property by its CUDA name, with its note.
ExitStatus showDevice(const core::DeviceProperties& device, bool asJson) {
    const core::Json json = toJson(device);
    if (asJson) {
        printJson(json);
        return ExitStatus::Success;
    }
    Table table({"property"_msg(), "value"_msg(), ""});
    const auto add = [&](const std::string& name, std::string value) {
        const auto note = device.notes.find(name);
        table.add({name, std::move(value), note == device.notes.end() ? "" : note->second});
    };
    for (const auto& item : json.items())
        if (item.value().is_primitive() && item.key() != "format" && item.key() != "version")
            add(item.key(), item.value().is_string() ? item.value().get<std::string>() : item.value().dump());
        else if (item.value().is_array())
            add(item.key(),
                fmt::format("{}", fmt::join(item.value().get<std::vector<std::int64_t>>(), ", ")));
    for (const auto& [name, value] : device.otherProperties)
        add(name, valueText(value));
    for (const auto& [name, value] : device.attributes)
        add(name, std::to_string(value));
    const std::string& source = device.provenance.source;
    printText(deviceText(device) + '\n' +
              (source.empty() ? "" : "Source: {source}"_msg("source"_a = source) + '\n') + '\n' +
              table.text());
    return ExitStatus::Success;
}

ExitStatus saveDevice(const DevicesOptions& options) {
    const std::unique_ptr<core::Backend> backend = liveBackend();
    const std::vector<core::DeviceProperties> devices = backend->devices();
    const int number = deviceNumber(*backend, options.device);
    if (static_cast<std::size_t>(number) >= devices.size())
        throw noSuchDevice(number, devices.size());
    core::DeviceProperties device = devices[static_cast<std::size_t>(number)];
    device.provenance.kind = core::ProvenanceKind::Recorded;
    device.provenance.source = "trichevron-cli devices --save";
    core::writeJsonFile(toJson(device), options.save);
    printText("Saved {device} to {file}"_msg("device"_a = deviceText(device), "file"_a = options.save) +
              '\n');
    return ExitStatus::Success;
}

} // namespace

void addDevicesCommand(CLI::App& app, ExitStatus& status) {
    CLI::App* command = app.add_subcommand(
        "devices", "List devices, show the properties of one, or save a GPU to a device file"_msg());
    const auto options = std::make_shared<DevicesOptions>();
    auto* name = command
                     ->add_option("name", options->name,
                                  "Show all properties of a device: a name from the catalogue, a device "
                                  "file, or \"live\" or \"live:N\" "
                                  "for a GPU of this machine (default: list all devices)"_msg())
                     ->type_name(deviceWords());
    auto* save =
        command
            ->add_option("--save", options->save, "Save a GPU of this machine to a device file (JSON)"_msg())
            ->type_name(fileWord())
            ->excludes(name);
    command->add_option("--device", options->device, "GPU to save: its number or name (default: 0)"_msg())
        ->type_name(deviceNumberWords())
        ->needs(save);
    command->add_flag("--json", options->json, "Print JSON instead of text"_msg());
    command->footer(examplesText({"trichevron-cli devices", "trichevron-cli devices \"NVIDIA H200\"",
                                  "trichevron-cli devices --save my-gpu.json --device 0"}));
    command->callback([options, &status] {
        const OutputLanguage language(options->json);
        if (!options->save.empty())
            status = saveDevice(*options);
        else if (!options->name.empty())
            status = showDevice(chooseDevice(options->name), options->json);
        else
            status = listDevices(options->json);
    });
}

} // namespace trichevron::cli
