// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/worker/reply_watch.h"

#include <algorithm>
#include <utility>

namespace trichevron::gui {

using std::chrono::milliseconds;

void ReplyWatch::noteActivity() {
    silence_ = milliseconds(0);
    quietReported_ = false;
}

std::optional<ReplyDelay> ReplyWatch::check(std::int64_t now, const PendingRequests& pending) {
    using Kind = ReplyDelay::Kind;
    // Counts only time in which this program was able to read: if its event loop was blocked, what the worker
    // wrote meanwhile is still in the pipe.
    silence_ += std::min(milliseconds(now - std::exchange(lastCheck_, now)), 2 * interval);
    const double silentSeconds = static_cast<double>(silence_.count()) / 1000;
    // Before the handshake the worker sends no heartbeat.
    const bool hasHeartbeat = pending.begin()->second.kind != RequestKind::Initialize;
    if (hasHeartbeat && silence_ >= limit_)
        return ReplyDelay{Kind::Silent, silentSeconds};
    const auto late = std::find_if(pending.begin(), pending.end(), [now](const auto& one) {
        return one.second.deadline && now >= *one.second.deadline;
    });
    if (late != pending.end())
        return ReplyDelay{hasHeartbeat ? Kind::Stuck : Kind::Silent,
                          static_cast<double>(now - late->second.sentAt) / 1000};
    if (!hasHeartbeat || silence_ < quiet_ || std::exchange(quietReported_, true))
        return std::nullopt;
    return ReplyDelay{Kind::Quiet, silentSeconds};
}

} // namespace trichevron::gui
