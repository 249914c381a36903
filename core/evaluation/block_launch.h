// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Whether a block can be launched at all. The occupancy API cannot say, since it ignores launch bounds.
#pragma once

#include "core/evaluation/evaluation.h"

namespace trichevron::core {

/// The verdict on the smallest launch of this block with cudaLaunchKernelEx: one block, or one cluster where
/// the kernel declares clusters.
Evaluation evaluateBlock(const KernelAttributes& kernel, const DeviceProperties& device,
                         const BlockExtent& block, Bytes dynamicSmem);

/// The verdict on the smallest grid of this launch, with its function, block, dynamic shared memory, cluster
/// and attributes; without a preferred cluster, which needs a larger grid.
Evaluation evaluateBlock(const KernelAttributes& kernel, const DeviceProperties& device,
                         const LaunchConfig& launch);

} // namespace trichevron::core
