// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Folders of compilers: whose process ends, whichever way, leaves nothing; whatever else is there stays.
#include "core/process/temporary_folder.h"

#include "tests/support/script.h"
#include "tests/support/temporary_directory.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <string>
#include <sys/wait.h>
#include <unistd.h>

namespace trichevron::core {
namespace {

namespace fs = std::filesystem;

class TemporaryFolders : public testing::Test {
protected:
    void SetUp() override {
        const char* before = std::getenv("TMPDIR");
        before_ = before == nullptr ? "" : before;
        ::setenv("TMPDIR", parent.path().c_str(), 1);
    }
    void TearDown() override {
        if (before_.empty())
            ::unsetenv("TMPDIR");
        else
            ::setenv("TMPDIR", before_.c_str(), 1);
    }

    /// The folder of a process that ended without its destructors.
    std::string abandoned() const {
        const std::string before = names();
        const pid_t killed = ::fork();
        if (killed == 0) {
            const TemporaryFolder folder;
            folder.write("source.cu", "x");
            fs::create_directory(folder.file("include0"));
            fs::create_directory_symlink(kept.path(), folder.file("include1"));
            ::_exit(0);
        }
        ::waitpid(killed, nullptr, 0);
        for (const fs::directory_entry& entry : fs::directory_iterator(parent.path()))
            if (before.find(entry.path().filename().string()) == std::string::npos)
                return entry.path().string();
        ADD_FAILURE() << "no folder was made";
        return {};
    }
    std::string names() const {
        std::string text;
        for (const fs::directory_entry& entry : fs::directory_iterator(parent.path()))
            text += entry.path().filename().string() + ' ';
        return text;
    }

    const test::TemporaryDirectory kept;
    const test::TemporaryDirectory parent;

private:
    std::string before_;
};

TEST_F(TemporaryFolders, OfKilledProcessesAreRemovedWithTheirContent) {
    test::writeFile(kept.path() / "header.h", "");
    const std::string first = abandoned();
    const std::string second = abandoned();
    removeAbandonedTemporaryFolders(parent.path());
    EXPECT_FALSE(fs::exists(first));
    EXPECT_FALSE(fs::exists(second));
    EXPECT_TRUE(fs::exists(kept.path() / "header.h")) << "a link in a folder is not followed";
}

TEST_F(TemporaryFolders, InUseStay) {
    const TemporaryFolder mine;
    int status = -1;
    const pid_t other = ::fork();
    if (other == 0) {
        removeAbandonedTemporaryFolders(parent.path());
        ::_exit(fs::exists(mine.path()) ? 0 : 1);
    }
    ASSERT_EQ(::waitpid(other, &status, 0), other);
    EXPECT_EQ(status, 0);
    removeAbandonedTemporaryFolders(parent.path());
    EXPECT_TRUE(fs::exists(mine.path()));
}

TEST_F(TemporaryFolders, OfOtherNamesFilesAndLinksStay) {
    test::writeFile(kept.path() / "header.h", "");
    for (const char* name : {"trichevron-abcdef", "trichevron-work-abcde", "trichevron-work-abcde.", "work"})
        fs::create_directory(parent.path() / name);
    test::writeFile(parent.path() / "trichevron-work-afile0", "");
    fs::create_directory_symlink(kept.path(), parent.path() / "trichevron-work-alink0");
    const std::string before = names();
    removeAbandonedTemporaryFolders(parent.path());
    EXPECT_EQ(names(), before);
    EXPECT_TRUE(fs::exists(kept.path() / "header.h"));
}

TEST_F(TemporaryFolders, OfOtherUsersStay) {
    constexpr uid_t someone = 65534;
    const std::string path = parent.path() / "trichevron-work-theirs";
    fs::create_directory(path);
    if (::chown(path.c_str(), someone, someone) != 0)
        GTEST_SKIP() << "only root can give a folder to another user";
    removeAbandonedTemporaryFolders(parent.path());
    EXPECT_TRUE(fs::exists(path));
}

} // namespace
} // namespace trichevron::core
