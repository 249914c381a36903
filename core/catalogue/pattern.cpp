// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/catalogue/pattern.h"

#include "core/catalogue/pattern_syntax.h"
#include "core/text/number_text.h"
#include "core/text/percent.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

namespace trichevron::core {

namespace {

using pattern::Field;
using pattern::FieldKind;
using pattern::Form;

std::string realText(const Argument& argument, double number, std::string_view format) {
    std::string text;
    try {
        text = fmt::format(fmt::runtime(fmt::format("{{{}}}", format)), number);
    } catch (const fmt::format_error&) {
        text = fmt::format("{}", number); // the format of a wrong translation
    }
    return argument.name == "percent" ? notAll(std::move(text), number) : notNothing(std::move(text), number);
}

std::string valueText(const Argument& argument, std::string_view format) {
    if (const auto* count = std::get_if<Count>(&argument.value))
        return withSeparators(*count);
    if (const auto* number = std::get_if<double>(&argument.value))
        return realText(argument, *number, format);
    if (const auto* text = std::get_if<Text>(&argument.value))
        return text->text();
    return std::get<std::string>(argument.value);
}

/// Fills one pattern.
class Filler {
public:
    Filler(std::span<const Argument> arguments, PluralCategoryFunction pluralCategory)
        : arguments_(arguments), pluralCategory_(pluralCategory) {}

    /// `number` replaces #; null outside of plurals.
    void add(std::string_view text, const std::string* number) {
        // Most of a pattern is plain text without apostrophes, which find() skips fast.
        std::size_t field = text.find('{');
        std::size_t quote = text.find('\'');
        std::size_t sign = number == nullptr ? std::string_view::npos : text.find('#');
        std::size_t done = 0;
        while (true) {
            const std::size_t at = std::min({field, quote, sign, text.size()});
            result_ += text.substr(done, at - done);
            if (at == text.size())
                return;
            if (at == field) {
                done = at + addField(text.substr(at));
            } else if (at == sign) {
                result_ += *number;
                done = at + 1;
            } else if (pattern::isQuoted(text, at)) {
                result_ += text[at + 1];
                done = at + 3;
            } else {
                result_ += '\'';
                done = at + 1;
            }
            if (field < done)
                field = text.find('{', done);
            if (quote < done)
                quote = text.find('\'', done);
            if (sign < done)
                sign = text.find('#', done);
        }
    }
    std::string takeResult() { return std::move(result_); }
    void reserve(std::size_t size) { result_.reserve(size); }

private:
    /// The length of the field that `text` begins with.
    std::size_t addField(std::string_view text) {
        const std::size_t close = pattern::closingBrace(text, 0);
        if (close == std::string_view::npos) {
            result_ += text;
            return text.size();
        }
        const Field field = pattern::readField(text.substr(1, close - 1));
        const auto argument = std::find_if(arguments_.begin(), arguments_.end(),
                                           [&](const Argument& a) { return a.name == field.name; });
        if (field.kind == FieldKind::Invalid || argument == arguments_.end())
            result_ += text.substr(0, close + 1);
        else if (field.kind == FieldKind::Value)
            result_ += valueText(*argument, field.detail);
        else
            addChoice(field, *argument);
        return close + 1;
    }

    void addChoice(const Field& field, const Argument& argument) {
        const auto* count = std::get_if<Count>(&argument.value);
        const std::string value = valueText(argument, {});
        const std::string_view wanted = field.kind == FieldKind::Ending ? toString(koreanEnding(value))
                                        : count != nullptr              ? toString(pluralCategory_(*count))
                                                                        : toString(PluralCategory::Other);
        std::string_view chosen;
        for (std::string_view forms = field.detail; !forms.empty();) {
            const Form form = pattern::takeForm(forms);
            const bool isExact =
                count != nullptr && form.key.starts_with('=') && form.key.substr(1) == digits(*count);
            if (isExact || form.key == wanted || (form.key == "other" && chosen.data() == nullptr))
                chosen = form.text;
            if (isExact)
                break;
        }
        add(chosen, &value);
    }

    std::span<const Argument> arguments_;
    PluralCategoryFunction pluralCategory_;
    std::string result_;
};

} // namespace

std::string fillPattern(std::string_view pattern, std::span<const Argument> arguments,
                        PluralCategoryFunction pluralCategory) {
    Filler filler(arguments, pluralCategory);
    filler.reserve(pattern.size() + 32);
    filler.add(pattern, nullptr);
    return filler.takeResult();
}

std::string patternWithNames(std::string_view text) {
    std::vector<std::string_view> names;
    pattern::check(text, [&](std::string_view name) { names.push_back(name); });
    Arguments arguments;
    for (const std::string_view name : names)
        arguments.push_back({name, fmt::format("‹{}›", name)});
    return fillPattern(text, arguments, noPlural);
}

std::string transformText(std::string_view text,
                          const std::function<std::string(std::string_view)>& transform) {
    std::string result;
    std::string piece;
    const auto flush = [&] {
        if (!piece.empty())
            result += transform(piece);
        piece.clear();
    };
    while (!text.empty()) {
        std::size_t length = 1;
        if (pattern::isQuoted(text, 0) || text.front() == '#') {
            length = text.front() == '#' ? 1 : 3;
            flush();
            result += text.substr(0, length);
        } else if (text.front() == '{') {
            flush();
            const std::size_t close = std::min(pattern::closingBrace(text, 0), text.size() - 1);
            length = close + 1;
            const Field field = pattern::readField(text.substr(1, close - 1));
            if (field.kind == FieldKind::Plural || field.kind == FieldKind::Ending) {
                result += fmt::format("{{{}, {},", field.name,
                                      field.kind == FieldKind::Plural ? "plural" : "ending");
                for (std::string_view forms = field.detail; !forms.empty();) {
                    const Form form = pattern::takeForm(forms);
                    result += fmt::format(" {} {{{}}}", form.key, transformText(form.text, transform));
                }
                result += '}';
            } else {
                result += text.substr(0, length);
            }
        } else {
            piece += text.front();
        }
        text.remove_prefix(length);
    }
    flush();
    return result;
}

} // namespace trichevron::core
