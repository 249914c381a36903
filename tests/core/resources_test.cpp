// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/resources.h"

#include "core/input_error.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

namespace trichevron {
namespace {

namespace fs = std::filesystem;

struct Directory : testing::Test {
    // One for each test: ctest runs them side by side.
    fs::path path =
        fs::path(testing::TempDir()) /
        (std::string("trichevron-") + testing::UnitTest::GetInstance()->current_test_info()->name());

    void SetUp() override { fs::create_directories(path); }
    void TearDown() override { fs::remove_all(path); }
};

TEST_F(Directory, OffersItsRecordingsByNameAndNothingElse) {
    for (const char* name : {"b.json.gz", "a.json", "notes.txt", "c.json.gz.bak"})
        std::ofstream(path / name) << "{}";
    EXPECT_EQ(recordingFilesIn(path.string()),
              (std::vector{(path / "a.json").string(), (path / "b.json.gz").string()}));
}

TEST_F(Directory, ThatCannotBeReadIsNamedWithTheReason) {
    const std::string missing = (path / "missing").string();
    try {
        (void)recordingFilesIn(missing);
        FAIL() << "no error";
    } catch (const InputError& error) {
        EXPECT_EQ(error.what(), "cannot read the directory " + missing + ": No such file or directory");
    }
}

} // namespace
} // namespace trichevron
