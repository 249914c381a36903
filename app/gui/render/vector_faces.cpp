// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/render/vector_faces.h"

#include "app/gui/render/faces.h"
#include "app/gui/render/hatching.h"

#include <QPainter>

#include <algorithm>
#include <numbers>

namespace trichevron::gui {
namespace {

constexpr double edgeWidth = 0.6; // pixels

QPolygonF polygonOf(const Camera& camera, const RenderBox& box, const Face& face, std::size_t side) {
    const std::size_t a = side == 0 ? 1 : 0;
    const std::size_t b = side == 2 ? 1 : 2;
    Point3 along{};
    Point3 across{};
    along[a] = box.size[a];
    across[b] = box.size[b];
    const Camera::Projected corner = camera.project(box.corner);
    const QPointF at(corner.x + face.x, corner.y + face.y);
    const auto shift = [&](const Point3& vector) {
        const Camera::Projected by = camera.projectVector(vector);
        return QPointF(by.x, by.y);
    };
    return {{at, at + shift(along), at + shift(along) + shift(across), at + shift(across)}};
}

void paintHatch(QPainter& painter, const VectorFace& face) {
    constexpr double thick = stripePeriod / 3.0; // along x
    const QColor ink(face.ink);
    if (face.hatch == Hatch::Dotted)
        paintHatching(painter, face.polygon, Hatching::Dots, ink, {stripePeriod, thick});
    else
        paintHatching(
            painter, face.polygon, Hatching::Rising, ink,
            {face.hatch == Hatch::Sparse ? 2.0 * stripePeriod : stripePeriod, thick / std::numbers::sqrt2});
}

/// Far boxes first. The boxes of a group stand in layers, rows and columns that do not overlap, so the
/// order by layer, row and column is the order by depth, also between boxes of different sizes.
std::vector<std::size_t> farToNear(const RenderGroup& group, const std::vector<bool>& visible) {
    std::vector<std::size_t> order;
    for (std::size_t b = 0; b < group.boxes.size(); ++b)
        if (visible[b])
            order.push_back(b);
    std::array<double, 3> towards{};
    for (std::size_t a = 0; a < 3; ++a) {
        Point3 unit{};
        unit[a] = 1;
        towards[a] = group.camera.projectVector(unit).depth >= 0 ? 1 : -1;
    }
    const auto nearest = [&](const RenderBox& box, std::size_t a) {
        return towards[a] > 0 ? box.corner[a] : -(box.corner[a] + box.size[a]);
    };
    std::stable_sort(order.begin(), order.end(), [&](std::size_t one, std::size_t other) {
        for (const std::size_t a : {2U, 1U, 0U}) {
            const float from = nearest(group.boxes[one], a);
            const float to = nearest(group.boxes[other], a);
            if (from != to)
                return from < to;
        }
        return false;
    });
    return order;
}

} // namespace

std::vector<VectorFace> facesByDepth(std::span<const RenderGroup> groups, const Picture& picture) {
    std::vector<VectorFace> faces;
    for (std::size_t g = 0; g < groups.size(); ++g) {
        const RenderGroup& group = groups[g];
        const GroupView view(group.camera, 1, 0);
        for (const std::size_t number : farToNear(group, picture.visibleBoxes(g, group.boxes.size()))) {
            const RenderBox& box = group.boxes[number];
            const BoxShape shape = view.computeShape(box.size);
            const std::array<FacePaint, 3> paints = view.paints(box);
            for (std::size_t side = 0; side < 3; ++side)
                if (shape.faces[side].isVisible)
                    faces.push_back({polygonOf(group.camera, box, shape.faces[side], side), paints[side].fill,
                                     paints[side].edge, paints[side].ink, paints[side].hatch});
        }
    }
    return faces;
}

void paintFaces(QPainter& painter, const std::vector<VectorFace>& faces) {
    painter.save();
    for (const VectorFace& face : faces) {
        painter.setPen(QPen(QColor(face.edge), edgeWidth, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
        painter.setBrush(QColor(face.fill));
        painter.drawPolygon(face.polygon);
        if (face.hatch != Hatch::None)
            paintHatch(painter, face);
    }
    painter.restore();
}

} // namespace trichevron::gui
