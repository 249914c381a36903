// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A demo whose kernel fails on purpose: the launch succeeds, and the synchronisation returns the error.
#pragma once

#include "gpu/demos/demo.h"

namespace trichevron::gpu {

/// The kernel takes (int* data), 1 KiB of device memory filled with zeros. It should end with a sticky error
/// or never end; a normal end is reported as wrong.
std::unique_ptr<Demo> makeFaultDemo(core::KernelInfo info, const void* function);

} // namespace trichevron::gpu
