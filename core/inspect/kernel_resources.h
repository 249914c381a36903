// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What a compiler's output says about one kernel for one architecture.
#pragma once

#include "core/base/quantity.h"
#include "core/device/device_properties.h"
#include "core/kernel/kernel_attributes.h"

#include <cstdint>
#include <optional>
#include <string>

namespace trichevron::core {

/// Empty: the output does not say it.
struct KernelResources {
    std::string mangledName;
    std::string name;         ///< demangled
    std::string architecture; ///< "sm_90a"; empty when unknown
    std::optional<std::uint32_t> numRegs;
    std::optional<Bytes> sharedSizeBytes; ///< static, as cudaFuncGetAttributes counts it
    std::optional<Bytes> localSizeBytes;  ///< per thread: the stack, and local memory besides it
    std::optional<std::uint32_t> numBlockBarriers;
    std::optional<Bytes> spillStoreBytes;
    std::optional<Bytes> spillLoadBytes;
    friend bool operator==(const KernelResources&, const KernelResources&) = default;
};

/// 90 for "sm_90" and "sm_90a", 0 for an unknown architecture.
int binaryVersionOf(const KernelResources& kernel);

/// Whether a binary for this architecture runs on a device. "sm_90": on the same major version with an equal
/// or higher minor version; "sm_90a": on 9.0 only; "sm_100f": like "sm_100". True for an unknown
/// architecture.
bool runsOn(const KernelResources& kernel, ComputeCapability capability);

/// Empty when the registers or the static shared memory are unknown, without which nothing can be computed.
/// Unknown barriers are `barriers`; other unknown values are CUDA's defaults.
std::optional<KernelAttributes> attributesOf(const KernelResources& kernel, std::uint32_t barriers);

} // namespace trichevron::core
