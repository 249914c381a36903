// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// An axis as CUDA writes it.
#pragma once

#include "core/dimensions/extent.h"

#include <string>

namespace trichevron::rules {

/// "x", "y" or "z"
inline std::string axisName(Axis axis) {
    return axis == Axis::X ? "x" : axis == Axis::Y ? "y" : "z";
}

} // namespace trichevron::rules
