// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The colour of a cluster, chosen by its coordinates so that neighbours differ.
#pragma once

#include "core/scene/cells.h"
#include "core/scene/hue.h"

namespace trichevron::core {

/// `cluster` counts clusters along each axis. Clusters that are next to each other along an axis have
/// different colours, also across the rows of a folded axis, which have a power of two of clusters.
Hue clusterHue(const Cell& cluster);

} // namespace trichevron::core
