// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Reading and writing files that are unusual, and writing from several processes.
#include "core/json/atomic_file.h"
#include "core/json/file_io.h"
#include "core/json/folder_lock.h"
#include "core/json/temporary_file.h"
#include "tests/support/input_error_message.h"
#include "tests/support/temporary_directory.h"

#include <gtest/gtest.h>

#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <string>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

namespace trichevron::core {
namespace {

namespace fs = std::filesystem;

class FileIo : public testing::Test {
protected:
    std::string path(const char* name) const { return directory_ / name; }
    std::ptrdiff_t filesInFolder() const {
        return std::distance(fs::directory_iterator(directory_.path()), fs::directory_iterator());
    }

private:
    test::TemporaryDirectory directory_;
};

TEST_F(FileIo, APipeIsRefusedWithoutWaitingForItsWriter) {
    ASSERT_EQ(::mkfifo(path("pipe").c_str(), 0600), 0);
    EXPECT_EQ(test::inputErrorMessage([&] { readFile(path("pipe")); }),
              path("pipe") + ": cannot be read: it is a pipe; give a regular file");
    EXPECT_EQ(test::inputErrorMessage([&] { writeFileAtomically(path("pipe"), "x"); }),
              path("pipe") + ": cannot be written: it is a pipe, a socket or a device; name a regular file");
    EXPECT_TRUE(fs::is_fifo(path("pipe")));
}

TEST_F(FileIo, ADeviceIsRefused) {
    for (const char* device : {"/dev/zero", "/dev/null"})
        EXPECT_EQ(test::inputErrorMessage([&] { readFile(device); }),
                  std::string(device) + ": cannot be read: it is a device; give a regular file");
    EXPECT_NE(test::inputErrorMessage([] { writeFileAtomically("/dev/null", "x"); }), "no error");
    EXPECT_FALSE(fs::is_regular_file("/dev/null"));
}

TEST_F(FileIo, AFileLargerThanTheLimitIsNotReadToItsEnd) {
    writeFileAtomically(path("a"), "");
    fs::resize_file(path("a"), 3 * 1024 * 1024); // without blocks on the disk
    EXPECT_EQ(readFile(path("a"), 3 * 1024 * 1024).size(), 3U * 1024 * 1024);
    EXPECT_EQ(test::inputErrorMessage([&] { readFile(path("a"), 2 * 1024 * 1024); }),
              path("a") + ": the file is larger than 2 MiB");
}

TEST_F(FileIo, WritingThroughLinksWritesTheirTargetAndKeepsThem) {
    fs::create_directory(path("folder"));
    writeFileAtomically(path("folder/target"), "old");
    fs::create_symlink("folder/target", path("relative"));
    fs::create_symlink(path("relative"), path("absolute"));
    writeFileAtomically(path("absolute"), "new");
    EXPECT_TRUE(fs::is_symlink(path("absolute")));
    EXPECT_TRUE(fs::is_symlink(path("relative")));
    EXPECT_FALSE(fs::is_symlink(path("folder/target")));
    EXPECT_EQ(readFile(path("folder/target")), "new");
}

TEST_F(FileIo, WritingThroughALinkToNothingCreatesItsTarget) {
    fs::create_symlink("target", path("link"));
    writeFileAtomically(path("link"), "new");
    EXPECT_TRUE(fs::is_symlink(path("link")));
    EXPECT_EQ(readFile(path("target")), "new");
}

TEST_F(FileIo, ALinkToItselfIsRefused) {
    fs::create_symlink("loop", path("loop"));
    EXPECT_EQ(test::inputErrorMessage([&] { writeFileAtomically(path("loop"), "x"); }),
              path("loop") + ": cannot be written: Too many levels of symbolic links");
}

TEST_F(FileIo, AReadOnlyFileIsNotReplacedNotEvenByRoot) {
    writeFileAtomically(path("a"), "mine");
    fs::permissions(path("a"), fs::perms::owner_read | fs::perms::group_read);
    for (const auto& change : {+[](const std::string& file) { writeFileAtomically(file, "x"); },
                               +[](const std::string& file) { requireWritable(file); }})
        EXPECT_EQ(test::inputErrorMessage([&] { change(path("a")); }),
                  path("a") + ": cannot be written: the file is read-only");
    EXPECT_EQ(readFile(path("a")), "mine");
}

TEST_F(FileIo, TheModeOfAFileIsKept) {
    writeFileAtomically(path("a"), "1");
    fs::permissions(path("a"), fs::perms::owner_read | fs::perms::owner_write);
    writeFileAtomically(path("a"), "2");
    EXPECT_EQ(fs::status(path("a")).permissions(), fs::perms::owner_read | fs::perms::owner_write);
}

TEST_F(FileIo, AFullDiskIsReportedAndTheOldFileStays) {
    writeFileAtomically(path("a"), "old");
    rlimit before{};
    ASSERT_EQ(::getrlimit(RLIMIT_FSIZE, &before), 0);
    const auto handler = std::signal(SIGXFSZ, SIG_IGN);
    const rlimit small{4096, before.rlim_max};
    ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &small), 0);
    const std::string problem =
        test::inputErrorMessage([&] { writeFileAtomically(path("a"), std::string(10'000, 'x')); });
    ::setrlimit(RLIMIT_FSIZE, &before);
    std::signal(SIGXFSZ, handler);
    EXPECT_EQ(problem, path("a") + ": cannot be written: File too large");
    EXPECT_EQ(readFile(path("a")), "old");
    EXPECT_EQ(filesInFolder(), 1) << "no part of the new file is left";
}

TEST_F(FileIo, AFileWrittenInPiecesAppearsWhenAllOfItIsWritten) {
    writeFileAtomically(path("a"), "old");
    {
        AtomicFile dropped(path("a"));
        dropped.writeAt(0, "never");
    }
    EXPECT_EQ(readFile(path("a")), "old");
    EXPECT_EQ(filesInFolder(), 1) << "no part of it is left";
    AtomicFile file(path("a"));
    file.writeAt(0, "12");
    file.writeAt(4, "56");
    file.writeAt(2, "34");
    EXPECT_EQ(readFile(path("a")), "old");
    file.commit();
    EXPECT_EQ(readFile(path("a")), "123456");
}

TEST_F(FileIo, WhatAKilledProcessLeftIsRemovedWithTheNextWrite) {
    const pid_t killed = ::fork();
    if (killed == 0) {
        const auto file = TemporaryFile::createIn(fs::path(path("a")).parent_path());
        ::_exit(file ? 0 : 1); // without its destructor
    }
    int status = -1;
    ASSERT_EQ(::waitpid(killed, &status, 0), killed);
    ASSERT_EQ(status, 0);
    ASSERT_EQ(filesInFolder(), 1);
    writeFileAtomically(path("a"), "x");
    EXPECT_EQ(filesInFolder(), 1);
    EXPECT_EQ(readFile(path("a")), "x");
}

TEST_F(FileIo, FilesThatAreBeingWrittenAndFilesOfOthersAreNotRemoved) {
    const auto written = TemporaryFile::createIn(fs::path(path("a")).parent_path());
    ASSERT_TRUE(written);
    for (const char* name : {".trichevron-abc", ".trichevron-abcdefg", "trichevron-abcdef", "a.abcdef"})
        writeFileAtomically(path(name), "");
    fs::create_symlink("a.abcdef", path(".trichevron-linked"));
    fs::create_directory(path(".trichevron-folder"));
    writeFileAtomically(path("a"), "x");
    EXPECT_EQ(filesInFolder(), 8);
}

TEST_F(FileIo, OnlyOneProcessAtATimeHasTheLock) {
    constexpr int processes = 8;
    constexpr int rounds = 5;
    writeFileAtomically(path("count"), "0");
    for (int i = 0; i < processes; ++i)
        if (::fork() == 0) {
            for (int round = 0; round < rounds; ++round) {
                const FolderLock lock(path("count"));
                writeFileAtomically(path("count"), std::to_string(std::stoi(readFile(path("count"))) + 1));
            }
            ::_exit(0);
        }
    while (::wait(nullptr) > 0) {
    }
    EXPECT_EQ(readFile(path("count")), std::to_string(processes * rounds));
}

TEST_F(FileIo, TheLockOfAKilledProcessIsFree) {
    const pid_t killed = ::fork();
    if (killed == 0) {
        const FolderLock lock(path("a"));
        ::raise(SIGKILL);
    }
    ASSERT_EQ(::waitpid(killed, nullptr, 0), killed);
    const FolderLock lock(path("a"));
    EXPECT_EQ(filesInFolder(), 0) << "the lock leaves nothing behind";
}

} // namespace
} // namespace trichevron::core
