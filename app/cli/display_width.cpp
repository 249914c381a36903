// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/display_width.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace trichevron::cli {

namespace {

struct CodePoints {
    std::uint32_t first;
    std::uint32_t last;
};

/// The larger ranges of wide characters in Unicode's EastAsianWidth.txt.
constexpr std::array<CodePoints, 8> wide{{{0x1100, 0x115F},
                                          {0x2E80, 0xA4CF},
                                          {0xA960, 0xA97C},
                                          {0xAC00, 0xD7A3},
                                          {0xF900, 0xFAFF},
                                          {0xFE30, 0xFE6F},
                                          {0xFF01, 0xFF60},
                                          {0x20000, 0x3FFFD}}};

bool isWide(std::uint32_t codePoint) {
    return std::any_of(wide.begin(), wide.end(), [codePoint](const CodePoints& range) {
        return codePoint >= range.first && codePoint <= range.last;
    });
}

/// Takes the first code point of the text.
std::uint32_t takeCodePoint(std::string_view& text) {
    const auto lead = static_cast<unsigned char>(text.front());
    text.remove_prefix(1);
    if (lead < 0xC0U)
        return lead;
    std::uint32_t codePoint = lead & (lead < 0xE0U ? 0x1FU : lead < 0xF0U ? 0x0FU : 0x07U);
    while (!text.empty() && (static_cast<unsigned char>(text.front()) & 0xC0U) == 0x80U) {
        codePoint = (codePoint << 6U) | (static_cast<unsigned char>(text.front()) & 0x3FU);
        text.remove_prefix(1);
    }
    return codePoint;
}

} // namespace

std::size_t displayWidth(std::string_view text) {
    std::size_t width = 0;
    while (!text.empty())
        width += isWide(takeCodePoint(text)) ? 2 : 1;
    return width;
}

} // namespace trichevron::cli
