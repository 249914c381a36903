// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The launches beside the current one: those that are pinned, and the steps of the presentation.
#include "app/gui/session/launch_session.h"
#include "app/gui/session/undo_step.h"

#include <algorithm>
#include <utility>

namespace trichevron::gui {
namespace {

/// Another value of the session, as part of a step of undo. `Set` is called with the value.
template <class Value, class Set>
class ReplaceCommand : public QUndoCommand {
public:
    ReplaceCommand(Value before, Value after, Set set)
        : before_(std::move(before)), after_(std::move(after)), set_(std::move(set)) {}

    void undo() override { set_(before_); }
    void redo() override { set_(after_); }

private:
    Value before_;
    Value after_;
    Set set_;
};

} // namespace

void LaunchSession::setPinned(std::vector<LaunchState> launches) {
    pinned_ = std::move(launches);
    pinned_.resize(std::min(pinned_.size(), maxPinnedLaunches));
    notify(SessionChange::Pin);
}

void LaunchSession::pin(const LaunchState& launch) {
    std::vector<LaunchState> launches = pinned_;
    launches.push_back(launch);
    if (launches.size() <= maxPinnedLaunches)
        setPinned(std::move(launches));
}

void LaunchSession::unpin(std::size_t pinned) {
    std::vector<LaunchState> launches = pinned_;
    if (pinned < launches.size())
        launches.erase(launches.begin() + static_cast<std::ptrdiff_t>(pinned));
    setPinned(std::move(launches));
}

void LaunchSession::setSteps(std::vector<PresentationStep> steps) {
    steps_ = std::move(steps);
    notify(SessionChange::Steps);
}

void LaunchSession::swapWithPinned(std::size_t pinned) {
    if (pinned >= pinned_.size())
        return;
    const ChangeBatch batch(*this);
    std::vector<LaunchState> launches = pinned_;
    const LaunchState chosen = std::exchange(launches[pinned], state_);
    const LaterText name = [] { return tr("Swap with the pinned launch"); };
    beginStep(undo_, name);
    replace(name, chosen);
    replacePinned(launches);
    undo_.endMacro();
}

void LaunchSession::replacePinned(const std::vector<LaunchState>& launches) {
    if (launches != pinned_)
        undo_.push(new ReplaceCommand(pinned_, launches, [this](const auto& pinned) { setPinned(pinned); }));
}

void LaunchSession::replaceSteps(std::vector<PresentationStep> steps) {
    if (steps_.empty() && steps.empty())
        return;
    undo_.push(new ReplaceCommand(steps_, std::move(steps), [this](const auto& value) { setSteps(value); }));
}

} // namespace trichevron::gui
