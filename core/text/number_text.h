// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Counts, sizes and times as text.
///
/// One rule says where a number has separators: what is read has them, extents too ("3,907 × 1 blocks"). What
/// is code or can be typed has digits alone: an index such as (2114, 0, 0), <<<3907, 256>>>, a field, a
/// formula, CSV and JSON. There a comma would separate two numbers.
#pragma once

#include "core/base/quantity.h"

#include <string>
#include <string_view>

namespace trichevron::core {

/// A count with separators: 9,223,090,559,730,712,575; "> 2^128" for a saturated one.
std::string withSeparators(Count count);
/// The same for a number that is written already: "-1234.50" becomes "-1,234.50".
std::string withSeparators(std::string_view number);
/// A count as digits only.
std::string digits(Count count);
/// "48 KiB", "49,153 B": binary units when they divide exactly.
std::string bytesText(Bytes bytes);
/// "6.10 µs", "1.24 ms"
std::string microsecondsText(double microseconds);

} // namespace trichevron::core
