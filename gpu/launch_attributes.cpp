// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/launch_attributes.h"

#include "gpu/cuda_call.h"

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
    {CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE,
     [](CUlaunchAttributeValue& value, std::int64_t number) {
         value.deviceUpdatableKernelNode.deviceUpdatable = static_cast<int>(number);
     }},
}};

int wholeAt(const core::MemberValues& values, std::size_t member) {
    return static_cast<int>(values.at(member));
}

CUevent createEvent(const std::optional<core::MemberValues>& attribute) {
    if (!attribute || wholeAt(*attribute, core::launch_event::event) == core::launch_event::noEvent)
        return nullptr;
    cudaEvent_t event = nullptr;
    checkCuda(cudaEventCreateWithFlags(&event,
                                       static_cast<unsigned>(wholeAt(*attribute, core::launch_event::event))),
              "cudaEventCreateWithFlags");
    return event;
}

void destroyEvent(CUevent event) {
    if (event != nullptr)
        (void)cudaEventDestroy(event);
}

} // namespace

LaunchEvents::LaunchEvents(const core::LaunchAttributes& attributes)
    : programmatic(createEvent(attributes.programmaticEvent), destroyEvent),
      completion(createEvent(attributes.launchCompletionEvent), destroyEvent) {}

std::vector<CUlaunchAttribute> launchAttributes(const core::LaunchConfig& config, const LaunchEvents& events,
                                                void* window) {
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
    if (const auto& map = config.attributes.memSyncDomainMap)
        add(CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP).memSyncDomainMap = {
            static_cast<unsigned char>(map->at(core::domain_map::defaultDomain)),
            static_cast<unsigned char>(map->at(core::domain_map::remoteDomain))};
    if (const auto& values = config.attributes.accessPolicyWindow) {
        using namespace core::access_window;
        add(CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW).accessPolicyWindow = {
            window, static_cast<std::size_t>(values->at(numBytes)), static_cast<float>(values->at(hitRatio)),
            static_cast<CUaccessProperty>(wholeAt(*values, hitProp)),
            static_cast<CUaccessProperty>(wholeAt(*values, missProp))};
    }
    if (const auto& event = config.attributes.programmaticEvent) {
        auto& value = add(CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT).programmaticEvent;
        value.event = events.programmatic.get();
        value.flags = wholeAt(*event, core::launch_event::flags);
        value.triggerAtBlockStart = wholeAt(*event, core::launch_event::triggerAtBlockStart);
    }
    if (const auto& event = config.attributes.launchCompletionEvent) {
        auto& value = add(CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT).launchCompletionEvent;
        value.event = events.completion.get();
        value.flags = wholeAt(*event, core::launch_event::flags);
    }
    return attributes;
}

} // namespace trichevron::gpu
