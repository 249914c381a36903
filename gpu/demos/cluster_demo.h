// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The demos whose blocks write what they are in their cluster, and the check against the formulas of
/// core/dimensions.
#pragma once

#include "gpu/demos/demo.h"

#include <cstdint>
#include <span>

namespace trichevron {

/// The kernel takes (unsigned* results, size_t recorded): two words for each block, its rank in the cluster
/// and the rank in the grid of the next block of its cluster.
std::unique_ptr<Demo> makeClusterDemo(KernelInfo info, const void* function, const void* traced);

/// What those words are, from the word numbered `first` on.
void expectNeighbours(const LaunchShape& shape, std::uint64_t first, std::span<std::uint32_t> expected);

/// The kernel takes the same: two words for each thread, the rank of its cluster in the grid and its own rank
/// in the cluster.
std::unique_ptr<Demo> makeBlockSizeDemo(KernelInfo info, const void* function, const void* traced);

void expectRanksInCluster(const LaunchShape& shape, std::uint64_t first, std::span<std::uint32_t> expected);

} // namespace trichevron
