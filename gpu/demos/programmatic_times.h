// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Definitions of the kernel programmaticLaunch, shared by kernel and CPU.
#pragma once

namespace trichevron::gpu {

// Shown from here
// Times of a kernel, in nanoseconds of the timer that all SMs share.
struct ProgrammaticTimes {
    unsigned long long began;  // of its first block; set to the maximum value before the launch
    unsigned long long waited; // when its first block no longer waits for the kernel before; set likewise
    unsigned long long ended;  // of its last block; set to 0 before the launch
};

// Steps of half of a thread's work, which take some hundred microseconds.
constexpr int stepsOfHalf = 32768;
// Shown to here

} // namespace trichevron::gpu
