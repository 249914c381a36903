// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/recorder.h"

#include "app/cli/option_error.h"
#include "core/catalogue/language.h"
#include "core/import/import.h"
#include "core/json/folder_lock.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

namespace trichevron::cli {

namespace {

core::Recording newRecording(const core::DeviceProperties& device, const std::string& command) {
    core::Recording recording;
    recording.device = device;
    recording.device.provenance.kind = core::ProvenanceKind::Recorded;
    recording.provenance = recording.device.provenance;
    recording.provenance.source = fmt::format("trichevron-cli {} --record", command);
    return recording;
}

/// A replay cannot distinguish timings of two devices or drivers in one file.
void requireSameDevice(const std::string& path, const core::Recording& recording,
                       const core::DeviceProperties& device) {
    const core::Provenance& old = recording.device.provenance;
    if (recording.device.name != device.name)
        throw optionError(
            "--record",
            "{file} was recorded on {recorded}, but this device is {device}; use another file"_msg.with(
                "file"_a = path, "recorded"_a = recording.device.name, "device"_a = device.name));
    if (old.driverVersion != device.provenance.driverVersion)
        throw optionError(
            "--record",
            "{file} was recorded with driver {recorded}, but this driver is {driver}; use another file"_msg
                .with("file"_a = path, "recorded"_a = old.driverVersion,
                      "driver"_a = device.provenance.driverVersion));
}

} // namespace

Recorder::Recorder(std::string path, const core::DeviceProperties& device, const core::KernelInfo& kernel,
                   std::string command)
    : path_(std::move(path)), device_(device), kernel_(kernel), command_(std::move(command)) {
    if (path_.empty())
        return;
    core::requireWritable(path_);
    (void)recordingSoFar();
}

core::Recording Recorder::recordingSoFar() const {
    if (std::error_code ignored; !std::filesystem::exists(path_, ignored))
        return newRecording(device_, command_);
    core::Recording recording = core::loadRecording(path_);
    requireSameDevice(path_, recording, device_);
    return recording;
}

void Recorder::add(const core::LaunchRequest& request, const core::Measurement& measurement,
                   const std::optional<core::BlockTrace>& trace) {
    core::RecordedLaunch launch{request.kernel, request.config, request.optIns, measurement, trace, {}};
    launch.measurement.provenance.kind = core::ProvenanceKind::Recorded;
    if (launch.trace)
        launch.trace->provenance.kind = core::ProvenanceKind::Recorded;
    const std::lock_guard lock(mutex_);
    added_.push_back(std::move(launch));
}

void Recorder::addEndless(const core::LaunchRequest& request) {
    core::RecordedLaunch launch;
    launch.kernel = request.kernel;
    launch.config = request.config;
    launch.optIns = request.optIns;
    launch.measurement.stopped = core::StopReason::Interrupted;
    launch.measurement.provenance = device_.provenance;
    launch.measurement.provenance.kind = core::ProvenanceKind::Recorded;
    launch.exceededTimeLimit = request.timeLimit;
    const std::lock_guard lock(mutex_);
    added_.push_back(std::move(launch));
}

void Recorder::save() const {
    if (path_.empty())
        return;
    const std::lock_guard lock(mutex_);
    const core::EnglishScope english;
    const core::FolderLock others(path_);
    core::Recording recording = recordingSoFar();
    const auto known = std::find_if(recording.kernels.begin(), recording.kernels.end(),
                                    [&](const core::KernelInfo& info) { return info.id == kernel_.id; });
    if (known == recording.kernels.end())
        recording.kernels.push_back(kernel_);
    else
        *known = kernel_;
    for (const core::RecordedLaunch& launch : added_) {
        recording.provenance.date = launch.measurement.provenance.date;
        recording.add(launch);
    }
    saveRecording(recording, path_);
}

} // namespace trichevron::cli
