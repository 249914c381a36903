// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Extents and indices as text.
#pragma once

#include "core/dimensions/extent.h"
#include "core/text/number_text.h"

#include <string>

namespace trichevron::core {

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

} // namespace trichevron::core
