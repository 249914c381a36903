// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/catalogue/pattern.h"

#include "core/catalogue/parsed_pattern.h"
#include "core/catalogue/pattern_syntax.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

namespace trichevron::core {

using pattern::Field;
using pattern::FieldKind;
using pattern::Form;

std::string fillPattern(std::string_view pattern, std::span<const Argument> arguments,
                        PluralCategoryFunction pluralCategory) {
    return ParsedPattern(pattern).fill(arguments, pluralCategory);
}

std::string patternWithNames(std::string_view text) {
    return patternWithWords(text, [](std::string_view name) { return fmt::format("‹{}›", name); });
}

std::string patternWithWords(std::string_view text,
                             const std::function<std::string(std::string_view)>& wordFor) {
    std::vector<std::string_view> names;
    pattern::check(text, [&](std::string_view name) {
        if (std::find(names.begin(), names.end(), name) == names.end())
            names.push_back(name);
    });
    Arguments arguments;
    for (const std::string_view name : names)
        arguments.push_back({name, wordFor(name)});
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
