// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// The command capture, around programs that do not use CUDA: nothing here needs a GPU.
#include "tests/cli/command_case.h"
#include "tests/support/temporary_directory.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

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
    std::string file() const { return folder_ / "launches.trichevron-capture"; }

    test::TemporaryDirectory folder_;
};

TEST_F(CaptureCommand, HandsOnTheOutputAndTheExitStatus) {
    const auto outcome =
        runCli({"capture", "-o", file(), "--", "sh", "-c", "echo out; echo err >&2; exit 7"});
    EXPECT_EQ(outcome.status, 7);
    EXPECT_EQ(outcome.output, "out\n");
    EXPECT_NE(outcome.errors.find("err\n"), std::string::npos);
    EXPECT_NE(outcome.errors.find("the program did not use CUDA: nothing was captured"), std::string::npos);
    EXPECT_FALSE(std::filesystem::exists(file()));
    EXPECT_FALSE(std::filesystem::exists(file() + ".parts")) << "nothing is left";
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
    std::ifstream stream(file());
    const std::string text((std::istreambuf_iterator<char>(stream)), {});
    EXPECT_EQ(text, "second\nfirst\n") << "in the order of their start";
    EXPECT_FALSE(std::filesystem::exists(file() + ".parts"));
}

} // namespace
} // namespace trichevron::cli
