// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// SMs per GPC of a board, which bound the clusters it can run. No device attribute reports them, so they are
/// derived from the number of active clusters of each size.
#pragma once

#include "core/device/device_properties.h"

#include <cstdint>
#include <vector>

namespace trichevron::gpu {

/// SMs of each GPC, largest first. Makes `device` current and creates its context. Empty when the device has
/// no clusters, when a query fails, or when the derived sizes do not add up to the SM count.
std::vector<std::uint32_t> querySmsPerGpc(int device);

/// Stores them in a device's properties, with a note on their source.
void setSmsPerGpc(core::DeviceProperties& properties, std::vector<std::uint32_t> smsPerGpc);

} // namespace trichevron::gpu
