// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The boxes of a panel as the renderer draws them.
#pragma once

#include "app/gui/hierarchy/scene_colours.h"
#include "app/gui/render/renderer.h"
#include "core/scene/scene.h"

#include <vector>

namespace trichevron::gui {

/// The stripes of a pattern, in the picture and in the legend.
Hatch hatchOf(core::Pattern pattern);

/// Between the stripes or dots of a pattern on this colour, and that of the stripes or dots.
struct PatternColours {
    QColor ground;
    QColor ink;
};
PatternColours coloursOfPattern(core::Pattern pattern, const QColor& colour, const SceneColours& colours);

/// The colour of a box where it is not hatched.
QColor colourOfBox(const core::SceneBox& box, core::PanelKind kind, const SceneColours& colours);

/// One for each box of the panel, in its order; an occluded box has no size, so that nothing is drawn.
std::vector<RenderBox> renderBoxes(const core::ScenePanel& panel, const SceneColours& colours);

} // namespace trichevron::gui
