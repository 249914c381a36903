// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/worker/worker_start.h"

#include "core/errors/backend_error.h"
#include "core/fault/worker_faults.h"
#include "core/json/json_reader.h"
#include "core/model_json/model_json.h"
#include "core/protocol/message.h"

#include <algorithm>

namespace trichevron::gui {
namespace {

constexpr std::size_t maxDevicesOfWorker = 64;

StartStep startFault(const core::Fault& fault) {
    StartStep step;
    step.kind = StartStep::Kind::Faulty;
    step.fault = fault;
    return step;
}

} // namespace

WorkerRequest WorkerStart::begin(const std::string& client) {
    devices_.clear();
    openDevices_ = 0;
    return initializeRequest(client, timeouts_);
}

StartStep WorkerStart::onResult(RequestKind kind, int device, const core::Json& result) {
    if (kind == RequestKind::Initialize)
        return onInitialized(result);
    if (kind == RequestKind::Devices)
        return onDevices(result);
    auto& kernels = devices_.at(static_cast<std::size_t>(device)).kernels;
    for (const core::JsonReader& kernel : core::JsonReader(result).at("kernels").elements())
        kernels.push_back(std::make_shared<const core::KernelInfo>(kernelInfoFromJson(kernel)));
    return onDeviceDone();
}

StartStep WorkerStart::onInitialized(const core::Json& result) {
    const core::JsonReader reader(result);
    const int version = reader.at(core::protocol::handshake::protocolVersion).integer<int>();
    if (version != core::protocol::version)
        return startFault(core::otherProtocolVersion(version, core::protocol::version));
    const core::JsonReader backend = reader.at(core::protocol::handshake::backend);
    const std::optional<core::ProvenanceKind> kind = core::provenanceKindFromName(backend.string());
    if (!kind)
        backend.fail(core::expectedProvenance());
    backend_ = *kind;
    StartStep step;
    step.requests.push_back(devicesRequest(timeouts_));
    return step;
}

StartStep WorkerStart::onDevices(const core::Json& result) {
    const core::JsonReader list = core::JsonReader(result).at("devices");
    const std::vector<core::JsonReader> devices = list.elements();
    if (devices.size() > maxDevicesOfWorker)
        list.fail(core::expectedDevices(maxDevicesOfWorker));
    for (const core::JsonReader& device : devices)
        devices_.push_back(
            {std::make_shared<const core::DeviceProperties>(devicePropertiesFromJson(device)), {}, {}});
    openDevices_ = devices_.size();
    StartStep step;
    if (devices_.empty())
        step.kind = StartStep::Kind::NoDevice;
    for (std::size_t i = 0; i < devices_.size(); ++i)
        step.requests.push_back(kernelsRequest(i, devices_.size(), timeouts_));
    return step;
}

StartStep WorkerStart::onDeviceDone() {
    StartStep step;
    if (--openDevices_ > 0)
        return step;
    const bool usable = std::any_of(devices_.begin(), devices_.end(),
                                    [](const WorkerDevice& device) { return device.problem.isEmpty(); });
    step.kind = usable ? StartStep::Kind::Ready : StartStep::Kind::NoDevice;
    if (!usable)
        step.reason = devices_.front().problem;
    return step;
}

StartStep WorkerStart::onError(RequestKind kind, int device, const WorkerError& error) {
    if (error.code == core::protocol::VersionMismatch && kind == RequestKind::Initialize)
        return startFault({core::FaultKind::VersionMismatch, error.message, 0, 0});
    const bool noDevice = error.kind && meansNoDevice(*error.kind);
    // Its memory does not even hold a context.
    const bool isFull = error.kind == core::BackendErrorKind::OutOfMemory;
    if ((noDevice || isFull) && kind == RequestKind::Kernels) {
        // Only this device has a problem; the others stay usable.
        devices_.at(static_cast<std::size_t>(device)).problem = error.message;
        StartStep step = onDeviceDone();
        step.deviceProblem = error.message;
        return step;
    }
    if (!noDevice)
        return startFault(
            core::noListOfDevices(error.fault.value_or(core::FaultKind::WorkerEnded), error.message));
    StartStep step;
    step.kind = StartStep::Kind::NoDevice;
    step.reason = error.message;
    if (error.fault != core::FaultKind::NoDevice)
        step.fault = core::Fault{*error.fault, error.message, 0, 0};
    return step;
}

} // namespace trichevron::gui
