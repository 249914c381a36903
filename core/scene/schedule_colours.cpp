// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/scene/schedule_colours.h"

#include "core/catalogue/message_literal.h"
#include "core/rules/rule.h"
#include "core/scene/detail.h"
#include "core/scene/legend_entries.h"
#include "core/scene/scene_text.h"
#include "core/scene/schedule.h"
#include "core/text/number_text.h"

#include <algorithm>
#include <array>

namespace trichevron::core {
namespace {

const ObservedBlocks* observedBy(const SceneRequest& request) {
    return request.facts ? request.facts->observed.get() : nullptr;
}

/// Where a trace cannot be had.
std::string untraceableReason(const SceneRequest& request) {
    return request.facts && request.facts->lacksTrace
               ? "not traced: the recording has no trace of this launch"_msg()
               : std::string();
}

template <class Value>
BoxPaint observedPaint(Count known, Count blocks, const Range<Value>& range) {
    if (known == 0)
        return {Hue::Neutral, Pattern::Unknown};
    const bool isSingle = known == blocks && range.isSingle();
    return {isSingle ? categoryHue(static_cast<Count>(range.min)) : Hue::Neutral};
}

/// Where each wave has a colour of its own, a box of several waves lies between two colours and is neutral.
/// Where colours repeat, it has its place on the scale of all waves, so that the picture is not one grey.
bool areWavesOnScale(Count total) {
    return total > hueCategories;
}

Hue waveHue(const Range<Count>& waves, Count total) {
    if (waves.isSingle())
        return categoryHue(waves.min);
    return areWavesOnScale(total) ? rampHue(middleOf(waves.min, waves.max), total, Hue::Kind::GreyRamp)
                                  : Hue::Neutral;
}

/// The SM of the selected block, or of the block with the selected threads.
std::optional<std::int32_t> selectedSm(const SceneRequest& request, const ObservedBlocks& observed) {
    if (request.path.level < HierarchyLevel::Block)
        return std::nullopt;
    const ObservedRange range = observedIn(request.shape, observed, {toCell(request.path.block), {1, 1, 1}});
    return range.known == 0 ? std::nullopt : std::optional(range.sm.min);
}

/// "4, 12 … 124": SMs in order.
std::string smList(const std::vector<std::int32_t>& sms) {
    constexpr std::size_t most = 3;
    std::string text = std::to_string(sms.front());
    if (sms.size() > 1)
        text += ", " + std::to_string(sms[1]);
    if (sms.size() >= most)
        text += (sms.size() == most ? ", " : " … ") + std::to_string(sms.back());
    return text;
}

/// Each colour with all SMs that ran a block: one of them alone would look like the only one.
void addSmColours(const ObservedBlocks& observed, std::optional<std::int32_t> selected,
                  LegendEntries& legend) {
    std::array<std::vector<std::int32_t>, hueCategories> byColour;
    for (const std::int32_t sm : observed.multiprocessors)
        byColour.at(categoryHue(static_cast<Count>(sm)).category).push_back(sm);
    const auto named = [](const std::string& sms) { return "SM {rank}"_msg("rank"_a = sms); };
    bool isFirst = true;
    bool isShared = false;
    for (const std::vector<std::int32_t>& sms : byColour) {
        if (sms.empty())
            continue;
        const Hue hue = categoryHue(static_cast<Count>(sms.front()));
        isShared = isShared || sms.size() > 1;
        const bool isSelected = selected && std::find(sms.begin(), sms.end(), *selected) != sms.end();
        if (!isSelected || sms.size() > 1)
            addColour(hue, isFirst ? named(smList(sms)) : smList(sms), legend);
        if (isSelected)
            addSelected(hue, selectedText(named(std::to_string(*selected))), legend);
        isFirst = false;
    }
    if (isShared)
        addText("colours repeat every {count}"_msg("count"_a = hueCategories), legend, LegendRole::Repeat);
}

} // namespace

Cells blocksOfBox(const SceneRequest& request, PanelKind kind, const Cells& cells) {
    return kind == PanelKind::Block ? Cells{toCell(request.path.block), {1, 1, 1}} : cells;
}

bool areBlocksDrawnSingly(const SceneRequest& request) {
    DetailRequest ask;
    ask.size = sizeOf(request.shape.grid);
    ask.flat = request.flat;
    ask.budget = request.path.level == HierarchyLevel::Grid ? request.alone : request.context;
    return chooseDetail(ask).step == Cell{1, 1, 1};
}

BoxPaint paintWave(const SceneRequest& request, PanelKind kind, const SceneBox& box) {
    const Cells blocks = blocksOfBox(request, kind, box.cells);
    const auto waves = request.facts ? predictedWavesIn(request.shape, *request.facts, blocks) : std::nullopt;
    if (!waves)
        return {};
    return {waveHue(*waves, predictedWaves(request.shape, *request.facts))};
}

std::string labelWave(const SceneRequest& request, PanelKind kind, const Cells& cells) {
    if (kind == PanelKind::Block || cells.count() != 1)
        return {};
    if (!request.facts || predictedWaves(request.shape, *request.facts) < 2)
        return {};
    const auto waves = predictedWavesIn(request.shape, *request.facts, cells);
    return waves ? "wave {rank}"_msg("rank"_a = digits(waves->min)) : std::string();
}

bool hasWaves(const SceneRequest& request) {
    return request.facts && predictedWaves(request.shape, *request.facts) != 0;
}

std::string whyNoWaves(const SceneRequest& request) {
    if (hasWaves(request))
        return {};
    if (request.hidesAnswers)
        return "no waves"_msg();
    if (!request.facts || !request.facts->hasDevice)
        return "no waves: no device is chosen"_msg();
    if (request.facts->refusedFor)
        return "no waves: the launch is refused by the rule “{rule}”"_msg(
            "rule"_a = ruleRecord(*request.facts->refusedFor).title.text());
    return "no waves: no block fits on an SM"_msg();
}

void addWaves(const SceneRequest& request, LegendEntries& legend) {
    const Count waves = predictedWaves(request.shape, *request.facts);
    const auto blocks = [&](Count wave) {
        return ": " + withSeparators(blocksOfWave(request.shape, *request.facts, wave));
    };
    addRanks("wave {rank}"_msg, waves, std::nullopt, legend, blocks);
    if (areWavesOnScale(waves))
        addColour(categoryHue(waves - 1),
                  "last, {wave}"_msg("wave"_a = digits(waves - 1)) + blocks(waves - 1), legend);
    if (areWavesOnScale(waves) && !areBlocksDrawnSingly(request))
        addRamp("several waves: {wave}"_msg("wave"_a = digits(0)), withSeparators(waves - 1), legend,
                Hue::Kind::GreyRamp);
    const Count atOnce = request.facts->concurrentBlocks;
    addText(request.facts->isUpperBound
                ? "blocks, predicted: at most {blocks} at once"_msg("blocks"_a = atOnce)
                : "blocks, predicted: {blocks} at once"_msg("blocks"_a = atOnce),
            legend, LegendRole::Note);
}

/// A box of several rounds has its place on the scale of all rounds, by its first and its last block: all
/// of its blocks would take too long to look at in a picture that moves.
BoxPaint paintRound(const SceneRequest& request, PanelKind kind, const SceneBox& box) {
    if (!hasRounds(request))
        return {Hue::Neutral, Pattern::Unknown};
    const Cells blocks = blocksOfBox(request, kind, box.cells);
    const ObservedBlocks& observed = *observedBy(request);
    const ObservedRange range = observedIn(request.shape, observed, blocks, true);
    if (range.known == 0 || range.round.isSingle())
        return observedPaint(range.known, blocks.count(), range.round);
    const ObservedRange first = observedIn(request.shape, observed, {blocks.first, {1, 1, 1}});
    const ObservedRange last = observedIn(request.shape, observed, {blocks.last(), {1, 1, 1}});
    if (last.known == 0) // the trace is cut within the box
        return {Hue::Neutral};
    return {rampHue(
        middleOf(std::min(first.round.min, last.round.min), std::max(first.round.min, last.round.min)),
        observed.rounds, Hue::Kind::GreyRamp)};
}

std::string labelRound(const SceneRequest& request, PanelKind kind, const Cells& cells) {
    if (kind == PanelKind::Block || cells.count() != 1 || !hasRounds(request))
        return {};
    const ObservedBlocks& observed = *observedBy(request);
    const ObservedRange range = observedIn(request.shape, observed, cells);
    return range.known == 0 || observed.rounds < 2 ? std::string()
                                                   : "round {rank}"_msg("rank"_a = digits(range.round.min));
}

bool hasRounds(const SceneRequest& request) {
    const ObservedBlocks* observed = observedBy(request);
    return observed != nullptr && observed->isTraced();
}

std::string whyNoRounds(const SceneRequest& request) {
    if (hasRounds(request))
        return {};
    const std::string untraceable = untraceableReason(request);
    return untraceable.empty() ? "not traced: press Trace to see the round of each block"_msg() : untraceable;
}

void addRounds(const SceneRequest& request, LegendEntries& legend) {
    const ObservedBlocks& observed = *observedBy(request);
    std::vector<Count> blocks(observed.rounds);
    for (const std::uint32_t round : observed.round)
        ++blocks[round];
    addRanks("round {rank}"_msg, observed.rounds, std::nullopt, legend,
             [&](Count round) { return ": " + withSeparators(blocks[static_cast<std::size_t>(round)]); });
    if (observed.rounds > 1 && !areBlocksDrawnSingly(request))
        addRamp("several rounds: {round}"_msg("round"_a = digits(0)), withSeparators(observed.rounds - 1),
                legend, Hue::Kind::GreyRamp);
    addText("blocks by round, {source}"_msg("source"_a = observed.source), legend, LegendRole::Note);
    if (observed.round.size() < volume(request.shape.grid))
        addColour(Hue::Neutral, "not traced"_msg(), legend, Pattern::Unknown);
}

BoxPaint paintSm(const SceneRequest& request, PanelKind kind, const SceneBox& box) {
    const ObservedBlocks* observed = observedBy(request);
    if (observed == nullptr)
        return {Hue::Neutral, Pattern::Unknown};
    const Cells blocks = blocksOfBox(request, kind, box.cells);
    const ObservedRange range = observedIn(request.shape, *observed, blocks, true);
    return observedPaint(range.known, blocks.count(), range.sm);
}

std::string labelSm(const SceneRequest& request, PanelKind kind, const Cells& cells) {
    if (kind == PanelKind::Block || cells.count() != 1 || observedBy(request) == nullptr)
        return {};
    const ObservedRange range = observedIn(request.shape, *observedBy(request), cells);
    return range.known == 0 ? std::string() : "SM {sm}"_msg("sm"_a = range.sm.min);
}

bool hasSms(const SceneRequest& request) {
    const ObservedBlocks* observed = observedBy(request);
    return observed != nullptr && !observed->sm.empty();
}

std::string whyNoSms(const SceneRequest& request) {
    if (hasSms(request))
        return {};
    const std::string untraceable = untraceableReason(request);
    return untraceable.empty() ? "not traced: press Trace to see which SM runs each block"_msg()
                               : untraceable;
}

void addSms(const SceneRequest& request, LegendEntries& legend) {
    const ObservedBlocks& observed = *observedBy(request);
    addSmColours(observed, selectedSm(request, observed), legend);
    addText(
        "{sms, plural, one {# SM} other {# SMs}} ran {blocks, plural, one {# block} other {# blocks}}, {source}"_msg(
            "sms"_a = observed.multiprocessors.size(), "blocks"_a = observed.sm.size(),
            "source"_a = observed.source),
        legend, LegendRole::Note);
    if (observed.sm.size() < volume(request.shape.grid))
        addColour(Hue::Neutral, observed.isTraced() ? "not traced"_msg() : "not recorded"_msg(), legend,
                  Pattern::Unknown);
}

} // namespace trichevron::core
