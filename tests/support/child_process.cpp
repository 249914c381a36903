// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/support/child_process.h"

#include <gtest/gtest.h>

#include <array>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <utility>

namespace trichevron::test {

namespace {

std::string readAll(int descriptor) {
    std::string text;
    std::array<char, 65536> piece{};
    while (true) {
        const ssize_t count = ::read(descriptor, piece.data(), piece.size());
        if (count <= 0)
            return text;
        text.append(piece.data(), static_cast<std::size_t>(count));
    }
}

void closeOnce(int& descriptor) {
    if (descriptor >= 0)
        ::close(std::exchange(descriptor, -1));
}

} // namespace

Streams pipes() {
    std::array<int, 2> in{};
    std::array<int, 2> out{};
    std::array<int, 2> err{};
    EXPECT_EQ(::pipe2(in.data(), O_CLOEXEC), 0);
    EXPECT_EQ(::pipe2(out.data(), O_CLOEXEC), 0);
    EXPECT_EQ(::pipe2(err.data(), O_CLOEXEC), 0);
    return {{in[0], out[1], err[1]}, {in[1], out[0], err[0]}};
}

ChildProcess::ChildProcess(const std::string& program, const std::vector<std::string>& arguments,
                           const std::string& resources, const Streams& streams,
                           const std::function<void()>& beforeProgram)
    : input_(streams.ours[0]), output_(streams.ours[1]), errors_(streams.ours[2]) {
    std::signal(SIGPIPE, SIG_IGN);
    std::vector<char*> words{const_cast<char*>(program.c_str())};
    for (const std::string& argument : arguments)
        words.push_back(const_cast<char*>(argument.c_str()));
    words.push_back(nullptr);
    pid_ = ::fork();
    if (pid_ == 0) {
        ::prctl(PR_SET_PDEATHSIG, SIGKILL);
        ::dup2(streams.childs[0], STDIN_FILENO);
        ::dup2(streams.childs[1], STDOUT_FILENO);
        ::dup2(streams.childs[2], STDERR_FILENO);
        std::signal(SIGPIPE, SIG_DFL);
        ::setenv("TRICHEVRON_RESOURCES", resources.c_str(), 1);
        ::setenv("LANGUAGE", "en", 1); // tests expect English
        beforeProgram();
        ::execv(program.c_str(), words.data());
        std::_Exit(127);
    }
    for (const int end : streams.childs)
        ::close(end);
}

ChildProcess::~ChildProcess() {
    if (pid_ > 0) {
        kill();
        wait();
    }
    closeOnce(input_);
    closeOnce(output_);
    closeOnce(errors_);
}

void ChildProcess::write(std::string_view bytes) const {
    while (!bytes.empty()) {
        const ssize_t count = ::write(input_, bytes.data(), bytes.size());
        if (count <= 0)
            return; // the program has ended; wait() returns its exit status
        bytes.remove_prefix(static_cast<std::size_t>(count));
    }
}

void ChildProcess::closeInput() {
    // If one socket is both input and output, this closes only the input. It has no effect on a pipe.
    ::shutdown(input_, SHUT_WR);
    closeOnce(input_);
}

void ChildProcess::closeOutput() {
    closeOnce(output_);
}

void ChildProcess::closeErrors() {
    closeOnce(errors_);
}

std::string ChildProcess::readLine() {
    while (pending_.find('\n') == std::string::npos) {
        std::array<char, 65536> piece{};
        const ssize_t count = ::read(output_, piece.data(), piece.size());
        if (count <= 0)
            return std::exchange(pending_, "");
        pending_.append(piece.data(), static_cast<std::size_t>(count));
    }
    const std::size_t newline = pending_.find('\n');
    std::string line = pending_.substr(0, newline);
    pending_.erase(0, newline + 1);
    return line;
}

void ChildProcess::kill() const {
    ::kill(pid_, SIGKILL);
}

int ChildProcess::wait() {
    int status = 0;
    ::waitpid(std::exchange(pid_, -1), &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

std::string ChildProcess::restOfOutput() {
    return std::exchange(pending_, "") + readAll(output_);
}

std::string ChildProcess::errors() {
    return readAll(errors_);
}

RunOutcome runProgram(const std::string& program, const std::vector<std::string>& arguments,
                      const std::string& resources, std::string_view input) {
    ChildProcess child(program, arguments, resources);
    std::thread writer([&child, input] {
        child.write(input);
        child.closeInput();
    });
    RunOutcome outcome;
    std::thread reader([&] { outcome.errors = child.errors(); });
    outcome.output = child.restOfOutput();
    reader.join();
    writer.join();
    outcome.status = child.wait();
    return outcome;
}

} // namespace trichevron::test
