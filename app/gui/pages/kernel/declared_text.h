// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// What a kernel declares, in words.
#pragma once

#include "core/own_kernel/own_kernel.h"

#include <QString>

namespace trichevron::gui {

/// What a version of a kernel declares, the register limit, whether it uses dynamic shared memory, and the
/// parameters, in one line; empty where nothing is known of a typed kernel.
QString declaredText(const core::OwnKernel& ownKernel, const core::KernelResources& kernel);
/// Why some of it is not known, in a sentence; empty where all is.
QString declaredToolTip(const core::OwnKernel& kernel);

} // namespace trichevron::gui
