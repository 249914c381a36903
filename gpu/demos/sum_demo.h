// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A demo whose kernel computes C = A + B, element by element, in one or two dimensions.
#pragma once

#include "gpu/demos/demo.h"

namespace trichevron {

/// The kernel takes (const float* A, const float* B, float* C, size_t nx), and size_t ny when it takes
/// problems of two axes; element (i, j) stands at j · nx + i. Only threads at z = 0 may write, and only
/// threads at y = 0 when the problem has one axis.
std::unique_ptr<Demo> makeSumDemo(KernelInfo info, const void* function, const void* traced = nullptr);

/// The largest problem. Its three arrays of floats are far more than the memory of any device today, so that
/// a problem too large for a device is answered by the device.
inline constexpr std::uint64_t mostSumElements = std::uint64_t{1} << 36;

} // namespace trichevron
