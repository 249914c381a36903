// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Rules about cooperative launches.
#include "core/occupancy/smem_opt_in.h"
#include "core/rules/axes.h"
#include "core/rules/fixes.h"
#include "core/rules/records.h"

#include <algorithm>

namespace trichevron::core::rules {

namespace {

void addNotCooperative(const RuleContext& c, std::vector<Fix>& fixes) {
    Fix fix = fixes::unchanged(c, FixId::NotCooperative);
    fix.config.cooperative = false;
    if (c.config.api == LaunchApi::CudaLaunchCooperativeKernel)
        fix.config.api = LaunchApi::CudaLaunchKernel;
    if (c.config.api == LaunchApi::CuLaunchCooperativeKernel)
        fix.config.api = LaunchApi::CuLaunchKernel;
    fixes.push_back(fix);
}

/// Proposes a grid whose longest axes are shortened until all blocks are resident.
void addResidentGrid(const RuleContext& c, std::vector<Fix>& fixes) {
    if (c.checked.blocks == 0)
        return;
    GridExtent grid = c.config.gridDim;
    while (volume(grid) > c.checked.blocks) {
        const Axis longest =
            std::max({Axis::X, Axis::Y, Axis::Z}, [&](Axis a, Axis b) { return grid[a] < grid[b]; });
        const Count others = volume(grid) / grid[longest];
        grid[longest] = static_cast<std::uint32_t>(
            others <= c.checked.blocks ? c.checked.blocks / others : Count{std::max(grid[longest] / 2, 1U)});
    }
    fixes::addGrid(c, fixes, grid);
}

Count checkedBlocks(const RuleContext& c) {
    return volume(checkedGrid(c));
}

/// Whether the driver compares the grid with the clusters that fit. As the cooperative attribute of a node is
/// set, it knows the cluster attribute of the node, not a declared cluster (seen on H200, driver 580.159.04).
bool comparesClusters(const RuleContext& c) {
    return isCooperative(c.config) && c.checked.clusters &&
           (!isGraphNode(c.config.api) || c.requested.has_value());
}

/// The blocks per SM that the driver compares with: for a node those of the block that the launch gives, also
/// where the kernel declares another (seen on H200, driver 580.159.04).
std::uint32_t comparedPerMultiprocessor(const RuleContext& c) {
    const Count given = volume(c.config.blockDim);
    if (!isGraphNode(c.config.api) || !c.kernel.declared.blockSize || given == 0 ||
        given > c.device.maxThreadsPerBlock)
        return c.checked.occupancy.maxActiveBlocksPerMultiprocessor;
    return computeOccupancy(withEffectiveSmemOptIn(c.kernel, c.device), c.device,
                            static_cast<std::uint64_t>(given), c.dynamicSmem)
        .maxActiveBlocksPerMultiprocessor;
}

/// The driver first compares all blocks with what the SMs hold without clusters, also in a launch with
/// clusters (by its log: seen on H200, driver 580.159.04).
Count blocksWithoutClusters(const RuleContext& c) {
    return Count{comparedPerMultiprocessor(c)} * c.device.multiProcessorCount;
}

constexpr Rule cooperativeRecords[] = {
    {
        .id = RuleId::CooperativeUnsupported,
        .name = "cooperativeUnsupported",
        .error = CudaStatus::NotSupported,
        .applies = [](const RuleContext& c) { return isCooperative(c.config); },
        .isViolated = [](const RuleContext& c) { return !c.device.cooperativeLaunch; },
        .describe =
            [](const RuleContext& c, Finding& f) {
                f.arguments = {{"value", Count{c.device.cooperativeLaunch ? 1U : 0U}}, {"limit", Count{1}}};
                f.fields.add(LaunchField::Cooperative);
            },
        .proposeFixes = addNotCooperative,
        .fixKinds = {FixId::NotCooperative},
        .limitAttribute = "cudaDeviceProp::cooperativeLaunch",
        .title = "Cooperative launch support"_msg,
        .figure = "not supported"_msg,
        .satisfiedFigure = "supported"_msg,
        .message = "This device does not support cooperative launches."_msg,
        .source = source::documented,
        .makeExample =
            [](RuleExample& e) {
                e.config.cooperative = true;
                e.device.cooperativeLaunch = false;
                e.deviceChange = "cooperativeLaunch = 0";
            },
    },
    {
        .id = RuleId::CooperativeTooLarge,
        .name = "cooperativeTooLarge",
        .error = CudaStatus::CooperativeLaunchTooLarge,
        // https://github.com/JuliaGPU/CUDAnative.jl/issues/449 (720, CUDA 10.1)
        .codeBefore13 = CodeBefore13::Same,
        .applies = [](const RuleContext& c) { return isCooperative(c.config); },
        .isViolated = [](const RuleContext& c) { return checkedBlocks(c) > blocksWithoutClusters(c); },
        .describe =
            [](const RuleContext& c, Finding& f) {
                f.arguments = {{"value", checkedBlocks(c)},
                               {"limit", blocksWithoutClusters(c)},
                               {"perMultiprocessor", Count{comparedPerMultiprocessor(c)}},
                               {"multiprocessors", Count{c.device.multiProcessorCount}}};
                f.fields.add(gridFields);
            },
        .proposeFixes =
            [](const RuleContext& c, std::vector<Fix>& fixes) {
                addNotCooperative(c, fixes);
                addResidentGrid(c, fixes);
            },
        .graphStep = graph_step::setAttribute,
        .fixKinds = {FixId::SetGrid, FixId::NotCooperative},
        .limitAttribute = "cudaOccupancyMaxActiveBlocksPerMultiprocessor × multiProcessorCount",
        .title = "Cooperative grid size"_msg,
        .figure = "{value} / {limit}"_msg,
        .satisfiedFigure = "{value} / {limit}"_msg,
        .message =
            "A cooperative launch needs all {value, plural, one {# block} other {# blocks}} resident at the "
            "same time, and this device "
            "holds at most {limit}: {perMultiprocessor} on each of {multiprocessors, plural, one {# SM} other {# SMs}}."_msg,
        .driverSentences = {"Requested cooperative grid dimensions {value} exceed occupancy limit for this "
                            "kernel on this device of {limit} blocks"_logged},
        .driverNumbers = [](const RuleContext& c, const DriverReason&) -> DriverNumbers {
            return {numbers(checkedGrid(c)), {blocksWithoutClusters(c)}};
        },
        .source = source::seen,
        .makeExample =
            [](RuleExample& e) {
                e.config.cooperative = true;
                e.config.gridDim = {1000, 1, 1};
                e.config.blockDim = {512, 1, 1};
            },
    },
    {
        .id = RuleId::CooperativeClustersTooLarge,
        .name = "cooperativeClustersTooLarge",
        .error = CudaStatus::CooperativeLaunchTooLarge,
        .applies = comparesClusters,
        .isViolated = [](const RuleContext& c) { return checkedBlocks(c) > c.checked.blocks; },
        .describe =
            [](const RuleContext& c, Finding& f) {
                f.arguments = {
                    {"value", checkedBlocks(c)},
                    {"limit", c.checked.blocks},
                    {"bound", c.checked.clusters->isExact() ? Text("exactly"_msg) : Text("at most"_msg)},
                    {"clusters", Count{c.checked.clusters->max}},
                    {"size", volume(*c.cluster)}};
                f.fields.add(gridFields);
            },
        .proposeFixes =
            [](const RuleContext& c, std::vector<Fix>& fixes) {
                addNotCooperative(c, fixes);
                fixes::addRemoveCluster(c, fixes);
            },
        .graphStep = graph_step::setAttribute,
        .fixKinds = {FixId::RemoveCluster, FixId::NotCooperative},
        .limitAttribute = "cudaOccupancyMaxActiveClusters",
        .title = "Cooperative grid size with clusters"_msg,
        .figure = "{value} / {limit}"_msg,
        .satisfiedFigure = "{value} / {limit}"_msg,
        .message =
            "A cooperative launch needs all {value, plural, one {# block} other {# blocks}} resident at the "
            "same time, and this device "
            "holds {bound} {limit}: {clusters, plural, one {# cluster} other {# clusters}} of {size, plural, one {# block} other {# blocks}}."_msg,
        .driverSentences =
            {"Grid size of {any} with cluster size of {any} yields {value} clusters but maximum is {limit}"_logged},
        .driverNumbers = [](const RuleContext& c, const DriverReason&) -> DriverNumbers {
            return {{checkedBlocks(c) / volume(*c.cluster)}, {c.checked.clusters->max}};
        },
        .source = source::seen,
        .makeExample =
            [](RuleExample& e) {
                e.config.cooperative = true;
                e.config.gridDim = {512, 1, 1};
                e.config.blockDim = {512, 1, 1};
                e.config.clusterDim = ClusterExtent{8, 1, 1};
            },
    },
    {
        // the SMs per GPC are not known, so the device may still refuse the launch
        .id = RuleId::CooperativeClusters,
        .name = "cooperativeClusters",
        .limitOrigin = LimitOrigin::Document,
        .applies = [](const RuleContext& c) { return comparesClusters(c) && !c.checked.clusters->isExact(); },
        .isViolated =
            [](const RuleContext& c) {
                const Count size = volume(*c.cluster);
                return c.blocks > c.checked.clusters->min * size &&
                       c.blocks <= c.checked.clusters->max * size;
            },
        .describe =
            [](const RuleContext& c, Finding& f) {
                f.arguments = {{"value", c.blocks / volume(*c.cluster)},
                               {"limit", Count{c.checked.clusters->min}},
                               {"most", Count{c.checked.clusters->max}},
                               {"size", volume(*c.cluster)}};
            },
        .limitAttribute = "cudaOccupancyMaxActiveClusters",
        .title = "Cooperative launch may be refused"_msg,
        .figure = "between {limit} and {most}"_msg,
        .message = "The device may refuse the {value, plural, one {# cluster} other {# clusters}} with "
                   "cudaErrorCooperativeLaunchTooLarge: between "
                   "{limit} and {most, plural, one {# cluster} other {# clusters}} of {size, plural, one {# "
                   "block} other {# blocks}} can be resident, depending on the SMs per "
                   "GPC, which are not known for this device."_msg,
        .source = "bounds derived from the number of SMs, not verified by a launch"_msg,
        .makeExample =
            [](RuleExample& e) {
                e.config.cooperative = true;
                e.config.gridDim = {64, 1, 1};
                e.config.blockDim = {512, 1, 1};
                e.config.clusterDim = ClusterExtent{2, 1, 1};
                e.device.smsPerGpc.clear();
                e.deviceChange = "clusterGroups = []";
            },
    },
    {
        // the driver compares the grid of a node before it knows the clusters
        .id = RuleId::CooperativeNodeNotResident,
        .name = "cooperativeNodeNotResident",
        .isOfRunning = true,
        .applies = [](const RuleContext& c) { return isCooperative(c.config) && isGraphNode(c.config.api); },
        .isViolated =
            [](const RuleContext& c) { return c.blocks > c.checked.blocks && c.blocks > c.running.blocks; },
        .describe =
            [](const RuleContext& c, Finding& f) {
                f.arguments = {{"value", c.blocks}, {"limit", c.running.blocks}};
                f.fields.add(gridFields);
            },
        .proposeFixes = addNotCooperative,
        .fixKinds = {FixId::NotCooperative},
        .limitAttribute = "cudaOccupancyMaxActiveClusters",
        .title = "Cooperative node whose blocks do not fit"_msg,
        .figure = "{value} / {limit}"_msg,
        .message = "The driver accepts this cooperative node, but at most {limit} of its {value, plural, one "
                   "{# block} other {# blocks}} are "
                   "resident at the same time, so the launch of the graph fails with cudaErrorLaunchFailure: "
                   "the driver compares "
                   "the grid with what fits without the block and the clusters that the kernel declares."_msg,
        .source = source::seen,
        .makeExample =
            [](RuleExample& e) {
                e.config.api = LaunchApi::CudaGraphAddKernelNode;
                e.config.cooperative = true;
                e.config.gridDim = {1058, 1, 1};
                e.config.blockDim = {64, 1, 1};
                e.kernel.declared.clusterDims = ClusterExtent{2, 1, 1};
            },
    },
};

} // namespace

std::span<const Rule> cooperativeRules() {
    return cooperativeRecords;
}

} // namespace trichevron::core::rules
