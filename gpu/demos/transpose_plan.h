// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Common parts of the matrix transpose demos.
#pragma once

#include "gpu/demos/array_demo.h"

namespace trichevron::gpu {

/// Plan of B = transpose(A), where A has problem.x columns and problem.y rows. The kernel takes (A, B, nx,
/// ny) and computes all elements with any grid.
ArrayPlan planTranspose(const core::KernelInfo& info, const DemoLaunch& launch);

/// Edge of the largest square tile of floats that fits into `available`. Rows have an odd length: an even
/// edge adds one float of padding. 0 when not even one float fits.
std::uint64_t largestTileEdge(core::Bytes available);

} // namespace trichevron::gpu
