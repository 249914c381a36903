// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// What the device accepts and the user will want to know.
#include "core/rules/fixes.h"
#include "core/rules/rule.h"
#include "core/text/number_text.h"
#include "core/text/percent.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

namespace trichevron::rules {

namespace {

bool hasBlocks(const RuleContext& c) {
    return c.blocks > 0 && c.threadsPerBlock > 0;
}

bool hasProblem(const RuleContext& c) {
    const auto problem = problemToCover(c.config, c.kernel);
    return hasBlocks(c) && problem && !hasZero(*problem);
}

bool hasClusters(const RuleContext& c) {
    return c.cluster && volume(*c.cluster) > 1;
}

/// What one unit of gridDim stands for on an axis: a block, or, where the kernel has its grid counted in
/// clusters, a cluster of blocks.
struct GridUnit {
    std::uint32_t threads = 1; ///< of a block
    std::uint32_t blocks = 1;

    std::uint64_t elements() const { return std::uint64_t{threads} * blocks; }
    /// As a divisor in C++: "256" or "(128 * 2)"
    std::string factors() const {
        return blocks == 1 ? fmt::format("{}", threads) : fmt::format("({} * {})", threads, blocks);
    }
};

GridUnit gridUnit(const RuleContext& c, Axis axis) {
    const auto& declared = c.kernel.declared.blockSize;
    return {c.shape.block[axis], declared && declared->cluster ? (*declared->cluster)[axis] : 1};
}

/// Whether the grid is problem / block on this axis, as C++ divides, and that leaves elements out.
bool isTruncated(const RuleContext& c, Axis axis) {
    const std::uint64_t unit = gridUnit(c, axis).elements();
    const std::uint32_t problem = (*c.config.problem)[axis];
    return unit != 0 && problem % unit != 0 && c.config.gridDim[axis] == problem / unit;
}

bool isUncovered(const RuleContext& c, Axis axis) {
    return std::uint64_t{c.shape.grid[axis]} * c.shape.block[axis] < (*c.config.problem)[axis];
}

void addGridField(Finding& f, Axis axis) {
    f.fields.bits |= static_cast<std::uint32_t>(LaunchField::GridX) << static_cast<unsigned>(axis);
}

/// Takes a grid that covers more; rounded up to whole clusters where those come from elsewhere than the grid.
void addCoveringGrid(const RuleContext& c, std::vector<Fix>& fixes, GridExtent grid) {
    const bool countsClusters = c.kernel.declared.blockSize.has_value();
    if (hasClusters(c) && !countsClusters)
        for (Axis axis : allAxes) {
            const std::uint64_t size = (*c.cluster)[axis];
            const std::uint64_t whole = ceilDivide(grid[axis], size) * size;
            if (whole > std::numeric_limits<std::uint32_t>::max())
                return;
            grid[axis] = static_cast<std::uint32_t>(whole);
        }
    fixes::addGrid(c, fixes, grid);
}

/// A tail matters less the more full waves run before it.
constexpr Count wavesWorthATail = 10;

} // namespace

constinit const Rule cooperativeClusters{
    RuleId::CooperativeClusters,
    CudaStatus::Success,
    "cudaOccupancyMaxActiveClusters",
    LimitOrigin::Document,
    [](const RuleContext& c) { return isCooperative(c.config) && c.clusters && !c.clusters->isExact(); },
    [](const RuleContext& c) {
        const Count size = volume(*c.cluster);
        return c.blocks > c.clusters->least * size && c.blocks <= c.clusters->most * size;
    },
    [](const RuleContext& c, Finding& f) {
        f.arguments = {{"value", c.blocks / volume(*c.cluster)},
                       {"limit", Count{c.clusters->least}},
                       {"most", Count{c.clusters->most}},
                       {"size", volume(*c.cluster)}};
    }};

constinit const Rule clusterMayNotRun{
    RuleId::ClusterMayNotRun,
    CudaStatus::Success,
    "cudaOccupancyMaxActiveClusters",
    LimitOrigin::Device,
    [](const RuleContext& c) { return c.clusters && c.occupancy.maxActiveBlocksPerMultiprocessor > 0; },
    [](const RuleContext& c) { return c.clusters->least == 0; },
    [](const RuleContext& c, Finding& f) {
        f.arguments = {{"value", volume(*c.cluster)},
                       {"limit", Count{c.clusters->most}},
                       {"multiprocessors", Count{c.device.multiProcessorCount}}};
    },
    [](const RuleContext& c, std::vector<Fix>& fixes) { fixes::addRemoveCluster(c, fixes); }};

constinit const Rule idleForClusters{RuleId::IdleForClusters,
                                     CudaStatus::Success,
                                     "cudaOccupancyMaxActiveClusters",
                                     LimitOrigin::Device,
                                     [](const RuleContext& c) { return c.clusters && c.clusters->most > 0; },
                                     [](const RuleContext& c) { return c.clusters->idleMultiprocessors > 0; },
                                     [](const RuleContext& c, Finding& f) {
                                         f.arguments = {{"value", Count{c.clusters->idleMultiprocessors}},
                                                        {"limit", Count{c.device.multiProcessorCount}},
                                                        {"size", volume(*c.cluster)}};
                                     }};

constinit const Rule sharedMemoryTruncated{
    RuleId::SharedMemoryTruncated,
    CudaStatus::Success,
    "cuLaunchKernel, sharedMemBytes",
    LimitOrigin::Document,
    [](const RuleContext&) { return true; },
    [](const RuleContext& c) { return c.dynamicSmem != c.config.dynamicSmemBytes; },
    [](const RuleContext& c, Finding& f) {
        f.arguments = {{"value", Count{c.config.dynamicSmemBytes.value}},
                       {"limit", Count{c.dynamicSmem.value}}};
        f.fields.add(LaunchField::DynamicSmem);
    }};

constinit const Rule truncatedGrid{
    RuleId::TruncatedGrid,
    CudaStatus::Success,
    "⌈problem / block⌉",
    LimitOrigin::Given,
    [](const RuleContext& c) {
        const auto problem = problemToCover(c.config, c.kernel);
        return c.threadsPerBlock > 0 && problem && !hasZero(*problem);
    },
    [](const RuleContext& c) {
        return std::any_of(allAxes.begin(), allAxes.end(), [&](Axis axis) { return isTruncated(c, axis); });
    },
    [](const RuleContext& c, Finding& f) {
        std::string truncated;
        std::string roundedUp;
        for (Axis axis : allAxes) {
            if (!isTruncated(c, axis))
                continue;
            const GridUnit unit = gridUnit(c, axis);
            const std::string divisor = unit.factors();
            const std::string_view summand =
                unit.blocks == 1
                    ? std::string_view(divisor)
                    : std::string_view(divisor).substr(1, divisor.size() - 2); // out of its brackets
            const std::uint32_t problem = (*c.config.problem)[axis];
            const char name = axis == Axis::X ? 'x' : axis == Axis::Y ? 'y' : 'z';
            const char* separator = truncated.empty() ? "" : ", ";
            truncated += fmt::format("{}gridDim.{} = {} / {} = {}", separator, name, problem, divisor,
                                     c.config.gridDim[axis]);
            roundedUp += fmt::format("{}gridDim.{} = ({} + {} - 1) / {} = {}", separator, name, problem,
                                     summand, divisor, c.config.gridDim[axis] + 1);
            addGridField(f, axis);
        }
        f.arguments = {{"value", uncoveredElements(c.shape, *c.config.problem)},
                       {"limit", volume(*c.config.problem)},
                       {"truncated", truncated},
                       {"roundedUp", roundedUp}};
    },
    [](const RuleContext& c, std::vector<Fix>& fixes) {
        GridExtent grid = c.config.gridDim;
        for (Axis axis : allAxes)
            if (isTruncated(c, axis))
                ++grid[axis];
        addCoveringGrid(c, fixes, grid);
    }};

constinit const Rule problemNotCovered{
    RuleId::ProblemNotCovered,
    CudaStatus::Success,
    "⌈problem / block⌉",
    LimitOrigin::Given,
    hasProblem,
    [](const RuleContext& c) { // what truncation alone leaves out, truncatedGrid says
        return std::any_of(allAxes.begin(), allAxes.end(),
                           [&](Axis axis) { return isUncovered(c, axis) && !isTruncated(c, axis); });
    },
    [](const RuleContext& c, Finding& f) {
        f.arguments = {{"value", uncoveredElements(c.shape, *c.config.problem)},
                       {"limit", volume(*c.config.problem)},
                       {"grid", extentText(gridCovering(*c.config.problem, c.shape.block))}};
        for (Axis axis : allAxes)
            if (isUncovered(c, axis))
                addGridField(f, axis);
    },
    [](const RuleContext& c, std::vector<Fix>& fixes) {
        addCoveringGrid(c, fixes, gridCovering(*c.config.problem, c.config.blockDim, c.kernel));
    }};

constinit const Rule idleThreads{
    RuleId::IdleThreads,
    CudaStatus::Success,
    "problem size",
    LimitOrigin::Given,
    hasProblem,
    [](const RuleContext& c) { return trichevron::idleThreads(c.shape, *c.config.problem) > 0; },
    [](const RuleContext& c, Finding& f) {
        const Count idle = trichevron::idleThreads(c.shape, *c.config.problem);
        const Count all = threadCount(c.shape);
        f.arguments = {{"value", idle}, {"limit", all}, {"percent", percentOf(idle, all)}};
    }};

constinit const Rule partialWarp{
    RuleId::PartialWarp,
    CudaStatus::Success,
    "cudaDeviceProp::warpSize",
    LimitOrigin::Device,
    hasBlocks,
    [](const RuleContext& c) { return c.threadsPerBlock % c.device.warpSize != 0; },
    [](const RuleContext& c, Finding& f) {
        f.arguments = {{"value", c.threadsPerBlock},
                       {"limit", Count{c.device.warpSize}},
                       {"rest", c.threadsPerBlock % c.device.warpSize}};
    }};

constinit const Rule tailWave{
    RuleId::TailWave,
    CudaStatus::Success,
    "cudaOccupancyMaxActiveBlocksPerMultiprocessor",
    LimitOrigin::Device,
    [](const RuleContext& c) {
        const bool known = !c.clusters || c.clusters->isExact();
        return hasBlocks(c) && known && c.residentBlocks > 0 && c.blocks > c.residentBlocks;
    },
    [](const RuleContext& c) {
        return c.blocks % c.residentBlocks != 0 && c.blocks / c.residentBlocks < wavesWorthATail;
    },
    [](const RuleContext& c, Finding& f) {
        const Count wave = c.residentBlocks;
        const Count tail = c.blocks % wave;
        f.arguments = {{"value", c.blocks},
                       {"limit", wave},
                       {"waves", waveCount(c.blocks, wave)},
                       {"tail", tail},
                       {"percent", percentOf(tail, wave)}};
    }};

constinit const Rule fewerBlocksThanMultiprocessors{
    RuleId::FewerBlocksThanMultiprocessors,
    CudaStatus::Success,
    "cudaDeviceProp::multiProcessorCount",
    LimitOrigin::Device,
    hasBlocks,
    [](const RuleContext& c) { return c.blocks < c.device.multiProcessorCount; },
    [](const RuleContext& c, Finding& f) {
        f.arguments = {{"value", c.blocks},
                       {"limit", Count{c.device.multiProcessorCount}},
                       {"idle", Count{c.device.multiProcessorCount} - c.blocks}};
    }};

} // namespace trichevron::rules
