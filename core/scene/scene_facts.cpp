// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/scene/scene_facts.h"

#include "core/trace/trace_analysis.h"

#include <algorithm>
#include <unordered_set>
#include <utility>

namespace trichevron::core {
namespace {

std::vector<std::int32_t> distinct(const std::vector<std::int32_t>& sms) {
    const std::unordered_set<std::int32_t> found(sms.begin(), sms.end());
    std::vector<std::int32_t> sorted(found.begin(), found.end());
    std::sort(sorted.begin(), sorted.end());
    return sorted;
}

} // namespace

SceneFacts predictedFacts(const Evaluation* evaluation, std::uint32_t multiprocessors) {
    SceneFacts facts;
    if (evaluation == nullptr)
        return facts;
    facts.hasDevice = true;
    facts.refusedFor = evaluation->reportedFirst;
    if (!evaluation->accepted)
        return facts;
    if (evaluation->clusters) {
        facts.concurrentBlocks = Count{evaluation->clusters->max} * volume(evaluation->shape.cluster);
        facts.isUpperBound = !evaluation->clusters->isExact();
    } else {
        facts.concurrentBlocks =
            Count{evaluation->occupancy.maxActiveBlocksPerMultiprocessor} * multiprocessors;
    }
    return facts;
}

std::shared_ptr<const ObservedBlocks> observedBlocks(const BlockTrace& trace, const LaunchShape& shape,
                                                     std::string source, std::uint32_t kernel) {
    auto blocks = std::make_shared<ObservedBlocks>();
    const TraceAnalysis analysis = analyse(trace, shape);
    const Count all = trace.blockSm.size();
    const Count from = std::min(all, Count{kernel} * volume(shape.grid));
    const auto before = static_cast<std::size_t>(from);
    const auto known = static_cast<std::size_t>(std::min(all - from, volume(shape.grid)));
    const auto ofKernel = [before, known](const auto& column) {
        const auto begin = column.begin() + static_cast<std::ptrdiff_t>(before);
        return std::vector(begin, begin + static_cast<std::ptrdiff_t>(known));
    };
    blocks->sm = ofKernel(trace.blockSm);
    blocks->begin = ofKernel(trace.beginNanoseconds);
    blocks->end = ofKernel(trace.endNanoseconds);
    blocks->round.reserve(known);
    for (std::size_t rank = 0; rank < known; ++rank) {
        blocks->round.push_back(analysis.places[before + rank].round);
        blocks->rounds = std::max(blocks->rounds, blocks->round.back() + 1);
        blocks->nanoseconds = std::max(blocks->nanoseconds, blocks->end[rank]);
    }
    blocks->multiprocessors = distinct(blocks->sm);
    blocks->source = std::move(source);
    return blocks;
}

std::shared_ptr<const ObservedBlocks> observedBlocks(const Placement& placement, std::string source) {
    auto blocks = std::make_shared<ObservedBlocks>();
    blocks->sm = placement.blockSm;
    blocks->multiprocessors = distinct(blocks->sm);
    blocks->source = std::move(source);
    return blocks;
}

} // namespace trichevron::core
