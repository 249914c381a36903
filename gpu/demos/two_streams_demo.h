// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The demo that launches one kernel in two streams: its data, its check, and the table and sentence on its
/// times.
#pragma once

#include "gpu/demos/demo.h"
#include "gpu/demos/kernel_times.h"

#include <array>
#include <cstdint>

namespace trichevron::gpu {

/// The kernel takes (unsigned* results, unsigned long long recorded, KernelTimes* times).
std::unique_ptr<Demo> makeTwoStreamsDemo(core::KernelInfo info, const void* function, const void* traced);

/// `count` steps of x → 1664525 · x + 1013904223, combined into x → factor · x + summand, modulo 2^32.
struct Steps {
    std::uint32_t factor = 1;
    std::uint32_t summand = 0;
    std::uint32_t apply(std::uint32_t x) const { return factor * x + summand; }
};
Steps composeSteps(int count);

/// The table of start and end times, and the sentence on their overlap.
core::ResultTable timesTable(const std::array<KernelTimes, 2>& times, const core::LaunchConfig& config);
core::Text overlapSentence(const std::array<KernelTimes, 2>& times);

} // namespace trichevron::gpu
