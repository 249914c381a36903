// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Random questions to the occupancy API, at the edges of what changes its answers.
#pragma once

#include "core/conformance/questions.h"
#include "core/conformance/random.h"
#include "core/device/device_properties.h"

#include <vector>

namespace trichevron::conformance {

/// The same seed draws the same questions on the same kernels and device.
class QueryDrawer {
public:
    /// `kernels` is not empty; with the opt-ins that each has by itself. Both outlive this.
    QueryDrawer(const std::vector<KernelAttributes>& kernels, const DeviceProperties& device,
                std::uint64_t seed);

    OccupancyQuestion nextOccupancy();
    ClusterQuestion nextCluster();
    SuggestionQuestion nextSuggestion();

private:
    AskedKernel kernel();
    std::uint32_t blockSize(const AskedKernel& asked);
    Bytes dynamicSmem(const AskedKernel& asked);

    const std::vector<KernelAttributes>& kernels_;
    const DeviceProperties& device_;
    Random random_;
};

} // namespace trichevron::conformance
