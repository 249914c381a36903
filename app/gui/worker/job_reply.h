// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// What a worker sends about a job: pieces and points while it runs, and its result.
#pragma once

#include "app/gui/worker/worker_requests.h"
#include "core/backend/backend.h"
#include "core/fault/fault.h"
#include "core/json/json_reader.h"
#include "core/protocol/columns.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>

namespace trichevron::gui {

using JobResult = std::variant<core::LaunchResult, core::Measurement, core::Sweep, core::BlockTrace>;

/// The fault by which the context of the result was lost, after which that process can launch nothing.
std::optional<core::Fault> lostContext(const JobResult& result);

/// The next bytes of an output of the user's kernel.
struct OutputBytes {
    std::uint64_t argument = 0;
    std::uint64_t firstByte = 0;
    std::string bytes;
};
/// InputError where the parameters are not those of "output".
OutputBytes outputBytesFrom(const core::JsonReader& params);

/// Collects what comes while a job runs, and completes its result. Every function throws InputError for
/// what the protocol does not allow.
class JobReply {
public:
    JobReply() = default;
    JobReply(RequestKind kind, std::size_t sweepPoints) : kind_(kind) { sweep_.points.resize(sweepPoints); }

    /// The parameters of "piece".
    void addPiece(const core::JsonReader& params) { columns_.addPiece(params); }
    /// The parameters of "point"; returns the number of the point.
    std::size_t addPoint(const core::JsonReader& params);
    const core::SweepOutcome& outcome(std::size_t point) const { return sweep_.points[point]; }

    /// The result, given its head. Moves the columns out, so an object is good for one result.
    JobResult complete(const core::Json& head);

    /// What there is of a measurement whose job ended without a result, the device and the date aside; none
    /// without samples.
    std::optional<core::Measurement> interruptedMeasurement() const;
    /// What there is of a sweep whose job ended without a result; none if the job is no sweep.
    std::optional<core::Sweep> interruptedSweep() const;

private:
    RequestKind kind_ = RequestKind::Initialize;
    core::protocol::ColumnCollector columns_;
    core::Sweep sweep_;
};

} // namespace trichevron::gui
