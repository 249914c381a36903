// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/hierarchy/scene_boxes.h"

#include <cmath>

namespace trichevron {
namespace {

QRgb mixed(const QColor& a, const QColor& b, double share) {
    const auto channel = [share](int from, int to) {
        return static_cast<int>(std::lround(from + (to - from) * share));
    };
    return qRgb(channel(a.red(), b.red()), channel(a.green(), b.green()), channel(a.blue(), b.blue()));
}

Hatch hatchOf(Pattern pattern) {
    if (pattern == Pattern::None)
        return Hatch::None;
    return pattern == Pattern::Idle || pattern == Pattern::Waiting ? Hatch::Dense : Hatch::Sparse;
}

} // namespace

std::vector<RenderBox> renderBoxes(const ScenePanel& panel, const SceneColours& colours) {
    std::vector<RenderBox> boxes;
    boxes.reserve(panel.boxes.size());
    for (const SceneBox& box : panel.boxes) {
        RenderBox drawn;
        if (!box.occluded || box.emphasis == Emphasis::Marked || box.emphasis == Emphasis::Within) {
            drawn.corner = box.corner;
            drawn.size = box.size;
        }
        QColor colour = colourOf(box.hue, colours);
        if (box.emphasis == Emphasis::Within && panel.kind != PanelKind::Block && box.hue == Hue::Neutral)
            colour = mixed(colour, colours.accent, 0.45);
        if (box.pattern == Pattern::Idle || box.pattern == Pattern::Waiting)
            colour = mixed(colour, colours.background, 0.5);
        if (box.emphasis == Emphasis::Outside)
            colour = mixed(colour, colours.background, 0.38);
        drawn.colour = colour.rgb();
        drawn.ink = mixed(colour, colours.text, 0.5);
        drawn.hatch = hatchOf(box.pattern);
        boxes.push_back(drawn);
    }
    return boxes;
}

} // namespace trichevron
