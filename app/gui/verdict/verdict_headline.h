// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The verdict in a few words.
#pragma once

#include "app/gui/session/job_runner.h"

#include <QString>

namespace trichevron::gui {

struct VerdictHeadline {
    QString text;  ///< "✓ Accepted"
    QString state; ///< of the style sheet: "good", "alarm" or "neutral"
};

VerdictHeadline verdictHeadline(const LaunchSession& session, const DeviceSelection& devices,
                                const JobRunner& jobs);

} // namespace trichevron::gui
