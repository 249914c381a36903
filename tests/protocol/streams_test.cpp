// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// A worker gives the same replies over every kind of standard input, output and error.
#include "core/protocol/exit_status.h"
#include "core/protocol/message.h"
#include "tests/case_name.h"
#include "tests/protocol/conversation.h"
#include "tests/support/child_process.h"
#include "tests/support/temporary_directory.h"

#include <gtest/gtest.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <optional>
#include <string>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <thread>
#include <unistd.h>
#include <utility>
#include <vector>

namespace trichevron::core::protocol {
namespace {

using test::Streams;

/// One socket per direction.
Streams sockets() {
    Streams streams = test::pipes();
    for (const std::size_t i : {0U, 1U}) {
        std::array<int, 2> ends{};
        EXPECT_EQ(::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()), 0);
        ::close(std::exchange(streams.childs[i], ends[0]));
        ::close(std::exchange(streams.ours[i], ends[1]));
    }
    return streams;
}

/// One socket for both directions, as inetd and some sshd give.
Streams oneSocket() {
    Streams streams = test::pipes();
    std::array<int, 2> ends{};
    EXPECT_EQ(::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()), 0);
    for (const std::size_t i : {0U, 1U}) {
        ::close(std::exchange(streams.childs[i], ::fcntl(ends[0], F_DUPFD_CLOEXEC, 3)));
        ::close(std::exchange(streams.ours[i], ::fcntl(ends[1], F_DUPFD_CLOEXEC, 3)));
    }
    ::close(ends[0]);
    ::close(ends[1]);
    return streams;
}

/// Pipes that the parent made non-blocking, as a program with an event loop may do.
Streams nonBlocking() {
    const Streams streams = test::pipes();
    for (const std::size_t i : {0U, 1U})
        EXPECT_EQ(::fcntl(streams.childs[i], F_SETFL, O_NONBLOCK), 0);
    return streams;
}

/// Both ends of a terminal; none where this system opens none, with the reason in errno.
std::optional<std::array<int, 2>> openTerminal() {
    const int master = ::posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
    if (master < 0)
        return std::nullopt;
    const int slave = ::grantpt(master) == 0 && ::unlockpt(master) == 0
                          ? ::open(::ptsname(master), O_RDWR | O_NOCTTY | O_CLOEXEC)
                          : -1;
    if (slave >= 0)
        return std::array{master, slave};
    const int reason = errno;
    ::close(master);
    errno = reason;
    return std::nullopt;
}

/// A terminal for the log.
Streams terminal() {
    Streams streams = test::pipes();
    const std::optional<std::array<int, 2>> ends = openTerminal();
    EXPECT_TRUE(ends) << std::strerror(errno);
    if (!ends)
        return streams;
    ::close(std::exchange(streams.childs[2], (*ends)[1]));
    ::close(std::exchange(streams.ours[2], (*ends)[0]));
    return streams;
}

/// The reason why a way of connecting a worker cannot be tested here; empty where it can.
std::string whyImpossible(Streams (*streams)()) {
    if (streams != terminal)
        return "";
    const std::optional<std::array<int, 2>> ends = openTerminal();
    if (!ends)
        return std::string("no terminal can be opened here: ") + std::strerror(errno);
    for (const int end : *ends)
        ::close(end);
    return "";
}

void takeTerminal() {
    ::setsid();
    ::ioctl(STDERR_FILENO, TIOCSCTTY, 0);
}

struct StreamsCase : test::NamedCase {
    Streams (*streams)() = test::pipes;
    std::vector<std::string> before = {}; ///< program and arguments; the worker's follow
    void (*inChild)() = [] {};
};

/// "$@" of a shell is the worker.
const StreamsCase behindCats{
    {"BehindOtherPipes"}, test::pipes, {"/bin/sh", "-c", "cat | \"$@\" | cat", "sh"}};

