// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kernel/kernel_resources.h"

#include "core/kernel/binary_version.h"

#include <algorithm>
#include <charconv>
#include <string_view>
#include <tuple>

namespace trichevron::core {

namespace {

/// 90 for "sm_90a" and "compute_90"; 0 where there is no number.
int versionNumber(std::string_view architecture) {
    int number = 0;
    const std::size_t at = std::min(architecture.find('_'), architecture.size() - 1) + 1;
    std::from_chars(architecture.data() + at, architecture.data() + architecture.size(), number);
    return number;
}

bool isMachineCode(const KernelResources& kernel) {
    return kernel.form == CodeForm::Binary;
}

} // namespace

std::string_view toString(CodeForm form) {
    switch (form) {
    case CodeForm::Binary:
        return "binary";
    case CodeForm::Relocatable:
        return "relocatable";
    case CodeForm::Ptx:
        return "ptx";
    case CodeForm::LtoIr:
        return "ltoIr";
    }
    return {};
}

int binaryVersionOf(const KernelResources& kernel) {
    return kernel.architecture.starts_with("sm_") ? versionNumber(kernel.architecture) : 0;
}

bool runsOn(const KernelResources& kernel, ComputeCapability capability) {
    if (kernel.form == CodeForm::Relocatable || kernel.form == CodeForm::LtoIr)
        return false;
    if (kernel.architecture.empty())
        return true;
    const int version = versionNumber(kernel.architecture);
    if (kernel.architecture.ends_with('a'))
        return version == binaryVersionFor(capability);
    return kernel.form == CodeForm::Ptx && !kernel.architecture.ends_with('f')
               ? version <= binaryVersionFor(capability)
               : binaryRunsOn(version, capability);
}

const KernelResources* versionFor(std::span<const KernelResources> versions, ComputeCapability capability) {
    const auto rank = [](const KernelResources& kernel) {
        return std::tuple(isMachineCode(kernel), versionNumber(kernel.architecture),
                          kernel.architecture.ends_with('a'), kernel.architecture.ends_with('f'));
    };
    const KernelResources* best = nullptr;
    for (const KernelResources& kernel : versions)
        if (runsOn(kernel, capability) && (best == nullptr || rank(*best) < rank(kernel)))
            best = &kernel;
    return best;
}

Bytes withoutReservedSmem(Bytes shared, int binaryVersion) {
    constexpr Bytes reserved{1024};
    return binaryVersion >= 90 && shared >= reserved ? shared - reserved : shared;
}

std::optional<KernelAttributes> attributesOf(const KernelResources& kernel, std::uint32_t barriers) {
    if (!kernel.numRegs || !kernel.sharedSizeBytes || !isMachineCode(kernel))
        return std::nullopt;
    KernelAttributes attributes;
    attributes.name = kernel.name;
    attributes.numRegs = *kernel.numRegs;
    attributes.sharedSizeBytes = *kernel.sharedSizeBytes;
    attributes.localSizeBytes = kernel.localSizeBytes.value_or(Bytes{});
    attributes.numBlockBarriers = kernel.numBlockBarriers.value_or(barriers);
    attributes.binaryVersion = binaryVersionOf(kernel);
    attributes.optIns.maxDynamicSharedSizeBytes = dynamicSmemWithoutOptIn(attributes.sharedSizeBytes);
    attributes.declared = kernel.declared;
    attributes.registerLimit = kernel.registerLimit;
    if (kernel.declared.launchBounds)
        attributes.maxThreadsPerBlock = kernel.declared.launchBounds->maxThreadsPerBlock;
    return attributes;
}

} // namespace trichevron::core
