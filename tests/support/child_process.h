// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Runs a real program and talks to it over pipes.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace trichevron::test {

class ChildProcess {
public:
    /// Starts the program with TRICHEVRON_RESOURCES set.
    ChildProcess(const std::string& program, const std::vector<std::string>& arguments,
                 const std::string& resources);
    ChildProcess(const ChildProcess&) = delete;
    ChildProcess& operator=(const ChildProcess&) = delete;
    ~ChildProcess();

    void write(std::string_view bytes) const;
    void closeInput();
    void closeOutput();
    /// The next line of its standard output without the newline; empty at the end.
    std::string readLine();
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
