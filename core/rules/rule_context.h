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

/// What runs at the same time.
struct Residency {
    Occupancy occupancy; ///< zero blocks when the block is empty or past 64 bits
    std::optional<ClusterResidency>
        clusters;     ///< only with a cluster of nonzero axes on a device with clusters
    Count blocks = 0; ///< of the whole device. With clusters and unknown SMs per GPC, an upper bound.
};

struct RuleContext {
    RuleContext(const LaunchConfig& launchConfig, const KernelAttributes& kernelAttributes,
                const DeviceProperties& deviceProperties);

    RuleContext(const RuleContext&) = delete; // device may be a member
    RuleContext& operator=(const RuleContext&) = delete;

private:
    std::optional<DeviceProperties> part_; ///< of the device, that the launch's green context has

public:
    const LaunchConfig& config;
    const KernelAttributes& kernel;
    const DeviceProperties& whole;  ///< the device
    const DeviceProperties& device; ///< as the launch finds it: the device, or its green context
    Architecture architecture;
    LaunchShape shape;                      ///< blocks and threads that the device launches
    std::optional<ClusterExtent> declared;  ///< by __cluster_dims__ or __block_size__
    std::optional<ClusterExtent> requested; ///< by the launch; none when {0,0,0}
    std::optional<ClusterExtent> cluster;   ///< the declared one, otherwise the requested one
    std::optional<ClusterExtent> preferred; ///< by the launch; none when {0,0,0}
    Count threadsPerBlock = 0;
    Count blocks = 0;
    Bytes dynamicSmem;                       ///< as the driver receives it, in 32 bits
    std::uint32_t maxThreadsByBounds = 0;    ///< by __launch_bounds__; 0 without
    std::uint32_t maxThreadsByRegisters = 0; ///< threads per block that the kernel's registers allow
    ClusterScheduling scheduling = ClusterScheduling::Spread; ///< that the launch asks for
    Residency running; ///< with the carve-out of the launch, which the blocks on the SMs follow
    /// With the carve-out of the function: what the occupancy functions return, and what the driver compares
    /// a cooperative grid with (seen on H200, driver 580.159.04). For a node of a graph without its
    /// scheduling policy, which is set after the cooperative attribute (seen on H200 and H100, driver
    /// 580.159.04).
    Residency checked;

private:
    Residency computeResidency(const KernelOptIns& optIns, ClusterScheduling scheduling) const;
};

} // namespace trichevron::core
