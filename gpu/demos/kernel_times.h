// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Definitions of the kernel twoStreams, shared by kernel and CPU.
#pragma once

namespace trichevron::gpu {

// Shown from here
// Start and end of a kernel, in nanoseconds of the timer that all SMs share.
struct KernelTimes {
    unsigned long long began; // of its first block; set to the maximum value before the launch
    unsigned long long ended; // of its last block; set to 0 before the launch
};

// Steps of each thread, which take some hundred microseconds.
constexpr int chainSteps = 32768;
// Shown to here

} // namespace trichevron::gpu
