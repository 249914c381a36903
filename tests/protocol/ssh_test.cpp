// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// A worker behind a real sshd on this machine: the protocol, the exit status that arrives, and that no
// process is left on the remote side.
#include "core/protocol/exit_status.h"
#include "core/protocol/message.h"
#include "tests/protocol/conversation.h"
#include "tests/support/eventually.h"
#include "tests/support/local_sshd.h"
#include "tests/support/quoted.h"

#include <gtest/gtest.h>

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>

namespace trichevron::core::protocol {
namespace {

using test::eventually;
using test::quoted;

std::string workerCommand(const std::string& resources = test::fixtureResources) {
    return "env TRICHEVRON_RESOURCES=" + quoted(resources) + " " + quoted(TRICHEVRON_CLI) +
           " worker --replay";
}

class BehindSsh : public testing::Test {
protected:
    test::LocalSshd sshd_;

    void SetUp() override {
        if (sshd_.unavailableReason().empty())
            return;
        // CI installs sshd, so there it must work.
        ASSERT_EQ(std::getenv("TRICHEVRON_SSHD_REQUIRED"), nullptr) << sshd_.unavailableReason();
        GTEST_SKIP() << sshd_.unavailableReason();
    }

    test::RunOutcome run(const std::string& command, const std::string& input = "") const {
        return test::runProgram(sshd_.ssh(), sshd_.arguments(command), "", input);
    }
    /// A local ssh. The remote shell writes the exit status of the command to the file "status".
    test::ChildProcess started(const std::string& command) const {
        const std::string status = quoted(sshd_.file("status"));
        return {sshd_.ssh(),
                sshd_.arguments(command + "; echo $? >" + status + ".new; mv " + status + ".new " + status),
                ""};
    }
    /// The exit status in the remote shell; "none" if the command does not end.
    std::string remoteStatus() const {
        eventually([this] { return std::filesystem::exists(sshd_.file("status")); });
        std::ifstream stream(sshd_.file("status"));
        std::string status = "none";
        std::getline(stream, status);
        return status;
    }
    /// The same after killing the local ssh. Records the time in the XML report (--gtest_output).
    std::string remoteStatusAfterKilling(test::ChildProcess& ssh) {
        const auto killed = std::chrono::steady_clock::now();
        ssh.kill();
        std::string status = remoteStatus();
        const std::chrono::duration<double, std::milli> taken = std::chrono::steady_clock::now() - killed;
        RecordProperty("milliseconds", static_cast<int>(taken.count()));
        return status;
    }
    /// A command that writes its process id to the file "worker".
    std::string withProcessIdFile(const std::string& command) const {
        const std::string file = quoted(sshd_.file("worker"));
        return "sh -c " + quoted("echo $$ >" + file + "; exec " + command);
    }
    pid_t remoteId() const {
        pid_t id = 0;
        std::ifstream(sshd_.file("worker")) >> id;
        return id;
    }

