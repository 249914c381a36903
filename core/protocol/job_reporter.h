// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What a running job tells before its answer: how far it is, its samples, the points of a sweep.
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

namespace trichevron::protocol {

class JobReporter {
public:
    /// Progress and samples are told no more often than `interval`.
    JobReporter(Outbox& outbox, std::int64_t id, std::chrono::milliseconds interval)
        : outbox_(outbox), id_(id), interval_(interval) {}

    // Of the job's thread.
    void progress(std::uint64_t done, std::uint64_t total);
    void samples(std::span<const double> microseconds);
    void pointBegins(std::size_t point);
    void pointDone(std::size_t point, const SweepOutcome& outcome);
    /// Tells what of the columns was not told yet, and gives the answer for them.
    Json answerWith(const LaunchResult& result);
    Json answerWith(const Measurement& measurement);
    Json answerWith(const BlockTrace& trace);

    /// Of any thread: tells that the job is alive, unless something else is on its way that tells it.
    void beat();

private:
    using Clock = std::chrono::steady_clock;
    void sendProgress();
    void sendSamples();
    /// What of the present point's measurement was not told by samples().
    void complete(const Measurement& measurement);
    template <class Value>
    void sendColumn(std::string_view name, const std::vector<Value>& values);

    Outbox& outbox_;
    std::int64_t id_;
    std::chrono::milliseconds interval_;

    std::mutex mutex_; ///< of done_ and total_
    std::uint64_t done_ = 0;
    std::uint64_t total_ = 0;

    Clock::time_point toldProgress_;
    Clock::time_point toldSamples_;
    std::optional<std::size_t> point_;
    std::size_t sent_ = 0;       ///< samples of the present point
    std::vector<double> unsent_; ///< the samples after those
};

} // namespace trichevron::protocol
