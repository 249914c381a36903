// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The thread ID demo: its data, and the check against the formulas of core/dimensions.
#pragma once

#include "gpu/demos/demo.h"

namespace trichevron::gpu {

/// The kernel takes (ThreadRecord* records, unsigned long long recorded, int* blockSm, unsigned placed).
std::unique_ptr<Demo> makeThreadIdsDemo(core::KernelInfo info, const void* function,
                                        const void* traced = nullptr);

/// Number of recorded threads, by rank in the grid. All threads of larger launches run.
inline constexpr std::uint64_t maxRecordedThreads = std::uint64_t{1} << 20;

} // namespace trichevron::gpu
