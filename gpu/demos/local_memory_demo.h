// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The demos whose threads have large arrays: what the CPU expects, and what is told of the memory.
#pragma once

#include "gpu/demos/demo.h"

#include <cstdint>
#include <span>

namespace trichevron {

/// The context keeps what was allocated for one kernel, so the demos of a device know of each other.
struct LocalMemoryOfContext {
    std::uint64_t mostPerThread = 0; ///< of the kernels that ran so far
};

/// The kernel takes (unsigned* results, size_t recorded); its array has `elements` words.
std::unique_ptr<Demo> makeLocalMemoryDemo(KernelInfo info, const void* function, const void* traced,
                                          std::uint32_t elements,
                                          const std::shared_ptr<LocalMemoryOfContext>& memory);

/// What walk() gives to consecutive threads, of which the first has this rank.
void expectWalks(std::uint64_t first, std::uint32_t elements, std::span<std::uint32_t> expected);

} // namespace trichevron
