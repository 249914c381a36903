// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/hierarchy/legend.h"

#include <QFontMetricsF>

#include <algorithm>

namespace trichevron {
namespace {

constexpr double padding = 10;
constexpr double between = 16;
constexpr double swatch = 11;
constexpr double swatchGap = 6;

QFont fontOf(const LegendEntry& entry, QFont font) {
    font.setBold(entry.selected);
    return font;
}

void paintSwatch(QPainter& painter, const QRectF& rect, const LegendEntry& entry,
                 const SceneColours& colours) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(colourOf(*entry.hue, colours));
    painter.drawRoundedRect(rect, 2, 2);
    if (entry.pattern != Idleness::None) {
        painter.save();
        painter.setClipRect(rect);
        painter.setPen(QPen(colours.text, 1.4));
        const double period = entry.pattern == Idleness::All ? 4 : 8;
        const int stripes = static_cast<int>((rect.width() + rect.height()) / period) + 1;
        for (int stripe = 0; stripe < stripes; ++stripe) {
            const double x = rect.left() - rect.height() + stripe * period;
            painter.drawLine(QPointF(x, rect.bottom()), QPointF(x + rect.height(), rect.top()));
        }
        painter.restore();
    }
}

} // namespace

QColor colourOf(Hue hue, const SceneColours& colours) {
    if (hue == Hue::Neutral)
        return colours.neutral;
    if (hue == Hue::Accent)
        return colours.accent;
    return colours.categories[static_cast<std::size_t>(hue) - static_cast<std::size_t>(Hue::Category0)];
}

Legend::Legend(std::vector<LegendEntry> entries, const QFont& font, double width, int mostRows)
    : font_(font) {
    bool shortened = false;
    while (!place(entries, width, mostRows)) {
        // Ranks give way first, the last before the others; then what is neither selected nor a pattern.
        const auto plain = [](const LegendEntry& entry) {
            return entry.hue && entry.pattern == Idleness::None && !entry.selected;
        };
        auto victim = std::find_if(entries.rbegin(), entries.rend(), [&](const LegendEntry& entry) {
            return plain(entry) && *entry.hue >= Hue::Category0;
        });
        if (victim == entries.rend())
            victim = std::find_if(entries.rbegin(), entries.rend(), plain);
        if (victim == entries.rend())
            victim = std::find_if(entries.rbegin(), entries.rend(),
                                  [](const LegendEntry& entry) { return !entry.hue && entry.text != "…"; });
        // What is selected is named in the breadcrumb too; a pattern is explained nowhere else.
        if (victim == entries.rend())
            victim = std::find_if(entries.rbegin(), entries.rend(),
                                  [](const LegendEntry& entry) { return entry.selected; });
        if (victim == entries.rend())
            return;
        const auto at = std::prev(victim.base());
        if (shortened) {
            entries.erase(at);
        } else {
            *at = {std::nullopt, Idleness::None, "…", false};
            shortened = true;
        }
    }
}

bool Legend::place(const std::vector<LegendEntry>& entries, double width, int mostRows) {
    placed_.clear();
    const double height = QFontMetricsF(font_).height();
    double x = padding;
    double y = padding * 0.7;
    int rows = 1;
    double widest = 0;
    bool fits = true;
    for (const LegendEntry& entry : entries) {
        const QFontMetricsF metrics(fontOf(entry, font_));
        const double wide = (entry.hue ? swatch + swatchGap : 0) +
                            metrics.horizontalAdvance(QString::fromStdString(entry.text)) + 1;
        if (x > padding && x + wide > width - padding) {
            x = padding;
            y += height + 4;
            ++rows;
        }
        fits = fits && x + wide <= width - padding;
        placed_.push_back({entry, {x, y, wide, height}});
        x += wide + between;
        widest = std::max(widest, x - between);
    }
    size_ = entries.empty() ? QSizeF() : QSizeF(widest + padding, y + height + padding * 0.7);
    return fits && rows <= mostRows;
}

void Legend::paint(QPainter& painter, const QPointF& topLeft, const SceneColours& colours) const {
    if (placed_.empty())
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colours.line, 1));
    painter.setBrush(colours.surface);
    painter.drawRoundedRect(QRectF(topLeft, size_).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    for (const Placed& placed : placed_) {
        QRectF rect = placed.rect.translated(topLeft);
        if (placed.entry.hue) {
            paintSwatch(painter, {rect.left(), rect.center().y() - swatch / 2, swatch, swatch}, placed.entry,
                        colours);
            rect.setLeft(rect.left() + swatch + swatchGap);
        }
        painter.setFont(fontOf(placed.entry, font_));
        painter.setPen(colours.text);
        painter.drawText(rect, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip,
                         QString::fromStdString(placed.entry.text));
    }
    painter.restore();
}

} // namespace trichevron
