// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/text/escape.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>

namespace trichevron::core {

namespace {

unsigned char byteAt(std::string_view text, std::size_t i) {
    return static_cast<unsigned char>(text[i]);
}

/// Bytes of the UTF-8 character that the text begins with; 0 where they are not UTF-8.
std::size_t lengthOfFirst(std::string_view text) {
    const unsigned char first = byteAt(text, 0);
    const std::size_t length = first < 0x80   ? 1
                               : first < 0xC2 ? 0
                               : first < 0xE0 ? 2
                               : first < 0xF0 ? 3
                               : first < 0xF5 ? 4
                                              : 0;
    if (length > text.size())
        return 0;
    for (std::size_t i = 1; i < length; ++i)
        if ((byteAt(text, i) & 0xC0U) != 0x80)
            return 0;
    return length;
}

/// The code point of a character of valid UTF-8.
char32_t codePoint(std::string_view character) {
    const unsigned char first = byteAt(character, 0);
    if (character.size() == 1)
        return first;
    char32_t value = first & (0xFFU >> (character.size() + 1));
    for (std::size_t i = 1; i < character.size(); ++i)
        value = value << 6U | (byteAt(character, i) & 0x3FU);
    return value;
}

bool isControl(char32_t c) {
    return c < ' ' || (c >= 0x7F && c < 0xA0);
}

/// Ends a line, or turns the direction of the text after it.
bool rearranges(char32_t c) {
    return c == 0x2028 || c == 0x2029 || (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
}

std::string escape(char32_t c) {
    switch (c) {
    case '\n':
        return "\\n";
    case '\r':
        return "\\r";
    case '\t':
        return "\\t";
    default:
        return c < 0x80 ? fmt::format("\\x{:02x}", static_cast<unsigned>(c))
                        : fmt::format("\\u{:04x}", static_cast<unsigned>(c));
    }
}

} // namespace

std::string escapeControls(std::string_view text, std::string_view kept) {
    std::string escaped;
    escaped.reserve(text.size());
    while (!text.empty()) {
        const std::size_t length = lengthOfFirst(text);
        if (length == 0) {
            escaped += fmt::format("\\x{:02x}", byteAt(text, 0));
            text.remove_prefix(1);
            continue;
        }
        const std::string_view character = text.substr(0, length);
        const char32_t c = codePoint(character);
        const bool isKept = length == 1 && kept.find(character) != std::string_view::npos;
        if ((isControl(c) || rearranges(c)) && !isKept)
            escaped += escape(c);
        else
            escaped += character;
        text.remove_prefix(length);
    }
    return escaped;
}

} // namespace trichevron::core
