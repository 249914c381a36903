// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/render/hatching.h"

#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <map>
#include <optional>
#include <vector>

namespace trichevron::gui {
namespace {

/// Part of a line, along x.
struct LinePart {
    double from;
    double to;
};

/// The part of the line y = slope·x + offset that is in a convex area.
std::optional<LinePart> partInside(const QPolygonF& area, double slope, double offset) {
    std::optional<LinePart> part;
    for (qsizetype i = 0; i < area.size(); ++i) {
        const QPointF from = area[i];
        const QPointF to = area[(i + 1) % area.size()];
        const double before = from.y() - slope * from.x() - offset;
        const double after = to.y() - slope * to.x() - offset;
        if ((before < 0) == (after < 0))
            continue;
        const double x = from.x() + (to.x() - from.x()) * (before / (before - after));
        part = part ? LinePart{std::min(part->from, x), std::max(part->to, x)} : LinePart{x, x};
    }
    return part;
}

/// Parts of a line that adjoin are one: areas are often the cells of a map, of which there are thousands.
QPainterPath linesIn(std::span<const QPolygonF> areas, double slope, const HatchSize& size) {
    constexpr double adjoining = 0.01;
    const double middle = size.width / 2 * std::sqrt(1 + slope * slope);
    std::map<int, std::vector<LinePart>> lines;
    for (const QPolygonF& area : areas) {
        double low = 1e30;
        double high = -1e30;
        for (const QPointF& corner : area) {
            low = std::min(low, corner.y() - slope * corner.x());
            high = std::max(high, corner.y() - slope * corner.x());
        }
        const int end = static_cast<int>(std::ceil((high - middle) / size.period));
        for (int line = static_cast<int>(std::ceil((low - middle) / size.period)); line < end; ++line)
            if (const auto part = partInside(area, slope, line * size.period + middle))
                lines[line].push_back(*part);
    }
    QPainterPath path;
    for (auto& [line, parts] : lines) {
        std::sort(parts.begin(), parts.end(),
                  [](const LinePart& one, const LinePart& other) { return one.from < other.from; });
        const auto at = [&, offset = line * size.period + middle](double x) {
            return QPointF(x, slope * x + offset);
        };
        for (std::size_t i = 0; i < parts.size();) {
            LinePart whole = parts[i];
            for (++i; i < parts.size() && parts[i].from <= whole.to + adjoining; ++i)
                whole.to = std::max(whole.to, parts[i].to);
            path.moveTo(at(whole.from));
            path.lineTo(at(whole.to));
        }
    }
    return path;
}

std::vector<QRectF> dotsInAreas(std::span<const QPolygonF> areas, const HatchSize& size) {
    std::vector<QRectF> dots;
    for (const QPolygonF& area : areas) {
        const QRectF bounds = area.boundingRect();
        const auto first = [&](double from) {
            return std::ceil((from - size.width / 2) / size.period) * size.period;
        };
        for (double y = first(bounds.top()); y + size.width / 2 < bounds.bottom(); y += size.period)
            for (double x = first(bounds.left()); x + size.width / 2 < bounds.right(); x += size.period)
                if (area.containsPoint(QPointF(x, y) + QPointF(size.width, size.width) / 2, Qt::OddEvenFill))
                    dots.emplace_back(x, y, size.width, size.width);
    }
    return dots;
}

/// In pixels as rectangles: to fill a path of thousands of dots takes ten times as long. In vectors as one
/// path: a rectangle would be an element of the file.
void paintDots(QPainter& painter, const std::vector<QRectF>& dots, const QColor& colour) {
    if (painter.paintEngine()->type() == QPaintEngine::Raster) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawRects(dots.data(), static_cast<int>(dots.size()));
        return;
    }
    QPainterPath path;
    for (const QRectF& dot : dots)
        path.addRect(dot);
    painter.fillPath(path, colour);
}

/// What the painter clips is left out: a part of a map that is zoomed in is far larger than the picture.
std::vector<QPolygonF> partsSeen(const QPainter& painter, std::span<const QPolygonF> areas) {
    if (!painter.hasClipping())
        return {areas.begin(), areas.end()};
    const QRectF clip = painter.clipBoundingRect();
    std::vector<QPolygonF> seen;
    for (const QPolygonF& area : areas) {
        const QRectF bounds = area.boundingRect();
        if (clip.contains(bounds))
            seen.push_back(area);
        else if (clip.intersects(bounds))
            seen.push_back(area.intersected(QPolygonF(clip)));
    }
    return seen;
}

} // namespace

void paintHatching(QPainter& painter, std::span<const QPolygonF> allAreas, Hatching hatching,
                   const QColor& colour, const HatchSize& size) {
    const std::vector<QPolygonF> areas = partsSeen(painter, allAreas);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPathStroker stroker({colour, size.width, Qt::SolidLine, Qt::FlatCap});
    const auto draw = [&](std::initializer_list<double> slopes) {
        // Filled: Qt draws a line of up to a pixel with another thickness than its outline has. Together:
        // else a colour that is not opaque is stronger where two lines cross.
        QPainterPath strokes;
        for (const double slope : slopes)
            strokes.addPath(stroker.createStroke(linesIn(areas, slope, size)));
        strokes.setFillRule(Qt::WindingFill);
        painter.fillPath(strokes, colour);
    };
    switch (hatching) {
    case Hatching::Rising:
        draw({-1});
        break;
    case Hatching::Falling:
        draw({1});
        break;
    case Hatching::Crossed:
        draw({-1, 1});
        break;
    case Hatching::Level:
        draw({0});
        break;
    case Hatching::Dots:
        paintDots(painter, dotsInAreas(areas, size), colour);
        break;
    }
    painter.restore();
}

} // namespace trichevron::gui
