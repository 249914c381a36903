// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Reads the syntax of patterns (pattern.h), also at compile time.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace trichevron::core::pattern {

/// '{', '}' or '#' between apostrophes.
constexpr bool isQuoted(std::string_view text, std::size_t at) {
    return at + 2 < text.size() && text[at] == '\'' && text[at + 2] == '\'' &&
           (text[at + 1] == '{' || text[at + 1] == '}' || text[at + 1] == '#');
}

/// The position of the brace that closes the one at `open`; npos without one.
constexpr std::size_t closingBrace(std::string_view text, std::size_t open) {
    std::size_t depth = 0;
    for (std::size_t at = open; at < text.size(); ++at) {
        const char c = text[at];
        if (c == '{')
            ++depth;
        else if (c == '}' && --depth == 0)
            return at;
        else if (c == '\'' && isQuoted(text, at))
            at += 2;
    }
    return std::string_view::npos;
}

constexpr std::string_view trimmed(std::string_view text) {
    const auto isBlank = [](char c) { return c == ' ' || c == '\n'; };
    while (!text.empty() && isBlank(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && isBlank(text.back()))
        text.remove_suffix(1);
    return text;
}

enum class FieldKind { Value, Plural, Ending, Invalid };

/// What stands between two braces.
struct Field {
    FieldKind kind = FieldKind::Invalid;
    std::string_view name;
    std::string_view detail; ///< the format with its colon; the forms of a choice
};

constexpr Field readField(std::string_view inside) {
    const std::size_t comma = inside.find(',');
    if (comma == std::string_view::npos) {
        const std::size_t colon = std::min(inside.find(':'), inside.size());
        return {FieldKind::Value, inside.substr(0, colon), inside.substr(colon)};
    }
    const std::size_t end = inside.find(',', comma + 1);
    if (end == std::string_view::npos)
        return {};
    const std::string_view kind = trimmed(inside.substr(comma + 1, end - comma - 1));
    return {kind == "plural"   ? FieldKind::Plural
            : kind == "ending" ? FieldKind::Ending
                               : FieldKind::Invalid,
            trimmed(inside.substr(0, comma)), trimmed(inside.substr(end + 1))};
}

struct Form {
    std::string_view key; ///< empty where no form is left
    std::string_view text;
};

/// Takes the first form of a choice.
constexpr Form takeForm(std::string_view& forms) {
    const std::size_t open = forms.find('{');
    const std::size_t close = open == std::string_view::npos ? open : closingBrace(forms, open);
    if (close == std::string_view::npos) {
        forms = {};
        return {};
    }
    const Form form{trimmed(forms.substr(0, open)), forms.substr(open + 1, close - open - 1)};
    forms = trimmed(forms.substr(close + 1));
    return form;
}

constexpr bool isName(std::string_view name) {
    return !name.empty() && std::all_of(name.begin(), name.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
    });
}

constexpr bool isKey(FieldKind kind, std::string_view key) {
    if (key == "other")
        return true;
    if (kind == FieldKind::Ending)
        return key == "vowel" || key == "rieul";
    if (key.starts_with('='))
        return key.size() > 1 && key.find_first_not_of("0123456789", 1) == std::string_view::npos;
    return key == "zero" || key == "one" || key == "two" || key == "few" || key == "many";
}

/// Why a pattern breaks the rules; null where it does not. Calls `visitName` with the name of each argument.
template <class VisitName>
constexpr const char* check(std::string_view text, const VisitName& visitName) {
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (isQuoted(text, at)) {
            at += 2;
            continue;
        }
        if (text[at] == '}')
            return "a closing brace has no opening one";
        if (text[at] != '{')
            continue;
        const std::size_t close = closingBrace(text, at);
        if (close == std::string_view::npos)
            return "a brace is not closed";
        const Field field = readField(text.substr(at + 1, close - at - 1));
        if (field.kind == FieldKind::Invalid)
            return "a choice is neither plural nor ending";
        if (!isName(field.name))
            return "the name of an argument has other characters than letters and digits";
        visitName(field.name);
        bool hasOther = field.kind == FieldKind::Value;
        for (std::string_view forms = field.detail; field.kind != FieldKind::Value && !forms.empty();) {
            const Form form = takeForm(forms);
            if (!isKey(field.kind, form.key))
                return "a form has an unknown key";
            hasOther = hasOther || form.key == "other";
            if (const char* error = check(form.text, visitName))
                return error;
        }
        if (!hasOther)
            return "a choice has no form \"other\"";
        at = close;
    }
    return nullptr;
}

} // namespace trichevron::core::pattern
