// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Rules about registers and shared memory. The last of them describe what fails before the launching call: no
// compiler makes such a kernel, or cudaFuncSetAttribute refuses the opt-in. They are advice, because the
// prediction is about the launching call alone.
#include "core/occupancy/smem_opt_in.h"
#include "core/rules/axes.h"
#include "core/rules/fixes.h"
#include "core/rules/records.h"

#include <algorithm>

namespace trichevron::core::rules {

namespace {

/// The dynamic shared memory that the kernel's opt-in allows, or the default without one.
Bytes allowedDynamicSmem(const RuleContext& c) {
    return std::min(effectiveSmemOptIn(c.kernel, c.device), largestSmemOptIn(c.kernel, c.device));
}

/// The driver's sentence does not name the kernel's opt-in, but the limit of its kind: without an opt-in past
/// the default, or with one (seen on H200, driver 580.159.04).
DriverNumbers driverSmemNumbers(const RuleContext& c, const DriverReason&) {
    const bool hasOptIn = c.kernel.sharedSizeBytes + allowedDynamicSmem(c) > c.device.sharedMemPerBlock;
    return {{c.dynamicSmem.value},
            {(hasOptIn ? c.device.sharedMemPerBlockOptin : c.device.sharedMemPerBlock).value}};
}

constexpr Rule resourceRecords[] = {
    {
        .id = RuleId::SharedMemoryPerBlock,
        .name = "sharedMemoryPerBlock",
        .error = CudaStatus::InvalidValue,
        // https://github.com/HigherOrderCO/HVM1/issues/383 (CUDA 12.4, 12.5)
        .codeBefore13 = CodeBefore13::Same,
        .isViolated =
            [](const RuleContext& c) {
                return c.kernel.sharedSizeBytes + c.dynamicSmem > c.device.sharedMemPerBlockOptin;
            },
        .describe =
            [](const RuleContext& c, Finding& f) {
                f.arguments = {{"value", Count{(c.kernel.sharedSizeBytes + c.dynamicSmem).value}},
                               {"limit", Count{c.device.sharedMemPerBlockOptin.value}},
                               {"static", Count{c.kernel.sharedSizeBytes.value}},
                               {"dynamic", Count{c.dynamicSmem.value}}};
                f.fields.add(LaunchField::DynamicSmem);
            },
        .proposeFixes =
            [](const RuleContext& c, std::vector<Fix>& fixes) {
                fixes::addDynamicSmem(c, fixes, allowedDynamicSmem(c));
                const Bytes maxOptIn = largestSmemOptIn(c.kernel, c.device);
                if (allowedDynamicSmem(c) == maxOptIn)
                    return;
                Fix fix = fixes::unchanged(c, FixId::SetSmemOptIn);
                fix.config.dynamicSmemBytes = maxOptIn;
                fix.optIns.maxDynamicSharedSizeBytes = maxOptIn;
                fixes.push_back(fix);
            },
        .graphStep = graph_step::addNode,
        .fixKinds = {FixId::SetDynamicSmem, FixId::SetSmemOptIn},
        .limitAttribute = "cudaDeviceProp::sharedMemPerBlockOptin",
        .title = "Shared memory per block"_msg,
        .figure = "{value} / {limit} B"_msg,
        .satisfiedFigure = "{value} / {limit} B"_msg,
        .message = "A block uses {value} B of shared memory ({static} B static, {dynamic} B dynamic); this "
                   "device allows at most {limit} B."_msg,
        .driverSentences = {"Requested dynamic shared memory size of {value} bytes exceeds maximum dynamic "
                            "shared memory size of {limit} bytes"_logged},
        .driverNumbers = driverSmemNumbers,
        .source = source::seen,
        .makeExample =
            [](RuleExample& e) {
                e.kernel.sharedSizeBytes = Bytes{40960};
                e.kernel.optIns.maxDynamicSharedSizeBytes = Bytes{102400};
                e.config.dynamicSmemBytes = Bytes{204800};
            },
    },
    {
        .id = RuleId::SharedMemoryOptIn,
        .name = "sharedMemoryOptIn",
        .error = CudaStatus::InvalidValue,
        // https://github.com/HigherOrderCO/HVM1/issues/293 (CUDA 12.3)
        .codeBefore13 = CodeBefore13::Same,
        .limitOrigin = LimitOrigin::Given,
        .applies = [](const RuleContext& c) { return c.dynamicSmem <= largestSmemOptIn(c.kernel, c.device); },
        .isViolated = [](const RuleContext& c) { return c.dynamicSmem > allowedDynamicSmem(c); },
        .describe =
            [](const RuleContext& c, Finding& f) {
                f.arguments = {{"value", Count{c.dynamicSmem.value}},
                               {"limit", Count{allowedDynamicSmem(c).value}},
                               {"most", Count{largestSmemOptIn(c.kernel, c.device).value}}};
                f.fields.add(LaunchField::DynamicSmem);
                f.fields.add(LaunchField::SmemOptIn);
            },
        .proposeFixes =
            [](const RuleContext& c, std::vector<Fix>& fixes) {
                Fix optIn = fixes::unchanged(c, FixId::SetSmemOptIn);
                optIn.optIns.maxDynamicSharedSizeBytes = c.dynamicSmem;
                fixes.push_back(optIn);
                fixes::addDynamicSmem(c, fixes, allowedDynamicSmem(c));
            },
        .graphStep = graph_step::addNode,
        .fixKinds = {FixId::SetDynamicSmem, FixId::SetSmemOptIn},
        .limitAttribute = "cudaFuncAttributes::maxDynamicSharedSizeBytes",
        .title = "Dynamic shared memory"_msg,
        .figure = "{value} / {limit} B"_msg,
        .satisfiedFigure = "{value} / {limit} B"_msg,
        .message = "The launch requests {value} B of dynamic shared memory, but the kernel allows {limit} B; "
                   "cudaFuncAttributeMaxDynamicSharedMemorySize can raise this to {most} B."_msg,
        .driverSentences = {"Requested dynamic shared memory size of {value} bytes exceeds maximum dynamic "
                            "shared memory size of {limit} bytes"_logged},
        .driverNumbers = driverSmemNumbers,
        .source = source::seen,
        .makeExample = [](RuleExample& e) { e.config.dynamicSmemBytes = Bytes{102400}; },
    },
    {
        .id = RuleId::RegistersPerBlock,
        .name = "registersPerBlock",
        .error = CudaStatus::LaunchOutOfResources,
        // https://github.com/jacobaustin123/Titan/issues/25 (701)
        .codeBefore13 = CodeBefore13::Same,
        .applies = [](const RuleContext& c) { return c.kernel.numRegs > 0; },
        .isViolated = [](const RuleContext& c) { return c.threadsPerBlock > c.maxThreadsByRegisters; },
        .describe =
            [](const RuleContext& c, Finding& f) {
                f.arguments = {{"value", c.threadsPerBlock},
                               {"limit", Count{c.maxThreadsByRegisters}},
                               {"numRegs", Count{c.kernel.numRegs}},
                               {"regsPerBlock", Count{c.device.regsPerBlock}}};
                f.fields.add(blockFields);
            },
        .proposeFixes =
            [](const RuleContext& c, std::vector<Fix>& fixes) {
                if (c.maxThreadsByRegisters > 0)
                    fixes::addSmallerBlocks(c, fixes,
                                            std::min(c.maxThreadsByRegisters, c.device.maxThreadsPerBlock));
            },
        .graphStep = graph_step::instantiate,
        .fixKinds = {FixId::SetBlock},
        .limitAttribute = "cudaDeviceProp::regsPerBlock",
        .title = "Registers per block"_msg,
        .figure = "{value} / {limit, plural, one {# thread} other {# threads}}"_msg,
        .satisfiedFigure = "{value} / {limit, plural, one {# thread} other {# threads}}"_msg,
        .message = "With {numRegs, plural, one {# register} other {# registers}} per thread, allocated per "
                   "warp, the {regsPerBlock, plural, one {# register} other {# registers}} of a "
                   "block are enough for {limit, plural, one {# thread} other {# threads}}, not {value}."_msg,
        .nodeSentence = notInstantiated,
        .source = source::seen,
        .makeExample =
            [](RuleExample& e) { // 65 × 928 = 60,320 registers would fit without the allocation per warp
                e.config.blockDim = {928, 1, 1};
                e.kernel.numRegs = 65;
            },
    },
    {
        .id = RuleId::SharedMemoryTruncated,
        .name = "sharedMemoryTruncated",
        .limitOrigin = LimitOrigin::Document,
        .isViolated = [](const RuleContext& c) { return c.dynamicSmem != c.config.dynamicSmemBytes; },
        .describe =
            [](const RuleContext& c, Finding& f) {
                f.arguments = {{"value", Count{c.config.dynamicSmemBytes.value}},
                               {"limit", Count{c.dynamicSmem.value}}};
                f.fields.add(LaunchField::DynamicSmem);
            },
        .limitAttribute = "cuLaunchKernel, sharedMemBytes",
        .title = "Shared memory size truncated"_msg,
        .figure = "{value} → {limit} B"_msg,
        .message =
            "Only the low 32 bits of {value} B of dynamic shared memory reach the driver, so the kernel "
            "gets {limit} B."_msg,
        .source = source::seen,
        .makeExample =
            [](RuleExample& e) { e.config.dynamicSmemBytes = Bytes{(std::uint64_t{1} << 32U) + 16}; },
    },
    {
        // The guide: pass 1 and 0 as the second and third arguments of <<<>>>; "other values" are undefined
        .id = RuleId::SharedMemoryBesideBlockSize,
        .name = "sharedMemoryBesideBlockSize",
        .limitOrigin = LimitOrigin::Document,
        .isOfRunning = true,
        .applies = [](const RuleContext& c) { return c.kernel.declared.blockSize.has_value(); },
        .isViolated = [](const RuleContext& c) { return c.dynamicSmem.value != 0; },
        .describe =
            [](const RuleContext& c, Finding& f) {
                f.arguments = {{"value", Count{c.dynamicSmem.value}}, {"limit", Count{0}}};
                f.fields.add(LaunchField::DynamicSmem);
            },
        .proposeFixes = [](const RuleContext& c,
                           std::vector<Fix>& fixes) { fixes::addDynamicSmem(c, fixes, Bytes{0}); },
        .fixKinds = {FixId::SetDynamicSmem},
        .limitAttribute = "CUDA C++ Programming Guide, blocks as clusters",
        .title = "Dynamic shared memory beside a declared block"_msg,
        .figure = "{value} / {limit} B"_msg,
        .message =
            "The kernel declares a __block_size__, so CUDA's documentation asks for {limit} B of dynamic "
            "shared memory and leaves undefined what {value} B do; the driver accepts them."_msg,
        .source = "CUDA C++ Programming Guide, blocks as clusters"_msg,
        .makeExample =
            [](RuleExample& e) {
                e.config.blockDim = {128, 1, 1};
                e.kernel.declared.blockSize = DeclaredBlockSize{{128, 1, 1}, {}};
                e.config.dynamicSmemBytes = Bytes{1024};
            },
    },
    {
        .id = RuleId::DynamicSharedMemoryMissing,
        .name = "dynamicSharedMemoryMissing",
        .limitOrigin = LimitOrigin::Given,
        .isOfRunning = true,
        // Beside a declared block size the launch cannot give any. Of a linked cubin alone it is not known
        // whether the kernel uses any (KernelDeclaration::usesDynamicSmem), so there is no advice then.
        .applies =
            [](const RuleContext& c) {
                return c.kernel.declared.usesDynamicSmem && !c.kernel.declared.blockSize;
            },
        .isViolated = [](const RuleContext& c) { return c.dynamicSmem.value == 0; },
        .describe =
            [](const RuleContext& c, Finding& f) {
                f.arguments = {{"value", Count{c.dynamicSmem.value}}, {"limit", Count{1}}};
                f.fields.add(LaunchField::DynamicSmem);
            },
        .limitAttribute = "extern __shared__",
        .title = "No dynamic shared memory"_msg,
        .figure = "{value} B"_msg,
        .message = "The kernel uses dynamic shared memory (extern __shared__), and the launch gives it none; "
                   "the driver accepts the launch."_msg,
        .source = source::documented,
        .makeExample = [](RuleExample& e) { e.kernel.declared.usesDynamicSmem = true; },
    },
    {
        .id = RuleId::OptInCannotBeSet,
        .name = "optInCannotBeSet",
        .applies =
            [](const RuleContext& c) { // the default value means that no opt-in was set
                return c.kernel.optIns.maxDynamicSharedSizeBytes != KernelOptIns{}.maxDynamicSharedSizeBytes;
            },
        .isViolated =
            [](const RuleContext& c) {
                return c.kernel.optIns.maxDynamicSharedSizeBytes != effectiveSmemOptIn(c.kernel, c.device);
            },
        .describe =
            [](const RuleContext& c, Finding& f) {
                const Bytes left = effectiveSmemOptIn(c.kernel, c.device);
                f.arguments = {{"value", Count{c.kernel.optIns.maxDynamicSharedSizeBytes.value}},
                               {"limit", Count{largestSmemOptIn(c.kernel, c.device).value}},
                               {"default", Count{left.value}},
                               {"static", Count{c.kernel.sharedSizeBytes.value}}};
                f.fields.add(LaunchField::SmemOptIn);
            },
        .proposeFixes =
            [](const RuleContext& c, std::vector<Fix>& fixes) {
                Fix fix = fixes::unchanged(c, FixId::SetSmemOptIn);
                fix.optIns.maxDynamicSharedSizeBytes = largestSmemOptIn(c.kernel, c.device);
                fixes.push_back(fix);
            },
        .fixKinds = {FixId::SetSmemOptIn},
        .limitAttribute = "cudaDeviceProp::sharedMemPerBlockOptin",
        .title = "Opt-in too large"_msg,
        .figure = "{value} / {limit} B"_msg,
        .message =
            "cudaFuncSetAttribute returns cudaErrorInvalidValue for an opt-in of {value} B and leaves the "
            "default of {default} B, because a block with {static} B of static shared memory can have at "
            "most "
            "{limit} B of dynamic shared memory; the driver's log says “Requested dynamic shared memory size "
            "is larger than limit”. The verdict is that of a launch after it."_msg,
        .source = source::seen,
        .makeExample =
            [](RuleExample& e) {
                e.kernel.sharedSizeBytes = Bytes{1024};
                e.kernel.optIns.maxDynamicSharedSizeBytes = e.device.sharedMemPerBlockOptin;
            },
    },
    {
        .id = RuleId::RegistersPerThread,
        .name = "registersPerThread",
        .limitOrigin = LimitOrigin::Document,
        // A launch that registersPerBlock refuses is told the same by it.
        .isViolated =
            [](const RuleContext& c) {
                return c.kernel.numRegs > c.architecture.maxRegistersPerThread &&
                       c.threadsPerBlock <= c.maxThreadsByRegisters;
            },
        .describe =
            [](const RuleContext& c, Finding& f) {
                f.arguments = {{"value", Count{c.kernel.numRegs}},
                               {"limit", Count{c.architecture.maxRegistersPerThread}}};
            },
        .limitAttribute = "CUDA C++ Programming Guide, maximum number of 32-bit registers per thread",
        .title = "Registers per thread"_msg,
        .figure = "{value} / {limit}"_msg,
        .message = "This launch is impossible: no kernel can use {value, plural, one {# register} other {# "
                   "registers}} per thread, because "
                   "instructions can address only {limit}."_msg,
        .source = "CUDA C++ Programming Guide, technical specifications per compute capability"_msg,
        .makeExample = [](RuleExample& e) { e.kernel.numRegs = 256; },
    },
    {
        .id = RuleId::StaticSharedMemory,
        .name = "staticSharedMemory",
        .isViolated =
            [](const RuleContext& c) { return c.kernel.sharedSizeBytes > c.device.sharedMemPerBlock; },
        .describe =
            [](const RuleContext& c, Finding& f) {
                f.arguments = {{"value", Count{c.kernel.sharedSizeBytes.value}},
                               {"limit", Count{c.device.sharedMemPerBlock.value}}};
            },
        .limitAttribute = "cudaDeviceProp::sharedMemPerBlock",
        .title = "Static shared memory"_msg,
        .figure = "{value} / {limit} B"_msg,
        .message = "This launch is impossible: no kernel can have {value} B of static shared memory, because "
                   "only dynamic shared memory can exceed {limit} B."_msg,
        .source = "CUDA C++ Programming Guide, shared memory"_msg,
        .makeExample =
            [](RuleExample& e) {
                e.kernel.sharedSizeBytes = Bytes{65536};
                e.kernel.optIns.maxDynamicSharedSizeBytes = dynamicSmemWithoutOptIn(e.kernel.sharedSizeBytes);
            },
    },
};

} // namespace

std::span<const Rule> resourceRules() {
    return resourceRecords;
}

} // namespace trichevron::core::rules
