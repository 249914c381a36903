// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What the kernel twoStreams computes and writes, as kernel and CPU both see it.
#pragma once

namespace trichevron {

// Shown from here
// When a kernel ran, in nanoseconds of the timer that all multiprocessors share.
struct KernelTimes {
    unsigned long long began; // its first block; the largest number before the launch
    unsigned long long ended; // its last block; 0 before the launch
};

// Steps of a thread: some hundred microseconds.
constexpr int chainSteps = 32768;
// Shown to here

} // namespace trichevron
