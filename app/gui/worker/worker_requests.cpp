// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/worker/worker_requests.h"

#include "core/model_json/model_json.h"
#include "core/protocol/message.h"

#include <cstdint>
#include <utility>

namespace trichevron::gui {
namespace {

using std::chrono::milliseconds;
namespace method = core::protocol::method;

milliseconds toMilliseconds(core::Seconds seconds) {
    return milliseconds(static_cast<std::int64_t>(seconds.value * 1000));
}

} // namespace

WorkerRequest initializeRequest(const std::string& client, const WorkerTimeouts& timeouts) {
    return {RequestKind::Initialize, method::initialize,
            core::Json{{core::protocol::handshake::protocolVersion, core::protocol::version},
                       {core::protocol::handshake::client, client}},
            timeouts.handshake.count() > 0 ? std::optional(timeouts.handshake) : std::nullopt};
}

WorkerRequest devicesRequest(const WorkerTimeouts& timeouts) {
    return {RequestKind::Devices, method::devices, core::Json::object(), timeouts.answer};
}

WorkerRequest kernelsRequest(std::size_t device, std::size_t devices, const WorkerTimeouts& timeouts) {
    // The worker replies to them in order, and creates a context for each.
    return {RequestKind::Kernels, method::kernels, core::Json{{"device", device}},
            timeouts.answer * static_cast<int>(devices), static_cast<int>(device)};
}

WorkerRequest uploadRequest(core::Json piece, const WorkerTimeouts& timeouts) {
    return {RequestKind::Upload, method::upload, std::move(piece), timeouts.margin};
}

WorkerRequest launchRequest(const core::LaunchRequest& launch, const WorkerTimeouts& timeouts) {
    return {RequestKind::Launch, method::launch, toJson(launch),
            toMilliseconds(launch.timeLimit) + timeouts.margin, launch.device};
}

WorkerRequest measureRequest(const core::MeasureRequest& measure, const WorkerTimeouts& timeouts) {
    return {RequestKind::Measure, method::measure, toJson(measure),
            // The verification, the warm-up and the first sample may each take the whole time limit,
            // and the hot samples half the budget of the cold ones.
            3 * toMilliseconds(measure.launch.timeLimit) + toMilliseconds(measure.limits.budget) * 3 / 2 +
                timeouts.margin,
            measure.launch.device};
}

WorkerRequest sweepRequest(const core::SweepRequest& sweep) {
    return {RequestKind::Sweep, method::sweep, toJson(sweep),
            std::nullopt,       sweep.device,  sweep.points.size()};
}

WorkerRequest traceRequest(const core::LaunchRequest& launch, const WorkerTimeouts& timeouts) {
    return {RequestKind::Trace, method::trace, toJson(launch),
            toMilliseconds(launch.timeLimit) + timeouts.margin, launch.device};
}

} // namespace trichevron::gui
