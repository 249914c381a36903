// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/program/configuration_verdict.h"

#include "core/device/architecture.h"

#include <algorithm>
#include <utility>

namespace trichevron::core {
namespace {

enum class Smem { Least, Most };

ModelLaunch modelLaunchWith(Smem smem, const ProgramConfiguration& c, const std::string& kernel) {
    ModelLaunch model;
    const auto bytes = [&](const std::optional<ByteRange>& range) {
        return Bytes{!range ? 0 : smem == Smem::Most ? range->most : range->least};
    };
    model.kernel.name = kernel;
    model.kernel.numRegs = c.numRegs.value_or(0);
    model.kernel.sharedSizeBytes = c.undividedSmemBytes ? Bytes{0} : bytes(c.sharedSizeBytes);
    model.kernel.numBlockBarriers = std::min(c.numBlockBarriers.value_or(1), maxBlockBarriers);
    model.config.gridDim = c.gridDim;
    model.config.blockDim = c.blockDim;
    model.config.dynamicSmemBytes = bytes(c.undividedSmemBytes ? c.undividedSmemBytes : c.dynamicSmemBytes);
    model.kernel.optIns.maxDynamicSharedSizeBytes =
        std::max(dynamicSmemWithoutOptIn(model.kernel.sharedSizeBytes), model.config.dynamicSmemBytes);
    if (c.clusterDim && volume(*c.clusterDim) > 1)
        model.config.clusterDim = c.clusterDim;
    model.kernel.optIns.nonPortableClusterSizeAllowed =
        model.config.clusterDim && volume(*model.config.clusterDim) > Architecture{}.portableClusterSize;
    if (c.optIns)
        model.kernel.optIns = *c.optIns;
    model.config.cooperative = c.cooperative;
    if (model.config.clusterDim || c.cooperative)
        model.config.api = LaunchApi::CudaLaunchKernelEx;
    return model;
}

/// With the most shared memory that the trace allows for and that a device on which it ran has.
ModelLaunch launchWithMostSmem(const ProgramConfiguration& configuration, const std::string& kernel,
                               const DeviceProperties* ranOn) {
    ModelLaunch most = modelLaunchWith(Smem::Most, configuration, kernel);
    if (ranOn == nullptr)
        return most;
    const std::uint64_t limit = ranOn->sharedMemPerBlockOptin.value;
    const std::uint64_t rest = limit - std::min(limit, most.kernel.sharedSizeBytes.value);
    most.config.dynamicSmemBytes.value = std::min(most.config.dynamicSmemBytes.value, rest);
    if (!configuration.optIns)
        most.kernel.optIns.maxDynamicSharedSizeBytes =
            std::max(dynamicSmemWithoutOptIn(most.kernel.sharedSizeBytes), most.config.dynamicSmemBytes);
    return most;
}

} // namespace

ModelLaunch modelLaunchOf(const ProgramConfiguration& configuration, const std::string& kernel) {
    return modelLaunchWith(Smem::Least, configuration, kernel);
}

std::optional<double> ConfigurationVerdict::wavesPerMultiprocessor() const {
    if (blocksPerWave == 0 || blocks == 0)
        return std::nullopt;
    return static_cast<double>(blocks) / static_cast<double>(blocksPerWave);
}

ConfigurationVerdict judgeConfiguration(const ProgramConfiguration& configuration, const std::string& kernel,
                                        const DeviceProperties& device, const DeviceProperties* ranOn) {
    const ModelLaunch model = modelLaunchOf(configuration, kernel);
    Evaluation evaluation = evaluate(model.config, model.kernel, device, verdictScope);
    ConfigurationVerdict verdict;
    verdict.accepted = evaluation.accepted;
    verdict.api = model.config.api;
    verdict.predicted = evaluation.predicted;
    if (!evaluation.accepted)
        verdict.violation = std::move(evaluation.findings.front());
    verdict.blocks = evaluation.totalBlocks;
    verdict.clusters = evaluation.clusters;
    const std::optional<ByteRange> smem = configuration.smemBytes();
    bool isCertain = configuration.numRegs && smem;
    if (smem && !smem->isExact()) {
        const ModelLaunch most = launchWithMostSmem(configuration, kernel, ranOn);
        Evaluation other = evaluate(most.config, most.kernel, device, verdictScope);
        isCertain = isCertain && other.occupancy.maxActiveBlocksPerMultiprocessor ==
                                     evaluation.occupancy.maxActiveBlocksPerMultiprocessor;
        if (verdict.accepted && !other.accepted)
            verdict.possibleViolation = std::move(other.findings.front());
    }
    if (isCertain) {
        verdict.occupancy = evaluation.launchOccupancy();
        verdict.blocksPerWave = evaluation.blocksPerWave;
        verdict.waves = evaluation.waves;
    }
    return verdict;
}

} // namespace trichevron::core
