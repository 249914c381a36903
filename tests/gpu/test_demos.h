// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Demos that go wrong, to see that it is noticed.
#pragma once

#include "gpu/demos/demo.h"

namespace trichevron {

/// "wrongSum", a vector addition that leaves element 5 out and adds 1 to element 7; "silent", which writes no
/// thread's IDs; "printing", a vector addition whose first thread prints what looks like a message.
DemoList makeWrongDemos();

/// "holding": every block holds its place for some 200 microseconds, so that as many blocks are on the device
/// at once as it takes. It can be traced.
DemoList makeHoldingDemo();
inline constexpr std::uint64_t holdingNanoseconds = 200'000;

/// The kernels' symbols.
const void* holdingKernel();
const void* holdingTracedKernel();
const void* wrongSumKernel();
const void* silentKernel();
const void* printingKernel();

} // namespace trichevron
