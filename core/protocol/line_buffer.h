// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Splits incoming bytes into lines.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace trichevron::core::protocol {

enum class ReadStatus {
    Line,
    TooLong, ///< a line beyond the limit was discarded
    End,     ///< no more input
    Failed   ///< a read failed; see errno
};

/// Holds at most the last bytes appended and one line of `maxLineBytes`, newline included.
class LineBuffer {
public:
    explicit LineBuffer(std::size_t maxLineBytes) : maxLineBytes_(maxLineBytes) {}

    void append(std::string_view bytes);
    /// Takes the next line without its line ending. At the end of the input the rest is the last line. None
    /// if more bytes are needed.
    std::optional<ReadStatus> take(std::string& line, bool atEnd);
    /// True if a whole line is there.
    bool hasLine() const { return newline() != std::string::npos; }
    /// Bytes not taken yet.
    std::size_t size() const { return bytes_.size() - taken_; }

private:
    std::size_t newline() const { return bytes_.find('\n', searched_); }
    void drop(std::size_t end);

    std::size_t maxLineBytes_;
    std::string bytes_;
    std::size_t taken_ = 0;    ///< bytes at the front that were taken
    std::size_t searched_ = 0; ///< no newline between taken_ and here
    bool dropping_ = false;    ///< the next bytes belong to a line beyond the limit
};

} // namespace trichevron::core::protocol
