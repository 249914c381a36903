// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/kernel_resolver.h"

#include "app/cli/backend_choice.h"
#include "app/cli/cli_message.h"
#include "app/cli/device_choice.h"
#include "app/cli/output.h"
#include "core/kernel/binary_version.h"

#include <fmt/format.h>

#include <algorithm>

namespace trichevron::cli {

KernelResolver::KernelResolver(const KernelOptions& options) : options_(options) {
    if (!options.file.empty())
        file_.emplace(options.file);
    if (!options.binary.empty())
        binary_.emplace(options.binary, options.demo);
    if (!options.source.empty())
        binary_.emplace(
            kernelOfSource(options.source, options.demo, options.sourceOptions, catalogueDevices()));
    if (options.demo.empty() || binary_)
        return;
    const std::unique_ptr<core::Backend> recordings = replayBackend({});
    const std::vector<core::DeviceProperties> devices = recordings->devices();
    for (std::size_t i = 0; i < devices.size(); ++i)
        recorded_.push_back(
            {devices[i].name, findKernel(*recordings, static_cast<int>(i), options.demo).attributes});
}

core::ChosenKernel KernelResolver::resolveDemo(const core::DeviceProperties& device) const {
    if (device.provenance.kind == core::ProvenanceKind::Live) {
        const std::unique_ptr<core::Backend> live = liveBackend();
        return {findKernel(*live, deviceNumber(*live, device.name), options_.demo).attributes, ""};
    }
    const auto find = [this](auto matches) {
        return std::find_if(recorded_.begin(), recorded_.end(), matches);
    };
    auto found = find([&](const Recorded& one) { return one.device == device.name; });
    if (found == recorded_.end()) // a device of the same architecture runs the same binary
        found = find([&](const Recorded& one) {
            return one.attributes.binaryVersion == binaryVersionFor(device.computeCapability);
        });
    if (found != recorded_.end())
        return {found->attributes, ""};
    const Recorded& other = recorded_.front();
    return {other.attributes,
            "numRegs {registers} of {architecture}, recorded on {device}, is assumed for compute capability "
            "{capability}"_msg("registers"_a = std::to_string(other.attributes.numRegs),
                               "architecture"_a = fmt::format("sm_{}", other.attributes.binaryVersion),
                               "device"_a = other.device, "capability"_a = capabilityText(device))};
}

std::optional<core::ChosenKernel> KernelResolver::resolve(const core::DeviceProperties& device) const {
    core::ChosenKernel kernel;
    if (file_ || binary_) {
        try {
            kernel = file_ ? file_->kernelFor(device) : binary_->kernelFor(device);
        } catch (const core::InputError&) {
            // The constructor has checked the file, so the only remaining error is: no binary runs on the
            // device.
            return std::nullopt;
        }
    } else if (!options_.demo.empty()) {
        kernel = resolveDemo(device);
    }
    kernel.attributes = options_.applyTo(kernel.attributes);
    if (!options_.registers.empty())
        kernel.assumption =
            "numRegs {registers}, as given, is assumed for compute capability {capability}"_msg(
                "registers"_a = std::to_string(kernel.attributes.numRegs),
                "capability"_a = capabilityText(device));
    else if (kernel.attributes.numRegs == 0)
        kernel.assumption = "registers are not given and do not limit"_msg();
    return kernel;
}

} // namespace trichevron::cli
