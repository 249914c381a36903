// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// NVIDIA's occupancy calculator (cuda_occupancy.h of the toolkit) behind our types.
#pragma once

#include "core/device/device_properties.h"
#include "core/kernel/kernel_attributes.h"

#include <cstdint>

namespace trichevron::test {

/// Resident blocks per multiprocessor as the toolkit's calculator has them; −1 when it refuses the input.
int referenceBlocks(const KernelAttributes& kernel, const DeviceProperties& device,
                    std::uint32_t threadsPerBlock, Bytes dynamicSmem);

} // namespace trichevron::test
