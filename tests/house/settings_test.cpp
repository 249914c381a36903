// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

namespace {

namespace fs = std::filesystem;

TEST(House, OnlyTheSettingsClassUsesQSettings) {
    const fs::path root = TRICHEVRON_SOURCE_DIR;
    int users = 0;
    for (const auto& entry : fs::recursive_directory_iterator(root / "app")) {
        if (!entry.is_regular_file())
            continue;
        std::ifstream stream(entry.path());
        const std::string source{std::istreambuf_iterator<char>(stream), {}};
        if (source.find("QSettings") == std::string::npos)
            continue;
        ++users;
        EXPECT_EQ(fs::relative(entry.path(), root).generic_string(), "app/gui/settings/settings.h")
            << "add a getter and a setter to Settings instead";
    }
    EXPECT_EQ(users, 1);
}

} // namespace
