// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Registers, shared memory, and what a cooperative launch needs of the device at once.
#include "core/messages/words.h"
#include "core/occupancy/smem_opt_in.h"
#include "core/rules/fixes.h"
#include "core/rules/rule.h"

#include <algorithm>

namespace trichevron::rules {

namespace {

bool cooperative(const RuleContext& c) {
    return isCooperative(c.config);
}

void addNotCooperative(const RuleContext& c, std::vector<Fix>& fixes) {
    Fix fix = fixes::unchanged(c, FixId::NotCooperative);
    fix.config.cooperative = false;
    if (c.config.api == LaunchApi::CudaLaunchCooperativeKernel)
        fix.config.api = LaunchApi::CudaLaunchKernel;
    if (c.config.api == LaunchApi::CuLaunchCooperativeKernel)
        fix.config.api = LaunchApi::CuLaunchKernel;
    fixes.push_back(fix);
}

/// What cudaFuncSetAttribute allowed, or what is allowed without it.
Bytes dynamicSmemAllowed(const RuleContext& c) {
    return std::min(c.kernel.optIns.maxDynamicSharedSizeBytes, largestSmemOptIn(c.kernel, c.device));
}

void markSharedMemory(Finding& f) {
    f.fields.add(LaunchField::DynamicSmem);
}

} // namespace

constinit const Rule cooperativeUnsupported{
    RuleId::CooperativeUnsupported,
    CudaStatus::NotSupported,
    "cudaDeviceProp::cooperativeLaunch",
    LimitOrigin::Device,
    cooperative,
    [](const RuleContext& c) { return !c.device.cooperativeLaunch; },
    [](const RuleContext& c, Finding& f) {
        f.arguments = {{"value", Count{c.device.cooperativeLaunch ? 1U : 0U}}, {"limit", Count{1}}};
        f.fields.add(LaunchField::Cooperative);
    },
    addNotCooperative};

constinit const Rule cooperativeTooLarge{
    RuleId::CooperativeTooLarge,
    CudaStatus::CooperativeLaunchTooLarge,
    "cudaOccupancyMaxActiveBlocksPerMultiprocessor × multiProcessorCount",
    LimitOrigin::Device,
    [](const RuleContext& c) { return isCooperative(c.config) && !c.clusters; },
    [](const RuleContext& c) { return c.blocks > c.residentBlocks; },
    [](const RuleContext& c, Finding& f) {
        f.arguments = {{"value", c.blocks},
                       {"limit", c.residentBlocks},
                       {"perMultiprocessor", Count{c.occupancy.maxActiveBlocksPerMultiprocessor}},
                       {"multiprocessors", Count{c.device.multiProcessorCount}}};
        f.fields.bits |= static_cast<std::uint32_t>(LaunchField::GridX) |
                         static_cast<std::uint32_t>(LaunchField::GridY) |
                         static_cast<std::uint32_t>(LaunchField::GridZ);
    },
    [](const RuleContext& c, std::vector<Fix>& fixes) {
        addNotCooperative(c, fixes);
        const Count fitting = c.residentBlocks;
        if (fitting == 0)
            return;
        GridExtent grid = c.config.gridDim;
        while (volume(grid) > fitting) {
            const Axis longest =
                std::max({Axis::X, Axis::Y, Axis::Z}, [&](Axis a, Axis b) { return grid[a] < grid[b]; });
            const Count others = volume(grid) / grid[longest];
            grid[longest] = static_cast<std::uint32_t>(
                others <= fitting ? fitting / others : Count{std::max(grid[longest] / 2, 1U)});
        }
        fixes::addGrid(c, fixes, grid);
    }};

constinit const Rule cooperativeClustersTooLarge{
    RuleId::CooperativeClustersTooLarge,
    CudaStatus::CooperativeLaunchTooLarge,
    "cudaOccupancyMaxActiveClusters",
    LimitOrigin::Device,
    [](const RuleContext& c) { return isCooperative(c.config) && c.clusters; },
    [](const RuleContext& c) { return c.blocks > c.residentBlocks; },
    [](const RuleContext& c, Finding& f) {
        f.arguments = {{"value", c.blocks},
                       {"limit", c.residentBlocks},
                       {"bound", std::string(c.clusters->isExact() ? "exactly" : "at most")},
                       {"clusters", Count{c.clusters->most}},
                       {"size", volume(*c.cluster)}};
        f.fields.bits |= static_cast<std::uint32_t>(LaunchField::GridX) |
                         static_cast<std::uint32_t>(LaunchField::GridY) |
                         static_cast<std::uint32_t>(LaunchField::GridZ);
    },
    [](const RuleContext& c, std::vector<Fix>& fixes) {
        addNotCooperative(c, fixes);
        fixes::addRemoveCluster(c, fixes);
    }};

constinit const Rule sharedMemoryPerBlock{
    RuleId::SharedMemoryPerBlock,
    CudaStatus::InvalidValue,
    "cudaDeviceProp::sharedMemPerBlockOptin",
    LimitOrigin::Device,
    always,
    [](const RuleContext& c) {
        return c.kernel.sharedSizeBytes + c.dynamicSmem > c.device.sharedMemPerBlockOptin;
    },
    [](const RuleContext& c, Finding& f) {
        f.arguments = {{"value", Count{(c.kernel.sharedSizeBytes + c.dynamicSmem).value}},
                       {"limit", Count{c.device.sharedMemPerBlockOptin.value}},
                       {"static", Count{c.kernel.sharedSizeBytes.value}},
                       {"dynamic", Count{c.dynamicSmem.value}}};
        markSharedMemory(f);
    },
    [](const RuleContext& c, std::vector<Fix>& fixes) {
        fixes::addDynamicSmem(c, fixes, dynamicSmemAllowed(c));
        if (dynamicSmemAllowed(c) == largestSmemOptIn(c.kernel, c.device))
            return;
        Fix most = fixes::unchanged(c, FixId::SetSmemOptIn);
        most.config.dynamicSmemBytes = largestSmemOptIn(c.kernel, c.device);
        most.optIns.maxDynamicSharedSizeBytes = largestSmemOptIn(c.kernel, c.device);
        fixes.push_back(most);
    }};

constinit const Rule sharedMemoryOptIn{
    RuleId::SharedMemoryOptIn,
    CudaStatus::InvalidValue,
    "cudaFuncAttributes::maxDynamicSharedSizeBytes",
    LimitOrigin::Given,
    [](const RuleContext& c) { return c.dynamicSmem <= largestSmemOptIn(c.kernel, c.device); },
    [](const RuleContext& c) { return c.dynamicSmem > dynamicSmemAllowed(c); },
    [](const RuleContext& c, Finding& f) {
        f.arguments = {{"value", Count{c.dynamicSmem.value}},
                       {"limit", Count{dynamicSmemAllowed(c).value}},
                       {"most", Count{largestSmemOptIn(c.kernel, c.device).value}}};
        markSharedMemory(f);
        f.fields.add(LaunchField::SmemOptIn);
    },
    [](const RuleContext& c, std::vector<Fix>& fixes) {
        Fix optIn = fixes::unchanged(c, FixId::SetSmemOptIn);
        optIn.optIns.maxDynamicSharedSizeBytes = c.dynamicSmem;
        fixes.push_back(optIn);
        fixes::addDynamicSmem(c, fixes, dynamicSmemAllowed(c));
    }};

constinit const Rule registersPerBlock{
    RuleId::RegistersPerBlock,
    CudaStatus::LaunchOutOfResources,
    "cudaDeviceProp::regsPerBlock",
    LimitOrigin::Device,
    [](const RuleContext& c) { return c.kernel.numRegs > 0; },
    [](const RuleContext& c) { return c.threadsPerBlock > c.threadsForRegisters; },
    [](const RuleContext& c, Finding& f) {
        f.arguments = {{"value", c.threadsPerBlock},
                       {"limit", Count{c.threadsForRegisters}},
                       {"numRegs", Count{c.kernel.numRegs}},
                       {"regsPerBlock", Count{c.device.regsPerBlock}}};
        f.fields.bits |= static_cast<std::uint32_t>(LaunchField::BlockX) |
                         static_cast<std::uint32_t>(LaunchField::BlockY) |
                         static_cast<std::uint32_t>(LaunchField::BlockZ);
    },
    [](const RuleContext& c, std::vector<Fix>& fixes) {
        if (c.threadsForRegisters > 0)
            fixes::addSmallerBlocks(c, fixes, std::min(c.threadsForRegisters, c.device.maxThreadsPerBlock));
    }};

} // namespace trichevron::rules
