// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Rules about the preferred cluster dimension of a launch.
#include "core/rules/axes.h"
#include "core/rules/fixes.h"
#include "core/rules/records.h"

#include <algorithm>

namespace trichevron::core::rules {

namespace {

constexpr std::array<LaunchField, 3> preferredFields{
    LaunchField::PreferredClusterX, LaunchField::PreferredClusterY, LaunchField::PreferredClusterZ};

/// The driver compares the preferred cluster with the cluster only after it has checked that their axes are
/// nonzero.
bool hasBothClusters(const RuleContext& c) {
    return c.preferred && !hasZero(*c.preferred) && c.cluster && !hasZero(*c.cluster);
}

bool dividesOnEachAxis(const ClusterExtent& cluster, const ClusterExtent& preferred) {
    return std::all_of(allAxes.begin(), allAxes.end(),
                       [&](Axis axis) { return preferred[axis] % cluster[axis] == 0; });
}

void describeBoth(const RuleContext& c, Finding& f) {
    f.arguments = {{"value", extentText(*c.preferred)}, {"limit", extentText(*c.cluster)}};
    f.fields.add(preferredFields);
}

void preferClustersOf4(RuleExample& e) {
    e.config.clusterDim = ClusterExtent{2, 1, 1};
    e.config.attributes.preferredClusterDim = ClusterExtent{4, 1, 1};
}

constexpr std::string_view attributeName = "cudaLaunchAttributePreferredClusterDimension";

constexpr Rule preferredClusterRecords[] = {
    {
        .id = RuleId::PreferredClusterPartlyZero,
        .name = "preferredClusterPartlyZero",
        .needsAttribute = true,
        .error = CudaStatus::InvalidClusterSize,
        .limitOrigin = LimitOrigin::Document,
        .applies = [](const RuleContext& c) { return c.preferred.has_value(); },
        .isViolated = [](const RuleContext& c) { return hasZero(*c.preferred); },
        .describe =
            [](const RuleContext& c, Finding& f) {
                f.arguments = {{"value", extentText(*c.preferred)}, {"limit", Count{1}}};
                for (const Axis axis : allAxes)
                    if ((*c.preferred)[axis] == 0)
                        f.fields.add(preferredFields[static_cast<std::size_t>(axis)]);
            },
        .proposeFixes = fixes::addRemovePreferredCluster,
        .fixKinds = {FixId::RemoveAttribute},
        .limitAttribute = attributeName,
        .title = "Nonzero preferred cluster axes"_msg,
        .figure = "{value}"_msg,
        .satisfiedFigure = "{value}"_msg,
        .message =
            "preferredClusterDim is {value}; either each axis must be at least 1, or all three must be 0 "
            "for no preference."_msg,
        .driverSentences =
            {"Preferred cluster dimensions must all be zero or must all be > 0: {value}"_logged},
        .source = source::seen,
        .makeExample =
            [](RuleExample& e) {
                e.config.clusterDim = ClusterExtent{2, 1, 1};
                e.config.attributes.preferredClusterDim = ClusterExtent{4, 0, 1};
            },
    },
    {
        .id = RuleId::PreferredClusterPast32Bits,
        .name = "preferredClusterPast32Bits",
        .needsAttribute = true,
        .error = CudaStatus::InvalidClusterSize,
        .limitOrigin = LimitOrigin::Document,
        .applies = [](const RuleContext& c) { return c.preferred && !hasZero(*c.preferred); },
        .isViolated =
            [](const RuleContext& c) { return static_cast<std::uint32_t>(volume(*c.preferred)) == 0; },
        .describe =
            [](const RuleContext& c, Finding& f) {
                f.arguments = {{"value", extentText(*c.preferred)},
                               {"limit", Count{c.architecture.largestClusterSize}}};
                f.fields.add(preferredFields);
            },
        .proposeFixes = fixes::addRemovePreferredCluster,
        .fixKinds = {FixId::RemoveAttribute},
        .limitAttribute = attributeName,
        .title = "Preferred cluster size past 32 bits"_msg,
        .figure = "{value}"_msg,
        .satisfiedFigure = "{value}"_msg,
        .message =
            "preferredClusterDim is {value}; the driver counts its blocks in 32 bits, where this product "
            "is 0."_msg,
        .driverSentences = {"Ill-formed preferred cluster dimensons {value}. All or none should be 0"_logged},
        .source = source::seen,
        .makeExample =
            [](RuleExample& e) {
                e.config.gridDim = {1U << 30U, 4, 4};
                e.config.clusterDim = ClusterExtent{2, 1, 1};
                e.config.attributes.preferredClusterDim = ClusterExtent{1U << 30U, 4, 1};
            },
    },
    {
        .id = RuleId::PreferredClusterWithoutCluster,
        .name = "preferredClusterWithoutCluster",
        .needsAttribute = true,
        .error = CudaStatus::InvalidClusterSize,
        .limitOrigin = LimitOrigin::Given,
        .applies = [](const RuleContext& c) { return c.preferred && !hasZero(*c.preferred); },
        .isViolated = [](const RuleContext& c) { return !c.cluster; },
        .describe =
            [](const RuleContext& c, Finding& f) {
                f.arguments = {{"value", extentText(*c.preferred)},
                               {"limit", c.cluster ? extentText(*c.cluster) : std::string("none")}};
                f.fields.add(preferredFields);
                f.fields.add(clusterFields);
            },
        .proposeFixes =
            [](const RuleContext& c, std::vector<Fix>& fixes) {
                fixes::addRemovePreferredCluster(c, fixes);
                fixes::addCluster(c, fixes, *c.preferred);
            },
        .fixKinds = {FixId::RemoveAttribute, FixId::SetCluster},
        .limitAttribute = attributeName,
        .title = "Preferred cluster needs a cluster"_msg,
        .figure = "{value}"_msg,
        .satisfiedFigure = "{value}"_msg,
        .message =
            "preferredClusterDim is {value}, but the launch has no cluster dimension that the device may "
            "use instead."_msg,
        .driverSentences = {"Preferred cluster size was specified without a regular cluster size."_logged},
        .source = source::seen,
        .makeExample =
            [](RuleExample& e) {
                e.config.attributes.preferredClusterDim = ClusterExtent{4, 1, 1};
            },
    },
    {
        .id = RuleId::PreferredClusterSmaller,
        .name = "preferredClusterSmaller",
        .needsAttribute = true,
        .error = CudaStatus::InvalidClusterSize,
        .limitOrigin = LimitOrigin::Given,
        .applies = hasBothClusters,
        .isViolated = [](const RuleContext& c) { return volume(*c.preferred) < volume(*c.cluster); },
        .describe =
            [](const RuleContext& c, Finding& f) {
                f.arguments = {{"value", volume(*c.preferred)}, {"limit", volume(*c.cluster)}};
                f.fields.add(preferredFields);
            },
        .proposeFixes = fixes::addPreferredCluster,
        .fixKinds = {FixId::SetPreferredCluster, FixId::RemoveAttribute},
        .limitAttribute = attributeName,
        .title = "Preferred cluster not smaller"_msg,
        .figure = "{value} / {limit}"_msg,
        .satisfiedFigure = "{value} / {limit}"_msg,
        .message =
            "The preferred cluster has {value, plural, one {# block} other {# blocks}}, fewer than the "
            "cluster, which has {limit}."_msg,
        .driverSentences = {"Cluster size is greater than preferred cluster size. Regular cluster: {limit}, "
                            "preferred cluster: {value}"_logged},
        .source = source::seen,
        .makeExample =
            [](RuleExample& e) {
                e.config.clusterDim = ClusterExtent{2, 2, 1};
                e.config.attributes.preferredClusterDim = ClusterExtent{2, 1, 1};
            },
    },
    {
        .id = RuleId::PreferredClusterZ,
        .name = "preferredClusterZ",
        .needsAttribute = true,
        .error = CudaStatus::InvalidClusterSize,
        .limitOrigin = LimitOrigin::Given,
        .applies = hasBothClusters,
        .isViolated = [](const RuleContext& c) { return c.preferred->z != c.cluster->z; },
        .describe =
            [](const RuleContext& c, Finding& f) {
                f.arguments = {{"value", Count{c.preferred->z}}, {"limit", Count{c.cluster->z}}};
                f.fields.add(LaunchField::PreferredClusterZ);
            },
        .proposeFixes = fixes::addPreferredCluster,
        .fixKinds = {FixId::SetPreferredCluster, FixId::RemoveAttribute},
        .limitAttribute = attributeName,
        .title = "Same z in both clusters"_msg,
        .figure = "{value}, not {limit}"_msg,
        .satisfiedFigure = "{value}"_msg,
        .message = "The preferred cluster is {value} in z; it must be {limit}, as the cluster."_msg,
        .driverSentences =
            {"Cluster dimension Z must match preferred cluster dimension Z. Cluster Z: {limit}, "
             "Preferred cluster Z: {value}"_logged},
        .source = source::seen,
        .makeExample =
            [](RuleExample& e) {
                e.config.clusterDim = ClusterExtent{2, 1, 1};
                e.config.attributes.preferredClusterDim = ClusterExtent{2, 1, 2};
            },
    },
    {
        .id = RuleId::PreferredClusterMultiple,
        .name = "preferredClusterMultiple",
        .needsAttribute = true,
        .error = CudaStatus::InvalidClusterSize,
        .limitOrigin = LimitOrigin::Given,
        // A smaller one is no multiple either.
        .applies =
            [](const RuleContext& c) {
                return hasBothClusters(c) && volume(*c.preferred) >= volume(*c.cluster);
            },
        .isViolated = [](const RuleContext& c) { return !dividesOnEachAxis(*c.cluster, *c.preferred); },
        .describe = describeBoth,
        .proposeFixes = fixes::addPreferredCluster,
        .fixKinds = {FixId::SetPreferredCluster, FixId::RemoveAttribute},
        .limitAttribute = attributeName,
        .title = "Preferred cluster is a multiple"_msg,
        .figure = "{value} by {limit}"_msg,
        .satisfiedFigure = "{value} by {limit}"_msg,
        .message =
            "preferredClusterDim is {value}, which is not a multiple of the cluster {limit} on each axis."_msg,
        .driverSentences = {"Cluster size does not divide preferred cluster size. Cluster size: {limit}, "
                            "preferred cluster size: {value}"_logged},
        .source = source::seen,
        .makeExample =
            [](RuleExample& e) {
                e.config.gridDim = {66, 4, 4};
                e.config.clusterDim = ClusterExtent{2, 1, 1};
                e.config.attributes.preferredClusterDim = ClusterExtent{3, 1, 1};
            },
    },
    {
        .id = RuleId::PreferredClusterDividesGrid,
        .name = "preferredClusterDividesGrid",
        .needsAttribute = true,
        .error = CudaStatus::InvalidClusterSize,
        .limitOrigin = LimitOrigin::Document,
        .applies = [](const RuleContext& c) { return c.preferred && !hasZero(*c.preferred); },
        .isViolated =
            [](const RuleContext& c) {
                return std::any_of(allAxes.begin(), allAxes.end(),
                                   [&](Axis axis) { return c.shape.grid[axis] % (*c.preferred)[axis] != 0; });
            },
        .describe =
            [](const RuleContext& c, Finding& f) {
                f.arguments = {{"value", extentText(c.shape.grid)}, {"limit", extentText(*c.preferred)}};
                for (const Axis axis : allAxes)
                    if (c.shape.grid[axis] % (*c.preferred)[axis] != 0)
                        f.fields.add(preferredFields[static_cast<std::size_t>(axis)]);
            },
        .proposeFixes = fixes::addPreferredCluster,
        .fixKinds = {FixId::SetPreferredCluster, FixId::RemoveAttribute},
        .limitAttribute = attributeName,
        .title = "Preferred cluster divides grid"_msg,
        .figure = "{value} by {limit}"_msg,
        .satisfiedFigure = "{value} by {limit}"_msg,
        .message = "The grid {value} is not a multiple of the preferred cluster {limit} on each axis."_msg,
        .driverSentences =
            {"Preferred cluster size does not divide grid size. Preferred cluster size: {limit}, "
             "grid size: {value}"_logged},
        .source = source::seen,
        .makeExample =
            [](RuleExample& e) {
                preferClustersOf4(e);
                e.config.gridDim = {66, 4, 4};
            },
    },
    {
        .id = RuleId::PreferredClusterCooperative,
        .name = "preferredClusterCooperative",
        .needsAttribute = true,
        .error = CudaStatus::NotSupported,
        .limitOrigin = LimitOrigin::Document,
        .applies = [](const RuleContext& c) { return c.preferred.has_value(); },
        .isViolated = [](const RuleContext& c) { return isCooperative(c.config); },
        .describe =
            [](const RuleContext& c, Finding& f) {
                f.arguments = {{"value", extentText(*c.preferred)}, {"limit", std::string("none")}};
                f.fields.add(preferredFields);
                f.fields.add(LaunchField::Cooperative);
            },
        .proposeFixes = fixes::addRemovePreferredCluster,
        .fixKinds = {FixId::RemoveAttribute},
        .limitAttribute = attributeName,
        .title = "No preferred cluster in a cooperative launch"_msg,
        .figure = "{value}"_msg,
        .satisfiedFigure = "not cooperative"_msg,
        .message =
            "A cooperative launch cannot have a preferred cluster dimension; this one has {value}."_msg,
        .driverSentences =
            {"Preferred cluster size cannot be specified if cooperative launch is used"_logged},
        .source = source::seen,
        .makeExample =
            [](RuleExample& e) {
                preferClustersOf4(e);
                e.config.gridDim = {16, 1, 1};
                e.config.cooperative = true;
            },
    },
    {
        // compute capability 9.0 checks the preferred cluster, but no block was seen in one
        .id = RuleId::PreferredClusterUnused,
        .name = "preferredClusterUnused",
        .needsAttribute = true,
        .isOfRunning = true,
        .applies = [](const RuleContext& c) { return hasBothClusters(c) && *c.preferred != *c.cluster; },
        .isViolated =
            [](const RuleContext& c) {
                return c.device.computeCapability == ComputeCapability{9, 0};
            },
        .describe = describeBoth,
        .proposeFixes = fixes::addRemovePreferredCluster,
        .fixKinds = {FixId::RemoveAttribute},
        .limitAttribute = attributeName,
        .title = "Preferred cluster not used"_msg,
        .figure = "{limit}, not {value}"_msg,
        .message =
            "A device of compute capability 9.0 checks the preferred cluster {value}, but runs all blocks "
            "in clusters of {limit}."_msg,
        .source =
            "seen on H200, driver 580.159.04, CUDA 13.0: 1,056 blocks with preferred clusters of 4, 8 and 16 "
            "blocks"_msg,
        .makeExample = preferClustersOf4,
    },
};

} // namespace

std::span<const Rule> preferredClusterRules() {
    return preferredClusterRecords;
}

} // namespace trichevron::core::rules
