// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/scene/detail.h"

#include "core/dimensions/hierarchy.h"

#include <algorithm>

namespace trichevron::core {
namespace {

using Wide = std::array<std::uint64_t, 3>;

// An axis with at least `longAxis` boxes that is `farLonger` times as long as the others is folded.
constexpr std::uint64_t longAxis = 33;
constexpr std::uint64_t farLonger = 4;
constexpr std::uint64_t shortestRow = 8;

std::uint64_t ceilRoot(std::uint64_t value) {
    std::uint64_t root = 0;
    for (std::uint64_t bit = std::uint64_t{1} << 31; bit != 0; bit >>= 1)
        if ((root + bit) * (root + bit) <= value)
            root += bit;
    return root * root == value ? root : root + 1;
}

std::uint64_t tileGap(const Wide& counts) {
    return counts[0] == 1 && counts[1] == 1 ? 0 : 1;
}

/// Between two strips of y that have several boxes of x.
std::uint32_t stripGap(std::uint64_t across) {
    return across == 1 ? 0 : 1;
}

/// The smallest power of two of units, at least `min`, for which there are no more rows than boxes in a row.
std::uint64_t rowLength(std::uint64_t boxes, std::uint64_t lines, std::uint64_t min, std::uint64_t unit) {
    std::uint64_t row = unit;
    while (row < std::max(min, shortestRow) || row < lines * ceilDivide(boxes, row))
        row *= 2;
    return row;
}

Arrangement arrangementOfWide(const Wide& counts, bool flat) {
    const auto isLong = [&](std::size_t axis, std::uint64_t other) {
        return counts[axis] >= longAxis && counts[axis] > farLonger * other;
    };
    if (isLong(2, std::max(counts[0], counts[1])) || (flat && counts[2] > 1))
        return Arrangement::TilesOfZ;
    if (isLong(0, std::max(counts[1], counts[2])))
        return Arrangement::RowsOfX;
    if (isLong(1, std::max(counts[0], counts[2])))
        return Arrangement::RowsOfY;
    return Arrangement::Stack;
}

/// `unit` in boxes.
std::uint64_t rowOf(Arrangement arrangement, const Wide& counts, std::uint64_t minRow, const Wide& unit) {
    switch (arrangement) {
    case Arrangement::RowsOfX:
        return rowLength(counts[0], counts[1], minRow, unit[0]);
    case Arrangement::RowsOfY:
        return rowLength(counts[1], counts[0], 1, unit[1]);
    case Arrangement::TilesOfZ: {
        const std::uint64_t gap = tileGap(counts);
        if (gap == 0)
            return rowLength(counts[2], 1, 1, unit[2]);
        // Clamped: such counts are coarsened later in any case.
        const std::uint64_t layers = std::min<std::uint64_t>(counts[2], 1U << 20);
        const std::uint64_t deep = std::min<std::uint64_t>(counts[1] + gap, 1U << 20);
        return std::min(counts[2], std::max<std::uint64_t>(1, ceilRoot(layers * deep / (counts[0] + gap))));
    }
    case Arrangement::Stack:
        break;
    }
    return counts[0];
}

Wide drawn(Arrangement arrangement, std::uint64_t row, const Wide& counts) {
    switch (arrangement) {
    case Arrangement::RowsOfX: {
        const std::uint64_t rows = ceilDivide(counts[0], row);
        return {row, counts[1] * rows + counts[1] - 1, counts[2]};
    }
    case Arrangement::RowsOfY: {
        const std::uint64_t rows = ceilDivide(counts[1], row);
        const std::uint64_t gap = stripGap(counts[0]);
        return {rows * (counts[0] + gap) - gap, row, counts[2]};
    }
    case Arrangement::TilesOfZ: {
        const std::uint64_t gap = tileGap(counts);
        return {std::min(row, counts[2]) * (counts[0] + gap) - gap,
                ceilDivide(counts[2], row) * (counts[1] + gap) - gap, 1};
    }
    case Arrangement::Stack:
        break;
    }
    return counts;
}

Wide wide(const Cell& cell) {
    return {cell[0], cell[1], cell[2]};
}

constexpr std::uint64_t fewestBoxes = 2; // an axis with no more is not coarsened along with another

/// Whether equal numbers of cells along x and y have equal lengths: where neither is far longer than the
/// other, which then could not both be seen.
bool keepsProportions(const Cell& size) {
    return std::max(size[0], size[1]) / farLonger < std::min(size[0], size[1]);
}

/// The axes whose boxes become longer. Equally long axes are coarsened together, so that a cube stays a cube;
/// and x and y so that their boxes stand for as many cells along x as along y.
std::array<bool, 3> coarsenedAxes(const Cell& size, const Wide& counts, const Wide& step) {
    const std::uint64_t most = *std::max_element(counts.begin(), counts.end());
    std::array<bool, 3> coarsened{counts[0] == most, counts[1] == most, counts[2] == most};
    if (!(coarsened[0] || coarsened[1]) || !keepsProportions(size))
        return coarsened;
    for (std::size_t a = 0; a < 2; ++a) {
        const std::size_t other = 1 - a;
        coarsened[a] = counts[a] > fewestBoxes && (step[a] <= step[other] || counts[other] <= fewestBoxes);
    }
    return coarsened;
}

} // namespace

Arrangement arrangementOf(const Cell& counts, bool flat) {
    return arrangementOfWide(wide(counts), flat);
}

Detail chooseDetail(const DetailRequest& request) {
    const BoxBudget budget{std::max<std::uint32_t>(request.budget.boxes, 8),
                           std::max<std::uint32_t>(request.budget.perAxis, 4), request.budget.fullUpTo};
    Wide step{1, 1, 1};
    bool inUnits = false;
    while (true) {
        Wide counts{};
        for (std::size_t a = 0; a < 3; ++a)
            counts[a] = ceilDivide(request.size[a], step[a]);
        const Arrangement arrangement = arrangementOfWide(counts, request.flat);
        const std::uint64_t row =
            rowOf(arrangement, counts, request.minRow, inUnits ? Wide{1, 1, 1} : wide(request.unit));
        const Wide span = drawn(arrangement, row, counts);
        const Count boxes = Count{counts[0]} * counts[1] * counts[2];
        const bool fine = step == Wide{1, 1, 1} && boxes <= budget.fullUpTo;
        // A layer is about as high as two boxes are wide.
        const std::uint64_t layers = span[2] > 1 ? 2 * span[2] : 0;
        const bool fits = fine || (span[0] + span[1] + layers <= 2 * std::uint64_t{budget.perAxis} &&
                                   boxes <= budget.boxes);
        const auto longest =
            static_cast<std::size_t>(std::max_element(counts.begin(), counts.end()) - counts.begin());
        if (fits || counts[longest] <= 2) {
            Detail detail;
            for (std::size_t a = 0; a < 3; ++a) {
                detail.step[a] = static_cast<std::uint32_t>(step[a]);
                detail.boxCounts[a] = static_cast<std::uint32_t>(counts[a]);
            }
            detail.arrangement = arrangement;
            detail.row = static_cast<std::uint32_t>(row);
            return detail;
        }
        if (!inUnits && wide(request.unit) != Wide{1, 1, 1}) {
            inUnits = true;
            for (std::size_t a = 0; a < 3; ++a)
                step[a] = std::min<std::uint64_t>(request.unit[a], request.size[a]);
        } else {
            const std::array<bool, 3> coarsened = coarsenedAxes(request.size, counts, step);
            for (std::size_t a = 0; a < 3; ++a)
                if (coarsened[a])
                    step[a] = std::min<std::uint64_t>(step[a] * 2, request.size[a]);
        }
    }
}

Cell drawnCounts(const Detail& detail) {
    const Wide span = drawn(detail.arrangement, detail.row, wide(detail.boxCounts));
    return {static_cast<std::uint32_t>(span[0]), static_cast<std::uint32_t>(span[1]),
            static_cast<std::uint32_t>(span[2])};
}

Cell drawnPlace(const Detail& detail, const Cell& box) {
    const std::uint32_t row = detail.row;
    const Cell& counts = detail.boxCounts;
    switch (detail.arrangement) {
    case Arrangement::RowsOfX:
        return {box[0] % row,
                box[1] * static_cast<std::uint32_t>(ceilDivide(counts[0], row) + 1) + box[0] / row, box[2]};
    case Arrangement::RowsOfY:
        // Each strip has all of x, so that the parts of a cluster lie beside each other.
        return {box[1] / row * (counts[0] + stripGap(counts[0])) + box[0], box[1] % row, box[2]};
    case Arrangement::TilesOfZ: {
        const std::uint32_t gap = counts[0] == 1 && counts[1] == 1 ? 0 : 1;
        return {(box[2] % row) * (counts[0] + gap) + box[0], (box[2] / row) * (counts[1] + gap) + box[1], 0};
    }
    case Arrangement::Stack:
        break;
    }
    return box;
}

} // namespace trichevron::core
