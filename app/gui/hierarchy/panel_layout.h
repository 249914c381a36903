// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The layout of the panels of a scene on the canvas: a rectangle and a camera for each. In logical pixels.
#pragma once

#include "app/gui/render/camera.h"
#include "core/scene/scene.h"

#include <QFontMetricsF>
#include <QSizeF>

#include <vector>

namespace trichevron::gui {

/// The view angles, zoom and pan, the same for every panel.
struct Viewpoint {
    double yaw = 45;
    double pitch = 42;
    double zoom = 1;
    QPointF pan; ///< logical pixels
    bool flat = false;

    /// The initial viewpoint; `flat` looks straight down.
    static Viewpoint home(bool flat);
    friend bool operator==(const Viewpoint&, const Viewpoint&) = default;
};

struct PanelPlace {
    QRectF caption; ///< for the caption and the note, wrapped
    QRectF boxes;
    Camera camera;
};

/// The canvas and the parts of it that panels leave free. Logical pixels.
struct CanvasRoom {
    QSizeF size;
    double captionHeight = 0; ///< above the panels
    double bottomHeight = 0;  ///< below the panels, for the legend
    QRectF minimap;           ///< empty while it is hidden
    double axisHeight = 0;    ///< around the panels, for the names of axes
    /// The legend of a low or a wide canvas, beside which a panel may reach down to the edge; empty
    /// elsewhere.
    QRectF legend{};
    /// The width at the left edge that a legend beside the panel has at most; 0 where the panel stands above
    /// the legend.
    double legendColumn = 0;
};

/// Whether a canvas has so little height that its captions and its legend take one line each.
bool isLowCanvas(double height, double lineHeight);

/// The rectangles of the panels' boxes, for one panel or for two side by side.
std::vector<QRectF> panelRooms(QSizeF canvas, std::size_t panels, double captionHeight, double bottomHeight);

/// The budget of boxes for such a rectangle: no box becomes too small to distinguish from the next.
core::BoxBudget budgetFor(const QRectF& room);

/// A panel stays clear of the minimap and the legend until the user moves it there.
std::vector<PanelPlace> placePanels(const std::vector<core::ScenePanel>& panels, const Viewpoint& viewpoint,
                                    const CanvasRoom& room);

} // namespace trichevron::gui
