// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/program/unreadable_parts.h"

#include "core/base/saturating.h"
#include "core/catalogue/message_literal.h"

#include <algorithm>
#include <utility>

namespace trichevron::core {

void UnreadableParts::add(const std::function<Text()>& reason) {
    count = saturatingSum(count, 1);
    if (first.size() < mostKept)
        first.push_back(reason());
}

void UnreadableParts::add(const UnreadableParts& others, const std::string& file) {
    count = saturatingSum(count, others.count);
    for (const Text& reason : others.first)
        if (first.size() < mostKept)
            first.push_back("{file}: {problem}"_msg.with("file"_a = file, "problem"_a = reason));
}

Text UnreadableParts::text(std::size_t most) const {
    const std::size_t named = std::min(most, first.size());
    Text all;
    const auto append = [&all](Text next) {
        all = all.isEmpty() ? std::move(next) : "{first}; {next}"_msg.with("first"_a = all, "next"_a = next);
    };
    for (std::size_t i = 0; i < named; ++i)
        append(first[i]);
    if (count > named)
        append("{count, plural, other {# more}}"_msg.with("count"_a = Count{count - named}));
    return all;
}

std::optional<Text> problemOfLines(const UnreadableParts& lines) {
    if (lines.count == 0)
        return std::nullopt;
    if (lines.count == 1)
        return lines.first.front();
    return "{lines, plural, one {# line} other {# lines}} cannot be read ({which})"_msg.with(
        "lines"_a = Count{lines.count}, "which"_a = lines.text());
}

std::optional<Text> withUnreadableLines(const std::optional<Text>& ofFile, const UnreadableParts& lines) {
    const std::optional<Text> ofLines = problemOfLines(lines);
    if (ofFile && ofLines)
        return "{first}; {next}"_msg.with("first"_a = *ofFile, "next"_a = *ofLines);
    return ofFile ? ofFile : ofLines;
}

} // namespace trichevron::core
