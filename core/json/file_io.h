// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Files as bytes. Errors are InputError with the file's name and the system's reason.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace trichevron::core {

/// Reads a file from its beginning to its end, piece by piece.
class FileReader {
public:
    explicit FileReader(std::string path);
    ~FileReader();
    FileReader(const FileReader&) = delete;
    FileReader& operator=(const FileReader&) = delete;

    const std::string& path() const { return path_; }
    /// Bytes in the file; 0 where that is unknown, as for a pipe.
    std::uint64_t size() const { return size_; }
    /// Appends the next piece, at most 64 KiB. False at the end of the file.
    bool appendTo(std::string& content);

private:
    std::string path_;
    int descriptor_;
    std::uint64_t size_ = 0;
};

/// Reads a whole file.
std::string readFile(const std::string& path);
/// Writes a temporary file and renames it, so that the file is either the old or the new one, never half.
void writeFileAtomically(const std::string& path, std::string_view content);

} // namespace trichevron::core
