// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/messages/occupancy_words.h"

#include "core/messages/rule_messages.h"
#include "core/text/number_text.h"

#include <fmt/format.h>

#include <vector>

namespace trichevron::core {

namespace {

/// A limiter with its verb, for a sentence.
std::string_view holderOf(Limiter limiter) {
    switch (limiter) {
    case Limiter::Warps:
        return "its warps allow";
    case Limiter::Blocks:
        return "it takes";
    case Limiter::Registers:
        return "its registers allow";
    case Limiter::SharedMemory:
        return "its shared memory allows";
    case Limiter::Barriers:
        return "its barriers allow";
    }
    return "";
}

/// The change as the subject of a sentence.
std::string changeText(const NextStep& step) {
    const std::uint64_t less = step.from - step.to;
    switch (step.kind) {
    case StepKind::FewerRegisters:
        return fmt::format("{} fewer per thread, {} instead of {},", counted(less, "register"),
                           withSeparators(step.to), withSeparators(step.from));
    case StepKind::LessSharedMemory:
        return fmt::format("{} B of shared memory less per block, {} B instead of {} B,",
                           withSeparators(less), withSeparators(step.to), withSeparators(step.from));
    case StepKind::RaiseSmemOptIn:
        return fmt::format("{} B allowed with cudaFuncAttributeMaxDynamicSharedMemorySize, instead of {} B,",
                           withSeparators(step.to), withSeparators(step.from));
    case StepKind::LargerCarveout:
        return fmt::format(
            "{} % of shared memory with cudaFuncAttributePreferredSharedMemoryCarveout, instead "
            "of {} %,",
            step.to, step.from);
    case StepKind::FewerBarriers:
        return fmt::format("{} fewer per block, {} instead of {},", counted(less, "barrier"),
                           withSeparators(step.to), withSeparators(step.from));
    case StepKind::SmallerBlock:
        return fmt::format("{} fewer per block, {} instead of {},", counted(less, "thread"),
                           withSeparators(step.to), withSeparators(step.from));
    case StepKind::LargerBlock:
        return fmt::format("{} more per block, {} instead of {},", counted(step.to - step.from, "thread"),
                           withSeparators(step.to), withSeparators(step.from));
    }
    return "";
}

std::string resultText(const Occupancy& after, const Occupancy& now) {
    std::string text =
        fmt::format("{} instead of {}, and {} of {} warps instead of {}",
                    counted(after.maxActiveBlocksPerMultiprocessor, "resident block"),
                    now.maxActiveBlocksPerMultiprocessor, after.activeWarps, after.maxWarps, now.activeWarps);
    if (after.activeWarps < now.activeWarps)
        text += ", so fewer warps in all";
    return text;
}

} // namespace

std::string messageFor(const NextStep& step, const Occupancy& now) {
    if (step.raises)
        return fmt::format("{} would give {}.", changeText(step), resultText(step.after, now));
    std::string stops;
    for (std::size_t i = 0; i < step.stoppedBy.size(); ++i)
        stops += fmt::format("{}{}", i == 0 ? "" : " and ", holderOf(step.stoppedBy[i]));
    const std::string allowed = step.allowed == unlimitedBlocks ? std::string("any number of blocks")
                                                                : counted(step.allowed, "block");
    return fmt::format("{} would leave room for {}, but the multiprocessor stays at {}: {} no more.",
                       changeText(step), allowed,
                       counted(step.after.maxActiveBlocksPerMultiprocessor, "resident block"), stops);
}

std::string togetherSentence(const NextSteps& steps) {
    if (!steps.together)
        return "";
    return fmt::format(
        "No one of these changes gives a block alone; one for each resource that limits, taken "
        "together, would give {}.",
        resultText(*steps.together, steps.now));
}

std::string messageFor(const RegisterBound& bound, const LaunchBounds& bounds) {
    const std::string given =
        bounds.minBlocksPerMultiprocessor
            ? fmt::format("{}, {}", bounds.maxThreadsPerBlock, *bounds.minBlocksPerMultiprocessor)
            : fmt::format("{}", bounds.maxThreadsPerBlock);
    std::string text = fmt::format("__launch_bounds__({}) let the compiler use up to {} per thread", given,
                                   counted(bound.registers, "register"));
    if (bounds.maxThreadsPerBlock > 0)
        text += fmt::format(", with which {} of {} on a multiprocessor", counted(bound.blocks, "block"),
                            counted(bounds.maxThreadsPerBlock, "thread")) +
                (bound.blocks == 1 ? " fits" : " fit");
    if (bound.minBlocksIgnored)
        text +=
            fmt::format("; the minimum of {} is more than a multiprocessor can hold, and ptxas leaves it out",
                        counted(*bounds.minBlocksPerMultiprocessor, "block"));
    return text + " (seen with ptxas of CUDA 13.0).";
}

} // namespace trichevron::core
