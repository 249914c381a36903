// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/demo/kernel_info.h"
#include "core/dimensions/warp_sectors.h"

namespace trichevron::core {

/// Each thread of this kernel begins with the element at its index in the grid. Others take several elements,
/// or begin elsewhere.
bool accessesOwnElement(const KernelInfo& kernel);

/// Which index counts along a row of the kernel's arrays, by the names of its problem's axes.
IndexOrder indexOrderOf(const KernelInfo& kernel);

} // namespace trichevron::core
