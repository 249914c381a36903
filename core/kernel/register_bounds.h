// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// How many registers __launch_bounds__ leave to the compiler.
#pragma once

#include "core/device/device_properties.h"
#include "core/kernel/kernel_attributes.h"

#include <cstdint>
#include <optional>

namespace trichevron {

struct RegisterBound {
    std::uint32_t registers = 0; ///< the most that the compiler uses per thread: L
    std::uint32_t blocks = 1; ///< of maxThreadsPerBlock, for which a multiprocessor's registers suffice then
    /// minBlocksPerMultiprocessor was given, but so many blocks cannot be resident, and ptxas leaves it out.
    bool minBlocksIgnored = false;
    friend bool operator==(const RegisterBound&, const RegisterBound&) = default;
};

/// The bound for machine code of the device's architecture; the architecture's limit per thread without
/// launch bounds. -maxrregcount and __maxnreg__ are further bounds, not counted here.
///
/// The CUDA C++ Programming Guide says that the bounds limit registers, and not how far; this is what ptxas
/// of CUDA 13.0 does, seen with kernels that take every register they can get
/// (tests/core/register_bounds_test).
RegisterBound registerBoundOf(const std::optional<LaunchBounds>& bounds, const DeviceProperties& device);

} // namespace trichevron
