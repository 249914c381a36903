// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/hierarchy/problem_marks.h"

#include "app/gui/hierarchy/text_plate.h"
#include "app/gui/text/type_scale.h"
#include "core/scene/scene_text.h"

#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace trichevron::gui {
namespace {

constexpr double minEdgeForBound = 28;     // pixels of a block
constexpr double minEdgeForElements = 110; // pixels of a block, for the usual type

/// A line across the top of a box, at a share of its width along `axis`.
QLineF acrossTop(const Point3& corner, const Point3& size, std::size_t axis, double share,
                 const Camera& camera) {
    Point3 from = corner;
    from[2] += size[2];
    from[axis] += size[axis] * static_cast<float>(share);
    Point3 to = from;
    to[1 - axis] += size[1 - axis];
    return {camera.pointOf(from), camera.pointOf(to)};
}

void paintBound(QPainter& painter, const QLineF& line, const SceneColours& colours) {
    painter.setPen(QPen(colours.background, 4.5, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(line);
    painter.setPen(QPen(colours.text, 2, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(line);
}

void paintPlate(QPainter& painter, const QPointF& middle, double width, const QString& text,
                const SceneColours& colours, const QRectF& within) {
    const QFontMetricsF metrics(painter.font());
    QRectF rect = metrics.boundingRect(QRectF(0, 0, width, 200), Qt::AlignCenter | Qt::TextWordWrap, text)
                      .adjusted(-5, -2, 5, 2);
    rect.moveCenter(middle + QPointF(0, 0.2 * width));
    rect.moveTop(std::max(rect.top(), middle.y() + 0.6 * metrics.height())); // below the name of the block
    if (!within.contains(rect))
        return;
    paintTextPlate(painter, rect, text, colours);
}

/// The line between the threads inside and outside of the problem.
void paintBoundsOfThreads(const Overlay& overlay, std::size_t p, QPainter& painter) {
    const core::ScenePanel& panel = overlay.scene.panels[p];
    if (panel.arrangement != core::Arrangement::Stack)
        return;
    for (std::size_t axis = 0; axis < 2; ++axis) {
        const auto share = problemBoundIn(overlay.request, panel.kind, panel.region, axis);
        if (!share)
            continue;
        Point3 size{};
        for (std::size_t a = 0; a < 2; ++a)
            size[a] = static_cast<float>(panel.region.size[a]) / static_cast<float>(panel.step[a]);
        const QLineF line =
            acrossTop({0, 0, panel.maxCorner[2]}, size, axis, *share, overlay.places[p].camera);
        paintBound(painter, line, overlay.colours);
    }
}

} // namespace

std::optional<QLineF> problemBoundOn(const Overlay& overlay, std::size_t panel, std::size_t box,
                                     std::size_t axis) {
    const core::ScenePanel& drawn = overlay.scene.panels[panel];
    const core::SceneBox& block = drawn.boxes[box];
    const Camera& camera = overlay.places[panel].camera;
    if (drawn.kind == core::PanelKind::Block || block.cells.count() != 1 ||
        block.size[axis] * camera.scale < minEdgeForBound)
        return std::nullopt;
    const auto share = problemBoundIn(overlay.request, drawn.kind, block.cells, axis);
    return share ? std::optional(acrossTop(block.corner, block.size, axis, *share, camera)) : std::nullopt;
}

void paintProblemMarks(const Overlay& overlay, QPainter& painter) {
    if (!overlay.request.problem)
        return;
    for (std::size_t p = 0; p < overlay.places.size(); ++p) {
        const core::ScenePanel& panel = overlay.scene.panels[p];
        if (panel.kind == core::PanelKind::Block) {
            paintBoundsOfThreads(overlay, p, painter);
            continue;
        }
        if (!panel.fullDetail())
            continue;
        const Camera& camera = overlay.places[p].camera;
        for (std::size_t b = 0; b < panel.boxes.size(); ++b) {
            const core::SceneBox& box = panel.boxes[b];
            const double edge = std::min(box.size[0], box.size[1]) * camera.scale;
            const QPointF middle = topOf(box, camera);
            if (edge < minEdgeForBound || !overlay.isSeen(p, b, middle))
                continue;
            for (std::size_t axis = 0; axis < 2; ++axis)
                if (const auto line = problemBoundOn(overlay, p, b, axis))
                    paintBound(painter, *line, overlay.colours);
            if (edge < minEdgeForElements * typeScale(painter.font()))
                continue;
            QString text = QString::fromStdString(elementsText(overlay.request, panel.kind, box.cells));
            text.replace(QStringLiteral(", "), QStringLiteral(",\u00A0")); // an index stays on one line
            if (!text.isEmpty())
                paintPlate(painter, middle, 0.8 * edge, text, overlay.colours, overlay.canvas);
        }
    }
}

} // namespace trichevron::gui
