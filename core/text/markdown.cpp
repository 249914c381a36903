// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/text/markdown.h"

namespace trichevron::core {

namespace {

constexpr std::string_view markup = "\\`*_{}[]<>#|&~";
/// As an entity, so that who reads the Markdown itself sees it.
constexpr std::string_view spaceOfNoWidth = "&#8203;";

/// Whether the text so far and what follows would begin a link (GitHub Flavored Markdown, 6.9).
bool beginsLink(std::string_view before, std::string_view rest) {
    const auto endsInW = [&](std::size_t fromEnd) {
        return before.size() >= fromEnd && (before[before.size() - fromEnd] | 0x20) == 'w';
    };
    return before.ends_with('@') || (before.ends_with(':') && rest.starts_with("//")) ||
           (rest.starts_with('.') && endsInW(1) && endsInW(2) && endsInW(3));
}

} // namespace

std::string escapeMarkdown(std::string_view text) {
    std::string escaped;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (markup.find(text[i]) != std::string_view::npos)
            escaped += '\\';
        escaped += text[i];
        if (beginsLink(text.substr(0, i + 1), text.substr(i + 1)))
            escaped += spaceOfNoWidth;
    }
    return escaped;
}

} // namespace trichevron::core
