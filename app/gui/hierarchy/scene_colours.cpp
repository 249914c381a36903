// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/hierarchy/scene_colours.h"

#include <algorithm>
#include <cmath>

namespace trichevron::gui {
namespace {

// Viridis, by van der Walt and Smith (CC0): lightness increases evenly, also for colour-blind readers.
const std::array<QColor, 7> viridis{
    QColor(0x44, 0x01, 0x54), QColor(0x44, 0x39, 0x83), QColor(0x31, 0x68, 0x8E), QColor(0x21, 0x91, 0x8C),
    QColor(0x35, 0xB7, 0x79), QColor(0x90, 0xD7, 0x43), QColor(0xFD, 0xE7, 0x25)};

/// In even steps.
std::array<QColor, 7> greysBetween(int dark, int light) {
    std::array<QColor, 7> greys;
    for (int i = 0; i < 7; ++i) {
        const int grey = dark + (light - dark) * i / 6;
        greys.at(static_cast<std::size_t>(i)) = QColor(grey, grey, grey);
    }
    return greys;
}

QColor onRamp(const std::array<QColor, 7>& ramp, float at) {
    const float place = std::clamp(at, 0.0F, 1.0F) * static_cast<float>(ramp.size() - 1);
    const auto lower = std::min(static_cast<std::size_t>(place), ramp.size() - 2);
    const float share = place - static_cast<float>(lower);
    const auto channel = [share](int from, int to) {
        return static_cast<int>(
            std::lround(static_cast<float>(from) + static_cast<float>(to - from) * share));
    };
    const QColor& a = ramp[lower];
    const QColor& b = ramp[lower + 1];
    return {channel(a.red(), b.red()), channel(a.green(), b.green()), channel(a.blue(), b.blue())};
}

} // namespace

SceneColours SceneColours::light() {
    return {
        .background = QColor(0xF4, 0xF6, 0xF8),
        .text = QColor(0x1A, 0x22, 0x2C),
        .mutedText = QColor(0x4F, 0x5C, 0x6B),
        .line = QColor(0xD5, 0xDC, 0xE3),
        .surface = QColor(0xFF, 0xFF, 0xFF),
        .neutral = QColor(0xB4, 0xC6, 0xD8),
        .finished = QColor(0x8C, 0x99, 0xA6),
        .accent = QColor(0x2A, 0x36, 0x42),
        .link = QColor(0x00, 0x72, 0xB2),
        .categories = {QColor(0x2B, 0x86, 0xBF), QColor(0xE6, 0x9F, 0x00), QColor(0x14, 0xA3, 0x7C),
                       QColor(0xCC, 0x79, 0xA7), QColor(0x6C, 0xC0, 0xEF), QColor(0xDD, 0x6A, 0x14),
                       QColor(0xF0, 0xE4, 0x42), QColor(0x8E, 0x72, 0xB2)},
        .ramp = viridis,
        .greys = greysBetween(0x50, 0xE2),
    };
}

SceneColours SceneColours::dark() {
    return {
        .background = QColor(0x14, 0x18, 0x1E),
        .text = QColor(0xEC, 0xF0, 0xF4),
        .mutedText = QColor(0x9A, 0xA7, 0xB4),
        .line = QColor(0x33, 0x3D, 0x47),
        .surface = QColor(0x1C, 0x22, 0x29),
        .neutral = QColor(0x4E, 0x5F, 0x70),
        .finished = QColor(0x62, 0x6E, 0x7A),
        .accent = QColor(0xF2, 0xF5, 0xF8),
        .link = QColor(0x56, 0xB4, 0xE9),
        .categories = {QColor(0x00, 0x72, 0xB2), QColor(0xD6, 0x94, 0x00), QColor(0x00, 0x93, 0x6B),
                       QColor(0xC9, 0x76, 0xA4), QColor(0x56, 0xB4, 0xE9), QColor(0xD5, 0x5E, 0x00),
                       QColor(0xE2, 0xD6, 0x3C), QColor(0x8E, 0x70, 0xB4)},
        .ramp = viridis,
        .greys = greysBetween(0x3C, 0xCC),
    };
}

QColor colourOf(const core::Hue& hue, const SceneColours& colours) {
    switch (hue.kind) {
    case core::Hue::Kind::Neutral:
        return colours.neutral;
    case core::Hue::Kind::Accent:
        return colours.accent;
    case core::Hue::Kind::Finished:
        return colours.finished;
    case core::Hue::Kind::Category:
        return colours.categories[hue.category];
    case core::Hue::Kind::GreyRamp:
        return onRamp(colours.greys, hue.ramp);
    case core::Hue::Kind::Ramp:
        break;
    }
    return onRamp(colours.ramp, hue.ramp);
}

} // namespace trichevron::gui
