// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/catalogue/pseudo_translation.h"

#include "core/catalogue/pattern.h"

#include <array>
#include <cstddef>

namespace trichevron::core {

namespace {

constexpr std::array<std::string_view, 26> smallLetters{"å", "ƀ", "ç", "ð", "é", "ƒ", "ĝ", "ĥ", "î",
                                                        "ĵ", "ķ", "ļ", "ɱ", "ñ", "ö", "þ", "ǫ", "ŕ",
                                                        "š", "ţ", "û", "ṽ", "ŵ", "ẋ", "ý", "ž"};
constexpr std::array<std::string_view, 26> capitalLetters{"Å", "Ɓ", "Ç", "Ð", "É", "Ƒ", "Ĝ", "Ĥ", "Î",
                                                          "Ĵ", "Ķ", "Ļ", "Ṁ", "Ñ", "Ö", "Þ", "Ǫ", "Ŕ",
                                                          "Š", "Ţ", "Û", "Ṽ", "Ŵ", "Ẋ", "Ý", "Ž"};

/// The end of the markup that `text` begins with: a tag or an entity of rich text; 0 where it begins with
/// none.
std::size_t markupLength(std::string_view text) {
    const bool isTag =
        text.size() > 2 && text[0] == '<' && (text[1] == '/' || (text[1] >= 'a' && text[1] <= 'z'));
    const bool isEntity = text.size() > 2 && text[0] == '&' && text[1] >= 'a' && text[1] <= 'z';
    if (!isTag && !isEntity)
        return 0;
    const std::size_t end = text.find(isTag ? '>' : ';');
    return end == std::string_view::npos || text.substr(1, end).find('<') != std::string_view::npos ||
                   (isEntity && end > 6)
               ? 0
               : end + 1;
}

std::string accented(std::string_view text) {
    std::string result;
    while (!text.empty()) {
        const char c = text.front();
        std::size_t length = 1;
        if (const std::size_t markup = markupLength(text); markup != 0) {
            length = markup;
            result += text.substr(0, markup);
        } else if (c >= 'a' && c <= 'z')
            result += smallLetters[static_cast<std::size_t>(c - 'a')];
        else if (c >= 'A' && c <= 'Z')
            result += capitalLetters[static_cast<std::size_t>(c - 'A')];
        else
            result += c;
        text.remove_prefix(length);
    }
    return result;
}

} // namespace

std::string pseudoTranslate(std::string_view pattern) {
    std::size_t letters = 0;
    std::string text = transformText(pattern, [&](std::string_view piece) {
        letters += piece.size();
        return accented(piece);
    });
    if (letters == 0)
        return text;
    std::string padding;
    for (std::size_t i = 0; i < (letters + 2) / 3; ++i)
        padding += "·";
    return "⟦" + text + padding + "⟧";
}

} // namespace trichevron::core
