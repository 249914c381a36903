// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The axes of a panel: arrows with names and sizes along its edges, and the numbers of its layers. Where the
/// edges are out of view, a small cross of arrows shows the directions.
#pragma once

#include "app/gui/hierarchy/panel_layout.h"
#include "app/gui/hierarchy/scene_colours.h"

#include <QFontMetricsF>
#include <QLineF>
#include <QPainter>

#include <utility>
#include <vector>

namespace trichevron::gui {

/// The font of the axes' names: on a very large canvas it grows with the picture.
QFont axisFont(QFont font, const QSizeF& canvas);

struct Axes {
    const core::ScenePanel& panel;
    const PanelPlace& place;
    const SceneColours& colours;
    QRectF free; ///< the part of the canvas for arrows and texts

    /// Where the arrow of an axis is drawn, from index 0 to the last; none for an axis of size 1, and where
    /// the panel is zoomed.
    std::optional<QLineF> arrowOf(std::size_t axis) const;
    /// The directions of the axes on the screen, of the same length as far as they are not shortened.
    QPointF directionOf(std::size_t axis) const;

    void paint(QPainter& painter) const;
    /// Where the texts beside the arrows and those of the layers are drawn.
    std::vector<QRectF> textRects(const QFont& font) const;

private:
    bool isInView(const QLineF& line) const;
    void paintArrow(QPainter& painter, std::size_t axis, const QLineF& line) const;
    /// Along z; none where layers are tiles.
    std::optional<QLineF> layerArrow() const;
    std::vector<std::pair<QRectF, QString>> layerTexts(const QLineF& line,
                                                       const QFontMetricsF& metrics) const;
    void paintLayers(QPainter& painter) const;
    void paintTileNumbers(QPainter& painter) const;
    void paintCross(QPainter& painter) const;
};

/// A line with an arrow head at its end.
void paintArrowLine(QPainter& painter, const QLineF& line, double head);

} // namespace trichevron::gui
