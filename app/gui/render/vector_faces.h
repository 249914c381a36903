// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The visible faces of boxes as polygons, for pictures made of vectors.
#pragma once

#include "app/gui/render/renderer.h"

#include <QPolygonF>

class QPainter;

namespace trichevron::gui {

struct VectorFace {
    QPolygonF polygon;
    QRgb fill;
    QRgb edge;
    QRgb ink; ///< of the stripes
    Hatch hatch;
};

/// The faces of the boxes that `picture` shows of each group, from the farthest to the nearest: painted in
/// this order they hide each other as in the picture.
std::vector<VectorFace> facesByDepth(std::span<const RenderGroup> groups, const Picture& picture);

void paintFaces(QPainter& painter, const std::vector<VectorFace>& faces);

} // namespace trichevron::gui
