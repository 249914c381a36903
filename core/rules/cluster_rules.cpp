// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Rules about thread block clusters, declared by the kernel or requested by the launch.
#include "core/dimensions/extent_text.h"
#include "core/rules/axes.h"
#include "core/rules/fixes.h"
#include "core/rules/records.h"
#include "core/text/number_text.h"

#include <algorithm>
#include <limits>

namespace trichevron::core::rules {

namespace {

/// The driver checks sizes of clusters only after it has checked that their axes are nonzero.
bool hasNonzeroCluster(const RuleContext& c) {
    return c.cluster && !hasZero(*c.cluster);
}

void describeSize(const RuleContext& c, Finding& f, std::uint32_t limit) {
    f.arguments = {
        {"value", volume(*c.cluster)}, {"limit", Count{limit}}, {"extent", extentText(*c.cluster)}};
    for (const Axis axis : allAxes)
        if ((*c.cluster)[axis] != 1)
            f.fields.add(clusterFields[static_cast<std::size_t>(axis)]);
}

/// Proposes a cluster of at most `maxBlocks` blocks: the longest axis is shortened to a divisor of the
/// grid's axis until the cluster is small enough.
void addSmallerClusters(const RuleContext& c, std::vector<Fix>& fixes, std::uint32_t maxBlocks) {
    if (c.declared || !c.config.clusterDim)
        return;
    ClusterExtent smaller = *c.config.clusterDim;
    while (volume(smaller) > maxBlocks) {
        const Axis longest =
            std::max({Axis::X, Axis::Y, Axis::Z}, [&](Axis a, Axis b) { return smaller[a] < smaller[b]; });
        const std::uint32_t bound =
            std::min({smaller[longest] - 1, maxBlocks, c.architecture.largestClusterSize});
        smaller[longest] = fixes::divisorAtMost(c.config.gridDim[longest], bound);
    }
    fixes::addCluster(c, fixes, smaller);
    fixes::addRemoveCluster(c, fixes);
}

void addRoundedGrid(const RuleContext& c, std::vector<Fix>& fixes) {
    Fix rounded = fixes::unchanged(c, FixId::SetGridAndCluster);
    for (const Axis axis : allAxes) {
        const std::uint64_t size = (*c.cluster)[axis];
        const std::uint64_t whole = ceilDivide(c.config.gridDim[axis], size) * size;
        if (whole > std::numeric_limits<std::uint32_t>::max())
            return;
        rounded.config.gridDim[axis] = static_cast<std::uint32_t>(whole);
    }
    fixes.push_back(rounded);
}

/// Proposes the grid rounded up to whole clusters, and clusters that divide the grid, unless the kernel
/// declares the cluster.
void proposeDivision(const RuleContext& c, std::vector<Fix>& fixes) {
    addRoundedGrid(c, fixes);
    if (!c.declared && c.config.clusterDim) {
        ClusterExtent below = *c.config.clusterDim;
        ClusterExtent above = below;
        for (const Axis axis : allAxes) {
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
    fixes::addRemoveCluster(c, fixes);
}

/// Whether the kernel declares __cluster_dims__() without sizes.
bool needsCluster(const RuleContext& c) {
    return std::holds_alternative<ClusterDimsUnspecified>(c.kernel.declared.clusterDims);
}

/// maxBlocksPerCluster of __launch_bounds__; 0 without.
std::uint32_t maxBlocksByBounds(const RuleContext& c) {
    const auto& bounds = c.kernel.declared.launchBounds;
    return bounds ? bounds->maxBlocksPerCluster.value_or(0) : 0;
}

constexpr Rule clusterRecords[] = {
    {
        .id = RuleId::ClusterUnsupported,
        .name = "clusterUnsupported",
        .error = CudaStatus::NotSupported,
        .applies = [](const RuleContext& c) { return c.cluster.has_value() || needsCluster(c); },
        .isViolated = [](const RuleContext& c) { return !c.device.clusterLaunch; },
        .describe =
            [](const RuleContext& c, Finding& f) {
                f.arguments = {{"value", digits(static_cast<Count>(c.device.computeCapability.major)) + "." +
                                             digits(static_cast<Count>(c.device.computeCapability.minor))},
                               {"limit", std::string("9.0")}};
                if (c.requested)
                    f.fields.add(clusterFields);
            },
        .proposeFixes = fixes::addRemoveCluster,
        .fixKinds = {FixId::RemoveCluster},
        .limitAttribute = "cudaDeviceProp::clusterLaunch",
        .title = "Cluster support"_msg,
        .figure = "compute capability {value}"_msg,
        .satisfiedFigure = "compute capability {value}"_msg,
        .message = "Clusters need compute capability {limit} or higher; this device has {value}."_msg,
        .source = source::documented,
        .makeExample =
            [](RuleExample& e) {
                e.config.clusterDim = ClusterExtent{2, 1, 1};
                e.device.clusterLaunch = false;
                e.device.computeCapability = {8, 0};
                e.deviceChange = "clusterLaunch = 0, major = 8, minor = 0";
            },
    },
    {
        .id = RuleId::ClusterPartlyZero,
        .name = "clusterPartlyZero",
        .error = CudaStatus::InvalidClusterSize,
        .limitOrigin = LimitOrigin::Document,
        .applies = [](const RuleContext& c) { return c.requested.has_value(); },
        .isViolated = [](const RuleContext& c) { return hasZero(*c.requested); },
        .describe =
            [](const RuleContext& c, Finding& f) {
                f.arguments = {{"value", extentText(*c.requested)}, {"limit", Count{1}}};
                for (const Axis axis : allAxes)
                    if ((*c.requested)[axis] == 0)
                        f.fields.add(clusterFields[static_cast<std::size_t>(axis)]);
            },
        .proposeFixes =
            [](const RuleContext& c, std::vector<Fix>& fixes) {
                fixes::addCluster(c, fixes, withoutZeros(*c.requested));
                fixes::addRemoveCluster(c, fixes);
            },
        .graphStep = graph_step::setAttribute,
        .fixKinds = {FixId::SetCluster, FixId::RemoveCluster},
        .limitAttribute = "CUDA C++ Programming Guide, cluster dimension",
        .title = "Nonzero cluster axes"_msg,
        .figure = "{value}"_msg,
        .satisfiedFigure = "{value}"_msg,
        .message =
            "clusterDim is {value}; either each axis must be at least 1, or all three must be 0 for no "
            "cluster."_msg,
        .driverSentences = {"Cluster dimensions must all be zero or must all be > 0: {value}"_logged},
        .nodeSentence = "Ill-formed cluster dimensons {value}. All or none should be 0"_logged,
        .source = source::seen,
        .makeExample =
            [](RuleExample& e) {
                e.config.clusterDim = ClusterExtent{2, 0, 1};
            },
    },
    {
        .id = RuleId::ClusterPast32Bits,
        .name = "clusterPast32Bits",
        .error = CudaStatus::InvalidClusterSize,
        .limitOrigin = LimitOrigin::Document,
        .applies = [](const RuleContext& c) { return c.requested && !hasZero(*c.requested); },
        .isViolated =
            [](const RuleContext& c) { return static_cast<std::uint32_t>(volume(*c.requested)) == 0; },
        .describe =
            [](const RuleContext& c, Finding& f) {
                f.arguments = {{"value", extentText(*c.requested)},
                               {"limit", Count{c.architecture.largestClusterSize}}};
                f.fields.add(clusterFields);
            },
        .proposeFixes = fixes::addRemoveCluster,
        .fixKinds = {FixId::RemoveCluster},
        .limitAttribute = "cuLaunchKernelEx, clusterDim",
        .title = "Cluster size past 32 bits"_msg,
        .figure = "{value}"_msg,
        .satisfiedFigure = "{value}"_msg,
        .message =
            "clusterDim is {value}; the driver counts its blocks in 32 bits, where this product is 0."_msg,
        .driverSentences = {"Ill-formed cluster dimensons {value}. All or none should be 0"_logged},
        .source = source::seen,
        .makeExample =
            [](RuleExample& e) {
                e.config.gridDim = {1U << 30U, 4, 4};
                e.config.clusterDim = ClusterExtent{1U << 30U, 4, 1};
            },
    },
    {
        .id = RuleId::ClusterMustBeSet,
        .name = "clusterMustBeSet",
        .error = CudaStatus::InvalidClusterSize,
        .limitOrigin = LimitOrigin::Given,
        // a node of a graph runs without clusters (docs/launch-attributes.md)
        .applies = [](const RuleContext& c) { return needsCluster(c) && !isGraphNode(c.config.api); },
        .isViolated = [](const RuleContext& c) { return !c.cluster; },
        .describe =
            [](const RuleContext& c, Finding& f) {
                f.arguments = {{"value", c.cluster ? extentText(*c.cluster) : std::string("none")},
                               {"limit", std::string("a cluster dimension")}};
                if (!c.cluster)
                    f.fields.add(LaunchField::ClusterX);
            },
        .proposeFixes =
            [](const RuleContext& c, std::vector<Fix>& fixes) {
                const bool acceptsCluster = canSetClusterDim(c.config.api);
                Fix fix = fixes::unchanged(c, acceptsCluster ? FixId::SetCluster : FixId::UseExtensibleApi);
                if (!acceptsCluster) {
                    fix.config.cooperative = isCooperative(c.config);
                    fix.config.api = extensibleApi(c.config.api);
                }
                fix.config.clusterDim = ClusterExtent{fixes::divisorAtMost(c.config.gridDim.x, 2), 1, 1};
                fixes.push_back(fix);
            },
        .fixKinds = {FixId::SetCluster, FixId::UseExtensibleApi},
        .limitAttribute = "__cluster_dims__()",
        .title = "Cluster dimension required"_msg,
        .figure = "{value}"_msg,
        .satisfiedFigure = "{value}"_msg,
        .message =
            "The kernel declares __cluster_dims__() without sizes, so the launch must specify a cluster "
            "dimension."_msg,
        .driverSentences =
            {"Kernel has specified that cluster size must be set, but no cluster size has been provided."_logged},
        .source = source::seen,
        .makeExample = [](RuleExample& e) { e.kernel.declared.clusterDims = ClusterDimsUnspecified{}; },
    },
    {
        .id = RuleId::ClusterDiffersFromDeclared,
        .name = "clusterDiffersFromDeclared",
        .error = CudaStatus::InvalidClusterSize,
        .limitOrigin = LimitOrigin::Given,
        .applies = [](const RuleContext& c) { return c.declared && c.requested; },
        .isViolated = [](const RuleContext& c) { return *c.requested != *c.declared; },
        .describe =
            [](const RuleContext& c, Finding& f) {
                f.arguments = {{"value", extentText(*c.requested)}, {"limit", extentText(*c.declared)}};
                for (const Axis axis : allAxes)
                    if ((*c.requested)[axis] != (*c.declared)[axis])
                        f.fields.add(clusterFields[static_cast<std::size_t>(axis)]);
            },
        .proposeFixes =
            [](const RuleContext& c, std::vector<Fix>& fixes) {
                fixes::addCluster(c, fixes, *c.declared);
                fixes::addRemoveCluster(c, fixes);
            },
        .graphStep = graph_step::setAttribute,
        .fixKinds = {FixId::SetCluster, FixId::RemoveCluster},
        .limitAttribute = "cudaFuncAttributes::requiredClusterWidth",
        .title = "Declared cluster size"_msg,
        .figure = "{value}, not {limit}"_msg,
        .satisfiedFigure = "{value}"_msg,
        .message =
            "The kernel declares clusters of {limit, plural, one {# block} other {# blocks}}; a launch cannot change this to {value}."_msg,
        .driverSentences = {"Requested cluster dimensions of {value} blocks does not match the required "
                            "value of {limit} for function {any}"_logged},
        .source = source::seen,
        .makeExample =
            [](RuleExample& e) {
                e.kernel.declared.clusterDims = ClusterExtent{2, 1, 1};
                e.config.clusterDim = ClusterExtent{4, 1, 1};
            },
    },
    {
        .id = RuleId::ClusterDividesGrid,
        .name = "clusterDividesGrid",
        .error = CudaStatus::InvalidClusterSize,
        .limitOrigin = LimitOrigin::Document,
        .applies = hasNonzeroCluster,
        .isViolated =
            [](const RuleContext& c) {
                return std::any_of(allAxes.begin(), allAxes.end(),
                                   [&](Axis axis) { return c.shape.grid[axis] % (*c.cluster)[axis] != 0; });
            },
        .describe =
            [](const RuleContext& c, Finding& f) {
                for (const Axis axis : allAxes) {
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
        .proposeFixes = proposeDivision,
        .graphStep = graph_step::ofCluster,
        .fixKinds = {FixId::SetCluster, FixId::RemoveCluster, FixId::SetGridAndCluster},
        .limitAttribute = "CUDA C++ Programming Guide, thread block clusters",
        .title = "Cluster divides grid"_msg,
        .figure = "{value} mod {limit} = {rest}"_msg,
        .satisfiedFigure = "{value} by {limit}"_msg,
        .message = "gridDim.{axis} is {value}, which is not a multiple of the cluster size {limit}: the "
                   "remainder is {rest}."_msg,
        .driverSentences =
            {"Cluster dimensions of {limit} blocks does not evenly divide Grid dimensions of {value}"_logged},
        .driverNumbers = [](const RuleContext& c, const DriverReason&) -> DriverNumbers {
            return {numbers(c.shape.grid), numbers(*c.cluster)};
        },
        .source = source::seen,
        .makeExample =
            [](RuleExample& e) {
                e.config.clusterDim = ClusterExtent{3, 1, 1};
            },
    },
    {
        .id = RuleId::ClusterBound,
        .name = "clusterBound",
        .error = CudaStatus::InvalidClusterSize,
        .limitOrigin = LimitOrigin::Given,
        .applies = [](const RuleContext& c) { return hasNonzeroCluster(c) && maxBlocksByBounds(c) > 0; },
        .isViolated = [](const RuleContext& c) { return volume(*c.cluster) > maxBlocksByBounds(c); },
        .describe = [](const RuleContext& c, Finding& f) { describeSize(c, f, maxBlocksByBounds(c)); },
        .proposeFixes = [](const RuleContext& c,
                           std::vector<Fix>& fixes) { addSmallerClusters(c, fixes, maxBlocksByBounds(c)); },
        .graphStep = graph_step::ofCluster,
        .fixKinds = {FixId::SetCluster, FixId::RemoveCluster},
        .limitAttribute = "__launch_bounds__",
        .title = "Launch bounds on clusters"_msg,
        .figure = "{value} / {limit}"_msg,
        .satisfiedFigure = "{value} / {limit}"_msg,
        .message =
            "The cluster has {value, plural, one {# block} other {# blocks}}; the kernel's __launch_bounds__ allow at most {limit}."_msg,
        .driverSentences =
            {"Requested cluster size of {value} blocks is greater than function's maximum of {limit}"_logged},
        .source = source::seen,
        .makeExample =
            [](RuleExample& e) {
                e.kernel.declared.launchBounds = LaunchBounds{256, 1, 4};
                e.kernel.maxThreadsPerBlock = 256;
                e.config.clusterDim = ClusterExtent{8, 1, 1};
            },
    },
    {
        .id = RuleId::ClusterPortableSize,
        .name = "clusterPortableSize",
        .error = CudaStatus::InvalidClusterSize,
        .limitOrigin = LimitOrigin::Document,
        .applies =
            [](const RuleContext& c) {
                return hasNonzeroCluster(c) && !c.kernel.optIns.nonPortableClusterSizeAllowed;
            },
        .isViolated =
            [](const RuleContext& c) { return volume(*c.cluster) > c.architecture.portableClusterSize; },
        .describe =
            [](const RuleContext& c, Finding& f) {
                describeSize(c, f, c.architecture.portableClusterSize);
                if (volume(*c.cluster) > c.architecture.portableClusterSize)
                    f.fields.add(LaunchField::NonPortableCluster);
            },
        .proposeFixes =
            [](const RuleContext& c, std::vector<Fix>& fixes) {
                if (volume(*c.cluster) <= c.architecture.largestClusterSize) {
                    Fix allow = fixes::unchanged(c, FixId::AllowNonPortableCluster);
                    allow.optIns.nonPortableClusterSizeAllowed = true;
                    fixes.push_back(allow);
                    // The one change that keeps a cluster which does not divide the grid either.
                    allow.config.gridDim = roundUpToClusters(c.config.gridDim, c.config, c.kernel);
                    if (allow.config != c.config)
                        fixes.push_back(allow);
                }
                addSmallerClusters(c, fixes, c.architecture.portableClusterSize);
            },
        .graphStep = graph_step::ofCluster,
        .fixKinds = {FixId::SetCluster, FixId::RemoveCluster, FixId::AllowNonPortableCluster},
        .limitAttribute = "cudaFuncAttributes::nonPortableClusterSizeAllowed",
        .title = "Portable cluster size"_msg,
        .figure = "{value} / {limit}"_msg,
        .satisfiedFigure = "{value} / {limit}"_msg,
        .message = "The cluster has {value, plural, one {# block} other {# blocks}}; at most {limit} are "
                   "allowed unless the kernel allows "
                   "non-portable cluster sizes."_msg,
        .driverSentences = {"Requested cluster size of {value} blocks exceeds portable size {limit} and "
                            "non-portable sizes are not enabled on the function"_logged},
        .source = source::seen,
        .makeExample =
            [](RuleExample& e) {
                e.config.clusterDim = ClusterExtent{16, 1, 1};
            },
    },
    {
        .id = RuleId::ClusterLargestSize,
        .name = "clusterLargestSize",
        .error = CudaStatus::InvalidClusterSize,
        .limitOrigin = LimitOrigin::Document,
        .applies =
            [](const RuleContext& c) {
                return hasNonzeroCluster(c) && c.kernel.optIns.nonPortableClusterSizeAllowed;
            },
        .isViolated =
            [](const RuleContext& c) { return volume(*c.cluster) > c.architecture.largestClusterSize; },
        .describe = [](const RuleContext& c,
                       Finding& f) { describeSize(c, f, c.architecture.largestClusterSize); },
        .proposeFixes =
            [](const RuleContext& c, std::vector<Fix>& fixes) {
                addSmallerClusters(c, fixes, c.architecture.largestClusterSize);
            },
        .graphStep = graph_step::instantiate,
        .fixKinds = {FixId::SetCluster, FixId::RemoveCluster},
        .limitAttribute = "cudaOccupancyMaxPotentialClusterSize",
        .title = "Maximum cluster size"_msg,
        .figure = "{value} / {limit}"_msg,
        .satisfiedFigure = "{value} / {limit}"_msg,
        .message = "The cluster has {value, plural, one {# block} other {# blocks}}; this device allows at "
                   "most {limit}, even with non-portable "
                   "cluster sizes."_msg,
        .nodeSentence = notInstantiated,
        .source = source::seen,
        .makeExample =
            [](RuleExample& e) {
                e.config.clusterDim = ClusterExtent{32, 1, 1};
                e.kernel.optIns.nonPortableClusterSizeAllowed = true;
            },
    },
};

} // namespace

std::span<const Rule> clusterRules() {
    return clusterRecords;
}

} // namespace trichevron::core::rules
