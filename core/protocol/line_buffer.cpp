// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/protocol/line_buffer.h"

namespace trichevron::core::protocol {

void LineBuffer::append(std::string_view bytes) {
    // Erase once per append, not once per line.
    bytes_.erase(0, taken_);
    searched_ -= taken_;
    taken_ = 0;
    bytes_ += bytes;
}

std::optional<ReadStatus> LineBuffer::take(std::string& line, bool atEnd) {
    const std::size_t newline = this->newline();
    if (newline == std::string::npos && !atEnd) {
        searched_ = bytes_.size();
        if (size() >= maxLineBytes_) {
            dropping_ = true;
            drop(bytes_.size());
        }
        return std::nullopt;
    }
    if (newline == std::string::npos && size() == 0 && !dropping_)
        return ReadStatus::End;
    const std::size_t end = newline == std::string::npos ? bytes_.size() : newline;
    const std::size_t length = end - taken_;
    const bool tooLong = dropping_ || length + 1 > maxLineBytes_;
    dropping_ = false;
    line.assign(bytes_, taken_, tooLong ? 0 : length);
    if (!line.empty() && line.back() == '\r')
        line.pop_back();
    drop(newline == std::string::npos ? end : end + 1);
    return tooLong ? ReadStatus::TooLong : ReadStatus::Line;
}

void LineBuffer::drop(std::size_t end) {
    taken_ = end;
    searched_ = end;
}

} // namespace trichevron::core::protocol
