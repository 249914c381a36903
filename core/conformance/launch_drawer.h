// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Random launches near the limits of a device, for comparing the rules with the device.
#pragma once

#include "core/conformance/questions.h"
#include "core/conformance/random.h"
#include "core/device/device_properties.h"

#include <vector>

namespace trichevron::core::conformance {

/// The kernel of a question with the opt-ins that the question sets.
KernelAttributes kernelOf(const AskedKernel& asked, const std::vector<KernelAttributes>& kernels);

/// Starts from a launch that the device accepts and moves none, one or several of its values to an edge:
/// zero, a limit, one below or above it, or far beyond. A seed draws the same launches for the same kernels
/// and device.
class LaunchDrawer {
public:
    /// `kernels` is not empty and has default opt-ins. Both parameters have to outlive this object. With
    /// `graphNodes`, half of the launches are nodes of graphs.
    LaunchDrawer(const std::vector<KernelAttributes>& kernels, const DeviceProperties& device,
                 std::uint64_t seed, bool graphNodes = false);

    LaunchQuestion next();

private:
    using Move = void (LaunchDrawer::*)(LaunchQuestion&);

    /// Draws `limit`, one below or above it, zero, or a number far beyond it.
    std::uint32_t around(std::uint32_t limit);
    const KernelAttributes& kernel(const LaunchQuestion& launch) const;

    LaunchQuestion acceptable();
    void moveGridAxis(LaunchQuestion& launch);
    void moveBlockAxis(LaunchQuestion& launch);
    void moveBlockVolume(LaunchQuestion& launch);
    void moveDynamicSmem(LaunchQuestion& launch);
    void moveSmemOptIn(LaunchQuestion& launch);
    void moveCluster(LaunchQuestion& launch);
    void moveClusterVolume(LaunchQuestion& launch);
    void movePermissions(LaunchQuestion& launch);
    void moveCarveout(LaunchQuestion& launch);
    void moveCooperativeGrid(LaunchQuestion& launch);
    void movePreferredCluster(LaunchQuestion& launch);
    void moveNumberAttribute(LaunchQuestion& launch);
    void moveStructAttribute(LaunchQuestion& launch);
    double ratio();
    std::int64_t memberNumber(const AttributeMember& member);
    /// Removes what the launching function cannot carry.
    static void makeExpressible(LaunchConfig& config);

    const std::vector<KernelAttributes>& kernels_;
    const DeviceProperties& device_;
    Random random_;
    bool graphNodes_;
};

} // namespace trichevron::core::conformance
