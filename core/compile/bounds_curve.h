// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What launch bounds and register limits would do to a kernel: it is compiled with each one.
#pragma once

#include "core/compile/compile.h"
#include "core/device/device_properties.h"
#include "core/kernel/kernel_resources.h"

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace trichevron::core {

/// One way to bound a kernel's registers.
struct BoundsChoice {
    enum class Kind {
        NoBounds,     ///< no __launch_bounds__
        LaunchBounds, ///< __launch_bounds__(threads) or __launch_bounds__(threads, minBlocks)
        RegisterLimit ///< --maxrregcount
    };
    Kind kind = Kind::NoBounds;
    std::optional<LaunchBounds> bounds;
    /// What ptxas may use: L of computeRegisterBound(), or --maxrregcount.
    std::uint32_t registerLimit = 0;
    friend bool operator==(const BoundsChoice&, const BoundsChoice&) = default;
};

struct BoundsPoint {
    BoundsChoice choice;
    bool isPresent = false; ///< as the source declares the kernel
    KernelResources kernel;
    /// Machine code to launch; null where only its numbers are known.
    std::shared_ptr<const std::string> cubin;
    /// For blocks of BoundsRequest::threads; 0: such a block is refused.
    std::uint32_t residentBlocks = 0;
    double occupancy = 0; ///< 0 to 1
};

struct BoundsRequest {
    Compiler compiler;
    std::string ptxas; ///< for a kernel whose declaration is not found in the source; may be empty
    SourceCode source;
    CompileSettings settings;
    CompiledSource compiled; ///< for the device's architecture
    std::string mangledName;
    DeviceProperties device;
    std::uint32_t threads = 256; ///< of a block; those of declared launch bounds come before it
    Bytes dynamicSmem;
};

/// The choices that matter for a kernel that uses this many registers without bounds, in their order: no
/// bounds; the threads alone; each minimum of blocks that gives another limit, and the largest one that does
/// not limit the kernel; and register limits in steps of 8 up to what it uses.
std::vector<BoundsChoice> boundsChoices(const BoundsRequest& request, std::uint32_t unboundedRegisters);

/// As the source declares the kernel. InputError where the kernel is not there.
BoundsChoice presentBoundsChoice(const BoundsRequest& request);

/// boundsChoices() as far as they are known before anything is compiled: all of them, unless the declared
/// bounds take registers from the kernel. InputError where the kernel is not there.
std::vector<BoundsChoice> expectedBoundsChoices(const BoundsRequest& request);

/// The order of boundsChoices().
bool comesBefore(const BoundsPoint& a, const BoundsPoint& b);

/// The threads of a block that the curve is about.
std::uint32_t boundsThreads(const BoundsRequest& request);

/// Compiles each choice, two at a time, and hands over each point as it comes, from threads of its own. A
/// choice that does not compile has no point. The source is compiled with the bounds written into it, or with
/// --maxrregcount: nvcc's front end uses bounds as well, so that PTX with other directives can give other
/// registers (seen with nvcc 13.0: 54 instead of 61; tests/compile/compare_bounds.py). Only where the source
/// does not show where the kernel is declared, as in a header or a macro, the PTX of request.compiled gets
/// other directives. `onChoices` is told of all choices once they are known, before all points but the first.
/// InputError where the kernel is not there.
void computeBoundsCurve(const BoundsRequest& request, const std::atomic<bool>* cancelled,
                        const std::function<void(const BoundsPoint& point)>& onPoint,
                        const std::function<void(const std::vector<BoundsChoice>&)>& onChoices = {});

/// "__launch_bounds__(256, 4)"; empty for a register limit and for none.
std::string boundsText(const BoundsChoice& choice);

} // namespace trichevron::core
