// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/scene/colouring.h"

#include "core/scene/scene_text.h"
#include "core/scene/schedule.h"
#include "core/text/number_text.h"

#include <fmt/format.h>

#include <algorithm>

namespace trichevron::core {
namespace {

BoxPaint statePaint(const SceneRequest& request, const Cells& blocks) {
    const BlockCounts counts = countsAt(request.shape, *request.facts, *request.moment, blocks);
    if (counts.running != 0)
        return {categoryHue(counts.running == blocks.count() ? 0 : 4)};
    if (counts.unknown == blocks.count())
        return {Hue::Neutral, Pattern::Unknown};
    if (counts.waiting == 0)
        return {Hue::Finished};
    return {Hue::Neutral, counts.done == 0 ? Pattern::Waiting : Pattern::None};
}

template <class Value>
std::string valueText(std::string_view name, const Range<Value>& range) {
    const std::string min = withSeparators(static_cast<Count>(range.min));
    return range.isSingle()
               ? fmt::format("{} {}", name, min)
               : fmt::format("{}s {}–{}", name, min, withSeparators(static_cast<Count>(range.max)));
}

std::string stateText(const BlockCounts& counts) {
    std::string text;
    const auto add = [&](Count blocks, std::string_view state) {
        if (blocks != 0)
            text += (text.empty() ? "" : " · ") + withSeparators(blocks) + " " + std::string(state);
    };
    add(counts.running, "running");
    add(counts.waiting, "waiting");
    add(counts.done, "done");
    add(counts.unknown, "not traced");
    return text;
}

} // namespace

const Colouring* findColouring(std::string_view id) {
    const std::span<const Colouring> all = allColourings();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const Colouring& colouring) { return colouring.id == id; });
    return found == all.end() ? nullptr : &*found;
}

const Colouring& activeColouring(const SceneRequest& request) {
    static const Colouring& usual = *findColouring("warp");
    return request.colouring != nullptr ? *request.colouring : usual;
}

bool showsStates(const SceneRequest& request) {
    return request.moment && request.facts;
}

void colourBox(const SceneRequest& request, PanelKind kind, SceneBox& box) {
    box.idle = computeIdleness(request, kind, box.cells);
    const bool byState = showsStates(request) && kind != PanelKind::Block;
    const BoxPaint paint =
        byState ? statePaint(request, box.cells) : activeColouring(request).paint(request, kind, box);
    box.hue = paint.hue;
    box.pattern = paint.pattern;
    if (box.pattern != Pattern::None || byState)
        return;
    box.pattern = box.idle == Idleness::All    ? Pattern::Idle
                  : box.idle == Idleness::Some ? Pattern::PartlyIdle
                                               : Pattern::None;
}

void describeSchedule(const SceneRequest& request, const Cells& blocks, std::vector<std::string>& lines) {
    if (!request.facts)
        return;
    const SceneFacts& facts = *request.facts;
    if (request.moment)
        lines.push_back(stateText(countsAt(request.shape, facts, *request.moment, blocks)));
    if (const auto waves = predictedWavesIn(request.shape, facts, blocks))
        lines.push_back(valueText("wave", *waves) + ", predicted");
    if (!facts.observed)
        return;
    const ObservedBlocks& observed = *facts.observed;
    const ObservedRange range = observedIn(request.shape, observed, blocks);
    if (range.known == 0) {
        lines.emplace_back(observed.isTraced() ? "not traced" : "SM not recorded");
        return;
    }
    std::string line = valueText("SM", range.sm);
    if (observed.isTraced()) {
        line += " · " + valueText("wave", range.wave) +
                fmt::format(" · {:.2f}–{:.2f} µs", static_cast<double>(range.begin) / 1000,
                            static_cast<double>(range.end) / 1000);
    }
    if (range.known < blocks.count())
        line += " (" + countText(range.known, "block") + " of them)";
    lines.push_back(line + ", " + observed.source);
}

} // namespace trichevron::core
