// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// What a kernel declares, in words.
#pragma once

#include "core/kernel/kernel_resources.h"

#include <QString>

namespace trichevron::gui {

/// What was declared, the register limit and the parameters, in one line; empty where nothing is known of
/// them.
QString declaredText(const core::KernelResources& kernel);

} // namespace trichevron::gui
