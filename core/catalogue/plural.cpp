// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/catalogue/plural.h"

#include <array>
#include <cstddef>

namespace trichevron::core {

namespace {

/// The last character that is read aloud, as a code point; 0 without one.
char32_t lastSpokenCharacter(std::string_view text) {
    while (!text.empty()) {
        std::size_t begin = text.size() - 1;
        while (begin > 0 && (static_cast<unsigned char>(text[begin]) & 0xC0U) == 0x80U)
            --begin;
        const std::string_view character = text.substr(begin);
        text.remove_suffix(character.size());
        if (character.size() == 1) {
            const char c = character.front();
            const bool isSpoken =
                (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '%';
            if (isSpoken)
                return static_cast<char32_t>(c);
        } else if (character.size() == 3) {
            const auto bits = [&](std::size_t i) {
                return static_cast<char32_t>(static_cast<unsigned char>(character[i]));
            };
            const char32_t code = ((bits(0) & 0x0FU) << 12U) | ((bits(1) & 0x3FU) << 6U) | (bits(2) & 0x3FU);
            if (code >= 0xAC00 && code <= 0xD7A3)
                return code;
        }
    }
    return 0;
}

} // namespace

std::string_view toString(PluralCategory category) {
    constexpr std::array<std::string_view, 6> names{"zero", "one", "two", "few", "many", "other"};
    return names[static_cast<std::size_t>(category)];
}

PluralCategory englishPlural(Count count) {
    return count == 1 ? PluralCategory::One : PluralCategory::Other;
}

PluralCategory noPlural(Count /*count*/) {
    return PluralCategory::Other;
}

std::string_view toString(Ending ending) {
    constexpr std::array<std::string_view, 3> names{"vowel", "rieul", "other"};
    return names[static_cast<std::size_t>(ending)];
}

Ending koreanEnding(std::string_view text) {
    const char32_t last = lastSpokenCharacter(text);
    if (last >= 0xAC00) {
        // A syllable is initial, vowel and one of 28 finals: none is a vowel, the eighth is ㄹ.
        const char32_t final = (last - 0xAC00) % 28;
        return final == 0 ? Ending::Vowel : final == 8 ? Ending::Rieul : Ending::Other;
    }
    switch (last) {
    case '1': // 일
    case '7': // 칠
    case '8': // 팔
    case 'L': // 엘
    case 'l':
    case 'R': // 알
        return Ending::Rieul;
    case '0': // 영; 십, 백, 천 and 만 end in a consonant too
    case '3': // 삼
    case '6': // 육
    case 'M': // 엠
    case 'N': // 엔
    case 'm':
    case 'n':
    case 'k':
    case 'p':
    case 't':
    case 'b':
    case 'g':
    case 'c':
    case 0:
        return Ending::Other;
    default: // 이, 사, 오, 구; the other letters, 퍼센트, and words in a vowel or in 스, 드
        return Ending::Vowel;
    }
}

} // namespace trichevron::core
