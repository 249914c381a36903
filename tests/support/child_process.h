// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Runs a real program and talks to it over pipes.
#pragma once

#include <array>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace trichevron::test {

/// Standard input, output and errors of a child: the ends that become its own, and those of whoever starts
/// it. All are closed with the child.
struct Streams {
    std::array<int, 3> childs{};
    std::array<int, 3> ours{};
};
/// Three pipes.
Streams pipes();

class ChildProcess {
public:
    /// Starts the program with TRICHEVRON_RESOURCES set. It is killed when the thread that starts it ends, so
    /// that nothing is left of a test that was killed itself. `beforeProgram` is called in the child.
    ChildProcess(
        const std::string& program, const std::vector<std::string>& arguments, const std::string& resources,
        const Streams& streams = pipes(), const std::function<void()>& beforeProgram = [] {});
    ChildProcess(const ChildProcess&) = delete;
    ChildProcess& operator=(const ChildProcess&) = delete;
    ~ChildProcess();

    void write(std::string_view bytes) const;
    void closeInput();
    void closeOutput();
    void closeErrors();
    /// The next line of its standard output without the newline; empty at the end.
    std::string readLine();
    int pid() const { return pid_; }
    void kill() const;
    /// Waits for its end: the exit status, or minus the signal.
    int wait();
    /// What is left of its output.
    std::string restOfOutput();
    std::string errors();

private:
    int pid_ = -1;
    int input_ = -1;
    int output_ = -1;
    int errors_ = -1;
    std::string pending_;
};

/// A whole run of a program.
struct RunOutcome {
    int status = 0;
    std::string output;
    std::string errors;
};
RunOutcome runProgram(const std::string& program, const std::vector<std::string>& arguments,
                      const std::string& resources, std::string_view input = {});

} // namespace trichevron::test
