// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// NVIDIA's occupancy calculator (cuda_occupancy.h of the toolkit) behind our types.
#pragma once

#include "core/occupancy/block_size.h"

#include <memory>
#include <optional>

namespace trichevron::test {

/// A kernel on a device as the toolkit's calculator takes them, for many points.
class ReferenceKernel {
public:
    ReferenceKernel(const KernelAttributes& kernel, const DeviceProperties& device);
    ReferenceKernel(const ReferenceKernel&) = delete;
    ReferenceKernel& operator=(const ReferenceKernel&) = delete;
    ~ReferenceKernel();

    /// Resident blocks per multiprocessor; −1 when the calculator refuses the input.
    int blocks(std::uint32_t threadsPerBlock, Bytes dynamicSmem) const;

private:
    struct Input;
    std::unique_ptr<Input> input_;
};

/// The same for one point.
int referenceBlocks(const KernelAttributes& kernel, const DeviceProperties& device,
                    std::uint32_t threadsPerBlock, Bytes dynamicSmem);

/// The suggestion of the calculator, which has no limit of the block size.
BlockSizeSuggestion referenceSuggestion(const KernelAttributes& kernel, const DeviceProperties& device,
                                        const SmemOfBlockSize& dynamicSmemOf);

/// Dynamic shared memory available to each of some blocks; none when the calculator refuses.
std::optional<Bytes> referenceAvailableDynamicSmem(const KernelAttributes& kernel,
                                                   const DeviceProperties& device, std::uint32_t numBlocks,
                                                   std::uint32_t threadsPerBlock);

} // namespace trichevron::test
