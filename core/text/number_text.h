// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Counts, extents, indices, sizes and times as text.
#pragma once

#include "core/base/quantity.h"
#include "core/dimensions/extent.h"

#include <string>
#include <string_view>

namespace trichevron::core {

/// A count with separators: 9,223,090,559,730,712,575; "> 2^128" for a saturated one.
std::string withSeparators(Count count);
/// "1 block", "1,200 blocks"
std::string counted(Count count, std::string_view noun);
/// A count as digits only.
std::string digits(Count count);
/// "32 × 16 × 1"
template <class Level>
std::string extentText(const Extent<Level>& extent) {
    return digits(extent.x) + " × " + digits(extent.y) + " × " + digits(extent.z);
}
/// "32 × 16": as extentText, without trailing axes of 1.
template <class Level>
std::string shortExtentText(const Extent<Level>& extent) {
    std::string text = digits(extent.x);
    if (extent.y != 1 || extent.z != 1)
        text += " × " + digits(extent.y);
    if (extent.z != 1)
        text += " × " + digits(extent.z);
    return text;
}
/// "(5, 7, 0)"
template <class Level>
std::string indexText(const Index<Level>& index) {
    return "(" + digits(index.x) + ", " + digits(index.y) + ", " + digits(index.z) + ")";
}
/// "48 KiB", "49,153 B": binary units when they divide exactly.
std::string bytesText(Bytes bytes);
/// "6.10 µs", "1.24 ms"
std::string microsecondsText(double microseconds);

} // namespace trichevron::core
