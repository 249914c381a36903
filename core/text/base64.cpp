// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/text/base64.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace trichevron::core {

namespace {

constexpr std::string_view base64Digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr unsigned bitsPerDigit = 6;
constexpr int noDigit = -1;

constexpr std::array<int, 256> valuesOfDigits = [] {
    std::array<int, 256> values{};
    values.fill(noDigit);
    for (std::size_t i = 0; i < base64Digits.size(); ++i)
        values[static_cast<unsigned char>(base64Digits[i])] = static_cast<int>(i);
    return values;
}();

} // namespace

std::string toBase64(std::string_view bytes) {
    std::string text;
    text.reserve((bytes.size() + 2) / 3 * 4);
    for (std::size_t at = 0; at < bytes.size(); at += 3) {
        const std::size_t count = std::min<std::size_t>(3, bytes.size() - at);
        std::uint32_t bits = 0;
        for (std::size_t i = 0; i < 3; ++i)
            bits = bits << 8U | (i < count ? static_cast<unsigned char>(bytes[at + i]) : 0U);
        for (std::size_t i = 0; i < 4; ++i)
            text += i <= count ? base64Digits[(bits >> (18 - bitsPerDigit * i)) & 63U] : '=';
    }
    return text;
}

std::optional<std::string> fromBase64(std::string_view text) {
    if (text.size() % 4 != 0)
        return std::nullopt;
    std::string bytes;
    bytes.reserve(text.size() / 4 * 3);
    for (std::size_t at = 0; at < text.size(); at += 4) {
        const bool isLast = at + 4 == text.size();
        const std::size_t padding =
            !isLast ? 0
                    : static_cast<std::size_t>(text[at + 3] == '=') +
                          static_cast<std::size_t>(text[at + 2] == '=' && text[at + 3] == '=');
        std::uint32_t bits = 0;
        for (std::size_t i = 0; i < 4; ++i) {
            const int value = i < 4 - padding ? valuesOfDigits[static_cast<unsigned char>(text[at + i])] : 0;
            if (value == noDigit)
                return std::nullopt;
            bits = bits << bitsPerDigit | static_cast<std::uint32_t>(value);
        }
        for (std::size_t i = 0; i < 3 - padding; ++i)
            bytes += static_cast<char>(bits >> (16 - 8 * i));
    }
    return bytes;
}

} // namespace trichevron::core
