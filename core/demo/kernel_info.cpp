// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/demo/kernel_info.h"

#include "core/catalogue/message_literal.h"
#include "core/demo/demo_text.h"

#include <fmt/format.h>

namespace trichevron::core {

namespace {

std::string versionText(const ComputeCapability& capability) {
    return fmt::format("{}.{}", capability.major, capability.minor);
}

} // namespace

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

unsigned kernelsPerLaunch(const KernelInfo& kernel) {
    return kernel.id == "twoStreams" || kernel.id == "programmaticLaunch" ? 2 : 1;
}

std::string kernelUnavailableReason(const KernelInfo& kernel, const ComputeCapability& device) {
    return kernelUnavailableText(kernel, device).text();
}

Text kernelUnavailableText(const KernelInfo& kernel, const ComputeCapability& device) {
    if (device >= kernel.minimum)
        return {};
    return "{kernel} needs compute capability {needed} or above, and this device has {present}."_msg.with(
        "kernel"_a = titleFor(kernel), "needed"_a = versionText(kernel.minimum),
        "present"_a = versionText(device));
}

} // namespace trichevron::core
