// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/inspect_answer.h"

#include "app/cli/cli_message.h"
#include "app/cli/device_choice.h"
#include "app/cli/output.h"
#include "core/catalogue/language.h"
#include "core/evaluation/block_launch.h"
#include "core/kernel/binary_version.h"
#include "core/messages/occupancy_words.h"
#include "core/model_json/model_json.h"
#include "core/text/number_text.h"
#include "core/text/percent.h"

#include <algorithm>
#include <utility>

namespace trichevron::cli {

namespace {

std::string unknown() {
    return "not known"_msg();
}

std::string numberText(const std::optional<std::uint32_t>& number) {
    return number ? core::withSeparators(*number) : unknown();
}

std::string sizeText(const std::optional<core::Bytes>& bytes) {
    return bytes ? core::bytesText(*bytes) : unknown();
}

std::string rangeText(std::uint32_t min, std::uint32_t max) {
    if (min == max)
        return core::withSeparators(min);
    return "{min} to {max}"_msg("min"_a = core::withSeparators(min), "max"_a = core::withSeparators(max));
}

/// What is the same in each row of a kernel.
std::vector<std::string> kernelCells(const core::KernelResources& kernel) {
    return {kernel.name,
            kernel.architecture.empty() ? unknown() : kernel.architecture,
            numberText(kernel.numRegs),
            sizeText(kernel.spillStoreBytes),
            sizeText(kernel.spillLoadBytes),
            sizeText(kernel.sharedSizeBytes),
            sizeText(kernel.localSizeBytes),
            numberText(kernel.numBlockBarriers)};
}

/// In the form of "kernel" of a batch line; what is not known is left out.
core::Json kernelJson(const core::KernelResources& kernel) {
    core::Json json;
    json["name"] = kernel.name;
    json["mangledName"] = kernel.mangledName;
    if (const int version = binaryVersionOf(kernel); version != 0) {
        json["binaryVersion"] = version;
        json["architecture"] = kernel.architecture;
    }
    if (kernel.numRegs)
        json["numRegs"] = *kernel.numRegs;
    if (kernel.numBlockBarriers)
        json["numBlockBarriers"] = *kernel.numBlockBarriers;
    for (const auto& [key, bytes] : {std::pair{"sharedSizeBytes", kernel.sharedSizeBytes},
                                     std::pair{"localSizeBytes", kernel.localSizeBytes},
                                     std::pair{"spillStoreBytes", kernel.spillStoreBytes},
                                     std::pair{"spillLoadBytes", kernel.spillLoadBytes}})
        if (bytes)
            json[key] = bytes->value;
    return json;
}

/// For each architecture of a kernel the default device or else the first one of the catalogue that has it.
std::vector<core::DeviceProperties>
oneDevicePerArchitecture(const std::vector<core::KernelResources>& kernels) {
    std::vector<core::DeviceProperties> chosen;
    for (core::DeviceProperties& device : catalogueDevices()) {
        const core::ComputeCapability capability = device.computeCapability;
        const bool isAsked =
            std::any_of(kernels.begin(), kernels.end(), [&](const core::KernelResources& kernel) {
                return binaryVersionOf(kernel) == binaryVersionFor(capability);
            });
        if (!isAsked)
            continue;
        if (chosen.empty() || chosen.back().computeCapability != capability)
            chosen.push_back(std::move(device));
        else if (device.name == defaultDevice)
            chosen.back() = std::move(device);
    }
    return chosen;
}

} // namespace

InspectAnswer::InspectAnswer(std::vector<core::KernelResources> kernels,
                             const std::optional<InspectedLaunch>& launch,
                             const std::vector<std::string>& devices)
    : launch_(launch) {
    if (launch_)
        devices_ = devices.empty() ? oneDevicePerArchitecture(kernels) : chooseDevices(devices);
    for (core::KernelResources& kernel : kernels) {
        Entry entry;
        const auto attributes = attributesOf(kernel, 0);
        const auto withMostBarriers = attributesOf(kernel, core::maxBlockBarriers);
        for (const core::DeviceProperties& device : devices_) {
            const int version = binaryVersionFor(device.computeCapability);
            // Without a device given, a kernel is shown on that of its own architecture.
            if (!runsOn(kernel, device.computeCapability) ||
                (devices.empty() && binaryVersionOf(kernel) != version))
                continue;
            OnDevice on{&device, std::nullopt};
            if (attributes) {
                on.launch = evaluateBlock(*attributes, device, launch_->block, launch_->dynamicSmem);
                const auto least =
                    evaluateBlock(*withMostBarriers, device, launch_->block, launch_->dynamicSmem);
                on.minBlocks = least.accepted ? least.occupancy.maxActiveBlocksPerMultiprocessor : 0;
            }
            entry.onDevices.push_back(std::move(on));
        }
        entry.kernel = std::move(kernel);
        entries_.push_back(std::move(entry));
    }
}

std::uint32_t InspectAnswer::OnDevice::maxBlocks() const {
    return launch && launch->accepted ? launch->occupancy.maxActiveBlocksPerMultiprocessor : 0;
}

bool InspectAnswer::reaches(const OnDevice& entry) const {
    return entry.launch && entry.minBlocks >= *launch_->requiredBlocks;
}

bool InspectAnswer::reachesRequiredBlocks() const {
    if (!launch_ || !launch_->requiredBlocks)
        return true;
    return std::all_of(entries_.begin(), entries_.end(), [&](const Entry& entry) {
        return !entry.onDevices.empty() && std::all_of(entry.onDevices.begin(), entry.onDevices.end(),
                                                       [&](const OnDevice& on) { return reaches(on); });
    });
}

std::string InspectAnswer::shortfallText() const {
    std::string text;
    if (!launch_ || !launch_->requiredBlocks)
        return text;
    const std::string required = core::withSeparators(*launch_->requiredBlocks);
    for (const Entry& entry : entries_) {
        if (entry.onDevices.empty())
            text +=
                "{kernel}: no device for {architecture}, so it is not known whether {required} blocks are "
                "resident on one SM; add --device"_msg("kernel"_a = entry.kernel.name,
                                                       "architecture"_a = entry.kernel.architecture.empty()
                                                                              ? unknown()
                                                                              : entry.kernel.architecture,
                                                       "required"_a = required) +
                '\n';
        for (const OnDevice& on : entry.onDevices)
            if (!reaches(on))
                text += "{kernel}: {blocks} blocks on one SM of {device}, fewer than {required}"_msg(
                            "kernel"_a = entry.kernel.name,
                            "blocks"_a = on.launch ? rangeText(on.minBlocks, on.maxBlocks()) : unknown(),
                            "device"_a = on.device->name, "required"_a = required) +
                        '\n';
    }
    return text.empty() ? text : '\n' + text;
}

std::string InspectAnswer::text() const {
    std::vector<std::string> heads{"kernel"_msg(),       "architecture"_msg(), "registers"_msg(),
                                   "spill stores"_msg(), "spill loads"_msg(),  "static shared"_msg(),
                                   "local"_msg(),        "barriers"_msg()};
    if (launch_)
        heads.insert(heads.end(),
                     {"device"_msg(), "blocks per SM"_msg(), "occupancy"_msg(), "limited by"_msg()});
    const std::size_t columns = heads.size();
    Table table(std::move(heads));
    for (const Entry& entry : entries_) {
        const std::vector<std::string> kernel = kernelCells(entry.kernel);
        if (entry.onDevices.empty()) {
            std::vector<std::string> row = kernel;
            row.resize(columns, launch_ ? unknown() : std::string());
            table.add(std::move(row));
        }
        for (const OnDevice& on : entry.onDevices) {
            std::vector<std::string> row = kernel;
            row.push_back(on.device->name);
            if (!on.launch) {
                row.resize(columns, unknown());
            } else if (!on.launch->accepted) {
                row.insert(
                    row.end(),
                    {"0", "0 %", "refused: {error}"_msg("error"_a = runtimeErrorName(on.launch->predicted))});
            } else {
                const core::Occupancy& occupancy = on.launch->occupancy;
                const bool isExact = on.minBlocks == on.maxBlocks();
                row.insert(row.end(), {rangeText(on.minBlocks, on.maxBlocks()),
                                       isExact ? core::percentText(100 * occupancy.fraction()) : unknown(),
                                       isExact ? limitersOf(occupancy)
                                               : "the barriers, which are not known, can limit them"_msg()});
            }
            table.add(std::move(row));
        }
    }
    return table.text() + shortfallText();
}

core::Json InspectAnswer::json() const {
    core::Json json;
    core::Json& kernels = json["kernels"] = core::Json::array();
    for (const Entry& entry : entries_) {
        core::Json kernel = kernelJson(entry.kernel);
        if (launch_) {
            core::Json& devices = kernel["devices"] = core::Json::array();
            for (const OnDevice& on : entry.onDevices) {
                core::Json device;
                device["device"] = on.device->name;
                device["blockSize"] = static_cast<std::uint64_t>(core::volume(launch_->block));
                device["dynamicSmemBytes"] = launch_->dynamicSmem.value;
                device["error"] =
                    on.launch ? core::Json(runtimeErrorName(on.launch->predicted)) : core::Json();
                device["residentBlocks"] =
                    on.launch ? core::Json{on.minBlocks, on.maxBlocks()} : core::Json();
                const bool isExact = on.launch && on.minBlocks == on.maxBlocks();
                device["occupancy"] = isExact ? toJson(on.launch->occupancy) : core::Json();
                devices.push_back(std::move(device));
            }
        }
        kernels.push_back(std::move(kernel));
    }
    if (launch_ && launch_->requiredBlocks)
        json["reachesRequiredBlocks"] = reachesRequiredBlocks();
    return json;
}

} // namespace trichevron::cli
