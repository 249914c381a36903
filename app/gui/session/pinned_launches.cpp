// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/session/pinned_launches.h"

#include "app/gui/session/replace_command.h"

#include <QUndoStack>

#include <algorithm>
#include <utility>

namespace trichevron::gui {

PinnedLaunches::PinnedLaunches(std::function<void()> onChanged) : onChanged_(std::move(onChanged)) {}

void PinnedLaunches::set(std::vector<LaunchState> launches) {
    launches_ = std::move(launches);
    launches_.resize(std::min(launches_.size(), maxPinnedLaunches));
    onChanged_();
}

void PinnedLaunches::pin(const LaunchState& launch) {
    std::vector<LaunchState> launches = launches_;
    launches.push_back(launch);
    if (launches.size() <= maxPinnedLaunches)
        set(std::move(launches));
}

void PinnedLaunches::unpin(std::size_t pinned) {
    std::vector<LaunchState> launches = launches_;
    if (pinned < launches.size())
        launches.erase(launches.begin() + static_cast<std::ptrdiff_t>(pinned));
    set(std::move(launches));
}

void PinnedLaunches::replace(QUndoStack& undo, const std::vector<LaunchState>& launches) {
    if (launches != launches_)
        undo.push(new ReplaceCommand(launches_, launches, [this](const auto& pinned) { set(pinned); }));
}

void PinnedLaunches::moveDevice(const QString& from, const QString& to,
                                const std::shared_ptr<const core::DeviceProperties>& device) {
    bool isAnyMoved = false;
    for (LaunchState& pinned : launches_)
        isAnyMoved = gui::moveDevice(pinned, from, to, device) || isAnyMoved;
    if (isAnyMoved)
        onChanged_();
}

} // namespace trichevron::gui
