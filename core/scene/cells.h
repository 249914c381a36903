// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// An axis-aligned range of blocks in a grid or threads in a block. A box of the scene stands for one.
#pragma once

#include "core/dimensions/extent.h"

#include <array>
#include <cstdint>

namespace trichevron::core {

/// An index without a level: a panel draws blocks or threads, and its PanelKind says which.
using Cell = std::array<std::uint32_t, 3>;

struct Cells {
    Cell first{0, 0, 0};
    Cell size{1, 1, 1};

    Count count() const { return Count{size[0]} * size[1] * size[2]; }
    bool contains(const Cell& cell) const {
        for (std::size_t a = 0; a < 3; ++a)
            if (cell[a] < first[a] || cell[a] - first[a] >= size[a])
                return false;
        return true;
    }
    /// The last cell of the range. Precondition: no axis is empty.
    Cell last() const { return {first[0] + size[0] - 1, first[1] + size[1] - 1, first[2] + size[2] - 1}; }
    friend bool operator==(const Cells&, const Cells&) = default;
};

/// The smallest and the largest value in a range of cells.
template <class Value>
struct Range {
    Value min{};
    Value max{};
    bool isSingle() const { return min == max; }
};

/// The middle of two ranks.
inline double middleOf(Count min, Count max) {
    return static_cast<double>(min) + static_cast<double>(max - min) / 2;
}

template <class Level>
constexpr Cell toCell(const Index<Level>& index) {
    return {index.x, index.y, index.z};
}
template <class Level>
constexpr Cell sizeOf(const Extent<Level>& extent) {
    return {extent.x, extent.y, extent.z};
}
template <class Level>
constexpr Index<Level> indexAt(const Cell& cell) {
    return {cell[0], cell[1], cell[2]};
}

} // namespace trichevron::core
