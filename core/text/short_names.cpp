// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/text/short_names.h"

#include <algorithm>
#include <optional>

namespace trichevron::core {

namespace {

// Names come from foreign files, and every word is compared with every other name.
constexpr std::size_t mostWords = 400;
constexpr std::size_t mostOthers = 200;

constexpr std::string_view cutSign = "…";

bool isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (static_cast<unsigned char>(c) & 0x80U) != 0;
}

bool isInWord(char c) {
    return isLetter(c) || (c >= '0' && c <= '9');
}

bool isBlank(char c) {
    return c == ' ' || c == '\t' || c == '\n';
}

/// Where what begins at `begin` ends: a word, a part of one, or a sign.
std::size_t endOfToken(std::string_view name, std::size_t begin) {
    if (name.substr(begin).starts_with(cutSign))
        return begin + cutSign.size();
    std::size_t end = begin + 1;
    if (!isInWord(name[begin]))
        return end;
    while (end < name.size() && isInWord(name[end]) && !name.substr(end).starts_with(cutSign) &&
           !(name[end] >= 'A' && name[end] <= 'Z' && name[end - 1] >= 'a' && name[end - 1] <= 'z'))
        ++end;
    return end;
}

/// Which of two words that tell as many names apart is shown: a word before a number before a sign.
int rankOf(char first) {
    return isLetter(first) ? 2 : isInWord(first) ? 1 : 0;
}

} // namespace

ShortNames::ShortNames(std::span<const std::string> names) {
    std::map<std::string_view, std::size_t> texts;
    for (const std::string& name : names) {
        const auto [place, isNew] = numbers_.emplace(name, tokens_.size());
        if (!isNew)
            continue;
        const std::string_view whole = place->first; // which stays where it is
        Tokens& tokens = tokens_.emplace_back();
        for (std::size_t begin = 0; begin < whole.size();) {
            if (isBlank(whole[begin])) {
                ++begin;
                continue;
            }
            const std::size_t end = endOfToken(whole, begin);
            const std::size_t text =
                texts.emplace(whole.substr(begin, end - begin), texts.size()).first->second;
            tokens.push_back({begin, end, text});
            with_.resize(std::max(with_.size(), text + 1));
            if (with_[text].empty() || with_[text].back() != place->second)
                with_[text].push_back(place->second);
            begin = end;
        }
    }
}

bool ShortNames::hasInOrder(const Tokens& other, const Tokens& name, const std::vector<bool>& kept) {
    std::size_t at = 0;
    for (std::size_t i = 0; i < name.size(); ++i) {
        if (!kept[i])
            continue;
        while (at < other.size() && other[at].text != name[i].text)
            ++at;
        if (at == other.size())
            return false;
        ++at;
    }
    return true;
}

std::vector<bool> ShortNames::distinctive(std::string_view name, std::size_t number) const {
    const Tokens& tokens = tokens_[number];
    const std::size_t words = std::min(tokens.size(), mostWords);
    std::vector<bool> kept(tokens.size());
    // The word that the fewest other names have comes first; only with these it is compared further.
    const auto leave = [&](std::size_t i) { return with_[tokens[i].text].size(); };
    const auto isBetter = [&](std::size_t i, std::size_t best, std::size_t left, std::size_t leftByBest) {
        return left != leftByBest ? left < leftByBest
                                  : rankOf(name[tokens[i].begin]) > rankOf(name[tokens[best].begin]);
    };
    std::size_t first = 0;
    for (std::size_t i = 1; i < words; ++i)
        if (isBetter(i, first, leave(i), leave(first)))
            first = i;
    if (words == 0 || tokens_.size() == 1)
        return kept;
    std::vector<std::size_t> others;
    for (const std::size_t other : with_[tokens[first].text])
        if (other != number && others.size() < mostOthers)
            others.push_back(other);
    kept[first] = true;
    const auto isAlike = [&](std::size_t other) { return hasInOrder(tokens_[other], tokens, kept); };
    while (!others.empty()) {
        std::optional<std::size_t> best;
        std::size_t leftByBest = others.size();
        for (std::size_t i = 0; i < words; ++i) {
            if (kept[i])
                continue;
            kept[i] = true;
            const auto left = static_cast<std::size_t>(std::count_if(others.begin(), others.end(), isAlike));
            kept[i] = false;
            if (left < others.size() && (!best || isBetter(i, *best, left, leftByBest))) {
                best = i;
                leftByBest = left;
            }
        }
        if (best) {
            kept[*best] = true;
        } else { // the same words in another order: from where they differ
            const Tokens& other = tokens_[others.front()];
            std::size_t i = 0;
            while (i < words && i < other.size() && tokens[i].text == other[i].text)
                ++i;
            for (; i < words && isAlike(others.front()); ++i)
                kept[i] = true;
            others.erase(others.begin()); // if it has all of them, its own words tell it from this name
        }
        std::erase_if(others, [&](std::size_t each) { return !isAlike(each); });
    }
    return kept;
}

std::string ShortNames::shortName(const std::string& name, const Fits& fits) const {
    const auto found = numbers_.find(name);
    if (found == numbers_.end() || fits(name))
        return name;
    const Tokens& tokens = tokens_[found->second];
    const std::vector<bool> wanted = distinctive(name, found->second);
    std::vector<bool> kept(tokens.size());
    const auto shown = [&] {
        std::string text;
        std::size_t end = 0; // of what is shown
        const auto leaveOutTo = [&](std::size_t begin) {
            const std::string_view gap = std::string_view(name).substr(end, begin - end);
            if (gap.size() <= 1 || std::all_of(gap.begin(), gap.end(), isBlank))
                text += gap; // no longer than the sign
            else if (!text.ends_with(cutSign))
                text += cutSign;
        };
        for (std::size_t i = 0; i < tokens.size(); ++i) {
            if (!kept[i])
                continue;
            leaveOutTo(tokens[i].begin);
            const std::string_view word =
                std::string_view(name).substr(tokens[i].begin, tokens[i].end - tokens[i].begin);
            if (word != cutSign || !text.ends_with(cutSign))
                text += word;
            end = tokens[i].end;
        }
        leaveOutTo(name.size());
        return text;
    };
    const auto keep = [&](std::size_t i) {
        if (kept[i])
            return true;
        kept[i] = true;
        if (fits(shown()))
            return true;
        kept[i] = false;
        return false;
    };
    const auto isOneWord = [&](std::size_t i) { // with the part of a word after it
        return i + 1 < tokens.size() && tokens[i].end == tokens[i + 1].begin &&
               isInWord(name[tokens[i].begin]) && isInWord(name[tokens[i + 1].begin]);
    };
    for (std::size_t i = 0; i < tokens.size(); ++i)
        if (wanted[i])
            keep(i);
    if (!tokens.empty())
        keep(0);
    for (std::size_t i = 0; i + 1 < tokens.size(); ++i)
        if (isOneWord(i) && kept[i])
            keep(i + 1);
    for (std::size_t i = tokens.size(); i-- > 1;)
        if (isOneWord(i - 1) && kept[i])
            keep(i - 1);
    for (std::size_t i = 0; i < tokens.size() && keep(i); ++i) {
    }
    const bool isAnyKept = std::find(kept.begin(), kept.end(), true) != kept.end();
    return isAnyKept ? shown() : name;
}

} // namespace trichevron::core
