// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The outline of each cluster: a tray, on which the boxes of the cluster's blocks stand. Where clusters are
/// the subject, a box of several clusters has one, too.
#pragma once

#include "core/scene/scene.h"

namespace trichevron::core {

/// By how much a box at the edge of a cluster is narrower there, in units of a box: room for the tray.
float clusterInset(const LaunchShape& shape, const ScenePanel& panel, std::size_t axis, std::uint32_t cell);

/// Whether the picture of the grid is about clusters: they have the colours, or one is selected.
bool areClustersSubject(const SceneRequest& request);

/// The clusters of a box of the grid, which holds whole ones where it holds several.
Count clustersIn(const LaunchShape& shape, const Cell& blocks);

/// The trays of a panel of blocks whose boxes have their places. None where the launch has no clusters; or
/// where a box stands for blocks of several, and clusters are not the subject or the picture lacks detail.
std::vector<SceneTray> clusterTrays(const SceneRequest& request, const ScenePanel& panel);

} // namespace trichevron::core
