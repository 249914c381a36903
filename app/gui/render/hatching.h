// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Hatching by lines that are drawn, in units of the painter: the patterns of Qt count pixels of the device,
/// so that a large PNG, an SVG or a PDF would have another density than the screen.
#pragma once

#include <QPolygonF>

#include <cstdint>
#include <span>

class QColor;
class QPainter;

namespace trichevron::gui {

enum class Hatching : std::uint8_t {
    Rising,  ///< /
    Falling, ///< the other diagonal
    Crossed, ///< both diagonals
    Level,   ///< horizontal lines
    Dots     ///< squares
};

struct HatchSize {
    double period = 8; ///< from a line to the next, along y; of dots also along x
    double width = 1;  ///< of a line or a dot
};

/// Hatches convex areas. Lines continue from one area to the next, because all are counted from the origin
/// of the painter. A dot belongs to the area that has its centre.
void paintHatching(QPainter& painter, std::span<const QPolygonF> areas, Hatching hatching,
                   const QColor& colour, const HatchSize& size = {});
inline void paintHatching(QPainter& painter, const QPolygonF& area, Hatching hatching, const QColor& colour,
                          const HatchSize& size = {}) {
    paintHatching(painter, std::span(&area, 1), hatching, colour, size);
}

} // namespace trichevron::gui
