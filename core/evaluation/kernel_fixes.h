// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Fixes that the driver accepts and that a demo kernel does not work with. The rules know a kernel's
/// attributes, and not what it does.
#pragma once

#include "core/demo/kernel_info.h"
#include "core/evaluation/evaluation.h"

namespace trichevron::core {

/// A kernel whose initial launch is cooperative synchronises its whole grid: without a cooperative launch
/// this_grid().sync() traps.
bool needsCooperativeLaunch(const KernelInfo& kernel);

/// Removes the fixes after which the kernel would fail.
void removeUnsuitableFixes(Evaluation& evaluation, const KernelInfo& kernel);

} // namespace trichevron::core
