// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/hierarchy/overlay.h"

#include "app/gui/hierarchy/legend.h"
#include "app/gui/hierarchy/line_parts.h"
#include "app/gui/text/whole_numbers.h"
#include "core/scene/scene_text.h"

#include <algorithm>
#include <cmath>

namespace trichevron::gui {
namespace {

constexpr int wrapped = Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap;

double heightOf(const QString& text, const QFontMetricsF& metrics, double width) {
    return text.isEmpty() ? 0 : metrics.boundingRect(QRectF(0, 0, width, 1000), wrapped, text).height();
}

/// What stands over a panel.
struct CaptionLines {
    QString caption;
    QString note; ///< empty: behind the caption, or there is none
};

CaptionLines captionLines(const core::ScenePanel& panel, double width, const QFontMetricsF& metrics,
                          double canvasHeight) {
    CaptionLines lines{withWholeNumbers(QString::fromStdString(panel.caption)),
                       withWholeNumbers(QString::fromStdString(panel.note))};
    if (lines.note.isEmpty() || !isLowCanvas(canvasHeight, metrics.height()))
        return lines;
    const QString both = lines.caption + QStringLiteral(" · ") + lines.note;
    return metrics.horizontalAdvance(both) <= width ? CaptionLines{both, {}} : lines;
}

} // namespace

double captionHeight(const std::vector<core::ScenePanel>& panels, const std::vector<QRectF>& rooms,
                     const QFont& font, double canvasHeight) {
    const QFontMetricsF metrics(font);
    double height = metrics.height();
    for (std::size_t p = 0; p < panels.size(); ++p) {
        const double width = rooms[p].width();
        const auto [caption, note] = captionLines(panels[p], width, metrics, canvasHeight);
        height = std::max(height, heightOf(caption, metrics, width) + heightOf(note, metrics, width));
    }
    return height;
}

QPolygonF outlineOf(const core::SceneBox& box, const Camera& camera) {
    Point3 min = box.corner;
    Point3 max = box.corner;
    for (std::size_t a = 0; a < 3; ++a)
        max[a] += box.size[a];
    return outlineOf(min, max, camera);
}

QPointF topOf(const core::SceneBox& box, const Camera& camera) {
    return camera.pointOf(
        {box.corner[0] + box.size[0] / 2, box.corner[1] + box.size[1] / 2, box.corner[2] + box.size[2]});
}

QColor inkOn(const QColor& colour) {
    const auto linear = [](double value) {
        return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    const double luminance =
        0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
    constexpr double equal = 0.179; // the contrast to black and to white is the same: 4.58
    return luminance > equal ? QColor(Qt::black) : QColor(Qt::white);
}

bool Overlay::isSeen(std::size_t panel, std::size_t box, const QPointF& at) const {
    const auto item = picture.itemAt(at);
    return item && item->group == panel && item->box == box;
}

bool Overlay::isCovered(std::size_t panel, std::size_t box) const {
    const auto item = picture.itemAt(topOf(scene.panels[panel].boxes[box], places[panel].camera));
    return item && item->group > panel;
}

void Overlay::paintCaptions(QPainter& painter) const {
    const QFontMetricsF metrics(painter.font());
    for (std::size_t p = 0; p < places.size(); ++p) {
        const QRectF room = places[p].caption;
        const auto [caption, note] = captionLines(scene.panels[p], room.width(), metrics, canvas.height());
        const double high = heightOf(caption, metrics, room.width());
        const auto text = [&](const QRectF& rect, const QString& line, const QColor& colour) {
            painter.fillRect(
                metrics.boundingRect(rect, wrapped, line).adjusted(-4, 0, 4, 0),
                QColor(colours.background.red(), colours.background.green(), colours.background.blue(), 215));
            painter.setPen(colour);
            painter.drawText(rect, wrapped, line);
        };
        text({room.left(), room.top(), room.width(), high}, caption, colours.text);
        if (!note.isEmpty())
            text({room.left(), room.top() + high, room.width(), room.height() - high + 2}, note,
                 colours.mutedText);
    }
}

void Overlay::paintLinks(QPainter& painter) const {
    painter.save();
    painter.setClipRect(canvas);
    const std::vector<QRectF> texts = axisTexts(painter.font());
    QPen pen(colours.link, 1.3, Qt::DashLine);
    for (std::size_t p = 0; p + 1 < places.size(); ++p) {
        const core::ScenePanel& next = scene.panels[p + 1];
        if (!scene.panels[p].marked || isCovered(p, *scene.panels[p].marked))
            continue;
        const QPolygonF from = outlineOf(scene.panels[p].boxes[*scene.panels[p].marked], places[p].camera);
        core::SceneBox all;
        all.corner = next.minCorner;
        for (std::size_t a = 0; a < 3; ++a)
            all.size[a] = next.maxCorner[a] - next.minCorner[a];
        const QPolygonF to = outlineOf(all, places[p + 1].camera);
        // Over the boxes of the panel the lines would strike through labels.
        const QPolygonF border =
            outlineOf(scene.panels[p].minCorner, scene.panels[p].maxCorner, places[p].camera);
        // The two outer tangents of both outlines: one above and one below.
        for (const double sign : {1.0, -1.0}) {
            QPointF best[2] = {from.front(), to.front()};
            for (const QPointF& a : from)
                for (const QPointF& b : to) {
                    const QPointF along = b - a;
                    const auto outside = [&](const QPointF& point) {
                        return sign * sideOf(a, along, point) < -1e-3;
                    };
                    if (std::none_of(from.begin(), from.end(), outside) &&
                        std::none_of(to.begin(), to.end(), outside)) {
                        best[0] = a;
                        best[1] = b;
                    }
                }
            const QLineF visible = partAfter({best[0], best[1]}, border);
            if (visible.isNull())
                continue;
            for (const QLineF& part : partsOutside(visible, texts)) {
                pen.setDashOffset(QLineF(visible.p1(), part.p1()).length() /
                                  pen.widthF()); // one line of dashes
                painter.setPen(pen);
                painter.drawLine(part);
            }
        }
    }
    painter.restore();
}

std::vector<QRectF> Overlay::axisTexts(const QFont& font) const {
    constexpr double besideText = 6; // pixels: a dash at a text looks like a part of it
    constexpr double aboveText = 2;  // a line is thicker than the geometry says
    std::vector<QRectF> texts;
    for (std::size_t p = 0; p < places.size(); ++p)
        for (const QRectF& text : axesOf(p).textRects(axisFont(font, canvas.size())))
            texts.push_back(text.adjusted(-besideText, -aboveText, besideText, aboveText));
    return texts;
}

void Overlay::paintOutline(QPainter& painter, std::size_t panel, std::size_t box,
                           const QColor& colour) const {
    painter.setBrush(Qt::NoBrush);
    const core::SceneBox& drawn = scene.panels[panel].boxes[box];
    const Camera& camera = places[panel].camera;
    const QPen solid(colour, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    // Another box may hide it: a dotted outline shows its position, and a solid one its top if that is
    // visible.
    painter.setPen(QPen(colour, 1.2, Qt::DotLine));
    painter.drawPolygon(outlineOf(drawn, camera));
    if (!isSeen(panel, box, topOf(drawn, camera)))
        return;
    core::SceneBox top = drawn;
    top.corner[2] += top.size[2];
    top.size[2] = 0;
    painter.setPen(QPen(colours.background, 4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolygon(outlineOf(top, camera));
    painter.setPen(QPen(colour, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolygon(outlineOf(top, camera));
}

void Overlay::paintRing(QPainter& painter, std::size_t panel, std::size_t box, bool hasLabels) const {
    constexpr double clearEdge = 22; // pixels; the outline of a larger box is found without help
    constexpr double radius = 15;
    const core::SceneBox& drawn = scene.panels[panel].boxes[box];
    const Camera& camera = places[panel].camera;
    // A thread has a label with a line to it.
    if (scene.panels[panel].kind == core::PanelKind::Block ||
        std::max(drawn.size[0], drawn.size[1]) * camera.scale >= clearEdge)
        return;
    // Boxes with room for labels have a clear outline, unless others hide it.
    if (hasLabels && isSeen(panel, box, topOf(drawn, camera)))
        return;
    painter.setBrush(Qt::NoBrush);
    for (const QPen& pen : {QPen(colours.background, 4.5), QPen(colours.text, 2)}) {
        painter.setPen(pen);
        painter.drawEllipse(topOf(drawn, camera), radius, radius);
    }
}

Axes Overlay::axesOf(std::size_t panel) const {
    const bool isAlone = places.size() == 1;
    QRectF room = isAlone ? canvas : places[panel].caption.adjusted(-8, 0, 8, 0);
    room.setTop(places[panel].caption.bottom());
    room.setBottom(bottom.top());
    return {scene.panels[panel], places[panel], colours, room.adjusted(2, 2, -2, -2)};
}

void Overlay::paintAxes(QPainter& painter) const {
    const QFont font = painter.font();
    painter.setFont(axisFont(font, canvas.size()));
    for (std::size_t p = 0; p < places.size(); ++p)
        axesOf(p).paint(painter);
    painter.setFont(font);
}

QRectF placeLabel(const QPointF& anchor, const QSizeF& size, const QRectF& room,
                  const std::vector<QRectF>& taken) {
    constexpr double beside = 22; // pixels from the anchor
    constexpr double above = 26;
    constexpr double below = 20;
    const double wide = size.width();
    const double upper = -above - size.height() / 2;
    const auto isFree = [&](const QRectF& rect) {
        return room.contains(rect) && std::none_of(taken.begin(), taken.end(), [&](const QRectF& other) {
                   return other.intersects(rect);
               });
    };
    QRectF first;
    for (const QPointF& offset :
         {QPointF(beside, upper), QPointF(-wide / 2, upper), QPointF(-beside - wide, upper),
          QPointF(beside, below), QPointF(-wide / 2, below), QPointF(-beside - wide, below)}) {
        const QRectF rect(anchor + offset, size);
        if (isFree(rect))
            return rect;
        if (first.isNull())
            first = rect;
    }
    first.moveLeft(std::clamp(first.left(), room.left(), std::max(room.left(), room.right() - wide)));
    first.moveTop(std::clamp(first.top(), room.top(), std::max(room.top(), room.bottom() - size.height())));
    return first;
}

void Overlay::paintSelection(QPainter& painter, const std::vector<bool>& labelled) const {
    for (std::size_t p = 0; p < places.size(); ++p)
        if (const auto marked = scene.panels[p].marked; marked && !isCovered(p, *marked)) {
            paintOutline(painter, p, *marked, colours.text);
            paintRing(painter, p, *marked, labelled[p]);
        }
    const std::size_t last = places.size() - 1;
    if (request.path.level != core::HierarchyLevel::Thread || !scene.panels[last].marked)
        return;
    const QString text = QString::fromStdString(threadLabel(request));
    const QFontMetricsF metrics(painter.font());
    const QSizeF size(metrics.horizontalAdvance(text) + 14, metrics.height() + 6);
    const QPointF anchor = topOf(scene.panels[last].boxes[*scene.panels[last].marked], places[last].camera);
    const QRectF room(canvas.left() + 6, places[last].caption.bottom() + 2, canvas.width() - 12,
                      bottom.top() - places[last].caption.bottom() - 8);
    std::vector<QRectF> texts;
    for (std::size_t p = 0; p < places.size(); ++p)
        for (const QRectF& rect : axesOf(p).textRects(axisFont(painter.font(), canvas.size())))
            texts.push_back(rect);
    const QRectF rect = placeLabel(anchor, size, room, texts);
    const QPointF end(std::clamp(anchor.x(), rect.left(), rect.right()),
                      std::clamp(anchor.y(), rect.top(), rect.bottom()));
    painter.setPen(QPen(colours.text, 1.4));
    painter.drawLine(anchor, end);
    painter.setBrush(colours.surface);
    painter.setPen(QPen(colours.mutedText, 1));
    painter.drawRoundedRect(rect, 4, 4);
    painter.setPen(colours.text);
    painter.drawText(rect, Qt::AlignCenter, text);
}

} // namespace trichevron::gui
