// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Runs an sshd for a test, and the ssh command that connects to it: on loopback only, with its own keys, as
/// the user who runs the test. It neither reads nor changes the ssh configuration of the user or the machine.
#pragma once

#include "tests/support/child_process.h"
#include "tests/support/temporary_directory.h"

#include <memory>
#include <string>
#include <vector>

namespace trichevron::test {

class LocalSshd {
public:
    LocalSshd();
    LocalSshd(const LocalSshd&) = delete;
    LocalSshd& operator=(const LocalSshd&) = delete;
    /// Ends sshd and all processes started through it.
    ~LocalSshd();

    /// Why sshd is unavailable and what to do, in one sentence; empty when a login works.
    const std::string& unavailableReason() const { return unavailableReason_; }
    /// The ssh program, and its arguments: those that connect to this sshd (or to another port), and a
    /// command line for the remote shell.
    const std::string& ssh() const { return ssh_; }
    std::vector<std::string> arguments(const std::string& command) const { return arguments(command, port_); }
    std::vector<std::string> arguments(const std::string& command, int port) const;
    /// A folder that both sides can access, and a file in it.
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
    std::string unavailableReason_;
};

/// A free TCP port on loopback.
int freePort();

} // namespace trichevron::test
