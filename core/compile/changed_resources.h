// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What a change of a source changed in the resources of its kernels.
#pragma once

#include "core/catalogue/message.h"
#include "core/kernel/kernel_resources.h"

#include <span>
#include <vector>

namespace trichevron::core {

/// A line for each kernel and architecture of which something changed: "softmax<4>, sm_90: registers 40 → 48,
/// spill stores 0 B → 16 B". Kernels that are new or gone have one too.
std::vector<Text> changedResources(std::span<const KernelResources> before,
                                   std::span<const KernelResources> after);

} // namespace trichevron::core
