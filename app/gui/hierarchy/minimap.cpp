// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/hierarchy/minimap.h"

#include "app/gui/hierarchy/axes.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/text/type_scale.h"
#include "core/scene/scene_text.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace trichevron::gui {
namespace {

constexpr double minDot = 5;
/// Of the cells that show how many blocks there are, with the gap between them.
constexpr double minMapCell = 3;

/// What grows with the type, as on a projector, as far as the minimap has grown too.
struct MinimapMeasures {
    static constexpr double leastSide = 64; ///< of a minimap, in pixels
    explicit MinimapMeasures(const QWidget& map)
        : scale(std::max(1.0,
                         std::min(typeScale(map.font()), std::min(map.width(), map.height()) / leastSide))) {}
    double scale;
    double padding = 6 * scale;
    int axisPixels = qRound(9 * scale); ///< height of the type of axes
    double arrowHead = 5 * scale;
    double layerBar = 9 * scale;
    double axisGap = 3 * scale;                           ///< between an axis and what it measures
    double textGap = 2 * scale;                           ///< between an axis and its name
    double axisRoom = axisGap + textGap + axisPixels + 3; ///< for the name and the size of an axis
};

/// The interval of a range on one axis of `length` pixels, at least `min` pixels long.
std::pair<double, double> span(std::uint32_t first, std::uint32_t size, std::uint32_t whole, double length,
                               double min) {
    const double from = length * first / whole;
    const double wide = std::max(min, length * size / whole);
    return {std::min(from, length - wide), wide};
}

} // namespace

Minimap::Minimap(QWidget* parent) : QWidget(parent) {
    retranslate(this, [this] {
        setAccessibleName(tr("Minimap of the grid"));
        setToolTip(tr("The whole grid from above; click to show all of it"));
        describe();
    });
    setCursor(Qt::PointingHandCursor);
    resize(88, 88);
}

int Minimap::sideOn(const QWidget& canvas) {
    const double usual = canvas.height() >= 380 ? 88 : MinimapMeasures::leastSide;
    constexpr double largestShare = 0.2;
    const double scale = typeScale(canvas.font());
    return static_cast<int>(std::max(usual, std::min(usual * scale, largestShare * canvas.height())));
}

void Minimap::describe() {
    if (grid_ == core::Cells{} && !region_ && !selected_)
        return; // nothing is shown yet
    QStringList sentences{
        fill(tr("The whole grid: {count, plural, one {{size} block} other {{size} blocks}}."),
             {{"count", grid_.count()}, {"size", core::shortTimes(grid_.size)}})};
    if (region_)
        sentences << fill(tr("Shown: {range}."), {{"range", rangeText(*region_)}});
    if (selected_)
        sentences << fill(tr("Selected: {range}."), {{"range", rangeText(*selected_)}});
    setAccessibleDescription(sentences.join(QLatin1Char(' ')));
}

void Minimap::showGrid(const core::Cells& grid, const std::optional<core::Cells>& region,
                       const std::optional<core::Cells>& selected) {
    if (grid == grid_ && region == region_ && selected == selected_)
        return;
    grid_ = grid;
    region_ = region;
    selected_ = selected;
    describe();
    update();
}

void Minimap::setColours(const SceneColours& colours) {
    colours_ = colours;
    update();
}

QRectF Minimap::rectOf(const core::Cells& cells, const QRectF& map) const {
    const auto [x, wide] = span(cells.first[0], cells.size[0], grid_.size[0], map.width(), minDot);
    const auto [y, high] = span(cells.first[1], cells.size[1], grid_.size[1], map.height(), minDot);
    return {map.left() + x, map.top() + y, wide, high};
}

