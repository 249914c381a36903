// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// What makes a launch impossible before a driver could look at it: the prediction stays what the model says
// of the launching call, and the user is told that the call cannot be reached.
#include "core/occupancy/smem_opt_in.h"
#include "core/rules/fixes.h"
#include "core/rules/rule.h"

namespace trichevron::rules {

constinit const Rule optInCannotBeSet{
    RuleId::OptInCannotBeSet,
    CudaStatus::Success,
    "cudaDeviceProp::sharedMemPerBlockOptin",
    LimitOrigin::Device,
    [](const RuleContext& c) { // the size that stands for "not set" is not set
        return c.kernel.optIns.maxDynamicSharedSizeBytes != KernelOptIns{}.maxDynamicSharedSizeBytes;
    },
    [](const RuleContext& c) {
        return c.kernel.optIns.maxDynamicSharedSizeBytes > largestSmemOptIn(c.kernel, c.device);
    },
    [](const RuleContext& c, Finding& f) {
        f.arguments = {{"value", Count{c.kernel.optIns.maxDynamicSharedSizeBytes.value}},
                       {"limit", Count{largestSmemOptIn(c.kernel, c.device).value}},
                       {"static", Count{c.kernel.sharedSizeBytes.value}}};
        f.fields.add(LaunchField::SmemOptIn);
    },
    [](const RuleContext& c, std::vector<Fix>& fixes) {
        Fix most = fixes::unchanged(c, FixId::SetSmemOptIn);
        most.optIns.maxDynamicSharedSizeBytes = largestSmemOptIn(c.kernel, c.device);
        fixes.push_back(most);
    }};

constinit const Rule registersPerThread{
    RuleId::RegistersPerThread,
    CudaStatus::Success,
    "CUDA C++ Programming Guide, maximum number of 32-bit registers per thread",
    LimitOrigin::Document,
    always,
    [](const RuleContext& c) { return c.kernel.numRegs > c.architecture.maxRegistersPerThread; },
    [](const RuleContext& c, Finding& f) {
        f.arguments = {{"value", Count{c.kernel.numRegs}},
                       {"limit", Count{c.architecture.maxRegistersPerThread}}};
    }};

constinit const Rule staticSharedMemory{
    RuleId::StaticSharedMemory,
    CudaStatus::Success,
    "cudaDeviceProp::sharedMemPerBlock",
    LimitOrigin::Device,
    always,
    [](const RuleContext& c) { return c.kernel.sharedSizeBytes > c.device.sharedMemPerBlock; },
    [](const RuleContext& c, Finding& f) {
        f.arguments = {{"value", Count{c.kernel.sharedSizeBytes.value}},
                       {"limit", Count{c.device.sharedMemPerBlock.value}}};
    }};

} // namespace trichevron::rules
