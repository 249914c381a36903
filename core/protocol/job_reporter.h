// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Sends the notifications of a running job: progress, samples and sweep points.
#pragma once

#include "core/backend/backend.h"
#include "core/protocol/columns.h"
#include "core/protocol/outbox.h"

#include <chrono>
#include <cstdint>
#include <mutex>
#include <optional>
#include <span>
#include <vector>

namespace trichevron::core::protocol {

class JobReporter {
public:
    /// Progress and samples are sent at most once per `interval`.
    JobReporter(Outbox& outbox, std::int64_t id, std::chrono::milliseconds interval)
        : outbox_(outbox), id_(id), interval_(interval) {}

    // Called on the thread of the job.
    void progress(std::uint64_t done, std::uint64_t total);
    void samples(std::span<const double> microseconds);
    void pointBegins(std::size_t point);
    void pointDone(std::size_t point, const SweepOutcome& outcome);
    /// Sends bytes of an output of the user's kernel, in pieces that fit in a line.
    void output(std::size_t argument, std::uint64_t firstByte, std::string_view bytes);
    /// Sends the rest of the columns and returns the result for the reply.
    Json sendColumns(const LaunchResult& result);
    Json sendColumns(const Measurement& measurement);
    Json sendColumns(const BlockTrace& trace);

    /// Called on any thread: sends progress as a heartbeat, unless another message is waiting to be sent.
    void sendHeartbeat();

private:
    using Clock = std::chrono::steady_clock;
    void sendProgress();
    void sendSamples();
    /// Sends the columns of a measurement, without the samples that samples() has sent.
    void sendRest(const Measurement& measurement);
    template <class Value>
    void sendColumn(std::string_view name, const std::vector<Value>& values);

    Outbox& outbox_;
    std::int64_t id_;
    std::chrono::milliseconds interval_;

    std::mutex mutex_; ///< guards done_ and total_
    std::uint64_t done_ = 0;
    std::uint64_t total_ = 0;

    Clock::time_point lastProgress_;
    Clock::time_point lastSamples_;
    std::optional<std::size_t> point_;
    std::size_t sent_ = 0;       ///< samples of the current point that were sent
    std::vector<double> unsent_; ///< samples taken after those
};

} // namespace trichevron::core::protocol
