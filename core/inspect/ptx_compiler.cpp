// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/inspect/ptx_compiler.h"

#include "core/errors/input_error.h"
#include "core/inspect/resource_text.h"
#include "core/json/descriptor.h"

#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <memory>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

namespace trichevron::core {

namespace {

constexpr std::chrono::seconds timeLimit{60};
constexpr int pollMilliseconds = 50;
/// Of what ptxas prints.
constexpr std::size_t maxOutput = std::size_t{64} << 20U;

bool isProgram(const std::string& path) {
    return ::access(path.c_str(), X_OK) == 0;
}

/// "sm_90a" of ".target sm_90a"; empty where there is none.
std::string targetOf(std::string_view ptx) {
    const std::size_t at = ptx.find(".target sm_");
    if (at == std::string_view::npos)
        return {};
    const std::string_view rest = ptx.substr(at + std::string_view(".target ").size());
    return std::string(rest.substr(0, rest.find_first_of(", \t\r\n/")));
}

/// A file without a name, at its beginning; empty where there is no room for it.
Descriptor unnamedFileWith(std::string_view content) {
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::tmpfile(), std::fclose);
    if (!file || std::fwrite(content.data(), 1, content.size(), file.get()) != content.size() ||
        std::fflush(file.get()) != 0)
        return Descriptor(-1);
    Descriptor copy(::fcntl(::fileno(file.get()), F_DUPFD_CLOEXEC, 0));
    ::lseek(copy.number(), 0, SEEK_SET);
    return copy;
}

/// A process that is killed and waited for when a scope ends.
class Process {
public:
    explicit Process(pid_t id) : id_(id) {}
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;
    ~Process() {
        if (id_ > 0) {
            ::kill(id_, SIGKILL);
            wait();
        }
    }
    /// Whether it ended with exit status 0.
    bool wait() {
        int status = 0;
        while (::waitpid(id_, &status, 0) < 0 && errno == EINTR) {
        }
        id_ = 0;
        return WIFEXITED(status) && WEXITSTATUS(status) == 0;
    }

private:
    pid_t id_;
};

/// What the program prints on standard error; empty where it fails or takes too long.
std::optional<std::string> errorsOf(const std::vector<std::string>& command, const Descriptor& input,
                                    const std::string& place, const ImportControl& control) {
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0)
        return std::nullopt;
    const Descriptor reading(ends[0]);
    Descriptor writing(ends[1]);
    std::vector<char*> arguments;
    arguments.reserve(command.size() + 1);
    for (const std::string& argument : command)
        arguments.push_back(const_cast<char*>(argument.c_str())); // posix_spawn does not write to it
    arguments.push_back(nullptr);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, input.number(), STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, writing.number(), STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&actions, writing.number(), STDERR_FILENO);
    pid_t id = 0;
    const int failed =
        ::posix_spawn(&id, command.front().c_str(), &actions, nullptr, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    if (failed != 0)
        return std::nullopt;
    Process process(id);
    writing = Descriptor(-1);
    std::string output;
    const auto end = std::chrono::steady_clock::now() + timeLimit;
    std::array<char, 65536> piece;
    while (std::chrono::steady_clock::now() < end && output.size() < maxOutput) {
        if (control.isCancelled())
            throw ImportCancelled(place);
        pollfd waiting{reading.number(), POLLIN, 0};
        if (::poll(&waiting, 1, pollMilliseconds) <= 0)
            continue;
        const ssize_t count = ::read(reading.number(), piece.data(), piece.size());
        if (count > 0)
            output.append(piece.data(), static_cast<std::size_t>(count));
        else if (count == 0)
            return process.wait() ? std::optional(output) : std::nullopt;
    }
    return std::nullopt;
}

} // namespace

std::string findPtxas() {
    if (const char* chosen = std::getenv("TRICHEVRON_PTXAS"))
        return isProgram(chosen) ? chosen : std::string();
    for (const char* variable : {"CUDA_HOME", "CUDA_PATH"})
        if (const char* folder = std::getenv(variable))
            if (std::string path = std::string(folder) + "/bin/ptxas"; isProgram(path))
                return path;
    const char* searched = std::getenv("PATH");
    std::string_view folders = searched == nullptr ? "" : searched;
    while (!folders.empty()) {
        const std::size_t end = folders.find(':');
        std::string path = std::string(folders.substr(0, end)) + "/ptxas";
        if (path.front() == '/' && isProgram(path))
            return path;
        folders.remove_prefix(end == std::string_view::npos ? folders.size() : end + 1);
    }
    const std::string usual = "/usr/local/cuda/bin/ptxas";
    return isProgram(usual) ? usual : std::string();
}

std::vector<KernelResources> compilePtx(const std::string& ptxas, std::string_view ptx,
                                        const std::string& place, const ImportControl& control) {
    const std::string target = targetOf(ptx);
    const Descriptor input = unnamedFileWith(ptx);
    if (target.empty() || input.number() < 0)
        return {};
    const auto printed =
        errorsOf({ptxas, "-v", "-arch=" + target, "-", "-o", "/dev/null"}, input, place, control);
    try {
        return printed ? readResourceText(*printed, place) : std::vector<KernelResources>{};
    } catch (const InputError&) {
        return {}; // a ptxas that prints something else
    }
}

} // namespace trichevron::core
