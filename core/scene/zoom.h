// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Continuous zoom into a panel whose boxes stand for many cells: the magnification of each axis, the level
/// of detail of the boxes, and the boxes inside the view frustum.
///
/// Home space is the scene space of the whole panel: its boxes are one unit wide. Zooming moves a point of it
/// to (point − focus) × magnification per axis, so the focus keeps its position on the screen while boxes
/// split. An axis whose boxes have more cells is magnified more, so that all axes reach single cells at the
/// same zoom: otherwise the axes of 2147483647 × 65535 blocks could not both fill a screen.
#pragma once

#include "core/scene/detail.h"
#include "core/scene/frustum.h"

#include <array>
#include <vector>

namespace trichevron::core {

struct PanelZoom {
    double octaves = 0; ///< of the axis with the largest magnification; 0: home, negative: smaller
    ScenePoint focus{}; ///< in home space; the origin of the zoomed scene space
    std::vector<ClipPlane> clipPlanes; ///< boxes outside one of them are not built; none: all are
    bool splitsToUnits = false;        ///< a box of a few units is drawn as the units
};

/// How a panel can be zoomed. All coordinates are in home space.
class ZoomLayout {
public:
    /// `unit`: coarse boxes stand for whole multiples of it. `layerPitch`: the distance between layers.
    ZoomLayout(const Detail& home, const Cells& region, const Cell& unit, double layerPitch);

    /// The zoom at which all boxes are single cells; 0: they are at home already.
    double octavesToCells() const { return maxAxisOctaves_; }
    /// Per drawn axis: x, y, layers.
    ScenePoint magnification(double octaves) const;
    /// Cells per box and axis at this zoom. A box is between one and about two units of the zoomed space
    /// wide; less where boxes of at most `maxSplitUnits` units are split into these.
    Cell stepAt(double octaves, bool splitsToUnits = false) const;
    /// More would make the boxes too small to tell them apart, and too many.
    static constexpr std::uint32_t maxSplitUnits = 4;
    double layerPitch() const { return pitch_; }
    std::uint32_t layers() const { return drawnCounts(home_)[2]; }
    /// The corners of the whole panel: the minimum x and y are 0, and the maximum z is 0.
    const ScenePoint& min() const { return min_; }
    const ScenePoint& max() const { return max_; }

    struct Piece {
        Cells cells;
        ScenePoint min{}; ///< in home space; z from the bottom to the top of the layer
        ScenePoint max{};
    };
    /// The boxes inside the view frustum, in index order within each home box, without boxes that others
    /// occlude from every direction but below. At most `maxPieces`.
    std::vector<Piece> visiblePieces(const PanelZoom& zoom) const;
    static constexpr std::size_t maxPieces = 60'000;

    /// The bounding box of a range of cells; on a folded axis, of the part of a home box, or of the home
    /// boxes, that contain it.
    Piece pieceAround(const Cells& cells) const;

private:
    std::size_t foldedAxis() const; ///< 3: none
    /// Whether boxes of this step can be split into single units, and are of few enough.
    bool isOfFewUnits(const Cell& step) const;
    AxisInterval alongAxis(std::size_t axis, std::uint64_t from, std::uint64_t to) const;
    void addStacked(const Frustum& frustum, const Cell& step, std::vector<Piece>& pieces) const;
    void addTiled(const Frustum& frustum, const Cell& step, std::vector<Piece>& pieces) const;
    void addFolded(const Frustum& frustum, const Cell& step, std::vector<Piece>& pieces) const;
    /// The boxes [from, to) of one axis at the present step.
    struct BoxRange {
        std::uint64_t from;
        std::uint64_t to;
    };
    void addLayers(const Frustum& frustum, const Cell& step, const BoxRange& layers, const BoxRange& rows,
                   const BoxRange& columns, std::vector<Piece>& pieces) const;
    void addRows(const Frustum& frustum, const Cell& step, Piece layer, const std::array<double, 2>& origin,
                 const BoxRange& rows, const BoxRange& columns, std::vector<Piece>& pieces) const;
    void addRow(const Frustum& frustum, const Cell& step, Piece row, double origin, const BoxRange& columns,
                std::vector<Piece>& pieces) const;
    void split(const Frustum& frustum, std::uint32_t step, const Piece& piece,
               std::vector<Piece>& pieces) const;
    Piece homePiece(const Cell& box) const;
    void narrow(const Cells& cells, Piece& piece) const;

    Detail home_;
    Cells region_;
    Cell unit_;
    double pitch_;
    std::array<double, 3> axisOctaves_{}; ///< per index axis: octaves until single cells
    double maxAxisOctaves_ = 0;
    ScenePoint min_{};
    ScenePoint max_{};
};

} // namespace trichevron::core
