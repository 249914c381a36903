// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Every fault has its own message, and CUDA errors, signals and exit statuses map to faults.
#include "core/catalogue/language.h"
#include "core/catalogue/pseudo_translation.h"
#include "core/fault/worker_faults.h"
#include "core/protocol/exit_status.h"
#include "tests/case_name.h"

#include <gtest/gtest.h>

#include <csignal>
#include <set>

namespace trichevron::core {
namespace {

std::vector<FaultKind> allKinds() {
    std::vector<FaultKind> kinds;
    for (int i = 0; i < faultKindCount; ++i)
        kinds.push_back(static_cast<FaultKind>(i));
    return kinds;
}

class EachFault : public testing::TestWithParam<FaultKind> {};

TEST_P(EachFault, HasThreeCompleteSentences) {
    for (const Fault& fault :
         {Fault{GetParam(), {}, 0, 0}, Fault{GetParam(), verbatim("the reason"), SIGSEGV, 2.5}}) {
        const FaultMessages words = faultMessages(fault);
        for (const std::string& text : {words.what, words.meaning, words.next}) {
            EXPECT_TRUE(text.ends_with('.')) << text;
            EXPECT_EQ(text.find('{'), std::string::npos) << text;
            EXPECT_EQ(text.find(".."), std::string::npos) << text;
            EXPECT_EQ(text.find('\n'), std::string::npos) << text;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(All, EachFault, testing::ValuesIn(allKinds()),
                         [](const auto& kind) { return std::string(toString(kind.param)); });

TEST(Faults, HaveUniqueNamesAndMessages) {
    std::set<std::string_view> names;
    std::set<std::string> whats;
    for (const FaultKind kind : allKinds()) {
        names.insert(toString(kind));
        whats.insert(faultMessages({kind, {}, 0, 0}).what);
    }
    EXPECT_EQ(names.size(), static_cast<std::size_t>(faultKindCount));
    EXPECT_EQ(whats.size(), static_cast<std::size_t>(faultKindCount));
    EXPECT_EQ(names.count(""), 0U);
}

struct CudaErrorCase : test::NamedCase {
    int code;
    std::optional<FaultKind> kind;
};
class CudaErrorFault : public testing::TestWithParam<CudaErrorCase> {};

TEST_P(CudaErrorFault, IsMapped) {
    EXPECT_EQ(faultFromCudaError(GetParam().code), GetParam().kind);
}

INSTANTIATE_TEST_SUITE_P(Table, CudaErrorFault,
                         testing::Values(CudaErrorCase{"Success", 0, std::nullopt},
                                         CudaErrorCase{"LaunchRefusedForAValue", 1, std::nullopt},
                                         CudaErrorCase{"OutOfMemory", 2, FaultKind::OutOfMemory},
                                         CudaErrorCase{"LaunchRefusedForResources", 701, std::nullopt},
                                         CudaErrorCase{"IllegalAddress", 700, FaultKind::IllegalAddress},
                                         CudaErrorCase{"Assert", 710, FaultKind::DeviceAssert},
                                         CudaErrorCase{"Misaligned", 716, FaultKind::MisalignedAddress},
                                         CudaErrorCase{"LaunchFailure", 719, FaultKind::LaunchFailure},
                                         CudaErrorCase{"UncorrectableMemoryError", 214,
                                                       FaultKind::DeviceLost},
                                         CudaErrorCase{"OldDriver", 35, FaultKind::DriverTooOld}),
                         test::caseName<CudaErrorCase>);

struct ExitCase : test::NamedCase {
    int status;
    FaultKind kind;
    const char* what;
};
class ExitFault : public testing::TestWithParam<ExitCase> {};

TEST_P(ExitFault, IsMapped) {
    const Fault fault = faultFromExitStatus(GetParam().status, "the last line");
    EXPECT_EQ(toString(fault.kind), toString(GetParam().kind));
    EXPECT_EQ(faultMessages(fault).what, GetParam().what);
}

INSTANTIATE_TEST_SUITE_P(
    Table, ExitFault,
    testing::Values(
        ExitCase{"TimeLimit", protocol::exitStatus::timeLimit, FaultKind::TimeLimit,
                 "The kernel exceeded its time limit, so its process was ended."},
        ExitCase{"WrongUse", protocol::exitStatus::wrongUse, FaultKind::WorkerUnusable,
                 "The worker cannot be used: the last line."},
        ExitCase{"Connection", 255, FaultKind::ConnectionLost,
                 "The connection to the worker's machine failed or was lost. Last output: the last line."},
        ExitCase{"KilledOnTheRemoteMachine", 137, FaultKind::WorkerKilled,
                 "The worker was killed (SIGKILL: Killed). Last output: the last line."},
        ExitCase{"CrashedOnTheRemoteMachine", 139, FaultKind::WorkerCrashed,
                 "The worker crashed (SIGSEGV: Segmentation fault). Last output: the last line."},
        ExitCase{"Another", 7, FaultKind::WorkerEnded,
                 "The worker exited with status 7. Last output: the last line."}),
    test::caseName<ExitCase>);

TEST(Faults, FollowTheLanguageWithWhatTheySayOfAWorker) {
    const Fault fault = otherProtocolVersion(2, 3);
    const std::string english = faultMessages(fault).what;
    EXPECT_EQ(english,
              "The worker is from another release: it speaks version 2 of the protocol, and this program "
              "version 3.");
    setLanguage(languageForCode(pseudoLanguageCode));
    const std::string translated = faultMessages(fault).what;
    setLanguage(languageForCode("en"));
    EXPECT_EQ(translated.find("speaks"), std::string::npos) << translated;
    EXPECT_EQ(faultMessages(fault).what, english);
}

TEST(Faults, ShowTheSecondsWhenTheyAreKnown) {
    EXPECT_EQ(faultMessages({FaultKind::TimeLimit, {}, 0, 2.5}).what,
              "The kernel exceeded its time limit of 2.5 s, so its process was ended.");
    EXPECT_EQ(faultMessages({FaultKind::WorkerSilent, {}, 0, 4}).what,
              "The worker sent nothing for 4 s and was ended.");
}

} // namespace
} // namespace trichevron::core
