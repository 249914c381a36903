// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/resources/resources.h"

#include "core/errors/input_error.h"
#include "tests/support/temporary_directory.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <utility>
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

TEST(DeviceNames, WholeWordsOfOneNameAreEnough) {
    const char* before = std::getenv("TRICHEVRON_RESOURCES");
    const std::string old = before == nullptr ? "" : before;
    ::setenv("TRICHEVRON_RESOURCES", TRICHEVRON_RESOURCES_DIR, 1);
    EXPECT_EQ(loadDevice("H200").name, "NVIDIA H200");
    EXPECT_EQ(loadDevice("4090").name, "NVIDIA GeForce RTX 4090");
    EXPECT_EQ(loadDevice("rtx 4090").name, "NVIDIA GeForce RTX 4090");
    EXPECT_EQ(loadDevice("nvidia l4").name, "NVIDIA L4") << "not L40S";
    for (const char* unclear : {"A100", "RTX", "20", "", "-"})
        EXPECT_THROW((void)loadDevice(unclear), InputError) << unclear;
    if (before == nullptr)
        ::unsetenv("TRICHEVRON_RESOURCES");
    else
        ::setenv("TRICHEVRON_RESOURCES", old.c_str(), 1);
}

/// In the folder of the test, whose files a name without a slash can mean.
class DeviceFiles : public testing::Test {
protected:
    void SetUp() override {
        std::filesystem::current_path(folder.path());
        std::filesystem::copy_file(TRICHEVRON_RESOURCES_DIR "/devices/NVIDIA H200.json", folder / "mine");
    }
    void TearDown() override { std::filesystem::current_path(before); }

    const std::filesystem::path before = std::filesystem::current_path();
    const test::TemporaryDirectory folder;
};

TEST_F(DeviceFiles, NeedNoSlashInTheirName) {
    EXPECT_EQ(loadDevice("mine").name, "NVIDIA H200");
    std::ofstream(folder / "notes") << "no device";
    for (const auto& [name, problem] :
         {std::pair{"notes", "notes: "}, {"nowhere", "there is no device \"nowhere\""}}) {
        try {
            (void)loadDevice(name);
            ADD_FAILURE() << name;
        } catch (const InputError& error) {
            EXPECT_TRUE(std::string(error.what()).starts_with(problem)) << error.what();
        }
    }
}

TEST_F(DeviceFiles, DoNotHideADeviceOfTheCatalogue) {
    const std::string name = loadDevice(catalogueFiles().front()).name;
    std::ofstream(folder / name.c_str()) << "no device";
    EXPECT_EQ(loadDevice(name).name, name);
    std::filesystem::create_directory(folder / "folder");
    try {
        (void)loadDevice("folder");
        ADD_FAILURE() << "a folder is no device";
    } catch (const InputError& error) {
        EXPECT_TRUE(std::string(error.what()).starts_with("there is no device \"folder\"")) << error.what();
    }
}

} // namespace
} // namespace trichevron::core
