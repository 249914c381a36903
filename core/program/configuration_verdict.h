// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What the model says of one configuration of a program on one device.
#pragma once

#include "core/evaluation/evaluation.h"
#include "core/program/program.h"

#include <optional>
#include <string>

namespace trichevron::core {

struct ConfigurationVerdict {
    bool accepted = true;
    LaunchApi api = LaunchApi::CudaLaunchKernel;
    CudaStatus predicted = CudaStatus::Success;
    std::optional<Finding> violation; ///< what the driver reports first; empty when accepted
    /// What refuses an accepted launch if it has the most shared memory that a trace with rounded sizes
    /// allows for; empty where that changes nothing.
    std::optional<Finding> possibleViolation;
    /// Empty where the trace has no registers or shared memory, or rounds the shared memory so that the
    /// number of resident blocks is not certain.
    std::optional<Occupancy> occupancy;
    Count blocks = 0;
    Count blocksPerWave = 0; ///< 0 where the occupancy is not known
    Count waves = 0;
    std::optional<ClusterResidency> clusters;

    /// The blocks as a share of those of one wave, which `waves` rounds up: what Nsight Compute calls "Waves
    /// Per SM". Empty where the occupancy is not known, and for a launch without blocks.
    std::optional<double> wavesPerMultiprocessor() const;
};

/// The launch and the kernel of a configuration as the model takes them, with the smallest shared memory that
/// the trace allows for. The opt-ins are what the launch needs: the program that was
/// traced had set them. Shared memory that the trace does not divide counts as dynamic. What the trace leaves
/// out has CUDA's default.
struct ModelLaunch {
    LaunchConfig config;
    KernelAttributes kernel;
};
ModelLaunch modelLaunchOf(const ProgramConfiguration& configuration, const std::string& kernel);

/// `ranOn`: the device on which such a launch ran, so that a block has no more shared memory than that device
/// allows; null: none is known.
ConfigurationVerdict judgeConfiguration(const ProgramConfiguration& configuration, const std::string& kernel,
                                        const DeviceProperties& device, const DeviceProperties* ranOn);

} // namespace trichevron::core
