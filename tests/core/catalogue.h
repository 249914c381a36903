// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The device files of the program, as test parameters.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <string>
#include <vector>

namespace trichevron::test {

/// The sorted paths of the device files.
inline std::vector<std::string> catalogue() {
    std::vector<std::string> paths;
    for (const auto& entry : std::filesystem::directory_iterator(TRICHEVRON_RESOURCES_DIR "/devices"))
        if (entry.path().extension() == ".json")
            paths.push_back(entry.path().string());
    std::sort(paths.begin(), paths.end());
    return paths;
}

/// The device name, restricted to characters that are valid in a test name.
inline std::string deviceCaseName(const testing::TestParamInfo<std::string>& info) {
    std::string name = std::filesystem::path(info.param).stem().string();
    std::replace_if(
        name.begin(), name.end(), [](unsigned char c) { return std::isalnum(c) == 0; }, '_');
    return name;
}

} // namespace trichevron::test
