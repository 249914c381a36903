// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/sweep/sweep_plan.h"

#include "core/device/architecture.h"
#include "core/evaluation/evaluation.h"
#include "core/messages/rule_messages.h"

#include <algorithm>

namespace trichevron::core {

namespace {

/// No device allows this many threads per block; for a device file that does, the sweep ends here.
constexpr std::uint32_t maxBlockSize = 4096;

std::vector<std::uint32_t> sizesOf(SweepSizes sizes, std::uint32_t launched, std::uint32_t most,
                                   std::uint32_t warpSize) {
    std::vector<std::uint32_t> all;
    most = std::min(most, maxBlockSize);
    switch (sizes) {
    case SweepSizes::AsLaunched:
        return {launched};
    case SweepSizes::PowersOfTwo:
        for (std::uint32_t size = 1; size <= most; size *= 2)
            all.push_back(size);
        break;
    case SweepSizes::Warps:
        for (std::uint32_t size = warpSize; warpSize != 0 && size <= most; size += warpSize)
            all.push_back(size);
        break;
    }
    return all;
}

std::vector<std::optional<ClusterExtent>> clustersOf(const SweepChoice& choice, bool nonPortable,
                                                     const DeviceProperties& device) {
    if (!choice.clusters || !device.clusterLaunch)
        return {std::nullopt};
    const Architecture architecture = architectureFor(device.computeCapability);
    const std::uint32_t most =
        nonPortable ? architecture.largestClusterSize : architecture.portableClusterSize;
    std::vector<std::optional<ClusterExtent>> all;
    for (std::uint32_t blocks = 1; blocks <= most; blocks *= 2)
        all.emplace_back(ClusterExtent{blocks, 1, 1});
    return all;
}

} // namespace

PlannedPoint predictPoint(const SweepPoint& point, const KernelAttributes& kernel,
                          const DeviceProperties& device) {
    KernelAttributes withOptIns = kernel;
    withOptIns.optIns = point.optIns;
    const Evaluation evaluation = evaluate(point.config, withOptIns, device, verdictScope);
    PlannedPoint planned{point, evaluation.launchOccupancy().maxActiveBlocksPerMultiprocessor, ""};
    for (const Finding& finding : evaluation.findings)
        if (!evaluation.accepted && finding.rule == evaluation.reportedFirst)
            planned.refusalMessage = messageFor(finding);
    if (evaluation.accepted && (!evaluation.clusters || evaluation.clusters->isExact()))
        planned.lastWave = lastWaveShare(evaluation.totalBlocks, evaluation.blocksPerWave);
    return planned;
}

SweepPoint withBlockAndCluster(const SweepBase& base, const BlockExtent& block,
                               const std::optional<ClusterExtent>& cluster, const KernelAttributes& kernel) {
    SweepPoint point = base.point;
    LaunchConfig& config = point.config;
    config.blockDim = block;
    if (cluster)
        config = withCluster(config, *cluster);
    if (!base.fitsGrid)
        return point;
    if (const auto problem = problemToCover(config, kernel))
        config.gridDim = gridCovering(*problem, block, kernel);
    config.gridDim = roundUpToClusters(config.gridDim, config, kernel);
    return point;
}

SweepChoice suggestedSweep(const KernelInfo& kernel) {
    return suggestedSweep(kernel, kernel.suggested);
}

SweepChoice suggestedSweep(const KernelInfo& kernel, const LaunchConfig& launch) {
    SweepChoice choice{SweepSizes::AsLaunched, SweepSizes::AsLaunched, false, kernel.recorded.size() > 1};
    if (kernel.attributes.declared.blockSize)
        return choice;
    const auto problem = problemToCover(launch, kernel.attributes);
    const bool isFlat = launch.blockDim.y > 1 || launch.blockDim.z > 1 ||
                        (kernel.problemAxes > 1 && problem && (problem->y > 1 || problem->z > 1));
    choice.x = isFlat ? SweepSizes::PowersOfTwo : SweepSizes::Warps;
    choice.y = isFlat ? SweepSizes::PowersOfTwo : SweepSizes::AsLaunched;
    return choice;
}

std::vector<PlannedPoint> planSweep(const SweepBase& base, const SweepChoice& choice, const KernelInfo& info,
                                    const DeviceProperties& device) {
    const KernelAttributes& kernel = info.attributes;
    std::vector<PlannedPoint> points;
    if (choice.recorded && !info.recorded.empty()) {
        for (const SweepPoint& point : info.recorded) {
            points.push_back(predictPoint(point, kernel, device));
            points.back().refusalMessage.clear(); // the recording has what the device says
        }
        return points;
    }
    const BlockExtent& launched = base.point.config.blockDim;
    const auto sizes = [&](SweepSizes which, Axis axis) {
        const std::uint32_t most =
            std::min(device.maxThreadsPerBlock, device.maxThreadsDim.at(static_cast<std::size_t>(axis)));
        return sizesOf(which, launched[axis], most, device.warpSize);
    };
    const std::vector<std::uint32_t> across = sizes(choice.x, Axis::X);
    const std::vector<std::optional<ClusterExtent>> clusters =
        clustersOf(choice, base.point.optIns.nonPortableClusterSizeAllowed, device);
    for (const std::uint32_t y : sizes(choice.y, Axis::Y))
        for (const std::uint32_t x : across)
            for (const std::optional<ClusterExtent>& cluster : clusters)
                points.push_back(predictPoint(withBlockAndCluster(base, {x, y, launched.z}, cluster, kernel),
                                              kernel, device));
    return points;
}

} // namespace trichevron::core
