// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Adds entries to the legend of a scene.
#pragma once

#include "core/catalogue/message_literal.h"
#include "core/scene/scene.h"
#include "core/text/number_text.h"

#include <algorithm>
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
void addRamp(const std::string& first, const std::string& last, LegendEntries& legend);

/// The text for what the path selects.
inline std::string selectedText(std::string text) {
    return "{entry} (selected)"_msg("entry"_a = std::move(text));
}

/// Ranks 0, 1, 2, … with their colours; the selected one is always among them. `named` has the argument
/// "rank". `detail(rank)` follows the rank.
template <class Detail>
void addRanks(Message named, Count total, std::optional<Count> selected, LegendEntries& legend,
              Detail detail) {
    const auto name = [&](Count rank) {
        const Argument argument{"rank", digits(rank)};
        return named.fill({&argument, 1});
    };
    const Count shown = std::min<Count>(total, hueCategories);
    for (Count rank = 0; rank < shown; ++rank) {
        if (selected == rank)
            addSelected(categoryHue(rank), selectedText(name(rank) + detail(rank)), legend);
        else
            addColour(categoryHue(rank), (rank == 0 ? name(rank) : digits(rank)) + detail(rank), legend);
    }
    if (selected && *selected >= shown)
        addSelected(categoryHue(*selected), selectedText(name(*selected) + detail(*selected)), legend);
    if (total > shown)
        addText("colours repeat every {count}"_msg("count"_a = hueCategories), legend, LegendRole::Repeat);
}
void addRanks(Message named, Count total, std::optional<Count> selected, LegendEntries& legend);

} // namespace trichevron::core
