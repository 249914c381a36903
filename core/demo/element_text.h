// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// An element of a problem in words.
#pragma once

#include "core/dimensions/extent.h"

#include <span>
#include <string>

namespace trichevron::core {

/// "column 700, row 300": each axis by its name, in the order x, y, z. `axisNames` are those of the kernel,
/// in English (KernelInfo::problemAxisNames). Empty for a problem of one axis, and where this program does
/// not know a name.
std::string elementText(const Index<level::Problem>& element, std::span<const std::string> axisNames);

} // namespace trichevron::core
