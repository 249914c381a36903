// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/scene/zoom.h"

#include "core/dimensions/hierarchy.h"
#include "core/scene/frustum.h"

#include <algorithm>
#include <cmath>

namespace trichevron::core {
namespace {

constexpr std::size_t noAxis = 3;
/// Gaps between boxes show the next box or two, but nothing deeper.
constexpr std::uint64_t visibleDepth = 2;
/// Tolerance for rounding where a magnification is a power of two.
constexpr double roundingMargin = 1e-9;

double log2Of(double value) {
    return std::log2(std::max(1.0, value));
}

std::uint32_t tileGap(const Detail& detail) {
    return detail.boxCounts[0] == 1 && detail.boxCounts[1] == 1 ? 0 : 1;
}

/// How many times a size can be halved until one unit is left.
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
        // A folded axis is magnified along both drawn axes, so each needs half of the octaves.
        axisOctaves_[a] = !splits ? 0 : a == folded ? octaves / 2 : octaves;
        maxAxisOctaves_ = std::max(maxAxisOctaves_, axisOctaves_[a]);
    }
    const Cell counts = drawnCounts(home_);
    max_ = {static_cast<double>(counts[0]), static_cast<double>(counts[1]), 0};
    min_[2] = -static_cast<double>(counts[2]) * pitch_;
}

std::size_t ZoomLayout::foldedAxis() const {
    return home_.arrangement == Arrangement::RowsOfX   ? 0
           : home_.arrangement == Arrangement::RowsOfY ? 1
                                                       : noAxis;
}

ScenePoint ZoomLayout::magnification(double octaves) const {
    const double uniform = octaves <= 0 ? octaves : std::max(0.0, octaves - maxAxisOctaves_);
    const double share = maxAxisOctaves_ > 0 ? std::clamp(octaves / maxAxisOctaves_, 0.0, 1.0) : 0;
    ScenePoint magnified{};
    for (std::size_t a = 0; a < 3; ++a) {
        const bool fold = foldedAxis() != noAxis;
        // A folded axis uses both drawn axes, and the layers are magnified with them.
        const double own = fold ? maxAxisOctaves_ : axisOctaves_[a];
        magnified[a] = std::exp2(uniform + share * own);
    }
    // A single layer keeps its height until all axes are magnified uniformly.
    if (layers() == 1 && axisOctaves_[2] <= 0)
        magnified[2] = std::exp2(uniform);
    return magnified;
}

bool ZoomLayout::isOfFewUnits(const Cell& step) const {
    std::uint64_t units = 1;
    for (std::size_t a = 0; a < 3; ++a) {
        const std::uint64_t along = ceilDivide(step[a], unit_[a]);
        if (along > maxSplitUnits || (along > 1 && axisOctaves_[a] <= 0)) // such as tiles of several layers
            return false;
        units *= along;
    }
    return units <= maxSplitUnits;
}

Cell ZoomLayout::stepAt(double octaves, bool splitsToUnits) const {
    const double share = maxAxisOctaves_ > 0 ? std::clamp(octaves / maxAxisOctaves_, 0.0, 1.0) : 0;
    Cell step = home_.step;
    for (std::size_t a = 0; a < 3; ++a) {
        const double gone = share * axisOctaves_[a] + roundingMargin;
        if (axisOctaves_[a] <= 0)
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
    return splitsToUnits && share < 1 && isOfFewUnits(step) ? unit_ : step;
}

AxisInterval ZoomLayout::alongAxis(std::size_t axis, std::uint64_t from, std::uint64_t to) const {
    const double step = home_.step[axis];
    return {static_cast<double>(from) / step, static_cast<double>(to) / step};
}

void ZoomLayout::addRow(const Frustum& frustum, const Cell& step, Piece row, double origin,
                        const BoxRange& columns, std::vector<Piece>& pieces) const {
    const std::uint64_t size = region_.size[0];
    const double perBox = static_cast<double>(step[0]) / home_.step[0];
    const auto placeOfBox = [&](std::uint64_t number) {
        return alongAxis(0, 0, std::min(number * step[0], size)).to + origin;
    };
    const AxisInterval x = frustum.clipX({placeOfBox(columns.from), placeOfBox(columns.to)},
                                         {row.min[1], row.max[1]}, {row.min[2], row.max[2]});
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
        const AxisInterval drawn = alongAxis(0, first, end);
        row.cells.first[0] = region_.first[0] + static_cast<std::uint32_t>(first);
        row.cells.size[0] = static_cast<std::uint32_t>(end - first);
        row.min[0] = drawn.from + origin;
        row.max[0] = drawn.to + origin;
        if (pieces.size() >= maxPieces)
            return;
        pieces.push_back(row);
    }
}

