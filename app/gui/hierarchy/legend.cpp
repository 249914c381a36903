// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/hierarchy/legend.h"

#include <QFontMetricsF>
#include <QLinearGradient>

#include <algorithm>

namespace trichevron {
namespace {

constexpr double legendPadding = 10;
constexpr double between = 16;
constexpr double swatch = 11;
constexpr double swatchGap = 6;
constexpr double rampWidth = 84;

QFont fontOf(const LegendEntry& entry, QFont font) {
    font.setBold(entry.selected);
    return font;
}

void paintSwatch(QPainter& painter, const QRectF& rect, const LegendEntry& entry,
                 const SceneColours& colours) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(colourOf(*entry.hue, colours));
    painter.drawRoundedRect(rect, 2, 2);
    if (entry.pattern != Pattern::None) {
        painter.save();
        painter.setClipRect(rect);
        painter.setPen(QPen(colours.text, 1.4));
        const double period = entry.pattern == Pattern::Idle || entry.pattern == Pattern::Waiting ? 4 : 8;
        const int stripes = static_cast<int>((rect.width() + rect.height()) / period) + 1;
        for (int stripe = 0; stripe < stripes; ++stripe) {
            const double x = rect.left() - rect.height() + stripe * period;
            painter.drawLine(QPointF(x, rect.bottom()), QPointF(x + rect.height(), rect.top()));
        }
        painter.restore();
    }
}

/// The scale and its upper end, after the text of the lower.
void paintRamp(QPainter& painter, QRectF rect, const LegendEntry& entry, const SceneColours& colours) {
    rect.setLeft(rect.left() +
                 QFontMetricsF(painter.font()).horizontalAdvance(QString::fromStdString(entry.text)) +
                 swatchGap);
    const QRectF scale(rect.left(), rect.center().y() - swatch / 2, rampWidth, swatch);
    QLinearGradient gradient(scale.topLeft(), scale.topRight());
    for (std::size_t i = 0; i < colours.ramp.size(); ++i)
        gradient.setColorAt(static_cast<double>(i) / static_cast<double>(colours.ramp.size() - 1),
                            colours.ramp[i]);
    painter.setPen(Qt::NoPen);
    painter.setBrush(gradient);
    painter.drawRoundedRect(scale, 2, 2);
    painter.setPen(colours.text);
    rect.setLeft(scale.right() + swatchGap);
    painter.drawText(rect, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip,
                     QString::fromStdString(entry.rampEnd));
}

} // namespace

Legend::Legend(std::vector<LegendEntry> entries, const QFont& font, double width, int mostRows)
    : font_(font) {
    bool shortened = false;
    while (!place(entries, width, mostRows)) {
        // Ranks give way first, the last before the others; then what is neither selected nor a pattern.
        const auto plain = [](const LegendEntry& entry) {
            return entry.hue && entry.pattern == Pattern::None && !entry.selected;
        };
        auto victim = std::find_if(entries.rbegin(), entries.rend(), [&](const LegendEntry& entry) {
            return plain(entry) && entry.hue->kind == Hue::Kind::Category;
        });
        if (victim == entries.rend())
            victim = std::find_if(entries.rbegin(), entries.rend(), plain);
        if (victim == entries.rend())
            victim = std::find_if(entries.rbegin(), entries.rend(), [](const LegendEntry& entry) {
                return !entry.hue && entry.rampEnd.empty() && entry.text != "…";
            });
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
            *at = {std::nullopt, Pattern::None, "…", false, {}};
            shortened = true;
        }
    }
}

bool Legend::place(const std::vector<LegendEntry>& entries, double width, int mostRows) {
    placed_.clear();
    const double height = QFontMetricsF(font_).height();
    double x = legendPadding;
    double y = legendPadding * 0.7;
    int rows = 1;
    double widest = 0;
    bool fits = true;
    for (const LegendEntry& entry : entries) {
        const QFontMetricsF metrics(fontOf(entry, font_));
        const double wide =
            (entry.hue ? swatch + swatchGap : 0) +
            metrics.horizontalAdvance(QString::fromStdString(entry.text)) + 1 +
            (entry.rampEnd.empty() ? 0
                                   : 2 * swatchGap + rampWidth +
                                         metrics.horizontalAdvance(QString::fromStdString(entry.rampEnd)));
        if (x > legendPadding && x + wide > width - legendPadding) {
            x = legendPadding;
            y += height + 4;
            ++rows;
        }
        fits = fits && x + wide <= width - legendPadding;
        placed_.push_back({entry, {x, y, wide, height}});
        x += wide + between;
        widest = std::max(widest, x - between);
    }
    size_ = entries.empty() ? QSizeF() : QSizeF(widest + legendPadding, y + height + legendPadding * 0.7);
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
        if (!placed.entry.rampEnd.empty())
            paintRamp(painter, rect, placed.entry, colours);
    }
    painter.restore();
}

} // namespace trichevron
