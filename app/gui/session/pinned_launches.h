// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The launches that the user pinned, to compare the current one with.
#pragma once

#include "app/gui/session/launch_state.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <vector>

class QUndoStack;

namespace trichevron::gui {

/// As many as a session file keeps.
inline constexpr std::size_t maxPinnedLaunches = core::maxSavedPins;

class PinnedLaunches {
public:
    /// `onChanged` is called after each change.
    explicit PinnedLaunches(std::function<void()> onChanged);
    // Steps of undo refer to it.
    PinnedLaunches(const PinnedLaunches&) = delete;
    PinnedLaunches& operator=(const PinnedLaunches&) = delete;

    /// At most maxPinnedLaunches.
    const std::vector<LaunchState>& launches() const { return launches_; }
    /// Keeps the first maxPinnedLaunches of them.
    void set(std::vector<LaunchState> launches);
    /// Does nothing where there is no room for another.
    void pin(const LaunchState& launch);
    void unpin(std::size_t pinned);
    /// As set(), as part of a step of undo.
    void replace(QUndoStack& undo, const std::vector<LaunchState>& launches);
    /// The device has another key now. Not a step of undo.
    void moveDevice(const QString& from, const QString& to,
                    const std::shared_ptr<const core::DeviceProperties>& device);

private:
    std::function<void()> onChanged_;
    std::vector<LaunchState> launches_;
};

} // namespace trichevron::gui
