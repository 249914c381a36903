// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// One computation compiled with several launch bounds: the expected values, and the table that compares
/// them.
#pragma once

#include "gpu/demos/demo.h"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace trichevron::gpu {

/// Launch bounds that a kernel was compiled with for an architecture: 90 for sm_90; 0 for the bounds that its
/// title names.
using BoundsForArchitecture = std::optional<core::LaunchBounds> (*)(int binaryVersion);

/// The kernel takes (unsigned* results, size_t recorded).
struct BoundedKernel {
    std::string id;
    BoundsForArchitecture bounds;
    const void* function;
    const void* traced;
};

/// Maximum threads per block of a kernel, and the block size with the highest occupancy.
using BlockSizeQuery = std::pair<int, int> (*)(const void* kernel);

/// Adds a demo for each kernel; `info` lacks id, title and summary.
void addLaunchBoundsDemos(DemoList& demos, const core::KernelInfo& info,
                          const std::vector<BoundedKernel>& kernels, BlockSizeQuery sizes);

/// The expected result of mixed() for the thread with this rank.
std::uint32_t expectedMix(std::uint32_t rank);

} // namespace trichevron::gpu
