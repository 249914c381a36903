// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A demo whose kernel goes wrong on purpose: the launch succeeds, and the synchronisation tells the error.
#pragma once

#include "gpu/demos/demo.h"

namespace trichevron {

/// The kernel takes (int* data), 1 KiB of memory of the device, filled with zeros. What it is to end with is
/// a sticky error, or nothing at all; that it ends well is found wrong.
std::unique_ptr<Demo> makeFaultDemo(KernelInfo info, const void* function);

} // namespace trichevron
