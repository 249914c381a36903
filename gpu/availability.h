// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Checks that a usable GPU exists; the error says why none does.
#pragma once

namespace trichevron::gpu {

/// Number of CUDA devices, at least 1. Throws BackendError: NoDriver without a driver, DriverTooOld for a
/// driver older than the runtime, NoDevice when the driver finds no device.
int requireDevices();

/// Throws BackendError(NoDevice) unless a device with this ordinal exists.
void requireDevice(int ordinal);

} // namespace trichevron::gpu
