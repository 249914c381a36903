// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The requests to a worker (core/protocol/README.md), each with the time that its reply may take.
#pragma once

#include "app/gui/worker/worker_timeouts.h"
#include "core/backend/backend.h"
#include "core/json/json_value.h"

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace trichevron::gui {

enum class RequestKind { Initialize, Devices, Kernels, Upload, Launch, Measure, Sweep, Trace };
/// Whether it is a job, which the user starts and of which a worker runs one at a time.
constexpr bool isJob(RequestKind kind) {
    return kind >= RequestKind::Launch;
}

struct WorkerRequest {
    RequestKind kind = RequestKind::Initialize;
    std::string_view method;
    core::Json params;
    std::optional<std::chrono::milliseconds> timeout; ///< none: the reply may take any time
    int device = 0;                                   ///< the one that it is about
    std::size_t sweepPoints = 0;
};

/// `client`: name and version of this program.
WorkerRequest initializeRequest(const std::string& client, const WorkerTimeouts& timeouts);
WorkerRequest devicesRequest(const WorkerTimeouts& timeouts);
/// One of as many requests as there are devices, all sent at once.
WorkerRequest kernelsRequest(std::size_t device, std::size_t devices, const WorkerTimeouts& timeouts);
/// `piece`: BlobUpload::nextPiece().
WorkerRequest uploadRequest(core::Json piece, const WorkerTimeouts& timeouts);
WorkerRequest launchRequest(const core::LaunchRequest& launch, const WorkerTimeouts& timeouts);
WorkerRequest measureRequest(const core::MeasureRequest& measure, const WorkerTimeouts& timeouts);
WorkerRequest sweepRequest(const core::SweepRequest& sweep);
WorkerRequest traceRequest(const core::LaunchRequest& launch, const WorkerTimeouts& timeouts);

} // namespace trichevron::gui
