// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The attributes of a launch besides the cluster dimension and the cooperative flag: what the list `attrs`
/// of a cudaLaunchConfig_t or CUlaunchConfig holds. Only the Ex functions take them. What each does on a
/// device, and when a launch is refused, is in docs/launch-attributes.md.
#pragma once

#include "core/dimensions/extent.h"

#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <string_view>

namespace trichevron::core {

/// Values are as given, also those that a device refuses. An attribute without a value is not in the list.
struct LaunchAttributes {
    std::optional<ClusterExtent> preferredClusterDim;              ///< in blocks; {0,0,0} is no preference
    std::optional<std::int64_t> preferredSharedMemoryCarveout;     ///< percent; outranks the function's
    std::optional<std::int64_t> clusterSchedulingPolicyPreference; ///< 0 default, 1 spread, 2 load balancing
    std::optional<std::int64_t> priority;                          ///< lower numbers are higher priorities
    std::optional<std::int64_t> memSyncDomain;                     ///< 0 default, 1 remote
    std::optional<std::int64_t> programmaticStreamSerializationAllowed; ///< not 0: yes
    std::optional<std::int64_t> nvlinkUtilCentricScheduling;            ///< 0 or 1

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
inline constexpr std::array<NumberAttribute, 6> numberAttributes{{
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
}};

} // namespace trichevron::core
