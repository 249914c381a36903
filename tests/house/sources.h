// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The source files of the repository.
#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <optional>
#include <regex>
#include <string>
#include <vector>

namespace trichevron::test {

namespace fs = std::filesystem;
inline const fs::path sourceRoot = TRICHEVRON_SOURCE_DIR;

inline bool isCode(const fs::path& path) {
    const std::string extension = path.extension().string();
    return extension == ".h" || extension == ".cpp" || extension == ".cu" || extension == ".cuh";
}

inline std::vector<fs::path> codeUnder(const std::vector<std::string>& folders) {
    std::vector<fs::path> files;
    for (const std::string& folder : folders)
        for (const auto& entry : fs::recursive_directory_iterator(sourceRoot / folder))
            if (entry.is_regular_file() && isCode(entry.path()))
                files.push_back(entry.path());
    EXPECT_FALSE(files.empty());
    return files;
}

inline std::vector<std::string> linesOf(const fs::path& path) {
    std::ifstream stream(path);
    std::vector<std::string> lines;
    for (std::string line; std::getline(stream, line);)
        lines.push_back(line);
    return lines;
}

/// The path that a line includes; none where it is no include.
inline std::optional<std::string> includedPath(const std::string& line) {
    static const std::regex include(R"(^\s*#\s*include\s*[<"]([^>"]+)[>"])");
    std::smatch match;
    if (!std::regex_search(line, match, include))
        return std::nullopt;
    return match[1].str();
}

} // namespace trichevron::test
