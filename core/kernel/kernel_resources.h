// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What a compiler's output or a binary says about one kernel for one architecture.
#pragma once

#include "core/base/quantity.h"
#include "core/device/device_properties.h"
#include "core/kernel/kernel_attributes.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace trichevron::core {

/// How far the code of a kernel is compiled.
enum class CodeForm {
    Binary,      ///< machine code, linked
    Relocatable, ///< machine code before linking: what it calls is not counted
    Ptx,         ///< not compiled for a device: no registers
    LtoIr        ///< not compiled: only its name is known
};

/// "binary", "relocatable", "ptx", "ltoIr"
std::string_view toString(CodeForm form);

/// A parameter of a kernel, in bytes.
struct KernelParameter {
    std::uint32_t offset = 0;
    std::uint32_t size = 0;
    friend bool operator==(const KernelParameter&, const KernelParameter&) = default;
};

/// Empty: the output does not say it.
struct KernelResources {
    std::string mangledName;
    std::string name; ///< demangled
    /// "sm_90a" for machine code, "compute_90a" for PTX, "lto_90" for LTO IR; empty when unknown
    std::string architecture;
    std::optional<std::uint32_t> numRegs;
    std::optional<Bytes> sharedSizeBytes; ///< static, as cudaFuncGetAttributes counts it
    std::optional<Bytes> localSizeBytes;  ///< per thread: the stack, and local memory besides it
    std::optional<std::uint32_t> numBlockBarriers;
    std::optional<Bytes> spillStoreBytes;
    std::optional<Bytes> spillLoadBytes;
    CodeForm form = CodeForm::Binary;
    bool isCompiledHere = false; ///< from PTX by the ptxas of this computer; the driver's may differ
    /// What was declared, as far as the code keeps it. Machine code keeps no minBlocksPerMultiprocessor.
    KernelDeclaration declared;
    /// Machine code keeps the register limit that the launch bounds led to.
    std::optional<std::uint32_t> registerLimit;
    std::optional<std::vector<KernelParameter>> parameters;
    friend bool operator==(const KernelResources&, const KernelResources&) = default;
};

/// 90 for "sm_90" and "sm_90a", 0 for an unknown architecture.
int binaryVersionOf(const KernelResources& kernel);

/// Whether a device runs this code. "sm_90": on the same major version with an equal or higher minor version;
/// "sm_90a": on 9.0 only; "sm_100f": like "sm_100". "compute_90": from 9.0 on, compiled by the driver;
/// "compute_90a" and "compute_100f": as machine code. Code before linking does not run. True for an unknown
/// architecture.
bool runsOn(const KernelResources& kernel, ComputeCapability capability);

/// The version that the driver loads on a device: the newest machine code, architecture-specific before
/// others, else the newest PTX. Null where none runs. `versions` are of one kernel.
const KernelResources* versionFor(std::span<const KernelResources> versions, ComputeCapability capability);

/// From compute capability 9.0 on, the system reserves the first 1,024 bytes of a block's shared memory. Code
/// counts them where a kernel has static shared memory, and cudaFuncGetAttributes does not.
Bytes withoutReservedSmem(Bytes shared, int binaryVersion);

/// Empty when the registers or the static shared memory are unknown, without which nothing can be computed,
/// and before linking, which changes both. Unknown barriers are `barriers`; other unknown values are CUDA's
/// defaults.
std::optional<KernelAttributes> attributesOf(const KernelResources& kernel, std::uint32_t barriers);

} // namespace trichevron::core
