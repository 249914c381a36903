// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Reference values of a device: the bandwidth of a plain copy and the time of an empty kernel.
#pragma once

#include "gpu/measuring/launch_timer.h"

namespace trichevron::gpu::measuring {

/// Measures on the first call, repeating until launches get no faster; the session keeps the result. nullopt
/// when there is not enough memory for a copy. Precondition: the device is warmed up, as after launches of
/// the kernel to be measured. Throws CudaError.
std::optional<core::DeviceReference> measureReference(DeviceSession& session, LaunchTimer& timer);

} // namespace trichevron::gpu::measuring
