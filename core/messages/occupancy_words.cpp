// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/messages/occupancy_words.h"

#include "core/catalogue/message_literal.h"
#include "core/device/architecture.h"
#include "core/occupancy/clusters.h"
#include "core/text/number_text.h"

#include <fmt/format.h>

#include <vector>

namespace trichevron::core {

namespace {

Text wordOf(Limiter limiter) {
    switch (limiter) {
    case Limiter::Warps:
        return "warps"_msg.with();
    case Limiter::Blocks:
        return "the maximum number of blocks per SM"_msg.with();
    case Limiter::Registers:
        return "registers"_msg.with();
    case Limiter::SharedMemory:
        return "shared memory"_msg.with();
    case Limiter::Barriers:
        return "barriers"_msg.with();
    }
    return {};
}

Text limitersText(const std::vector<Limiter>& limiters) {
    Text text;
    for (std::size_t i = 0; i < limiters.size(); ++i) {
        const Text limiter = wordOf(limiters[i]);
        if (i == 0)
            text = limiter;
        else if (i + 1 < limiters.size())
            text = "{limiters}, {limiter}"_msg.with("limiters"_a = text, "limiter"_a = limiter);
        else
            text = "{limiters} and {limiter}"_msg.with("limiters"_a = text, "limiter"_a = limiter);
    }
    return text;
}

/// The change, which begins a sentence: "With 56 registers per thread instead of 64".
Text changeText(const NextStep& step) {
    const auto to = "to"_a = step.to;
    const auto from = "from"_a = step.from;
    switch (step.kind) {
    case StepKind::FewerRegisters:
        return "With {to, plural, one {# register} other {# registers}} per thread instead of {from}"_msg
            .with(to, from);
    case StepKind::LessSharedMemory:
        return "With {to} B of shared memory per block instead of {from} B"_msg.with(to, from);
    case StepKind::RaiseSmemOptIn:
        return "With cudaFuncAttributeMaxDynamicSharedMemorySize set to {to} B instead of {from} B"_msg.with(
            to, from);
    case StepKind::LargerCarveout:
        return "With cudaFuncAttributePreferredSharedMemoryCarveout set to {to} % instead of {from} %"_msg
            .with(to, from);
    case StepKind::FewerBarriers:
        return "With {to, plural, one {# barrier} other {# barriers}} per block instead of {from}"_msg.with(
            to, from);
    case StepKind::SmallerBlock:
    case StepKind::LargerBlock:
        return "With {to, plural, one {# thread} other {# threads}} per block instead of {from}"_msg.with(
            to, from);
    }
    return {};
}

Text resultText(const Occupancy& after, const Occupancy& now) {
    const auto blocks = "blocks"_a = after.maxActiveBlocksPerMultiprocessor;
    const auto blocksNow = "blocksNow"_a = now.maxActiveBlocksPerMultiprocessor;
    const auto warps = "warps"_a = after.activeWarps;
    const auto maxWarps = "maxWarps"_a = after.maxWarps;
    const auto warpsNow = "warpsNow"_a = now.activeWarps;
    return "{blocks, plural, one {# resident block} other {# resident blocks}} instead of {blocksNow}, and "
           "{warps} of {maxWarps} warps instead of {warpsNow}"_msg.with(blocks, blocksNow, warps, maxWarps,
                                                                        warpsNow);
}

} // namespace

std::string limiterText(Limiter limiter) {
    return wordOf(limiter).text();
}

Text messageFor(const NextStep& step, const Occupancy& now) {
    const auto change = "change"_a = changeText(step);
    if (step.raises)
        return "{change}, an SM would hold {result}."_msg.with(change,
                                                               "result"_a = resultText(step.after, now));
    const auto held = "held"_a = step.after.maxActiveBlocksPerMultiprocessor;
    const auto limiters = "limiters"_a = limitersText(step.stoppedBy);
    if (step.allowed == unlimitedBlocks)
        return "{change}, there would be room for any number of blocks, but the SM still holds only {held, "
               "plural, one {# resident block} other {# resident blocks}}, limited by {limiters}."_msg.with(
                   change, held, limiters);
    return "{change}, there would be room for {allowed, plural, one {# block} other {# blocks}}, but the SM "
           "still holds only {held, plural, one {# resident block} other {# resident blocks}}, limited by "
           "{limiters}."_msg.with(change, "allowed"_a = step.allowed, held, limiters);
}

std::string limitersOf(const Occupancy& occupancy) {
    std::vector<Limiter> limiters;
    for (const Limiter limiter : allLimiters)
        if (occupancy.limitedBy(limiter))
            limiters.push_back(limiter);
    return occupancy.limitedByClusters() ? "the clusters"_msg() : limitersText(limiters).text();
}

std::string clusterLimitSentence(const Occupancy& occupancy) {
    return occupancy.limitedByClusters()
               ? "An SM holds at most {blocks, plural, one {# block} other {# blocks}} of a launch in clusters (seen on H200)."_msg(
                     "blocks"_a = maxClusteredBlocksPerMultiprocessor)
               : std::string();
}

std::string togetherSentence(const NextSteps& steps) {
    if (!steps.together)
        return "";
    return "No single change adds a block. Changing every limiting resource together would give "
           "{result}."_msg("result"_a = resultText(*steps.together, steps.now));
}

std::string argumentsText(const LaunchBounds& bounds) {
    std::string text = fmt::format("{}", bounds.maxThreadsPerBlock);
    if (bounds.minBlocksPerMultiprocessor || bounds.maxBlocksPerCluster)
        text += fmt::format(", {}", bounds.minBlocksPerMultiprocessor.value_or(0));
    if (bounds.maxBlocksPerCluster)
        text += fmt::format(", {}", *bounds.maxBlocksPerCluster);
    return text;
}

std::string messageFor(const RegisterBound& bound, const LaunchBounds& bounds) {
    LaunchBounds ofRegisters = bounds;
    ofRegisters.maxBlocksPerCluster.reset();
    const std::string given = argumentsText(ofRegisters);
    const std::string fitting =
        bounds.maxThreadsPerBlock == 0 || bound.blocks == 0
            ? ""
            : ", so that {blocks, plural, one {# block} other {# blocks}} of {threads, plural, one {# "
              "thread} "
              "other {# threads}} {blocks, plural, one {fits} other {fit}} on an SM"_msg(
                  "blocks"_a = bound.blocks, "threads"_a = bounds.maxThreadsPerBlock);
    if (bound.isOfMachineCode)
        return "The machine code was compiled for up to {registers, plural, one {# register} other {# "
               "registers}} per thread{fitting}: that is what its launch bounds or an option of the compiler "
               "allowed."_msg("registers"_a = bound.registers, "fitting"_a = fitting);
    const std::string ignored =
        bound.minBlocksIgnored
            ? "; the minimum of {blocks, plural, one {# block} other {# blocks}} is more than an SM can "
              "hold, and ptxas ignores it"_msg("blocks"_a = *bounds.minBlocksPerMultiprocessor)
            : "";
    return "__launch_bounds__({bounds}) let the compiler use up to {registers, plural, one {# register} "
           "other "
           "{# registers}} per thread{fitting}{ignored} (seen with ptxas of CUDA 13.0)."_msg(
               "bounds"_a = given, "registers"_a = bound.registers, "fitting"_a = fitting,
               "ignored"_a = ignored);
}

std::string registerBoundText(const KernelAttributes& kernel, const DeviceProperties& device) {
    const auto& bounds = kernel.declared.launchBounds;
    if (!bounds || bounds->maxThreadsPerBlock > device.maxThreadsPerBlock)
        return "";
    return messageFor(registerBoundOf(kernel, device), *bounds);
}

std::string allocationText(const Occupancy& occupancy, const DeviceProperties& device) {
    if (occupancy.warpsPerBlock == 0)
        return "";
    const Architecture architecture = architectureFor(device.computeCapability);
    return "An SM gives each block {registers, plural, one {# register} other {# registers}}, in units of "
           "{registerUnit} per warp, and {bytes} B of shared memory, in units of {memoryUnit} B and with "
           "{reserved} "
           "B reserved."_msg("registers"_a = occupancy.registersPerBlock,
                             "registerUnit"_a = architecture.registerUnit,
                             "bytes"_a = occupancy.sharedMemoryPerBlock.value,
                             "memoryUnit"_a = architecture.sharedMemoryUnit.value,
                             "reserved"_a = device.reservedSharedMemPerBlock.value);
}

std::string allowedBlocksText(const Occupancy& occupancy) {
    if (occupancy.warpsPerBlock == 0)
        return "";
    const auto allowed = [&](Limiter limiter) {
        const std::uint32_t blocks = occupancy.allowedBy(limiter);
        return blocks == unlimitedBlocks ? "any"_msg() : digits(blocks);
    };
    return "Each resource alone allows this many blocks per SM: warps {warps}, the limit of blocks {blocks}, "
           "registers {registers}, shared memory {memory}, barriers {barriers}."_msg(
               "warps"_a = allowed(Limiter::Warps), "blocks"_a = allowed(Limiter::Blocks),
               "registers"_a = allowed(Limiter::Registers), "memory"_a = allowed(Limiter::SharedMemory),
               "barriers"_a = allowed(Limiter::Barriers));
}

std::string clustersText(const Evaluation& evaluation) {
    if (!evaluation.clusters)
        return "";
    const ClusterResidency& clusters = *evaluation.clusters;
    std::string text =
        clusters.isExact()
            ? "Clusters: {clusters} resident"_msg("clusters"_a = digits(clusters.max))
            : "Clusters: between {min} and {max} resident (the number of SMs per GPC of this board is unknown)"_msg(
                  "min"_a = digits(clusters.min), "max"_a = digits(clusters.max));
    if (clusters.idleMultiprocessors > 0)
        text += ", " + "{multiprocessors, plural, one {# SM} other {# SMs}} idle"_msg(
                           "multiprocessors"_a = clusters.idleMultiprocessors);
    if (evaluation.occupancy.maxActiveBlocksPerMultiprocessor > maxClusteredBlocksPerMultiprocessor)
        text += "; " + "with clusters, an SM holds at most {blocks} blocks"_msg(
                           "blocks"_a = maxClusteredBlocksPerMultiprocessor);
    const ClusterSize& size = evaluation.maxPotentialClusterSize;
    if (size.max > 0)
        text +=
            "; " +
            (size.isExact()
                 ? "the largest cluster that fits has {blocks, plural, one {# block} other {# blocks}}"_msg(
                       "blocks"_a = size.max)
                 : "the largest cluster that fits has between {min} and {max, plural, one {# block} "
                   "other {# blocks}}"_msg("min"_a = size.min, "max"_a = size.max));
    return text;
}

} // namespace trichevron::core
