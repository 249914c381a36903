// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/recorder.h"
#include "core/import/import.h"

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
        throw core::InputError(
            fmt::format("--record: {} was recorded on {}, but this device is {}; use another file", path,
                        recording.device.name, device.name));
    if (old.driverVersion != device.provenance.driverVersion)
        throw core::InputError(
            fmt::format("--record: {} was recorded with driver {}, but this driver is {}; use another file",
                        path, old.driverVersion, device.provenance.driverVersion));
}

} // namespace

Recorder::Recorder(std::string path, const core::DeviceProperties& device, const core::KernelInfo& kernel,
                   const std::string& command)
    : path_(std::move(path)) {
    if (path_.empty())
        return;
    if (std::error_code ignored; std::filesystem::exists(path_, ignored)) {
        recording_ = core::loadRecording(path_);
        requireSameDevice(path_, recording_, device);
    } else {
        recording_ = newRecording(device, command);
    }
    const auto known = std::find_if(recording_.kernels.begin(), recording_.kernels.end(),
                                    [&](const core::KernelInfo& info) { return info.id == kernel.id; });
    if (known == recording_.kernels.end())
        recording_.kernels.push_back(kernel);
    else
        *known = kernel;
}

void Recorder::add(const core::LaunchRequest& request, const core::Measurement& measurement,
                   const std::optional<core::BlockTrace>& trace) {
    core::RecordedLaunch launch{request.kernel, request.config, request.optIns, measurement, trace};
    launch.measurement.provenance.kind = core::ProvenanceKind::Recorded;
    if (launch.trace)
        launch.trace->provenance.kind = core::ProvenanceKind::Recorded;
    const std::lock_guard lock(mutex_);
    recording_.provenance.date = measurement.provenance.date;
    recording_.add(std::move(launch));
}

void Recorder::save() const {
    if (path_.empty())
        return;
    const std::lock_guard lock(mutex_);
    saveRecording(recording_, path_);
}

} // namespace trichevron::cli
