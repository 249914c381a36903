// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The colour of a cluster, chosen by its place so that neighbours differ.
#pragma once

#include "core/dimensions/hierarchy.h"
#include "core/scene/cells.h"
#include "core/scene/hue.h"

#include <vector>

namespace trichevron::core {

/// Clusters that are drawn side by side or on top of each other have different colours, also across the rows
/// of a folded axis, and so have clusters with successive ranks. Where the grid is not folded again in a
/// zoom, this holds for diagonal neighbours in a layer too. `splitsFolds`: see SceneRequest. Precondition:
/// the cluster divides the grid.
Hue clusterHue(const LaunchShape& shape, const Cell& cluster, bool splitsFolds);

/// The rank of the first cluster of each colour, ascending.
std::vector<Count> firstOfEachHue(const LaunchShape& shape, bool splitsFolds);

/// So few that each has a box of its own in a picture of the grid alone, also in a small window.
bool areClustersFew(const LaunchShape& shape);
/// So few that each has a box of its own, also beside the chosen block in the smallest window.
bool areBlocksFew(const LaunchShape& shape);

} // namespace trichevron::core
