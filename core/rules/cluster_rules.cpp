// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Thread block clusters: declared in the kernel, asked for at launch.
#include "core/rules/axis_name.h"
#include "core/rules/fixes.h"
#include "core/rules/rule.h"
#include "core/text/number_text.h"

#include <algorithm>
#include <array>
#include <limits>

namespace trichevron::rules {

namespace {

constexpr std::array<LaunchField, 3> clusterFields{LaunchField::ClusterX, LaunchField::ClusterY,
                                                   LaunchField::ClusterZ};

/// Whether the grid's limits and the cluster's axes are in order, as the driver has found before it looks at
/// this.
bool hasWholeCluster(const RuleContext& c) {
    return c.cluster && !hasZero(*c.cluster);
}

void markCluster(const RuleContext& c, Finding& f) {
    for (Axis axis : allAxes)
        if ((*c.cluster)[axis] != 1)
            f.fields.add(clusterFields[static_cast<std::size_t>(axis)]);
}

void describeSize(const RuleContext& c, Finding& f, std::uint32_t limit) {
    f.arguments = {
        {"value", volume(*c.cluster)}, {"limit", Count{limit}}, {"extent", extentText(*c.cluster)}};
    markCluster(c, f);
}

/// Clusters of at most `most` blocks, got by shortening the longest axis to a divisor of the grid's.
void addSmallerClusters(const RuleContext& c, std::vector<Fix>& fixes, std::uint32_t most) {
    if (c.declared || !c.config.clusterDim)
        return;
    ClusterExtent smaller = *c.config.clusterDim;
    while (volume(smaller) > most) {
        const Axis longest =
            std::max({Axis::X, Axis::Y, Axis::Z}, [&](Axis a, Axis b) { return smaller[a] < smaller[b]; });
        const std::uint32_t bound = std::min({smaller[longest] - 1, most, c.architecture.largestClusterSize});
        smaller[longest] = fixes::divisorAtMost(c.config.gridDim[longest], bound);
    }
    fixes::addCluster(c, fixes, smaller);
    fixes::addRemoveCluster(c, fixes);
}

/// The grid rounded up to whole clusters, and, when clusters may shrink, clusters that divide the grid.
void mendDivision(const RuleContext& c, std::vector<Fix>& fixes) {
    if (!c.declared && c.config.clusterDim) {
        ClusterExtent below = *c.config.clusterDim;
        ClusterExtent above = below;
        for (Axis axis : allAxes) {
            if (c.shape.grid[axis] % below[axis] == 0)
                continue;
            below[axis] = fixes::divisorAtMost(c.shape.grid[axis],
                                               std::min(below[axis], c.architecture.largestClusterSize));
            above[axis] =
                fixes::divisorAtLeast(c.shape.grid[axis], above[axis], c.architecture.largestClusterSize)
                    .value_or(above[axis]);
        }
        fixes::addCluster(c, fixes, below);
        fixes::addCluster(c, fixes, above);
    }
    Fix rounded = fixes::unchanged(c, FixId::SetGridAndCluster);
    for (Axis axis : allAxes) {
        const std::uint64_t size = (*c.cluster)[axis];
        const std::uint64_t whole = ceilDivide(c.config.gridDim[axis], size) * size;
        if (whole > std::numeric_limits<std::uint32_t>::max())
            return;
        rounded.config.gridDim[axis] = static_cast<std::uint32_t>(whole);
    }
    fixes.push_back(rounded);
    fixes::addRemoveCluster(c, fixes);
}

bool mustBeSet(const RuleContext& c) {
    return std::holds_alternative<ClusterDimsUnspecified>(c.kernel.declared.clusterDims);
}

std::uint32_t boundOf(const RuleContext& c) {
    const auto& bounds = c.kernel.declared.launchBounds;
    return bounds ? bounds->maxBlocksPerCluster.value_or(0) : 0;
}

} // namespace

constinit const Rule clusterUnsupported{
    RuleId::ClusterUnsupported,
    CudaStatus::NotSupported,
    "cudaDeviceProp::clusterLaunch",
    LimitOrigin::Device,
    [](const RuleContext& c) { return c.cluster.has_value() || mustBeSet(c); },
    [](const RuleContext& c) { return !c.device.clusterLaunch; },
    [](const RuleContext& c, Finding& f) {
        f.arguments = {{"value", digits(static_cast<Count>(c.device.computeCapability.major)) + "." +
                                     digits(static_cast<Count>(c.device.computeCapability.minor))},
                       {"limit", std::string("9.0")}};
        if (c.asked)
            f.fields.bits |= static_cast<std::uint32_t>(LaunchField::ClusterX) |
                             static_cast<std::uint32_t>(LaunchField::ClusterY) |
                             static_cast<std::uint32_t>(LaunchField::ClusterZ);
    },
    [](const RuleContext& c, std::vector<Fix>& fixes) { fixes::addRemoveCluster(c, fixes); }};

constinit const Rule clusterPartlyZero{
    RuleId::ClusterPartlyZero,
    CudaStatus::InvalidClusterSize,
    "CUDA C++ Programming Guide, cluster dimension",
    LimitOrigin::Document,
    [](const RuleContext& c) { return c.asked.has_value(); },
    [](const RuleContext& c) { return hasZero(*c.asked); },
    [](const RuleContext& c, Finding& f) {
        f.arguments = {{"value", extentText(*c.asked)}, {"limit", Count{1}}};
        for (Axis axis : allAxes)
            if ((*c.asked)[axis] == 0)
                f.fields.add(clusterFields[static_cast<std::size_t>(axis)]);
    },
    [](const RuleContext& c, std::vector<Fix>& fixes) {
        const ClusterExtent cluster = *c.asked;
        fixes::addCluster(c, fixes,
                          {std::max(cluster.x, 1U), std::max(cluster.y, 1U), std::max(cluster.z, 1U)});
        fixes::addRemoveCluster(c, fixes);
    }};

constinit const Rule clusterMustBeSet{
    RuleId::ClusterMustBeSet,
    CudaStatus::InvalidClusterSize,
    "__cluster_dims__()",
    LimitOrigin::Given,
    mustBeSet,
    [](const RuleContext& c) { return !c.cluster; },
    [](const RuleContext& c, Finding& f) {
        f.arguments = {{"value", c.cluster ? extentText(*c.cluster) : std::string("none")},
                       {"limit", std::string("a cluster dimension")}};
        if (!c.cluster)
            f.fields.add(LaunchField::ClusterX);
    },
    [](const RuleContext& c, std::vector<Fix>& fixes) {
        Fix fix = fixes::unchanged(c, carriesClusterDim(c.config.api) ? FixId::SetCluster
                                                                      : FixId::UseExtensibleApi);
        if (!carriesClusterDim(c.config.api)) {
            fix.config.cooperative = isCooperative(c.config);
            fix.config.api =
                isDriverApi(c.config.api) ? LaunchApi::CuLaunchKernelEx : LaunchApi::CudaLaunchKernelEx;
        }
        fix.config.clusterDim = ClusterExtent{fixes::divisorAtMost(c.config.gridDim.x, 2), 1, 1};
        fixes.push_back(fix);
    }};

constinit const Rule clusterDiffersFromDeclared{
    RuleId::ClusterDiffersFromDeclared,
    CudaStatus::InvalidClusterSize,
    "cudaFuncAttributes::requiredClusterWidth",
    LimitOrigin::Given,
    [](const RuleContext& c) { return c.declared && c.asked; },
    [](const RuleContext& c) { return *c.asked != *c.declared; },
    [](const RuleContext& c, Finding& f) {
        f.arguments = {{"value", extentText(*c.asked)}, {"limit", extentText(*c.declared)}};
        for (Axis axis : allAxes)
            if ((*c.asked)[axis] != (*c.declared)[axis])
                f.fields.add(clusterFields[static_cast<std::size_t>(axis)]);
    },
    [](const RuleContext& c, std::vector<Fix>& fixes) {
        fixes::addCluster(c, fixes, *c.declared);
        fixes::addRemoveCluster(c, fixes);
    }};

constinit const Rule clusterDividesGrid{
    RuleId::ClusterDividesGrid,
    CudaStatus::InvalidClusterSize,
    "CUDA C++ Programming Guide, thread block clusters",
    LimitOrigin::Document,
    hasWholeCluster,
    [](const RuleContext& c) {
        return std::any_of(allAxes.begin(), allAxes.end(),
                           [&](Axis axis) { return c.shape.grid[axis] % (*c.cluster)[axis] != 0; });
    },
    [](const RuleContext& c, Finding& f) {
        for (Axis axis : allAxes) {
            const std::uint32_t rest = c.shape.grid[axis] % (*c.cluster)[axis];
            if (rest == 0)
                continue;
            if (f.arguments.empty())
                f.arguments = {{"value", Count{c.shape.grid[axis]}},
                               {"limit", Count{(*c.cluster)[axis]}},
                               {"rest", Count{rest}},
                               {"axis", axisName(axis)}};
            f.fields.add(clusterFields[static_cast<std::size_t>(axis)]);
        }
        if (f.arguments.empty())
            f.arguments = {{"value", extentText(c.shape.grid)},
                           {"limit", extentText(*c.cluster)},
                           {"rest", Count{0}},
                           {"axis", std::string("x, y, z")}};
    },
    mendDivision};

constinit const Rule clusterBound{
    RuleId::ClusterBound,
    CudaStatus::InvalidClusterSize,
    "__launch_bounds__",
    LimitOrigin::Given,
    [](const RuleContext& c) { return hasWholeCluster(c) && boundOf(c) > 0; },
    [](const RuleContext& c) { return volume(*c.cluster) > boundOf(c); },
    [](const RuleContext& c, Finding& f) { describeSize(c, f, boundOf(c)); },
    [](const RuleContext& c, std::vector<Fix>& fixes) { addSmallerClusters(c, fixes, boundOf(c)); }};

constinit const Rule clusterPortableSize{
    RuleId::ClusterPortableSize,
    CudaStatus::InvalidClusterSize,
    "cudaFuncAttributes::nonPortableClusterSizeAllowed",
    LimitOrigin::Document,
    [](const RuleContext& c) { return hasWholeCluster(c) && !c.kernel.optIns.nonPortableClusterSizeAllowed; },
    [](const RuleContext& c) { return volume(*c.cluster) > c.architecture.portableClusterSize; },
    [](const RuleContext& c, Finding& f) {
        describeSize(c, f, c.architecture.portableClusterSize);
        if (volume(*c.cluster) > c.architecture.portableClusterSize)
            f.fields.add(LaunchField::NonPortableCluster);
    },
    [](const RuleContext& c, std::vector<Fix>& fixes) {
        if (volume(*c.cluster) <= c.architecture.largestClusterSize) {
            Fix allow = fixes::unchanged(c, FixId::AllowNonPortableCluster);
            allow.optIns.nonPortableClusterSizeAllowed = true;
            fixes.push_back(allow);
        }
        addSmallerClusters(c, fixes, c.architecture.portableClusterSize);
    }};

constinit const Rule clusterLargestSize{
    RuleId::ClusterLargestSize,
    CudaStatus::InvalidClusterSize,
    "cudaOccupancyMaxPotentialClusterSize",
    LimitOrigin::Document,
    [](const RuleContext& c) { return hasWholeCluster(c) && c.kernel.optIns.nonPortableClusterSizeAllowed; },
    [](const RuleContext& c) { return volume(*c.cluster) > c.architecture.largestClusterSize; },
    [](const RuleContext& c, Finding& f) { describeSize(c, f, c.architecture.largestClusterSize); },
    [](const RuleContext& c, std::vector<Fix>& fixes) {
        addSmallerClusters(c, fixes, c.architecture.largestClusterSize);
    }};

} // namespace trichevron::rules
