// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// The command capture with a program on another machine: through commands that stay on this one, and through
// a real sshd.
#include "core/import/import.h"
#include "tests/cli/command_case.h"
#include "tests/support/eventually.h"
#include "tests/support/local_sshd.h"
#include "tests/support/temporary_directory.h"

#include <gtest/gtest.h>

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <thread>

namespace trichevron::cli {
namespace {

#ifdef TRICHEVRON_FAKE_PROGRAM
using test::quoted;
using test::runCli;

class RemoteCapture : public testing::Test {
protected:
    /// What reaches "another machine": `between` and this program.
    static std::string through(const std::string& between) { return between + " " + quoted(TRICHEVRON_CLI); }
    std::vector<std::string> words(const std::string& connection, std::vector<std::string> program) const {
        program.insert(program.begin(), {"capture", "--on", connection, "-o", file(), "--"});
        return program;
    }
    test::RunOutcome capture(const std::string& connection, const std::vector<std::string>& program,
                             const std::string& input = "") {
        return runCli(words(connection, program), input);
    }
    std::string file() const { return folder_ / "there.trichevron-capture"; }
    std::string flag() const { return folder_ / "flag"; }
    std::size_t launches() const { return core::loadProgram(file()).launches.size(); }
    bool waitForPart(const std::string& text) const {
        return test::eventually([&] {
            std::error_code ignored;
            for (const auto& entry : std::filesystem::directory_iterator(file() + ".parts", ignored)) {
                std::ifstream stream(entry.path());
                if (std::string((std::istreambuf_iterator<char>(stream)), {}).find(text) != std::string::npos)
                    return true;
            }
            return false;
        });
    }

    test::TemporaryDirectory folder_;
};

TEST_F(RemoteCapture, HasTheLaunchesAndHandsOnWhatTheProgramPrintsAndItsStatus) {
    const auto outcome = capture(through("env"), {TRICHEVRON_FAKE_PROGRAM, "launch", "5", "refuse", "2",
                                                  "print", "a line", "exit", "9"});
    EXPECT_EQ(outcome.status, 9) << outcome.errors;
    EXPECT_EQ(outcome.output, "a line\n");
    EXPECT_NE(outcome.errors.find("10 launches of 3 kernels"), std::string::npos) << outcome.errors;
    EXPECT_EQ(launches(), 10U);
    EXPECT_FALSE(std::filesystem::exists(file() + ".parts"));
}

TEST_F(RemoteCapture, TheCommandArrivesAsItWasTyped) {
    const auto outcome = capture(through("env"), {"printf", "%s|", "a b", "$HOME", "'\"\\", "", "*", "-x"});
    EXPECT_EQ(outcome.output, "a b|$HOME|'\"\\||*|-x|") << outcome.errors;
    EXPECT_NE(outcome.errors.find("the program did not use CUDA: nothing was captured"), std::string::npos);
}

TEST_F(RemoteCapture, TheProgramHasTheInputAndBothOutputs) {
    const auto outcome = capture(through("env"), {"sh", "-c", "sort -r; echo err >&2"}, "a\nb\n");
    EXPECT_EQ(outcome.output, "b\na\n");
    EXPECT_NE(outcome.errors.find("err\n"), std::string::npos);
}

TEST_F(RemoteCapture, AWorkerCommandLeadsToTheSame) {
    EXPECT_EQ(capture(through("env") + " worker", {"sh", "-c", "exit 6"}).status, 6);
}

TEST_F(RemoteCapture, WhatAShellPrintsBeforeIsNoneOfTheProgramsOutput) {
    const auto outcome = capture(through("sh -c 'echo Welcome; exec \"$@\"' sh"), {"echo", "mine"});
    EXPECT_EQ(outcome.output, "mine\n");
}

TEST_F(RemoteCapture, AProgramThatIsNotThereIsNamed) {
    const auto outcome = capture(through("env"), {"/no/such program"});
    EXPECT_EQ(outcome.status, 127);
    EXPECT_NE(outcome.errors.find("/no/such program: cannot be started"), std::string::npos)
        << outcome.errors;
}

TEST_F(RemoteCapture, AConnectionThatIsLostIsSaid) {
    const auto outcome = capture("sh -c 'exit 0' sh", {"true"});
    EXPECT_EQ(outcome.status, 255);
    EXPECT_NE(outcome.errors.find("the connection ended before the program did"), std::string::npos)
        << outcome.errors;
    EXPECT_EQ(outcome.errors.find("did not use CUDA"), std::string::npos) << "that is not known";
    const auto none = capture("/no/such/ssh gpu01", {"true"});
    EXPECT_EQ(none.status, 2);
    EXPECT_NE(none.errors.find("cannot be started"), std::string::npos) << none.errors;
}

TEST_F(RemoteCapture, ASignalReachesTheProgram) {
    test::ChildProcess run(TRICHEVRON_CLI,
                           words(through("env"), {TRICHEVRON_FAKE_PROGRAM, "print", "runs", "wait", flag()}),
                           "");
    EXPECT_EQ(run.readLine(), "runs");
    ::kill(run.pid(), SIGTERM);
    EXPECT_EQ(run.wait(), -SIGTERM);
}

TEST_F(RemoteCapture, FillsWhileTheProgramRunsAndCanBeStopped) {
    test::RunOutcome outcome;
    std::thread run([&] { outcome = capture(through("env"), {TRICHEVRON_FAKE_PROGRAM, "until", flag()}); });
    const bool began = waitForPart("[\"call\"");
    const auto stopped = runCli({"capture", "--stop", file()});
    const bool ended = waitForPart("{\"stopped\":");
    std::ofstream(flag()) << "";
    run.join();
    EXPECT_TRUE(began);
    EXPECT_TRUE(ended);
    EXPECT_EQ(stopped.status, 0) << stopped.errors;
    EXPECT_EQ(outcome.status, 0) << outcome.errors;
    EXPECT_TRUE(core::loadProgram(file()).wasCaptureStopped);
}

TEST_F(RemoteCapture, ARealSshLeadsToTheSame) {
    const test::LocalSshd sshd;
    if (!sshd.unavailableReason().empty()) {
        ASSERT_EQ(std::getenv("TRICHEVRON_SSHD_REQUIRED"), nullptr) << sshd.unavailableReason();
        GTEST_SKIP() << sshd.unavailableReason();
    }
    std::string connection = quoted(sshd.ssh());
    for (const std::string& argument : sshd.arguments(TRICHEVRON_CLI))
        connection += " " + quoted(argument);
    const auto outcome =
        capture(connection, {TRICHEVRON_FAKE_PROGRAM, "launch", "7", "print", "a 'line'", "exit", "4"});
    EXPECT_EQ(outcome.status, 4) << outcome.errors;
    EXPECT_EQ(outcome.output, "a 'line'\n");
    EXPECT_EQ(launches(), 14U);
}
#endif

} // namespace
} // namespace trichevron::cli
