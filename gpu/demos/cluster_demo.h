// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Demos whose blocks or threads write their ranks in clusters, and the check against the formulas of
/// core/dimensions.
#pragma once

#include "gpu/demos/demo.h"

#include <cstdint>
#include <span>

namespace trichevron::gpu {

/// The kernel takes (unsigned* results, size_t recorded). Each block writes two words: its rank in the
/// cluster, and the rank in the grid of the next block of the cluster.
std::unique_ptr<Demo> makeClusterDemo(core::KernelInfo info, const void* function, const void* traced);

/// The expected words, starting at word `first`.
void expectNeighbours(const core::LaunchShape& shape, std::uint64_t first, std::span<std::uint32_t> expected);

/// The kernel takes the same parameters. Each thread writes two words: the rank of its cluster in the grid,
/// and its own rank in the cluster.
std::unique_ptr<Demo> makeBlockSizeDemo(core::KernelInfo info, const void* function, const void* traced);

void expectRanksInCluster(const core::LaunchShape& shape, std::uint64_t first,
                          std::span<std::uint32_t> expected);

} // namespace trichevron::gpu
