// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/protocol/standard_streams.h"

#include <csignal>
#include <cstdio>
#include <fcntl.h>
#include <unistd.h>

namespace trichevron::core::protocol {

// Numbers above 2 are never a standard stream. Child processes do not inherit them.
StandardStreams::StandardStreams()
    : input_(::fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3)), output_(::fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)) {
    // Writing to a closed pipe fails with EPIPE instead of ending the process.
    std::signal(SIGPIPE, SIG_IGN);
    if (::fcntl(STDERR_FILENO, F_GETFD) < 0) { // closed: the next file opened would get its number
        const int sink = ::open("/dev/null", O_WRONLY | O_CLOEXEC);
        if (sink >= 0 && sink != STDERR_FILENO) {
            ::dup2(sink, STDERR_FILENO);
            ::close(sink);
        }
    }
    ::dup2(STDERR_FILENO, STDOUT_FILENO);
    // The log is written line by line.
    (void)std::setvbuf(stdout, nullptr, _IOLBF, 0);
    const int nothing = ::open("/dev/null", O_RDONLY | O_CLOEXEC);
    if (nothing >= 0) {
        ::dup2(nothing, STDIN_FILENO);
        ::close(nothing);
    }
}

} // namespace trichevron::core::protocol
