// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Whether there is a GPU to work with, and in words when there is none.
#pragma once

namespace trichevron {

/// The number of CUDA devices, at least 1. Throws BackendError(NoDevice) when there is no driver, when it is
/// too old for the runtime, or when it finds no device.
int requireDevices();

/// Throws BackendError(NoDevice) unless there is a device of this ordinal.
void requireDevice(int ordinal);

} // namespace trichevron
