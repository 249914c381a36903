// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A band of rows of a picture while boxes are painted into it. Used by the renderer.
#pragma once

#include "app/gui/render/faces.h"

#include <vector>

namespace trichevron {

/// Part of a picture, in samples.
struct BandArea {
    int left = 0;
    int width = 0;
    int top = 0;
    int rows = 0;
};

/// Where a band writes: its first sample, and from one row to the next.
struct BandTarget {
    QRgb* colours = nullptr;
    std::uint32_t* items = nullptr;
    std::size_t stride = 0;
};

/// Nearness of every sample, and what hides what. The least nearness of each tile of it tells of a whole box
/// that it is hidden, whatever the order of the boxes; most of them are, of a deep pile, if the near ones
/// come first.
class Band {
public:
    /// The target holds the background.
    void begin(const BandArea& area, const BandTarget& target);

    /// That nothing of it would be seen now.
    bool hides(const ScreenBounds& bounds);
    void paint(const Camera::Projected& corner, const Face& face, const FacePaint& paint, std::uint32_t item);
    /// That a box was painted there.
    void painted(const ScreenBounds& bounds);

private:
    struct Tile {
        float least;     ///< nearness of what is farthest in it
        int unaccounted; ///< samples that may have been painted since that was found, at most
    };
    struct Tiles {
        std::size_t from;
        std::size_t to;
    };
    Tiles tilesOf(const ScreenBounds& bounds) const;
    void account(std::size_t tile);
    const QRgb* stripes(Hatch hatch, int period, int thick);

    BandArea area_;
    BandTarget target_;
    std::vector<float> depths_;
    std::vector<Tile> tiles_;

    /// Stripes along a row: all bits set where the ink is.
    struct Stripes {
        int period = 0;
        int thick = 0;
        std::vector<QRgb> mask;
    };
    std::array<Stripes, 2> stripes_; ///< of dense and of sparse hatches
};

} // namespace trichevron
