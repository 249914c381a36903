// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/messages/word_match.h"

#include <algorithm>
#include <string>
#include <vector>

namespace trichevron::core {

namespace {

constexpr std::size_t maxTypedWords = 8; // bounds the time; nobody types more

// A whole word counts more than beginnings and neighbours of all typed words.
constexpr int beginningScore = 1;
constexpr int adjacentBonus = 2;
constexpr int wholeWordScore = 1 + static_cast<int>(maxTypedWords) * (beginningScore + adjacentBonus);

char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool isWordLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           static_cast<unsigned char>(c) >= 0x80;
}

/// In lower case.
std::vector<std::string> wordsOf(std::string_view text, bool splitsAtCapitals) {
    std::vector<std::string> words;
    char before = ' ';
    for (const char c : text) {
        const bool isHump =
            splitsAtCapitals && before >= 'a' && before <= 'z' && c >= 'A' && c <= 'Z'; // sharedMemory
        if (isWordLetter(c)) {
            if (!isWordLetter(before) || isHump)
                words.emplace_back();
            words.back() += lower(c);
        }
        before = c;
    }
    return words;
}

struct Match {
    std::size_t end; ///< the word after those that were matched
    int score;
};

/// Matches one typed word with the beginning of the words from `first` on, written as one.
std::optional<Match> matchAt(const std::string& typed, const std::vector<std::string>& words,
                             std::size_t first) {
    std::size_t done = 0;
    for (std::size_t i = first; i < words.size(); ++i) {
        const std::string& word = words[i];
        const std::size_t length = std::min(word.size(), typed.size() - done);
        if (typed.compare(done, length, word, 0, length) != 0)
            return std::nullopt;
        done += length;
        if (done == typed.size())
            return Match{i + 1, length == word.size() ? wholeWordScore : beginningScore};
    }
    return std::nullopt;
}

/// The best score of the typed words from `next` on in the words from `first` on.
std::optional<int> bestScore(const std::vector<std::string>& typed, std::size_t next,
                             const std::vector<std::string>& words, std::size_t first) {
    if (next == typed.size())
        return 0;
    std::optional<int> best;
    for (std::size_t i = first; i < words.size(); ++i) {
        const std::optional<Match> match = matchAt(typed[next], words, i);
        if (!match)
            continue;
        const std::optional<int> rest = bestScore(typed, next + 1, words, match->end);
        if (!rest)
            break; // a later place leaves the other words less room
        const int score = match->score + *rest + (next > 0 && i == first ? adjacentBonus : 0);
        best = std::max(best.value_or(score), score);
    }
    return best;
}

std::vector<std::string> typedWords(std::string_view typed) {
    std::vector<std::string> words = wordsOf(typed, false);
    words.resize(std::min(words.size(), maxTypedWords));
    return words;
}

} // namespace

std::optional<int> wordMatchScore(std::string_view typed, std::string_view line) {
    return bestScore(typedWords(typed), 0, wordsOf(line, true), 0);
}

std::optional<int> anyOrderMatchScore(std::string_view typed, std::string_view line) {
    const std::vector<std::string> words = wordsOf(line, true);
    int sum = 0;
    for (const std::string& word : typedWords(typed)) {
        const std::optional<int> score = bestScore({word}, 0, words, 0);
        if (!score)
            return std::nullopt;
        sum += *score;
    }
    return sum;
}

} // namespace trichevron::core
