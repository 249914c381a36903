// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// What of a session is compared with its file to find out whether the user's work is saved.
#pragma once

#include "app/gui/session/launch_session.h"

#include <QDateTime>

#include <vector>

namespace trichevron::gui {

struct SessionContents {
    LaunchState launch;
    std::vector<LaunchState> pinned;
    std::vector<PresentationStep> steps;
    /// When the newest result of each kind came that no lesson asked for; invalid without one.
    QDateTime lastAnswer;
    QDateTime lastMeasurement;
    QDateTime lastTrace;
    QDateTime lastSweep;
};

/// With `replaced` as the launch, where a page shows one of its own in its place.
SessionContents contentsOf(const LaunchSession& session, const LaunchState* replaced = nullptr);
bool hasSameContents(const SessionContents& a, const SessionContents& b);

/// A device measured, swept or traced for this session, or steps of a presentation were made: what a session
/// without a file would lose.
bool hasWorkToSave(const LaunchSession& session);

} // namespace trichevron::gui
