// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// The command capture with a program on another machine: through commands that stay on this one, and through
// a real sshd.
#include "core/capture/capture_launch.h"
#include "core/capture/capture_stream.h"
#include "core/import/import.h"
#include "tests/cli/command_case.h"
#include "tests/support/eventually.h"
#include "tests/support/local_sshd.h"
#include "tests/support/quoted.h"
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

    /// Of a program that does not use CUDA: without a driver, nothing could have been captured.
    static int statusOrNoDriver(int status) { return core::hasCudaDriver() ? status : 3; }

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
    EXPECT_NE(
        outcome.errors.find(core::hasCudaDriver()
                                ? "the program did not use CUDA: nothing was captured"
                                : "there is no CUDA driver on the other machine, so nothing was captured"),
        std::string::npos)
        << outcome.errors;
}

TEST_F(RemoteCapture, TheProgramHasTheInputAndBothOutputs) {
    const auto outcome = capture(through("env"), {"sh", "-c", "sort -r; echo err >&2"}, "a\nb\n");
    EXPECT_EQ(outcome.output, "b\na\n");
    EXPECT_NE(outcome.errors.find("err\n"), std::string::npos);
}

TEST_F(RemoteCapture, AWorkerCommandLeadsToTheSame) {
    EXPECT_EQ(capture(through("env") + " worker", {"sh", "-c", "exit 6"}).status, statusOrNoDriver(6));
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
    EXPECT_NE(outcome.errors.find("the connection ended before trichevron-cli answered there"),
              std::string::npos)
        << outcome.errors;
    EXPECT_EQ(outcome.errors.find("did not use CUDA"), std::string::npos) << "that is not known";
    const auto none = capture("/no/such/ssh gpu01", {"true"});
    EXPECT_EQ(none.status, 2);
    EXPECT_NE(none.errors.find("cannot be started"), std::string::npos) << none.errors;
}

TEST_F(RemoteCapture, WhatArrivedBeforeTheConnectionWasLostStays) {
    // The server is killed, so that nobody ends the program: their numbers stand in files.
    const auto numberIn = [&](const char* name) {
        int number = 0;
        std::ifstream(folder_ / name) >> number;
        return number;
    };
    const std::string between =
        "sh -c " + quoted("echo $$ >" + quoted(folder_ / "server") + "; exec \"$@\"") + " sh";
    const std::string script =
        "echo $$ >" + quoted(folder_ / "program") + "; exec \"$0\" launch 5 wait /no/such/flag";
    test::RunOutcome outcome;
    std::thread run([&] {
        outcome = capture(through(between), {"sh", "-c", script, TRICHEVRON_FAKE_PROGRAM});
    });
    const bool began = waitForPart("[\"call\",10,");
    const int server = numberIn("server");
    const int program = numberIn("program");
    EXPECT_GT(server, 0);
    EXPECT_GT(program, 0);
    if (server > 0)
        ::kill(server, SIGKILL);
    run.join();
    if (program > 0)
        ::kill(program, SIGKILL);
    EXPECT_TRUE(began);
    EXPECT_EQ(outcome.status, 255);
    EXPECT_NE(outcome.errors.find("the connection ended before the program did"), std::string::npos)
        << outcome.errors;
    EXPECT_EQ(launches(), 10U);
}

TEST_F(RemoteCapture, TheProgramBeginsInTheFolder) {
    const auto in = [&](const std::string& folder) {
        return runCli({"capture", "--on", through("env"), "--folder", folder, "-o", file(), "--", "pwd"});
    };
    EXPECT_EQ(in(folder_.path()).output, folder_.path().string() + "\n");
    const auto none = in("/no/such folder");
    EXPECT_EQ(none.status, 2);
    EXPECT_NE(none.errors.find("/no/such folder: the program cannot begin in this folder: No such file"),
              std::string::npos)
        << none.errors;
    EXPECT_EQ(runCli({"capture", "--folder", "/tmp", "--", "pwd"}).status, 2) << "of another machine only";
}

TEST_F(RemoteCapture, ARefusalOfTheOtherMachineIsSaid) {
    const auto outcome = capture(through("env CUDA_INJECTION64_PATH=/other/tool.so"), {"echo", "not run"});
    EXPECT_EQ(outcome.status, 2);
    EXPECT_EQ(outcome.output, "");
    EXPECT_NE(outcome.errors.find("another tool is to be injected into the program, /other/tool.so"),
              std::string::npos)
        << outcome.errors;
}

TEST_F(RemoteCapture, AFolderThereThatTakesNoPartIsSaid) {
    const auto outcome = capture(
        through("env"), {"sh", "-c", "rm -r \"$TRICHEVRON_CAPTURE_FOLDER\"; exec \"$0\" launch 3 exit 4",
                         TRICHEVRON_FAKE_PROGRAM});
    EXPECT_EQ(outcome.status, 3);
    EXPECT_NE(outcome.errors.find("trichevron-cli: nothing was captured: the program could not write into "),
              std::string::npos)
        << outcome.errors;
    EXPECT_EQ(outcome.errors.find("did not use CUDA"), std::string::npos);
}

TEST_F(RemoteCapture, InputThatTheProgramDoesNotReadHindersNoSignalAndNoStop) {
    test::ChildProcess run(TRICHEVRON_CLI,
                           words(through("env"), {TRICHEVRON_FAKE_PROGRAM, "print", "runs", "until", flag()}),
                           "");
    EXPECT_EQ(run.readLine(), "runs");
    run.write(std::string(core::mostInputUnderWay, 'i'));
    EXPECT_TRUE(waitForPart("[\"call\""));
    EXPECT_EQ(runCli({"capture", "--stop", file()}).status, 0);
    EXPECT_TRUE(waitForPart("{\"stopped\":"));
    ::kill(run.pid(), SIGTERM);
    EXPECT_EQ(run.wait(), -SIGTERM);
}

TEST_F(RemoteCapture, MoreInputThanMayBeUnderWayEndsTheConnection) {
    test::ChildProcess server(TRICHEVRON_CLI, {"capture", "--serve"}, "");
    EXPECT_EQ(server.readLine() + "\n", core::captureHelloText());
    server.write(frameText(core::CaptureFrameKind::Begin, core::requestText({{"sleep", "1000"}, "", {}})));
    const std::string input(core::mostInputUnderWay, 'i');
    server.write(frameText(core::CaptureFrameKind::Input, input));
    server.write(frameText(core::CaptureFrameKind::Input, input));
    EXPECT_EQ(server.wait(), 0);
}

TEST_F(RemoteCapture, WhoWritesToAProgramThatReadsNoMoreIsTold) {
    // The program waits until what writes to it has ended.
    const std::string script = "(yes; touch " + quoted(flag()) + ") | " + quoted(TRICHEVRON_CLI) +
                               " capture --on " + quoted(through("env")) + " -o " + quoted(file()) +
                               " -- sh -c 'exec <&-; until test -e \"$0\"; do sleep 0.01; done; exit 5' " +
                               quoted(flag());
    EXPECT_EQ(test::runProgram("/bin/sh", {"-c", script}, "").status, statusOrNoDriver(5));
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
    for (const std::string& argument : sshd.arguments(quoted(TRICHEVRON_CLI)))
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
