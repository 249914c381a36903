// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Every fault has its own message, and CUDA errors, signals and exit statuses map to faults.
#include "core/catalogue/language.h"
#include "core/catalogue/pseudo_translation.h"
#include "core/fault/cuda_error.h"
#include "core/fault/error_report.h"
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

TEST(CudaErrors, HaveAMeaningAndANextStep) {
    int before = -1;
    for (const CudaErrorRecord& error : allCudaErrors()) {
        EXPECT_GT(error.code, before) << "ordered by code";
        before = error.code;
        EXPECT_EQ(findCudaError(error.code), &error);
        for (const Message& message : {error.meaning, error.next}) {
            const std::string text = message.text();
            EXPECT_TRUE(text.ends_with('.')) << error.code << ": " << text;
            EXPECT_EQ(text.find(".."), std::string::npos) << text;
        }
    }
    EXPECT_EQ(findCudaError(0), nullptr);
}

TEST(CudaErrors, IncludeEveryFaultOfAKernel) {
    for (int code = 0; code < 1000; ++code) {
        const bool isFault = faultFromCudaError(code).has_value();
        EXPECT_TRUE(!isFault || findCudaError(code) != nullptr) << code;
    }
}

TEST(CudaErrors, AFaultTellsWhatItsOwnCodeMeans) {
    const auto meaningOf = [](int code) {
        return faultMessages({FaultKind::OtherSticky, {}, code, 0}).meaning;
    };
    EXPECT_EQ(meaningOf(709), findCudaError(709)->meaning.text());
    EXPECT_EQ(meaningOf(0), findCudaError(999)->meaning.text());
}

struct ReportCase : test::NamedCase {
    LaunchResult result;
    const char* error; ///< null: no report
    const char* call;
    const char* thread;
};
class ReportOfAnError : public testing::TestWithParam<ReportCase> {};

LaunchResult resultWith(ApiAnswer launch, std::optional<ApiAnswer> synchronisation, std::uint64_t wrong) {
    LaunchResult result;
    result.launch = std::move(launch);
    result.synchronisation = std::move(synchronisation);
    if (result.synchronisation && result.synchronisation->ok())
        result.verification = Verification{100, wrong, verbatim("element 7 is 0 instead of 1.")};
    return result;
}

TEST_P(ReportOfAnError, NamesTheCallAndTheThread) {
    const auto report = errorReport(GetParam().result, LaunchApi::CuLaunchKernel,
                                    AssertedThread{"x != 5", {3, 0, 0}, {5, 0, 0}});
    ASSERT_EQ(report.has_value(), GetParam().error != nullptr);
    if (!report)
        return;
    EXPECT_EQ(report->error, GetParam().error);
    EXPECT_TRUE(report->call.starts_with(GetParam().call)) << report->call;
    EXPECT_TRUE(report->thread.starts_with(GetParam().thread)) << report->thread;
    EXPECT_TRUE(report->meaning.ends_with('.') && report->next.ends_with('.'));
}

INSTANTIATE_TEST_SUITE_P(
    Table, ReportOfAnError,
    testing::Values(ReportCase{"Success", resultWith({}, ApiAnswer{}, 0), nullptr, "", ""},
                    ReportCase{"NotWaitedFor", resultWith({}, std::nullopt, 0), nullptr, "", ""},
                    ReportCase{"Refused", resultWith({1, "E", ""}, std::nullopt, 0), "E (1)",
                               "cuLaunchKernel returned it", "None"},
                    ReportCase{"IllegalAddress", resultWith({}, ApiAnswer{700, "E", ""}, 0), "E (700)",
                               "cuStreamSynchronize returned it. cuLaunchKernel had returned success",
                               "CUDA does not tell"},
                    ReportCase{"Assert", resultWith({}, ApiAnswer{710, "E", ""}, 0), "E (710)",
                               "cuStreamSynchronize", "Thread (5, 0, 0) of block (3, 0, 0)"},
                    ReportCase{"Unknown", resultWith({}, ApiAnswer{12345, "E", "odd"}, 0), "E (12345)",
                               "cuStreamSynchronize", "CUDA does not tell"},
                    ReportCase{"OwnCheck", resultWith({}, ApiAnswer{}, 3), "Wrong result: 3 of 100 values",
                               "None", "element 7"}),
    test::caseName<ReportCase>);

struct PrintedCase : test::NamedCase {
    const char* line;
    std::optional<AssertedThread> thread;
};
class PrintedAssert : public testing::TestWithParam<PrintedCase> {};

TEST_P(PrintedAssert, IsRead) {
    EXPECT_EQ(assertedThreadFrom(GetParam().line), GetParam().thread);
}

INSTANTIATE_TEST_SUITE_P(
    Lines, PrintedAssert,
    testing::Values(
        PrintedCase{"Whole",
                    "a.cu:19: void k(int *): block: [3,1,0], thread: [5,0,2] Assertion `x != 5 && \"five\"` "
                    "failed.",
                    AssertedThread{"x != 5 && \"five\"", {3, 1, 0}, {5, 0, 2}}},
        PrintedCase{"AnotherLine", "the worker is ready", std::nullopt},
        PrintedCase{"CutOff", "a.cu:19: void k(): block: [3,1", std::nullopt},
        PrintedCase{"NoNumbers", "block: [a,b,c], thread: [0,0,0] Assertion `x` failed.", std::nullopt},
        PrintedCase{"TooLarge", "k: block: [99999999999,0,0], thread: [0,0,0] Assertion `x` failed.",
                    std::nullopt}),
    test::caseName<PrintedCase>);

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
