// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The result of checking a launch: a rule and named arguments for its message. The message itself is made
/// in core/messages.
#pragma once

#include "core/catalogue/message.h"
#include "core/device/provenance.h"
#include "core/dimensions/extent.h"
#include "core/kernel/kernel_attributes.h"
#include "core/launch/cuda_status.h"
#include "core/launch/launch_config.h"
#include "core/rules/rule_id.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trichevron::core {

enum class FindingStatus {
    Violated, ///< the device refuses the launch
    Holds,    ///< the rule applies and the launch satisfies it
    Advice    ///< the device accepts the launch, but it has a drawback
};

/// The fields of a launch that the user can edit.
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
    Api = 1U << 16U,
    PreferredClusterX = 1U << 17U,
    PreferredClusterY = 1U << 18U,
    PreferredClusterZ = 1U << 19U,
    Carveout = 1U << 20U, ///< of the launch
    SchedulingPolicy = 1U << 21U,
    MemSyncDomain = 1U << 22U,
    NvlinkUtilization = 1U << 23U,
    DeviceUpdatable = 1U << 24U,
    MemSyncDomainMap = 1U << 25U,
    AccessWindow = 1U << 26U,
    ProgrammaticEvent = 1U << 27U,
    CompletionEvent = 1U << 28U,
    GreenContext = 1U << 29U,
    StreamSerialization = 1U << 30U
};
/// A set of LaunchField values.
struct FieldSet {
    std::uint32_t bits = 0;
    void add(LaunchField field) { bits |= static_cast<std::uint32_t>(field); }
    void add(const std::array<LaunchField, 3>& axes) {
        for (const LaunchField field : axes)
            add(field);
    }
    bool has(LaunchField field) const { return (bits & static_cast<std::uint32_t>(field)) != 0; }
    friend bool operator==(const FieldSet&, const FieldSet&) = default;
};

/// The kinds of fix.
enum class FixId {
    SetGrid,  ///< fewer blocks change the result, and the message says so
    SetBlock, ///< a grid that covers the problem is computed again for the new block
    SetCluster,
    RemoveCluster,
    SetGridAndCluster, ///< a grid rounded up to a multiple of the cluster
    SetDynamicSmem,
    SetSmemOptIn, ///< cudaFuncSetAttribute(MaxDynamicSharedMemorySize)
    AllowNonPortableCluster,
    NotCooperative,
    UseExtensibleApi,
    SetPreferredCluster,
    SetGreenContext,
    SetAttribute,   ///< Fix::attribute
    RemoveAttribute ///< Fix::attribute
};
inline constexpr std::size_t fixCount = static_cast<std::size_t>(FixId::RemoveAttribute) + 1;
std::string_view toString(FixId fix);

/// A change that fixes a violation or follows an advice, as the whole launch after it.
struct Fix {
    FixId id = FixId::SetBlock;
    LaunchConfig config;
    KernelOptIns optIns;
    LaunchShape shape;                      ///< of the launch with the fix
    LaunchShape before;                     ///< of the launch without it
    std::optional<ProblemExtent> problem{}; ///< that the grid has to cover; none where any grid does
    std::string_view attribute; ///< CUDA's name of the launch attribute that is set or removed; else empty
    friend bool operator==(const Fix&, const Fix&) = default;
};

/// Where a limit was read: the CUDA name of the attribute, and whether it is live, recorded or specified.
struct LimitSource {
    std::string_view
        attribute; ///< "cudaDeviceProp::maxThreadsPerBlock", "cudaFuncAttributes::maxThreadsPerBlock"
    std::optional<ProvenanceKind> provenance; ///< none for limits of the kernel and the launch
    friend bool operator==(const LimitSource&, const LimitSource&) = default;
};

/// "live", "recorded", "specification" or "given"; also the spelling in JSON.
std::string_view provenanceName(const LimitSource& source);

struct Finding {
    RuleId rule = RuleId::GridDimZero;
    FindingStatus status = FindingStatus::Holds;
    Arguments arguments; ///< "value", "limit", and the other names in the rule's messages
    LimitSource source;
    CudaStatus error = CudaStatus::Success; ///< what the launch would return if it violated only this rule
    FieldSet fields;                        ///< the fields that cause the violation
    std::vector<Fix> fixes;                 ///< smallest change first; none violates another rule
    friend bool operator==(const Finding&, const Finding&) = default;
};

} // namespace trichevron::core
