// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/catalogue/parsed_pattern.h"

#include "core/text/number_text.h"
#include "core/text/percent.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace trichevron::core {

namespace {

std::string realText(const Argument& argument, double number, const std::string& format) {
    std::string text;
    try {
        text = fmt::format(fmt::runtime(format), number);
    } catch (const fmt::format_error&) {
        text = fmt::format("{}", number); // the format of a wrong translation
    }
    return argument.name == "percent" ? notAll(std::move(text), number) : notNothing(std::move(text), number);
}

std::string valueText(const Argument& argument, const std::string& format) {
    if (const auto* count = std::get_if<Count>(&argument.value))
        return withSeparators(*count);
    if (const auto* number = std::get_if<double>(&argument.value))
        return realText(argument, *number, format);
    if (const auto* text = std::get_if<Text>(&argument.value))
        return text->text();
    return std::get<std::string>(argument.value);
}

} // namespace

struct ParsedPattern::Filling {
    std::span<const Argument> arguments;
    PluralCategoryFunction pluralCategory;
};

ParsedPattern::ParsedPattern(std::string_view source) : source_(source), pieces_(parse(source, false)) {}

ParsedPattern::Pieces ParsedPattern::parse(std::string_view text, bool isForm) {
    Pieces pieces;
    std::size_t begin = 0; // of the plain text before `at`
    const auto addText = [&](std::size_t end) {
        if (end > begin)
            pieces.push_back({PieceKind::Text, text.substr(begin, end - begin), {}});
    };
    for (std::size_t at = 0; at < text.size();) {
        std::size_t length = 1;
        if (pattern::isQuoted(text, at)) {
            length = 3;
            addText(at);
            pieces.push_back({PieceKind::Text, text.substr(at + 1, 1), {}});
        } else if (text[at] == '#' && isForm) {
            addText(at);
            pieces.push_back({PieceKind::Number, text.substr(at, 1), {}});
        } else if (text[at] == '{') {
            const std::size_t close = pattern::closingBrace(text, at);
            if (close == std::string_view::npos)
                break;
            length = close + 1 - at;
            addText(at);
            pieces.push_back(parseField(text.substr(at, length)));
        } else {
            ++at;
            continue;
        }
        at += length;
        begin = at;
    }
    addText(text.size());
    return pieces;
}

ParsedPattern::Piece ParsedPattern::parseField(std::string_view text) {
    const pattern::Field field = pattern::readField(text.substr(1, text.size() - 2));
    switch (field.kind) {
    case pattern::FieldKind::Invalid:
        return {PieceKind::Text, text, {}};
    case pattern::FieldKind::Value:
        return {PieceKind::Argument, text, field.name, fmt::format("{{{}}}", field.detail)};
    case pattern::FieldKind::Plural:
    case pattern::FieldKind::Ending:
        break;
    }
    Piece piece{field.kind == pattern::FieldKind::Plural ? PieceKind::Plural : PieceKind::Ending, text,
                field.name, "{}"};
    for (std::string_view forms = field.detail; !forms.empty();) {
        const pattern::Form form = pattern::takeForm(forms);
        piece.forms.push_back({form.key, parse(form.text, true)});
    }
    return piece;
}

std::string ParsedPattern::fill(std::span<const Argument> arguments,
                                PluralCategoryFunction pluralCategory) const {
    std::string result;
    result.reserve(source_.size() + 32);
    add(pieces_, {}, {arguments, pluralCategory}, result);
    return result;
}

void ParsedPattern::add(const Pieces& pieces, const std::string& number, const Filling& filling,
                        std::string& result) {
    for (const Piece& piece : pieces) {
        if (piece.kind == PieceKind::Text) {
            result += piece.text;
        } else if (piece.kind == PieceKind::Number) {
            result += number;
        } else {
            const auto argument = std::find_if(filling.arguments.begin(), filling.arguments.end(),
                                               [&](const Argument& a) { return a.name == piece.name; });
            if (argument == filling.arguments.end())
                result += piece.text;
            else if (piece.kind == PieceKind::Argument)
                result += valueText(*argument, piece.format);
            else
                addChoice(piece, *argument, filling, result);
        }
    }
}

void ParsedPattern::addChoice(const Piece& piece, const Argument& argument, const Filling& filling,
                              std::string& result) {
    const auto* count = std::get_if<Count>(&argument.value);
    const std::string value = valueText(argument, piece.format);
    const std::string_view wanted = piece.kind == PieceKind::Ending ? toString(koreanEnding(value))
                                    : count != nullptr              ? toString(filling.pluralCategory(*count))
                                                                    : toString(PluralCategory::Other);
    const ParsedForm* chosen = nullptr;
    for (const ParsedForm& form : piece.forms) {
        const bool isExact =
            count != nullptr && form.key.starts_with('=') && form.key.substr(1) == digits(*count);
        if (isExact || form.key == wanted || (form.key == "other" && chosen == nullptr))
            chosen = &form;
        if (isExact)
            break;
    }
    if (chosen != nullptr)
        add(chosen->pieces, value, filling, result);
}

} // namespace trichevron::core
