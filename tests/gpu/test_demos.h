// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Demos with wrong results, to test that these are detected, and a demo for traces.
#pragma once

#include "gpu/demos/demo.h"

namespace trichevron::gpu {

/// "wrongSum", a vector addition that skips element 5 and adds 1 to element 7; "silent", which writes no
/// thread IDs; "printing", a vector addition whose first thread prints text that looks like a protocol
/// message.
DemoList makeWrongDemos();

/// "holding": every block runs for about 200 microseconds, so that as many blocks as possible are resident at
/// the same time. It can be traced.
DemoList makeHoldingDemo();
inline constexpr std::uint64_t holdingNanoseconds = 200'000;

/// The kernels' symbols.
const void* holdingKernel();
const void* holdingTracedKernel();
const void* wrongSumKernel();
const void* silentKernel();
const void* printingKernel();

} // namespace trichevron::gpu
