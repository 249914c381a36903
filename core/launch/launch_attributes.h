// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The attributes of a launch besides the cluster dimension and the cooperative flag: what the list `attrs`
/// of a cudaLaunchConfig_t or CUlaunchConfig holds. Only the Ex functions take them. What each does on a
/// device, and when a launch is refused, is in docs/launch-attributes.md.
#pragma once

#include "core/dimensions/extent.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace trichevron::core {

/// The members of an attribute whose value is a struct, in the order of StructAttribute::members. Whole
/// numbers are at most 2^53, and so exact.
using MemberValues = std::array<double, 4>;

/// Values are as given, also those that a device refuses. An attribute without a value is not in the list.
struct LaunchAttributes {
    std::optional<ClusterExtent> preferredClusterDim;              ///< in blocks; {0,0,0} is no preference
    std::optional<std::int64_t> preferredSharedMemoryCarveout;     ///< percent; outranks the function's
    std::optional<std::int64_t> clusterSchedulingPolicyPreference; ///< 0 default, 1 spread, 2 load balancing
    std::optional<std::int64_t> priority;                          ///< lower numbers are higher priorities
    std::optional<std::int64_t> memSyncDomain;                     ///< 0 default, 1 remote
    std::optional<std::int64_t> programmaticStreamSerializationAllowed; ///< not 0: yes
    std::optional<std::int64_t> nvlinkUtilCentricScheduling;            ///< 0 or 1
    std::optional<std::int64_t> deviceUpdatableKernelNode;              ///< nodes of graphs only; 0 or 1
    std::optional<MemberValues> memSyncDomainMap;                       ///< domain_map
    std::optional<MemberValues> accessPolicyWindow;                     ///< access_window
    std::optional<MemberValues> programmaticEvent;                      ///< launch_event
    std::optional<MemberValues> launchCompletionEvent;                  ///< launch_event, without the last

    friend bool operator==(const LaunchAttributes&, const LaunchAttributes&) = default;
};

/// An attribute whose value is one number.
struct NumberAttribute {
    std::string_view name;    ///< the spelling in JSON: CUDA's name
    std::string_view runtime; ///< the enumerator of cudaLaunchAttributeID
    std::string_view driver;  ///< the enumerator of CUlaunchAttributeID
    std::string_view member;  ///< of cudaLaunchAttributeValue and CUlaunchAttributeValue
    std::optional<std::int64_t> LaunchAttributes::*value;
    std::int64_t min; ///< what the member's type holds
    std::int64_t max;
    std::string_view runtimeType{}; ///< of the member, if it is an enumeration
    std::string_view driverType{};
};

namespace attribute_limits {
inline constexpr std::int64_t minInt = std::numeric_limits<std::int32_t>::min();
inline constexpr std::int64_t maxInt = std::numeric_limits<std::int32_t>::max();
inline constexpr std::int64_t maxUnsigned = std::numeric_limits<std::uint32_t>::max();
} // namespace attribute_limits

/// In the order in which Trichevron lists attributes for a launch, after the cluster dimension, the
/// cooperative flag and the preferred cluster dimension. The driver refuses the first wrong number in the
/// list (seen on H200, driver 580.159.04).
inline constexpr std::array<NumberAttribute, 7> numberAttributes{{
    {"preferredSharedMemoryCarveout", "cudaLaunchAttributePreferredSharedMemoryCarveout",
     "CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT", "sharedMemCarveout",
     &LaunchAttributes::preferredSharedMemoryCarveout, 0, attribute_limits::maxUnsigned},
    {"clusterSchedulingPolicyPreference", "cudaLaunchAttributeClusterSchedulingPolicyPreference",
     "CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE", "clusterSchedulingPolicyPreference",
     &LaunchAttributes::clusterSchedulingPolicyPreference, attribute_limits::minInt, attribute_limits::maxInt,
     "cudaClusterSchedulingPolicy", "CUclusterSchedulingPolicy"},
    {"priority", "cudaLaunchAttributePriority", "CU_LAUNCH_ATTRIBUTE_PRIORITY", "priority",
     &LaunchAttributes::priority, attribute_limits::minInt, attribute_limits::maxInt},
    {"memSyncDomain", "cudaLaunchAttributeMemSyncDomain", "CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN",
     "memSyncDomain", &LaunchAttributes::memSyncDomain, attribute_limits::minInt, attribute_limits::maxInt,
     "cudaLaunchMemSyncDomain", "CUlaunchMemSyncDomain"},
    {"programmaticStreamSerializationAllowed", "cudaLaunchAttributeProgrammaticStreamSerialization",
     "CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION", "programmaticStreamSerializationAllowed",
     &LaunchAttributes::programmaticStreamSerializationAllowed, attribute_limits::minInt,
     attribute_limits::maxInt},
    {"nvlinkUtilCentricScheduling", "cudaLaunchAttributeNvlinkUtilCentricScheduling",
     "CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING", "nvlinkUtilCentricScheduling",
     &LaunchAttributes::nvlinkUtilCentricScheduling, 0, attribute_limits::maxUnsigned},
    {"deviceUpdatableKernelNode", "cudaLaunchAttributeDeviceUpdatableKernelNode",
     "CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE", "deviceUpdatableKernelNode.deviceUpdatable",
     &LaunchAttributes::deviceUpdatableKernelNode, attribute_limits::minInt, attribute_limits::maxInt},
}};

