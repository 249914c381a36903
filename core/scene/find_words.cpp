// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/scene/find_words.h"

#include "core/catalogue/message_literal.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <vector>

namespace trichevron::core {
namespace {

/// In the order of the messages below. Nothing stands for the possessive ending.
constexpr std::array<std::string_view, 14> englishWords{"thread", "warp",    "block",  "cluster", "rank",
                                                        "global", "element", "bin",    "index",   "row",
                                                        "column", "",        "linear", "lane"};

/// The same in the current language; a translation of another length is of no use.
std::optional<std::array<std::string, englishWords.size()>> currentWords() {
    std::string list =
        "thread, warp, block, cluster, rank, global, element, bin, index, row, column, 's"_msg() + ", " +
        "linear, lane"_msg();
    std::array<std::string, englishWords.size()> words;
    constexpr std::string_view separator = ", ";
    std::string_view rest = list;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::size_t end = rest.find(separator);
        if ((end == std::string_view::npos) != (i + 1 == words.size()))
            return std::nullopt;
        words[i] = rest.substr(0, end);
        if (words[i].empty())
            return std::nullopt;
        rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + separator.size());
    }
    return words;
}

bool isPartOfWord(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || static_cast<unsigned char>(c) >= 0x80;
}

} // namespace

std::string withEnglishWords(std::string_view text) {
    const auto words = currentWords();
    if (!words)
        return std::string(text);
    std::string english;
    for (std::size_t at = 0; at < text.size();) {
        const bool beginsWord = at == 0 || !isPartOfWord(text[at - 1]);
        std::size_t word = 0;
        while (word < words->size() && !(beginsWord && text.substr(at).starts_with((*words)[word])))
            ++word;
        if (word == words->size()) {
            english += text[at++];
            continue;
        }
        english += englishWords[word];
        at += (*words)[word].size();
        if (at < text.size() && text[at] != ' ' && !englishWords[word].starts_with((*words)[word]))
            english += ' '; // "블록65"
    }
    return english;
}

std::string inCurrentWords(std::string_view english) {
    const auto words = currentWords();
    if (!words)
        return std::string(english);
    std::string current;
    for (std::size_t at = 0; at < english.size();) {
        if (!isPartOfWord(english[at])) {
            current += english[at++];
            continue;
        }
        std::size_t end = at;
        while (end < english.size() && isPartOfWord(english[end]))
            ++end;
        const std::string_view word = english.substr(at, end - at);
        const auto* const known = std::find(englishWords.begin(), englishWords.end(), word);
        current += known == englishWords.end()
                       ? word
                       : std::string_view((*words)[static_cast<std::size_t>(known - englishWords.begin())]);
        at = end;
    }
    return current;
}

} // namespace trichevron::core
