// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What a compiler's output or a binary says about one kernel for one architecture.
#pragma once

#include "core/base/quantity.h"
#include "core/device/device_properties.h"
#include "core/kernel/kernel_attributes.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace trichevron::core {

/// How far the code of a kernel is compiled.
enum class CodeForm {
    Binary,      ///< machine code, linked
    Relocatable, ///< machine code before linking: what it calls is not counted
    Ptx,         ///< not compiled for a device: no registers
    LtoIr        ///< not compiled: only its name is known
};

/// A parameter of a kernel, in bytes.
struct KernelParameter {
    std::uint32_t offset = 0;
    std::uint32_t size = 0;
    friend bool operator==(const KernelParameter&, const KernelParameter&) = default;
};

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
    CodeForm form = CodeForm::Binary;
    /// What was declared, as far as the code keeps it. Machine code keeps no minBlocksPerMultiprocessor.
    KernelDeclaration declared;
    /// Machine code keeps the register limit that the launch bounds led to.
    std::optional<std::uint32_t> registerLimit;
    std::optional<std::vector<KernelParameter>> parameters;
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
