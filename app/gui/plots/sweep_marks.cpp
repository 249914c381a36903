// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/plots/sweep_marks.h"

#include "app/gui/plots/sweep_signs.h"
#include "app/gui/render/hatching.h"
#include "app/gui/theme/theme.h"

#include <map>
#include <vector>

namespace trichevron::gui {
namespace {

constexpr double maxStar = 8;     ///< pixels from the centre to a tip
constexpr double minMark = 3;     ///< a smaller one is invisible
constexpr double minOutlined = 5; ///< a smaller cell would be hidden by its outline

double radiusIn(const QRectF& rect) {
    return qMax(minMark, qMin(maxStar, qMin(rect.width(), rect.height()) * 0.45));
}

} // namespace

SweepMarks::SweepMarks(QCustomPlot* plot) : QCPAbstractItem(plot) {
    setSelectable(false);
    setClipToAxisRect(true);
    setLayer(QStringLiteral("legend")); // above the cells, below the value under the pointer
}

void SweepMarks::draw(QCPPainter* painter) {
    if (!map || !cellRect)
        return;
    painter->setAntialiasing(false);
    drawHatches(*painter);
    if (outlines)
        drawOutlines(*painter);
    painter->setAntialiasing(true);
    if (!hidesTies)
        for (const std::size_t cell : map->ranking.likeBest)
            drawTilde(*painter, cellRect(cell).center(), radiusIn(cellRect(cell)) * 0.75);
    if (map->ranking.best)
        drawStar(*painter, cellRect(*map->ranking.best).center(), radiusIn(cellRect(*map->ranking.best)));
    if (shown) {
        const QRectF rect = cellRect(*shown);
        drawRing(*painter, rect.center(), radiusIn(rect) + 2);
    }
    if (cursor) {
        QPainterPath frame;
        frame.addRect(cellRect(*cursor).adjusted(1, 1, -1, -1));
        strokeTwice(*painter, frame, Qt::black, 2);
    }
}

void SweepMarks::drawHatches(QCPPainter& painter) const {
    const Theme& theme = currentTheme();
    // Equal neighbours of a row are one rectangle: a large map has tens of thousands of cells.
    std::map<core::CellState, std::vector<QPolygonF>> areas;
    const std::size_t columns = map->x.size();
    for (std::size_t row = 0; row < map->y.size(); ++row) {
        for (std::size_t first = 0; first < columns;) {
            const core::CellState state = map->cells[row * columns + first].state;
            std::size_t last = first;
            while (last + 1 < columns && map->cells[row * columns + last + 1].state == state)
                ++last;
            if (state != core::CellState::Measured && state != core::CellState::NotAsked)
                areas[state].emplace_back(
                    cellRect(row * columns + first).united(cellRect(row * columns + last)));
            first = last + 1;
        }
    }
    for (const auto& [state, rects] : areas)
        switch (state) {
        case core::CellState::Refused:
            paintHatching(painter, rects, Hatching::Rising, theme.alarm);
            break;
        case core::CellState::Wrong:
        case core::CellState::Incomplete:
            paintHatching(painter, rects, Hatching::Crossed, theme.alarm);
            break;
        case core::CellState::Missing:
            paintHatching(painter, rects, Hatching::Dots, theme.muted, {5, 1.5});
            break;
        case core::CellState::NotReached:
            for (const QPolygonF& rect : rects)
                painter.fillRect(rect.boundingRect(), theme.hover);
            break;
        case core::CellState::Measured:
        case core::CellState::NotAsked:
            break;
        }
}

void SweepMarks::drawOutlines(QCPPainter& painter) const {
    painter.setPen(QPen(currentTheme().muted, 1));
    painter.setBrush(Qt::NoBrush);
    for (std::size_t cell = 0; cell < map->cells.size(); ++cell) {
        const core::CellState state = map->cells[cell].state;
        if (hidesTies ? state == core::CellState::Refused : state != core::CellState::Measured)
            continue; // it has no colour
        const QRectF rect = cellRect(cell);
        if (rect.width() < minOutlined || rect.height() < minOutlined)
            return; // all cells are equally large
        painter.drawRect(rect.toAlignedRect().adjusted(0, 0, -1, -1));
    }
}

} // namespace trichevron::gui
