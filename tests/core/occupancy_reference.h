// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// NVIDIA's occupancy calculator (cuda_occupancy.h of the toolkit) with the types of core.
#pragma once

#include "core/occupancy/block_size.h"

#include <memory>
#include <optional>

namespace trichevron::test {

/// A kernel on a device, converted once to the calculator's types, for many queries.
class ReferenceKernel {
public:
    ReferenceKernel(const core::KernelAttributes& kernel, const core::DeviceProperties& device);
    ReferenceKernel(const ReferenceKernel&) = delete;
    ReferenceKernel& operator=(const ReferenceKernel&) = delete;
    ~ReferenceKernel();

    /// Resident blocks per SM; −1 when the calculator refuses the input.
    int blocks(std::uint32_t threadsPerBlock, core::Bytes dynamicSmem) const;

private:
    struct Input;
    std::unique_ptr<Input> input_;
};

/// Resident blocks per SM for a single query.
int referenceBlocks(const core::KernelAttributes& kernel, const core::DeviceProperties& device,
                    std::uint32_t threadsPerBlock, core::Bytes dynamicSmem);

/// Block size suggestion of the calculator, which has no limit on the block size.
core::BlockSizeSuggestion referenceSuggestion(const core::KernelAttributes& kernel,
                                              const core::DeviceProperties& device,
                                              const core::SmemOfBlockSize& dynamicSmemFor);

/// Dynamic shared memory available to each block when `numBlocks` blocks are resident; nullopt when the
/// calculator refuses.
std::optional<core::Bytes> referenceAvailableDynamicSmem(const core::KernelAttributes& kernel,
                                                         const core::DeviceProperties& device,
                                                         std::uint32_t numBlocks,
                                                         std::uint32_t threadsPerBlock);

} // namespace trichevron::test
