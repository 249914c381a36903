// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/occupancy/next_steps.h"

#include "core/occupancy/clusters.h"

#include <algorithm>
#include <array>
#include <utility>

namespace trichevron::core {

namespace {

constexpr std::array<std::string_view, 7> nextStepNames{
    "fewerRegisters", "lessSharedMemory", "raiseSmemOptIn", "largerCarveout",
    "fewerBarriers",  "smallerBlock",     "largerBlock"};

/// The arguments of computeOccupancy().
struct Point {
    KernelAttributes kernel;
    const DeviceProperties& device;
    std::uint64_t threads = 0;
    Bytes dynamicSmem;

    Occupancy occupancy() const { return computeOccupancy(kernel, device, threads, dynamicSmem); }
};

/// The values that a quantity can step to, nearest first: first, first + stride, …, `count` values.
struct Candidates {
    std::uint64_t first = 0;
    std::uint64_t count = 0;
    std::uint64_t stride = 0; ///< modulo 2^64: a decreasing stride wraps around
    std::uint64_t at(std::uint64_t i) const { return first + stride * i; }
};

/// The stride that decreases by `step`.
constexpr std::uint64_t down(std::uint64_t step) {
    return ~step + 1;
}

/// Every value from `value` − 1 down to `min`.
Candidates downFrom(std::uint64_t value, std::uint64_t min = 0) {
    return {value - 1, value > min ? value - min : 0, down(1)};
}

/// One quantity of a point: its value, the values it can step to, and how to set it.
struct Quantity {
    StepKind kind;
    Limiter limiter;
    std::uint64_t value;
    Candidates candidates;
    void (*set)(Point&, std::uint64_t);
};

void setSharedMemory(Point& point, std::uint64_t total) {
    // Reduce the dynamic part first: it belongs to the launch, the static part to the kernel. An opt-in that
    // had the default value keeps it.
    const Bytes fixed = point.kernel.sharedSizeBytes;
    const bool byDefault = point.kernel.optIns.maxDynamicSharedSizeBytes == dynamicSmemWithoutOptIn(fixed);
    point.dynamicSmem = total > fixed.value ? Bytes{total} - fixed : Bytes{0};
    point.kernel.sharedSizeBytes = std::min(fixed, Bytes{total});
    if (byDefault)
        point.kernel.optIns.maxDynamicSharedSizeBytes = dynamicSmemWithoutOptIn(point.kernel.sharedSizeBytes);
}

/// Block sizes in whole warps, below the current one, which may end in a partial warp.
Candidates smallerBlocks(const Point& point) {
    const std::uint64_t warp = point.device.warpSize;
    const std::uint64_t below = std::min<std::uint64_t>(
        point.threads - 1, std::min(point.device.maxThreadsPerBlock, point.kernel.maxThreadsPerBlock));
    const std::uint64_t warps = below / warp;
    return {warps * warp, warps, down(warp)};
}

Candidates largerBlocks(const Point& point) {
    const std::uint64_t warp = point.device.warpSize;
    const std::uint64_t first = point.threads / warp + 1;
    const std::uint64_t last =
        std::min(point.device.maxThreadsPerBlock, point.kernel.maxThreadsPerBlock) / warp;
    return {first * warp, last < first ? 0 : last - first + 1, warp};
}

/// The quantities that relieve a resource when they change.
std::vector<Quantity> quantitiesFor(Limiter limiter, const Point& now) {
    const KernelOptIns& optIns = now.kernel.optIns;
    const Quantity smallerBlock{StepKind::SmallerBlock, limiter, now.threads, smallerBlocks(now),
                                [](Point& p, std::uint64_t threads) { p.threads = threads; }};
    switch (limiter) {
    case Limiter::Warps:
        return {smallerBlock};
    case Limiter::Blocks:
        return {{StepKind::LargerBlock, limiter, now.threads, largerBlocks(now),
                 [](Point& p, std::uint64_t threads) { p.threads = threads; }}};
    case Limiter::Registers:
        return {{StepKind::FewerRegisters, limiter, now.kernel.numRegs, downFrom(now.kernel.numRegs, 1),
                 [](Point& p, std::uint64_t registers) {
                     p.kernel.numRegs = static_cast<std::uint32_t>(registers);
                 }},
                smallerBlock};
    case Limiter::SharedMemory: {
        const std::uint64_t total = (now.kernel.sharedSizeBytes + now.dynamicSmem).value;
        const std::uint64_t max = now.device.sharedMemPerMultiprocessor.value; // also bounds a block
        const auto carveout = static_cast<std::uint64_t>(std::max(optIns.preferredShmemCarveout, 0));
        const bool carved = optIns.preferredShmemCarveout >= 0;
        const bool beyondOptIn =
            now.dynamicSmem > optIns.maxDynamicSharedSizeBytes && now.dynamicSmem <= maxOptInBytes;
        return {
            {StepKind::LessSharedMemory, limiter, total, downFrom(std::min(total, max + 1)), setSharedMemory},
            {StepKind::LargerCarveout, limiter, carveout,
             Candidates{carveout + 1, carved ? 100 - carveout : 0, 1},
             [](Point& p, std::uint64_t percent) {
                 p.kernel.optIns.preferredShmemCarveout = static_cast<int>(percent);
             }},
            {StepKind::RaiseSmemOptIn, limiter, optIns.maxDynamicSharedSizeBytes.value,
             Candidates{now.dynamicSmem.value, beyondOptIn ? 1U : 0U, 0}, [](Point& p, std::uint64_t bytes) {
                 p.kernel.optIns.maxDynamicSharedSizeBytes = Bytes{bytes};
             }}};
    }
    case Limiter::Barriers:
        return {{StepKind::FewerBarriers, limiter, now.kernel.numBlockBarriers,
                 downFrom(now.kernel.numBlockBarriers), [](Point& p, std::uint64_t barriers) {
                     p.kernel.numBlockBarriers = static_cast<std::uint32_t>(barriers);
                 }}};
    }
    return {};
}

bool isOfBlock(StepKind kind) {
    return kind == StepKind::SmallerBlock || kind == StepKind::LargerBlock;
}

/// The first candidate for which `enough` is true. Using less of a resource never allows fewer blocks, so a
/// binary search finds it. For another block the number of warps is not monotonic, so every size is tried.
template <class Enough>
std::optional<std::uint64_t> nearest(const Quantity& quantity, Enough enough) {
    const Candidates& candidates = quantity.candidates;
    if (isOfBlock(quantity.kind)) {
        for (std::uint64_t i = 0; i < candidates.count; ++i)
            if (enough(candidates.at(i)))
                return candidates.at(i);
        return std::nullopt;
    }
    if (candidates.count == 0 || !enough(candidates.at(candidates.count - 1)))
        return std::nullopt;
    std::uint64_t first = 0;
    std::uint64_t last = candidates.count - 1;
    while (first < last) {
        const std::uint64_t middle = first + (last - first) / 2;
        if (enough(candidates.at(middle)))
            last = middle;
        else
            first = middle + 1;
    }
    return candidates.at(last);
}

std::optional<NextStep> findStep(const Quantity& quantity, const Point& point, const Occupancy& now) {
    const auto occupancyWith = [&](std::uint64_t value) {
        Point changed = point;
        quantity.set(changed, value);
        return changed.occupancy();
    };
    NextStep step;
    step.kind = quantity.kind;
    step.limiter = quantity.limiter;
    step.from = quantity.value;
    std::optional<std::uint64_t> to = nearest(
        quantity, [&](std::uint64_t value) { return occupancyWith(value).activeWarps > now.activeWarps; });
    step.raises = to.has_value();
    if (!to && quantity.kind != StepKind::LargerBlock)
        to = nearest(quantity, [&](std::uint64_t value) {
            return occupancyWith(value).allowedBy(quantity.limiter) > now.allowedBy(quantity.limiter);
        });
    if (!to)
        return std::nullopt;
    step.to = *to;
    step.after = occupancyWith(*to);
    const bool hasMoreBlocks =
        step.after.maxActiveBlocksPerMultiprocessor > now.maxActiveBlocksPerMultiprocessor;
    if (!step.raises && hasMoreBlocks)
        return std::nullopt; // smaller ones, and no more warps
    step.allowed = step.after.allowedBy(quantity.limiter);
    if (!step.raises)
        for (const Limiter limiter : allLimiters)
            if (limiter != quantity.limiter && step.after.limitedBy(limiter))
                step.stoppedBy.push_back(limiter);
    return step;
}

} // namespace

std::string_view toString(StepKind kind) {
    return nextStepNames[static_cast<std::size_t>(kind)];
}

NextSteps findNextSteps(const KernelAttributes& kernel, const DeviceProperties& device,
                        std::uint64_t threadsPerBlock, Bytes dynamicSmemBytes) {
    const Point point{kernel, device, threadsPerBlock, dynamicSmemBytes};
    NextSteps result;
    result.now = point.occupancy();
    if (threadsPerBlock == 0)
        return result;
    Point all = point;
    std::size_t limiters = 0;
    bool raised = false;
    for (const Limiter limiter : allLimiters) {
        if (!result.now.limitedBy(limiter))
            continue;
        ++limiters;
        bool first = true; // `all` gets only one change per resource
        for (const Quantity& quantity : quantitiesFor(limiter, point)) {
            const auto sameKind = [&](const NextStep& step) { return step.kind == quantity.kind; };
            const bool known = std::any_of(result.steps.begin(), result.steps.end(), sameKind);
            std::optional<NextStep> step = findStep(quantity, point, result.now);
            if (!step)
                continue;
            if (std::exchange(first, false) && quantity.kind != StepKind::LargerBlock && !known)
                quantity.set(all, step->to);
            raised = raised || (step->raises && quantity.kind != StepKind::LargerBlock);
            if (!known)
                result.steps.push_back(std::move(*step));
        }
    }
    if (limiters > 1 && !raised) {
        const Occupancy together = all.occupancy();
        if (together.activeWarps > result.now.activeWarps)
            result.together = together;
    }
    std::stable_partition(result.steps.begin(), result.steps.end(),
                          [](const NextStep& step) { return step.raises; });
    return result;
}

NextSteps inClusters(NextSteps steps) {
    steps.now = inClusters(steps.now);
    if (steps.now.limitedByClusters()) {
        steps.steps.clear();
        steps.together.reset();
    }
    for (NextStep& step : steps.steps)
        step.after = inClusters(step.after);
    std::erase_if(steps.steps, [&](const NextStep& step) {
        return step.raises && step.after.activeWarps <= steps.now.activeWarps;
    });
    if (steps.together) {
        steps.together = inClusters(*steps.together);
        if (steps.together->activeWarps <= steps.now.activeWarps)
            steps.together.reset();
    }
    return steps;
}

} // namespace trichevron::core
