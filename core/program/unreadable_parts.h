// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Parts of a trace that cannot be read and are left out: launches, or lines of a table.
#pragma once

#include "core/catalogue/message.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace trichevron::core {

struct UnreadableParts {
    static constexpr std::size_t mostKept = 10; ///< of the reasons: a damaged trace may have millions

    std::uint64_t count = 0;
    std::vector<Text> first; ///< where the first ones are, and what is wrong with them

    /// `reason` is called where it is kept.
    void add(const std::function<Text()>& reason);
    /// Those of another file of the same program.
    void add(const UnreadableParts& others, const std::string& file);
    /// "line 3 has 2 fields instead of 21; line 9 has …; 4 more": at most this many of the first ones. Empty
    /// where there are none.
    Text text(std::size_t most = 3) const;
};

/// What is wrong with a table of which these lines are left out.
std::optional<Text> problemOfLines(const UnreadableParts& lines);
/// The same after what is wrong with the whole file.
std::optional<Text> withUnreadableLines(const std::optional<Text>& ofFile, const UnreadableParts& lines);

} // namespace trichevron::core
