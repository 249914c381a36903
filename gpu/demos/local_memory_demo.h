// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The local memory demos: the expected values, and the table of device memory.
#pragma once

#include "gpu/demos/demo.h"

#include <cstdint>
#include <span>

namespace trichevron::gpu {

/// Shared by the demos of a device, since the context keeps the local memory that it allocated for any
/// kernel.
struct ContextLocalMemory {
    /// Largest local memory per thread of the kernels that ran so far, in bytes.
    std::uint64_t maxPerThread = 0;
};

/// The kernel takes (unsigned* results, size_t recorded); its array has `elements` words.
std::unique_ptr<Demo> makeLocalMemoryDemo(core::KernelInfo info, const void* function, const void* traced,
                                          std::uint32_t elements,
                                          const std::shared_ptr<ContextLocalMemory>& memory);

/// The expected results of walk() for consecutive threads, starting at rank `first`.
void expectWalks(std::uint64_t first, std::uint32_t elements, std::span<std::uint32_t> expected);

} // namespace trichevron::gpu
