// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/scene/find_text.h"

#include "core/catalogue/message_literal.h"
#include "core/errors/input_error.h"
#include "core/scene/find_words.h"
#include "core/text/digit.h"

#include <algorithm>
#include <string>

namespace trichevron::core {
namespace {

/// Parses a text from the left.
class FindReader {
public:
    static char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

    explicit FindReader(std::string_view text) : text_(text) {}

    bool atEnd() {
        skipBlanks();
        return at_ == text_.size();
    }

    FindTerm term() {
        FindTerm term;
        bool isLinear = false;
        if (const std::string name = word(); !name.empty()) {
            term.thing = thingNamed(name);
            isLinear = takeLinearSuffix(*term.thing) || isLinearIndex(name) || isNumbered(*term.thing);
            takeRowName(*term.thing);
        }
        const char close = take('(') ? ')' : take('[') ? ']' : '\0';
        const bool open = close != '\0';
        skipBlanks();
        if (isLinear && !open) {
            if (const std::optional<Count> grouped = takeGrouped()) {
                term.numbers = {*grouped};
                return term;
            }
        }
        do {
            term.numbers.push_back(number());
        } while (takeComma(open));
        term.isIndex = open || term.numbers.size() > 1;
        if (open && !take(close))
            refuse("a parenthesis is open; close it, as in (2, 1, 0)."_msg);
        if (term.numbers.size() > 3)
            refuse("an index has at most three axes; give x, x,y or x,y,z."_msg);
        return term;
    }

    /// Skips the separator between two terms. True where the next term contains the previous one ("of",
    /// "in").
    bool takeSeparator() {
        if (isElaboration())
            return false;
        if (!takeMark("·"))
            takeComma(false, true);
        const std::size_t before = at_;
        const std::string name = word();
        if (name != "of" && name != "in") {
            at_ = before;
            return false;
        }
        const std::size_t after = at_;
        if (word() != "the")
            at_ = after;
        return true;
    }

    /// Whether the rest only describes the same place: "· rank 65", ": 16 × 16 × 1 threads".
    bool isElaboration() {
        const std::size_t before = at_;
        bool more = false;
        if (takeMark("·")) {
            const std::string name = word();
            more = name == "rank" || name == "id";
        } else if (takeMark(":")) {
            skipBlanks();
            more = (at_ < text_.size() && isDigit(text_[at_])) || word() == "idle";
        }
        at_ = before;
        return more;
    }

private:
    static bool isBlank(char c) { return c == ' ' || c == '\t'; }
    static bool isLetter(char c) { return lower(c) >= 'a' && lower(c) <= 'z'; }

