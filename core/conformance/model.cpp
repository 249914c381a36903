// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/conformance/model.h"

#include "core/occupancy/block_size.h"
#include "core/occupancy/clusters.h"
#include "core/occupancy/occupancy.h"

#include <array>
#include <limits>

namespace trichevron::core::conformance {

namespace {

/// The launch rules that the cluster queries check too (seen on H200, driver 580.159.04).
constexpr std::array clusterQueryRules{
    RuleId::ClusterUnsupported, RuleId::ClusterPartlyZero, RuleId::GridDimZero,
    RuleId::GridDimTooLarge,    RuleId::ClusterMustBeSet,  RuleId::ClusterDiffersFromDeclared,
    RuleId::ClusterDividesGrid, RuleId::ClusterBound,      RuleId::ClusterPortableSize};

int codeOfClusterQuery(const RuleContext& context) {
    for (const RuleId id : clusterQueryRules) {
        const Rule& rule = ruleTable()[static_cast<std::size_t>(id)];
        if (rule.applies(context) && rule.isViolated(context))
            return static_cast<int>(reportedError(rule, context));
    }
    return 0;
}

} // namespace

LaunchAnswer modelAnswer(const RuleSet& violations, const RuleContext& context) {
    const Rule* first = firstViolated(violations, context);
    if (first == nullptr)
        return {};
    return {static_cast<int>(reportedError(*first, context)), {}, failingStep(*first, context)};
}

OccupancyAnswer modelAnswer(const OccupancyQuestion& question, const KernelAttributes& kernel,
                            const DeviceProperties& device) {
    return {0, computeOccupancy(kernel, device, question.blockSize, question.dynamicSmemBytes)
                   .maxActiveBlocksPerMultiprocessor};
}

ClusterAnswer modelAnswer(const ClusterQuestion& question, const KernelAttributes& kernel,
                          const DeviceProperties& device) {
    // The queries use the given block, even where the kernel declares another.
    const std::uint32_t perMultiprocessor =
        computeOccupancy(
            kernel, device, static_cast<std::uint64_t>(volume(question.config.blockDim)),
            Bytes{question.config.dynamicSmemBytes.value & std::numeric_limits<std::uint32_t>::max()})
            .maxActiveBlocksPerMultiprocessor;
    ClusterAnswer answer;
    const RuleContext asked(question.config, kernel, device);
    answer.activeCode = codeOfClusterQuery(asked);
    if (answer.activeCode == 0 && asked.cluster)
        answer.activeClusters = computeClusterResidency(device, perMultiprocessor,
                                                        static_cast<std::uint64_t>(volume(*asked.cluster)))
                                    .max;
    LaunchConfig unasked = question.config;
    unasked.clusterDim.reset();
    answer.sizeCode = codeOfClusterQuery(RuleContext(unasked, kernel, device));
    if (answer.sizeCode == 0)
        answer.potentialSize = computeMaxPotentialClusterSize(device, perMultiprocessor,
                                                              kernel.optIns.nonPortableClusterSizeAllowed)
                                   .max;
    return answer;
}

SuggestionAnswer modelAnswer(const SuggestionQuestion& question, const KernelAttributes& kernel,
                             const DeviceProperties& device) {
    SuggestionAnswer answer;
    const BlockSizeSuggestion suggested = suggestBlockSize(
        kernel, device,
        [&](std::uint32_t threads) {
            return Bytes{question.smem.value + question.smemPerThread.value * threads};
        },
        question.blockSizeLimit);
    answer.minGridSize = suggested.minGridSize;
    answer.blockSize = suggested.blockSize;
    if (const auto smem = availableDynamicSmem(kernel, device, question.blocks, question.blockSize))
        answer.availableSmem = smem->value;
    else
        answer.smemCode = static_cast<int>(CudaStatus::InvalidValue);
    return answer;
}

} // namespace trichevron::core::conformance