void ZoomLayout::addRows(const Frustum& frustum, const Cell& step, Piece layer,
                         const std::array<double, 2>& origin, const BoxRange& rows, const BoxRange& columns,
                         std::vector<Piece>& pieces) const {
    const auto span = [&](std::size_t axis, const BoxRange& numbers) {
        const AxisInterval own =
            alongAxis(axis, std::min<std::uint64_t>(numbers.from * step[axis], region_.size[axis]),
                      std::min<std::uint64_t>(numbers.to * step[axis], region_.size[axis]));
        return AxisInterval{own.from + origin[axis], own.to + origin[axis]};
    };
    const AxisInterval shown = frustum.clipY(span(0, columns), span(1, rows), {layer.min[2], layer.max[2]});
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
        const AxisInterval drawn = alongAxis(1, first, end);
        layer.cells.first[1] = region_.first[1] + static_cast<std::uint32_t>(first);
        layer.cells.size[1] = static_cast<std::uint32_t>(end - first);
        layer.min[1] = drawn.from + origin[1];
        layer.max[1] = drawn.to + origin[1];
        addRow(frustum, step, layer, origin[0], columns, pieces);
    }
}

void ZoomLayout::addLayers(const Frustum& frustum, const Cell& step, const BoxRange& layers,
                           const BoxRange& rows, const BoxRange& columns, std::vector<Piece>& pieces) const {
    if (layers.from >= layers.to || rows.from >= rows.to || columns.from >= columns.to)
        return;
    const auto span = [&](std::size_t axis, const BoxRange& numbers) {
        return alongAxis(axis, std::min<std::uint64_t>(numbers.from * step[axis], region_.size[axis]),
                         std::min<std::uint64_t>(numbers.to * step[axis], region_.size[axis]));
    };
    const AxisInterval depth = span(2, layers);
    const AxisInterval z =
        frustum.clipZ(span(0, columns), span(1, rows), {-depth.to * pitch_, -depth.from * pitch_});
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
        const AxisInterval deep = alongAxis(2, top, bottom);
        Piece layer;
        layer.cells.first[2] = region_.first[2] + static_cast<std::uint32_t>(top);
        layer.cells.size[2] = static_cast<std::uint32_t>(bottom - top);
        layer.min[2] = -deep.to * pitch_;
        layer.max[2] = -deep.from * pitch_;
        addRows(frustum, step, layer, {0, 0}, rows, columns, pieces);
    }
}

void ZoomLayout::addStacked(const Frustum& frustum, const Cell& step, std::vector<Piece>& pieces) const {
    std::array<std::uint64_t, 3> counts{};
    for (std::size_t a = 0; a < 3; ++a)
        counts[a] = ceilDivide(region_.size[a], step[a]);
    const auto near = [](std::uint64_t count) { return std::min(visibleDepth, count); };
    const auto far = [](std::uint64_t count) {
        return std::max(visibleDepth, count - std::min(count, visibleDepth));
    };
    const BoxRange allRows{0, counts[1]};
    const BoxRange allColumns{0, counts[0]};
    addLayers(frustum, step, {0, near(counts[2])}, allRows, allColumns, pieces);
    // Below the top layers only boxes near a side are visible: the layers above occlude the rest.
    const BoxRange below{near(counts[2]), counts[2]};
    const BoxRange between{near(counts[1]), far(counts[1])};
    addLayers(frustum, step, below, {0, near(counts[1])}, allColumns, pieces);
    addLayers(frustum, step, below, between, {0, near(counts[0])}, pieces);
    addLayers(frustum, step, below, between, {far(counts[0]), counts[0]}, pieces);
    addLayers(frustum, step, below, {far(counts[1]), counts[1]}, allColumns, pieces);
}

void ZoomLayout::addTiled(const Frustum& frustum, const Cell& step, std::vector<Piece>& pieces) const {
    const std::uint32_t gap = tileGap(home_);
    const BoxRange rows{0, ceilDivide(region_.size[1], step[1])};
    const BoxRange columns{0, ceilDivide(region_.size[0], step[0])};
    for (std::uint32_t tile = 0; tile < home_.boxCounts[2]; ++tile) {
        Piece layer;
        layer.min[2] = -pitch_;
        layer.cells.first[2] = region_.first[2] + tile * home_.step[2];
        layer.cells.size[2] = std::min(home_.step[2], region_.size[2] - tile * home_.step[2]);
        const std::array<double, 2> origin{static_cast<double>(tile % home_.row) * (home_.boxCounts[0] + gap),
                                           static_cast<double>(std::uint32_t{tile / home_.row}) *
                                               (home_.boxCounts[1] + gap)};
        addRows(frustum, step, layer, origin, rows, columns, pieces);
    }
}

