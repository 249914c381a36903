// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Random questions to the occupancy API, near the values where its results change.
#pragma once

#include "core/conformance/questions.h"
#include "core/conformance/random.h"
#include "core/device/device_properties.h"

#include <vector>

namespace trichevron::core::conformance {

/// A seed draws the same questions for the same kernels and device.
class QueryDrawer {
public:
    /// `kernels` is not empty and has default opt-ins. Both parameters have to outlive this object.
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

} // namespace trichevron::core::conformance