void Minimap::paintAxis(QPainter& painter, const QLineF& line, std::size_t axis, double from) const {
    const MinimapMeasures by(*this);
    painter.save();
    painter.setPen(QPen(colours_.mutedText, by.scale));
    paintArrowLine(painter, line, by.arrowHead);
    QFont small = font();
    small.setPixelSize(by.axisPixels);
    painter.setFont(small);
    painter.setPen(colours_.text);
    // The size where there is room for it, else only the name.
    const QString name(QLatin1Char("xyz"[axis]));
    const QString full = name + QLatin1Char(' ') + QString::number(grid_.size[axis]);
    const QFontMetricsF metrics(small);
    const double to = (axis == 0 ? width() : height()) - by.textGap;
    const QString shown = metrics.horizontalAdvance(full) <= to - from ? full : name;
    const double half = metrics.horizontalAdvance(shown) / 2;
    // It may be longer than the arrow.
    const auto within = [&](double middle) {
        return std::clamp(middle, from + half, std::max(from + half, to - half));
    };
    QPointF middle = line.center();
    if (axis == 0)
        middle.setX(within(middle.x()));
    else
        middle.setY(within(middle.y()));
    painter.translate(middle);
    if (axis != 0)
        painter.rotate(-90);
    const double high = by.axisPixels + 1;
    painter.drawText(QRectF(-width(), -by.textGap - high, 2 * width(), high),
                     Qt::AlignHCenter | Qt::AlignVCenter | Qt::TextDontClip, shown);
    painter.restore();
}

void Minimap::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colours_.line, 1));
    painter.setBrush(colours_.surface);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);

    const MinimapMeasures by(*this);
    QRectF room = QRectF(rect()).adjusted(by.axisRoom, by.axisRoom, -by.padding, -by.padding);
    const bool layers = grid_.size[2] > 1;
    if (layers)
        room.setRight(room.right() - by.layerBar - by.axisRoom);
    // True proportions, within what is recognisable at this size.
    const double ratio = std::clamp(static_cast<double>(grid_.size[1]) / grid_.size[0], 0.2, 5.0);
    const QSizeF size = ratio <= room.height() / room.width() ? QSizeF(room.width(), room.width() * ratio)
                                                              : QSizeF(room.height() / ratio, room.height());
    const QRectF map(room.center() - QPointF(size.width() / 2, size.height() / 2), size);
    const auto cells = [&](const QRectF& area, std::uint32_t columns, std::uint32_t rows) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours_.neutral);
        const double wide = area.width() / columns;
        const double high = area.height() / rows;
        for (std::uint32_t y = 0; y < rows; ++y)
            for (std::uint32_t x = 0; x < columns; ++x)
                painter.drawRect(QRectF(area.left() + x * wide, area.top() + y * high, wide, high)
                                     .adjusted(0.6, 0.6, -0.6, -0.6));
    };
    const auto count = [&](std::uint32_t axis, double length) {
        return std::min(axis, std::max<std::uint32_t>(1, static_cast<std::uint32_t>(length / minMapCell)));
    };
    cells(map, count(grid_.size[0], map.width()), count(grid_.size[1], map.height()));
    const QRectF bar(rect().right() - by.padding - by.layerBar + 1, by.axisRoom, by.layerBar,
                     height() - by.axisRoom - by.padding);
    if (layers)
        cells(bar, 1, count(grid_.size[2], bar.height()));
    // The words of x stand right of those of y, and above those of z.
    const bool hasY = grid_.size[1] > 1;
    paintAxis(painter, {map.topLeft() - QPointF(0, by.axisGap), map.topRight() - QPointF(0, by.axisGap)}, 0,
              hasY ? map.left() - by.axisGap : by.textGap);
    if (hasY)
        paintAxis(painter,
                  {map.topLeft() - QPointF(by.axisGap, 0), map.bottomLeft() - QPointF(by.axisGap, 0)}, 1,
                  by.textGap);
    if (layers)
        paintAxis(painter,
                  {bar.topLeft() - QPointF(by.axisGap, 0), bar.bottomLeft() - QPointF(by.axisGap, 0)}, 2,
                  bar.top() - by.axisGap);
    const auto mark = [&](const core::Cells& part, const QPen& pen, const QBrush& brush) {
        painter.setPen(pen);
        painter.setBrush(brush);
        painter.drawRect(rectOf(part, map));
        if (layers) {
            const auto [z, high] = span(part.first[2], part.size[2], grid_.size[2], bar.height(), minDot);
            painter.drawRect(QRectF(bar.left(), bar.top() + z, bar.width(), high));
        }
    };
    if (region_)
        mark(*region_, QPen(colours_.link, 1.6), Qt::NoBrush);
    if (selected_)
        mark(*selected_, Qt::NoPen, colours_.accent);
}

void Minimap::mousePressEvent(QMouseEvent* event) {
    event->accept();
    emit clicked();
}

} // namespace trichevron::gui
