// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Everything on the canvas except boxes and the legend: captions, the dashed lines between panels, outlines
/// and labels.
#pragma once

#include "app/gui/hierarchy/axes.h"
#include "app/gui/hierarchy/panel_layout.h"
#include "app/gui/hierarchy/scene_colours.h"
#include "app/gui/render/renderer.h"

#include <QPainter>

#include <vector>

namespace trichevron::gui {

/// The height of the captions and notes of panels, wrapped to the widths of their rectangles, on a canvas of
/// this height. On a low one a note stands behind its caption where the line has room for both.
double captionHeight(const std::vector<core::ScenePanel>& panels, const std::vector<QRectF>& rooms,
                     const QFont& font, double canvasHeight);

struct Overlay {
    core::SceneRequest request; ///< with a drawable shape
    const core::Scene& scene;
    const std::vector<PanelPlace>& places;
    const Picture& picture;
    const SceneColours& colours;
    QRectF canvas;
    QRectF bottom; ///< the area of the legend and the minimap: no labels here

    void paintCaptions(QPainter& painter) const;
    /// Names, arrows and sizes of the axes of each panel.
    void paintAxes(QPainter& painter) const;
    /// The lines from the marked box of a panel to the panel that expands it, from the panel's border on.
    void paintLinks(QPainter& painter) const;
    /// `labelled`: of each panel, whether its boxes have labels.
    void paintSelection(QPainter& painter, const std::vector<bool>& labelled) const;
    void paintOutline(QPainter& painter, std::size_t panel, std::size_t box, const QColor& colour) const;

    bool isSeen(std::size_t panel, std::size_t box, const QPointF& at) const;

private:
    Axes axesOf(std::size_t panel) const;
    /// Where the names and sizes of the axes stand, with room beside them.
    std::vector<QRectF> axisTexts(const QFont& font) const;
    /// Around a small marked box; its neighbours stay visible inside. Not where it would lie over their
    /// labels.
    void paintRing(QPainter& painter, std::size_t panel, std::size_t box, bool hasLabels) const;
    /// Whether a later panel hides the top of the box.
    bool isCovered(std::size_t panel, std::size_t box) const;
};

/// Where the label of a point is drawn: to its upper right, or where that is not free, above, to the left or
/// below; never outside the room.
QRectF placeLabel(const QPointF& anchor, const QSizeF& size, const QRectF& room,
                  const std::vector<QRectF>& taken);

/// The outline of the three visible faces, and the middle of the top face.
QPolygonF outlineOf(const core::SceneBox& box, const Camera& camera);
QPointF topOf(const core::SceneBox& box, const Camera& camera);

/// Black or white, whichever has more contrast on a colour.
QColor inkOn(const QColor& colour);

} // namespace trichevron::gui