class WorkerStreams : public testing::TestWithParam<StreamsCase> {
protected:
    void SetUp() override {
        if (const std::string reason = whyImpossible(GetParam().streams); !reason.empty())
            GTEST_SKIP() << reason;
    }
    test::ChildProcess worker(const std::string& recordings) const {
        return worker({"worker", "--recordings", recordings}, GetParam());
    }
    static test::ChildProcess worker(std::vector<std::string> words, const StreamsCase& way) {
        words.insert(words.begin(), TRICHEVRON_CLI);
        words.insert(words.begin(), way.before.begin(), way.before.end());
        return {words[0], {words.begin() + 1, words.end()}, "/nowhere", way.streams(), way.inChild};
    }
};

TEST_P(WorkerStreams, GiveTheSameReplies) {
    const std::string recordings = test::fixtureResources + "/recordings";
    test::ChildProcess plain(TRICHEVRON_CLI, {"worker", "--recordings", recordings}, "/nowhere");
    const std::vector<std::string> expected = test::responsesOf(test::recordedReplies(plain));
    test::ChildProcess worker = this->worker(recordings);
    EXPECT_EQ(test::responsesOf(test::recordedReplies(worker)), expected);
    EXPECT_EQ(worker.wait(), exitStatus::inputEnded);
}

TEST_P(WorkerStreams, PassALargeReply) {
    const test::TemporaryDirectory directory;
    const std::string recording = directory / "large.json";
    test::saveLargeRecording(recording);
    test::ChildProcess worker = this->worker(recording);
    // The requests exceed the capacity of a pipe, too, and are written while nobody reads the replies.
    std::string requests = test::handshakeLine();
    for (int id = 2; id < 5; ++id)
        requests += test::measureLine(id) + std::string(100'000, '\n');
    std::thread writer([&] { worker.write(requests); });
    std::string output = test::readResponses(worker, 4);
    writer.join();
    worker.closeInput();
    output += worker.restOfOutput();
    EXPECT_EQ(test::responsesOf(output).size(), 4U);
    EXPECT_GT(output.size(), 300'000U);
    EXPECT_EQ(worker.wait(), exitStatus::inputEnded);
}

INSTANTIATE_TEST_SUITE_P(
    Worker, WorkerStreams,
    testing::Values(StreamsCase{{"APipe"}}, behindCats,
                    StreamsCase{{"ASessionOfItsOwn"}, test::pipes, {"/usr/bin/setsid", "-w"}},
                    StreamsCase{{"TwoSockets"}, sockets}, StreamsCase{{"OneSocket"}, oneSocket},
                    StreamsCase{{"NonBlockingPipes"}, nonBlocking},
                    StreamsCase{{"ATerminalForTheLog"}, terminal, {}, takeTerminal}),
    test::caseName<StreamsCase>);

// A shell pipeline hides the exit status of the worker. The log still has the reason.
TEST(BehindOtherPipes, TheExitStatusIsThatOfTheLastProgram) {
    const std::vector<std::string> words{"-c",      "cat | \"$@\" | cat", "sh", TRICHEVRON_CLI, "worker",
                                         "--replay"};
    const test::RunOutcome outcome = test::runProgram("/bin/sh", words, "/nowhere");
    EXPECT_EQ(outcome.status, 0) << "though the worker ended with " << exitStatus::noDevice;
    EXPECT_EQ(outcome.output, "");
    EXPECT_NE(outcome.errors.find("contain no recording"), std::string::npos) << outcome.errors;
}

TEST(LostTerminal, EndsItsWorker) {
    if (const std::string reason = whyImpossible(terminal); !reason.empty())
        GTEST_SKIP() << reason;
    test::ChildProcess worker(TRICHEVRON_CLI, {"worker", "--replay"}, test::fixtureResources, terminal(),
                              takeTerminal);
    worker.write(test::handshakeLine());
    EXPECT_EQ(test::responsesOf(worker.readLine()).size(), 1U);
    worker.closeErrors();
    EXPECT_EQ(worker.wait(), -SIGHUP);
}

} // namespace
} // namespace trichevron::core::protocol
