// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A colouring: one way to colour the boxes of the hierarchy. Everything about a colouring is in its record
/// in colouring_table.cpp; the chooser, the menu, the legend, the labels and the session files read the
/// records.
#pragma once

#include "core/catalogue/message.h"
#include "core/scene/scene.h"

#include <span>
#include <string_view>

namespace trichevron::core {

/// The hue and the pattern of one box.
struct BoxPaint {
    Hue hue;
    Pattern pattern = Pattern::None;
};

/// What a colouring does with boxes that stand for blocks.
enum class BlockColours : std::uint8_t {
    Neutral, ///< leaves them neutral: only threads are coloured
    Uniform, ///< gives all of them one colour
    Varied   ///< colours each by its value
};

struct Colouring {
    std::string_view id; ///< in session files; never changes
    Message title;       ///< in the chooser and in the menu
    Message toolTip;     ///< in sentences: what a colour stands for

    /// Why the colouring has no values for this launch, as one phrase of the legend; empty when it has. Null:
    /// it always has. Boxes then have the paint that `paint` returns, and `unavailablePattern` in the legend.
    std::string (*unavailableReason)(const SceneRequest& request) = nullptr;
    Pattern unavailablePattern = Pattern::None;

    BlockColours (*blockColours)(const SceneRequest& request);
    /// Called once per box, whose cells and idleness are set.
    BoxPaint (*paint)(const SceneRequest& request, PanelKind kind, const SceneBox& box);

    /// The value of a box, on it; null or empty: none. Called with any range of cells. Of a thread a number;
    /// of blocks words that say what it is ("wave 1"), because a bare number on a block is its index.
    std::string (*label)(const SceneRequest& request, PanelKind kind, const Cells& cells) = nullptr;
    /// Labels stand only on the first thread of each group (warp), so they may be wider than a box.
    bool labelsGroups = false;
    /// One more line in the description of a thread; null or empty: none.
    std::string (*threadLine)(const SceneRequest& request, const Cell& thread) = nullptr;

    /// Adds what the colours of blocks stand for. Not called when the colouring is unavailable.
    void (*addBlockLegend)(const SceneRequest& request, std::vector<LegendEntry>& legend) = nullptr;
    /// Adds what the colours of the path's block's threads stand for.
    void (*addThreadLegend)(const SceneRequest& request, std::vector<LegendEntry>& legend) = nullptr;
    /// What a neutral box with several values holds: "several waves"; empty: such boxes are not neutral.
    Message severalValues = {};
    /// The hues are those of idleness, so the legend of idle threads is the legend of the colours.
    bool showsIdleness = false;
    /// Set where the colouring stands for another one, which depends on what is known of the launch.
    std::string_view (*standsFor)(const SceneRequest& request, PanelKind kind) = nullptr;
};

/// In the order of the chooser.
std::span<const Colouring> allColourings();
/// Null when there is none with this id.
const Colouring* findColouring(std::string_view id);

/// The one that nobody has chosen yet: "auto".
const Colouring& defaultColouring();
/// The colouring of a panel: that of the request, or the one that it stands for there. Never "auto".
const Colouring& activeColouring(const SceneRequest& request, PanelKind kind);
/// The request colours blocks by their state at a moment instead of by its colouring.
bool showsStates(const SceneRequest& request);

/// Sets the idleness, the hue and the pattern of a box by its cells. `colouring` is the active one.
void colourBox(const SceneRequest& request, const Colouring& colouring, PanelKind kind, SceneBox& box);

/// Adds what is known about the blocks: waves, SMs, times, and the state at the request's moment.
void describeSchedule(const SceneRequest& request, const Cells& blocks, std::vector<std::string>& lines);

} // namespace trichevron::core
