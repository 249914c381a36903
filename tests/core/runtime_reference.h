// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The runtime's block size suggestion (the templates of cuda_runtime.h) for a simulated device. The runtime
/// functions they call are fakes that use the types of core and the toolkit's occupancy calculator.
#pragma once

#include "core/occupancy/block_size.h"

namespace trichevron::test {

/// cudaOccupancyMaxPotentialBlockSizeVariableSMemWithFlags
core::BlockSizeSuggestion runtimeSuggestion(const core::KernelAttributes& kernel,
                                            const core::DeviceProperties& device,
                                            const core::SmemOfBlockSize& dynamicSmemFor,
                                            std::uint32_t blockSizeLimit, unsigned flags);
/// cudaOccupancyMaxPotentialBlockSize
core::BlockSizeSuggestion runtimeSuggestion(const core::KernelAttributes& kernel,
                                            const core::DeviceProperties& device, core::Bytes dynamicSmem,
                                            std::uint32_t blockSizeLimit);

} // namespace trichevron::test
