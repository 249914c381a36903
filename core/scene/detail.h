// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Level of detail: how many cells a box stands for, and where the boxes of a panel stand.
#pragma once

#include "core/scene/cells.h"

namespace trichevron {

/// How the boxes of a panel are arranged.
enum class Arrangement {
    Stack,   ///< x, y and layers of z, as the indices say
    RowsOfX, ///< a long x axis, folded into rows
    RowsOfY, ///< a long y axis, folded into rows
    TilesOfZ ///< the layers of z side by side
};

/// How many boxes a panel may have, from the room it has on the screen.
struct BoxBudget {
    std::uint32_t boxes = 4096;
    std::uint32_t perAxis = 64;
    std::uint32_t fullUpTo = 0; ///< so many cells or fewer are drawn one by one, whatever the room
    friend bool operator==(const BoxBudget&, const BoxBudget&) = default;
};

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
