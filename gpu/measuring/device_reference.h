// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What a device reaches on a plain copy and on an empty kernel.
#pragma once

#include "gpu/measuring/instruments.h"

namespace trichevron::measuring {

/// Measured when first asked for, until launches get no faster, then kept by the session. None where the
/// memory for a copy cannot be had. Precondition: the device is warm, as after launches of the kernel that is
/// to be measured. Throws CudaError.
std::optional<DeviceReference> referenceOf(DeviceSession& session, Instruments& instruments);

} // namespace trichevron::measuring
