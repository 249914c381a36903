// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/messages/occupancy_words.h"

#include "core/messages/rule_messages.h"
#include "core/text/number_text.h"

#include <fmt/format.h>

#include <vector>

namespace trichevron::core {

namespace {

/// For a sentence: "limited by registers".
std::string_view limiterText(Limiter limiter) {
    switch (limiter) {
    case Limiter::Warps:
        return "warps";
    case Limiter::Blocks:
        return "the maximum number of blocks per SM";
    case Limiter::Registers:
        return "registers";
    case Limiter::SharedMemory:
        return "shared memory";
    case Limiter::Barriers:
        return "barriers";
    }
    return "";
}

/// The change, which begins a sentence: "With 56 registers per thread instead of 64".
std::string changeText(const NextStep& step) {
    switch (step.kind) {
    case StepKind::FewerRegisters:
        return fmt::format("With {} per thread instead of {}", counted(step.to, "register"),
                           withSeparators(step.from));
    case StepKind::LessSharedMemory:
        return fmt::format("With {} B of shared memory per block instead of {} B", withSeparators(step.to),
                           withSeparators(step.from));
    case StepKind::RaiseSmemOptIn:
        return fmt::format("With cudaFuncAttributeMaxDynamicSharedMemorySize set to {} B instead of {} B",
                           withSeparators(step.to), withSeparators(step.from));
    case StepKind::LargerCarveout:
        return fmt::format("With cudaFuncAttributePreferredSharedMemoryCarveout set to {} % instead of {} %",
                           step.to, step.from);
    case StepKind::FewerBarriers:
        return fmt::format("With {} per block instead of {}", counted(step.to, "barrier"),
                           withSeparators(step.from));
    case StepKind::SmallerBlock:
    case StepKind::LargerBlock:
        return fmt::format("With {} per block instead of {}", counted(step.to, "thread"),
                           withSeparators(step.from));
    }
    return "";
}

std::string resultText(const Occupancy& after, const Occupancy& now) {
    std::string text =
        fmt::format("{} instead of {}, and {} of {} warps instead of {}",
                    counted(after.maxActiveBlocksPerMultiprocessor, "resident block"),
                    now.maxActiveBlocksPerMultiprocessor, after.activeWarps, after.maxWarps, now.activeWarps);
    if (after.activeWarps < now.activeWarps)
        text += ", which is fewer warps in total";
    return text;
}

} // namespace

std::string messageFor(const NextStep& step, const Occupancy& now) {
    if (step.raises)
        return fmt::format("{}, an SM would hold {}.", changeText(step), resultText(step.after, now));
    std::string stops;
    for (std::size_t i = 0; i < step.stoppedBy.size(); ++i)
        stops += fmt::format("{}{}", i == 0 ? "" : " and ", limiterText(step.stoppedBy[i]));
    const std::string allowed = step.allowed == unlimitedBlocks ? std::string("any number of blocks")
                                                                : counted(step.allowed, "block");
    return fmt::format("{}, there would be room for {}, but the SM still holds only {}, limited by {}.",
                       changeText(step), allowed,
                       counted(step.after.maxActiveBlocksPerMultiprocessor, "resident block"), stops);
}

std::string togetherSentence(const NextSteps& steps) {
    if (!steps.together)
        return "";
    return fmt::format(
        "No single change adds a block. Changing every limiting resource together would give {}.",
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
        text += fmt::format(", so that {} of {} {} on an SM", counted(bound.blocks, "block"),
                            counted(bounds.maxThreadsPerBlock, "thread"), bound.blocks == 1 ? "fits" : "fit");
    if (bound.minBlocksIgnored)
        text += fmt::format("; the minimum of {} is more than an SM can hold, and ptxas ignores it",
                            counted(*bounds.minBlocksPerMultiprocessor, "block"));
    return text + " (seen with ptxas of CUDA 13.0).";
}

} // namespace trichevron::core
