// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The grid synchronisation demo: the expected sums, and the summary of a launch that is not cooperative.
#pragma once

#include "gpu/demos/demo.h"

#include <cstdint>

namespace trichevron::gpu {

/// The kernel takes (const float* A, unsigned* sums, size_t n, bool cooperative), with A filled as described
/// in inputs.h.
std::unique_ptr<Demo> makeGridSyncDemo(core::KernelInfo info, const void* function, const void* traced);

/// Twice the sum of the elements of A that the threads of one block visit, modulo 2^32. Each thread starts at
/// its rank in the grid and advances by the number of threads in the grid.
std::uint32_t sumOfBlock(std::uint64_t n, std::uint64_t block, std::uint64_t blocks, std::uint64_t threads);

} // namespace trichevron::gpu
