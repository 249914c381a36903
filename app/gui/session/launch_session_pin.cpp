// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The launch that is held beside the shown one, and devices that come to be known by another key.
#include "app/gui/session/launch_session.h"

#include <QUndoCommand>

#include <algorithm>
#include <utility>

namespace trichevron {
namespace {

AskedLaunch askedOf(const LaunchState& launch) {
    return {launch.deviceKey, launch.kernel->id, launch.config, launch.optIns};
}

template <class Result>
const Result* newestOf(const std::vector<Result>& results, const AskedLaunch& asked) {
    const auto found = std::find_if(results.rbegin(), results.rend(),
                                    [&](const Result& result) { return result.asked == asked; });
    return found == results.rend() ? nullptr : &*found;
}

} // namespace

/// A change of the pin that is part of a step of undo.
class PinCommand : public QUndoCommand {
public:
    PinCommand(LaunchSession& session, std::optional<LaunchState> after)
        : session_(session), before_(session.pinned_), after_(std::move(after)) {}

    void undo() override { session_.setPinned(before_); }
    void redo() override { session_.setPinned(after_); }

private:
    LaunchSession& session_;
    std::optional<LaunchState> before_;
    std::optional<LaunchState> after_;
};

void LaunchSession::setPinned(const std::optional<LaunchState>& launch) {
    pinned_ = launch;
    Q_EMIT pinnedChanged();
}

void LaunchSession::swapWithPinned() {
    if (!pinned_)
        return;
    const LaunchState shown = state_;
    const LaunchState pinned = *pinned_;
    undo_.beginMacro(tr("Swap with the pinned launch"));
    replace(tr("Swap with the pinned launch"), pinned);
    undo_.push(new PinCommand(*this, shown));
    undo_.endMacro();
}

const ActualAnswer* LaunchSession::answerTo(const LaunchState& launch) const {
    return newestOf(answers_, askedOf(launch));
}

const ActualMeasurement* LaunchSession::measurementOf(const LaunchState& launch) const {
    return newestOf(measurements_, askedOf(launch));
}

void LaunchSession::moveDevice(const QString& from, const QString& to,
                               std::shared_ptr<const DeviceProperties> device) {
    bool moved = false;
    const auto moveResults = [&](auto& results) {
        for (auto& result : results) {
            if (result.asked.deviceKey == from) {
                result.asked.deviceKey = to;
                moved = true;
            }
        }
    };
    moveResults(answers_);
    moveResults(measurements_);
    moveResults(traces_);
    for (ActualSweep& sweep : sweeps_) {
        if (sweep.deviceKey == from) {
            sweep.deviceKey = to;
            moved = true;
        }
    }
    if (pinned_ && pinned_->deviceKey == from) {
        pinned_->deviceKey = to;
        pinned_->device = device;
        Q_EMIT pinnedChanged();
    }
    if (state_.deviceKey == from)
        adoptDevice(to, std::move(device));
    if (moved)
        Q_EMIT resultsChanged();
}

} // namespace trichevron
