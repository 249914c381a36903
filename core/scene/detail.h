// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Level of detail: how many cells a box stands for, and how the boxes of a panel are arranged.
#pragma once

#include "core/scene/cells.h"

namespace trichevron::core {

/// How the boxes of a panel are arranged.
enum class Arrangement {
    Stack,   ///< as indexed: x, y and layers of z
    RowsOfX, ///< a long x axis, folded into rows; those of one y together
    RowsOfY, ///< a long y axis, folded into strips with all of x
    TilesOfZ ///< the layers of z side by side
};

/// How many boxes a panel may have; depends on its size on the screen.
struct BoxBudget {
    std::uint32_t boxes = 4096;
    std::uint32_t perAxis = 64;
    std::uint32_t fullUpTo = 0; ///< up to this number of cells, each cell is a box whatever the size
    friend bool operator==(const BoxBudget&, const BoxBudget&) = default;
};

struct Detail {
    Cell step{1, 1, 1};
    Cell boxCounts{1, 1, 1};
    Arrangement arrangement = Arrangement::Stack;
    std::uint32_t row = 1;
};

struct DetailRequest {
    Cell size{1, 1, 1}; ///< cells to show
    /// A coarse box stands for whole units, such as the blocks of a cluster, and a row ends with a whole one.
    Cell unit{1, 1, 1};
    std::uint32_t minRow = 1; ///< minimum length of a folded row, such as the threads of a warp
    bool flat = false;
    BoxBudget budget;
};

/// How the boxes of a panel are arranged, by their number on each axis.
Arrangement arrangementOf(const Cell& counts, bool flat);

/// The finest detail that the budget allows. A step is 1, or a unit times a power of two, on every axis; and
/// of cells without a unit the same along x and y, unless one is far longer or has only a few boxes.
Detail chooseDetail(const DetailRequest& request);

/// The extent of the drawn panel in boxes: drawn x, drawn y and layers, including gaps between rows and
/// tiles.
Cell drawnCounts(const Detail& detail);

/// The position of a box, in boxes: drawn x, drawn y, layer.
Cell drawnPlace(const Detail& detail, const Cell& box);

} // namespace trichevron::core
