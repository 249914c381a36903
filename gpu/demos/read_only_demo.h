// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The demos that read data twice, and write it in between: their data and their check.
#pragma once

#include "gpu/demos/demo.h"

#include <cstdint>

namespace trichevron::gpu {

/// The values that the second read may return.
enum class SecondRead { New, OldOrNew };

/// The kernel takes (unsigned* data, unsigned* first, unsigned* second, size_t elements). It changes element
/// k of `data` from `oldValue` to k, and writes the values read before and after the change to `first` and
/// `second`.
std::unique_ptr<Demo> makeReadOnlyDemo(core::KernelInfo info, const void* function, const void* traced,
                                       SecondRead allowed);

inline constexpr std::uint32_t oldValue = 0xFFFFFFFF;

/// Values of element k after the launch.
struct ElementRead {
    std::uint32_t data = 0; ///< final value
    std::uint32_t first = 0;
    std::uint32_t second = 0;
};
enum class ReadOutcome { SawNew, SawOld, Wrong };
ReadOutcome classify(const ElementRead& element, std::uint32_t k, SecondRead allowed);

} // namespace trichevron::gpu
