// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// What the device accepts and the user will want to know.
#include "core/rules/fixes.h"
#include "core/rules/rule.h"
#include "core/words/words.h"

namespace trichevron::rules {

namespace {

bool hasBlocks(const RuleContext& c) {
    return c.blocks > 0 && c.threadsPerBlock > 0;
}

bool hasProblem(const RuleContext& c) {
    return hasBlocks(c) && c.config.problem && !hasZero(*c.config.problem);
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

constinit const Rule problemNotCovered{
    RuleId::ProblemNotCovered,
    CudaStatus::Success,
    "⌈problem / block⌉",
    LimitOrigin::Given,
    hasProblem,
    [](const RuleContext& c) { return uncoveredElements(c.shape, *c.config.problem) > 0; },
    [](const RuleContext& c, Finding& f) {
        f.arguments = {{"value", uncoveredElements(c.shape, *c.config.problem)},
                       {"limit", volume(*c.config.problem)},
                       {"grid", timesText(gridCovering(*c.config.problem, c.shape.block))}};
        for (Axis axis : allAxes)
            if (std::uint64_t{c.shape.grid[axis]} * c.shape.block[axis] < (*c.config.problem)[axis])
                f.fields.bits |= static_cast<std::uint32_t>(LaunchField::GridX)
                                 << static_cast<unsigned>(axis);
    },
    [](const RuleContext& c, std::vector<Fix>& fixes) {
        fixes::addGrid(c, fixes, gridCovering(*c.config.problem, c.config.blockDim, c.kernel));
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
        f.arguments = {{"value", idle},
                       {"limit", all},
                       {"percent", 100.0 * static_cast<double>(idle) / static_cast<double>(all)}};
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
    [](const RuleContext& c) { return hasBlocks(c) && c.residentBlocks > 0 && c.blocks > c.residentBlocks; },
    [](const RuleContext& c) {
        return c.blocks % c.residentBlocks != 0 && c.blocks / c.residentBlocks < wavesWorthATail;
    },
    [](const RuleContext& c, Finding& f) {
        const Count wave = c.residentBlocks;
        const Count tail = c.blocks % wave;
        f.arguments = {{"value", c.blocks},
                       {"limit", wave},
                       {"waves", static_cast<double>(c.blocks) / static_cast<double>(wave)},
                       {"tail", tail},
                       {"percent", 100.0 * static_cast<double>(tail) / static_cast<double>(wave)}};
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
