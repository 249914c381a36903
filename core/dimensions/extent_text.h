// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Extents and indices as text.
#pragma once

#include "core/dimensions/extent.h"
#include "core/text/number_text.h"

#include <string>

namespace trichevron::core {

/// withSeparators for what is read, digits for data and beside code (core/text/number_text.h).
using NumberText = std::string (*)(Count);

/// "3,907 × 16 × 1"
template <class Level>
std::string extentText(const Extent<Level>& extent, NumberText number = withSeparators) {
    return number(extent.x) + " × " + number(extent.y) + " × " + number(extent.z);
}
/// "3,907 × 16": as extentText, without trailing axes of 1.
template <class Level>
std::string shortExtentText(const Extent<Level>& extent, NumberText number = withSeparators) {
    std::string text = number(extent.x);
    if (extent.y != 1 || extent.z != 1)
        text += " × " + number(extent.y);
    if (extent.z != 1)
        text += " × " + number(extent.z);
    return text;
}
/// "(5, 7, 0)"
template <class Level>
std::string indexText(const Index<Level>& index) {
    return "(" + digits(index.x) + ", " + digits(index.y) + ", " + digits(index.z) + ")";
}

} // namespace trichevron::core
