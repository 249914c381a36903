// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Files as bytes. Errors are InputError with the file's name and the system's reason.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace trichevron::core {

/// The largest file that is read, and the largest content that is unpacked from one.
inline constexpr std::size_t maxFileBytes = std::size_t{256} * 1024 * 1024;

/// Opens a regular file for reading. Pipes, sockets and devices are refused without waiting for them and
/// without opening them, since opening some devices has an effect.
int openRegularFile(const std::string& path);

/// Reads a file from its beginning to its end, piece by piece.
class FileReader {
public:
    explicit FileReader(std::string path) : path_(std::move(path)), descriptor_(openRegularFile(path_)) {}
    ~FileReader();
    FileReader(const FileReader&) = delete;
    FileReader& operator=(const FileReader&) = delete;

    const std::string& path() const { return path_; }
    /// Bytes in the file.
    std::uint64_t size() const;
    /// Appends the next piece, at most 64 KiB. False at the end of the file.
    bool appendTo(std::string& content);

private:
    std::string path_;
    int descriptor_;
};

/// Reads a whole file of at most this many bytes.
std::string readFile(const std::string& path, std::size_t maxBytes = maxFileBytes);

/// The file that a path means: where symbolic links lead, whether or not it exists.
std::string withoutLinks(const std::string& path);
/// Fails where writeFileAtomically() would refuse the path: a file that is read-only, or no regular file.
void requireWritable(const std::string& path);
/// Writes a temporary file and renames it, so that the file is either the old or the new one, never half. A
/// symbolic link is kept, and its target is written. Temporary files that killed processes left in the same
/// folder are removed.
void writeFileAtomically(const std::string& path, std::string_view content);

} // namespace trichevron::core
