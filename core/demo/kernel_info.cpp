// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/demo/kernel_info.h"

#include <fmt/format.h>

namespace trichevron::core {

KernelOptIns initialOptIns(const KernelInfo& kernel) {
    constexpr KernelOptIns none;
    KernelOptIns optIns = kernel.suggestedOptIns;
    if (optIns.maxDynamicSharedSizeBytes == none.maxDynamicSharedSizeBytes)
        optIns.maxDynamicSharedSizeBytes = kernel.attributes.optIns.maxDynamicSharedSizeBytes;
    if (optIns.nonPortableClusterSizeAllowed == none.nonPortableClusterSizeAllowed)
        optIns.nonPortableClusterSizeAllowed = kernel.attributes.optIns.nonPortableClusterSizeAllowed;
    if (optIns.preferredShmemCarveout == none.preferredShmemCarveout)
        optIns.preferredShmemCarveout = kernel.attributes.optIns.preferredShmemCarveout;
    return optIns;
}

std::string kernelUnavailableReason(const KernelInfo& kernel, const ComputeCapability& device) {
    if (device >= kernel.minimum)
        return "";
    return fmt::format("{} needs compute capability {}.{} or above, and this device has {}.{}.", kernel.title,
                       kernel.minimum.major, kernel.minimum.minor, device.major, device.minor);
}

} // namespace trichevron::core
