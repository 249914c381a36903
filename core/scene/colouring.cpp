// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/scene/colouring.h"

#include "core/catalogue/message_literal.h"
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

std::string predictedText(const Range<Count>& waves) {
    return waves.isSingle()
               ? "wave {wave}, predicted"_msg("wave"_a = waves.min)
               : "waves {first}–{last}, predicted"_msg("first"_a = waves.min, "last"_a = waves.max);
}

std::string smText(const Range<std::int32_t>& sms) {
    return sms.isSingle() ? "SM {sm}"_msg("sm"_a = sms.min)
                          : "SMs {first}–{last}"_msg("first"_a = sms.min, "last"_a = sms.max);
}

std::string roundText(const Range<std::uint32_t>& rounds) {
    return rounds.isSingle() ? "round {round}"_msg("round"_a = rounds.min)
                             : "rounds {first}–{last}"_msg("first"_a = rounds.min, "last"_a = rounds.max);
}

std::string stateText(const BlockCounts& counts) {
    std::vector<std::string> states;
    if (counts.running != 0)
        states.push_back("{blocks} running"_msg("blocks"_a = counts.running));
    if (counts.waiting != 0)
        states.push_back("{blocks} waiting"_msg("blocks"_a = counts.waiting));
    if (counts.done != 0)
        states.push_back("{blocks} done"_msg("blocks"_a = counts.done));
    if (counts.unknown != 0)
        states.push_back("{blocks} not traced"_msg("blocks"_a = counts.unknown));
    return fmt::format("{}", fmt::join(states, " · "));
}

} // namespace

const Colouring* findColouring(std::string_view id) {
    const std::span<const Colouring> all = allColourings();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const Colouring& colouring) { return colouring.id == id; });
    return found == all.end() ? nullptr : &*found;
}

const Colouring& defaultColouring() {
    static const Colouring& automatic = *findColouring("auto");
    return automatic;
}

const Colouring& activeColouring(const SceneRequest& request, PanelKind kind) {
    const Colouring& chosen = request.colouring != nullptr ? *request.colouring : defaultColouring();
    return chosen.standsFor != nullptr ? *findColouring(chosen.standsFor(request, kind)) : chosen;
}

bool showsStates(const SceneRequest& request) {
    return request.moment && request.facts;
}

void colourBox(const SceneRequest& request, const Colouring& colouring, PanelKind kind, SceneBox& box) {
    box.idle = computeIdleness(request, kind, box.cells);
    const bool byState = showsStates(request) && kind != PanelKind::Block;
    const BoxPaint paint = byState ? statePaint(request, box.cells) : colouring.paint(request, kind, box);
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
        lines.push_back(predictedText(*waves));
    if (!facts.observed)
        return;
    const ObservedBlocks& observed = *facts.observed;
    const ObservedRange range = observedIn(request.shape, observed, blocks);
    if (range.known == 0) {
        lines.push_back(observed.isTraced() ? "not traced"_msg() : "SM not recorded"_msg());
        return;
    }
    std::string observation = smText(range.sm);
    if (observed.isTraced()) {
        observation += " · " + roundText(range.round) +
                       fmt::format(" · {:.2f}–{:.2f} µs", static_cast<double>(range.begin) / 1000,
                                   static_cast<double>(range.end) / 1000);
    }
    if (range.known < blocks.count())
        lines.push_back(
            "{observation} ({blocks, plural, one {# block} other {# blocks}} of them), {source}"_msg(
                "observation"_a = observation, "blocks"_a = range.known, "source"_a = observed.source));
    else
        lines.push_back(
            "{observation}, {source}"_msg("observation"_a = observation, "source"_a = observed.source));
}

} // namespace trichevron::core
