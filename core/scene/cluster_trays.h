// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The outline of each cluster: a tray, on which the boxes of the cluster's blocks stand.
#pragma once

#include "core/scene/scene.h"

namespace trichevron::core {

/// By how much a box at the edge of a cluster is narrower there, in units of a box: room for the tray.
float clusterInset(const LaunchShape& shape, const ScenePanel& panel, std::size_t axis, std::uint32_t cell);

/// The trays of a panel of blocks whose boxes have their places. None where the launch has no clusters, or
/// where a box stands for blocks of several.
std::vector<SceneTray> clusterTrays(const LaunchShape& shape, const ScenePanel& panel);

} // namespace trichevron::core
