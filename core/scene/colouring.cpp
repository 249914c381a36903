// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/scene/colouring.h"

#include "core/scene/scene_text.h"
#include "core/scene/schedule.h"
#include "core/text/number_text.h"

#include <fmt/format.h>

namespace trichevron {
namespace {

struct Paint {
    Hue hue;
    Pattern pattern = Pattern::None;
};

const ObservedBlocks* observedOf(const SceneRequest& request) {
    return request.facts ? request.facts->observed.get() : nullptr;
}

/// The blocks that a box is part of: its own cells, or those of the block whose threads it draws.
Cells blocksOfBox(const SceneRequest& request, PanelKind kind, const Cells& cells) {
    return kind == PanelKind::Block ? Cells{cellOf(request.path.block), {1, 1, 1}} : cells;
}

Paint clusterPaint(const SceneRequest& request, const Cells& blocks) {
    const LaunchShape& shape = request.shape;
    if (!hasClusters(shape))
        return {};
    const auto first = clusterIndexOf(indexAt<level::Grid>(blocks.first), shape.cluster);
    const auto last = clusterIndexOf(indexAt<level::Grid>(blocks.last()), shape.cluster);
    return {first == last ? categoryHue(rankOf(first, gridInClusters(shape))) : Hue::Neutral};
}

Paint warpPaint(const SceneRequest& request, const Cells& threads) {
    const LaunchShape& shape = request.shape;
    // Ranks grow with the index, so the corners of a range bound the ranks in it.
    const Count first = rankOf(indexAt<level::Block>(threads.first), shape.block) / shape.warpSize;
    const Count last = rankOf(indexAt<level::Block>(threads.last()), shape.block) / shape.warpSize;
    return {first == last ? categoryHue(first) : Hue::Neutral};
}

Paint lanePaint(const SceneRequest& request, const Cells& threads) {
    if (threads.count() != 1)
        return {};
    const Count rank = rankOf(indexAt<level::Block>(threads.first), request.shape.block);
    return {laneHue(rank % request.shape.warpSize, request.shape.warpSize)};
}

template <class Value>
Paint observedPaint(Count known, Count blocks, const Range<Value>& range) {
    if (known == 0)
        return {Hue::Neutral, Pattern::Unknown};
    const bool one = known == blocks && range.isOne();
    return {one ? categoryHue(static_cast<Count>(range.least)) : Hue::Neutral};
}

Paint wavePaint(const SceneRequest& request, const Cells& blocks) {
    if (showsObservedWaves(request)) {
        const ObservedRange range = observedIn(request.shape, *observedOf(request), blocks, true);
        return observedPaint(range.known, blocks.count(), range.wave);
    }
    const auto waves = request.facts ? predictedWavesIn(request.shape, *request.facts, blocks) : std::nullopt;
    return {waves && waves->isOne() ? categoryHue(waves->least) : Hue::Neutral};
}

Paint smPaint(const SceneRequest& request, const Cells& blocks) {
    const ObservedBlocks* observed = observedOf(request);
    if (observed == nullptr)
        return {Hue::Neutral, Pattern::Unknown};
    const ObservedRange range = observedIn(request.shape, *observed, blocks, true);
    return observedPaint(range.known, blocks.count(), range.sm);
}

double middle(Count least, Count most) {
    return static_cast<double>(least) + static_cast<double>(most - least) / 2;
}

template <class Level>
Paint rankPaint(const Cells& cells, const Extent<Level>& extent) {
    const Count first = rankOf(indexAt<Level>(cells.first), extent);
    const Count last = rankOf(indexAt<Level>(cells.last()), extent);
    return {rampHue(middle(first, last), volume(extent))};
}

Paint resultPaint(const SceneRequest& request, PanelKind kind, const Cells& cells) {
    const auto elements = elementsIn(request, kind, cells);
    if (!elements)
        return {};
    // A block has so few of all elements that its threads would be of one colour.
    if (const auto all = kind == PanelKind::Block ? elementsOfBlock(request) : std::nullopt)
        return {rampHue(middle(elements->least, elements->most) - static_cast<double>(all->least),
                        all->most - all->least + 1)};
    return {rampHue(middle(elements->least, elements->most), volume(*request.problem))};
}

Paint statePaint(const SceneRequest& request, const Cells& blocks) {
    const BlockCounts counts = countsAt(request.shape, *request.facts, *request.moment, blocks);
    if (counts.running != 0)
        return {categoryHue(counts.running == blocks.count() ? 0 : 4)};
    if (counts.unknown == blocks.count())
        return {Hue::Neutral, Pattern::Unknown};
    if (counts.waiting == 0)
        return {Hue::Finished};
    return {Hue::Neutral, counts.done == 0 ? Pattern::Waiting : Pattern::None};
}

Paint paintOf(const SceneRequest& request, PanelKind kind, const SceneBox& box) {
    const bool threads = kind == PanelKind::Block;
    if (request.moment && request.facts && !threads)
        return statePaint(request, box.cells);
    switch (request.colour) {
    case ColourMode::Level:
        return {categoryHue(threads ? 4 : 0)};
    case ColourMode::Idle:
        return {box.idle == Idleness::All    ? Hue::Neutral
                : box.idle == Idleness::Some ? categoryHue(1)
                                             : categoryHue(0)};
    case ColourMode::Cluster:
        return clusterPaint(request, blocksOfBox(request, kind, box.cells));
    case ColourMode::Warp:
        return threads ? warpPaint(request, box.cells) : Paint{};
    case ColourMode::Lane:
        return threads ? lanePaint(request, box.cells) : Paint{};
    case ColourMode::Wave:
        return wavePaint(request, blocksOfBox(request, kind, box.cells));
    case ColourMode::Sm:
        return smPaint(request, blocksOfBox(request, kind, box.cells));
    case ColourMode::ThreadId:
        return threads ? rankPaint(box.cells, request.shape.block) : rankPaint(box.cells, request.shape.grid);
    case ColourMode::Result:
        return resultPaint(request, kind, box.cells);
    }
    return {};
}

template <class Value>
std::string rangeWords(std::string_view name, const Range<Value>& range) {
    const std::string least = withSeparators(static_cast<Count>(range.least));
    return range.isOne()
               ? fmt::format("{} {}", name, least)
               : fmt::format("{}s {}–{}", name, least, withSeparators(static_cast<Count>(range.most)));
}

std::string stateWords(const BlockCounts& counts) {
    std::string words;
    const auto add = [&](Count blocks, std::string_view state) {
        if (blocks != 0)
            words += (words.empty() ? "" : " · ") + withSeparators(blocks) + " " + std::string(state);
    };
    add(counts.running, "running");
    add(counts.waiting, "waiting");
    add(counts.done, "done");
    add(counts.unknown, "not traced");
    return words;
}

} // namespace

std::optional<Range<Count>> elementsOfBlock(const SceneRequest& request) {
    return elementsIn(request, PanelKind::Block, {{0, 0, 0}, sizeOf(request.shape.block)});
}

bool showsObservedWaves(const SceneRequest& request) {
    const ObservedBlocks* observed = observedOf(request);
    return observed != nullptr && observed->isTraced();
}

void colourBox(const SceneRequest& request, PanelKind kind, SceneBox& box) {
    box.idle = idlenessOf(request, kind, box.cells);
    const Paint paint = paintOf(request, kind, box);
    box.hue = paint.hue;
    box.pattern = paint.pattern;
    const bool byState = request.moment && request.facts && kind != PanelKind::Block;
    if (box.pattern != Pattern::None || byState)
        return;
    box.pattern = box.idle == Idleness::All    ? Pattern::Idle
                  : box.idle == Idleness::Some ? Pattern::PartlyIdle
                                               : Pattern::None;
}

std::string colourLabel(const SceneRequest& request, PanelKind kind, const Cells& cells) {
    const LaunchShape& shape = request.shape;
    const bool threads = kind == PanelKind::Block;
    if (cells.count() != 1 || (request.moment && !threads))
        return {};
    switch (request.colour) {
    case ColourMode::Wave:
        if (threads)
            return {};
        if (showsObservedWaves(request)) {
            const ObservedRange range = observedIn(shape, *observedOf(request), cells);
            return range.known == 0 ? std::string() : digits(range.wave.least);
        }
        if (const auto waves = request.facts ? predictedWavesIn(shape, *request.facts, cells) : std::nullopt)
            return digits(waves->least);
        return {};
    case ColourMode::Sm: {
        if (threads || observedOf(request) == nullptr)
            return {};
        const ObservedRange range = observedIn(shape, *observedOf(request), cells);
        return range.known == 0 ? std::string() : std::to_string(range.sm.least);
    }
    case ColourMode::ThreadId:
        return digits(threads ? rankOf(indexAt<level::Block>(cells.first), shape.block)
                              : rankOf(indexAt<level::Grid>(cells.first), shape.grid));
    case ColourMode::Result: {
        const auto elements = threads ? elementsIn(request, kind, cells) : std::nullopt;
        return elements ? digits(elements->least) : std::string();
    }
    case ColourMode::Level:
    case ColourMode::Warp:
    case ColourMode::Lane:
    case ColourMode::Cluster:
    case ColourMode::Idle:
        break;
    }
    return {};
}

void describeSchedule(const SceneRequest& request, const Cells& blocks, std::vector<std::string>& lines) {
    if (!request.facts)
        return;
    const SceneFacts& facts = *request.facts;
    if (request.moment)
        lines.push_back(stateWords(countsAt(request.shape, facts, *request.moment, blocks)));
    if (const auto waves = predictedWavesIn(request.shape, facts, blocks))
        lines.push_back(rangeWords("wave", *waves) + ", predicted");
    if (!facts.observed)
        return;
    const ObservedBlocks& observed = *facts.observed;
    const ObservedRange range = observedIn(request.shape, observed, blocks);
    if (range.known == 0) {
        lines.emplace_back(observed.isTraced() ? "not traced" : "SM not recorded");
        return;
    }
    std::string line = rangeWords("SM", range.sm);
    if (observed.isTraced()) {
        line += " · " + rangeWords("wave", range.wave) +
                fmt::format(" · {:.2f}–{:.2f} µs", static_cast<double>(range.begin) / 1000,
                            static_cast<double>(range.end) / 1000);
    }
    if (range.known < blocks.count())
        line += " (" + countText(range.known, "block") + " of them)";
    lines.push_back(line + ", " + observed.source);
}

} // namespace trichevron