    std::string slowWorker() const {
        return quoted(TRICHEVRON_SLOW_WORKER) + " " + quoted(sshd_.file("launching"));
    }
    void beginLaunch(test::ChildProcess& worker) const {
        worker.write(test::handshakeLine());
        worker.readLine();
        worker.write(test::launchLine(2));
        ASSERT_TRUE(eventually([this] { return std::filesystem::exists(sshd_.file("launching")); }));
    }
};

TEST_F(BehindSsh, AWorkerGivesTheSameRepliesAsBehindAPipe) {
    test::ChildProcess local(TRICHEVRON_CLI, {"worker", "--replay"}, test::fixtureResources);
    const std::string replies = test::recordedReplies(local);
    test::ChildProcess remote(sshd_.ssh(), sshd_.arguments(workerCommand()), "");
    EXPECT_EQ(test::responsesOf(test::recordedReplies(remote)), test::responsesOf(replies));
    EXPECT_EQ(remote.wait(), exitStatus::inputEnded);
    EXPECT_GE(test::responsesOf(replies).size(), 5U);
}

TEST_F(BehindSsh, ALargeReplyArrivesComplete) {
    const std::string recording = sshd_.file("large.json");
    test::saveLargeRecording(recording);
    const std::string requests = test::handshakeLine() + test::measureLine(2) + test::measureLine(3);
    test::ChildProcess local(TRICHEVRON_CLI, {"worker", "--recordings", recording}, "");
    local.write(requests);
    test::ChildProcess remote(
        sshd_.ssh(), sshd_.arguments(quoted(TRICHEVRON_CLI) + " worker --recordings " + quoted(recording)),
        "");
    remote.write(requests);
    const std::string output = test::readResponses(remote, 3);
    EXPECT_GT(output.size(), 300'000U);
    EXPECT_EQ(test::responsesOf(output), test::responsesOf(test::readResponses(local, 3)));
}

TEST_F(BehindSsh, TheEndOfTheInputEndsBothSides) {
    test::ChildProcess ssh = started(workerCommand());
    ssh.write(test::handshakeLine());
    ssh.readLine();
    ssh.closeInput();
    EXPECT_EQ(ssh.wait(), exitStatus::inputEnded);
    EXPECT_EQ(remoteStatus(), "0");
}

TEST_F(BehindSsh, KillingTheLocalSshEndsAnIdleWorker) {
    test::ChildProcess ssh = started(workerCommand());
    ssh.write(test::handshakeLine());
    ssh.readLine();
    EXPECT_EQ(remoteStatusAfterKilling(ssh), std::to_string(exitStatus::inputEnded));
}

TEST_F(BehindSsh, KillingTheLocalSshEndsAWorkerDuringALaunch) {
    test::ChildProcess ssh = started(slowWorker());
    beginLaunch(ssh);
    EXPECT_EQ(remoteStatusAfterKilling(ssh), std::to_string(exitStatus::jobAbandoned));
}

TEST_F(BehindSsh, KillingTheLocalSshEndsAWorkerThatSendsProgress) {
    test::ChildProcess ssh = started(slowWorker());
    ssh.write(test::handshakeLine() + test::measureLine(2));
    ssh.readLine();
    ssh.readLine();
    // The worker may notice the end of its input or the closed output first.
    const std::string status = remoteStatusAfterKilling(ssh);
    EXPECT_TRUE(status == std::to_string(exitStatus::jobAbandoned) ||
                status == std::to_string(exitStatus::outputLost))
        << status;
}

TEST_F(BehindSsh, TheWorkersExitStatusIsThatOfSsh) {
    test::ChildProcess ssh(sshd_.ssh(), sshd_.arguments(slowWorker()), "");
    beginLaunch(ssh);
    ssh.closeInput();
    EXPECT_EQ(ssh.wait(), exitStatus::jobAbandoned);
    const test::RunOutcome noRecording = run(workerCommand("/nowhere"));
    EXPECT_EQ(noRecording.status, exitStatus::noDevice);
    EXPECT_NE(noRecording.errors.find("trichevron-cli: the program's resources contain no recording"),
              std::string::npos)
        << noRecording.errors;
}

TEST_F(BehindSsh, AWorkerKilledOnTheRemoteSideIsStatus255) {
    test::ChildProcess ssh(sshd_.ssh(), sshd_.arguments(withProcessIdFile(workerCommand())), "");
    ssh.write(test::handshakeLine());
    ssh.readLine();
    ASSERT_GT(remoteId(), 0);
    ::kill(remoteId(), SIGKILL);
    EXPECT_EQ(ssh.restOfOutput(), "");
    EXPECT_EQ(ssh.wait(), 255) << "ssh does not pass on the signal";
}

TEST_F(BehindSsh, AMissingCommandIsStatus127WithAMessageInTheLog) {
    const test::RunOutcome outcome = run("/nowhere/trichevron-cli worker", test::handshakeLine());
    EXPECT_EQ(outcome.status, 127);
    EXPECT_EQ(outcome.output, "");
    EXPECT_NE(outcome.errors.find("/nowhere/trichevron-cli"), std::string::npos) << outcome.errors;
}

TEST_F(BehindSsh, AnUnreachablePortIsStatus255WithAMessageInTheLog) {
    const test::RunOutcome outcome =
        test::runProgram(sshd_.ssh(), sshd_.arguments(workerCommand(), test::freePort()), "");
    EXPECT_EQ(outcome.status, 255);
    EXPECT_EQ(outcome.output, "");
    EXPECT_NE(outcome.errors.find("Connection refused"), std::string::npos) << outcome.errors;
}

// A common mistake: "echo" in a start-up file of the remote shell. The client gets a first line that is not a
// message, and then the protocol.
TEST_F(BehindSsh, OutputOfAStartUpFileComesBeforeTheProtocol) {
    std::ofstream(sshd_.file(".bash_profile")) << "echo Welcome to this machine.\n";
    const test::RunOutcome outcome =
        run("env HOME=" + quoted(sshd_.directory()) + " bash -l -c " + quoted(workerCommand()),
            test::handshakeLine());
    const std::size_t newline = outcome.output.find('\n');
    ASSERT_NE(newline, std::string::npos) << outcome.errors;
    const std::string first = outcome.output.substr(0, newline);
    EXPECT_EQ(first, "Welcome to this machine.");
    EXPECT_THROW((void)parseMessage(first), MessageError);
    EXPECT_EQ(test::responsesOf(outcome.output.substr(newline + 1)).size(), 1U);
}

} // namespace
} // namespace trichevron::core::protocol
