// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Green contexts: contexts that own some of a device's SMs. A launch in a stream of one runs on these only.
/// What a driver does with them is in docs/launch-attributes.md.
#pragma once

#include "core/device/device_properties.h"

#include <cstdint>

namespace trichevron::core {

/// cuDevSmResourceSplitByCount without flags, by compute capability (cuda.h of CUDA 13.0).
struct SmPartition {
    std::uint32_t smallest = 0; ///< CUdevSmResource::minSmPartitionSize
    std::uint32_t step = 0;     ///< CUdevSmResource::smCoscheduledAlignment
};
SmPartition smPartition(const DeviceProperties& device);

/// The SMs of a green context for which this many are asked: rounded up, at most all of the device. Asking
/// for more than the device has fails (cudaErrorInvalidResourceConfiguration).
std::uint32_t greenContextSms(const DeviceProperties& device, std::uint32_t asked);

/// The device as a launch in such a green context finds it: with fewer SMs, and with the groups of these that
/// a cluster has to fit into. The groups are known where the device's are (all 17 sizes: seen on H200, driver
/// 580.159.04).
DeviceProperties greenContextDevice(const DeviceProperties& device, std::uint32_t asked);

} // namespace trichevron::core
