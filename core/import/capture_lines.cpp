// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/import/capture_lines.h"

#include "core/catalogue/message_literal.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace trichevron::core {

namespace {

/// A line with a long name and a call stack is shorter.
constexpr std::size_t maxCaptureLine = std::size_t{4} << 20U;

} // namespace

std::optional<CaptureList> captureList(std::string_view line) {
    const std::size_t quote = line.find('"', 2);
    if (!line.starts_with("[\"") || quote == std::string_view::npos)
        return std::nullopt;
    CaptureList list;
    list.word = line.substr(2, quote - 2);
    const char* at = line.data() + quote + 1;
    const char* const end = line.data() + line.size();
    while (at < end && *at == ',') {
        if (list.count == list.numbers.size())
            return std::nullopt;
        const auto [next, error] = std::from_chars(at + 1, end, list.numbers[list.count]);
        if (error != std::errc())
            return std::nullopt;
        ++list.count;
        at = next;
    }
    return at + 1 == end && *at == ']' ? std::optional(list) : std::nullopt;
}

bool CaptureLines::add(std::string_view piece) {
    while (!piece.empty() && !problem_) {
        const std::size_t end = piece.find('\n');
        if (end == std::string_view::npos) {
            rest_ += piece;
            if (rest_.size() > maxCaptureLine)
                problem_ = "line {line} is longer than {limit} bytes"_msg.with(
                    "line"_a = number_ + 1, "limit"_a = Count{maxCaptureLine});
            break;
        }
        if (rest_.empty()) {
            use(piece.substr(0, end));
        } else {
            rest_ += piece.substr(0, end);
            const std::string line = std::exchange(rest_, {});
            use(line);
        }
        piece.remove_prefix(end + 1);
    }
    return !problem_;
}

void CaptureLines::end() {
    if (!problem_ && !rest_.empty())
        use(std::exchange(rest_, {}));
}

void CaptureLines::use(std::string_view line) {
    ++number_;
    line.remove_prefix(std::min(line.find_first_not_of('\0'), line.size()));
    while (!line.empty() && (line.back() == '\0' || line.back() == '\r'))
        line.remove_suffix(1);
    if (!line.empty())
        use_(line);
}

} // namespace trichevron::core
