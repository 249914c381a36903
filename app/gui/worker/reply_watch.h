// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Whether a worker takes too long to reply: it sends nothing, or it sends heartbeats but no reply.
#pragma once

#include "app/gui/worker/pending_request.h"
#include "app/gui/worker/worker_timeouts.h"

#include <chrono>
#include <cstdint>
#include <optional>

namespace trichevron::gui {

struct ReplyDelay {
    enum class Kind {
        Quiet,  ///< nothing came for a while; found once in each silence
        Silent, ///< nothing came for too long
        Stuck   ///< messages come, but a reply does not
    };
    Kind kind = Kind::Quiet;
    double seconds = 0; ///< how long
    friend bool operator==(const ReplyDelay&, const ReplyDelay&) = default;
};

/// Times are in milliseconds since any moment.
class ReplyWatch {
public:
    /// How often check() is to be called while a request is pending.
    static constexpr std::chrono::milliseconds interval{100};

    explicit ReplyWatch(const WorkerTimeouts& timeouts) : quiet_(timeouts.quiet), limit_(timeouts.silence) {}

    /// A request is pending where none was.
    void begin(std::int64_t now) { lastCheck_ = now; }
    /// Restarts the measurement of silence: the worker sent a message or was sent one.
    void noteActivity();
    /// None if there is nothing to report. At least one request is pending.
    std::optional<ReplyDelay> check(std::int64_t now, const PendingRequests& pending);

private:
    std::chrono::milliseconds quiet_;
    std::chrono::milliseconds limit_;
    std::chrono::milliseconds silence_{}; ///< time spent listening since the last activity
    std::int64_t lastCheck_ = 0;
    bool quietReported_ = false;
};

} // namespace trichevron::gui
