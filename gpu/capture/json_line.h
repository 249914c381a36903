// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// One line of a capture as JSON.
#pragma once

#include <array>
#include <charconv>
#include <concepts>
#include <string>
#include <string_view>

namespace trichevron::capture {

/// Builds a line in memory that it keeps for the next one.
class JsonLine {
public:
    void begin() { text_.clear(); }
    std::string_view text() const { return text_; }

    /// Text that is JSON already.
    JsonLine& raw(std::string_view json) {
        text_ += json;
        return *this;
    }
    JsonLine& number(std::integral auto value) {
        std::array<char, 24> digits{};
        const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
        text_.append(digits.data(), end);
        return *this;
    }
    /// A string with its quotes. A byte that is no UTF-8 is left to the reader.
    JsonLine& string(std::string_view value) {
        text_ += '"';
        for (const char c : value)
            character(c);
        text_ += '"';
        return *this;
    }
    /// "key":
    JsonLine& key(std::string_view name) {
        if (!text_.empty() && text_.back() != '{')
            text_ += ',';
        return string(name).raw(":");
    }
    JsonLine& field(std::string_view name, std::integral auto value) { return key(name).number(value); }
    JsonLine& field(std::string_view name, std::string_view value) { return key(name).string(value); }
    JsonLine& field(std::string_view name, const char* value) { return key(name).string(value); }
    JsonLine& flag(std::string_view name) { return key(name).raw("true"); }
    template <typename Number>
    JsonLine& triple(std::string_view name, const Number (&value)[3]) {
        return key(name).raw("[").number(value[0]).raw(",").number(value[1]).raw(",").number(value[2]).raw(
            "]");
    }

private:
    void character(char c) {
        constexpr std::string_view hex = "0123456789abcdef";
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            text_ += '\\';
            text_ += c;
        } else if (byte < 0x20) {
            text_ += "\\u00";
            text_ += hex[byte >> 4U];
            text_ += hex[byte & 0xFU];
        } else {
            text_ += c;
        }
    }

    std::string text_;
};

} // namespace trichevron::capture
