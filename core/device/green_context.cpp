// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/device/green_context.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace trichevron::core {

namespace {

/// What a GPC gives to a green context: whole groups of `step` SMs, and SMs that are left.
struct GpcShare {
    std::uint32_t groups = 0;
    std::uint32_t left = 0;
};

/// The driver takes groups of `step` SMs, each from one GPC, as long as there are any; each is one that a
/// cluster has to fit into. Then it takes SMs that are left, of GPCs with groups first: there they make a
/// group larger.
std::vector<std::uint32_t> groupsOf(const std::vector<std::uint32_t>& smsPerGpc, std::uint32_t step,
                                    std::uint32_t sms) {
    std::vector<std::uint32_t> groups;
    std::vector<GpcShare> shares;
    shares.reserve(smsPerGpc.size());
    for (const std::uint32_t gpc : smsPerGpc)
        shares.push_back({gpc / step, gpc % step});
    std::uint32_t missing = sms;
    for (const GpcShare& share : shares)
        for (std::uint32_t i = 0; i < share.groups && missing >= step; ++i, missing -= step)
            groups.push_back(step);
    if (missing == 0)
        return groups;
    groups.clear();
    for (const GpcShare& share : shares)
        for (std::uint32_t i = 0; i < share.groups; ++i) {
            const std::uint32_t more = i == 0 ? std::min(share.left, missing) : 0;
            groups.push_back(step + more);
            missing -= more;
        }
    for (const GpcShare& share : shares)
        if (const std::uint32_t more = std::min(share.left, missing); share.groups == 0 && more > 0) {
            groups.push_back(more);
            missing -= more;
        }
    std::sort(groups.begin(), groups.end(), std::greater<>());
    return groups;
}

} // namespace

SmPartition smPartition(const DeviceProperties& device) {
    constexpr int hopper = 9;
    constexpr int ampere = 8;
    const int major = device.computeCapability.major;
    if (major >= hopper)
        return {8, 8};
    return major == ampere ? SmPartition{4, 2} : SmPartition{2, 2};
}

std::uint32_t greenContextSms(const DeviceProperties& device, std::uint32_t asked) {
    const SmPartition partition = smPartition(device);
    const std::uint32_t all = device.multiProcessorCount;
    const std::uint32_t wanted = std::max(asked, partition.smallest);
    if (wanted >= all)
        return all;
    const std::uint32_t rounded = (wanted + partition.step - 1) / partition.step * partition.step;
    return std::min(rounded, all);
}

DeviceProperties greenContextDevice(const DeviceProperties& device, std::uint32_t asked) {
    DeviceProperties part = device;
    part.multiProcessorCount = greenContextSms(device, asked);
    if (part.multiProcessorCount < device.multiProcessorCount && !device.smsPerGpc.empty())
        part.smsPerGpc = groupsOf(device.smsPerGpc, smPartition(device).step, part.multiProcessorCount);
    return part;
}

} // namespace trichevron::core
