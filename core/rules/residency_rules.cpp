// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Advice about the SMs and waves that a launch fills.
#include "core/rules/fixes.h"
#include "core/rules/records.h"
#include "core/text/percent.h"

namespace trichevron::core::rules {

namespace {

bool runsInClusters(const RuleContext& c) {
    return c.running.clusters && c.running.clusters->max > 0;
}

constexpr Rule residencyRecords[] = {
    {
        // no device is known on which a cluster of that size cannot run
        .id = RuleId::ClusterMayNotRun,
        .name = "clusterMayNotRun",
        .applies =
            [](const RuleContext& c) {
                return c.running.clusters && c.running.occupancy.maxActiveBlocksPerMultiprocessor > 0;
            },
        .isViolated = [](const RuleContext& c) { return c.running.clusters->min == 0; },
        .describe =
            [](const RuleContext& c, Finding& f) {
                f.arguments = {{"value", volume(*c.cluster)},
                               {"limit", Count{c.running.clusters->max}},
                               {"multiprocessors", Count{c.device.multiProcessorCount}}};
            },
        .proposeFixes = fixes::addRemoveCluster,
        .fixKinds = {FixId::RemoveCluster},
        .limitAttribute = "cudaOccupancyMaxActiveClusters",
        .title = "Cluster may not fit"_msg,
        .figure = "at most {limit} resident"_msg,
        .message = "A cluster of {value, plural, one {# block} other {# blocks}} may not fit into any GPC of "
                   "this device's {multiprocessors} "
                   "SMs; at most {limit} such clusters run at the same time."_msg,
        .source = "derived from the SMs per GPC, not verified by a launch"_msg,
        .makeExample =
            [](RuleExample& e) {
                e.config.gridDim = {1024, 1, 1};
                e.config.blockDim = {512, 1, 1};
                e.config.clusterDim = ClusterExtent{16, 1, 1};
                e.kernel.optIns.nonPortableClusterSizeAllowed = true;
                e.device.smsPerGpc.clear();
                e.deviceChange = "clusterGroups = []";
            },
    },
    {
        .id = RuleId::ClusteredBlocksPerMultiprocessor,
        .name = "clusteredBlocksPerMultiprocessor",
        .isOfRunning = true,
        .applies = runsInClusters,
        .isViolated =
            [](const RuleContext& c) {
                return c.running.occupancy.maxActiveBlocksPerMultiprocessor >
                       maxClusteredBlocksPerMultiprocessor;
            },
        .describe =
            [](const RuleContext& c, Finding& f) {
                const Occupancy clustered = inClusters(c.running.occupancy);
                f.arguments = {{"value", Count{c.running.occupancy.maxActiveBlocksPerMultiprocessor}},
                               {"limit", Count{maxClusteredBlocksPerMultiprocessor}},
                               {"warps", Count{clustered.activeWarps}},
                               {"maxWarps", Count{clustered.maxWarps}},
                               {"warpsWithout", Count{c.running.occupancy.activeWarps}}};
            },
        .limitAttribute = "cudaOccupancyMaxActiveClusters",
        .title = "Blocks per SM in clusters"_msg,
        .figure = "{limit} of {value}"_msg,
        .message =
            "In clusters, also of one block, an SM holds at most {limit} blocks: {warps} of {maxWarps} "
            "warps. Without clusters it holds {value} of these blocks, and {warpsWithout} warps."_msg,
        .source = source::seen,
        .makeExample =
            [](RuleExample& e) {
                e.config.gridDim = {1024, 1, 1};
                e.config.blockDim = {128, 1, 1};
                e.config.clusterDim = ClusterExtent{2, 1, 1};
            },
    },
    {
        .id = RuleId::IdleForClusters,
        .name = "idleForClusters",
        .isOfRunning = true,
        .applies = runsInClusters,
        .isViolated = [](const RuleContext& c) { return c.running.clusters->idleMultiprocessors > 0; },
        .describe =
            [](const RuleContext& c, Finding& f) {
                const Count idle{c.running.clusters->idleMultiprocessors};
                const Count perSm{c.running.occupancy.maxActiveBlocksPerMultiprocessor};
                const Count all = perSm * c.device.multiProcessorCount;
                const Count busy{c.device.multiProcessorCount - c.running.clusters->idleMultiprocessors};
                const Count pastLimit =
                    perSm - inClusters(c.running.occupancy).maxActiveBlocksPerMultiprocessor;
                f.arguments = {{"value", idle},
                               {"limit", Count{c.device.multiProcessorCount}},
                               {"size", volume(*c.cluster)},
                               {"blocks", c.running.blocks},
                               {"withoutClusters", all},
                               {"onIdle", idle * perSm},
                               {"pastLimit", busy * pastLimit},
                               {"most", Count{maxClusteredBlocksPerMultiprocessor}},
                               {"onOthers", busy * (perSm - pastLimit) - c.running.blocks}};
            },
        .limitAttribute = "cudaOccupancyMaxActiveClusters",
        .title = "SMs left idle by clusters"_msg,
        .figure = "{value} of {limit}"_msg,
        .message =
            "Clusters of {size, plural, one {# block} other {# blocks}} leave {value} of {limit, "
            "plural, one {# SM} other {# SMs}} idle, because their GPCs have too "
            "few SMs, or too few left, for another cluster: {blocks} blocks can run at the same "
            "time; without clusters {withoutClusters} can, {onIdle} more on the idle SMs"
            "{onOthers, plural, =0 {} other {, {onOthers} more on SMs that whole clusters do not fill}}"
            "{pastLimit, plural, =0 {} other {, {pastLimit} more past the {most} blocks of an SM in "
            "clusters}}."_msg,
        .source = source::seen,
        .makeExample =
            [](RuleExample& e) {
                e.config.gridDim = {1024, 1, 1};
                e.config.blockDim = {512, 1, 1};
                e.config.clusterDim = ClusterExtent{4, 1, 1};
            },
    },
    {
        .id = RuleId::TailWave,
        .name = "tailWave",
        .isOfRunning = true,
        .applies =
            [](const RuleContext& c) {
                const bool isExact = !c.running.clusters || c.running.clusters->isExact();
                return hasBlocks(c) && isExact && c.running.blocks > 0 && c.blocks > c.running.blocks;
            },
        .isViolated = [](const RuleContext& c) { return hasTailWave(c.blocks, c.running.blocks); },
        .describe =
            [](const RuleContext& c, Finding& f) {
                const Count wave = c.running.blocks;
                const Count tail = c.blocks % wave;
                f.arguments = {{"value", c.blocks},
                               {"limit", wave},
                               {"waves", waveCount(c.blocks, wave)},
                               {"tail", tail},
                               {"most", fullWavesBeforeCheapTail},
                               {"percent", computePercent(tail, wave)},
                               {"share", computePercent(1, waveCount(c.blocks, wave))}};
            },
        .limitAttribute = "cudaOccupancyMaxActiveBlocksPerMultiprocessor",
        .title = "Tail wave"_msg,
        .figure = "{percent:.0f} % full"_msg,
        .message =
            "{value, plural, one {# block} other {# blocks}} run in {waves, plural, one {# wave} other {# "
            "waves}} of up to {limit, plural, one {# block} other {# blocks}}; the last wave has only "
            "{tail, plural, one {# block} other {# blocks}}. Where all blocks take the same time, it takes "
            "{share:.0f} % of the time of the launch. A last wave costs little only where it is "
            "nine tenths full, or follows {most} full waves. To avoid it, choose a block size whose blocks "
            "fill whole waves, or use a grid-stride loop with {limit, plural, one {# block} other {# "
            "blocks}}."_msg,
        .source = "arithmetic with the predicted resident blocks"_msg,
        .makeExample =
            [](RuleExample& e) {
                e.config.gridDim = {63, 63, 1};
                e.config.blockDim = {16, 16, 1};
            },
    },
    {
        .id = RuleId::FewerBlocksThanMultiprocessors,
        .name = "fewerBlocksThanMultiprocessors",
        .isOfRunning = true,
        .applies = hasBlocks,
        .isViolated = [](const RuleContext& c) { return c.blocks < c.device.multiProcessorCount; },
        .describe =
            [](const RuleContext& c, Finding& f) {
                f.arguments = {{"value", c.blocks},
                               {"limit", Count{c.device.multiProcessorCount}},
                               {"idle", Count{c.device.multiProcessorCount} - c.blocks}};
            },
        .limitAttribute = "cudaDeviceProp::multiProcessorCount",
        .title = "Idle SMs"_msg,
        .figure = "{idle} of {limit}"_msg,
        .message =
            "The grid has only {value, plural, one {# block} other {# blocks}}, so {idle} of {limit, plural, one {# SM} other {# SMs}} get no block."_msg,
        .source = source::arithmetic,
        .makeExample =
            [](RuleExample& e) {
                e.config.gridDim = {8, 1, 1};
            },
    },
};

} // namespace

std::span<const Rule> residencyRules() {
    return residencyRecords;
}

} // namespace trichevron::core::rules
