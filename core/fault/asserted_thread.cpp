// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/fault/asserted_thread.h"

#include <array>
#include <charconv>

namespace trichevron::core {
namespace {

/// The text after `before`; none where the line does not have it.
std::optional<std::string_view> after(std::string_view line, std::string_view before) {
    const std::size_t at = line.find(before);
    return at == std::string_view::npos ? std::nullopt : std::optional(line.substr(at + before.size()));
}

/// "5,0,0]…"
template <class AnIndex>
std::optional<AnIndex> indexFrom(std::string_view text) {
    std::array<std::uint32_t, 3> axes{};
    for (std::size_t a = 0; a < axes.size(); ++a) {
        const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), axes[a]);
        const auto read = static_cast<std::size_t>(end - text.data());
        if (problem != std::errc() || read >= text.size() || text[read] != (a == 2 ? ']' : ','))
            return std::nullopt;
        text.remove_prefix(read + 1);
    }
    return AnIndex{axes[0], axes[1], axes[2]};
}

} // namespace

std::optional<AssertedThread> assertedThreadFrom(std::string_view line) {
    const auto block = after(line, " block: [");
    const auto thread = after(line, " thread: [");
    const auto condition = after(line, "Assertion `");
    if (!block || !thread || !condition)
        return std::nullopt;
    const auto blockIndex = indexFrom<BlockIndex>(*block);
    const auto threadIndex = indexFrom<ThreadIndex>(*thread);
    const std::size_t end = condition->rfind("` failed");
    if (!blockIndex || !threadIndex || end == std::string_view::npos)
        return std::nullopt;
    return AssertedThread{std::string(condition->substr(0, end)), *blockIndex, *threadIndex};
}

} // namespace trichevron::core
