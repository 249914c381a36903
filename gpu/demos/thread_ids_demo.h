// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The demo whose threads write their IDs: its data, and the check against the formulas of core/dimensions.
#pragma once

#include "gpu/demos/demo.h"

namespace trichevron {

/// The kernel takes (ThreadRecord* records, unsigned long long recorded, int* blockSm, unsigned placed).
std::unique_ptr<Demo> makeThreadIdsDemo(KernelInfo info, const void* function, const void* traced = nullptr);

/// Threads of larger launches all run, but only the first so many are recorded, by rank in the grid.
inline constexpr std::uint64_t mostRecordedThreads = std::uint64_t{1} << 20;

} // namespace trichevron
