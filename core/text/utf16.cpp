// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/text/utf16.h"

#include <cstdint>

namespace trichevron::core {

namespace {

constexpr std::string_view byteOrderMark("\xFF\xFE", 2);

void append(std::string& text, std::uint32_t code) {
    const auto tail = [&](unsigned shift) { text += static_cast<char>(0x80U | ((code >> shift) & 0x3fU)); };
    if (code < 0x80) {
        text += static_cast<char>(code);
    } else if (code < 0x800) {
        text += static_cast<char>(0xc0U | (code >> 6U));
        tail(0);
    } else if (code < 0x10000) {
        text += static_cast<char>(0xe0U | (code >> 12U));
        tail(6);
        tail(0);
    } else {
        text += static_cast<char>(0xf0U | (code >> 18U));
        tail(12);
        tail(6);
        tail(0);
    }
}

} // namespace

bool isUtf16(std::string_view bytes) {
    return bytes.starts_with(byteOrderMark);
}

std::string utf8Of(std::string_view utf16) {
    constexpr std::uint32_t replacement = 0xfffd;
    const auto unitAt = [&](std::size_t at) {
        return static_cast<std::uint32_t>(static_cast<unsigned char>(utf16[at])) |
               static_cast<std::uint32_t>(static_cast<unsigned char>(utf16[at + 1])) << 8U;
    };
    std::string text;
    text.reserve(utf16.size() / 2);
    for (std::size_t at = isUtf16(utf16) ? byteOrderMark.size() : 0; at + 1 < utf16.size(); at += 2) {
        std::uint32_t code = unitAt(at);
        const bool isHigh = code >= 0xd800 && code < 0xdc00;
        if (isHigh && at + 3 < utf16.size() && (unitAt(at + 2) & 0xfc00U) == 0xdc00) {
            code = 0x10000 + ((code - 0xd800) << 10U) + (unitAt(at + 2) - 0xdc00);
            at += 2;
        } else if (code >= 0xd800 && code < 0xe000) {
            code = replacement;
        }
        append(text, code);
    }
    return text;
}

} // namespace trichevron::core
