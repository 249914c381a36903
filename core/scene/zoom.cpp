// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/scene/zoom.h"

#include "core/dimensions/hierarchy.h"
#include "core/scene/seen_part.h"

#include <algorithm>
#include <cmath>

namespace trichevron {
namespace {

constexpr std::size_t noAxis = 3;
/// Between boxes and layers one sees a box or two deep, not further.
constexpr std::uint64_t seenDeep = 2;
/// Against rounding where a magnification is a whole power of two.
constexpr double nearlyNothing = 1e-9;

double log2Of(double value) {
    return std::log2(std::max(1.0, value));
}

std::uint32_t tileGap(const Detail& detail) {
    return detail.boxCounts[0] == 1 && detail.boxCounts[1] == 1 ? 0 : 1;
}

/// How often something is halved until one unit is left.
std::uint32_t halvings(std::uint64_t size, std::uint32_t unit) {
    std::uint32_t times = 0;
    for (std::uint64_t units = ceilDivide(size, unit); units > 1; units = ceilDivide(units, 2))
        ++times;
    return times;
}

} // namespace

ZoomLayout::ZoomLayout(const Detail& home, const Cells& region, const Cell& unit, double layerPitch)
    : home_(home), region_(region), unit_(unit), pitch_(layerPitch) {
    const std::size_t folded = foldedAxis();
    for (std::size_t a = 0; a < 3; ++a) {
        unit_[a] = std::max<std::uint32_t>(1, std::min(unit_[a], home_.step[a]));
        const double octaves = log2Of(home_.step[a]);
        const bool splits =
            folded == noAxis ? home_.arrangement == Arrangement::Stack || a != 2 : a == folded;
        // A folded axis runs along both sides of its boxes, so it needs half the magnification.
        toGo_[a] = !splits ? 0 : a == folded ? octaves / 2 : octaves;
        toCells_ = std::max(toCells_, toGo_[a]);
    }
    const Cell counts = drawnCounts(home_);
    most_ = {static_cast<double>(counts[0]), static_cast<double>(counts[1]), 0};
    least_[2] = -static_cast<double>(counts[2]) * pitch_;
}

std::size_t ZoomLayout::foldedAxis() const {
    return home_.arrangement == Arrangement::RowsOfX   ? 0
           : home_.arrangement == Arrangement::RowsOfY ? 1
                                                       : noAxis;
}

Place ZoomLayout::magnification(double octaves) const {
    const double uniform = octaves <= 0 ? octaves : std::max(0.0, octaves - toCells_);
    const double share = toCells_ > 0 ? std::clamp(octaves / toCells_, 0.0, 1.0) : 0;
    Place magnified{};
    for (std::size_t a = 0; a < 3; ++a) {
        const bool fold = foldedAxis() != noAxis;
        // Of a fold both drawn axes are its own, and the layers keep up with them.
        const double own = fold ? toCells_ : toGo_[a];
        magnified[a] = std::exp2(uniform + share * own);
    }
    // What lies flat has no depth that could grow before everything does.
    if (layers() == 1 && toGo_[2] <= 0)
        magnified[2] = std::exp2(uniform);
    return magnified;
}

Cell ZoomLayout::stepAt(double octaves) const {
    const double share = toCells_ > 0 ? std::clamp(octaves / toCells_, 0.0, 1.0) : 0;
    Cell step = home_.step;
    for (std::size_t a = 0; a < 3; ++a) {
        const double gone = share * toGo_[a] + nearlyNothing;
        if (toGo_[a] <= 0)
            continue;
        if (share >= 1) {
            step[a] = 1;
            continue;
        }
        const auto whole = static_cast<std::uint32_t>(gone);
        std::uint32_t halve = a == foldedAxis() ? 2 * whole : whole;
        for (; halve > 0 && step[a] > unit_[a]; --halve)
            step[a] = static_cast<std::uint32_t>(ceilDivide(ceilDivide(step[a], unit_[a]), 2) * unit_[a]);
    }
    return step;
}

Reach ZoomLayout::alongAxis(std::size_t axis, std::uint64_t from, std::uint64_t to) const {
    const double step = home_.step[axis];
    return {static_cast<double>(from) / step, static_cast<double>(to) / step};
}

void ZoomLayout::addRow(const SeenPart& seen, const Cell& step, Piece row, double origin,
                        const Numbers& columns, std::vector<Piece>& pieces) const {
    const std::uint64_t size = region_.size[0];
    const double perBox = static_cast<double>(step[0]) / home_.step[0];
    const auto placeOfBox = [&](std::uint64_t number) {
        return alongAxis(0, 0, std::min(number * step[0], size)).to + origin;
    };
    const Reach x = seen.along({placeOfBox(columns.from), placeOfBox(columns.to)},
                               {row.least[1], row.most[1]}, {row.least[2], row.most[2]});
    if (x.from > x.to)
        return;
    const auto numberAt = [&](double at) {
        return static_cast<std::uint64_t>(std::clamp(
            (at - origin) / perBox, static_cast<double>(columns.from), static_cast<double>(columns.to - 1)));
    };
    const std::uint64_t last = numberAt(x.to);
    for (std::uint64_t number = numberAt(x.from); number <= last; ++number) {
        const std::uint64_t first = number * step[0];
        const std::uint64_t end = std::min<std::uint64_t>(first + step[0], size);
        const Reach drawn = alongAxis(0, first, end);
        row.cells.first[0] = region_.first[0] + static_cast<std::uint32_t>(first);
        row.cells.size[0] = static_cast<std::uint32_t>(end - first);
        row.least[0] = drawn.from + origin;
        row.most[0] = drawn.to + origin;
        if (pieces.size() >= mostPieces)
            return;
        pieces.push_back(row);
    }
}

void ZoomLayout::addRows(const SeenPart& seen, const Cell& step, Piece layer,
                         const std::array<double, 2>& origin, const Numbers& rows, const Numbers& columns,
                         std::vector<Piece>& pieces) const {
    const auto span = [&](std::size_t axis, const Numbers& numbers) {
        const Reach own =
            alongAxis(axis, std::min<std::uint64_t>(numbers.from * step[axis], region_.size[axis]),
                      std::min<std::uint64_t>(numbers.to * step[axis], region_.size[axis]));
        return Reach{own.from + origin[axis], own.to + origin[axis]};
    };
    const Reach shown = seen.across(span(0, columns), span(1, rows), {layer.least[2], layer.most[2]});
    if (shown.from > shown.to)
        return;
    const auto numberAt = [&](double at) {
        return static_cast<std::uint64_t>(std::clamp((at - origin[1]) * home_.step[1] / step[1],
                                                     static_cast<double>(rows.from),
                                                     static_cast<double>(rows.to - 1)));
    };
    const std::uint64_t last = numberAt(shown.to);
    for (std::uint64_t number = numberAt(shown.from); number <= last; ++number) {
        const std::uint64_t first = number * step[1];
        const std::uint64_t end = std::min<std::uint64_t>(first + step[1], region_.size[1]);
        const Reach drawn = alongAxis(1, first, end);
        layer.cells.first[1] = region_.first[1] + static_cast<std::uint32_t>(first);
        layer.cells.size[1] = static_cast<std::uint32_t>(end - first);
        layer.least[1] = drawn.from + origin[1];
        layer.most[1] = drawn.to + origin[1];
        addRow(seen, step, layer, origin[0], columns, pieces);
    }
}

void ZoomLayout::addLayers(const SeenPart& seen, const Cell& step, const Numbers& layers, const Numbers& rows,
                           const Numbers& columns, std::vector<Piece>& pieces) const {
    if (layers.from >= layers.to || rows.from >= rows.to || columns.from >= columns.to)
        return;
    const auto span = [&](std::size_t axis, const Numbers& numbers) {
        return alongAxis(axis, std::min<std::uint64_t>(numbers.from * step[axis], region_.size[axis]),
                         std::min<std::uint64_t>(numbers.to * step[axis], region_.size[axis]));
    };
    const Reach depth = span(2, layers);
    const Reach z = seen.deep(span(0, columns), span(1, rows), {-depth.to * pitch_, -depth.from * pitch_});
    if (z.from > z.to)
        return;
    const auto numberAt = [&](double at) {
        return static_cast<std::uint64_t>(std::clamp(at * home_.step[2] / step[2],
                                                     static_cast<double>(layers.from),
                                                     static_cast<double>(layers.to - 1)));
    };
    const std::uint64_t last = numberAt(-z.from / pitch_);
    for (std::uint64_t number = numberAt(-z.to / pitch_); number <= last; ++number) {
        const std::uint64_t top = number * step[2];
        const std::uint64_t bottom = std::min<std::uint64_t>(top + step[2], region_.size[2]);
        const Reach deep = alongAxis(2, top, bottom);
        Piece layer;
        layer.cells.first[2] = region_.first[2] + static_cast<std::uint32_t>(top);
        layer.cells.size[2] = static_cast<std::uint32_t>(bottom - top);
        layer.least[2] = -deep.to * pitch_;
        layer.most[2] = -deep.from * pitch_;
        addRows(seen, step, layer, {0, 0}, rows, columns, pieces);
    }
}

void ZoomLayout::addStacked(const SeenPart& seen, const Cell& step, std::vector<Piece>& pieces) const {
    std::array<std::uint64_t, 3> counts{};
    for (std::size_t a = 0; a < 3; ++a)
        counts[a] = ceilDivide(region_.size[a], step[a]);
    const auto near = [](std::uint64_t count) { return std::min(seenDeep, count); };
    const auto far = [](std::uint64_t count) {
        return std::max(seenDeep, count - std::min(count, seenDeep));
    };
    const Numbers allRows{0, counts[1]};
    const Numbers allColumns{0, counts[0]};
    addLayers(seen, step, {0, near(counts[2])}, allRows, allColumns, pieces);
    // Of the layers below only what stands near a side: the rest is hidden by those above.
    const Numbers below{near(counts[2]), counts[2]};
    const Numbers between{near(counts[1]), far(counts[1])};
    addLayers(seen, step, below, {0, near(counts[1])}, allColumns, pieces);
    addLayers(seen, step, below, between, {0, near(counts[0])}, pieces);
    addLayers(seen, step, below, between, {far(counts[0]), counts[0]}, pieces);
    addLayers(seen, step, below, {far(counts[1]), counts[1]}, allColumns, pieces);
}

void ZoomLayout::addTiled(const SeenPart& seen, const Cell& step, std::vector<Piece>& pieces) const {
    const std::uint32_t gap = tileGap(home_);
    const Numbers rows{0, ceilDivide(region_.size[1], step[1])};
    const Numbers columns{0, ceilDivide(region_.size[0], step[0])};
    for (std::uint32_t tile = 0; tile < home_.boxCounts[2]; ++tile) {
        Piece layer;
        layer.least[2] = -pitch_;
        layer.cells.first[2] = region_.first[2] + tile * home_.step[2];
        layer.cells.size[2] = std::min(home_.step[2], region_.size[2] - tile * home_.step[2]);
        const std::array<double, 2> origin{static_cast<double>(tile % home_.row) * (home_.boxCounts[0] + gap),
                                           static_cast<double>(std::uint32_t{tile / home_.row}) *
                                               (home_.boxCounts[1] + gap)};
        addRows(seen, step, layer, origin, rows, columns, pieces);
    }
}

void ZoomLayout::split(const SeenPart& seen, std::uint32_t step, const Piece& piece,
                       std::vector<Piece>& pieces) const {
    // Of the last range the size is what it would be if the axis did not end in it.
    const std::size_t axis = foldedAxis();
    const std::uint64_t end = std::uint64_t{region_.first[axis]} + region_.size[axis];
    const std::uint64_t first = piece.cells.first[axis];
    if (first >= end || pieces.size() >= mostPieces || !seen.touches(piece.least, piece.most))
        return;
    const std::uint64_t size = piece.cells.size[axis];
    if (size <= step) {
        Piece leaf = piece;
        leaf.cells.size[axis] = static_cast<std::uint32_t>(std::min(size, end - first));
        pieces.push_back(leaf);
        return;
    }
    // Halves one under the other, and those side by side: quarters read as a page does.
    const std::uint32_t times = halvings(size, unit_[axis]);
    const std::size_t drawn = times % 2 == 1 || times == 0 ? axis : 1 - axis;
    const std::uint64_t parts = times == 0 ? size : 2;
    const std::uint64_t each = times == 0 ? 1 : (std::uint64_t{1} << (times - 1)) * unit_[axis];
    const double edge = (piece.most[drawn] - piece.least[drawn]) / static_cast<double>(parts);
    for (std::uint64_t part = 0; part < parts; ++part) {
        Piece half = piece;
        const std::uint64_t from = part * each;
        half.cells.first[axis] = static_cast<std::uint32_t>(std::min(first + from, end));
        half.cells.size[axis] = static_cast<std::uint32_t>(std::min(each, size - from));
        half.least[drawn] = piece.least[drawn] + static_cast<double>(part) * edge;
        half.most[drawn] = half.least[drawn] + edge;
        split(seen, step, half, pieces);
    }
}

ZoomLayout::Piece ZoomLayout::homePiece(const Cell& box) const {
    const Cell at = drawnPlace(home_, box);
    Piece piece;
    for (std::size_t a = 0; a < 3; ++a) {
        const std::uint32_t offset = box[a] * home_.step[a];
        piece.cells.first[a] = region_.first[a] + offset;
        piece.cells.size[a] =
            a == foldedAxis() ? home_.step[a] : std::min(home_.step[a], region_.size[a] - offset);
        const double from = a == 2 ? -(static_cast<double>(at[2]) + 1) * pitch_ : at[a];
        piece.least[a] = from;
        piece.most[a] = from + (a == 2 ? pitch_ : 1);
    }
    return piece;
}

void ZoomLayout::addFolded(const SeenPart& seen, const Cell& step, std::vector<Piece>& pieces) const {
    Cell box{};
    for (box[2] = 0; box[2] < home_.boxCounts[2]; ++box[2])
        for (box[1] = 0; box[1] < home_.boxCounts[1]; ++box[1])
            for (box[0] = 0; box[0] < home_.boxCounts[0]; ++box[0])
                split(seen, step[foldedAxis()], homePiece(box), pieces);
}

std::vector<ZoomLayout::Piece> ZoomLayout::piecesIn(const PanelZoom& zoom) const {
    const SeenPart seen(zoom.seen, zoom.focus, magnification(zoom.octaves));
    const Cell step = stepAt(zoom.octaves);
    std::vector<Piece> pieces;
    if (home_.arrangement == Arrangement::Stack)
        addStacked(seen, step, pieces);
    else if (home_.arrangement == Arrangement::TilesOfZ)
        addTiled(seen, step, pieces);
    else
        addFolded(seen, step, pieces);
    return pieces;
}

ZoomLayout::Piece ZoomLayout::pieceOf(const Cells& cells) const {
    Piece piece;
    piece.cells = cells;
    const std::size_t folded = foldedAxis();
    const bool stack = home_.arrangement == Arrangement::Stack;
    bool begun = false;
    // The home boxes at its corners bound it; of an axis that is not folded its own part of them.
    for (unsigned corner = 0; corner < 8; ++corner) {
        Cell box{};
        for (std::size_t a = 0; a < 3; ++a)
            box[a] = ((corner >> a & 1U) != 0 ? cells.last()[a] : cells.first[a]) - region_.first[a];
        for (std::size_t a = 0; a < 3; ++a)
            box[a] /= home_.step[a];
        const Piece at = homePiece(box);
        for (std::size_t a = 0; a < 3; ++a) {
            piece.least[a] = begun ? std::min(piece.least[a], at.least[a]) : at.least[a];
            piece.most[a] = begun ? std::max(piece.most[a], at.most[a]) : at.most[a];
        }
        begun = true;
    }
    for (std::size_t a = 0; a < (stack ? 3U : 2U); ++a) {
        if (folded != noAxis)
            break;
        const std::uint64_t from = cells.first[a] - region_.first[a];
        const Reach own = alongAxis(a, from, from + cells.size[a]);
        const double origin = stack ? 0 : piece.least[a] - std::floor(own.from);
        piece.least[a] = a == 2 ? -own.to * pitch_ : own.from + origin;
        piece.most[a] = a == 2 ? -own.from * pitch_ : own.to + origin;
    }
    if (folded != noAxis)
        narrow(cells, piece);
    return piece;
}

void ZoomLayout::narrow(const Cells& cells, Piece& piece) const {
    // Within one home box of a fold: the smallest part of it that holds the range.
    const std::size_t axis = foldedAxis();
    const std::uint32_t from = cells.first[axis] - region_.first[axis];
    const std::uint32_t last = cells.last()[axis] - region_.first[axis];
    if (from / home_.step[axis] != last / home_.step[axis])
        return;
    std::uint64_t begin = from / home_.step[axis] * std::uint64_t{home_.step[axis]};
    std::uint64_t size = home_.step[axis];
    while (size > unit_[axis]) {
        const std::uint32_t times = halvings(size, unit_[axis]);
        if (times == 0)
            return;
        const std::uint64_t half = (std::uint64_t{1} << (times - 1)) * unit_[axis];
        const bool second = from >= begin + half;
        if (!second && last >= begin + half)
            return;
        const std::size_t drawn = times % 2 == 1 ? axis : 1 - axis;
        const double middle = (piece.least[drawn] + piece.most[drawn]) / 2;
        (second ? piece.least[drawn] : piece.most[drawn]) = middle;
        begin += second ? half : 0;
        size = second ? size - half : half;
    }
}

} // namespace trichevron
