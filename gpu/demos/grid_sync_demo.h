// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The demo whose blocks wait for each other: what the CPU expects, and what is told of a launch that is not
/// cooperative.
#pragma once

#include "gpu/demos/demo.h"

#include <cstdint>

namespace trichevron {

/// The kernel takes (const float* A, unsigned* sums, size_t n), A as inputs.h says.
std::unique_ptr<Demo> makeGridSyncDemo(KernelInfo info, const void* function, const void* traced);

/// Twice the sum of the elements of A that the threads of one block visit, each of which begins at its rank
/// in the grid and goes on in steps of all threads; modulo 2^32.
std::uint32_t sumOfBlock(std::uint64_t n, std::uint64_t block, std::uint64_t blocks, std::uint64_t threads);

} // namespace trichevron
