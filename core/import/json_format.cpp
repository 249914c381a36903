// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/import/json_format.h"

#include <optional>

namespace trichevron::core {

namespace {

constexpr std::string_view blanks = " \t\r\n";

/// The string that begins at `begin`, without its quotes and as it is written; none where the text ends in
/// it.
std::optional<std::string_view> stringAt(std::string_view text, std::size_t begin) {
    for (std::size_t i = begin + 1; i < text.size(); ++i) {
        if (text[i] == '\\')
            ++i;
        else if (text[i] == '"')
            return text.substr(begin + 1, i - begin - 1);
    }
    return std::nullopt;
}

bool beginsAsObject(std::string_view text) {
    const std::size_t first = text.find_first_not_of(blanks);
    return first != std::string_view::npos && text[first] == '{';
}

/// The "format" of the object that the text begins with; none where it has none, or the text ends before it.
/// Looks for nothing else, so that the text need not be valid or complete.
std::optional<std::string_view> formatIn(std::string_view text) {
    if (!beginsAsObject(text))
        return std::nullopt;
    std::size_t depth = 0;
    bool isKeyNext = false;
    std::string_view key;
    for (std::size_t i = text.find('{'); i < text.size(); ++i) {
        switch (text[i]) {
        case '"': {
            const std::optional<std::string_view> string = stringAt(text, i);
            if (!string)
                return std::nullopt;
            i += string->size() + 1;
            if (depth != 1)
                break;
            if (!isKeyNext && key == "format")
                return string;
            if (isKeyNext)
                key = *string;
            isKeyNext = false;
            break;
        }
        case '{':
        case '[':
            isKeyNext = ++depth == 1;
            break;
        case '}':
        case ']':
            if (--depth == 0)
                return std::nullopt;
            break;
        case ',':
            isKeyNext = isKeyNext || depth == 1;
            break;
        default:
            break;
        }
    }
    return std::nullopt;
}

} // namespace

bool hasJsonFormat(ImportSource& source, std::string_view format) {
    if (!beginsAsObject(source.head()))
        return false;
    std::optional<std::string_view> found = formatIn(source.head());
    // The order of members is free: the format member may follow a long list.
    if (!found && source.head().size() == ImportSource::headBytes)
        found = formatIn(source.content());
    return found == format;
}

} // namespace trichevron::core
