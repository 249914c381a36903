// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/catalogue/plural.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace trichevron::core {

namespace {

bool isSpokenDigit(char c) {
    return c >= '0' && c <= '9';
}

bool isUpper(char c) {
    return c >= 'A' && c <= 'Z';
}

bool isLower(char c) {
    return c >= 'a' && c <= 'z';
}

bool isVowelLetter(char c) {
    return std::string_view("aeiouy").find(c) != std::string_view::npos;
}

/// The code point of the text's last character; its bytes are removed. U+FFFD for what is not UTF-8.
char32_t takeLast(std::string_view& text) {
    std::size_t begin = text.size() - 1;
    while (begin > 0 && (static_cast<unsigned char>(text[begin]) & 0xC0U) == 0x80U)
        --begin;
    const std::string_view character = text.substr(begin);
    text.remove_suffix(character.size());
    const auto bits = [&](std::size_t i) {
        return static_cast<char32_t>(static_cast<unsigned char>(character[i]));
    };
    switch (character.size()) {
    case 1:
        return bits(0) < 0x80 ? bits(0) : 0xFFFD;
    case 2:
        return ((bits(0) & 0x1FU) << 6U) | (bits(1) & 0x3FU);
    case 3:
        return ((bits(0) & 0x0FU) << 12U) | ((bits(1) & 0x3FU) << 6U) | (bits(2) & 0x3FU);
    default:
        return 0xFFFD;
    }
}

bool isHangul(char32_t code) {
    return code >= 0xAC00 && code <= 0xD7A3;
}

bool isAscii(char32_t code, bool (*is)(char)) {
    return code < 0x80 && is(static_cast<char>(code));
}

bool isSymbolWithName(char32_t code) {
    return code == U'%' || code == U'°' || code == U'×' || code == U'∞'; // 퍼센트, 도, 배, 무한대
}

bool isSpoken(char32_t code) {
    return isHangul(code) || isSymbolWithName(code) || isAscii(code, isSpokenDigit) ||
           isAscii(code, isUpper) || isAscii(code, isLower);
}

bool hasSpoken(std::string_view text) {
    while (!text.empty())
        if (isSpoken(takeLast(text)))
            return true;
    return false;
}

/// "matrixAdd" of "matrixAdd(float*)", "한도" of "한도(launch bounds)". Brackets alone are read: "(3, 2)",
/// and so are numbers after a blank: "block (3, 2)".
std::string_view withoutRemark(std::string_view text) {
    if (!text.ends_with(')'))
        return text;
    std::size_t depth = 0;
    for (std::size_t i = text.size(); i-- > 0;) {
        depth += text[i] == ')' ? 1 : 0;
        if (text[i] != '(' || --depth > 0)
            continue;
        const bool isIndex = i > 0 && text[i - 1] == ' ' && isSpokenDigit(text[i + 1]);
        return !isIndex && hasSpoken(text.substr(0, i)) ? text.substr(0, i) : text;
    }
    return text;
}

Ending endingOfSyllable(char32_t syllable) {
    // A syllable is initial, vowel and one of 28 finals: none is a vowel, the eighth is ㄹ.
    const char32_t final = (syllable - 0xAC00) % 28;
    return final == 0 ? Ending::Vowel : final == 8 ? Ending::Rieul : Ending::Other;
}

Ending endingOfDigit(char digit) {
    switch (digit) {
    case '1': // 일
    case '7': // 칠
    case '8': // 팔
        return Ending::Rieul;
    case '0': // 영; 십, 백, 천 and 만 end in a consonant too
    case '3': // 삼
    case '6': // 육
        return Ending::Other;
    default: // 이, 사, 오, 구
        return Ending::Vowel;
    }
}

/// One digit directly after a word is read in English: dim3 as 딤쓰리.
Ending endingOfEnglishDigit(char digit) {
    const bool endsInConsonant = digit == '1' || digit == '7' || digit == '9'; // 원, 세븐, 나인
    return endsInConsonant ? Ending::Other : Ending::Vowel;
}

Ending endingOfLetter(char upper) {
    if (upper == 'L' || upper == 'R') // 엘, 알
        return Ending::Rieul;
    return upper == 'M' || upper == 'N' ? Ending::Other : Ending::Vowel; // 엠, 엔; the others end in a vowel
}

bool endsInOneOf(std::string_view word, const auto& endings) {
    return std::any_of(endings.begin(), endings.end(),
                       [&](std::string_view ending) { return word.ends_with(ending); });
}

/// Words that Korean writes with a final consonant, against the rule below.
constexpr std::array<std::string_view, 7> closedWords{"type", "web", "job", "lab", "tab", "out", "ook"};
/// Words that it writes with a vowel, against the rule: 루프, 체크, 비트, …
constexpr std::array<std::string_view, 10> openWords{"loop", "check", "bit", "eat", "oat",
                                                     "ait",  "oot",   "uit", "eet", "eak"};

/// An English word in small letters, as Korean writes it.
Ending endingOfWord(std::string_view word) {
    if (endsInOneOf(word, closedWords))
        return Ending::Other;
    if (endsInOneOf(word, openWords))
        return Ending::Vowel;
    // A last e is silent: 파일, 타임, 사이즈.
    std::string_view sound = word;
    const bool isSilentE = word.size() > 2 && word.back() == 'e';
    if (isSilentE)
        sound.remove_suffix(1);
    const char last = sound.back();
    const char before = sound.size() > 1 ? sound[sound.size() - 2] : ' ';
    switch (last) {
    case 'l': // 글로벌, 타일
        return Ending::Rieul;
    case 'm': // 스트림, 타임
    case 'n': // 라인
        return Ending::Other;
    case 'g': // 워닝, but 플래그
        return before == 'n' && !isSilentE ? Ending::Other : Ending::Vowel;
    case 'k': // 블록, but 랭크
        return before == 'c' && !isSilentE ? Ending::Other : Ending::Vowel;
    case 'c': // 아토믹, but 싱크 and 디바이스
    case 'p': // 맵, but 워프 and 셰이프
    case 't': // 오프셋, but 이벤트 and 바이트
        return !isSilentE && (isVowelLetter(before) || (last == 'p' && before == 'p')) ? Ending::Other
                                                                                       : Ending::Vowel;
    default: // 스, 즈, 드, 프, 치, 시, or the vowel itself; an r is silent: 에러
        return Ending::Vowel;
    }
}

/// A text that ends in a small letter: the last word, or the last letter where nobody can read it as a word.
Ending endingOfSmallLetters(std::string_view text) {
    std::size_t begin = text.size();
    while (begin > 0 && isLower(text[begin - 1]))
        --begin;
    std::string_view word = text.substr(begin);
    const bool hasVowel = std::any_of(word.begin(), word.end(), isVowelLetter);
    const bool hasCapital = begin > 0 && isUpper(text[begin - 1]);
    const bool capitalIsVowel =
        hasCapital && std::string_view("AEIOU").find(text[begin - 1]) != std::string_view::npos;
    if ((word.size() > 1 || hasCapital) && (hasVowel || capitalIsVowel))
        return endingOfWord(word);
    return endingOfLetter(static_cast<char>(text.back() - 'a' + 'A'));
}

} // namespace

Ending koreanEnding(std::string_view text) {
    std::string_view rest = withoutRemark(text);
    while (!rest.empty()) {
        const std::string_view whole = rest;
        const char32_t last = takeLast(rest);
        if (!isSpoken(last))
            continue;
        if (isHangul(last))
            return endingOfSyllable(last);
        if (isSymbolWithName(last))
            return Ending::Vowel;
        const char character = whole.back();
        if (isSpokenDigit(character))
            return !rest.empty() && isLower(rest.back()) ? endingOfEnglishDigit(character)
                                                         : endingOfDigit(character);
        return isUpper(character) ? endingOfLetter(character) : endingOfSmallLetters(whole);
    }
    return Ending::Other;
}

} // namespace trichevron::core
