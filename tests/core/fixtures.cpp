// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/core/fixtures.h"

#include "core/resources/resources.h"

#include <algorithm>

namespace trichevron::test {

const core::DeviceProperties& h200Limits() {
    static const core::DeviceProperties device =
        core::loadDevice(TRICHEVRON_RESOURCES_DIR "/devices/NVIDIA H200.json");
    return device;
}

core::KernelAttributes plainKernel() {
    core::KernelAttributes kernel;
    kernel.name = "k";
    kernel.numRegs = 32;
    return kernel;
}

core::LaunchConfig makeLaunch(core::GridExtent grid, core::BlockExtent block) {
    core::LaunchConfig config;
    config.api = core::LaunchApi::CudaLaunchKernelEx;
    config.gridDim = grid;
    config.blockDim = block;
    return config;
}

const core::Finding* findingFor(const core::Evaluation& evaluation, core::RuleId rule) {
    const auto found = std::find_if(evaluation.findings.begin(), evaluation.findings.end(),
                                    [&](const core::Finding& finding) { return finding.rule == rule; });
    return found == evaluation.findings.end() ? nullptr : &*found;
}

} // namespace trichevron::test
