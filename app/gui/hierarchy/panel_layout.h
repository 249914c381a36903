// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Where the panels of a scene stand on the canvas: a rectangle and a camera for each. In logical pixels.
#pragma once

#include "app/gui/render/camera.h"
#include "core/scene/scene.h"

#include <QFontMetricsF>
#include <QSizeF>

#include <vector>

namespace trichevron {

/// How the user looks: the same for every panel.
struct Viewpoint {
    double yaw = 45;
    double pitch = 42;
    double zoom = 1;
    QPointF pan; ///< logical pixels
    bool flat = false;

    /// As at first; `flat` looks straight down.
    static Viewpoint home(bool flat);
    friend bool operator==(const Viewpoint&, const Viewpoint&) = default;
};

struct PanelPlace {
    QRectF caption; ///< for the caption and the note, wrapped
    QRectF boxes;
    Camera camera;
};

/// The room that a panel's boxes get when `panels` stand side by side.
std::vector<QRectF> panelRooms(QSizeF canvas, std::size_t panels, double captionHeight, double bottomHeight);

/// The budget of boxes for such a room: none becomes too small to be told from the next.
BoxBudget budgetFor(const QRectF& room);

/// `keepOut`, the minimap, stands in a corner: no panel is drawn under it as long as the user has not moved
/// it there.
std::vector<PanelPlace> placePanels(const std::vector<ScenePanel>& panels, const Viewpoint& viewpoint,
                                    QSizeF canvas, double captionHeight, double bottomHeight,
                                    const QRectF& keepOut);

} // namespace trichevron
