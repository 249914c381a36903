// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/messages/fuzzy.h"

#include <algorithm>
#include <string>
#include <vector>

namespace trichevron::core {

namespace {

constexpr int noMatch = -1000000;
constexpr int letterScore = 1;
constexpr int wordStartBonus = 10;
constexpr int consecutiveBonus = 6;

char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool isWordLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           static_cast<unsigned char>(c) >= 0x80;
}

bool isLower(char c) {
    return c >= 'a' && c <= 'z';
}

bool startsWord(std::string_view line, std::size_t at) {
    if (at == 0 || !isWordLetter(line[at - 1]))
        return true;
    return isLower(line[at - 1]) && line[at] >= 'A' && line[at] <= 'Z'; // sharedMemory
}

} // namespace

std::optional<int> fuzzyScore(std::string_view typed, std::string_view line) {
    std::string letters;
    for (const char c : typed) {
        if (c != ' ')
            letters += lower(c);
    }
    if (letters.empty())
        return 0;
    // best[j]: the best score of the letters total far, with the last of them at position j.
    std::vector<int> best(line.size(), noMatch);
    for (std::size_t i = 0; i < letters.size(); ++i) {
        std::vector<int> next(line.size(), noMatch);
        int before = noMatch; // the best score with the last letter before j - 1
        for (std::size_t j = 0; j < line.size(); ++j) {
            if (lower(line[j]) == letters[i]) {
                const int own = letterScore + (startsWord(line, j) ? wordStartBonus : 0);
                int total = i == 0 ? 0 : before;
                if (i > 0 && j > 0 && best[j - 1] != noMatch)
                    total = std::max(total, best[j - 1] + consecutiveBonus);
                if (total != noMatch)
                    next[j] = total + own;
            }
            if (j > 0)
                before = std::max(before, best[j - 1]);
        }
        best = std::move(next);
    }
    const int found = best.empty() ? noMatch : *std::max_element(best.begin(), best.end());
    return found == noMatch ? std::nullopt : std::optional(found);
}

} // namespace trichevron::core
