// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Programs and files that a test makes.
#pragma once

#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

namespace trichevron::test {

/// Writes a file, with the folders that it is in.
inline std::string writeFile(const std::filesystem::path& path, std::string_view content) {
    std::filesystem::create_directories(path.parent_path());
    std::ofstream(path, std::ios::binary) << content;
    return path.string();
}

/// Makes a program of a shell script.
inline std::string writeScript(const std::filesystem::path& path, std::string_view commands) {
    writeFile(path, "#!/bin/sh\n" + std::string(commands) + '\n');
    std::filesystem::permissions(path, std::filesystem::perms::owner_all);
    return path.string();
}

} // namespace trichevron::test
