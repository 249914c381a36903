// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/process/child_process.h"

#include "core/json/descriptor.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <fcntl.h>
#include <map>
#include <memory>
#include <optional>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace trichevron::core {

namespace {

using Clock = std::chrono::steady_clock;

constexpr int pollMilliseconds = 5;
/// How long the output may stay open after the program has ended: programs that it started can hold it.
constexpr std::chrono::milliseconds lingering{200};

/// A file without a name, at its beginning; none where there is no room for it.
Descriptor unnamedFileWith(std::string_view content) {
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::tmpfile(), std::fclose);
    if (!file ||
        (!content.empty() && std::fwrite(content.data(), 1, content.size(), file.get()) != content.size()) ||
        std::fflush(file.get()) != 0)
        return Descriptor(-1);
    Descriptor copy(::fcntl(::fileno(file.get()), F_DUPFD_CLOEXEC, 0));
    ::lseek(copy.number(), 0, SEEK_SET);
    return copy;
}

/// posix_spawn cannot set limits; a shell can, before it becomes the program. "$0" is the program here.
std::vector<std::string> withLimits(const ProcessRequest& request, const ProcessLimits& limits) {
    constexpr std::uint64_t unit = 1024;
    constexpr std::uint64_t fileUnit = 512;
    std::string script =
        "ulimit -c 0; ulimit -f " + std::to_string(limits.fileBytes / fileUnit) + " 2>/dev/null; ";
    if (limits.memoryBytes != 0)
        script += "ulimit -v " + std::to_string(limits.memoryBytes / unit) + " 2>/dev/null; ";
    std::vector<std::string> command{"/bin/sh", "-c"};
    // Where the limits of this process are lower, its own stay.
    if (!request.folder.empty())
        script += "cd -- \"$1\" || exit; ";
    script += "shift; exec \"$@\"";
    command.push_back(script);
    command.emplace_back("sh");
    command.push_back(request.folder);
    command.insert(command.end(), request.command.begin(), request.command.end());
    return command;
}

std::vector<std::string> environmentOf(const ProcessRequest& request) {
    std::map<std::string, std::string> set(request.environment.begin(), request.environment.end());
    std::vector<std::string> variables;
    for (char** variable = environ; *variable != nullptr; ++variable) {
        const std::string_view text(*variable);
        if (!set.contains(std::string(text.substr(0, text.find('=')))))
            variables.emplace_back(text);
    }
    for (const auto& [name, value] : set) {
        std::string& variable = variables.emplace_back(name);
        variable += '=';
        variable += value;
    }
    return variables;
}

std::vector<char*> pointersTo(std::vector<std::string>& texts) {
    std::vector<char*> pointers;
    pointers.reserve(texts.size() + 1);
    for (std::string& text : texts)
        pointers.push_back(text.data());
    pointers.push_back(nullptr);
    return pointers;
}

/// A process group that is killed, and whose leader is waited for, when a scope ends.
class ProcessGroup {
public:
    explicit ProcessGroup(pid_t leader) : leader_(leader) {}
    ProcessGroup(const ProcessGroup&) = delete;
    ProcessGroup& operator=(const ProcessGroup&) = delete;
    ~ProcessGroup() {
        ::kill(-leader_, SIGKILL);
        if (!status_)
            wait(0);
    }
    /// The status of the leader once it has ended.
    std::optional<int> ended() {
        if (!status_)
            wait(WNOHANG);
        return status_;
    }

private:
    void wait(int options) {
        int status = 0;
        pid_t id = 0;
        do
            id = ::waitpid(leader_, &status, options);
        while (id < 0 && errno == EINTR);
        if (id == leader_)
            status_ = status;
    }

    pid_t leader_;
    std::optional<int> status_;
};

/// Starts the command with both outputs at `output`; 0 and errno in `error` where it cannot.
pid_t start(std::vector<std::string> command, const ProcessRequest& request, const Descriptor& input,
            const Descriptor& output, int& error) {
    std::vector<std::string> variables = environmentOf(request);
    const std::vector<char*> arguments = pointersTo(command);
    const std::vector<char*> environment = pointersTo(variables);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, input.number(), STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, output.number(), STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&actions, output.number(), STDERR_FILENO);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    sigset_t none;
    sigemptyset(&none);
    sigset_t usual;
    sigfillset(&usual);
    posix_spawnattr_setflags(&attributes,
                             POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    posix_spawnattr_setpgroup(&attributes, 0);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setsigdefault(&attributes, &usual);
    pid_t id = 0;
    error = ::posix_spawn(&id, command.front().c_str(), &actions, &attributes, arguments.data(),
                          environment.data());
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return error == 0 ? id : 0;
}

ProcessResult notStarted(int error) {
    ProcessResult result;
    result.status = error;
    return result;
}

} // namespace

ProcessResult runProcess(const ProcessRequest& request, const ProcessLimits& limits,
                         const std::atomic<bool>* cancelled) {
    const auto begin = Clock::now();
    if (::access(request.command.front().c_str(), X_OK) != 0)
        return notStarted(errno);
    const Descriptor input = unnamedFileWith(request.input);
    std::array<int, 2> ends{};
    if (input.number() < 0 || ::pipe2(ends.data(), O_CLOEXEC) != 0)
        return notStarted(errno);
    const Descriptor reading(ends[0]);
    Descriptor writing(ends[1]);
    int error = 0;
    const pid_t id = start(withLimits(request, limits), request, input, writing, error);
    if (id == 0)
        return notStarted(error);
    ProcessGroup group(id);
    writing = Descriptor(-1);

    ProcessResult result;
    const auto stopped = [&](ProcessResult::End end) {
        result.end = end;
        result.elapsed = Clock::now() - begin;
        return result;
    };
    bool isOpen = true;
    std::optional<Clock::time_point> endedAt;
    std::array<char, 65536> piece;
    while (isOpen || !endedAt) {
        if (cancelled != nullptr && cancelled->load())
            return stopped(ProcessResult::End::Cancelled);
        if (Clock::now() - begin > limits.time)
            return stopped(ProcessResult::End::OutOfTime);
        if (isOpen) {
            pollfd waiting{reading.number(), POLLIN, 0};
            if (::poll(&waiting, 1, pollMilliseconds) > 0) {
                const ssize_t count = ::read(reading.number(), piece.data(), piece.size());
                if (count > 0)
                    result.output.append(piece.data(), static_cast<std::size_t>(count));
                else if (count == 0)
                    isOpen = false;
                if (result.output.size() > limits.outputBytes)
                    return stopped(ProcessResult::End::TooMuchOutput);
                if (count > 0)
                    continue;
            }
        } else {
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
        if (!endedAt && group.ended())
            endedAt = Clock::now();
        if (endedAt && Clock::now() - *endedAt > lingering)
            isOpen = false;
    }
    const int status = *group.ended();
    result.status = WIFEXITED(status) ? WEXITSTATUS(status) : WTERMSIG(status);
    return stopped(WIFEXITED(status) ? ProcessResult::End::Exited : ProcessResult::End::Signalled);
}

} // namespace trichevron::core
