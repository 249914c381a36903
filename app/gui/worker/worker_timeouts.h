// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// How long a worker may take, and how often it is started again.
#pragma once

#include <chrono>

namespace trichevron::gui {

struct WorkerTimeouts {
    /// From the start to the reply to "initialize"; zero: no limit, since a scheduler may queue the command.
    std::chrono::milliseconds handshake{20000};
    std::chrono::milliseconds answer{60000};   ///< for "devices" and "kernels", which create the context
    std::chrono::milliseconds margin{60000};   ///< for a job, beyond its own time limit and budget
    std::chrono::milliseconds quiet{2000};     ///< without a message, after which the user is informed
    std::chrono::milliseconds silence{10000};  ///< without a message, after which the worker is killed
    std::chrono::milliseconds cancelled{2000}; ///< from a cancel to the end of the job
    /// Before the second restart in a row, the first having none; doubles up to 30 s.
    std::chrono::milliseconds firstPause{500};
    int restarts = 8; ///< automatic ones in a row; a job of the user resets the count
};

} // namespace trichevron::gui
