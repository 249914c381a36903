// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The list of rules. Everything else about a rule is in its record (rule.h).
#pragma once

#include <bitset>
#include <cstddef>
#include <string_view>

namespace trichevron::core {

/// The rules whose violation makes the driver refuse a launch, in the order in which the driver checks them,
/// followed by the advice. The driver returns the error of the first violated rule. This order was found by
/// launching configurations that violate no rule, one rule or several (resources/conformance; seen on H200,
/// driver 580.159.04, CUDA 13.0).
enum class RuleId {
    GreenContextSize,
    DeclaredBlockSize,
    BlockDimZero,
    BlockDimTooLarge,
    ThreadsPerBlock,
    LaunchBoundsThreads,
    ClusterUnsupported,
    ClusterPartlyZero,
    PreferredClusterPartlyZero,
    CarveoutRange,
    SchedulingPolicyRange,
    MemSyncDomainRange,
    NvlinkUtilizationRange,
    DeviceUpdatableOutsideGraph,
    DeviceUpdatableRange,
    MemSyncDomainMapRange,
    AccessWindowMissProperty,
    AccessWindowSize,
    AccessWindowHitRatio,
    ProgrammaticEventMissing,
    ProgrammaticEventExternal,
    ProgrammaticEventFlags,
    ProgrammaticEventTiming,
    CompletionEventMissing,
    CompletionEventExternal,
    CompletionEventFlags,
    CompletionEventTiming,
    CompletionEventBlockingSync,
    GraphPreferredCluster,
    GraphStreamSerialization,
    GraphProgrammaticEvent,
    GraphCompletionEvent,
    GridDimZero,
    GridDimTooLarge,
    ClusterPast32Bits,
    ClusterMustBeSet,
    ClusterDiffersFromDeclared,
    ClusterBound,
    ClusterDividesGrid,
    ClusterPortableSize,
    PreferredClusterPast32Bits,
    PreferredClusterWithoutCluster,
    PreferredClusterSmaller,
    PreferredClusterZ,
    PreferredClusterMultiple,
    PreferredClusterDividesGrid,
    PreferredClusterCooperative,
    CooperativeUnsupported,
    CooperativeTooLarge,
    CooperativeClustersTooLarge,
    SharedMemoryPerBlock,
    SharedMemoryOptIn,
    RegistersPerBlock,
    ClusterLargestSize,
    GreenContextCluster,
    // Advice: does not change the predicted error.
    OptInCannotBeSet,
    RegistersPerThread,
    StaticSharedMemory,
    CooperativeClusters,
    CooperativeCarveout,
    CooperativeNodeNotResident,
    GreenContextRounded,
    PreferredClusterUnused,
    ClusterMayNotRun,
    ClusteredBlocksPerMultiprocessor,
    IdleForClusters,
    SharedMemoryTruncated,
    SharedMemoryBesideBlockSize,
    DynamicSharedMemoryMissing,
    GridPast32Bits,
    TruncatedGrid,
    ProblemNotCovered,
    IdleThreads,
    PartialWarp,
    TailWave,
    FewerBlocksThanMultiprocessors
};
inline constexpr std::size_t ruleCount = static_cast<std::size_t>(RuleId::FewerBlocksThanMultiprocessors) + 1;

/// Stable id used in JSON and in the documentation: "threadsPerBlock", …
std::string_view toString(RuleId rule);

/// A set of rules, indexed by RuleId.
using RuleSet = std::bitset<ruleCount>;

} // namespace trichevron::core
