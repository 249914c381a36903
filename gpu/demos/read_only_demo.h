// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The demos that read data again which was written in between: their data and their check.
#pragma once

#include "gpu/demos/demo.h"

#include <cstdint>

namespace trichevron {

/// What the second read may give.
enum class SecondRead { New, OldOrNew };

/// The kernel takes (unsigned* data, unsigned* first, unsigned* second, size_t elements). It turns element k
/// of the data from `oldValue` to k, and writes what it reads of it before and after.
std::unique_ptr<Demo> makeReadOnlyDemo(KernelInfo info, const void* function, const void* traced,
                                       SecondRead allowed);

inline constexpr std::uint32_t oldValue = 0xFFFFFFFF;

/// What element k came to.
struct ElementRead {
    std::uint32_t data = 0; ///< at the end
    std::uint32_t first = 0;
    std::uint32_t second = 0;
};
enum class ReadOutcome { SawNew, SawOld, Wrong };
ReadOutcome judge(const ElementRead& element, std::uint32_t k, SecondRead allowed);

} // namespace trichevron
