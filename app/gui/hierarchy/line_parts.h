// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Parts of lines and stripes by geometry: an SVG that Qt writes has no clipping.
#pragma once

#include <QLineF>
#include <QPainterPath>
#include <QPolygonF>
#include <QRectF>

#include <vector>

namespace trichevron::gui {

/// The parts of a line that are in none of the rectangles, from its beginning to its end.
std::vector<QLineF> partsOutside(const QLineF& line, const std::vector<QRectF>& rects);

/// The rest of a line after it has left a convex shape that it begins in; no length where it ends inside.
QLineF partAfter(const QLineF& line, const QPolygonF& convex);

/// Diagonal stripes of this thickness that end at the edge of the rectangle; `period`: between two, along x.
QPainterPath stripesIn(const QRectF& rect, double period, double thick);
/// Squares of this width inside the rectangle, in rows and columns as far from its edges on all sides.
QPainterPath dotsIn(const QRectF& rect, double period, double wide);

} // namespace trichevron::gui
