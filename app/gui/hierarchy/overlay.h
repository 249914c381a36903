// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Everything on the canvas that is not a box: captions, the dashed lines between panels, outlines and
/// labels.
#pragma once

#include "app/gui/hierarchy/panel_layout.h"
#include "app/gui/hierarchy/scene_colours.h"
#include "app/gui/render/renderer.h"

#include <QPainter>

namespace trichevron {

/// The height that the captions and notes of panels need, wrapped into the widths of their rooms.
double captionHeight(const std::vector<ScenePanel>& panels, const std::vector<QRectF>& rooms,
                     const QFont& font);

struct Overlay {
    SceneRequest request; ///< with a walkable shape
    const Scene& scene;
    const std::vector<PanelPlace>& places;
    const Picture& picture;
    const SceneColours& colours;
    QRectF canvas;
    QRectF bottom; ///< the legend and the minimap stand here: labels keep out

    void paintCaptions(QPainter& painter) const;
    /// From the marked box of a panel to the panel that expands it.
    void paintLinks(QPainter& painter) const;
    /// The ranks of warps, lanes or clusters, on boxes that have room for them.
    void paintBoxLabels(QPainter& painter) const;
    void paintSelection(QPainter& painter) const;
    void paintOutline(QPainter& painter, std::size_t panel, std::size_t box, const QColor& colour) const;

private:
    std::optional<Picture::Item> itemAt(const QPointF& at) const;
    bool isSeen(std::size_t panel, std::size_t box, const QPointF& at) const;
    /// That a panel which one looks closer at lies over the box.
    bool isCovered(std::size_t panel, std::size_t box) const;
};

/// The three visible faces' common outline, and the middle of the top.
QPolygonF outlineOf(const SceneBox& box, const Camera& camera);
QPointF topOf(const SceneBox& box, const Camera& camera);

/// Black or white, whichever is read better on a colour.
QColor inkOn(const QColor& colour);

} // namespace trichevron
