// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/hierarchy/panel_layout.h"

#include <QPolygonF>
#include <QtMath>

#include <algorithm>

namespace trichevron {
namespace {

constexpr double panelMargin = 18;
constexpr double panelGap = 20;
constexpr double contextShare = 0.45; // of the width, for the panel that gives context
constexpr double leastBox = 9;        // pixels along an edge, below which boxes read as noise
constexpr double mostBox = 120;

} // namespace

Viewpoint Viewpoint::home(bool flat) {
    Viewpoint viewpoint;
    viewpoint.flat = flat;
    if (flat) {
        viewpoint.yaw = 0;
        viewpoint.pitch = 90;
    }
    return viewpoint;
}

std::vector<QRectF> panelRooms(QSizeF canvas, std::size_t panels, double captionHeight, double bottomHeight) {
    const double top = panelMargin * 0.7 + captionHeight + 6;
    const double height = std::max(24.0, canvas.height() - top - bottomHeight - 8);
    const double width = std::max(48.0, canvas.width() - 2 * panelMargin);
    if (panels <= 1)
        return {{panelMargin, top, width, height}};
    const double left = (width - panelGap) * contextShare;
    return {{panelMargin, top, left, height},
            {panelMargin + left + panelGap, top, width - left - panelGap, height}};
}

BoxBudget budgetFor(const QRectF& room) {
    const Viewpoint home = Viewpoint::home(false);
    const double across = room.width() / (M_SQRT2 * leastBox);
    const double down = room.height() / (M_SQRT2 * std::sin(qDegreesToRadians(home.pitch)) * leastBox);
    const double boxes = std::clamp(std::min(across, down), 8.0, 80.0);
    BoxBudget budget;
    budget.perAxis = static_cast<std::uint32_t>(boxes);
    budget.boxes = 5000;
    return budget;
}

std::vector<PanelPlace> placePanels(const std::vector<ScenePanel>& panels, const Viewpoint& viewpoint,
                                    QSizeF canvas, double captionHeight, double bottomHeight,
                                    const QRectF& keepOut) {
    std::vector<PanelPlace> places;
    const std::vector<QRectF> rooms = panelRooms(canvas, panels.size(), captionHeight, bottomHeight);
    const QPointF middle(canvas.width() / 2, canvas.height() / 2);
    const Viewpoint home = Viewpoint::home(viewpoint.flat);
    for (std::size_t p = 0; p < panels.size(); ++p) {
        PanelPlace place;
        place.boxes = rooms[p];
        place.caption = {rooms[p].left(), rooms[p].top() - captionHeight - 6, rooms[p].width(),
                         captionHeight};
        const ScenePanel& panel = panels[p];
        // The scale is that of the home view, so that boxes do not grow and shrink while one looks around.
        Camera camera{home.yaw, home.pitch, 1, {}};
        camera = camera.fitted(panel.least, panel.most, place.boxes, mostBox);
        if (outlineOf(panel.least, panel.most, camera).intersects(QPolygonF(keepOut))) {
            place.boxes.setBottom(std::min(place.boxes.bottom(), keepOut.top() - 2));
            camera = camera.fitted(panel.least, panel.most, place.boxes, mostBox);
        }
        camera.yaw = viewpoint.yaw;
        camera.pitch = viewpoint.pitch;
        camera.offset = {};
        camera.offset = place.boxes.center() - camera.bounds(panel.least, panel.most).center();
        // What gives context stays whole while one looks closer at the other.
        if (p + 1 == panels.size()) {
            camera.scale *= viewpoint.zoom;
            camera.offset = middle + (camera.offset - middle) * viewpoint.zoom + viewpoint.pan;
        }
        place.camera = camera;
        places.push_back(place);
    }
    return places;
}

} // namespace trichevron
