// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Builds one panel of the scene. Used by buildScene.
#pragma once

#include "core/scene/scene.h"

namespace trichevron {

/// Precondition for all: the shape of the request is walkable and has no zero axis, and its path lies inside
/// it.
ScenePanel gridPanel(const SceneRequest& request, const BoxBudget& budget);
ScenePanel clusterPanel(const SceneRequest& request, const BoxBudget& budget);
ScenePanel blockPanel(const SceneRequest& request, const BoxBudget& budget);

/// The blocks of a cluster, as a range of the grid.
Cells blocksOf(const LaunchShape& shape, const ClusterIndex& cluster);

std::vector<LegendEntry> legendOf(const SceneRequest& request, const std::vector<ScenePanel>& panels);

} // namespace trichevron
