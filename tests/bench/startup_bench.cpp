// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The real program in a process of its own: milliseconds from its start to its first painted window (the
// median of several starts), and the CPU time of an idle window, in clock ticks over 5 s (goal: 0).
#include <algorithm>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <optional>
#include <spawn.h>
#include <sstream>
#include <string>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <vector>

namespace {

constexpr int starts = 11;
constexpr std::chrono::seconds idleSpan{5};
constexpr std::chrono::seconds settledSpan{2};
constexpr std::chrono::seconds maxSettleTime{60};

/// Runs the program with its output in `output`, or in that of this process if `output` is none.
std::optional<pid_t> start(std::vector<std::string> arguments, std::optional<int> output) {
    arguments.insert(arguments.begin(), TRICHEVRON_PROGRAM);
    std::vector<char*> words;
    words.reserve(arguments.size() + 1);
    for (std::string& argument : arguments)
        words.push_back(argument.data());
    words.push_back(nullptr);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    if (output)
        posix_spawn_file_actions_adddup2(&actions, *output, STDOUT_FILENO);
    pid_t pid = 0;
    const int failed = posix_spawn(&pid, words[0], &actions, nullptr, words.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    if (failed != 0)
        return std::nullopt;
    return pid;
}

/// The start time that the program prints; none if it could not be run or printed nothing.
std::optional<double> startMs() {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0)
        return std::nullopt;
    const std::optional<pid_t> pid = start({"--exit-when-shown"}, ends[1]);
    close(ends[1]);
    std::string said;
    char buffer[256];
    for (ssize_t got = 0; pid && (got = read(ends[0], buffer, sizeof buffer)) != 0;) {
        if (got > 0)
            said.append(buffer, static_cast<std::size_t>(got));
        else if (errno != EINTR)
            break;
    }
    close(ends[0]);
    int status = 0;
    if (!pid || waitpid(*pid, &status, 0) != *pid || status != 0)
        return std::nullopt;
    char* end = nullptr;
    const double milliseconds = std::strtod(said.c_str(), &end);
    if (end == said.c_str())
        return std::nullopt;
    return milliseconds;
}

/// CPU time of the process in clock ticks, user and kernel.
std::optional<long> ticksOf(pid_t pid) {
    std::ifstream stat("/proc/" + std::to_string(pid) + "/stat");
    std::string line;
    if (!std::getline(stat, line))
        return std::nullopt;
    // The name in brackets may contain spaces; the times are the 12th and 13th fields after it.
    std::istringstream fields(line.substr(line.rfind(')') + 1));
    std::string skipped;
    for (int i = 0; i < 11; ++i)
        fields >> skipped;
    long user = 0;
    long system = 0;
    if (!(fields >> user >> system))
        return std::nullopt;
    return user + system;
}

std::optional<long> ticksOver(pid_t pid, std::chrono::seconds span) {
    const std::optional<long> before = ticksOf(pid);
    std::this_thread::sleep_for(span);
    const std::optional<long> after = ticksOf(pid);
    if (!before || !after)
        return std::nullopt;
    return *after - *before;
}

/// Waits until the program has finished its start, then measures it.
std::optional<long> idleTicks() {
    const std::optional<pid_t> pid = start({}, std::nullopt);
    if (!pid)
        return std::nullopt;
    const auto limit = std::chrono::steady_clock::now() + maxSettleTime;
    std::optional<long> moved;
    do
        moved = ticksOver(*pid, settledSpan);
    while (moved.value_or(0) != 0 && std::chrono::steady_clock::now() < limit);
    const std::optional<long> ticks = moved ? ticksOver(*pid, idleSpan) : std::nullopt;
    kill(*pid, SIGTERM);
    waitpid(*pid, nullptr, 0);
    return ticks;
}

} // namespace

int main() {
    setenv("QT_QPA_PLATFORM", "offscreen", 0);
    std::vector<double> milliseconds;
    for (int i = 0; i < starts; ++i) {
        const std::optional<double> each = startMs();
        if (!each) {
            std::fprintf(stderr, "%s cannot be started, or does not say when it was shown\n",
                         TRICHEVRON_PROGRAM);
            return 1;
        }
        milliseconds.push_back(*each);
    }
    std::sort(milliseconds.begin(), milliseconds.end());
    std::printf("first painted window: median %.0f ms of %d starts (%.0f to %.0f ms)\n",
                milliseconds[milliseconds.size() / 2], starts, milliseconds.front(), milliseconds.back());
    const std::optional<long> ticks = idleTicks();
    if (!ticks) {
        std::fprintf(stderr, "the program ended before it was at rest\n");
        return 1;
    }
    std::printf("window at rest: %ld ticks of processor time in %lld s (%ld ticks are a second)\n", *ticks,
                static_cast<long long>(idleSpan.count()), sysconf(_SC_CLK_TCK));
    return 0;
}
