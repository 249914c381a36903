// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What checking a launch finds: rules by id with named arguments, no sentences (words/ has those).
#pragma once

#include "core/device/provenance.h"
#include "core/dimensions/extent.h"
#include "core/kernel/kernel_attributes.h"
#include "core/launch/cuda_status.h"
#include "core/launch/launch_config.h"

#include <bitset>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace trichevron {

/// Every rule and every piece of advice, in the order in which the driver looks (rules/rule_table.cpp says
/// how that order is known).
enum class RuleId {
    BlockDimZero,
    BlockDimTooLarge,
    ThreadsPerBlock,
    DeclaredBlockSize,
    LaunchBoundsThreads,
    ClusterUnsupported,
    ClusterPartlyZero,
    GridDimZero,
    GridDimTooLarge,
    ClusterMustBeSet,
    ClusterDiffersFromDeclared,
    ClusterDividesGrid,
    ClusterBound,
    ClusterPortableSize,
    CooperativeUnsupported,
    CooperativeTooLarge,
    CooperativeClustersTooLarge,
    SharedMemoryPerBlock,
    SharedMemoryOptIn,
    RegistersPerBlock,
    ClusterLargestSize,
    // Advice: the launch is accepted, and the user will want to know.
    OptInCannotBeSet,    ///< cudaFuncSetAttribute refuses it before there is a launch
    RegistersPerThread,  ///< no compiler makes such a kernel
    StaticSharedMemory,  ///< no compiler makes such a kernel
    CooperativeClusters, ///< the groups of the device are not known, so such a launch may still be refused
    ClusterMayNotRun,    ///< not seen on a device of which a cluster of that size cannot run
    IdleForClusters,     ///< groups of multiprocessors too small for a cluster
    SharedMemoryTruncated,
    GridPast32Bits, ///< of a kernel whose grid counts clusters
    TruncatedGrid,
    ProblemNotCovered,
    IdleThreads,
    PartialWarp,
    TailWave,
    FewerBlocksThanMultiprocessors
};
inline constexpr std::size_t ruleCount = static_cast<std::size_t>(RuleId::FewerBlocksThanMultiprocessors) + 1;

/// Stable id used in JSON and in the documentation: "threadsPerBlock", …
std::string_view nameOf(RuleId rule);

/// A set of rules, by the number of the RuleId.
using RuleSet = std::bitset<ruleCount>;

enum class FindingStatus {
    Violated, ///< the device refuses the launch
    Holds,    ///< the rule applies and is kept
    Advice    ///< the device accepts, but the user will want to know
};

/// A named value for a sentence: a count, a real number, or a text made of CUDA's own names or of numbers.
struct Argument {
    std::string_view name;
    std::variant<Count, double, std::string> value;
    friend bool operator==(const Argument&, const Argument&) = default;
};
using Arguments = std::vector<Argument>;

/// The fields of a launch a user can edit; a finding says which of them it is about.
enum class LaunchField : std::uint32_t {
    GridX = 1U << 0U,
    GridY = 1U << 1U,
    GridZ = 1U << 2U,
    ClusterX = 1U << 3U,
    ClusterY = 1U << 4U,
    ClusterZ = 1U << 5U,
    BlockX = 1U << 6U,
    BlockY = 1U << 7U,
    BlockZ = 1U << 8U,
    DynamicSmem = 1U << 9U,
    SmemOptIn = 1U << 10U,
    NonPortableCluster = 1U << 11U,
    Cooperative = 1U << 12U,
    ProblemX = 1U << 13U,
    ProblemY = 1U << 14U,
    ProblemZ = 1U << 15U,
    Api = 1U << 16U
};
/// A set of LaunchField values.
struct FieldSet {
    std::uint32_t bits = 0;
    void add(LaunchField field) { bits |= static_cast<std::uint32_t>(field); }
    bool has(LaunchField field) const { return (bits & static_cast<std::uint32_t>(field)) != 0; }
    friend bool operator==(const FieldSet&, const FieldSet&) = default;
};

/// The kinds of change that mend a violation.
enum class FixId {
    SetGrid,  ///< another grid; fewer blocks change the result, and the words say so
    SetBlock, ///< another block; a grid that follows the problem is derived anew
    SetCluster,
    RemoveCluster,
    SetGridAndCluster, ///< a grid rounded up to a multiple of the cluster
    SetDynamicSmem,
    SetSmemOptIn, ///< cudaFuncSetAttribute(MaxDynamicSharedMemorySize)
    AllowNonPortableCluster,
    NotCooperative,
    UseExtensibleApi
};
std::string_view nameOf(FixId fix);

/// A change that mends a violation: the whole launch after it, ready to be taken over.
struct Fix {
    FixId id = FixId::SetBlock;
    LaunchConfig config;
    KernelOptIns optIns;
    LaunchShape shape;  ///< what that launch makes
    LaunchShape before; ///< what the launch makes that it mends
    friend bool operator==(const Fix&, const Fix&) = default;
};

/// Where a limit was read: the attribute's CUDA name, and whether that was live, recorded or specified.
struct LimitSource {
    std::string_view
        attribute; ///< "cudaDeviceProp::maxThreadsPerBlock", "cudaFuncAttributes::maxThreadsPerBlock"
    std::optional<ProvenanceKind>
        provenance; ///< none for what was given with the question: kernel and launch
    friend bool operator==(const LimitSource&, const LimitSource&) = default;
};

/// "live", "recorded", "specification" or "given"; also the spelling in JSON.
std::string_view provenanceName(const LimitSource& source);

struct Finding {
    RuleId rule = RuleId::GridDimZero;
    FindingStatus status = FindingStatus::Holds;
    Arguments arguments; ///< always has "value" and "limit", and what else the rule's sentence names
    LimitSource source;
    CudaStatus error = CudaStatus::Success; ///< what this violation alone leads to
    FieldSet fields;                        ///< where the user typed what is wrong
    std::vector<Fix> fixes;                 ///< nearest first; none breaks a rule that was kept
    friend bool operator==(const Finding&, const Finding&) = default;
};

} // namespace trichevron
