// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// How far a job is, in a few words.
#pragma once

#include "core/base/quantity.h"

#include <QString>

#include <optional>
#include <utility>

namespace trichevron::gui {

struct JobProgress {
    bool cancelled = false;
    bool isReplayed = false;                               ///< from a recording: no kernel runs
    qint64 seconds = 0;                                    ///< since its start
    core::Seconds timeLimit;                               ///< of each launch
    std::optional<std::pair<quint64, quint64>> progress{}; ///< launches that are done, and all
};

QString jobProgressText(const JobProgress& job);

} // namespace trichevron::gui
