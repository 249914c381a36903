// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/process/shell_words.h"

#include <utility>

namespace trichevron::core {

std::optional<std::vector<std::string>> splitShellWords(std::string_view line) {
    constexpr char noQuote = '\0';
    std::vector<std::string> words;
    std::string word;
    bool inWord = false; // "" is a word, too
    char quote = noQuote;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const char letter = line[i];
        if (letter == '\\' && quote != '\'') {
            if (i + 1 == line.size())
                return std::nullopt;
            const char next = line[++i];
            const bool isSpecial = std::string_view("$`\"\\\n").find(next) != std::string_view::npos;
            if (quote == '"' && !isSpecial)
                word += letter;
            if (next != '\n') // which continues the line
                word += next;
            inWord = inWord || next != '\n';
        } else if (quote != noQuote) {
            if (letter == quote)
                quote = noQuote;
            else
                word += letter;
        } else if (letter == '\'' || letter == '"') {
            quote = letter;
            inWord = true;
        } else if (letter == ' ' || letter == '\t' || letter == '\n') {
            if (std::exchange(inWord, false))
                words.push_back(std::exchange(word, {}));
        } else {
            word += letter;
            inWord = true;
        }
    }
    if (quote != noQuote)
        return std::nullopt;
    if (inWord)
        words.push_back(std::move(word));
    return words;
}

} // namespace trichevron::core
