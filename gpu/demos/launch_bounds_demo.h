// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// One computation compiled with several launch bounds: what the CPU expects, and the table over all of them.
#pragma once

#include "gpu/demos/demo.h"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace trichevron {

/// What a kernel was compiled with for this architecture: 90 for sm_90; 0 for what its source is about.
using BoundsOf = std::optional<LaunchBounds> (*)(int binaryVersion);

/// The kernel takes (unsigned* results, size_t recorded).
struct BoundedKernel {
    std::string id;
    BoundsOf bounds;
    const void* function;
    const void* traced;
};

/// The most threads per block that a kernel takes, and those that give it the most occupancy.
using BlockSizesOf = std::pair<int, int> (*)(const void* kernel);

/// A demo for each kernel; `info` lacks id, title and summary.
void addLaunchBoundsDemos(DemoList& demos, const KernelInfo& info, const std::vector<BoundedKernel>& kernels,
                          BlockSizesOf sizes);

/// What mixed() gives to a thread of this rank.
std::uint32_t expectedMix(std::uint32_t rank);

} // namespace trichevron
