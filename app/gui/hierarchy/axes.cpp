// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/hierarchy/axes.h"

#include "app/gui/hierarchy/text_plate.h"
#include "app/gui/text/type_scale.h"
#include "core/scene/scene_text.h"

#include <QFontInfo>

#include <algorithm>
#include <cmath>

namespace trichevron::gui {
namespace {

constexpr double fromEdge = 7;          // pixels between the panel and its arrow
constexpr double arrowHead = 7;         // pixels
constexpr double crossLength = 26;      // pixels
constexpr double shortest = 6;          // pixels; a shorter arrow could not be seen
constexpr double fewestLayers = 24;     // pixels; beside a lower stack their names would not be read
constexpr double shareOfCanvas = 0.014; // of its shorter side, for the height of names

double lengthOf(const QPointF& vector) {
    return std::hypot(vector.x(), vector.y());
}

/// The panel's tile, strip or stack of layers at the origin.
std::array<Point3, 2> cornersOf(const core::ScenePanel& panel) {
    std::array<Point3, 2> corners{panel.minCorner, panel.maxCorner};
    const auto endWithBoxes = [&](std::size_t axis) {
        corners[1][axis] = std::min(corners[1][axis], static_cast<float>(panel.boxCounts[axis]));
    };
    const bool areTiles = panel.arrangement == core::Arrangement::TilesOfZ;
    if (areTiles || panel.arrangement == core::Arrangement::RowsOfY)
        endWithBoxes(0);
    if (areTiles || (panel.arrangement == core::Arrangement::RowsOfX && panel.boxCounts[1] == 1))
        endWithBoxes(1);
    return corners;
}

/// The text beside a line. Along the line where that is steep, so that it needs little room.
struct TextBeside {
    QRectF rect; ///< upright, also where the text is steep
    bool isSteep = false;
};

/// On the side away from `inner`.
TextBeside placeBeside(const QLineF& line, const QPointF& inner, const QString& text, const QRectF& free,
                       const QFontMetricsF& metrics) {
    const QSizeF size(metrics.horizontalAdvance(text) + 4, metrics.height());
    const QPointF middle = line.center();
    QPointF out = QPointF(-line.dy(), line.dx()) / std::max(1e-6, line.length());
    if (QPointF::dotProduct(out, middle - inner) < 0)
        out = -out;
    const bool isSteep = std::abs(line.dx()) < 0.25 * std::abs(line.dy());
    const QSizeF drawn = isSteep ? size.transposed() : size;
    const double away = 2 + std::abs(out.x()) * drawn.width() / 2 + std::abs(out.y()) * drawn.height() / 2;
    QRectF rect(QPointF(), drawn);
    rect.moveCenter(middle + out * away);
    rect.moveLeft(std::clamp(rect.left(), free.left(), std::max(free.left(), free.right() - drawn.width())));
    rect.moveTop(std::clamp(rect.top(), free.top(), std::max(free.top(), free.bottom() - drawn.height())));
    return {rect, isSteep};
}

void paintBeside(QPainter& painter, const TextBeside& place, const QString& text,
                 const SceneColours& colours) {
    const QSizeF size = place.isSteep ? place.rect.size().transposed() : place.rect.size();
    painter.save();
    painter.translate(place.rect.center());
    if (place.isSteep)
        painter.rotate(-90);
    const QRectF at(QPointF(-size.width() / 2, -size.height() / 2), size);
    QColor plate = colours.background;
    plate.setAlpha(200);
    painter.fillRect(at, plate);
    painter.setPen(colours.text);
    painter.drawText(at, Qt::AlignCenter, text);
    painter.restore();
}

QPointF middleOfPanel(const core::ScenePanel& panel, const Camera& camera) {
    const std::array<Point3, 2> corners = cornersOf(panel);
    return (camera.pointOf(corners[0]) + camera.pointOf(corners[1])) / 2;
}

double arrowHeadFor(const QFont& font) {
    return arrowHead * typeScale(font);
}

} // namespace

QFont axisFont(QFont font, const QSizeF& canvas) {
    const int pixels = static_cast<int>(shareOfCanvas * std::min(canvas.width(), canvas.height()));
    if (pixels > QFontInfo(font).pixelSize())
        font.setPixelSize(pixels);
    return font;
}

void paintArrowLine(QPainter& painter, const QLineF& line, double head) {
    const double length = std::max(1e-6, line.length());
    const QPointF along = QPointF(line.dx(), line.dy()) / length;
    const QPointF across(-along.y(), along.x());
    const QPointF back = line.p2() - along * head;
    painter.drawLine(line.p1(), back);
    painter.save();
    painter.setBrush(painter.pen().color());
    painter.setPen(Qt::NoPen);
    painter.drawPolygon(QPolygonF{{line.p2(), back + across * head * 0.45, back - across * head * 0.45}});
    painter.restore();
}

QPointF Axes::directionOf(std::size_t axis) const {
    Point3 unit{};
    unit[axis] = axis == 2 ? -1.0F : 1.0F; // layers are counted from the top
    const Camera::Projected at = place.camera.projectVector(unit);
    return QPointF(at.x, at.y) / std::max(1e-6, place.camera.scale);
}

std::optional<QLineF> Axes::arrowOf(std::size_t axis) const {
    const bool areTiles = panel.arrangement == core::Arrangement::TilesOfZ;
    if (panel.region.size[axis] < 2 || panel.zoomed || (axis == 2 && areTiles))
        return std::nullopt;
    const std::array<Point3, 2> corners = cornersOf(panel);
    // Of the four parallel edges of the panel the one that is farthest out: the highest, for layers the one
    // on the left.
    std::optional<QLineF> best;
    double bestOut = 1e30;
    for (unsigned edge = 0; edge < 4; ++edge) {
        const std::size_t b = (axis + 1) % 3;
        const std::size_t c = (axis + 2) % 3;
        Point3 from{};
        from[b] = corners[edge & 1U][b];
        from[c] = corners[edge >> 1U][c];
        Point3 to = from;
        from[axis] = corners[axis == 2 ? 1 : 0][axis];
        to[axis] = corners[axis == 2 ? 0 : 1][axis];
        const QLineF line(place.camera.pointOf(from), place.camera.pointOf(to));
        const QPointF middle = line.center();
        const double out = axis == 2 ? middle.x() : middle.y() + 1e-3 * middle.x();
        if (out < bestOut) {
            bestOut = out;
            best = line;
        }
    }
    if (best->length() < (axis == 2 ? fewestLayers : shortest))
        return std::nullopt;
    const QPointF inner = middleOfPanel(panel, place.camera);
    QPointF out = QPointF(-best->dy(), best->dx()) / best->length();
    if (QPointF::dotProduct(out, best->center() - inner) < 0)
        out = -out;
    return best->translated(out * fromEdge);
}

void Axes::paintArrow(QPainter& painter, std::size_t axis, const QLineF& line) const {
    painter.setPen(QPen(colours.mutedText, 1.4));
    // Beside one or two boxes the head is smaller, so that a part of the line is left.
    paintArrowLine(painter, line, std::min(arrowHeadFor(painter.font()), 0.6 * line.length()));
    const QString text = QString::fromStdString(axisText(panel, axis));
    paintBeside(
        painter,
        placeBeside(line, middleOfPanel(panel, place.camera), text, free, QFontMetricsF(painter.font())),
        text, colours);
}

std::vector<QRectF> Axes::textRects(const QFont& font) const {
    const QFontMetricsF metrics(font);
    std::vector<QRectF> rects;
    for (std::size_t axis = 0; axis < 2; ++axis)
        if (const std::optional<QLineF> line = arrowOf(axis); line && isInView(*line))
            rects.push_back(placeBeside(*line, middleOfPanel(panel, place.camera),
                                        QString::fromStdString(axisText(panel, axis)), free, metrics)
                                .rect);
    if (const std::optional<QLineF> line = layerArrow())
        for (const auto& [rect, text] : layerTexts(*line, metrics))
            rects.push_back(rect);
    return rects;
}

bool Axes::isInView(const QLineF& line) const {
    return free.contains(line.p1()) && free.contains(line.p2());
}

std::vector<std::pair<QRectF, QString>> Axes::layerTexts(const QLineF& line,
                                                         const QFontMetricsF& metrics) const {
    std::vector<std::pair<QRectF, QString>> texts;
    const std::uint32_t layers = panel.boxCounts[2];
    const double each = line.length() / layers;
    const auto stride = static_cast<std::uint32_t>(std::max(1.0, std::ceil(metrics.height() / each)));
    const std::size_t perLayer = std::size_t{panel.boxCounts[0]} * panel.boxCounts[1];
    const auto add = [&](std::uint32_t layer, const QPointF& at) {
        const QString text = QString::fromStdString(layerText(panel.boxes[layer * perLayer].cells));
        const double wide = metrics.horizontalAdvance(text);
        const QRectF rect(at.x() - wide - 6, at.y() - metrics.height() / 2, wide, metrics.height());
        if (free.contains(rect))
            texts.emplace_back(rect, text);
    };
    if (stride >= layers) { // one number alone would not say that there are more: the first and the last
        const QPointF half(0, metrics.height() / 2);
        add(0, line.center() - half);
        add(layers - 1, line.center() + half);
        return texts;
    }
    const std::uint32_t last = layers - 1;
    for (std::uint32_t layer = 0; layer + stride <= last; layer += stride)
        add(layer, line.pointAt((layer + 0.5) / layers));
    add(last, line.pointAt((last + 0.5) / layers));
    return texts;
}

std::optional<QLineF> Axes::layerArrow() const {
    return panel.arrangement == core::Arrangement::TilesOfZ || panel.boxes.empty() ? std::nullopt
                                                                                   : arrowOf(2);
}

void Axes::paintLayers(QPainter& painter) const {
    const std::optional<QLineF> line = layerArrow();
    if (!line)
        return;
    painter.setPen(QPen(colours.mutedText, 1.4));
    paintArrowLine(painter, *line, arrowHeadFor(painter.font()));
    painter.setPen(colours.text);
    for (const auto& [rect, text] : layerTexts(*line, QFontMetricsF(painter.font())))
        painter.drawText(rect, Qt::AlignCenter | Qt::TextDontClip, text);
}

void Axes::paintTileNumbers(QPainter& painter) const {
    const QFontMetricsF metrics(painter.font());
    const std::uint32_t tiles = panel.boxCounts[2];
    const core::Detail detail{panel.homeStep, panel.boxCounts, panel.arrangement, panel.row};
    for (std::uint32_t tile = 0; tile < tiles; ++tile) {
        core::Cells layer = panel.region;
        layer.first[2] += tile * panel.homeStep[2];
        layer.size[2] = std::min(panel.homeStep[2], panel.region.size[2] - tile * panel.homeStep[2]);
        const QString text = QString::fromStdString(layerText(layer));
        const core::Cell at = drawnPlace(detail, {0, 0, tile});
        const auto x = static_cast<float>(at[0]);
        const auto y = static_cast<float>(at[1]);
        const QPointF corner = place.camera.pointOf({x, y, 0});
        const QPointF far = place.camera.pointOf(
            {x + static_cast<float>(panel.boxCounts[0]), y + static_cast<float>(panel.boxCounts[1]), 0});
        const QSizeF size(metrics.horizontalAdvance(text) + 8, metrics.height());
        // A number must not hide the tile that it names.
        if (far.x() - corner.x() < 1.2 * size.width() || far.y() - corner.y() < 2.5 * size.height())
            continue;
        paintTextPlate(painter, QRectF(corner + QPointF(1, 1), size), text, colours);
    }
}

void Axes::paintCross(QPainter& painter) const {
    const QFontMetricsF metrics(painter.font());
    const double side = crossLength + metrics.height();
    const QRectF box(free.left() + 4, free.top() + 4, 2 * side, 2 * side);
    QColor plate = colours.background;
    plate.setAlpha(215);
    painter.setPen(Qt::NoPen);
    painter.setBrush(plate);
    painter.drawRoundedRect(box, 6, 6);
    for (std::size_t axis = 0; axis < 3; ++axis) {
        const QPointF direction = directionOf(axis);
        if (panel.whole.size[axis] < 2 || lengthOf(direction) < 0.2)
            continue;
        const QPointF end = box.center() + direction * crossLength;
        painter.setPen(QPen(colours.mutedText, 1.6));
        paintArrowLine(painter, {box.center(), end}, arrowHeadFor(painter.font()));
        QRectF name(0, 0, metrics.height(), metrics.height());
        name.moveCenter(end + direction / lengthOf(direction) * metrics.height() * 0.6);
        painter.setPen(colours.text);
        painter.drawText(name, Qt::AlignCenter, QString(QLatin1Char("xyz"[axis])));
    }
}

void Axes::paint(QPainter& painter) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    bool isOutside = panel.zoomed;
    for (std::size_t axis = 0; axis < 2; ++axis) {
        const std::optional<QLineF> line = arrowOf(axis);
        if (!line)
            continue;
        if (isInView(*line))
            paintArrow(painter, axis, *line);
        else
            isOutside = true;
    }
    if (isOutside)
        paintCross(painter);
    else if (panel.arrangement != core::Arrangement::TilesOfZ)
        paintLayers(painter);
    if (panel.arrangement == core::Arrangement::TilesOfZ && !panel.zoomed)
        paintTileNumbers(painter);
    painter.restore();
}

} // namespace trichevron::gui
