// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A clone may stand in a folder with blanks and any letters in its name. Programs and libraries that tests
/// start from such a folder show that nothing takes their paths apart.
#pragma once

#include <filesystem>
#include <string>

namespace trichevron::test {

/// A link to the file in a folder of `parent` with blanks, a letter outside of ASCII and one outside of
/// Latin-1 in its name. Its path in UTF-8.
inline std::string linkInOddFolder(const std::filesystem::path& parent, const std::filesystem::path& file) {
    const std::filesystem::path folder = parent / "a b é ő";
    std::filesystem::create_directories(folder);
    std::filesystem::create_symlink(file, folder / file.filename());
    return folder / file.filename();
}

} // namespace trichevron::test
