// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/hierarchy/panel_layout.h"

#include <QPolygonF>
#include <QtMath>

#include <algorithm>
#include <cmath>

namespace trichevron::gui {
namespace {

constexpr double panelMargin = 18;
constexpr double panelGap = 20;
constexpr double lowestBox = 8;       // above the edge of a low canvas
constexpr double contextShare = 0.45; // of the width, for the context panel
constexpr double minBox = 9;          // pixels along an edge; smaller boxes look like noise
/// So that a grid of few boxes fills a large canvas as well, and one box does not fill all of it.
constexpr double maxBox = 120;
constexpr double largestBoxShare = 0.28; // of the shorter side of the room
constexpr double layerNumberWidth = 2.6; // line heights, for "z = 12"
constexpr double lowCanvas = 18;         // line heights

/// The panel stands above the legend and the minimap where it would reach them.
template <class Fit, class Reaches>
void fitAbove(const CanvasRoom& room, QRectF part, const Fit& fit, const Reaches& reaches) {
    const double aboveLegend = part.bottom();
    if (!room.legend.isEmpty())
        part.setBottom(room.size.height() - lowestBox);
    fit(part);
    if (reaches(room.legend)) {
        part.setBottom(aboveLegend);
        fit(part);
    }
    if (reaches(room.minimap)) {
        part.setBottom(std::min(part.bottom(), room.minimap.top() - 2));
        fit(part);
    }
}

/// The panel stands in the middle of the canvas if it is not much smaller there; else beside the legend, in
/// the middle of what the legend's column leaves, with the room for the names of its axes that it has at the
/// edge. Where it stands must not depend on a word of the legend, so its width is in steps.
template <class Fit, class Reaches>
void fitBeside(const CanvasRoom& room, QRectF part, const Fit& fit, const Reaches& reaches) {
    constexpr int leastPercent = 80; // of its size, in the middle
    constexpr int percentLess = 5;
    constexpr int widthSteps = 4;
    const double ofAxes = part.left() - panelMargin;
    const double step = room.legendColumn / widthSteps;
    QRectF legend = room.legend;
    legend.setRight(std::min(room.legendColumn, std::ceil(legend.right() / step) * step));
    legend.setRight(std::max(legend.right(), room.legend.right()) + ofAxes);
    for (int percent = 100; percent >= leastPercent; percent -= percentLess) {
        QRectF smaller(QPointF(), part.size() * (percent / 100.0));
        smaller.moveCenter(part.center());
        fit(smaller);
        if (!reaches(legend) && !reaches(room.minimap))
            return;
    }
    fit(part);
    if (reaches(legend)) {
        part.setLeft(room.legendColumn + ofAxes);
        fit(part);
    }
    if (reaches(room.minimap)) {
        part.setRight(room.minimap.left() - 2);
        fit(part);
    }
}

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

bool isLowCanvas(double height, double lineHeight) {
    return height < lowCanvas * lineHeight;
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

core::BoxBudget budgetFor(const QRectF& room) {
    const Viewpoint home = Viewpoint::home(false);
    const double across = room.width() / (M_SQRT2 * minBox);
    const double down = room.height() / (M_SQRT2 * std::sin(qDegreesToRadians(home.pitch)) * minBox);
    const double boxes = std::clamp(std::min(across, down), 8.0, 80.0);
    core::BoxBudget budget;
    budget.perAxis = static_cast<std::uint32_t>(boxes);
    budget.boxes = 5000;
    return budget;
}

std::vector<PanelPlace> placePanels(const std::vector<core::ScenePanel>& panels, const Viewpoint& viewpoint,
                                    const CanvasRoom& room) {
    std::vector<PanelPlace> places;
    const std::vector<QRectF> rooms =
        panelRooms(room.size, panels.size(), room.captionHeight, room.bottomHeight);
    const QPointF middle(room.size.width() / 2, room.size.height() / 2);
    const Viewpoint home = Viewpoint::home(viewpoint.flat);
    for (std::size_t p = 0; p < panels.size(); ++p) {
        PanelPlace place;
        place.boxes = rooms[p];
        place.caption = {rooms[p].left(), rooms[p].top() - room.captionHeight - 6, rooms[p].width(),
                         room.captionHeight};
        const core::ScenePanel& panel = panels[p];
        const bool hasLayers = panel.region.size[2] > 1 && !viewpoint.flat;
        place.boxes.adjust(room.axisHeight * (hasLayers ? layerNumberWidth : 1), room.axisHeight,
                           -room.axisHeight, 0);
        const double most =
            std::max(maxBox, largestBoxShare * std::min(place.boxes.width(), place.boxes.height()));
        // The scale of the home view, so that boxes keep their size while the camera orbits.
        Camera camera{home.yaw, home.pitch, 1, {}};
        const auto fit = [&](const QRectF& part) {
            place.boxes = part;
            camera = camera.fitted(panel.minCorner, panel.maxCorner, part, most);
        };
        const auto reaches = [&](const QRectF& part) {
            return outlineOf(panel.minCorner, panel.maxCorner, camera).intersects(QPolygonF(part));
        };
        if (room.legendColumn > 0)
            fitBeside(room, place.boxes, fit, reaches);
        else
            fitAbove(room, place.boxes, fit, reaches);
        camera.yaw = viewpoint.yaw;
        camera.pitch = viewpoint.pitch;
        camera.offset = {};
        camera.offset = place.boxes.center() - camera.bounds(panel.minCorner, panel.maxCorner).center();
        // The context panel stays whole while the user zooms into the other.
        if (p + 1 == panels.size()) {
            camera.scale *= viewpoint.zoom;
            camera.offset = middle + (camera.offset - middle) * viewpoint.zoom + viewpoint.pan;
        }
        place.camera = camera;
        places.push_back(place);
    }
    return places;
}

} // namespace trichevron::gui
