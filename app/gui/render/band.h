// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A band of rows of a picture, with a depth buffer, while boxes are painted into it. Used by the renderer.
#pragma once

#include "app/gui/render/faces.h"

#include <vector>

namespace trichevron::gui {

/// Part of a picture, in samples.
struct BandArea {
    int left = 0;
    int width = 0;
    int top = 0;
    int rows = 0;
};

/// Where a band writes: its first sample, and the distances from one row to the next.
struct BandTarget {
    QRgb* colours = nullptr;
    std::uint32_t* items = nullptr;
    std::size_t stride = 0;
    std::size_t itemStride = 0;
};

/// A depth buffer with a hierarchical occlusion test. Each tile keeps the smallest depth of its samples: a
/// box that is behind it in every tile is occluded. The test is correct in any order of the boxes, and
/// rejects most of a deep pile if the near boxes come first.
class Band {
public:
    /// The target holds the background.
    void begin(const BandArea& area, const BandTarget& target);

    /// Whether what was painted so far hides all of these bounds.
    bool isOccluded(const ScreenBounds& bounds);
    void paint(const Camera::Projected& corner, const Face& face, const FacePaint& paint, std::uint32_t item);
    /// Records that a box was painted there.
    void markPainted(const ScreenBounds& bounds);

private:
    struct Tile {
        float minDepth;         ///< of its samples, when it was last updated
        int paintedSinceUpdate; ///< upper bound of the samples that were painted since then
    };
    struct Tiles {
        std::size_t from;
        std::size_t to;
    };
    Tiles tilesOf(const ScreenBounds& bounds) const;
    void updateTile(std::size_t tile);
    const QRgb* stripes(bool isSparse, int period, int thick);

    BandArea area_;
    BandTarget target_;
    std::vector<float> depths_;
    std::vector<Tile> tiles_;

    /// One row of stripes: all bits are set where the ink is.
    struct Stripes {
        int period = 0;
        int thick = 0;
        std::vector<QRgb> mask;
    };
    std::array<Stripes, 2> stripes_; ///< dense, whose mask dots have too, and sparse
};

} // namespace trichevron::gui
