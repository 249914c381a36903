// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Runs another program, such as a compiler, with limits of time and memory, and reads what it prints. What
/// it does wrong stays in its own process.
#pragma once

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace trichevron::core {

struct ProcessLimits {
    std::chrono::milliseconds time{std::chrono::minutes(2)};
    std::uint64_t memoryBytes = 0;                     ///< address space of each process; 0: no limit
    std::uint64_t fileBytes = std::uint64_t{1} << 30U; ///< of each file that it writes
    std::size_t outputBytes = std::size_t{64} << 20U;  ///< of what it prints
};

struct ProcessRequest {
    std::vector<std::string> command; ///< the first one is a path
    std::string_view input;           ///< on standard input
    std::string folder;               ///< the working folder; empty: this process's
    std::vector<std::pair<std::string, std::string>> environment; ///< variables besides this process's
};

struct ProcessResult {
    enum class End {
        Exited,
        Signalled,     ///< it crashed, or a limit of the system ended it
        OutOfTime,     ///< ProcessLimits::time
        TooMuchOutput, ///< ProcessLimits::outputBytes
        Cancelled,
        NotStarted
    };
    End end = End::NotStarted;
    int status = 0;     ///< the exit status; the number of the signal; errno where it was not started
    std::string output; ///< what it printed on standard output and standard error
    std::chrono::duration<double> elapsed{};

    bool succeeded() const { return end == End::Exited && status == 0; }
};

/// Starts the program and waits for its end. It is the leader of a process group, which is killed when a
/// limit is reached or `cancelled` is set (from any thread), so that the programs that it has started end as
/// well.
ProcessResult runProcess(const ProcessRequest& request, const ProcessLimits& limits,
                         const std::atomic<bool>* cancelled = nullptr);

} // namespace trichevron::core
