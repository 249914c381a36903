// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/capture/piped_program.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace trichevron::core {

namespace {

struct Pipe {
    Pipe() {
        std::array<int, 2> ends{-1, -1};
        if (::pipe2(ends.data(), O_CLOEXEC) == 0) {
            read = Descriptor(ends[0]);
            write = Descriptor(ends[1]);
        }
    }
    Descriptor read{-1};
    Descriptor write{-1};
};

Descriptor withoutBlocking(Descriptor descriptor) {
    ::fcntl(descriptor.number(), F_SETFL, ::fcntl(descriptor.number(), F_GETFL) | O_NONBLOCK);
    return descriptor;
}

ForegroundResult resultOf(int status) {
    ForegroundResult result;
    const bool isSignalled = WIFSIGNALED(status);
    result.end = isSignalled ? ForegroundResult::End::Signalled : ForegroundResult::End::Exited;
    result.status = isSignalled ? WTERMSIG(status) : WEXITSTATUS(status);
    return result;
}

} // namespace

PipedProgram::PipedProgram(const std::vector<std::string>& command, const Options& options)
    : leadsGroup_(options.leadsGroup) {
    Pipe input;
    Pipe output;
    Pipe errors;
    Pipe report;
    std::vector<char*> words;
    words.reserve(command.size() + 1);
    for (const std::string& word : command)
        words.push_back(const_cast<char*>(word.c_str()));
    words.push_back(nullptr);
    id_ = report.write.number() < 0 ? -1 : ::fork();
    if (id_ == 0) {
        if (options.leadsGroup)
            ::setpgid(0, 0);
        ::dup2(input.read.number(), STDIN_FILENO);
        ::dup2(output.write.number(), STDOUT_FILENO);
        if (options.pipesErrors)
            ::dup2(errors.write.number(), STDERR_FILENO);
        for (const auto& [name, value] : options.environment)
            ::setenv(name.c_str(), value.c_str(), 1);
        for (const int signal : {SIGPIPE, SIGXFSZ, SIGTERM, SIGHUP, SIGUSR1, SIGUSR2, SIGINT, SIGQUIT})
            std::signal(signal,
                        options.isDeafToKeys && (signal == SIGINT || signal == SIGQUIT) ? SIG_IGN : SIG_DFL);
        ::execvp(words.front(), words.data());
        const int error = errno;
        [[maybe_unused]] const ssize_t written = ::write(report.write.number(), &error, sizeof error);
        ::_exit(127);
    }
    startError_ = id_ < 0 ? errno : 0;
    report.write = Descriptor(-1);
    ssize_t size = 0;
    int error = 0;
    if (id_ > 0) {
        do
            size = ::read(report.read.number(), &error, sizeof error);
        while (size < 0 && errno == EINTR);
        if (size == static_cast<ssize_t>(sizeof error)) {
            startError_ = error;
            wait();
            return;
        }
    }
    input_ = withoutBlocking(std::move(input.write));
    output_ = withoutBlocking(std::move(output.read));
    if (options.pipesErrors)
        errors_ = withoutBlocking(std::move(errors.read));
}

void PipedProgram::signal(int number) const {
    if (id_ > 0 && !end_)
        ::kill(leadsGroup_ ? -id_ : id_, number);
}

std::optional<ForegroundResult> PipedProgram::end() {
    int status = 0;
    if (!end_ && id_ > 0 && ::waitpid(id_, &status, WNOHANG) == id_)
        end_ = resultOf(status);
    return end_;
}

ForegroundResult PipedProgram::wait() {
    int status = 0;
    if (!end_ && id_ > 0) {
        while (::waitpid(id_, &status, 0) < 0 && errno == EINTR) {
        }
        end_ = resultOf(status);
    }
    return end_.value_or(ForegroundResult());
}

ssize_t readSome(int descriptor, std::string& content, std::size_t most) {
    content.resize(most);
    const ssize_t size = ::read(descriptor, content.data(), content.size());
    const bool isLater = size < 0 && (errno == EINTR || errno == EAGAIN);
    content.resize(size > 0 ? static_cast<std::size_t>(size) : 0);
    return size > 0 ? size : isLater ? 0 : -1;
}

bool writeSome(int descriptor, std::string& text) {
    const ssize_t size = ::write(descriptor, text.data(), text.size());
    if (size < 0)
        return errno == EINTR || errno == EAGAIN;
    text.erase(0, static_cast<std::size_t>(size));
    return true;
}

} // namespace trichevron::core
