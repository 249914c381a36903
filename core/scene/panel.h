// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Builds one panel of the scene. Used by buildScene.
#pragma once

#include "core/scene/scene.h"
#include "core/scene/zoom.h"

namespace trichevron::core {

// Sizes in units of a box of the panel at home.
inline constexpr float sceneGap = 0.14F; ///< between two boxes
inline constexpr float sceneCarpetHeight = 0.5F;
inline constexpr float sceneLayerHeight = 0.72F;

/// Precondition for all: the shape of the request is drawable, has no zero axis, and contains the path.
ScenePanel gridPanel(const SceneRequest& request, const BoxBudget& budget);
ScenePanel clusterPanel(const SceneRequest& request, const BoxBudget& budget);
ScenePanel blockPanel(const SceneRequest& request, const BoxBudget& budget);

/// Whether a box of the grid, not zoomed, has several units of an axis that is folded into rows.
bool splitsFolds(const SceneRequest& request, const BoxBudget& budget);

/// Fills a zoomed grid with the boxes in view.
void fillZoomed(const SceneRequest& request, const ZoomLayout& layout, const PanelZoom& zoom,
                ScenePanel& panel);

/// The blocks of a cluster as a range of the grid.
Cells blocksOf(const LaunchShape& shape, const ClusterIndex& cluster);

std::vector<LegendEntry> buildLegend(const SceneRequest& request, const std::vector<ScenePanel>& panels);

} // namespace trichevron::core
