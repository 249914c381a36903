// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/worker/restart_policy.h"

#include <algorithm>
#include <utility>

namespace trichevron::gui {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds longestPause{30000};
/// A command that does not speak the protocol does not speak it the next time either, so it gets fewer tries.
constexpr int maxProtocolErrors = 3;

} // namespace

RestartPolicy::RestartPolicy(const WorkerTimeouts& timeouts)
    : restarts_(timeouts.restarts), firstPause_(timeouts.firstPause) {}

void RestartPolicy::reset() {
    restartsLeft_ = restarts_;
    onReady();
}

void RestartPolicy::onReady() {
    pause_ = milliseconds(0);
    protocolErrors_ = 0;
    laterTry_.reset();
    lastFault_.reset();
}

std::optional<milliseconds> RestartPolicy::pauseAfter(const core::Fault& fault, bool whileStarting) {
    if (!canRetry(fault.kind))
        return std::nullopt;
    --restartsLeft_;
    if (whileStarting)
        countFailedStart(fault.kind);
    lastFault_ = fault;
    return std::exchange(pause_, std::clamp(pause_ * 2, firstPause_, longestPause));
}

bool RestartPolicy::canRetry(core::FaultKind kind) {
    switch (kind) {
    case core::FaultKind::WorkerMissing:
    case core::FaultKind::WorkerUnusable:
    case core::FaultKind::VersionMismatch:
        return false; // a restart changes nothing
    case core::FaultKind::WorkerProtocolError:
        return ++protocolErrors_ < maxProtocolErrors && restartsLeft_ > 0;
    default:
        return restartsLeft_ > 0;
    }
}

void RestartPolicy::countFailedStart(core::FaultKind kind) {
    const int number = laterTry_ ? laterTry_->number + 1 : 2;
    const int more = kind == core::FaultKind::WorkerProtocolError
                         ? std::min(restartsLeft_, maxProtocolErrors - protocolErrors_ - 1)
                         : restartsLeft_;
    laterTry_ = Try{number, number + more};
}

} // namespace trichevron::gui
