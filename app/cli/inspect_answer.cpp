// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/inspect_answer.h"

#include "app/cli/cli_message.h"
#include "app/cli/device_choice.h"
#include "app/cli/inspected_file.h"
#include "app/cli/output.h"
#include "core/catalogue/language.h"
#include "core/dimensions/extent_text.h"
#include "core/evaluation/block_launch.h"
#include "core/inspect/ptx_compiler.h"
#include "core/json/json_writer.h"
#include "core/kernel/binary_version.h"
#include "core/messages/occupancy_words.h"
#include "core/messages/percent_text.h"
#include "core/model_json/model_json.h"
#include "core/own_kernel/kernel_resources_json.h"
#include "core/text/number_text.h"

#include <algorithm>
#include <unordered_map>
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

/// "1 block", "8 to 9 blocks"
std::string blocksText(std::uint32_t min, std::uint32_t max) {
    if (min == max)
        return "{blocks, plural, one {# block} other {# blocks}}"_msg("blocks"_a = min);
    return "{min} to {max, plural, one {# block} other {# blocks}}"_msg("min"_a = core::withSeparators(min),
                                                                        "max"_a = max);
}

/// What each row of a kernel has in common, but its name.
std::vector<std::string> kernelCells(const core::KernelResources& kernel) {
    return {architectureText(kernel),           numberText(kernel.numRegs),
            sizeText(kernel.spillStoreBytes),   sizeText(kernel.spillLoadBytes),
            sizeText(kernel.sharedSizeBytes),   sizeText(kernel.localSizeBytes),
            numberText(kernel.numBlockBarriers)};
}

std::string boundsText(const core::KernelDeclaration& declared) {
    if (!declared.launchBounds)
        return "–";
    const core::LaunchBounds& bounds = *declared.launchBounds;
    std::string text = std::to_string(bounds.maxThreadsPerBlock);
    if (bounds.minBlocksPerMultiprocessor || bounds.maxBlocksPerCluster)
        text += ", " + (bounds.minBlocksPerMultiprocessor ? std::to_string(*bounds.minBlocksPerMultiprocessor)
                                                          : unknown());
    if (bounds.maxBlocksPerCluster)
        text += ", " + std::to_string(*bounds.maxBlocksPerCluster);
    return text;
}

std::string clusterText(const core::KernelDeclaration& declared) {
    if (const auto* cluster = std::get_if<core::ClusterExtent>(&declared.clusterDims))
        return core::shortExtentText(*cluster);
    if (std::holds_alternative<core::ClusterDimsUnspecified>(declared.clusterDims))
        return "at launch"_msg();
    if (declared.blockSize && declared.blockSize->cluster)
        return core::shortExtentText(*declared.blockSize->cluster);
    return "–";
}

/// The columns of declarations, each where a kernel has one.
struct DeclaredColumns {
    bool hasBounds = false;
    bool hasRegisterLimit = false;
    bool hasBlockSize = false;
    bool hasCluster = false;

    void addHeads(std::vector<std::string>& heads) const {
        if (hasBounds)
            heads.push_back("launch bounds"_msg());
        if (hasRegisterLimit)
            heads.push_back("register limit"_msg());
        if (hasBlockSize)
            heads.push_back("block size"_msg());
        if (hasCluster)
            heads.push_back("cluster"_msg());
    }

    void addCells(std::vector<std::string>& cells, const core::KernelResources& kernel) const {
        if (hasBounds)
            cells.push_back(boundsText(kernel.declared));
        if (hasRegisterLimit)
            cells.push_back(isLimited(kernel) ? std::to_string(*kernel.registerLimit) : "–");
        if (hasBlockSize)
            cells.push_back(
                kernel.declared.blockSize ? core::shortExtentText(kernel.declared.blockSize->block) : "–");
        if (hasCluster)
            cells.push_back(clusterText(kernel.declared));
    }

    /// 255 is the limit of every kernel.
    static bool isLimited(const core::KernelResources& kernel) {
        return kernel.registerLimit && *kernel.registerLimit < 255;
    }
};

