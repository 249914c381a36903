// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/hierarchy/line_parts.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>
#include <utility>

namespace trichevron::gui {
namespace {

/// Which part of the line is in the rectangle: from and to, as shares of its length (Liang and Barsky).
std::optional<std::pair<double, double>> shareInside(const QLineF& line, const QRectF& rect) {
    double from = 0;
    double to = 1;
    const auto cut = [&](double along, double before, double after) {
        constexpr double parallel = 1e-9;
        if (std::abs(along) < parallel)
            return before <= 0 && after >= 0;
        from = std::max(from, std::min(before / along, after / along));
        to = std::min(to, std::max(before / along, after / along));
        return from < to;
    };
    const bool crosses = cut(line.dx(), rect.left() - line.x1(), rect.right() - line.x1()) &&
                         cut(line.dy(), rect.top() - line.y1(), rect.bottom() - line.y1());
    return crosses ? std::optional(std::pair(from, to)) : std::nullopt;
}

} // namespace

std::vector<QLineF> partsOutside(const QLineF& line, const std::vector<QRectF>& rects) {
    std::vector<std::pair<double, double>> covered;
    for (const QRectF& rect : rects)
        if (const auto share = shareInside(line, rect))
            covered.push_back(*share);
    std::sort(covered.begin(), covered.end());
    std::vector<QLineF> parts;
    double at = 0;
    for (const auto& [from, to] : covered) {
        if (from > at)
            parts.emplace_back(line.pointAt(at), line.pointAt(from));
        at = std::max(at, to);
    }
    if (at < 1)
        parts.emplace_back(line.pointAt(at), line.p2());
    return parts;
}

QLineF partAfter(const QLineF& line, const QPolygonF& convex) {
    const auto cross = [](const QPointF& a, const QPointF& b) { return a.x() * b.y() - a.y() * b.x(); };
    double twiceArea = 0;
    for (qsizetype i = 0; i < convex.size(); ++i)
        twiceArea += cross(convex[i], convex[(i + 1) % convex.size()]);
    const double turn = twiceArea < 0 ? -1 : 1; // the corners may go either way round
    const QPointF along = line.p2() - line.p1();
    double leaves = 1;
    for (qsizetype i = 0; i < convex.size(); ++i) {
        const QPointF edge = convex[(i + 1) % convex.size()] - convex[i];
        const double inwards = turn * cross(edge, along);
        if (inwards < 0) // the line goes out over this edge
            leaves = std::min(leaves, turn * cross(edge, line.p1() - convex[i]) / -inwards);
    }
    return {line.pointAt(std::max(leaves, 0.0)), line.p2()};
}

QPainterPath stripesIn(const QRectF& rect, double period, double thick) {
    const double across = thick * std::numbers::sqrt2; // along x
    QPainterPath stripes;
    const int count = static_cast<int>(std::ceil((rect.width() + rect.height()) / period));
    for (int i = 0; i < count; ++i) {
        const double x = rect.left() - rect.height() + i * period;
        QPolygonF stripe;
        stripe << QPointF(x, rect.bottom()) << QPointF(x + across, rect.bottom())
               << QPointF(x + across + rect.height(), rect.top()) << QPointF(x + rect.height(), rect.top());
        stripes.addPolygon(stripe);
        stripes.closeSubpath();
    }
    QPainterPath inside;
    inside.addRect(rect);
    return stripes.intersected(inside);
}

QPainterPath dotsIn(const QRectF& rect, double period, double wide) {
    const auto countIn = [&](double room) {
        return std::max(1, static_cast<int>((room - wide) / period) + 1);
    };
    const int columns = countIn(rect.width());
    const int rows = countIn(rect.height());
    const QPointF first =
        rect.center() - QPointF((columns - 1) * period + wide, (rows - 1) * period + wide) / 2;
    QPainterPath dots;
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column)
            dots.addRect(QRectF(first + QPointF(column, row) * period, QSizeF(wide, wide)));
    return dots;
}

} // namespace trichevron::gui