void ZoomLayout::split(const Frustum& frustum, std::uint32_t step, const Piece& piece,
                       std::vector<Piece>& pieces) const {
    // The last range has its full size here, as if the axis did not end inside it.
    const std::size_t axis = foldedAxis();
    const std::uint64_t end = std::uint64_t{region_.first[axis]} + region_.size[axis];
    const std::uint64_t first = piece.cells.first[axis];
    if (first >= end || pieces.size() >= maxPieces || !frustum.intersects(piece.min, piece.max))
        return;
    const std::uint64_t size = piece.cells.size[axis];
    if (size <= step) {
        Piece leaf = piece;
        leaf.cells.size[axis] = static_cast<std::uint32_t>(std::min(size, end - first));
        pieces.push_back(leaf);
        return;
    }
    // Alternates halves below each other and side by side, so that quarters are in reading order.
    const std::uint32_t times = halvings(size, unit_[axis]);
    const std::size_t drawn = times % 2 == 1 || times == 0 ? axis : 1 - axis;
    const std::uint64_t parts = times == 0 ? size : 2;
    const std::uint64_t each = times == 0 ? 1 : (std::uint64_t{1} << (times - 1)) * unit_[axis];
    const double edge = (piece.max[drawn] - piece.min[drawn]) / static_cast<double>(parts);
    for (std::uint64_t part = 0; part < parts; ++part) {
        Piece half = piece;
        const std::uint64_t from = part * each;
        half.cells.first[axis] = static_cast<std::uint32_t>(std::min(first + from, end));
        half.cells.size[axis] = static_cast<std::uint32_t>(std::min(each, size - from));
        half.min[drawn] = piece.min[drawn] + static_cast<double>(part) * edge;
        half.max[drawn] = half.min[drawn] + edge;
        split(frustum, step, half, pieces);
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
        piece.min[a] = from;
        piece.max[a] = from + (a == 2 ? pitch_ : 1);
    }
    return piece;
}

void ZoomLayout::addFolded(const Frustum& frustum, const Cell& step, std::vector<Piece>& pieces) const {
    Cell box{};
    for (box[2] = 0; box[2] < home_.boxCounts[2]; ++box[2])
        for (box[1] = 0; box[1] < home_.boxCounts[1]; ++box[1])
            for (box[0] = 0; box[0] < home_.boxCounts[0]; ++box[0])
                split(frustum, step[foldedAxis()], homePiece(box), pieces);
}

std::vector<ZoomLayout::Piece> ZoomLayout::visiblePieces(const PanelZoom& zoom) const {
    const Frustum frustum(zoom.clipPlanes, zoom.focus, magnification(zoom.octaves));
    const Cell step = stepAt(zoom.octaves, zoom.splitsToUnits);
    std::vector<Piece> pieces;
    if (home_.arrangement == Arrangement::Stack)
        addStacked(frustum, step, pieces);
    else if (home_.arrangement == Arrangement::TilesOfZ)
        addTiled(frustum, step, pieces);
    else
        addFolded(frustum, step, pieces);
    return pieces;
}

ZoomLayout::Piece ZoomLayout::pieceAround(const Cells& cells) const {
    Piece piece;
    piece.cells = cells;
    const std::size_t folded = foldedAxis();
    const bool stack = home_.arrangement == Arrangement::Stack;
    bool begun = false;
    // The bounds of the home boxes at its corners, narrowed on axes that are not folded.
    for (unsigned corner = 0; corner < 8; ++corner) {
        Cell box{};
        for (std::size_t a = 0; a < 3; ++a)
            box[a] = ((corner >> a & 1U) != 0 ? cells.last()[a] : cells.first[a]) - region_.first[a];
        for (std::size_t a = 0; a < 3; ++a)
            box[a] /= home_.step[a];
        const Piece at = homePiece(box);
        for (std::size_t a = 0; a < 3; ++a) {
            piece.min[a] = begun ? std::min(piece.min[a], at.min[a]) : at.min[a];
            piece.max[a] = begun ? std::max(piece.max[a], at.max[a]) : at.max[a];
        }
        begun = true;
    }
    for (std::size_t a = 0; a < (stack ? 3U : 2U); ++a) {
        if (folded != noAxis)
            break;
        const std::uint64_t from = cells.first[a] - region_.first[a];
        const AxisInterval own = alongAxis(a, from, from + cells.size[a]);
        const double origin = stack ? 0 : piece.min[a] - std::floor(own.from);
        piece.min[a] = a == 2 ? -own.to * pitch_ : own.from + origin;
        piece.max[a] = a == 2 ? -own.from * pitch_ : own.to + origin;
    }
    if (folded != noAxis)
        narrow(cells, piece);
    return piece;
}

void ZoomLayout::narrow(const Cells& cells, Piece& piece) const {
    // Inside one home box of a folded axis: the smallest part that contains the range.
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
        const double middle = (piece.min[drawn] + piece.max[drawn]) / 2;
        (second ? piece.min[drawn] : piece.max[drawn]) = middle;
        begin += second ? half : 0;
        size = second ? size - half : half;
    }
}

} // namespace trichevron::core
