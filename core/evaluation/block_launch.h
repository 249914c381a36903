// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Whether a block can be launched at all. The occupancy API does not say: it knows nothing of launch bounds.
#pragma once

#include "core/evaluation/evaluation.h"

namespace trichevron {

/// The verdict on the smallest launch of such blocks with cudaLaunchKernelEx: one block, or one cluster where
/// the kernel declares clusters.
Evaluation evaluateBlock(const KernelAttributes& kernel, const DeviceProperties& device,
                         const BlockExtent& block, Bytes dynamicSmem);

} // namespace trichevron
