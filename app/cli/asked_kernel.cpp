// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/asked_kernel.h"

#include "app/cli/backend_choice.h"
#include "app/cli/device_choice.h"

#include <fmt/format.h>

#include <algorithm>

namespace trichevron::cli {

AskedKernel::AskedKernel(const KernelOptions& options) : options_(options) {
    if (!options.file.empty())
        file_.emplace(options.file);
    if (options.demo.empty())
        return;
    const std::unique_ptr<Backend> recordings = replayBackend({});
    const std::vector<DeviceProperties> devices = recordings->devices();
    for (std::size_t i = 0; i < devices.size(); ++i)
        recorded_.push_back(
            {devices[i].name, kernelNamed(*recordings, static_cast<int>(i), options.demo).attributes});
}

ChosenKernel AskedKernel::demoOn(const DeviceProperties& device) const {
    if (device.provenance.kind == ProvenanceKind::Live) {
        const std::unique_ptr<Backend> live = liveBackend();
        return {kernelNamed(*live, deviceNumber(*live, device.name), options_.demo).attributes, ""};
    }
    const auto find = [this](auto holds) { return std::find_if(recorded_.begin(), recorded_.end(), holds); };
    auto found = find([&](const Recorded& one) { return one.device == device.name; });
    if (found == recorded_.end()) // another device of the same architecture runs the same binary
        found = find([&](const Recorded& one) {
            return one.attributes.binaryVersion ==
                   device.computeCapability.major * 10 + device.computeCapability.minor;
        });
    if (found != recorded_.end())
        return {found->attributes, ""};
    const Recorded& other = recorded_.front();
    return {other.attributes,
            fmt::format("numRegs {} of sm_{}, recorded on {}, is taken to hold on compute capability {}.{}",
                        other.attributes.numRegs, other.attributes.binaryVersion, other.device,
                        device.computeCapability.major, device.computeCapability.minor)};
}

std::optional<ChosenKernel> AskedKernel::on(const DeviceProperties& device) const {
    ChosenKernel kernel;
    if (file_) {
        try {
            kernel = file_->on(device);
        } catch (
            const InputError&) { // the file was read before: what is left is that nothing in it runs here
            return std::nullopt;
        }
    } else if (!options_.demo.empty()) {
        kernel = demoOn(device);
    }
    kernel.attributes = options_.over(kernel.attributes);
    if (!options_.registers.empty())
        kernel.assumption = fmt::format("numRegs {}, as given, is taken to hold on compute capability {}.{}",
                                        kernel.attributes.numRegs, device.computeCapability.major,
                                        device.computeCapability.minor);
    else if (kernel.attributes.numRegs == 0)
        kernel.assumption = "registers were not given and do not count";
    return kernel;
}

} // namespace trichevron::cli
