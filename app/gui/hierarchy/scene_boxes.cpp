// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/hierarchy/scene_boxes.h"

#include <cmath>

namespace trichevron::gui {
namespace {

constexpr double trayInk = 0.55; ///< share of the text's colour: an outline on the ground

QRgb mixed(const QColor& a, const QColor& b, double share) {
    const auto channel = [share](int from, int to) {
        return static_cast<int>(std::lround(from + (to - from) * share));
    };
    return qRgb(channel(a.red(), b.red()), channel(a.green(), b.green()), channel(a.blue(), b.blue()));
}

/// Of stripes and dots.
QColor inkOn(const QColor& ground, const SceneColours& colours) {
    return mixed(ground, colours.text, 0.5);
}

} // namespace

Hatch hatchOf(core::Pattern pattern) {
    switch (pattern) {
    case core::Pattern::None:
        break;
    case core::Pattern::PartlyIdle:
        return Hatch::Sparse;
    case core::Pattern::Idle:
    case core::Pattern::Waiting:
        return Hatch::Dense;
    case core::Pattern::Unknown:
        return Hatch::Dotted;
    }
    return Hatch::None;
}

PatternColours coloursOfPattern(core::Pattern pattern, const QColor& colour, const SceneColours& colours) {
    const QColor ground =
        hatchOf(pattern) == Hatch::Dense ? QColor(mixed(colour, colours.background, 0.5)) : colour;
    return {ground, inkOn(ground, colours)};
}

QColor colourOfBox(const core::SceneBox& box, core::PanelKind kind, const SceneColours& colours) {
    QColor colour = colourOf(box.hue, colours);
    if (box.emphasis == core::Emphasis::Within && kind != core::PanelKind::Block &&
        box.hue == core::Hue::Neutral)
        colour = mixed(colour, colours.accent, 0.45);
    colour = coloursOfPattern(box.pattern, colour, colours).ground;
    if (box.emphasis == core::Emphasis::Outside)
        colour = mixed(colour, colours.background, 0.38);
    return colour;
}

std::vector<RenderBox> renderBoxes(const core::ScenePanel& panel, const SceneColours& colours) {
    std::vector<RenderBox> boxes;
    boxes.reserve(panel.boxes.size() + panel.trays.size());
    for (const core::SceneBox& box : panel.boxes) {
        RenderBox drawn;
        if (!box.occluded || box.emphasis == core::Emphasis::Marked ||
            box.emphasis == core::Emphasis::Within) {
            drawn.corner = box.corner;
            drawn.size = box.size;
        }
        const QColor colour = colourOfBox(box, panel.kind, colours);
        drawn.colour = colour.rgb();
        drawn.ink = inkOn(colour, colours).rgb();
        drawn.hatch = hatchOf(box.pattern);
        boxes.push_back(drawn);
    }
    const QRgb ground = mixed(colours.background, colours.text, trayInk);
    for (const core::SceneTray& tray : panel.trays)
        boxes.push_back({tray.corner, tray.size, ground, ground, Hatch::None});
    return boxes;
}

} // namespace trichevron::gui
