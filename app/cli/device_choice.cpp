// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/device_choice.h"

#include "app/cli/backend_choice.h"
#include "app/cli/error_reporting.h"
#include "app/cli/help_text.h"
#include "app/cli/option_error.h"
#include "core/dimensions/parse.h"
#include "core/resources/resources.h"
#include "core/text/number_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <limits>
#include <optional>
#include <tuple>

namespace trichevron::cli {

namespace {

constexpr std::string_view liveWord = "live";
constexpr std::string_view allWord = "all";

int parseDeviceNumber(std::string_view text) {
    return static_cast<int>(core::parseUnsigned(text, "--device", 0,
                                                static_cast<std::uint64_t>(std::numeric_limits<int>::max())));
}

/// The device number in "live" or "live:1"; empty for any other text.
std::optional<int> liveNumber(std::string_view text) {
    if (text == liveWord)
        return 0;
    if (text.substr(0, 5) == "live:")
        return parseDeviceNumber(text.substr(5));
    return std::nullopt;
}

core::DeviceProperties liveDevice(int number) {
    const std::vector<core::DeviceProperties> devices = liveBackend()->devices();
    if (static_cast<std::size_t>(number) >= devices.size())
        throw noSuchDevice(number, devices.size());
    return devices[static_cast<std::size_t>(number)];
}

bool isListedBefore(const core::DeviceProperties& a, const core::DeviceProperties& b) {
    return std::tie(a.computeCapability, a.name) < std::tie(b.computeCapability, b.name);
}

} // namespace

bool isDeviceNumber(std::string_view text) {
    return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

core::BackendError noSuchDevice(int number, std::size_t devices) {
    return {core::BackendErrorKind::NoDevice,
            optionProblem(
                "--device",
                "there is no device {number}; this machine has {devices, plural, one {# device} "
                "other {# devices}}"_msg.with("number"_a = std::to_string(number), "devices"_a = devices))};
}

core::DeviceProperties chooseDevice(const std::string& text) {
    if (const auto number = liveNumber(text))
        return liveDevice(*number);
    if (!text.empty())
        return core::loadDevice(text);
    try {
        return liveDevice(0);
    } catch (const core::BackendError&) {
        return core::loadDevice(defaultDevice);
    }
}

std::vector<core::DeviceProperties> catalogueDevices() {
    std::vector<core::DeviceProperties> devices;
    for (const std::string& path : core::catalogueFiles()) {
        try {
            devices.push_back(core::loadDevice(path));
        } catch (const core::InputError& error) {
            printError("skipped: {problem}"_msg("problem"_a = errorText(error)));
        }
    }
    std::stable_sort(devices.begin(), devices.end(), isListedBefore);
    return devices;
}

std::vector<core::DeviceProperties> oneDevicePerCapability() {
    std::vector<core::DeviceProperties> chosen;
    for (core::DeviceProperties& device : catalogueDevices())
        if (chosen.empty() || chosen.back().computeCapability != device.computeCapability)
            chosen.push_back(std::move(device));
        else if (device.name == defaultDevice)
            chosen.back() = std::move(device);
    return chosen;
}

CLI::Option& addDevicesOption(CLI::App& command, std::vector<std::string>& devices,
                              const std::string& description) {
    return *command.add_option("--devices", devices, description)
                ->type_name("all|" + deviceWords() + ",...")
                ->delimiter(',');
}

std::vector<core::DeviceProperties> chooseDevices(const std::vector<std::string>& texts) {
    std::vector<core::DeviceProperties> devices;
    for (const std::string& text : texts) {
        std::vector<core::DeviceProperties> named =
            text == allWord ? catalogueDevices() : std::vector{chooseDevice(text)};
        std::move(named.begin(), named.end(), std::back_inserter(devices));
    }
    std::stable_sort(devices.begin(), devices.end(), isListedBefore);
    devices.erase(std::unique(devices.begin(), devices.end()), devices.end());
    if (devices.empty())
        throw optionError("--devices", "the catalogue is empty; give a device file or \"live\""_msg.with());
    return devices;
}

int deviceNumber(core::Backend& backend, const std::string& text) {
    if (text.empty())
        return 0;
    if (isDeviceNumber(text))
        return parseDeviceNumber(text);
    const std::vector<core::DeviceProperties> devices = backend.devices();
    std::string names;
    for (std::size_t i = 0; i < devices.size(); ++i) {
        if (devices[i].name == text)
            return static_cast<int>(i);
        names += fmt::format("{}{} \"{}\"", names.empty() ? "" : ", ", i, devices[i].name);
    }
    if (names.empty())
        throw optionError("--device",
                          "there is no device \"{name}\"; the devices are none"_msg.with("name"_a = text));
    throw optionError("--device", "there is no device \"{name}\"; the devices are {devices}"_msg.with(
                                      "name"_a = text, "devices"_a = names));
}

core::KernelInfo findKernel(core::Backend& backend, int device, const std::string& id) {
    const std::vector<core::KernelInfo> kernels = backend.kernels(device);
    std::string ids;
    for (const core::KernelInfo& kernel : kernels) {
        if (kernel.id == id)
            return kernel;
        ids += (ids.empty() ? "" : ", ") + kernel.id;
    }
    if (ids.empty())
        throw optionError("--kernel",
                          "there is no kernel \"{name}\"; the kernels are none"_msg.with("name"_a = id));
    throw optionError("--kernel", "there is no kernel \"{name}\"; the kernels are {kernels}"_msg.with(
                                      "name"_a = id, "kernels"_a = ids));
}

namespace {

/// Without a GPU, the recordings know which demo kernels there are.
void requireRecordedDemo(const std::string& demo) {
    std::unique_ptr<core::Backend> recordings;
    try {
        recordings = replayBackend({});
    } catch (const core::BackendError&) {
        return; // nothing is known
    }
    const int devices = static_cast<int>(recordings->devices().size());
    for (int device = 0; device < devices; ++device)
        for (const core::KernelInfo& kernel : recordings->kernels(device))
            if (kernel.id == demo)
                return;
    (void)findKernel(*recordings, 0, demo);
}

} // namespace

std::unique_ptr<core::Backend> openToLaunch(const BackendOptions& options, const std::string& demo) {
    if (options.replays())
        return options.open();
    std::unique_ptr<core::Backend> backend;
    try {
        backend = options.open();
        (void)backend->devices();
        return backend;
    } catch (const core::BackendError& error) {
        if (exitStatusFor(error.kind()) != ExitStatus::NoDevice)
            throw;
        if (!demo.empty())
            requireRecordedDemo(demo);
        if (!backend)
            throw; // it names --replay
        throw core::BackendError(error.kind(),
                                 "{problem} With --replay, recordings are replayed instead."_msg.with(
                                     "problem"_a = errorText(error)));
    }
}

core::KernelInfo demoKernelOn(const core::DeviceProperties& device, const std::string& deviceChoice,
                              const std::string& kernel) {
    if (device.provenance.kind == core::ProvenanceKind::Live)
        return findKernel(*liveBackend(), liveNumber(deviceChoice).value_or(0), kernel);
    const auto notRecorded = [&] {
        return optionError(
            "--kernel",
            "the attributes of {kernel} on {device} are not recorded; give --regs, --static-smem and "
            "--max-threads instead"_msg.with("kernel"_a = kernel, "device"_a = device.name));
    };
    std::unique_ptr<core::Backend> recordings;
    try {
        recordings = replayBackend({});
    } catch (const core::BackendError&) {
        throw notRecorded();
    }
    const std::vector<core::DeviceProperties> devices = recordings->devices();
    const auto found = std::find_if(devices.begin(), devices.end(), [&](const core::DeviceProperties& one) {
        return one.name == device.name;
    });
    if (found == devices.end())
        throw notRecorded();
    return findKernel(*recordings, static_cast<int>(found - devices.begin()), kernel);
}

void requireRunnable(const core::KernelInfo& kernel, const core::DeviceProperties& device) {
    if (core::Text reason = kernelUnavailableText(kernel, device.computeCapability); !reason.isEmpty())
        throw core::BackendError(core::BackendErrorKind::BadRequest, std::move(reason));
}

} // namespace trichevron::cli
