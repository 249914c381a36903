// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/device/attribute_limits.h"

namespace trichevron::core {

std::optional<std::uint64_t> maxAccessPolicyWindow(const DeviceProperties& device) {
    const auto found = device.otherProperties.find("accessPolicyMaxWindowSize");
    if (found == device.otherProperties.end())
        return std::nullopt;
    const auto* bytes = std::get_if<std::int64_t>(&found->second);
    return bytes != nullptr && *bytes >= 0 ? std::optional(static_cast<std::uint64_t>(*bytes)) : std::nullopt;
}

std::uint64_t memSyncDomainCount(const DeviceProperties& device) {
    constexpr std::uint64_t fromHopper = 4;
    const auto found = device.attributes.find("cudaDevAttrMemSyncDomainCount");
    if (found != device.attributes.end() && found->second > 0)
        return static_cast<std::uint64_t>(found->second);
    return device.computeCapability.major >= 9 ? fromHopper : 1;
}

} // namespace trichevron::core
