// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// The user's side of a capture on another machine, without a connection: what it sends, and what it makes of
// what arrives.
#include "core/capture/capture_client.h"
#include "core/catalogue/message_literal.h"
#include "core/errors/input_error.h"
#include "tests/case_name.h"
#include "tests/support/temporary_directory.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>

namespace trichevron::core {
namespace {

using Kind = CaptureFrameKind;

class CaptureClientTest : public testing::Test {
protected:
    CaptureClientTest() : client_({{"program", "a b"}, "/there", {7, true, false}}, parts_) {}

    void begin() {
        client_.receive("Welcome\n" + captureHelloText());
        client_.unsent().clear();
    }
    void arrives(Kind kind, const std::string& content = "") { client_.receive(frameText(kind, content)); }
    std::string part(const std::string& name) const {
        std::ifstream file(parts_.folder() + "/" + name);
        return {std::istreambuf_iterator<char>(file), {}};
    }
    std::string problem() const { return client_.problem() ? client_.problem()->text() : ""; }

    test::TemporaryDirectory folder_;
    CaptureParts parts_{folder_ / "capture"};
    CaptureClient client_;
};

TEST_F(CaptureClientTest, SaysWhatIsToBeRunOnceTheOtherSideHasAnswered) {
    EXPECT_EQ(client_.unsent(), "");
    client_.receive("Welcome\ntrichevron-capture-stream");
    EXPECT_FALSE(client_.hasBegun());
    client_.receive(captureHelloText().substr(25));
    ASSERT_TRUE(client_.hasBegun());
    CaptureFrames frames;
    frames.add(client_.unsent());
    const auto frame = frames.next();
    ASSERT_TRUE(frame && frame->kind == Kind::Begin);
    const auto request = requestOf(frame->content);
    ASSERT_TRUE(request);
    EXPECT_EQ(request->program, (std::vector<std::string>{"program", "a b"}));
    EXPECT_EQ(request->folder, "/there");
    EXPECT_EQ(request->settings.limit, 7U);
    EXPECT_TRUE(request->settings.stacks);
    EXPECT_FALSE(request->settings.ranges);
}

struct BeginningCase : test::NamedCase {
    std::string arrives;
    std::string problem;
};
class CaptureBeginning : public CaptureClientTest, public testing::WithParamInterface<BeginningCase> {};

TEST_P(CaptureBeginning, IsRefusedWithOneSentence) {
    client_.receive(GetParam().arrives);
    EXPECT_TRUE(client_.hasEnded());
    EXPECT_NE(problem().find(GetParam().problem), std::string::npos) << problem();
    EXPECT_EQ(client_.unsent(), "") << "nothing is run there";
}

INSTANTIATE_TEST_SUITE_P(
    All, CaptureBeginning,
    testing::Values(
        BeginningCase{{"OfAnEarlierVersion"},
                      "trichevron-capture-stream 1\n",
                      "trichevron-cli there has version 1 of a capture's stream, this program version 2: use "
                      "the same Trichevron on both machines"},
        BeginningCase{{"OfALaterVersion"}, "trichevron-capture-stream 12\n", "has version 12"},
        BeginningCase{{"OverATerminal"},
                      "trichevron-capture-stream 2\r\n",
                      "the connection is a terminal, which changes what is sent"},
        BeginningCase{
            {"WithTooMuchBefore"},
            std::string((64U << 10U) + 1, 'y'),
            "trichevron-cli does not answer there: more than 64 KiB of something else came instead"}),
    test::caseName<BeginningCase>);

TEST_F(CaptureClientTest, InputIsGivenAsFarAsTheProgramTakesIt) {
    EXPECT_EQ(client_.roomForInput(), 0U) << "there is no program yet";
    begin();
    EXPECT_EQ(client_.roomForInput(), mostInputUnderWay);
    client_.giveInput(std::string(mostInputUnderWay, 'i'));
    EXPECT_EQ(client_.roomForInput(), 0U);
    arrives(Kind::Taken, "100");
    EXPECT_EQ(client_.roomForInput(), 100U);
    arrives(Kind::Taken, "99999999999");
    EXPECT_EQ(client_.roomForInput(), mostInputUnderWay) << "no more than that";
    arrives(Kind::InputEnd);
    EXPECT_EQ(client_.roomForInput(), 0U) << "the program reads no more";
    EXPECT_FALSE(client_.takesInput());
}

TEST_F(CaptureClientTest, WhatIsPrintedStaysInItsOrder) {
    begin();
    arrives(Kind::Output, "1");
    arrives(Kind::Errors, "2");
    arrives(Kind::Output, "3");
    std::string text;
    for (const CaptureFrame& frame : client_.takePrinted())
        text += frame.content;
    EXPECT_EQ(text, "123");
    EXPECT_TRUE(client_.takePrinted().empty());
}

TEST_F(CaptureClientTest, PartsAreWrittenAndNoOtherFileIs) {
    begin();
    arrives(Kind::Part, "12-34.trichevron-capture\na\n");
    arrives(Kind::Part, "12-34.trichevron-capture\nb\n");
    for (const char* name : {"../12-34.trichevron-capture", "stop", "12-34", "12-.trichevron-capture", ""})
        arrives(Kind::Part, std::string(name) + "\nelsewhere");
    EXPECT_EQ(part("12-34.trichevron-capture"), "a\nb\n");
    EXPECT_EQ(parts_.files().size(), 1U);
    EXPECT_FALSE(std::filesystem::exists(folder_ / "12-34.trichevron-capture"));
    EXPECT_FALSE(parts_.isStopped());
}

TEST_F(CaptureClientTest, WherePartsCannotBeWrittenTheCaptureIsStoppedAndTheProgramGoesOn) {
    begin();
    std::filesystem::remove_all(parts_.folder());
    arrives(Kind::Part, "12-34.trichevron-capture\na\n");
    arrives(Kind::Part, "12-34.trichevron-capture\nb\n");
    EXPECT_FALSE(client_.hasEnded());
    ASSERT_TRUE(client_.lossOfParts());
    EXPECT_EQ(client_.lossOfParts()->text(),
              parts_.folder() + ": cannot be written: No such file or directory");
    EXPECT_EQ(client_.unsent(), frameText(Kind::Stop)) << "once";
}

TEST_F(CaptureClientTest, WhyThereIsNoPartIsKeptBesideTheEndOfTheProgram) {
    begin();
    arrives(Kind::NoPart, sentenceText("it is {what}"_msg.with("what"_a = "full")));
    arrives(Kind::End, "e3");
    ASSERT_TRUE(client_.lossOfParts());
    EXPECT_EQ(client_.lossOfParts()->text(), "it is full");
    ASSERT_TRUE(client_.end());
    EXPECT_EQ(client_.end()->status, 3);
}

struct EndCase : test::NamedCase {
    std::string text;
    std::optional<ForegroundResult::End> end;
    int status = 0;
};
class CaptureEnd : public CaptureClientTest, public testing::WithParamInterface<EndCase> {};

TEST_P(CaptureEnd, IsReadOrRefused) {
    begin();
    arrives(Kind::End, GetParam().text);
    EXPECT_TRUE(client_.hasEnded());
    ASSERT_EQ(client_.end().has_value(), GetParam().end.has_value());
    if (client_.end()) {
        EXPECT_EQ(client_.end()->end, *GetParam().end);
        EXPECT_EQ(client_.end()->status, GetParam().status);
    } else {
        EXPECT_EQ(problem(), "what arrives is not the stream of a capture");
    }
}

INSTANTIATE_TEST_SUITE_P(All, CaptureEnd,
                         testing::Values(EndCase{{"Status"}, "e4", ForegroundResult::End::Exited, 4},
                                         EndCase{{"Signal"}, "s9", ForegroundResult::End::Signalled, 9},
                                         EndCase{{"NotStarted"}, "n2", ForegroundResult::End::NotStarted, 2},
                                         EndCase{{"Empty"}, "", {}}, EndCase{{"Letter"}, "z1", {}},
                                         EndCase{{"NoNumber"}, "e", {}}, EndCase{{"TooLarge"}, "s4000", {}}),
                         test::caseName<EndCase>);

TEST_F(CaptureClientTest, ALostConnectionIsSaidByHowFarItCame) {
    EXPECT_EQ(client_.lostText().text(), "the connection ended before trichevron-cli answered there");
    begin();
    EXPECT_EQ(client_.lostText().text(), "the connection ended before the program did");
}

struct WorkerCase : test::NamedCase {
    std::vector<std::string> worker;
    std::optional<std::vector<std::string>> server;
};
class CaptureServerOf : public testing::TestWithParam<WorkerCase> {};

TEST_P(CaptureServerOf, IsTheMachineOfTheWorker) {
    EXPECT_EQ(captureServerOf(GetParam().worker), GetParam().server);
}

INSTANTIATE_TEST_SUITE_P(
    All, CaptureServerOf,
    testing::Values(
        WorkerCase{{"Ssh"},
                   {"ssh", "gpu01", "trichevron-cli", "worker"},
                   {{"ssh", "gpu01", "trichevron-cli", "capture", "--serve"}}},
        WorkerCase{{"AFolderWithABlank"},
                   {"ssh", "gpu01", "'/opt/my tools/trichevron-cli'", "worker"},
                   {{"ssh", "gpu01", "'/opt/my tools/trichevron-cli'", "capture", "--serve"}}},
        WorkerCase{{"AFolderWithABlankInOneWord"},
                   {"ssh", "gpu01", "cd /tmp && '/opt/my tools/trichevron-cli' worker"},
                   {{"ssh", "gpu01", "cd /tmp && '/opt/my tools/trichevron-cli' capture --serve"}}},
        WorkerCase{{"PathAndOptionsOfTheWorker"},
                   {"srun", "--gpus=1", "/opt/bin/trichevron-cli", "worker", "--device", "1"},
                   {{"srun", "--gpus=1", "/opt/bin/trichevron-cli", "capture", "--serve"}}},
        WorkerCase{{"AHostCalledWorker"},
                   {"ssh", "worker", "trichevron-cli", "worker"},
                   {{"ssh", "worker", "trichevron-cli", "capture", "--serve"}}},
        WorkerCase{{"OneWordForTheShellThere"},
                   {"ssh", "gpu01", "module load cuda && bin/trichevron-cli worker 2>log"},
                   {{"ssh", "gpu01", "module load cuda && bin/trichevron-cli capture --serve 2>log"}}},
        WorkerCase{{"NoWorker"}, {"ssh", "gpu01"}, {}},
        WorkerCase{{"AnotherProgram"}, {"gpu-worker", "worker"}, {}}, WorkerCase{{"Nothing"}, {}, {}}),
    test::caseName<WorkerCase>);

} // namespace
} // namespace trichevron::core
