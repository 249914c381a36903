// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A line such as ["ran",17,3,1200,850], of which there is one for each launch: made without the heap.
#pragma once

#include <array>
#include <charconv>
#include <concepts>
#include <cstring>
#include <string_view>

namespace trichevron::capture {

class ListLine {
public:
    /// `word` has at most 20 letters.
    explicit ListLine(std::string_view word) {
        put("[\"");
        put(word);
        put("\"");
    }
    /// At most five.
    void add(std::integral auto number) {
        *at_++ = ',';
        at_ = std::to_chars(at_, text_.data() + text_.size(), number).ptr;
    }
    /// The line with its break.
    std::string_view end() {
        put("]\n");
        return {text_.data(), static_cast<std::size_t>(at_ - text_.data())};
    }

private:
    void put(std::string_view text) {
        std::memcpy(at_, text.data(), text.size());
        at_ += text.size();
    }

    std::array<char, 160> text_;
    char* at_ = text_.data();
};

} // namespace trichevron::capture
