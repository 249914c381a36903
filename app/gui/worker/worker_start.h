// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The start of a worker: the handshake, the list of its devices, and the kernels of each. It sends nothing
/// itself: it says what follows from each reply.
#pragma once

#include "app/gui/worker/worker_message.h"
#include "app/gui/worker/worker_requests.h"
#include "app/gui/worker/worker_timeouts.h"
#include "core/catalogue/message.h"
#include "core/demo/kernel_info.h"
#include "core/device/device_properties.h"
#include "core/fault/fault.h"
#include "core/json/json_value.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace trichevron::gui {

/// A device of a worker. Its index in the list is the device number in requests.
struct WorkerDevice {
    std::shared_ptr<const core::DeviceProperties> properties;
    std::vector<std::shared_ptr<const core::KernelInfo>> kernels;
    core::Text problem; ///< why nothing can be launched on this device; empty if it is usable
};

/// What follows from a reply.
struct StartStep {
    enum class Kind {
        Continues,
        Ready,
        NoDevice, ///< the worker works, but has no device
        Faulty    ///< the worker is unusable
    };
    Kind kind = Kind::Continues;
    std::vector<WorkerRequest> requests;     ///< to send now
    std::optional<core::Text> reason;        ///< of NoDevice; none if the worker lists no device
    std::optional<core::Fault> fault;        ///< of Faulty; of NoDevice where the driver is at fault
    std::optional<core::Text> deviceProblem; ///< of one device, while others may be usable
};

class WorkerStart {
public:
    explicit WorkerStart(const WorkerTimeouts& timeouts) : timeouts_(timeouts) {}

    /// Forgets the devices. The first request; `client`: name and version of this program.
    WorkerRequest begin(const std::string& client);
    /// The result of one of the requests. Throws InputError where it is not one.
    StartStep onResult(RequestKind kind, int device, const core::Json& result);
    /// The error of one of the requests.
    StartStep onError(RequestKind kind, int device, const WorkerError& error);

    /// Live or Recorded; valid after the handshake.
    core::ProvenanceKind backend() const { return backend_; }
    const std::vector<WorkerDevice>& devices() const { return devices_; }

private:
    StartStep onInitialized(const core::Json& result);
    StartStep onDevices(const core::Json& result);
    /// The kernels of one device are known, or why there are none.
    StartStep onDeviceDone();

    WorkerTimeouts timeouts_;
    core::ProvenanceKind backend_ = core::ProvenanceKind::Recorded;
    std::vector<WorkerDevice> devices_;
    std::size_t openDevices_ = 0; ///< without a reply about their kernels
};

} // namespace trichevron::gui
