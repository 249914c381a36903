// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The input of every rule: a launch of a kernel on a device, and values derived from it.
#pragma once

#include "core/device/architecture.h"
#include "core/device/device_properties.h"
#include "core/kernel/kernel_attributes.h"
#include "core/launch/launch_config.h"
#include "core/occupancy/clusters.h"
#include "core/occupancy/occupancy.h"

#include <optional>

namespace trichevron::core {

struct RuleContext {
    RuleContext(const LaunchConfig& launchConfig, const KernelAttributes& kernelAttributes,
                const DeviceProperties& deviceProperties);

    const LaunchConfig& config;
    const KernelAttributes& kernel;
    const DeviceProperties& device;
    Architecture architecture;
    LaunchShape shape;                      ///< blocks and threads that the device launches
    std::optional<ClusterExtent> declared;  ///< by __cluster_dims__ or __block_size__
    std::optional<ClusterExtent> requested; ///< by the launch; none when {0,0,0}
    std::optional<ClusterExtent> cluster;   ///< the declared one, otherwise the requested one
    Count threadsPerBlock = 0;
    Count blocks = 0;
    Bytes dynamicSmem;                       ///< as the driver receives it, in 32 bits
    std::uint32_t maxThreadsByBounds = 0;    ///< by __launch_bounds__; 0 without
    std::uint32_t maxThreadsByRegisters = 0; ///< threads per block that the kernel's registers allow
    Occupancy occupancy;                     ///< zero blocks when the block is empty or past 64 bits
    std::optional<ClusterResidency>
        clusters; ///< only with a cluster of nonzero axes on a device with clusters
    /// Blocks that the whole device runs at the same time. With clusters and unknown SMs per GPC, an upper
    /// bound.
    Count residentBlocks = 0;
};

} // namespace trichevron::core
