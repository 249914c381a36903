// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/core/fixtures.h"

#include "core/resources/resources.h"

#include <algorithm>

namespace trichevron::test {

const DeviceProperties& h200Limits() {
    static const DeviceProperties device = loadDevice(TRICHEVRON_RESOURCES_DIR "/devices/NVIDIA H200.json");
    return device;
}

KernelAttributes plainKernel() {
    KernelAttributes kernel;
    kernel.name = "k";
    kernel.numRegs = 32;
    return kernel;
}

LaunchConfig makeLaunch(GridExtent grid, BlockExtent block) {
    LaunchConfig config;
    config.api = LaunchApi::CudaLaunchKernelEx;
    config.gridDim = grid;
    config.blockDim = block;
    return config;
}

const Finding* findingFor(const Evaluation& evaluation, RuleId rule) {
    const auto found = std::find_if(evaluation.findings.begin(), evaluation.findings.end(),
                                    [&](const Finding& finding) { return finding.rule == rule; });
    return found == evaluation.findings.end() ? nullptr : &*found;
}

} // namespace trichevron::test
