// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Continuous zoom into a panel whose boxes stand for many cells: how far each axis is magnified, how fine
/// the boxes are there, and which of them are in view.
///
/// Home space is the scene space of the panel as it is seen whole: its boxes are one unit wide. Zoomed, a
/// place of it stands at (place − focus) × magnification, axis by axis, and so keeps its place on the screen
/// while boxes split under it. An axis with farther to go to single cells is magnified more, so that all of
/// them arrive together: the axes of 2147483647 × 65535 blocks cannot both fill a screen otherwise.
#pragma once

#include "core/scene/detail.h"
#include "core/scene/seen_part.h"

#include <array>
#include <vector>

namespace trichevron {

struct PanelZoom {
    double octaves = 0;         ///< of the axis that is magnified most; 0: as at home, less: smaller
    Place focus{};              ///< home space; stands at the origin of the zoomed scene space
    std::vector<SeenSide> seen; ///< what lies outside one of them is not built; none: all is
};

/// Of a panel at home, how it can be zoomed. All in home space.
class ZoomLayout {
public:
    /// `unit` is the cells that a coarse box stands for whole ones of; `layerPitch` from one layer of boxes
    /// to the next.
    ZoomLayout(const Detail& home, const Cells& region, const Cell& unit, double layerPitch);

    /// Until the boxes of every axis that can split are single cells. 0: they are at home.
    double octavesToCells() const { return toCells_; }
    /// By drawn axis: x, y, layers.
    Place magnification(double octaves) const;
    /// Cells per box and axis at this zoom: at least one unit of the zoomed space wide, less than about two.
    Cell stepAt(double octaves) const;
    double layerPitch() const { return pitch_; }
    std::uint32_t layers() const { return drawnCounts(home_)[2]; }
    /// The corners of the whole panel: least x and y are 0, most z is 0.
    const Place& least() const { return least_; }
    const Place& most() const { return most_; }

    struct Piece {
        Cells cells;
        Place least{}; ///< home space; z reaches from the layer's bottom to its top
        Place most{};
    };
    /// The boxes of a zoomed view, in the order of the index within each home box. Those that others hide
    /// from every side but below are left out. At most `mostPieces`.
    std::vector<Piece> piecesIn(const PanelZoom& zoom) const;
    static constexpr std::size_t mostPieces = 60'000;

    /// Where a range of cells lies; of a folded axis, the part of a home box, or the home boxes, that hold
    /// it.
    Piece pieceOf(const Cells& cells) const;

private:
    std::size_t foldedAxis() const; ///< 3: none
    Reach alongAxis(std::size_t axis, std::uint64_t from, std::uint64_t to) const;
    void addStacked(const SeenPart& seen, const Cell& step, std::vector<Piece>& pieces) const;
    void addTiled(const SeenPart& seen, const Cell& step, std::vector<Piece>& pieces) const;
    void addFolded(const SeenPart& seen, const Cell& step, std::vector<Piece>& pieces) const;
    /// Boxes of one axis, by their number at the present step.
    struct Numbers {
        std::uint64_t from;
        std::uint64_t to;
    };
    void addLayers(const SeenPart& seen, const Cell& step, const Numbers& layers, const Numbers& rows,
                   const Numbers& columns, std::vector<Piece>& pieces) const;
    void addRows(const SeenPart& seen, const Cell& step, Piece layer, const std::array<double, 2>& origin,
                 const Numbers& rows, const Numbers& columns, std::vector<Piece>& pieces) const;
    void addRow(const SeenPart& seen, const Cell& step, Piece row, double origin, const Numbers& columns,
                std::vector<Piece>& pieces) const;
    void split(const SeenPart& seen, std::uint32_t step, const Piece& piece,
               std::vector<Piece>& pieces) const;
    Piece homePiece(const Cell& box) const;
    void narrow(const Cells& cells, Piece& piece) const;

    Detail home_;
    Cells region_;
    Cell unit_;
    double pitch_;
    std::array<double, 3> toGo_{}; ///< octaves of each index axis to single cells
    double toCells_ = 0;
    Place least_{};
    Place most_{};
};

} // namespace trichevron
