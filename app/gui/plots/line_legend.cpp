// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/plots/line_legend.h"

#include "app/gui/text/fill.h"

#include <QFontMetricsF>

namespace trichevron::gui {
namespace {

constexpr double stroke = 20; ///< the length of a piece of the line, in pixels
constexpr double afterStroke = 4;
constexpr double betweenPlaces = 12;

} // namespace

LineLegend::LineLegend(QCustomPlot* plot) : QCPAbstractItem(plot) {
    setSelectable(false);
    setClipToAxisRect(false); // it is above it
}

std::vector<LineLegend::Place> LineLegend::places() const {
    const QRectF room = row ? row() : QRectF();
    const QFontMetricsF metrics(font_);
    for (std::size_t shown = entries_.size(); shown > 0; --shown) {
        std::vector<Place> places;
        double x = room.left();
        const auto add = [&](std::size_t entry, const QString& text) {
            const double width =
                (entry < entries_.size() ? stroke + afterStroke : 0) + metrics.horizontalAdvance(text) + 1;
            places.push_back({entry, text, QRectF(x, room.top(), width, room.height())});
            x += width + betweenPlaces;
        };
        for (std::size_t entry = 0; entry < shown; ++entry)
            add(entry, entries_[entry].text);
        if (shown < entries_.size())
            add(entries_.size(), fill(tr("{count} more"), {{"count", entries_.size() - shown}}));
        if (places.back().rect.right() <= room.right())
            return places;
    }
    return {};
}

void LineLegend::draw(QCPPainter* painter) {
    painter->setFont(font_);
    for (const Place& place : places()) {
        QRectF rect = place.rect;
        if (place.entry < entries_.size()) {
            const Entry& entry = entries_[place.entry];
            const QPointF left(rect.left(), rect.center().y());
            painter->setAntialiasing(true);
            painter->setPen(QPen(entry.colour, 2));
            painter->drawLine(QLineF(left, left + QPointF(stroke, 0)));
            QCPScatterStyle(entry.shape, QPen(entry.colour), QBrush(entry.colour), 7)
                .drawShape(painter, left + QPointF(stroke / 2, 0));
            rect.setLeft(rect.left() + stroke + afterStroke);
        }
        painter->setPen(text_);
        painter->drawText(rect, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, place.text);
    }
}

} // namespace trichevron::gui