/// A member of an attribute whose value is a struct.
struct AttributeMember {
    std::string_view name; ///< CUDA's name
    std::int64_t min;      ///< what the member's type holds
    std::int64_t max;
    std::string_view runtimeType{}; ///< if it is an enumeration
    std::string_view driverType{};
    bool isRatio = false; ///< a float on the device; the others are whole numbers
};

/// An attribute whose value is a struct.
struct StructAttribute {
    std::string_view name;    ///< the spelling in JSON: CUDA's name of the member of the union
    std::string_view runtime; ///< the enumerator of cudaLaunchAttributeID
    std::string_view driver;  ///< the enumerator of CUlaunchAttributeID
    std::optional<MemberValues> LaunchAttributes::*value;
    std::span<const AttributeMember> members;
};

/// Which domain the launch uses for each memory synchronization domain.
namespace domain_map {
inline constexpr std::size_t defaultDomain = 0;
inline constexpr std::size_t remoteDomain = 1;
inline constexpr std::array<AttributeMember, 2> members{{{"default_", 0, 255}, {"remote", 0, 255}}};
} // namespace domain_map

/// A window of memory with a preference for L2. It begins at the first buffer of the kernel.
namespace access_window {
inline constexpr std::size_t numBytes = 0;
inline constexpr std::size_t hitRatio = 1;
inline constexpr std::size_t hitProp = 2;
inline constexpr std::size_t missProp = 3;
inline constexpr std::int64_t persisting = 2; ///< cudaAccessPropertyPersisting; 0 normal, 1 streaming
inline constexpr std::array<AttributeMember, 4> members{
    {{"num_bytes", 0, std::int64_t{1} << 53U},
     {"hitRatio", -1'000'000'000, 1'000'000'000, {}, {}, true},
     {"hitProp", attribute_limits::minInt, attribute_limits::maxInt, "cudaAccessProperty",
      "CUaccessProperty"},
     {"missProp", attribute_limits::minInt, attribute_limits::maxInt, "cudaAccessProperty",
      "CUaccessProperty"}}};
} // namespace access_window

/// An event that the launch records.
namespace launch_event {
inline constexpr std::size_t event = 0; ///< the flags that create it, as cudaEventCreateWithFlags takes them
inline constexpr std::size_t flags = 1;
inline constexpr std::size_t triggerAtBlockStart = 2;
inline constexpr std::int64_t noEvent = -1;      ///< the handle is null
inline constexpr std::int64_t blockingSync = 1;  ///< cudaEventBlockingSync
inline constexpr std::int64_t withoutTiming = 2; ///< cudaEventDisableTiming
inline constexpr std::int64_t recordExternal = 1;
inline constexpr std::array<AttributeMember, 3> members{
    {{"event", noEvent, blockingSync | withoutTiming},
     {"flags", attribute_limits::minInt, attribute_limits::maxInt},
     {"triggerAtBlockStart", attribute_limits::minInt, attribute_limits::maxInt}}};
} // namespace launch_event

/// In the order in which Trichevron lists attributes for a launch, after numberAttributes.
inline constexpr std::array<StructAttribute, 4> structAttributes{{
    {"memSyncDomainMap", "cudaLaunchAttributeMemSyncDomainMap", "CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP",
     &LaunchAttributes::memSyncDomainMap, domain_map::members},
    {"accessPolicyWindow", "cudaLaunchAttributeAccessPolicyWindow",
     "CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW", &LaunchAttributes::accessPolicyWindow,
     access_window::members},
    {"programmaticEvent", "cudaLaunchAttributeProgrammaticEvent", "CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT",
     &LaunchAttributes::programmaticEvent, launch_event::members},
    {"launchCompletionEvent", "cudaLaunchAttributeLaunchCompletionEvent",
     "CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT", &LaunchAttributes::launchCompletionEvent,
     std::span(launch_event::members).first<2>()},
}};

/// A number of a member; none where the member does not hold it.
std::optional<double> memberNumber(const AttributeMember& member, double number);
/// The number as text: "4096", "0.5".
std::string memberText(const AttributeMember& member, double number);

} // namespace trichevron::core
