// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What the demos that transpose a matrix have in common.
#pragma once

#include "gpu/demos/array_demo.h"

namespace trichevron {

/// B = the transpose of A, a matrix of problem.x columns and problem.y rows, by a kernel that takes (A, B,
/// nx, ny) and does all of it in any grid.
ArrayPlan planTranspose(const KernelInfo& info, const DemoLaunch& launch);

/// The edge of the largest square tile of floats that fits, with rows of an odd number of floats: an even one
/// has one to spare. 0 when not even one float fits.
std::uint64_t largestTileEdge(Bytes available);

} // namespace trichevron
