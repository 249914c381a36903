// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A real sshd of a test's own, and the ssh that reaches it: on loopback alone, with keys made for it, and as
/// the user who runs the test. Nothing of the user's or the machine's ssh is read or changed.
#pragma once

#include "tests/support/child_process.h"
#include "tests/support/temporary_directory.h"

#include <memory>
#include <string>
#include <vector>

namespace trichevron::test {

/// A word as a POSIX shell reads it.
std::string quoted(const std::string& word);

class LocalSshd {
public:
    LocalSshd();
    LocalSshd(const LocalSshd&) = delete;
    LocalSshd& operator=(const LocalSshd&) = delete;
    /// Ends it, and whatever was started through it and runs still.
    ~LocalSshd();

    /// One sentence when it cannot be had here, with what to do; empty when one can log in.
    const std::string& whyNot() const { return whyNot_; }
    /// The ssh to run, and its arguments: those that reach this sshd (or another port) and a line for the far
    /// side's shell.
    const std::string& ssh() const { return ssh_; }
    std::vector<std::string> arguments(const std::string& command) const { return arguments(command, port_); }
    std::vector<std::string> arguments(const std::string& command, int port) const;
    /// A folder for files that both sides see, and one of them.
    std::string directory() const { return directory_.path(); }
    std::string file(const char* name) const { return directory_ / name; }

private:
    std::string start();
    bool makeKeys(const std::string& keygen) const;
    bool listensOn(const std::string& sshd, int port);

    TemporaryDirectory directory_;
    std::string ssh_;
    std::unique_ptr<ChildProcess> sshd_;
    int port_ = 0;
    std::string whyNot_;
};

/// A port of loopback that nobody listens on now.
int freePort();

} // namespace trichevron::test
