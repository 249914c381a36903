// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/process/foreground_process.h"
#include "tests/case_name.h"

#include <gtest/gtest.h>

#include <cerrno>
#include <csignal>

namespace trichevron::core {
namespace {

using End = ForegroundResult::End;

struct ForegroundCase : test::NamedCase {
    std::vector<std::string> command;
    End end = End::Exited;
    int status = 0;
};

class ForegroundProcess : public testing::TestWithParam<ForegroundCase> {};

TEST_P(ForegroundProcess, EndsAsTheProgramDoes) {
    const ForegroundResult result = runInForeground(GetParam().command, {{"TRICHEVRON_TEST", "value"}});
    EXPECT_EQ(result.end, GetParam().end);
    EXPECT_EQ(result.status, GetParam().status);
}

INSTANTIATE_TEST_SUITE_P(
    ForegroundProcess, ForegroundProcess,
    testing::Values(
        ForegroundCase{{"Success"}, {"true"}, End::Exited, 0},
        ForegroundCase{{"ExitStatus"}, {"sh", "-c", "exit 7"}, End::Exited, 7},
        ForegroundCase{{"Environment"}, {"sh", "-c", "test \"$TRICHEVRON_TEST\" = value"}, End::Exited, 0},
        ForegroundCase{
            {"ArgumentWithBlank"}, {"sh", "-c", "test \"$1\" = 'a b'", "sh", "a b"}, End::Exited, 0},
        ForegroundCase{{"Signal"}, {"sh", "-c", "kill -TERM $$"}, End::Signalled, SIGTERM},
        // the parent hands on what it is sent
        ForegroundCase{{"SignalToTheParent"},
                       {"sh", "-c", "trap 'exit 9' USR1; kill -USR1 $PPID; while :; do sleep 0.01; done"},
                       End::Exited,
                       9},
        ForegroundCase{{"NoSuchProgram"}, {"/no/such/program"}, End::NotStarted, ENOENT},
        ForegroundCase{{"NoProgram"}, {"/etc/passwd"}, End::NotStarted, EACCES},
        ForegroundCase{{"NoWord"}, {}, End::NotStarted, ENOENT}),
    test::caseName<ForegroundCase>);

} // namespace
} // namespace trichevron::core
