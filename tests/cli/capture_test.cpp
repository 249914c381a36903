// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// The command capture, around programs that do not use CUDA, and around one that launches through the fake
// driver and CUPTI of tests/fake_cuda: nothing here needs a GPU.
#include "core/capture/capture_launch.h"
#include "core/import/import.h"
#include "core/program/program_words.h"
#include "tests/cli/command_case.h"
#include "tests/support/eventually.h"
#include "tests/support/temporary_directory.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <thread>

namespace trichevron::cli {
namespace {

using test::runCli;

class CaptureCommand : public testing::Test {
protected:
    void SetUp() override {
        const auto outcome = runCli({"capture", "-o", file(), "--", "true"});
        if (outcome.errors.find("there is no capture library") != std::string::npos) {
            EXPECT_EQ(outcome.status, 3);
            GTEST_SKIP() << "this build has no capture library: there is no CUDA Toolkit with CUPTI";
        }
    }
    static std::string contentOf(const std::string& path) {
        std::ifstream stream(path);
        return {(std::istreambuf_iterator<char>(stream)), {}};
    }
    std::string file() const { return folder_ / "launches.trichevron-capture"; }

    test::TemporaryDirectory folder_;
};

TEST_F(CaptureCommand, HandsOnTheOutputAndTheExitStatus) {
    const auto outcome =
        runCli({"capture", "-o", file(), "--", "sh", "-c", "echo out; echo err >&2; exit 7"});
    EXPECT_EQ(outcome.status, core::hasCudaDriver() ? 7 : 3) << "3 where nothing could be captured";
    EXPECT_EQ(outcome.output, "out\n");
    EXPECT_NE(outcome.errors.find("err\n"), std::string::npos);
    EXPECT_NE(outcome.errors.find(core::hasCudaDriver()
                                      ? "the program did not use CUDA: nothing was captured"
                                      : "there is no CUDA driver on this machine, so nothing was captured"),
              std::string::npos)
        << outcome.errors;
    EXPECT_FALSE(std::filesystem::exists(file()));
    EXPECT_FALSE(std::filesystem::exists(file() + ".parts")) << "nothing is left";
}

TEST_F(CaptureCommand, ItsHelpNamesTheExitStatus) {
    const auto help = runCli({"capture", "--help"});
    EXPECT_NE(help.output.find("Exit status: that of the program; 3 nothing could be captured"),
              std::string::npos)
        << help.output;
}

TEST_F(CaptureCommand, ItsHelpHasNoTraceOfTheHiddenOption) {
    const auto help = runCli({"capture", "--help"}).output;
    EXPECT_NE(help.find("program -- PROGRAM ARGUMENT ...\n"), std::string::npos) << help;
    EXPECT_EQ(help.find("\n\n\n"), std::string::npos) << help;
}

TEST_F(CaptureCommand, HandsOnTheInputAndOptionsOfTheProgram) {
    const auto outcome = runCli({"capture", "-o", file(), "--", "sort", "-r"}, "a\nb\n");
    EXPECT_EQ(outcome.output, "b\na\n");
}

TEST_F(CaptureCommand, AProgramThatIsNotThereIsNamed) {
    const auto outcome = runCli({"capture", "-o", file(), "--", "/no/such program"});
    EXPECT_EQ(outcome.status, 127);
    EXPECT_NE(outcome.errors.find("/no/such program: cannot be started: No such file or directory"),
              std::string::npos)
        << outcome.errors;
    EXPECT_EQ(runCli({"capture", "-o", file(), "--", "/etc/passwd"}).status, 126);
}

TEST_F(CaptureCommand, AFolderThatTakesNoFileIsAnError) {
    const auto outcome = runCli({"capture", "-o", "/no/such/folder/file", "--", "true"});
    EXPECT_EQ(outcome.status, 2);
    EXPECT_NE(outcome.errors.find("cannot be written"), std::string::npos) << outcome.errors;
}

TEST_F(CaptureCommand, WhatAnEarlierCaptureLeftIsKept) {
    std::filesystem::create_directory(file() + ".parts");
    std::ofstream(file() + ".parts/1-2.trichevron-capture") << "kept";
    const auto outcome = runCli({"capture", "-o", file(), "--", "true"});
    EXPECT_EQ(outcome.status, 2);
    EXPECT_NE(outcome.errors.find("an earlier capture left this folder"), std::string::npos)
        << outcome.errors;
    EXPECT_TRUE(std::filesystem::exists(file() + ".parts/1-2.trichevron-capture"));
}

TEST_F(CaptureCommand, NothingIsLeftWhereASignalEndsTheProgram) {
    runCli({"capture", "-o", file(), "--", "sh", "-c", "kill -TERM $$"});
    EXPECT_FALSE(std::filesystem::exists(file() + ".parts"));
}

TEST_F(CaptureCommand, PartsOfProcessesBecomeOneFile) {
    // A program that writes parts as the library does, the second one cut by a kill.
    const std::string script = "cd \"$TRICHEVRON_CAPTURE_FOLDER\" && "
                               "printf 'first\\n\\000\\000' > 10-100.trichevron-capture && printf 'second' > "
                               "11-20.trichevron-capture";
    runCli({"capture", "-o", file(), "--", "sh", "-c", script});
    EXPECT_EQ(contentOf(file()), "second\nfirst\n") << "in the order of their start";
    EXPECT_FALSE(std::filesystem::exists(file() + ".parts"));
}

TEST_F(CaptureCommand, AProgramIsNeededUnlessACaptureIsStopped) {
    const auto outcome = runCli({"capture", "-o", file()});
    EXPECT_EQ(outcome.status, 2);
    EXPECT_NE(outcome.errors.find("no program is given"), std::string::npos) << outcome.errors;
    const auto stopped = runCli({"capture", "--stop", file()});
    EXPECT_EQ(stopped.status, 2);
    EXPECT_NE(stopped.errors.find("no capture is being written into this file"), std::string::npos)
        << stopped.errors;
}

#ifdef TRICHEVRON_FAKE_PROGRAM
class CapturedProgram : public CaptureCommand {
protected:
    test::RunOutcome capture(std::vector<std::string> arguments, std::vector<std::string> options = {}) {
        arguments.insert(arguments.begin(), {"-o", file(), "--", TRICHEVRON_FAKE_PROGRAM});
        options.insert(options.begin(), "capture");
        options.insert(options.end(), arguments.begin(), arguments.end());
        return runCli(options);
    }
    /// Through a shell, in which the fake program is $1 and the driver $2.
    test::RunOutcome captureShell(const std::string& script) {
        const std::filesystem::path program = TRICHEVRON_FAKE_PROGRAM;
        return runCli({"capture", "-o", file(), "--", "sh", "-c", script, "sh", program,
                       program.parent_path() / "lib/libcuda.so.1",
                       program.parent_path() / "trichevron_fake_late_program"});
    }
    /// Launches by the range that they are in.
    std::map<std::string, int> ranges() {
        const core::Program captured = program();
        std::map<std::string, int> counts;
        for (const core::ProgramLaunch& launch : captured.launches)
            ++counts[launch.range == core::ProgramLaunch::none ? "" : captured.ranges[launch.range]];
        return counts;
    }
    core::Program program() { return core::loadProgram(file()); }
    /// All parts that are being written.
    std::string parts() const {
        std::string text;
        for (const auto& entry : std::filesystem::directory_iterator(file() + ".parts"))
            text += contentOf(entry.path());
        return text;
    }
    bool waitForPart(const std::string& text) {
        return test::eventually([&] {
            return std::filesystem::exists(file() + ".parts") && parts().find(text) != std::string::npos;
        });
    }
    std::string flag() const { return folder_ / "flag"; }
};

TEST_F(CapturedProgram, EachLaunchAndRefusalIsThere) {
    const auto outcome = capture({"launch", "5", "refuse", "2", "print", "done", "exit", "9"});
    EXPECT_EQ(outcome.status, 9);
    EXPECT_EQ(outcome.output, "done\n");
    EXPECT_NE(outcome.errors.find("10 launches of 3 kernels"), std::string::npos) << outcome.errors;
    EXPECT_NE(outcome.errors.find("exceeds the device maximum of 1024"), std::string::npos) << outcome.errors;
    const core::Program captured = program();
    EXPECT_EQ(captured.launches.size(), 10U);
    EXPECT_EQ(captured.unfinishedLaunches, 0U);
    EXPECT_FALSE(captured.wasCaptureStopped);
    EXPECT_FALSE(captured.problem);
    ASSERT_EQ(captured.refusedLaunches.size(), 1U);
    EXPECT_EQ(captured.refusedLaunches[0].count, 2U);
    EXPECT_EQ(captured.refusedLaunches[0].api, "cuLaunchKernel");
    ASSERT_EQ(captured.devices.size(), 1U);
    EXPECT_EQ(captured.devices[0].name, "NVIDIA H100 80GB HBM3");
    EXPECT_FALSE(std::filesystem::exists(file() + ".parts"));
}

TEST_F(CapturedProgram, ChildrenAreInTheFileToo) {
    capture({"launch", "3", "child", "launch", "4"});
    EXPECT_EQ(program().launches.size(), 14U);
    EXPECT_EQ(program().streams.size(), 2U);
}

TEST_F(CapturedProgram, EachLaunchHasTheInnermostRange) {
    capture({"launch", "1",     "push",   "outer", "launch", "2",     "push",   "inner",  "launch",
             "3",      "pop",   "launch", "1",     "pop",    "start", "whole",  "launch", "4",
             "push",   "outer", "launch", "1",     "pop",    "end",   "launch", "1"},
            {"--ranges"});
    const std::map<std::string, int> expected{{"", 4}, {"outer", 8}, {"inner", 6}, {"whole", 8}};
    EXPECT_EQ(ranges(), expected);
}

TEST_F(CapturedProgram, RangesAreNotRecordedWithoutAWish) {
    capture({"push", "outer", "launch", "2", "pop"});
    EXPECT_EQ(ranges(), (std::map<std::string, int>{{"", 4}}));
}

TEST_F(CapturedProgram, ALaunchInNoRangeHasItsFunctionWhereBothAreWanted) {
    capture({"launch", "1", "push", "outer", "launch", "1"}, {"--ranges", "--stacks"});
    const std::map<std::string, int> counts = ranges();
    EXPECT_EQ(counts.count("outer"), 1U);
    EXPECT_EQ(counts.count(""), 0U);
    EXPECT_GT(counts.size(), 1U);
}

TEST_F(CapturedProgram, AChildThatWasForkedWithoutExecIsExplained) {
    const auto outcome = capture({"launch", "3", "fork", "launch", "2", "print", "child"});
    EXPECT_EQ(outcome.status, 0);
    EXPECT_EQ(outcome.output, "child\n");
    EXPECT_NE(outcome.errors.find("a child that was forked without exec called CUDA"), std::string::npos)
        << outcome.errors;
    const core::Program captured = program();
    EXPECT_EQ(captured.launches.size(), 6U) << "those of the parent";
    EXPECT_EQ(captured.unfinishedLaunches, 0U);
    ASSERT_EQ(captured.refusedLaunches.size(), 2U) << "those of the child";
    EXPECT_EQ(captured.refusedLaunches[0].code, 3);
}

TEST_F(CapturedProgram, AnotherToolThatIsFirstIsNamedAndTheProgramGoesOn) {
    const auto outcome =
        captureShell("FAKE_CUPTI_SUBSCRIBER='the other tool' \"$1\" launch 3 print done exit 4");
    EXPECT_EQ(outcome.status, 4);
    EXPECT_EQ(outcome.output, "done\n");
    EXPECT_NE(outcome.errors.find("another profiler was in the program before the capture, which recorded "
                                  "nothing: CUPTI for the other tool"),
              std::string::npos)
        << outcome.errors;
}

TEST_F(CapturedProgram, WhereThereIsNoRoomThisIsSaidAndTheProgramGoesOn) {
    // POSIX: in blocks of 512 bytes; other shells count in 1,024.
    const auto outcome = captureShell("ulimit -f 300; \"$1\" launch 20000 print done exit 4");
    EXPECT_EQ(outcome.status, 4);
    EXPECT_EQ(outcome.output, "done\n");
    EXPECT_NE(outcome.errors.find("there was no room for more: launches after that are not in the capture"),
              std::string::npos)
        << outcome.errors;
    EXPECT_GT(program().launches.size(), 1000U);
}

TEST_F(CapturedProgram, WhereThereIsNoRoomAtAllNothingIsWritten) {
    const auto outcome = captureShell("ulimit -f 1; \"$1\" launch 1 print done");
    EXPECT_EQ(outcome.output, "done\n");
    EXPECT_NE(outcome.errors.find("nothing was captured: there was no room for it"), std::string::npos)
        << outcome.errors;
    EXPECT_FALSE(std::filesystem::exists(file()));
    EXPECT_FALSE(std::filesystem::exists(file() + ".parts"));
}

TEST_F(CapturedProgram, AFolderThatTakesNoPartIsNamedOnce) {
    const auto outcome =
        captureShell("rm -r \"$TRICHEVRON_CAPTURE_FOLDER\"; exec \"$1\" launch 3 print done");
    EXPECT_EQ(outcome.output, "done\n");
    const std::size_t sentence = outcome.errors.find("trichevron: nothing is captured of process ");
    EXPECT_NE(sentence, std::string::npos) << outcome.errors;
    EXPECT_EQ(outcome.errors.find("trichevron: nothing is captured of process ", sentence + 1),
              std::string::npos);
    EXPECT_NE(outcome.errors.find("\nnothing was captured: the program could not write into " + file() +
                                  ".parts: No such file or directory\n"),
              std::string::npos)
        << outcome.errors;
    EXPECT_EQ(outcome.errors.find("did not use CUDA"), std::string::npos);
}

TEST_F(CapturedProgram, AFolderThatMayNotBeWrittenIsNotTakenForAProgramWithoutCuda) {
    // root may write everywhere, unless it gives that right up.
    const auto outcome =
        captureShell("chmod 555 \"$TRICHEVRON_CAPTURE_FOLDER\"; without=; "
                     "test \"$(id -u)\" != 0 || without='setpriv --bounding-set -dac_override'; "
                     "$without \"$1\" launch 3 print done; "
                     "chmod 755 \"$TRICHEVRON_CAPTURE_FOLDER\"");
    ASSERT_EQ(outcome.output, "done\n") << outcome.errors;
    EXPECT_NE(outcome.errors.find("\nnothing was captured: the program could not write into " + file() +
                                  ".parts: Permission denied\n"),
              std::string::npos)
        << outcome.errors;
    EXPECT_FALSE(std::filesystem::exists(file() + ".parts"));
}

TEST_F(CapturedProgram, ADriverThatIsLoadedLateIsCaptured) {
    const auto outcome = captureShell("\"$3\" \"$2\" 7");
    EXPECT_EQ(outcome.output, "done\n");
    EXPECT_EQ(program().launches.size(), 7U);
}

TEST_F(CapturedProgram, PathsMayHaveBlanks) {
    const std::string folder = folder_ / "a folder";
    std::filesystem::create_directory(folder);
    std::filesystem::create_symlink(TRICHEVRON_FAKE_PROGRAM, folder + "/a program");
    const std::string path = folder + "/a capture";
    runCli({"capture", "-o", path, "--", folder + "/a program", "launch", "2"});
    EXPECT_EQ(core::loadProgram(path).launches.size(), 4U);
}

TEST_F(CapturedProgram, LaunchesThatFillNoBufferHaveDurationsWhileTheProgramRuns) {
    test::RunOutcome outcome;
    std::thread run([&] { outcome = capture({"launch", "3", "wait", flag()}); });
    const bool flushed = waitForPart("[\"ran\",6,");
    std::ofstream(flag()) << "";
    run.join();
    EXPECT_TRUE(flushed);
    EXPECT_EQ(program().launches.size(), 6U);
}

TEST_F(CapturedProgram, GoesOnWhenItsCaptureIsStopped) {
    test::RunOutcome outcome;
    std::thread run([&] { outcome = capture({"until", flag(), "child", "launch", "50"}); });
    const bool began = waitForPart("[\"call\"");
    const auto stopped = runCli({"capture", "--stop", file()});
    const bool ended = waitForPart("{\"stopped\":");
    std::ofstream(flag()) << "";
    run.join();
    ASSERT_TRUE(began);
    ASSERT_TRUE(ended);
    EXPECT_EQ(stopped.status, 0) << stopped.errors;
    EXPECT_EQ(outcome.status, 0);
    const core::Program captured = program();
    const std::size_t launched = std::stoul(outcome.output.substr(outcome.output.find(' ')));
    EXPECT_GT(captured.launches.size(), 0U);
    EXPECT_LT(captured.launches.size(), launched) << "the child that started later is not captured either";
    EXPECT_TRUE(captured.wasCaptureStopped);
    EXPECT_NE(outcome.errors.find("the capture was stopped while the program ran"), std::string::npos)
        << outcome.errors;
}
#endif

} // namespace
} // namespace trichevron::cli
