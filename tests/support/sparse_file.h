// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Files that are larger than the disk.
#pragma once

#include "tests/support/script.h"

#include <sys/stat.h>

#include <cstdint>
#include <system_error>

namespace trichevron::test {

/// Writes the content and a hole after it, which reads as zero bytes. False where the file system has no such
/// files: then only the content is there.
inline bool writeSparseFile(const std::filesystem::path& path, std::string_view content, std::uint64_t size) {
    writeFile(path, content);
    std::error_code error;
    std::filesystem::resize_file(path, size, error);
    struct stat status {};
    constexpr std::uint64_t blockBytes = 512;
    return !error && ::stat(path.c_str(), &status) == 0 &&
           static_cast<std::uint64_t>(status.st_size) == size &&
           static_cast<std::uint64_t>(status.st_blocks) * blockBytes < size / 2;
}

} // namespace trichevron::test
