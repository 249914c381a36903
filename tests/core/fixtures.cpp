// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/core/fixtures.h"

#include <algorithm>

namespace trichevron::test {

DeviceProperties h200Limits() {
    DeviceProperties device;
    device.name = "NVIDIA H200";
    device.provenance.kind = ProvenanceKind::Recorded;
    device.computeCapability = {9, 0};
    device.maxThreadsPerBlock = 1024;
    device.maxThreadsDim = {1024, 1024, 64};
    device.maxGridSize = {2147483647, 65535, 65535};
    device.sharedMemPerBlock = Bytes{49152};
    device.sharedMemPerBlockOptin = Bytes{232448};
    device.sharedMemPerMultiprocessor = Bytes{233472};
    device.reservedSharedMemPerBlock = Bytes{1024};
    device.regsPerBlock = 65536;
    device.regsPerMultiprocessor = 65536;
    device.maxThreadsPerMultiProcessor = 2048;
    device.maxBlocksPerMultiProcessor = 32;
    device.multiProcessorCount = 132;
    device.cooperativeLaunch = true;
    device.clusterLaunch = true;
    return device;
}

KernelAttributes plainKernel() {
    KernelAttributes kernel;
    kernel.name = "k";
    kernel.numRegs = 32;
    return kernel;
}

LaunchConfig launchOf(GridExtent grid, BlockExtent block) {
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
