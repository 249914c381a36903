// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/bounds_answer.h"

#include "app/cli/cli_message.h"
#include "app/cli/device_choice.h"
#include "app/cli/inspected_file.h"
#include "app/cli/option_error.h"
#include "app/cli/output.h"
#include "core/compile/bounds_curve.h"
#include "core/compile/compile_all.h"
#include "core/messages/percent_text.h"
#include "core/process/tool_search.h"
#include "core/text/number_text.h"

#include <algorithm>
#include <filesystem>
#include <set>

namespace trichevron::cli {

namespace {

core::DeviceProperties deviceOf(const InspectedSource& inspected) {
    if (inspected.devices.size() > 1 || (!inspected.devices.empty() && inspected.devices.front() == "all"))
        throw optionError("--device", "only one device with --bounds"_msg.with());
    if (inspected.devices.empty() && !inspected.architecture.empty())
        for (const core::DeviceProperties& device : oneDevicePerCapability())
            if (core::architectureOf(device.computeCapability) == inspected.architecture)
                return device;
    return chooseDevice(inspected.devices.empty() ? std::string() : inspected.devices.front());
}

std::string onlyKernel(std::vector<core::KernelResources> kernels, const InspectedSource& inspected) {
    keepKernels(kernels, inspected.kernel, {});
    std::set<std::string> names;
    for (const core::KernelResources& kernel : kernels)
        names.insert(kernel.name);
    if (kernels.size() > 1)
        throw optionError("--bounds", "name one kernel with --kernel: {names}"_msg.with(
                                          "names"_a = joined({names.begin(), names.end()})));
    return kernels.front().mangledName;
}

/// That of the compiler: one of another toolkit can refuse its PTX.
std::string ptxasOf(const core::Compiler& compiler) {
    const std::string beside = std::filesystem::path(compiler.path).parent_path() / "ptxas";
    return core::isProgram(beside) ? beside : core::findTool("ptxas");
}

std::string choiceText(const core::BoundsChoice& choice) {
    switch (choice.kind) {
    case core::BoundsChoice::Kind::NoBounds:
        return "no launch bounds"_msg();
    case core::BoundsChoice::Kind::LaunchBounds:
        return boundsText(choice);
    case core::BoundsChoice::Kind::RegisterLimit:
        break;
    }
    return "--maxrregcount=" + std::to_string(choice.registerLimit);
}

void printPoints(const std::vector<core::BoundsPoint>& points) {
    Table table({"bounds"_msg(), "register limit"_msg(), "registers"_msg(), "spill stores"_msg(),
                 "spill loads"_msg(), "blocks per SM"_msg(), "occupancy"_msg(), ""});
    for (const core::BoundsPoint& point : points)
        table.add({choiceText(point.choice), core::withSeparators(point.choice.registerLimit),
                   core::withSeparators(point.kernel.numRegs.value_or(0)),
                   core::bytesText(point.kernel.spillStoreBytes.value_or(core::Bytes{0})),
                   core::bytesText(point.kernel.spillLoadBytes.value_or(core::Bytes{0})),
                   core::withSeparators(point.residentBlocks), core::occupancyPercentText(point.occupancy),
                   point.isPresent ? "as it is declared"_msg() : std::string()});
    table.print();
}

core::Json jsonOf(const core::BoundsPoint& point) {
    core::Json json;
    json["launchBounds"] = core::Json();
    if (point.choice.bounds) {
        core::Json& bounds = json["launchBounds"] = core::Json::array();
        bounds.push_back(point.choice.bounds->maxThreadsPerBlock);
        if (point.choice.bounds->minBlocksPerMultiprocessor)
            bounds.push_back(*point.choice.bounds->minBlocksPerMultiprocessor);
    }
    json["maxrregcount"] = point.choice.kind == core::BoundsChoice::Kind::RegisterLimit
                               ? core::Json(point.choice.registerLimit)
                               : core::Json();
    json["registerLimit"] = point.choice.registerLimit;
    json["isPresent"] = point.isPresent;
    json["numRegs"] = point.kernel.numRegs.value_or(0);
    json["spillStoreBytes"] = point.kernel.spillStoreBytes.value_or(core::Bytes{0}).value;
    json["spillLoadBytes"] = point.kernel.spillLoadBytes.value_or(core::Bytes{0}).value;
    json["maxActiveBlocksPerMultiprocessor"] = point.residentBlocks;
    json["occupancy"] = point.occupancy;
    return json;
}

} // namespace

ExitStatus printBounds(const InspectedSource& inspected, const SourceFile& file) {
    core::BoundsRequest request;
    request.device = deviceOf(inspected);
    request.compiler = file.compiler();
    request.ptxas = ptxasOf(file.compiler());
    request.source = file.source();
    request.settings = file.settings();
    request.compiled = file.compileFor(file.architecturesFor(std::span(&request.device, 1))).front();
    request.mangledName = onlyKernel(request.compiled.kernels, inspected);
    if (inspected.launch) {
        request.threads =
            static_cast<std::uint32_t>(static_cast<std::uint64_t>(volume(inspected.launch->block)));
        request.dynamicSmem = inspected.launch->dynamicSmem;
    }
    std::vector<core::BoundsPoint> points;
    computeBoundsCurve(request, nullptr,
                       [&points](const core::BoundsPoint& point) { points.push_back(point); });
    std::sort(points.begin(), points.end(), core::comesBefore);
    if (points.empty())
        throw core::InputError(inspected.path,
                               "the kernel does not compile without launch bounds"_msg.with());
    if (!inspected.json) {
        printPiece("{kernel} on {device}, blocks of {threads}"_msg(
                       "kernel"_a = points.front().kernel.name, "device"_a = request.device.name,
                       "threads"_a = core::withSeparators(boundsThreads(request))) +
                   "\n\n");
        printPoints(points);
        return ExitStatus::Success;
    }
    core::Json json;
    json["kernel"] = points.front().kernel.name;
    json["device"] = request.device.name;
    json["architecture"] = request.compiled.architecture;
    json["blockSize"] = boundsThreads(request);
    core::Json& list = json["choices"] = core::Json::array();
    for (const core::BoundsPoint& point : points)
        list.push_back(jsonOf(point));
    printJson(json);
    return ExitStatus::Success;
}

} // namespace trichevron::cli
