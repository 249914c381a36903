// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// How many registers per thread the compiler can use under __launch_bounds__.
#pragma once

#include "core/device/device_properties.h"
#include "core/kernel/kernel_attributes.h"

#include <cstdint>
#include <optional>

namespace trichevron::core {

struct RegisterBound {
    std::uint32_t registers = 0; ///< maximum per thread
    std::uint32_t blocks = 1;    ///< blocks of maxThreadsPerBlock that fit into the registers of an SM
    /// minBlocksPerMultiprocessor was given, but that many blocks cannot be resident, so ptxas ignores it.
    bool minBlocksIgnored = false;
    /// The limit in the machine code, which other bounds or an option of the compiler led to.
    bool isOfMachineCode = false;
    friend bool operator==(const RegisterBound&, const RegisterBound&) = default;
};

/// The bound for machine code of the device's architecture. Without launch bounds: the architecture's limit
/// per thread. -maxrregcount and __maxnreg__ are separate bounds and not considered.
///
/// The CUDA C++ Programming Guide says that launch bounds limit registers, but not by how much. This function
/// follows the limit that ptxas of CUDA 13.0 writes into machine code (tests/core/register_bounds_test.cpp).
/// For blocks of 257 to 639 threads without a minimum, ptxas can use fewer: of two kernels that need more
/// than 128 registers, both with __launch_bounds__(512), one had 128 on sm_90 and the other, which spills
/// more, 32.
RegisterBound computeRegisterBound(const std::optional<LaunchBounds>& bounds, const DeviceProperties& device);

/// The same for a kernel. Where its machine code has another limit, that one.
RegisterBound registerBoundOf(const KernelAttributes& kernel, const DeviceProperties& device);

} // namespace trichevron::core