/// One for each architecture of a kernel.
std::vector<core::DeviceProperties>
oneDevicePerArchitecture(const std::vector<core::KernelResources>& kernels) {
    std::vector<core::DeviceProperties> devices = oneDevicePerCapability();
    std::erase_if(devices, [&](const core::DeviceProperties& device) {
        return std::none_of(kernels.begin(), kernels.end(), [&](const core::KernelResources& kernel) {
            return binaryVersionOf(kernel) == binaryVersionFor(device.computeCapability);
        });
    });
    return devices;
}

/// By mangled name: what ptxas made here of kernels of which the file has PTX. It answers for the PTX
/// wherever it runs.
using CompiledKernels = std::unordered_map<std::string, core::KernelResources>;

CompiledKernels compiledHere(const std::vector<core::KernelResources>& kernels) {
    CompiledKernels compiled;
    for (const core::KernelResources& kernel : kernels)
        if (kernel.isCompiledHere)
            compiled.emplace(kernel.mangledName, kernel);
    return compiled;
}

} // namespace

InspectAnswer::InspectAnswer(std::vector<core::KernelResources> kernels,
                             const std::optional<InspectedLaunch>& launch,
                             const std::vector<std::string>& devices)
    : launch_(launch) {
    if (launch_)
        devices_ = devices.empty() ? oneDevicePerArchitecture(kernels) : chooseDevices(devices);
    const CompiledKernels compiled = compiledHere(kernels);
    entries_.reserve(kernels.size());
    for (core::KernelResources& kernel : kernels) {
        const auto code =
            kernel.form == core::CodeForm::Ptx ? compiled.find(kernel.mangledName) : compiled.end();
        const core::KernelResources* instead = code == compiled.end() ? nullptr : &code->second;
        Entry entry;
        for (const core::DeviceProperties& device : devices_)
            // Without a device given, a kernel is shown on that of its own architecture.
            if (runsOn(kernel, device.computeCapability) &&
                (!devices.empty() || binaryVersionOf(kernel) == binaryVersionFor(device.computeCapability)) &&
                (instead == nullptr || !runsOn(*instead, device.computeCapability)))
                entry.onDevices.push_back(launchOn(device, kernel));
        if (instead != nullptr && entry.onDevices.empty())
            continue;
        entry.kernel = std::move(kernel);
        entries_.push_back(std::move(entry));
    }
}

InspectAnswer::OnDevice InspectAnswer::launchOn(const core::DeviceProperties& device,
                                                const core::KernelResources& kernel) const {
    OnDevice on{&device, std::nullopt};
    const auto attributes = attributesOf(kernel, 0);
    const auto withMostBarriers = attributesOf(kernel, core::maxBlockBarriers);
    if (!attributes)
        return on;
    on.launch = evaluateBlock(*attributes, device, launch_->block, launch_->dynamicSmem);
    const auto least = evaluateBlock(*withMostBarriers, device, launch_->block, launch_->dynamicSmem);
    on.minBlocks = least.accepted ? least.launchOccupancy().maxActiveBlocksPerMultiprocessor : 0;
    return on;
}

std::uint32_t InspectAnswer::OnDevice::maxBlocks() const {
    return launch && launch->accepted ? launch->launchOccupancy().maxActiveBlocksPerMultiprocessor : 0;
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
    const std::uint32_t required = *launch_->requiredBlocks;
    for (const Entry& entry : entries_) {
        if (entry.onDevices.empty())
            text += "{kernel}: no device for {architecture}, so it is not known whether {required, plural, "
                    "one {# block is} "
                    "other {# blocks are}} resident on one SM; add --device"_msg(
                        "kernel"_a = entry.kernel.name,
                        "architecture"_a =
                            entry.kernel.architecture.empty() ? unknown() : entry.kernel.architecture,
                        "required"_a = required) +
                    '\n';
        for (const OnDevice& on : entry.onDevices)
            if (!reaches(on))
                text += "{kernel}: {blocks} on one SM of {device}, fewer than {required}"_msg(
                            "kernel"_a = entry.kernel.name,
                            "blocks"_a = on.launch ? blocksText(on.minBlocks, on.maxBlocks())
                                                   : "a number of blocks that is not known"_msg(),
                            "device"_a = on.device->name, "required"_a = required) +
                        '\n';
    }
    return text.empty() ? text : '\n' + text;
}

