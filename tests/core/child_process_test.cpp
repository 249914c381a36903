// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/compile/changed_resources.h"
#include "core/compile/file_watch.h"
#include "core/compile/module_name.h"
#include "core/json/file_io.h"
#include "core/process/child_process.h"
#include "tests/support/eventually.h"
#include "tests/support/script.h"
#include "tests/support/temporary_directory.h"

#include <gtest/gtest.h>

#include <cerrno>
#include <csignal>
#include <filesystem>
#include <iterator>
#include <sys/wait.h>
#include <thread>

namespace trichevron::core {
namespace {

using End = ProcessResult::End;

ProcessResult shell(const std::string& commands, const ProcessLimits& limits = {},
                    std::string_view input = {}) {
    return runProcess({{"/bin/sh", "-c", commands}, input, {}, {}}, limits);
}

ProcessLimits within(std::chrono::milliseconds time) {
    ProcessLimits limits;
    limits.time = time;
    return limits;
}

std::size_t openDescriptors() {
    return static_cast<std::size_t>(std::distance(std::filesystem::directory_iterator("/proc/self/fd"), {}));
}

/// Whether the process whose ID is in a file has ended.
bool hasEnded(const std::string& file) {
    return test::eventually([&] { return ::kill(std::stoi(readFile(file)), 0) != 0; });
}

TEST(RunProcess, ReturnsTheStatusAndBothOutputs) {
    const ProcessResult result = shell("echo out; echo err >&2; exit 7");
    EXPECT_EQ(result.end, End::Exited);
    EXPECT_EQ(result.status, 7);
    EXPECT_EQ(result.output, "out\nerr\n");
    EXPECT_FALSE(result.succeeded());
    EXPECT_TRUE(shell("exit 0").succeeded());
}

TEST(RunProcess, ReturnsTheSignal) {
    const ProcessResult result = shell("kill -SEGV $$");
    EXPECT_EQ(result.end, End::Signalled);
    EXPECT_EQ(result.status, SIGSEGV);
}

TEST(RunProcess, PassesALargeInputAndArgumentsAsTheyAre) {
    const std::string input(10'000'000, 'x');
    EXPECT_EQ(shell("wc -c", {}, input).output, "10000000\n");
    EXPECT_EQ(runProcess({{"/bin/echo", "$(touch x)", "a  b", "'\""}, {}, {}, {}}, {}).output,
              "$(touch x) a  b '\"\n");
}

TEST(RunProcess, UsesTheFolderAndTheEnvironment) {
    const test::TemporaryDirectory folder;
    const std::string strange = folder / "a b$(x)'";
    std::filesystem::create_directory(strange);
    const ProcessResult result =
        runProcess({{"/bin/sh", "-c", "pwd -P; echo $NAME"}, {}, strange, {{"NAME", "a=b c"}}}, {});
    EXPECT_EQ(result.output, std::filesystem::canonical(strange).string() + "\na=b c\n");
    EXPECT_FALSE(runProcess({{"/bin/true"}, {}, "/no/such/folder", {}}, {}).succeeded());
}

TEST(RunProcess, SaysThatAProgramIsMissing) {
    const ProcessResult result = runProcess({{"/no/such/program"}, {}, {}, {}}, {});
    EXPECT_EQ(result.end, End::NotStarted);
    EXPECT_EQ(result.status, ENOENT);
}

TEST(RunProcess, TheTimeLimitEndsGrandchildrenToo) {
    const test::TemporaryDirectory folder;
    const std::string file = folder / "id";
    const auto isWritten = [&] { return std::filesystem::exists(file) && readFile(file).ends_with('\n'); };
    // On a slow machine the grandchild may not have begun when a short limit is over.
    for (std::chrono::milliseconds limit(500); !isWritten(); limit *= 2)
        EXPECT_EQ(
            shell("(trap '' TERM HUP; sleep 100000 & echo $! > " + file + "; wait) & wait", within(limit))
                .end,
            End::OutOfTime);
    EXPECT_TRUE(hasEnded(file));
}

TEST(RunProcess, EndsWhatAProgramLeavesBehind) {
    const test::TemporaryDirectory folder;
    const std::string file = folder / "id";
    // Longer than any test may run: only the end of the program leads on.
    const ProcessResult result = shell("sleep 100000 & echo $! > " + file, within(std::chrono::hours(24)));
    EXPECT_TRUE(result.succeeded());
    EXPECT_TRUE(hasEnded(file));
}

TEST(RunProcess, WaitsForAProgramThatClosesItsOutput) {
    const ProcessResult result = shell("echo a; exec >&- 2>&-; sleep 0.3; exit 5");
    EXPECT_EQ(result.end, End::Exited);
    EXPECT_EQ(result.status, 5);
    EXPECT_EQ(result.output, "a\n");
}

TEST(RunProcess, LimitsTheOutputAFileAndMemory) {
    ProcessLimits limits = within(std::chrono::minutes(1));
    limits.outputBytes = 100'000;
    EXPECT_EQ(shell("exec yes", limits).end, End::TooMuchOutput);
    const test::TemporaryDirectory folder;
    limits.fileBytes = 1'000'000;
    const ProcessResult file = shell("exec head -c 2000000 /dev/zero > " + (folder / "file"), limits);
    EXPECT_EQ(file.end, End::Signalled);
    EXPECT_EQ(file.status, SIGXFSZ);
    EXPECT_LE(std::filesystem::file_size(folder / "file"), 1'000'000U);
    limits.memoryBytes = std::uint64_t{200} << 20U;
    const ProcessResult memory = shell("exec awk 'BEGIN { s = 1; while (1) s = s s }'", limits);
    EXPECT_FALSE(memory.succeeded());
    EXPECT_NE(memory.end, End::OutOfTime);
}

TEST(RunProcess, CanBeCancelledFromAnotherThread) {
    const test::TemporaryDirectory folder;
    std::atomic<bool> cancelled = false;
    std::thread canceller([&] {
        while (!std::filesystem::exists(folder / "started"))
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        cancelled = true;
    });
    const ProcessResult result =
        runProcess({{"/bin/sh", "-c", "touch " + (folder / "started") + "; sleep 100000"}, {}, {}, {}},
                   within(std::chrono::hours(24)), &cancelled);
    canceller.join();
    EXPECT_EQ(result.end, End::Cancelled);
}

TEST(RunProcess, LeavesNoDescriptorAndNoZombie) {
    shell("exit 0");
    const std::size_t before = openDescriptors();
    for (int i = 0; i < 20; ++i)
        shell(i % 2 == 0 ? "exit 3" : "kill -KILL $$");
    runProcess({{"/no/such/program"}, {}, {}, {}}, {});
    EXPECT_EQ(openDescriptors(), before);
    EXPECT_EQ(::waitpid(-1, nullptr, WNOHANG), -1) << "no child is left";
}

TEST(FileWatch, NoticesEachWayOfSaving) {
    const test::TemporaryDirectory folder;
    const std::string path = test::writeFile(folder.path() / "k.cu", "one");
    const FileWatch before({path});
    EXPECT_FALSE(before.hasChanged());
    test::writeFile(path, "more");
    EXPECT_TRUE(before.hasChanged()) << "rewritten";
    const FileWatch rewritten({path});
    test::writeFile(folder.path() / "new", "more");
    std::filesystem::rename(folder / "new", path);
    EXPECT_TRUE(rewritten.hasChanged()) << "renamed over";
    const FileWatch renamed({path});
    std::filesystem::remove(path);
    EXPECT_TRUE(renamed.hasChanged()) << "removed";
    const FileWatch missing({path});
    EXPECT_FALSE(missing.hasChanged());
    test::writeFile(path, "one");
    EXPECT_TRUE(missing.hasChanged()) << "made";
}

TEST(ChangedResources, KnowAKernelInANamespaceWithoutANameAgain) {
    EXPECT_EQ(withoutModule("_Z1kv"), "_Z1kv");
    EXPECT_EQ(withoutModule("_ZN41_GLOBAL__N__b3d5d4f2_9_source_cu_1kEv"),
              withoutModule("_ZN41_GLOBAL__N__93c7680a_9_source_cu_1kEv"));
    EXPECT_NE(withoutModule("_ZN41_GLOBAL__N__b3d5d4f2_9_source_cu_1kEv"),
              withoutModule("_ZN41_GLOBAL__N__b3d5d4f2_9_source_cu_1lEv"));
    KernelResources before;
    before.mangledName = "_ZN41_GLOBAL__N__b3d5d4f2_9_source_cu_1kEv";
    before.name = "k()";
    before.architecture = "sm_90";
    before.numRegs = 40;
    KernelResources after = before;
    after.mangledName = "_ZN41_GLOBAL__N__93c7680a_9_source_cu_1kEv";
    EXPECT_TRUE(changedResources({&before, 1}, {&after, 1}).empty());
    after.numRegs = 48;
    const auto changes = changedResources({&before, 1}, {&after, 1});
    ASSERT_EQ(changes.size(), 1U);
    EXPECT_EQ(changes.front().text(), "k(), sm_90: registers 40 → 48");
}

} // namespace
} // namespace trichevron::core
