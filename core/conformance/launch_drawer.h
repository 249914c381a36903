// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Random launches at the edges of what a device takes, for comparing the rules with the device.
#pragma once

#include "core/conformance/questions.h"
#include "core/conformance/random.h"
#include "core/device/device_properties.h"

#include <vector>

namespace trichevron::conformance {

/// The kernel of a question, as it is when it is asked about.
KernelAttributes kernelOf(const AskedKernel& asked, const std::vector<KernelAttributes>& kernels);

/// Starts from a launch that the device accepts and moves none, one or several of its values to an edge:
/// zero, a limit, one to either side of it, far beyond. The same seed draws the same launches on the same
/// kernels and device.
class LaunchDrawer {
public:
    /// `kernels` is not empty; with the opt-ins that each has by itself. Both outlive this.
    LaunchDrawer(const std::vector<KernelAttributes>& kernels, const DeviceProperties& device,
                 std::uint64_t seed);

    LaunchQuestion next();

private:
    using Move = void (LaunchDrawer::*)(LaunchQuestion&);

    /// At `limit`, one to either side, at zero, or far beyond it.
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
    /// Leaves what the function cannot carry out of the launch.
    static void makeExpressible(LaunchConfig& config);

    const std::vector<KernelAttributes>& kernels_;
    const DeviceProperties& device_;
    Random random_;
};

} // namespace trichevron::conformance
