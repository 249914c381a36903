// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/process/foreground_process.h"
#include "tests/case_name.h"

#include <gtest/gtest.h>

#include <cerrno>
#include <csignal>

namespace trichevron::core {
namespace {

using ForegroundEnd = ForegroundResult::End;

struct ForegroundCase : test::NamedCase {
    std::vector<std::string> command;
    ForegroundEnd end = ForegroundEnd::Exited;
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
        ForegroundCase{{"Success"}, {"true"}, ForegroundEnd::Exited, 0},
        ForegroundCase{{"ExitStatus"}, {"sh", "-c", "exit 7"}, ForegroundEnd::Exited, 7},
        ForegroundCase{
            {"Environment"}, {"sh", "-c", "test \"$TRICHEVRON_TEST\" = value"}, ForegroundEnd::Exited, 0},
        ForegroundCase{{"ArgumentWithBlank"},
                       {"sh", "-c", "test \"$1\" = 'a b'", "sh", "a b"},
                       ForegroundEnd::Exited,
                       0},
        ForegroundCase{{"Signal"}, {"sh", "-c", "kill -TERM $$"}, ForegroundEnd::Signalled, SIGTERM},
        // the parent hands on what it is sent
        ForegroundCase{{"SignalToTheParent"},
                       {"sh", "-c", "trap 'exit 9' USR1; kill -USR1 $PPID; while :; do sleep 0.01; done"},
                       ForegroundEnd::Exited,
                       9},
        ForegroundCase{{"NoSuchProgram"}, {"/no/such/program"}, ForegroundEnd::NotStarted, ENOENT},
        ForegroundCase{{"NoProgram"}, {"/etc/passwd"}, ForegroundEnd::NotStarted, EACCES},
        ForegroundCase{{"NoWord"}, {}, ForegroundEnd::NotStarted, ENOENT}),
    test::caseName<ForegroundCase>);

} // namespace
} // namespace trichevron::core
