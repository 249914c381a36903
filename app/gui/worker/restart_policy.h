// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Whether a new worker is started after one that ended by a fault, and after which pause.
#pragma once

#include "app/gui/worker/worker_timeouts.h"
#include "core/fault/fault.h"

#include <chrono>
#include <optional>

namespace trichevron::gui {

class RestartPolicy {
public:
    /// A start that follows failed ones: the second of 9 tries.
    struct Try {
        int number = 2;
        int count = 2;
        friend bool operator==(const Try&, const Try&) = default;
    };

    /// No restarts before reset().
    explicit RestartPolicy(const WorkerTimeouts& timeouts);

    /// The user wants a worker, or one has finished a job: all restarts are available again.
    void reset();
    /// A worker became ready. The restarts that were used stay used, since a worker may end again and again
    /// after that.
    void onReady();
    /// Counts the fault. The pause before the next start; none if there is no further start.
    std::optional<std::chrono::milliseconds> pauseAfter(const core::Fault& fault, bool whileStarting);

    /// None at the first try, and once a worker was ready.
    std::optional<Try> laterTry() const { return laterTry_; }
    /// Why a new worker is started; none if the user starts it.
    const std::optional<core::Fault>& lastFault() const { return lastFault_; }

private:
    bool canRetry(core::FaultKind kind);
    /// Counts a start that failed in this way, after which there is another.
    void countFailedStart(core::FaultKind kind);

    int restarts_;
    std::chrono::milliseconds firstPause_;
    int restartsLeft_ = 0;
    int protocolErrors_ = 0;            ///< in a row
    std::chrono::milliseconds pause_{}; ///< before the next restart
    std::optional<Try> laterTry_;
    std::optional<core::Fault> lastFault_;
};

} // namespace trichevron::gui
