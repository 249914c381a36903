// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/scene/find_axes.h"

#include "core/catalogue/message_literal.h"
#include "core/errors/input_error.h"
#include "core/scene/find_words.h"
#include "core/text/digit.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace trichevron::core {
namespace {

constexpr std::size_t minLetters = 3;

std::string_view withoutPlural(std::string_view name) {
    return name.ends_with('s') ? name.substr(0, name.size() - 1) : name;
}

/// Takes the words and numbers of a text one after the other, with blanks and marks between them.
class AxisReader {
public:
    explicit AxisReader(std::string_view text) : text_(text) {}

    bool atEnd() {
        at_ = std::min(text_.find_first_not_of(" \t,;:=()", at_), text_.size());
        return at_ == text_.size();
    }
    std::string_view word() { return atEnd() ? std::string_view() : take(isLetter); }
    std::string_view digits() { return atEnd() ? std::string_view() : take(isDigit); }

private:
    static bool isLetter(char c) { return c >= 'a' && c <= 'z'; }
    std::string_view take(bool (*belongs)(char)) {
        const std::size_t begin = at_;
        while (at_ < text_.size() && belongs(text_[at_]))
            ++at_;
        return text_.substr(begin, at_ - begin);
    }

    std::string_view text_;
    std::size_t at_ = 0;
};

/// Which axis has this name. Words that name something else, as "element" does, are no axis.
std::optional<std::size_t> axisNamed(std::string_view word, std::span<const std::string> names) {
    const bool isThing = std::any_of(findThings.begin(), findThings.end(), [&](const auto& thing) {
        return thing.second.starts_with(withoutPlural(word));
    });
    if (word.size() < minLetters || isThing)
        return std::nullopt;
    const auto found = std::find_if(names.begin(), names.end(), [&](const std::string& name) {
        return name.starts_with(withoutPlural(word));
    });
    return found == names.end() ? std::nullopt : std::optional<std::size_t>(found - names.begin());
}

[[noreturn]] void refuse(std::span<const std::string> names) {
    std::string example;
    for (const std::string& name : names)
        example += (example.empty() ? "" : ", ") + std::string(withoutPlural(name)) + " 7";
    throw InputError("Give each axis of the element once, with a whole number, as in {example}."_msg.with(
        "example"_a = inCurrentWords(example)));
}

} // namespace

std::optional<FindTerm> elementByAxisNames(std::string_view text, std::span<const std::string> names) {
    const std::string lower = lowerCaseText(text);
    AxisReader reader(lower);
    std::string_view word = reader.word();
    if (word == "element")
        word = reader.word();
    if (!axisNamed(word, names))
        return std::nullopt;
    FindTerm term;
    term.thing = FindThing::Element;
    term.isIndex = true;
    term.numbers.assign(names.size(), 0);
    std::array<bool, 3> given{};
    while (true) {
        const std::optional<std::size_t> axis = axisNamed(word, names);
        const std::string_view digits = reader.digits();
        std::uint64_t number = 0;
        const auto parsed = std::from_chars(digits.data(), digits.data() + digits.size(), number);
        if (!axis || digits.empty() || parsed.ec != std::errc() || given[*axis])
            refuse(names);
        given[*axis] = true;
        term.numbers[*axis] = number;
        if (reader.atEnd())
            return term;
        word = reader.word();
        if (word == "and")
            word = reader.word();
    }
}

std::optional<FindTerm> elementBySubscripts(std::string_view text) {
    const std::string lower = lowerCaseText(text);
    std::string_view rest = lower;
    if (rest.starts_with("element"))
        rest.remove_prefix(
            std::min(rest.find_first_not_of(" \t", std::string_view("element").size()), rest.size()));
    FindTerm term;
    term.thing = FindThing::Element;
    term.isIndex = true;
    while (rest.starts_with('[')) {
        std::uint64_t number = 0;
        const auto [end, error] = std::from_chars(rest.data() + 1, rest.data() + rest.size(), number);
        if (error != std::errc() || end == rest.data() + rest.size() || *end != ']')
            return std::nullopt;
        term.numbers.insert(term.numbers.begin(), number); // x is the last one
        rest.remove_prefix(static_cast<std::size_t>(end - rest.data()) + 1);
    }
    const bool isAll = rest.find_first_not_of(" \t") == std::string_view::npos;
    return isAll && (term.numbers.size() == 2 || term.numbers.size() == 3) ? std::optional(term)
                                                                           : std::nullopt;
}

} // namespace trichevron::core
