// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/launch_attributes.h"

#include <array>

namespace trichevron::gpu {

namespace {

/// Sets the value of a number attribute.
struct NumberSetter {
    CUlaunchAttributeID id;
    void (*set)(CUlaunchAttributeValue&, std::int64_t);
};

/// In the order of core::numberAttributes.
constexpr std::array<NumberSetter, core::numberAttributes.size()> numberSetters{{
    {CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT,
     [](CUlaunchAttributeValue& value, std::int64_t number) {
         value.sharedMemCarveout = static_cast<unsigned>(number);
     }},
    {CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE,
     [](CUlaunchAttributeValue& value, std::int64_t number) {
         value.clusterSchedulingPolicyPreference = static_cast<CUclusterSchedulingPolicy>(number);
     }},
    {CU_LAUNCH_ATTRIBUTE_PRIORITY,
     [](CUlaunchAttributeValue& value, std::int64_t number) { value.priority = static_cast<int>(number); }},
    {CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN,
     [](CUlaunchAttributeValue& value, std::int64_t number) {
         value.memSyncDomain = static_cast<CUlaunchMemSyncDomain>(number);
     }},
    {CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION,
     [](CUlaunchAttributeValue& value, std::int64_t number) {
         value.programmaticStreamSerializationAllowed = static_cast<int>(number);
     }},
    {CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING,
     [](CUlaunchAttributeValue& value, std::int64_t number) {
         value.nvlinkUtilCentricScheduling = static_cast<unsigned>(number);
     }},
}};

} // namespace

std::vector<CUlaunchAttribute> launchAttributes(const core::LaunchConfig& config) {
    std::vector<CUlaunchAttribute> attributes;
    const auto add = [&](CUlaunchAttributeID id) -> CUlaunchAttributeValue& {
        CUlaunchAttribute& attribute = attributes.emplace_back();
        attribute.id = id;
        return attribute.value;
    };
    if (const auto& cluster = config.clusterDim)
        add(CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION).clusterDim = {cluster->x, cluster->y, cluster->z};
    if (config.cooperative)
        add(CU_LAUNCH_ATTRIBUTE_COOPERATIVE).cooperative = 1;
    if (const auto& preferred = config.attributes.preferredClusterDim)
        add(CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION).preferredClusterDim = {
            preferred->x, preferred->y, preferred->z};
    for (std::size_t i = 0; i < numberSetters.size(); ++i)
        if (const auto& number = config.attributes.*core::numberAttributes[i].value)
            numberSetters[i].set(add(numberSetters[i].id), *number);
    return attributes;
}

} // namespace trichevron::gpu
