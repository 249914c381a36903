// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Runs a program and communicates with it over pipes.
#pragma once

#include <array>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace trichevron::test {

/// Both ends of the standard input, output and error of a child process. ChildProcess closes all of them.
struct Streams {
    std::array<int, 3> childs{};
    std::array<int, 3> ours{};
};
/// Three pipes.
Streams pipes();

class ChildProcess {
public:
    /// Starts the program in English, with TRICHEVRON_RESOURCES set to `resources`. The kernel kills the
    /// program when the starting thread ends, so that it does not outlive a killed test. The child calls
    /// `beforeProgram` first.
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
    /// The next line of standard output without the newline; empty at the end.
    std::string readLine();
    int pid() const { return pid_; }
    void kill() const;
    /// Waits for the end of the program. Returns its exit status, or minus the signal number.
    int wait();
    /// The rest of standard output.
    std::string restOfOutput();
    std::string errors();

private:
    int pid_ = -1;
    int input_ = -1;
    int output_ = -1;
    int errors_ = -1;
    std::string pending_;
};

/// The result of a complete program run.
struct RunOutcome {
    int status = 0;
    std::string output;
    std::string errors;
};
RunOutcome runProgram(const std::string& program, const std::vector<std::string>& arguments,
                      const std::string& resources, std::string_view input = {});

} // namespace trichevron::test
