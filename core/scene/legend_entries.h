// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Adds entries to the legend of a scene.
#pragma once

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

/// Ranks 0, 1, 2, … with their colours; the selected one is always among them. `detail(rank)` follows the
/// rank.
template <class Detail>
void addRanks(const std::string& name, Count total, std::optional<Count> selected, LegendEntries& legend,
              Detail detail) {
    const Count shown = std::min<Count>(total, hueCategories);
    for (Count rank = 0; rank < shown; ++rank) {
        if (selected == rank)
            addSelected(categoryHue(rank), name + " " + digits(rank) + detail(rank) + " (selected)", legend);
        else
            addColour(categoryHue(rank), (rank == 0 ? name + " " : "") + digits(rank) + detail(rank), legend);
    }
    if (selected && *selected >= shown)
        addSelected(categoryHue(*selected),
                    name + " " + digits(*selected) + detail(*selected) + " (selected)", legend);
    if (total > shown)
        addText("colours repeat every 8", legend, LegendRole::Repeat);
}
void addRanks(const std::string& name, Count total, std::optional<Count> selected, LegendEntries& legend);

} // namespace trichevron::core