    void skipBlanks() {
        while (at_ < text_.size() && isBlank(text_[at_]))
            ++at_;
    }
    bool take(char wanted) {
        skipBlanks();
        if (at_ == text_.size() || text_[at_] != wanted)
            return false;
        ++at_;
        return true;
    }
    bool takeMark(std::string_view mark) {
        skipBlanks();
        if (!text_.substr(at_).starts_with(mark))
            return false;
        at_ += mark.size();
        return true;
    }
    /// Takes a comma between the axes of an index or, with `beforeTerm`, one before another term.
    bool takeComma(bool inParentheses, bool beforeTerm = false) {
        skipBlanks();
        if (at_ == text_.size() || text_[at_] != ',')
            return false;
        std::size_t next = at_ + 1;
        while (next < text_.size() && isBlank(text_[next]))
            ++next;
        const bool termFollows =
            next < text_.size() && (isLetter(text_[next]) || text_[next] == '(' || text_[next] == '[');
        if (beforeTerm != (termFollows && !inParentheses))
            return false;
        ++at_;
        return true;
    }
    /// Takes "1,016,063", a number with thousands separators; none for another text.
    std::optional<Count> takeGrouped() {
        constexpr std::size_t groupSize = 3;
        const std::size_t begin = at_;
        std::string plain;
        takeDigits(plain);
        bool isGrouped = !plain.empty() && plain.size() <= groupSize && plain.front() != '0' &&
                         at_ < text_.size() && text_[at_] == ',';
        while (isGrouped && at_ < text_.size() && text_[at_] == ',') {
            const std::size_t before = plain.size();
            ++at_;
            takeDigits(plain);
            isGrouped = plain.size() == before + groupSize;
        }
        if (isGrouped)
            return FindReader(plain).number();
        at_ = begin;
        return std::nullopt;
    }
    void takeDigits(std::string& digits) {
        while (at_ < text_.size() && isDigit(text_[at_]))
            digits += text_[at_++];
    }
    /// Skips the second word of "block rank", "thread ID" and "global index". True where a number follows.
    bool takeLinearSuffix(FindThing& thing) {
        const std::size_t before = at_;
        const std::string name = word();
        const bool isLinear = name == "rank" || name == "id";
        if (!isLinear && name != "index")
            at_ = before;
        if (thing == FindThing::Global && name == "rank")
            thing = FindThing::Rank;
        return isLinear;
    }
    /// "linear index", of an element.
    static bool isLinearIndex(std::string_view name) {
        return name.size() >= 3 && std::string_view("linear").starts_with(name);
    }
    /// It has a number, and no index.
    static bool isNumbered(FindThing thing) {
        return thing == FindThing::Warp || thing == FindThing::Rank || thing == FindThing::Bin ||
               thing == FindThing::Lane;
    }
    /// Skips the rest of the name of a row with two values: "warp · lane", "cluster · in it".
    void takeRowName(FindThing thing) {
        const std::size_t before = at_;
        const bool isName =
            takeMark("·") && ((thing == FindThing::Warp && word() == "lane") ||
                              (thing == FindThing::Cluster && word() == "in" && word() == "it"));
        if (!isName)
            at_ = before;
    }
    std::string word() {
        skipBlanks();
        std::string name;
        while (at_ < text_.size() && isLetter(text_[at_]))
            name += lower(text_[at_++]);
        return name;
    }
    FindThing thingNamed(std::string_view name) const {
        if (isLinearIndex(name))
            return FindThing::Element;
        // By its first letters, or as a CUDA variable: blockIdx.
        const auto found = std::find_if(findThings.begin(), findThings.end(), [&](const auto& thing) {
            return thing.second.starts_with(name) ||
                   (name.ends_with("idx") && name.substr(0, name.size() - 3) == thing.second);
        });
        if (found == findThings.end())
            refuse("nothing is called {name}; begin with {words} or {lastWord}."_msg.with(
                "name"_a = inCurrentWords(name),
                "words"_a = inCurrentWords("thread, warp, block, cluster, rank, global"),
                "lastWord"_a = inCurrentWords("element")));
        return found->first;
    }
    Count number() {
        skipBlanks();
        const std::size_t begin = at_;
        Count value = 0;
        for (; at_ < text_.size() && isDigit(text_[at_]); ++at_) {
            const auto digit = static_cast<unsigned>(text_[at_] - '0');
            if (value > (~Count{0} - digit) / 10)
                refuse("the number does not fit 128 bits, so no launch has it; type a smaller one."_msg);
            value = value * 10 + digit;
        }
        if (at_ == begin)
            refuse("a whole number is missing; type one as in {number}, or an index as in {index}."_msg.with(
                "number"_a = inCurrentWords("block 65"), "index"_a = inCurrentWords("block (2, 1, 0)")));
        if (at_ < text_.size() && (isLetter(text_[at_]) || text_[at_] == '.'))
            refuse("numbers are whole and decimal; separate them with commas or spaces."_msg);
        return value;
    }
    [[noreturn]] void refuse(Text problem) const {
        throw InputError(
            "“{typed}”: {problem}"_msg.with("typed"_a = shown(), "problem"_a = std::move(problem)));
    }
    /// In the words of the user. Long or unprintable input is shortened, so that a message stays one line.
    std::string shown() const {
        constexpr std::size_t longest = 40;
        std::string text;
        for (const char c : text_.substr(0, longest))
            text += static_cast<unsigned char>(c) < ' ' ? '?' : c;
        return inCurrentWords(text) + (text_.size() > longest ? "…" : "");
    }

    std::string_view text_;
    std::size_t at_ = 0;
};

} // namespace

namespace {

/// "thread 3,5 block 10,20" is the same place as "block 10,20 thread 3,5".
void putContainersFirst(FindTerms& terms) {
    constexpr std::array order{FindThing::Cluster, FindThing::Block, FindThing::Warp, FindThing::Lane,
                               FindThing::Thread};
    const auto place = [&](const FindTerm& term) {
        return term.thing ? std::find(order.begin(), order.end(), *term.thing) : order.end();
    };
    if (std::all_of(terms.begin(), terms.end(),
                    [&](const FindTerm& term) { return place(term) != order.end(); }))
        std::stable_sort(terms.begin(), terms.end(),
                         [&](const FindTerm& a, const FindTerm& b) { return place(a) < place(b); });
}

/// The second value of a row needs no word: "warp 6 · 12", "cluster (4, 1, 0) · 3".
void nameSecondValues(FindTerms& terms) {
    for (std::size_t i = 1; i < terms.size(); ++i) {
        if (terms[i].thing)
            continue;
        if (terms[i - 1].thing == FindThing::Warp)
            terms[i].thing = FindThing::Lane;
        else if (terms[i - 1].thing == FindThing::Cluster)
            terms[i].thing = FindThing::Block;
    }
}

} // namespace

FindTerms parseFindTerms(std::string_view text) {
    if (lowerCaseText(text).empty())
        throw InputError("Type what to find, as in {block}, {index}, {thread} or {rank}."_msg.with(
            "block"_a = inCurrentWords("block 65"), "index"_a = inCurrentWords("block (2, 1, 0)"),
            "thread"_a = inCurrentWords("block 65 thread 117"), "rank"_a = inCurrentWords("rank 123456")));
    FindTerms terms;
    FindReader reader(text);
    std::size_t chain = 0; // the first term of "… of … of …"
    bool isAround = false;
    do {
        FindTerm each = reader.term();
        if (!isAround)
            chain = terms.size();
        terms.insert(terms.begin() + static_cast<std::ptrdiff_t>(chain), std::move(each));
        isAround = reader.takeSeparator();
    } while (isAround || !(reader.atEnd() || reader.isElaboration()));
    nameSecondValues(terms);
    putContainersFirst(terms);
    return terms;
}

std::string lowerCaseText(std::string_view text) {
    const std::size_t begin = std::min(text.find_first_not_of(" \t"), text.size());
    std::string words;
    for (const char c : text.substr(begin))
        words += FindReader::lower(c);
    return words;
}

} // namespace trichevron::core
