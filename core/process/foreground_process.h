// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Runs another program in the place of this one: with its input, its output and its signals.
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace trichevron::core {

struct ForegroundResult {
    enum class End { Exited, Signalled, NotStarted };
    End end = End::NotStarted;
    int status = 0; ///< the exit status; the number of the signal; errno where it was not started
};

/// Searches the first word on the PATH, as a shell does, and waits for the end of the program. SIGTERM,
/// SIGHUP, SIGUSR1 and SIGUSR2 are handed on; SIGINT and SIGQUIT are left to the program, which the terminal
/// sends them too. To be called in the only thread.
ForegroundResult runInForeground(const std::vector<std::string>& command,
                                 const std::vector<std::pair<std::string, std::string>>& environment);

/// Ends this process as the signal ended the other one.
[[noreturn]] void endBySignal(int signal);

} // namespace trichevron::core
