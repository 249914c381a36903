// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/resources/resources.h"

#include "core/errors/input_error.h"
#include "tests/support/temporary_directory.h"

#include <gtest/gtest.h>

#include <fstream>
#include <string>
#include <vector>

namespace trichevron::core {
namespace {

struct Directory : testing::Test {
    test::TemporaryDirectory directory;
};

TEST_F(Directory, ListsOnlyItsRecordingsByName) {
    for (const char* name : {"b.json.gz", "a.json", "notes.txt", "c.json.gz.bak"})
        std::ofstream(directory / name) << "{}";
    EXPECT_EQ(recordingFilesIn(directory.path()),
              (std::vector{directory / "a.json", directory / "b.json.gz"}));
}

TEST_F(Directory, ThatCannotBeReadIsReportedWithTheReason) {
    const std::string missing = directory / "missing";
    try {
        (void)recordingFilesIn(missing);
        FAIL() << "no error";
    } catch (const InputError& error) {
        EXPECT_EQ(error.what(), "cannot read the directory " + missing + ": No such file or directory");
    }
}

} // namespace
} // namespace trichevron::core
