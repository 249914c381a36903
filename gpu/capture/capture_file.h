// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The file of one captured process: text that is added at the end and survives the process, however it ends.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace trichevron::capture {

/// Written through shared memory, which the system keeps when the process is killed. Room is allocated before
/// it is written, so that a full disk is an error here and no signal. Not thread-safe.
class CaptureFile {
public:
    /// False where the file cannot be created; errno says why.
    bool open(const std::string& path);
    bool isOpen() const { return descriptor_ >= 0; }
    /// Whole lines. Where there is no room for them they are not written, and no later ones: a last line says
    /// so, for which room is kept.
    void append(std::string_view lines);
    /// Cuts the file at the end of its text.
    void close();
    /// In a child of fork(): the file is the parent's. Nothing of it is touched.
    void abandon();

private:
    bool allocate(std::size_t end);
    bool openWindow();
    void closeWindow();
    bool write(std::string_view text);
    void endFull(int error);

    int descriptor_ = -1;
    bool isFull_ = false;
    char* window_ = nullptr;      ///< the part of the file that is mapped
    std::size_t windowBegin_ = 0; ///< its place in the file
    std::size_t windowSize_ = 0;
    std::size_t allocated_ = 0; ///< the end of what has room
    std::size_t size_ = 0;      ///< of the text
};

} // namespace trichevron::capture
