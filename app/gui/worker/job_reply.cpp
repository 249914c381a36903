// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/worker/job_reply.h"

#include "core/fault/worker_faults.h"
#include "core/text/base64.h"

#include <algorithm>
#include <utility>

namespace trichevron::gui {
namespace {

/// The launch that lost the context; null if none did.
const core::LaunchResult* launchThatLostContext(const JobResult& result) {
    const core::LaunchResult* launch = nullptr;
    if (const auto* launched = std::get_if<core::LaunchResult>(&result)) {
        launch = launched;
    } else if (const auto* measurement = std::get_if<core::Measurement>(&result)) {
        launch = &measurement->result;
    } else if (const auto* trace = std::get_if<core::BlockTrace>(&result)) {
        launch = &trace->result;
    } else {
        const auto& points = std::get<core::Sweep>(result).points;
        const auto lost = std::find_if(points.begin(), points.end(), [](const core::SweepOutcome& one) {
            return one.measurement && one.measurement->result.contextLost;
        });
        launch = lost == points.end() ? nullptr : &lost->measurement->result;
    }
    return launch != nullptr && launch->contextLost ? launch : nullptr;
}

} // namespace

std::optional<core::Fault> lostContext(const JobResult& result) {
    const core::LaunchResult* launch = launchThatLostContext(result);
    if (launch == nullptr)
        return std::nullopt;
    const core::ApiAnswer& error =
        launch->launch.ok() && launch->synchronisation ? *launch->synchronisation : launch->launch;
    return core::Fault{core::faultFromCudaError(error.code).value_or(core::FaultKind::OtherSticky),
                       core::verbatim(error.message), error.code, 0};
}

OutputBytes outputBytesFrom(const core::JsonReader& params) {
    std::optional<std::string> bytes = core::fromBase64(params.at("bytes").text());
    if (!bytes)
        params.at("bytes").fail(core::verbatim("base64"));
    return {params.at("argument").integer<std::uint64_t>(), params.at("first").integer<std::uint64_t>(),
            *std::move(bytes)};
}

std::size_t JobReply::addPoint(const core::JsonReader& params) {
    if (kind_ != RequestKind::Sweep)
        params.fail(core::expectedNoPoint());
    const auto point = params.at("point").integer<std::size_t>(0, sweep_.points.size() - 1);
    core::SweepOutcome& outcome = sweep_.points[point];
    if (outcome.isReached())
        params.at("point").fail(core::expectedNewPoint());
    outcome = core::protocol::sweepOutcomeFromJson(params.at("outcome"), columns_, point);
    return point;
}

JobResult JobReply::complete(const core::Json& head) {
    const core::JsonReader reader(head);
    if (kind_ == RequestKind::Launch)
        return columns_.launchResult(reader);
    if (kind_ == RequestKind::Measure)
        return columns_.measurement(reader);
    if (kind_ == RequestKind::Trace)
        return columns_.blockTrace(reader);
    const core::JsonReader stopped = reader.at("stopped");
    const auto reason = core::stopReasonFromName(stopped.string());
    if (!reason)
        stopped.fail(core::expectedSweepEnd());
    sweep_.stopped = *reason;
    return std::move(sweep_);
}

std::optional<core::Measurement> JobReply::interruptedMeasurement() const {
    const auto& samples = columns_.column(std::nullopt, core::protocol::column::samplesMicroseconds);
    if (kind_ != RequestKind::Measure || samples.empty())
        return std::nullopt;
    core::Measurement measurement; // there are samples, so the launch itself succeeded
    measurement.result.synchronisation = core::ApiAnswer{};
    measurement.samplesMicroseconds = samples;
    measurement.stopped = core::StopReason::Interrupted;
    return measurement;
}

std::optional<core::Sweep> JobReply::interruptedSweep() const {
    if (kind_ != RequestKind::Sweep)
        return std::nullopt;
    core::Sweep sweep = sweep_;
    sweep.stopped = core::StopReason::Interrupted;
    return sweep;
}

} // namespace trichevron::gui
