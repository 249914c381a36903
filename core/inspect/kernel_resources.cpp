// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/inspect/kernel_resources.h"

#include "core/kernel/binary_version.h"

#include <charconv>
#include <string_view>

namespace trichevron::core {

int binaryVersionOf(const KernelResources& kernel) {
    const std::string_view text = kernel.architecture;
    int version = 0;
    if (text.starts_with("sm_"))
        std::from_chars(text.data() + 3, text.data() + text.size(), version);
    return version;
}

bool runsOn(const KernelResources& kernel, ComputeCapability capability) {
    const int version = binaryVersionOf(kernel);
    if (version == 0)
        return true;
    // An architecture-specific binary runs on its own architecture only.
    return kernel.architecture.ends_with('a') ? version == binaryVersionFor(capability)
                                              : binaryRunsOn(version, capability);
}

std::optional<KernelAttributes> attributesOf(const KernelResources& kernel, std::uint32_t barriers) {
    if (!kernel.numRegs || !kernel.sharedSizeBytes)
        return std::nullopt;
    KernelAttributes attributes;
    attributes.name = kernel.name;
    attributes.numRegs = *kernel.numRegs;
    attributes.sharedSizeBytes = *kernel.sharedSizeBytes;
    attributes.localSizeBytes = kernel.localSizeBytes.value_or(Bytes{});
    attributes.numBlockBarriers = kernel.numBlockBarriers.value_or(barriers);
    attributes.binaryVersion = binaryVersionOf(kernel);
    return attributes;
}

} // namespace trichevron::core
