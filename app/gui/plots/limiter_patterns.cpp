// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/plots/limiter_patterns.h"

#include "app/gui/plots/limiter_bands.h"
#include "app/gui/render/hatching.h"
#include "app/gui/text/fill.h"
#include "app/gui/theme/theme.h"

#include <QPainter>

namespace trichevron::gui {
namespace {

constexpr int shade = 46; ///< alpha of hatching

QString limiterWord(core::Limiter limiter) {
    switch (limiter) {
    case core::Limiter::Warps:
        return LimiterBands::tr("warps");
    case core::Limiter::Blocks:
        return LimiterBands::tr("blocks");
    case core::Limiter::Registers:
        return LimiterBands::tr("registers");
    case core::Limiter::SharedMemory:
        return LimiterBands::tr("shared memory");
    case core::Limiter::Barriers:
        return LimiterBands::tr("barriers");
    }
    return {};
}

struct LimiterPattern {
    Hatching hatching;
    QColor colour;
    HatchSize size;
};

/// Each differs from every other, and from any two of them together, also without colour.
LimiterPattern limiterPattern(core::Limiter limiter) {
    const Theme& theme = currentTheme();
    switch (limiter) {
    case core::Limiter::Warps: // the quietest one: the occupancy is at its maximum there
        return {Hatching::Dots, theme.muted, {6, 1}};
    case core::Limiter::Blocks: // with wider gaps than registers and shared memory have together
        return {Hatching::Crossed, theme.categories[1], {12, 1}};
    case core::Limiter::Registers:
        return {Hatching::Rising, theme.categories[3], {}};
    case core::Limiter::SharedMemory:
        return {Hatching::Falling, theme.categories[2], {}};
    case core::Limiter::Barriers:
        return {Hatching::Level, theme.categories[5], {}};
    }
    return {};
}

LimiterPattern patternOfClusters() {
    return {Hatching::Dots, currentTheme().categories[7], {10, 3}};
}

void paintPattern(QPainter& painter, const QRectF& rect, LimiterPattern pattern) {
    pattern.colour.setAlpha(currentTheme().dark ? shade * 3 : shade * 5 / 2);
    paintHatching(painter, rect, pattern.hatching, pattern.colour, pattern.size);
}

} // namespace

QString limiterNames(const Limiters& limiters) {
    QStringList names;
    for (const core::Limiter limiter : limiters)
        names << limiterWord(limiter);
    if (names.isEmpty())
        return LimiterBands::tr("clusters");
    QString text = names.takeLast();
    while (!names.isEmpty())
        text =
            fill(LimiterBands::tr("{first} and {second}"), {{"first", names.takeLast()}, {"second", text}});
    return text;
}

void paintLimiters(QPainter& painter, const QRectF& rect, const Limiters& limiters) {
    if (limiters.empty())
        paintPattern(painter, rect, patternOfClusters());
    for (const core::Limiter limiter : limiters)
        paintPattern(painter, rect, limiterPattern(limiter));
}

} // namespace trichevron::gui
