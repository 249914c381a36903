// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Level of detail: how many cells a box stands for, and where the boxes of a panel stand.
#pragma once

#include "core/scene/scene.h"

namespace trichevron {

struct Detail {
    Cell step{1, 1, 1};
    Cell boxCounts{1, 1, 1};
    Arrangement arrangement = Arrangement::Stack;
    std::uint32_t row = 1;
};

struct DetailRequest {
    Cell size{1, 1, 1};         ///< cells to show
    Cell unit{1, 1, 1};         ///< a coarser box stands for whole units: the blocks of a cluster
    std::uint32_t leastRow = 1; ///< fold into rows of at least so many: the threads of a warp
    bool flat = false;
    BoxBudget budget;
};

/// The finest detail that the budget allows. A step is 1, or a unit times a power of two, on every axis.
Detail chooseDetail(const DetailRequest& request);

/// Boxes along the drawn x and y axes and layers, gaps between rows and tiles included.
Cell drawnCounts(const Detail& detail);

/// Where a box stands, counted in boxes: drawn x, drawn y, layer.
Cell drawnPlace(const Detail& detail, const Cell& box);

} // namespace trichevron
