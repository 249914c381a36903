// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/support/local_sshd.h"

#include "tests/support/eventually.h"

#include <algorithm>
#include <arpa/inet.h>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <netinet/in.h>
#include <sstream>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

namespace trichevron::test {

namespace {

namespace fs = std::filesystem;

/// The path of a program in PATH or in the sbin directories; empty when it is not installed.
std::string findProgram(const std::string& name) {
    const char* path = std::getenv("PATH");
    std::istringstream folders(std::string(path == nullptr ? "" : path) + ":/usr/sbin:/usr/local/sbin");
    for (std::string folder; std::getline(folders, folder, ':');) {
        std::string program = fs::path(folder) / name;
        if (::access(program.c_str(), X_OK) == 0)
            return program;
    }
    return "";
}

/// The content of a file; empty when it is unreadable. Reading a file in /proc fails when its process has
/// ended, even after opening. std::getline does not throw then; a stream iterator would.
std::string readContent(const std::string& path) {
    std::ifstream stream(path);
    std::string content;
    std::getline(stream, content, '\0');
    return content;
}

/// All child processes of this process, and their children.
std::vector<int> descendants() {
    std::vector<std::pair<int, int>> parents; // (process, parent)
    for (const auto& entry : fs::directory_iterator("/proc")) {
        if (entry.path().filename().string().find_first_not_of("0123456789") != std::string::npos)
            continue;
        const std::string stat = readContent(entry.path() / "stat"); // "pid (name) state parent …"
        const std::size_t name = stat.rfind(") ");
        if (name == std::string::npos)
            continue;
        parents.emplace_back(std::atoi(stat.c_str()), std::atoi(stat.c_str() + name + 4));
    }
    std::vector<int> family{::getpid()};
    for (std::size_t i = 0; i < family.size(); ++i)
        for (const auto& [process, parent] : parents)
            if (parent == family[i])
                family.push_back(process);
    family.erase(family.begin());
    return family;
}

} // namespace

int freePort() {
    const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t length = sizeof(address);
    int port = 0;
    if (::bind(socket, reinterpret_cast<sockaddr*>(&address), length) == 0 &&
        ::getsockname(socket, reinterpret_cast<sockaddr*>(&address), &length) == 0)
        port = ntohs(address.sin_port);
    ::close(socket);
    return port;
}

LocalSshd::LocalSshd() {
    // Processes that a session leaves behind become children of this process, so that the destructor finds
    // them.
    ::prctl(PR_SET_CHILD_SUBREAPER, 1);
    unavailableReason_ = start();
}

LocalSshd::~LocalSshd() {
    sshd_.reset();
    eventually([] {
        for (const int process : descendants())
            ::kill(process, SIGKILL);
        while (::waitpid(-1, nullptr, WNOHANG) > 0) {
        }
        return descendants().empty();
    });
}

std::string LocalSshd::start() {
    const std::string sshd = findProgram("sshd");
    const std::string keygen = findProgram("ssh-keygen");
    ssh_ = findProgram("ssh");
    if (sshd.empty() || keygen.empty() || ssh_.empty())
        return "sshd is not installed; install openssh-server and openssh-client";
    if (!makeKeys(keygen))
        return "ssh-keygen cannot create keys in " + directory_.path().string();
    // As root, sshd changes its root to this folder, which only its service creates.
    std::error_code ignored;
    if (::geteuid() == 0)
        fs::create_directory("/run/sshd", ignored);
    // Another process can take a free port before sshd listens on it.
    for (int attempt = 0; sshd_ == nullptr && attempt < 5; ++attempt)
        if (!listensOn(sshd, freePort()))
            sshd_.reset();
    if (sshd_ == nullptr)
        return "sshd failed to start: " + readContent(file("log"));
    const RunOutcome login = runProgram(ssh_, arguments("true"), "");
    if (login.status != 0)
        return "the login to sshd failed: " + login.errors + readContent(file("log"));
    return "";
}

bool LocalSshd::makeKeys(const std::string& keygen) const {
    for (const char* key : {"host_key", "key"})
        if (runProgram(keygen, {"-q", "-t", "ed25519", "-N", "", "-f", file(key)}, "").status != 0)
            return false;
    fs::copy_file(file("key.pub"), file("authorized_keys"));
    return true;
}

bool LocalSshd::listensOn(const std::string& sshd, int port) {
    port_ = port;
    std::ofstream(file("config"))
        << "ListenAddress 127.0.0.1\n"
        << "HostKey " << file("host_key") << '\n'
        << "PidFile " << file("pid") << '\n'
        << "AuthorizedKeysFile " << file("authorized_keys") << '\n'
        << "StrictModes no\n" // the test folder is in /tmp, which is writable for all
           "UsePAM no\n"
           "UseDNS no\n"
           "PasswordAuthentication no\n"
           "KbdInteractiveAuthentication no\n"
           "PermitRootLogin prohibit-password\n";
    sshd_ = std::make_unique<ChildProcess>(
        sshd,
        std::vector<std::string>{"-D", "-E", file("log"), "-f", file("config"), "-p", std::to_string(port)},
        "");
    const std::string listening = "Server listening on 127.0.0.1 port " + std::to_string(port);
    const auto ended = [this] {
        siginfo_t info{};
        return ::waitid(P_PID, static_cast<id_t>(sshd_->pid()), &info, WEXITED | WNOHANG | WNOWAIT) != 0 ||
               info.si_pid != 0;
    };
    eventually([&] { return readContent(file("log")).find(listening) != std::string::npos || ended(); });
    return !ended();
}

std::vector<std::string> LocalSshd::arguments(const std::string& command, int port) const {
    return {"-T",
            "-F",
            "/dev/null",
            "-o",
            "BatchMode=yes",
            "-o",
            "IdentitiesOnly=yes",
            "-o",
            "StrictHostKeyChecking=no",
            "-o",
            "UserKnownHostsFile=" + file("known_hosts"),
            "-i",
            file("key"),
            "-p",
            std::to_string(port),
            "127.0.0.1",
            command};
}

} // namespace trichevron::test
