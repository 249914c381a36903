// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Adds entries to the legend of a scene.
#pragma once

#include "core/catalogue/message_literal.h"
#include "core/scene/scene.h"

#include <functional>
#include <string>
#include <vector>

namespace trichevron::core {

using LegendEntries = std::vector<LegendEntry>;

void addText(const std::string& text, LegendEntries& legend, LegendRole role = LegendRole::Colour);
void addColour(Hue hue, const std::string& text, LegendEntries& legend, Pattern pattern = Pattern::None,
               LegendRole role = LegendRole::Colour);
/// The colour of what the path selects.
void addSelected(Hue hue, const std::string& text, LegendEntries& legend,
                 LegendRole role = LegendRole::Colour);
/// The whole scale, from `first` to `last`.
void addRamp(const std::string& first, const std::string& last, LegendEntries& legend,
             Hue::Kind scale = Hue::Kind::Ramp);
/// The scale from `first`, which names 0, to total − 1; of a single value only this one.
void addCountedRamp(const std::string& first, Count total, LegendEntries& legend);

/// The text for what the path selects.
inline std::string selectedText(std::string text) {
    return "{entry} (selected)"_msg("entry"_a = std::move(text));
}

/// Ranks that stand for a colour each, such as 0, 1, 2, ….
struct ColouredRanks {
    std::vector<Count> first; ///< the first rank of each colour, ascending
    std::function<Hue(Count)> hue = categoryHue;
    std::string repeat; ///< how the colours go on
};
/// 0, 1, 2, … in the colours of categories, which repeat.
ColouredRanks categoryRanks(Count total);

/// One entry for each colour, so that the legend lists all that are in the picture; the selected rank is
/// always among them. `named` has the argument "rank". `detail(rank)` follows the rank.
using RankText = std::function<std::string(Count)>;
void addRanks(Message named, Count total, std::optional<Count> selected, LegendEntries& legend,
              const RankText& detail, const ColouredRanks& ranks);
inline void addRanks(Message named, Count total, std::optional<Count> selected, LegendEntries& legend,
                     const RankText& detail = {}) {
    addRanks(named, total, selected, legend, detail, categoryRanks(total));
}

} // namespace trichevron::core
