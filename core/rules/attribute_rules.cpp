// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Rules about launch attributes whose value is one number. The driver checks them while it reads the list, in
// the order of the list.
#include "core/rules/axes.h"
#include "core/rules/fixes.h"
#include "core/rules/records.h"

#include <string>

namespace trichevron::core::rules {

namespace {

/// The functions of a rule for an attribute whose values are 0 to `max`.
template <std::optional<std::int64_t> LaunchAttributes::*attribute, std::int64_t max, LaunchField field>
struct Range {
    static const std::optional<std::int64_t>& value(const RuleContext& c) {
        return c.config.attributes.*attribute;
    }
    static bool isGiven(const RuleContext& c) {
        return canSetClusterDim(c.config.api) && value(c).has_value();
    }
    static bool isOutside(const RuleContext& c) { return *value(c) < 0 || *value(c) > max; }
    static void describe(const RuleContext& c, Finding& f) {
        f.arguments = {{"value", std::to_string(*value(c))}, {"limit", Count{max}}};
        f.fields.add(field);
    }
    static void proposeFixes(const RuleContext& c, std::vector<Fix>& fixes) {
        fixes::addRemoveAttribute(c, fixes, attribute);
    }
    static void makeExample(RuleExample& e) { e.config.attributes.*attribute = max + 1; }
};
using CarveoutPercent = Range<&LaunchAttributes::preferredSharedMemoryCarveout, 100, LaunchField::Carveout>;
using SchedulingPolicy =
    Range<&LaunchAttributes::clusterSchedulingPolicyPreference, 2, LaunchField::SchedulingPolicy>;
using MemSyncDomain = Range<&LaunchAttributes::memSyncDomain, 1, LaunchField::MemSyncDomain>;
using DeviceUpdatable = Range<&LaunchAttributes::deviceUpdatableKernelNode, 1, LaunchField::DeviceUpdatable>;
using NvlinkUtilization =
    Range<&LaunchAttributes::nvlinkUtilCentricScheduling, 1, LaunchField::NvlinkUtilization>;

constexpr Rule attributeRecords[] = {
    {
        .id = RuleId::CarveoutRange,
        .name = "carveoutRange",
        .needsAttribute = true,
        .error = CudaStatus::InvalidValue,
        .limitOrigin = LimitOrigin::Document,
        .applies = CarveoutPercent::isGiven,
        .isViolated = CarveoutPercent::isOutside,
        .describe = CarveoutPercent::describe,
        .proposeFixes = CarveoutPercent::proposeFixes,
        .graphStep = graph_step::setAttribute,
        .fixKinds = {FixId::RemoveAttribute},
        .limitAttribute = "cudaLaunchAttributePreferredSharedMemoryCarveout",
        .title = "Carve-out of the launch"_msg,
        .figure = "{value} / {limit}"_msg,
        .satisfiedFigure = "{value} / {limit}"_msg,
        .message =
            "preferredSharedMemoryCarveout is {value}; as a launch attribute it is a percentage from 0 to "
            "{limit}."_msg,
        .driverSentences = {"Invalid preferred shared memory carveout value, must be <= {limit}"_logged},
        .nodeSentence = "Invalid value {value} for sharedMemCarveout field"_logged,
        .source = source::seen,
        .makeExample = CarveoutPercent::makeExample,
    },
    {
        .id = RuleId::SchedulingPolicyRange,
        .name = "schedulingPolicyRange",
        .needsAttribute = true,
        .error = CudaStatus::InvalidValue,
        .limitOrigin = LimitOrigin::Document,
        // a node of a graph takes any: 4 was accepted (docs/launch-attributes.md)
        .applies =
            [](const RuleContext& c) { return SchedulingPolicy::isGiven(c) && !isGraphNode(c.config.api); },
        .isViolated = SchedulingPolicy::isOutside,
        .describe = SchedulingPolicy::describe,
        .proposeFixes = SchedulingPolicy::proposeFixes,
        .fixKinds = {FixId::RemoveAttribute},
        .limitAttribute = "cudaClusterSchedulingPolicy",
        .title = "Cluster scheduling policy"_msg,
        .figure = "{value}"_msg,
        .satisfiedFigure = "{value}"_msg,
        .message =
            "clusterSchedulingPolicyPreference is {value}; it must be 0 (default), 1 (spread) or 2 (load "
            "balancing)."_msg,
        .driverSentences = {"Invalid cluster scheduling policy ({value})"_logged},
        .source = source::seen,
        .makeExample = SchedulingPolicy::makeExample,
    },
    {
        .id = RuleId::MemSyncDomainRange,
        .name = "memSyncDomainRange",
        .needsAttribute = true,
        .error = CudaStatus::InvalidValue,
        .limitOrigin = LimitOrigin::Document,
        .applies = MemSyncDomain::isGiven,
        .isViolated = MemSyncDomain::isOutside,
        .describe = MemSyncDomain::describe,
        .proposeFixes = MemSyncDomain::proposeFixes,
        .graphStep = graph_step::setAttribute,
        .fixKinds = {FixId::RemoveAttribute},
        .limitAttribute = "cudaLaunchMemSyncDomain",
        .title = "Memory synchronization domain"_msg,
        .figure = "{value}"_msg,
        .satisfiedFigure = "{value}"_msg,
        .message = "memSyncDomain is {value}; it must be 0 (default) or 1 (remote)."_msg,
        .driverSentences = {"Invalid CUlaunchMemSyncDomain value {value}"_logged},
        .source = source::seen,
        .makeExample = MemSyncDomain::makeExample,
    },
    {
        .id = RuleId::NvlinkUtilizationRange,
        .name = "nvlinkUtilizationRange",
        .needsAttribute = true,
        .error = CudaStatus::InvalidValue,
        .limitOrigin = LimitOrigin::Document,
        .applies = NvlinkUtilization::isGiven,
        .isViolated = NvlinkUtilization::isOutside,
        .describe = NvlinkUtilization::describe,
        .proposeFixes = NvlinkUtilization::proposeFixes,
        .graphStep = graph_step::setAttribute,
        .fixKinds = {FixId::RemoveAttribute},
        .limitAttribute = "cudaLaunchAttributeNvlinkUtilCentricScheduling",
        .title = "NVLink-centric scheduling"_msg,
        .figure = "{value}"_msg,
        .satisfiedFigure = "{value}"_msg,
        .message = "nvlinkUtilCentricScheduling is {value}; it must be 0 (off) or 1 (on)."_msg,
        .driverSentences = {"Invalid value {value} for nvlinkUtilCentricScheduling field"_logged},
        .source = source::seen,
        .makeExample = NvlinkUtilization::makeExample,
    },
    {
        .id = RuleId::DeviceUpdatableOutsideGraph,
        .name = "deviceUpdatableOutsideGraph",
        .needsAttribute = true,
        .error = CudaStatus::NotSupported,
        .limitOrigin = LimitOrigin::Document,
        .applies =
            [](const RuleContext& c) { return DeviceUpdatable::isGiven(c) && !isGraphNode(c.config.api); },
        .isViolated = [](const RuleContext&) { return true; }, // also with the value 0
        .describe =
            [](const RuleContext& c, Finding& f) {
                f.arguments = {{"value", std::to_string(*DeviceUpdatable::value(c))},
                               {"api", std::string(toString(c.config.api))}};
                f.fields.add(LaunchField::DeviceUpdatable);
            },
        .proposeFixes = DeviceUpdatable::proposeFixes,
        .fixKinds = {FixId::RemoveAttribute},
        .limitAttribute = "cudaLaunchAttributeDeviceUpdatableKernelNode",
        .title = "Device-updatable node outside of a graph"_msg,
        .figure = "{value}"_msg,
        .satisfiedFigure = "{value}"_msg,
        .message =
            "deviceUpdatableKernelNode is {value}; only a kernel node of a graph has this attribute, and "
            "{api} launches none."_msg,
        .driverSentences =
            {"CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE is only supported on capturing streams"_logged},
        .source = source::seen,
        .makeExample = [](RuleExample& e) { e.config.attributes.deviceUpdatableKernelNode = 1; },
    },
    {
        .id = RuleId::DeviceUpdatableRange,
        .name = "deviceUpdatableRange",
        .needsAttribute = true,
        .error = CudaStatus::InvalidValue,
        .limitOrigin = LimitOrigin::Document,
        .applies =
            [](const RuleContext& c) { return DeviceUpdatable::isGiven(c) && isGraphNode(c.config.api); },
        .isViolated = DeviceUpdatable::isOutside,
        .describe = DeviceUpdatable::describe,
        .proposeFixes = DeviceUpdatable::proposeFixes,
        .graphStep = graph_step::setAttribute,
        .fixKinds = {FixId::RemoveAttribute},
        .limitAttribute = "cudaLaunchAttributeDeviceUpdatableKernelNode",
        .title = "Device-updatable node"_msg,
        .figure = "{value}"_msg,
        .satisfiedFigure = "{value}"_msg,
        .message = "deviceUpdatableKernelNode is {value}; it must be 0 or 1."_msg,
        .driverSentences = {"Invalid value {value} for deviceUpdatable field"_logged},
        .source = source::seen,
        .makeExample =
            [](RuleExample& e) {
                e.config.api = LaunchApi::CudaGraphAddKernelNode;
                e.config.attributes.deviceUpdatableKernelNode = 2;
            },
    },
    {
        .id = RuleId::GraphPreferredCluster,
        .name = "graphPreferredCluster",
        .error = CudaStatus::InvalidValue,
        .limitOrigin = LimitOrigin::Document,
        .applies = [](const RuleContext& c) { return isGraphNode(c.config.api); },
        .isViolated =
            [](const RuleContext& c) {
                const auto& preferred = c.config.attributes.preferredClusterDim;
                return preferred && *preferred != ClusterExtent{0, 0, 0};
            },
        .describe =
            [](const RuleContext& c, Finding& f) {
                const auto& preferred = c.config.attributes.preferredClusterDim;
                f.arguments = {{"value", preferred ? extentText(*preferred) : std::string("none")},
                               {"limit", std::string("none")}};
                f.fields.add({LaunchField::PreferredClusterX, LaunchField::PreferredClusterY,
                              LaunchField::PreferredClusterZ});
            },
        .proposeFixes = fixes::addRemovePreferredCluster,
        .graphStep = graph_step::setAttribute,
        .fixKinds = {FixId::RemoveAttribute},
        .limitAttribute = "cudaGraphKernelNodeSetAttribute",
        .title = "No preferred cluster in a graph"_msg,
        .figure = "{value}"_msg,
        .satisfiedFigure = "{value}"_msg,
        .message =
            "A kernel node of a graph cannot have a preferred cluster dimension; this one has {value}."_msg,
        .source = source::seen,
        .makeExample =
            [](RuleExample& e) {
                e.config.api = LaunchApi::CudaGraphAddKernelNode;
                e.config.clusterDim = ClusterExtent{2, 1, 1};
                e.config.attributes.preferredClusterDim = ClusterExtent{4, 1, 1};
            },
    },
    {
        .id = RuleId::GraphStreamSerialization,
        .name = "graphStreamSerialization",
        .error = CudaStatus::InvalidValue,
        .limitOrigin = LimitOrigin::Document,
        .applies = [](const RuleContext& c) { return isGraphNode(c.config.api); },
        .isViolated =
            [](const RuleContext& c) {
                return c.config.attributes.programmaticStreamSerializationAllowed.has_value();
            },
        .describe =
            [](const RuleContext& c, Finding& f) {
                const auto& allowed = c.config.attributes.programmaticStreamSerializationAllowed;
                f.arguments = {{"value", allowed ? std::to_string(*allowed) : std::string("none")},
                               {"limit", std::string("none")}};
                f.fields.add(LaunchField::StreamSerialization);
            },
        .proposeFixes =
            [](const RuleContext& c, std::vector<Fix>& fixes) {
                fixes::addRemoveAttribute(c, fixes,
                                          &LaunchAttributes::programmaticStreamSerializationAllowed);
            },
        .graphStep = graph_step::setAttribute,
        .fixKinds = {FixId::RemoveAttribute},
        .limitAttribute = "cudaGraphKernelNodeSetAttribute",
        .title = "No stream serialization in a graph"_msg,
        .figure = "{value}"_msg,
        .satisfiedFigure = "{value}"_msg,
        .message =
            "A kernel node of a graph cannot have programmaticStreamSerializationAllowed; this one has "
            "{value}."_msg,
        .source = source::seen,
        .makeExample =
            [](RuleExample& e) {
                e.config.api = LaunchApi::CudaGraphAddKernelNode;
                e.config.attributes.programmaticStreamSerializationAllowed = 1;
            },
    },
    {
        // the driver compares a cooperative grid with the carve-out of the function
        .id = RuleId::CooperativeCarveout,
        .name = "cooperativeCarveout",
        .needsAttribute = true,
        .isOfRunning = true,
        .applies =
            [](const RuleContext& c) { return isCooperative(c.config) && CarveoutPercent::isGiven(c); },
        .isViolated = [](const RuleContext& c) { return c.blocks > c.running.blocks; },
        .describe =
            [](const RuleContext& c, Finding& f) {
                f.arguments = {{"value", c.blocks},
                               {"limit", c.running.blocks},
                               {"percent", std::to_string(*CarveoutPercent::value(c))}};
                f.fields.add(LaunchField::Carveout);
            },
        .proposeFixes = CarveoutPercent::proposeFixes,
        .fixKinds = {FixId::RemoveAttribute},
        .limitAttribute = "cudaOccupancyMaxActiveBlocksPerMultiprocessor",
        .title = "Cooperative launch fails with this carve-out"_msg,
        .figure = "{value} / {limit}"_msg,
        .message =
            "The device accepts the launch, which then fails with cudaErrorLaunchFailure: with a carve-out "
            "of {percent} % at most {limit} of the {value, plural, one {# block} other {# blocks}} are "
            "resident at the same time, and the driver checks the grid with the carve-out of the function."_msg,
        .source = source::seen,
        .makeExample =
            [](RuleExample& e) {
                e.config.cooperative = true;
                e.config.gridDim = {264, 1, 1};
                e.config.dynamicSmemBytes = Bytes{8192};
                e.config.attributes.preferredSharedMemoryCarveout = 0;
            },
    },
};

} // namespace

std::span<const Rule> attributeRules() {
    return attributeRecords;
}

} // namespace trichevron::core::rules
