// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// What stands for a kernel while none is known.
#pragma once

#include "core/demo/kernel_info.h"

#include <memory>

namespace trichevron::gui {

/// The kernel of the current launch until a worker has listed its kernels: no registers, no shared memory.
std::shared_ptr<const core::KernelInfo> unknownKernel();
/// Sets its texts in the current language.
void retranslateUnknownKernel();

} // namespace trichevron::gui
