// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/messages/occupancy_words.h"

#include "core/catalogue/message_literal.h"

#include <fmt/format.h>

#include <vector>

namespace trichevron::core {

namespace {

/// For a sentence: "limited by registers".
std::string limiterText(Limiter limiter) {
    switch (limiter) {
    case Limiter::Warps:
        return "warps"_msg();
    case Limiter::Blocks:
        return "the maximum number of blocks per SM"_msg();
    case Limiter::Registers:
        return "registers"_msg();
    case Limiter::SharedMemory:
        return "shared memory"_msg();
    case Limiter::Barriers:
        return "barriers"_msg();
    }
    return "";
}

std::string limitersText(const std::vector<Limiter>& limiters) {
    std::string text;
    for (const Limiter limiter : limiters)
        text = text.empty()
                   ? limiterText(limiter)
                   : "{limiters} and {limiter}"_msg("limiters"_a = text, "limiter"_a = limiterText(limiter));
    return text;
}

/// The change, which begins a sentence: "With 56 registers per thread instead of 64".
std::string changeText(const NextStep& step) {
    const auto to = "to"_a = step.to;
    const auto from = "from"_a = step.from;
    switch (step.kind) {
    case StepKind::FewerRegisters:
        return "With {to, plural, one {# register} other {# registers}} per thread instead of {from}"_msg(
            to, from);
    case StepKind::LessSharedMemory:
        return "With {to} B of shared memory per block instead of {from} B"_msg(to, from);
    case StepKind::RaiseSmemOptIn:
        return "With cudaFuncAttributeMaxDynamicSharedMemorySize set to {to} B instead of {from} B"_msg(to,
                                                                                                        from);
    case StepKind::LargerCarveout:
        return "With cudaFuncAttributePreferredSharedMemoryCarveout set to {to} % instead of {from} %"_msg(
            to, from);
    case StepKind::FewerBarriers:
        return "With {to, plural, one {# barrier} other {# barriers}} per block instead of {from}"_msg(to,
                                                                                                       from);
    case StepKind::SmallerBlock:
    case StepKind::LargerBlock:
        return "With {to, plural, one {# thread} other {# threads}} per block instead of {from}"_msg(to,
                                                                                                     from);
    }
    return "";
}

std::string resultText(const Occupancy& after, const Occupancy& now) {
    const auto blocks = "blocks"_a = after.maxActiveBlocksPerMultiprocessor;
    const auto blocksNow = "blocksNow"_a = now.maxActiveBlocksPerMultiprocessor;
    const auto warps = "warps"_a = after.activeWarps;
    const auto maxWarps = "maxWarps"_a = after.maxWarps;
    const auto warpsNow = "warpsNow"_a = now.activeWarps;
    return after.activeWarps < now.activeWarps
               ? "{blocks, plural, one {# resident block} other {# resident blocks}} instead of {blocksNow}, "
                 "and {warps} of {maxWarps} warps instead of {warpsNow}, which is fewer warps in total"_msg(
                     blocks, blocksNow, warps, maxWarps, warpsNow)
               : "{blocks, plural, one {# resident block} other {# resident blocks}} instead of {blocksNow}, "
                 "and {warps} of {maxWarps} warps instead of {warpsNow}"_msg(blocks, blocksNow, warps,
                                                                             maxWarps, warpsNow);
}

} // namespace

std::string messageFor(const NextStep& step, const Occupancy& now) {
    const auto change = "change"_a = changeText(step);
    if (step.raises)
        return "{change}, an SM would hold {result}."_msg(change, "result"_a = resultText(step.after, now));
    const auto held = "held"_a = step.after.maxActiveBlocksPerMultiprocessor;
    const auto limiters = "limiters"_a = limitersText(step.stoppedBy);
    if (step.allowed == unlimitedBlocks)
        return "{change}, there would be room for any number of blocks, but the SM still holds only {held, "
               "plural, one {# resident block} other {# resident blocks}}, limited by {limiters}."_msg(
                   change, held, limiters);
    return "{change}, there would be room for {allowed, plural, one {# block} other {# blocks}}, but the SM "
           "still holds only {held, plural, one {# resident block} other {# resident blocks}}, limited by "
           "{limiters}."_msg(change, "allowed"_a = step.allowed, held, limiters);
}

std::string limitersOf(const Occupancy& occupancy) {
    std::vector<Limiter> limiters;
    for (const Limiter limiter : allLimiters)
        if (occupancy.limitedBy(limiter))
            limiters.push_back(limiter);
    return limitersText(limiters);
}

std::string togetherSentence(const NextSteps& steps) {
    if (!steps.together)
        return "";
    return "No single change adds a block. Changing every limiting resource together would give "
           "{result}."_msg("result"_a = resultText(*steps.together, steps.now));
}

std::string messageFor(const RegisterBound& bound, const LaunchBounds& bounds) {
    const std::string given =
        bounds.minBlocksPerMultiprocessor
            ? fmt::format("{}, {}", bounds.maxThreadsPerBlock, *bounds.minBlocksPerMultiprocessor)
            : fmt::format("{}", bounds.maxThreadsPerBlock);
    const std::string fitting =
        bounds.maxThreadsPerBlock == 0
            ? ""
            : ", so that {blocks, plural, one {# block} other {# blocks}} of {threads, plural, one {# "
              "thread} "
              "other {# threads}} {blocks, plural, one {fits} other {fit}} on an SM"_msg(
                  "blocks"_a = bound.blocks, "threads"_a = bounds.maxThreadsPerBlock);
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

} // namespace trichevron::core
