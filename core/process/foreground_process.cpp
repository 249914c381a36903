// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/process/foreground_process.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace trichevron::core {

namespace {

volatile std::sig_atomic_t foregroundChild = 0;

void handOn(int signal) {
    const int error = errno;
    if (foregroundChild > 0)
        ::kill(static_cast<pid_t>(foregroundChild), signal);
    errno = error;
}

/// Sets handlers, and restores them when a scope ends.
class SignalHandlers {
public:
    SignalHandlers() {
        for (std::size_t i = 0; i < signals.size(); ++i) {
            struct sigaction action {};
            action.sa_handler = i < handedOn ? handOn : SIG_IGN;
            action.sa_flags = SA_RESTART;
            ::sigaction(signals[i], &action, &before_[i]);
        }
    }
    ~SignalHandlers() { restore(); }
    SignalHandlers(const SignalHandlers&) = delete;
    SignalHandlers& operator=(const SignalHandlers&) = delete;

    void restore() const {
        for (std::size_t i = 0; i < signals.size(); ++i)
            ::sigaction(signals[i], &before_[i], nullptr);
    }

private:
    static constexpr std::size_t handedOn = 4;
    static constexpr std::array<int, 6> signals{SIGTERM, SIGHUP, SIGUSR1, SIGUSR2, SIGINT, SIGQUIT};
    std::array<struct sigaction, 6> before_{};
};

[[noreturn]] void runProgram(const std::vector<std::string>& command,
                             const std::vector<std::pair<std::string, std::string>>& environment,
                             int report) {
    for (const auto& [name, value] : environment)
        ::setenv(name.c_str(), value.c_str(), 1);
    std::vector<char*> words;
    words.reserve(command.size() + 1);
    for (const std::string& word : command)
        words.push_back(const_cast<char*>(word.c_str()));
    words.push_back(nullptr);
    std::signal(SIGXFSZ, SIG_DFL); // this program ignores it (main.cpp), the other one must not
    ::execvp(words.front(), words.data());
    const int error = errno;
    [[maybe_unused]] const ssize_t written = ::write(report, &error, sizeof error);
    ::_exit(127);
}

} // namespace

ForegroundResult runInForeground(const std::vector<std::string>& command,
                                 const std::vector<std::pair<std::string, std::string>>& environment) {
    ForegroundResult result;
    std::array<int, 2> report{};
    if (command.empty() || ::pipe2(report.data(), O_CLOEXEC) != 0) {
        result.status = command.empty() ? ENOENT : errno;
        return result;
    }
    const SignalHandlers handlers;
    // No signal may arrive while it is not known whom to hand it to.
    sigset_t all;
    sigset_t before;
    ::sigfillset(&all);
    ::pthread_sigmask(SIG_SETMASK, &all, &before);
    const pid_t child = ::fork();
    if (child == 0) {
        handlers.restore();
        ::pthread_sigmask(SIG_SETMASK, &before, nullptr);
        runProgram(command, environment, report[1]);
    }
    const int forkError = errno;
    foregroundChild = child;
    ::pthread_sigmask(SIG_SETMASK, &before, nullptr);
    ::close(report[1]);
    if (child < 0) {
        ::close(report[0]);
        result.status = forkError;
        return result;
    }
    int error = 0;
    ssize_t size = 0;
    do
        size = ::read(report[0], &error, sizeof error);
    while (size < 0 && errno == EINTR);
    ::close(report[0]);
    int status = 0;
    while (::waitpid(child, &status, 0) < 0 && errno == EINTR) {
    }
    foregroundChild = 0;
    if (size == static_cast<ssize_t>(sizeof error)) {
        result.status = error;
    } else if (WIFSIGNALED(status)) {
        result.end = ForegroundResult::End::Signalled;
        result.status = WTERMSIG(status);
    } else {
        result.end = ForegroundResult::End::Exited;
        result.status = WEXITSTATUS(status);
    }
    return result;
}

void endBySignal(int signal) {
    // The other program has dumped its core already.
    const rlimit none{0, 0};
    ::setrlimit(RLIMIT_CORE, &none);
    std::signal(signal, SIG_DFL);
    ::kill(::getpid(), signal);
    std::_Exit(128 + signal);
}

} // namespace trichevron::core
