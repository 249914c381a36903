// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What JSON that is read may have, whichever parser reads it.
#pragma once

#include <cstddef>

namespace trichevron {

/// Deeper nesting than any format of ours has; bounds the recursion of everything that walks a value.
inline constexpr std::size_t maxJsonDepth = 64;
/// Members of one object. They are searched one by one, so that an unbounded number would take quadratic
/// time.
inline constexpr std::size_t maxJsonMembers = 10'000;

} // namespace trichevron
