// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Lines out of bytes that arrive in pieces.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace trichevron::protocol {

enum class ReadStatus {
    Line,
    TooLong, ///< a line above the limit was read and thrown away
    End,     ///< no more input
    Failed   ///< the input cannot be read; errno says why
};

/// Holds what has arrived and was not taken yet: at most the piece that arrived last and one line of
/// `maxLineBytes`, its newline included.
class LineBuffer {
public:
    explicit LineBuffer(std::size_t maxLineBytes) : maxLineBytes_(maxLineBytes) {}

    void append(std::string_view bytes);
    /// Takes the next line, without its line ending; at the end of input what is left is the last one. None
    /// when more bytes are needed.
    std::optional<ReadStatus> take(std::string& line, bool atEnd);
    /// Whether take() gives a line without more bytes.
    bool hasLine() const { return newline() != std::string::npos; }
    /// Bytes that were not taken yet.
    std::size_t size() const { return bytes_.size() - taken_; }

private:
    std::size_t newline() const { return bytes_.find('\n', searched_); }
    void drop(std::size_t end);

    std::size_t maxLineBytes_;
    std::string bytes_;
    std::size_t taken_ = 0;    ///< bytes of which were given out
    std::size_t searched_ = 0; ///< up to here there is no newline among the others
    bool dropping_ = false;    ///< what comes is the rest of a line above the limit
};

} // namespace trichevron::protocol
