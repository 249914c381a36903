// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/scene/cluster_trays.h"
#include "core/scene/colouring.h"
#include "core/scene/panel.h"
#include "core/scene/scene_text.h"

#include <algorithm>
#include <cmath>

namespace trichevron::core {

void fillZoomed(const SceneRequest& request, const ZoomLayout& layout, const PanelZoom& asked,
                ScenePanel& panel) {
    const bool areClusters = areClustersSubject(request);
    PanelZoom zoom = asked;
    zoom.splitsToUnits = areClusters && !request.isMoving;
    panel.lacksDetail = areClusters && request.isMoving;
    const ScenePoint magnified = layout.magnification(zoom.octaves);
    panel.zoomed = true;
    panel.step = layout.stepAt(zoom.octaves, zoom.splitsToUnits);
    for (std::size_t a = 0; a < 3; ++a)
        panel.boxCounts[a] = static_cast<std::uint32_t>(ceilDivide(panel.region.size[a], panel.step[a]));
    // A single layer keeps its height until boxes are single cells, and then grows with them.
    const double carpet =
        sceneCarpetHeight *
        std::exp2(std::max(0.0, zoom.octaves - layout.octavesToCells()) + std::min(0.0, zoom.octaves));
    const double gap = sceneGap / 2 * std::exp2(std::min(0.0, zoom.octaves));
    const double layerShare = sceneLayerHeight / layout.layerPitch();
    const Colouring& colouring = activeColouring(request, panel.kind);
    const bool carpeted = layout.layers() == 1;
    for (const ZoomLayout::Piece& piece : layout.visiblePieces(zoom)) {
        SceneBox box;
        box.cells = piece.cells;
        for (std::size_t a = 0; a < 3; ++a) {
            const double from = (piece.min[a] - zoom.focus[a]) * magnified[a];
            const double edge = (piece.max[a] - piece.min[a]) * magnified[a];
            // Boxes that are smaller so that none merges clusters have smaller gaps.
            const double own = zoom.splitsToUnits ? gap * std::min(1.0, edge) : gap;
            double low = own;
            double high = own;
            if (a == 2) {
                const bool whole = piece.cells.size[2] == panel.region.size[2];
                low = carpeted && whole ? edge - carpet : edge * (1 - layerShare);
                high = 0;
            } else {
                low += clusterInset(request.shape, panel, a, box.cells.first[a]) * std::min(1.0, edge);
                high += clusterInset(request.shape, panel, a, box.cells.last()[a] + 1) * std::min(1.0, edge);
            }
            box.corner[a] = static_cast<float>(from + low);
            // The last box of an axis may be narrower than the gaps.
            box.size[a] = static_cast<float>(a == 2 ? edge - low : std::max(edge - low - high, 0.3 * edge));
        }
        colourBox(request, colouring, panel.kind, box);
        panel.boxes.push_back(box);
    }
    panel.trays = clusterTrays(request, panel);
    panel.caption = captionOf(request, panel);
    panel.note = noteOf(request, panel);
}

} // namespace trichevron::core