void InspectAnswer::printAsText() const {
    std::vector<std::string> heads{"architecture"_msg(), "registers"_msg(),     "spill stores"_msg(),
                                   "spill loads"_msg(),  "static shared"_msg(), "local"_msg(),
                                   "barriers"_msg()};
    DeclaredColumns declared;
    for (const Entry& entry : entries_) {
        declared.hasBounds |= entry.kernel.declared.launchBounds.has_value();
        declared.hasRegisterLimit |= DeclaredColumns::isLimited(entry.kernel);
        declared.hasBlockSize |= entry.kernel.declared.blockSize.has_value();
        declared.hasCluster |= clusterText(entry.kernel.declared) != "–";
    }
    declared.addHeads(heads);
    if (launch_)
        heads.insert(heads.end(),
                     {"device"_msg(), "blocks per SM"_msg(), "occupancy"_msg(), "limited by"_msg()});
    // The last column is not padded: names can have thousands of characters.
    heads.push_back("kernel"_msg());
    const std::size_t columns = heads.size();
    Table table(std::move(heads));
    for (const Entry& entry : entries_) {
        std::vector<std::string> kernel = kernelCells(entry.kernel);
        declared.addCells(kernel, entry.kernel);
        if (entry.onDevices.empty()) {
            std::vector<std::string> row = kernel;
            row.resize(columns - 1, unknown());
            row.push_back(entry.kernel.name);
            table.add(std::move(row));
        }
        for (const OnDevice& on : entry.onDevices) {
            std::vector<std::string> row = kernel;
            row.push_back(on.device->name);
            if (!on.launch) {
                row.resize(columns - 1, unknown());
            } else if (!on.launch->accepted) {
                row.insert(
                    row.end(),
                    {"0", "0 %", "refused: {error}"_msg("error"_a = runtimeErrorName(on.launch->predicted))});
            } else {
                const core::Occupancy occupancy = on.launch->launchOccupancy();
                const bool isExact = on.minBlocks == on.maxBlocks();
                row.insert(row.end(), {rangeText(on.minBlocks, on.maxBlocks()),
                                       isExact ? core::occupancyPercentText(occupancy.fraction()) : unknown(),
                                       isExact ? limitersOf(occupancy)
                                               : "the barriers, which are not known, can limit them"_msg()});
            }
            row.push_back(entry.kernel.name);
            table.add(std::move(row));
        }
    }
    table.print();
    printText(shortfallText());
    if (isPtxWithoutCompiler())
        printText('\n' +
                  "PTX does not say what its kernels use; where ptxas of the CUDA Toolkit is installed, a "
                  "PTX file is compiled to learn it."_msg() +
                  '\n');
}

bool InspectAnswer::isPtxWithoutCompiler() const {
    return core::findPtxas().empty() && std::all_of(entries_.begin(), entries_.end(), [](const Entry& entry) {
               return entry.kernel.form == core::CodeForm::Ptx;
           });
}

core::Json InspectAnswer::json(const Entry& entry) const {
    core::Json kernel = core::toJson(entry.kernel);
    if (!launch_)
        return kernel;
    core::Json& devices = kernel["devices"] = core::Json::array();
    for (const OnDevice& on : entry.onDevices) {
        core::Json device;
        device["device"] = on.device->name;
        device["blockSize"] = static_cast<std::uint64_t>(core::volume(launch_->block));
        device["dynamicSmemBytes"] = launch_->dynamicSmem.value;
        device["error"] = on.launch ? core::Json(runtimeErrorName(on.launch->predicted)) : core::Json();
        device["residentBlocks"] = on.launch ? core::Json{on.minBlocks, on.maxBlocks()} : core::Json();
        const bool isExact = on.launch && on.minBlocks == on.maxBlocks();
        device["occupancy"] = isExact ? toJson(on.launch->launchOccupancy()) : core::Json();
        devices.push_back(std::move(device));
    }
    return kernel;
}

void InspectAnswer::printAsJson() const {
    constexpr int depth = 2; // of a kernel
    std::string before = "{\n  \"kernels\": [\n    ";
    for (const Entry& entry : entries_) {
        printPiece(before + core::nestedText(json(entry), depth));
        before = ",\n    ";
    }
    std::string end = "\n  ]";
    if (launch_ && launch_->requiredBlocks)
        end += std::string(",\n  \"reachesRequiredBlocks\": ") + (reachesRequiredBlocks() ? "true" : "false");
    printPiece(end + "\n}\n");
    printText({});
}

} // namespace trichevron::cli
