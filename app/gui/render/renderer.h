// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Renders shaded, outlined boxes into an image on the CPU with a depth buffer, and an item buffer for
/// picking. The same input gives the same picture on every machine.
#pragma once

#include "app/gui/render/camera.h"

#include <QImage>
#include <QRgb>

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace trichevron::gui {

/// Stripes across a box's top, or dots on it, so that a state is not shown by colour alone.
enum class Hatch : std::uint8_t { None, Sparse, Dense, Dotted };

struct RenderBox {
    Point3 corner{}; ///< minimum x, y, z
    Point3 size{};
    QRgb colour = 0; ///< opaque; the faces have shades of it
    QRgb ink = 0;    ///< of the stripes or dots
    Hatch hatch = Hatch::None;
};

/// Boxes that share a camera. Later groups are drawn over earlier ones.
struct RenderGroup {
    std::span<const RenderBox> boxes;
    Camera camera;
};

struct RenderSettings {
    QSize size;                   ///< pixels of the device
    QRgb background = 0xFFFFFFFF; ///< opaque
    int samples = 1;              ///< per pixel and axis: 1 while the view moves, 2 at rest
    int threads = 2;
    double pixelRatio = 1; ///< pixels per unit of the cameras
};

/// A picture and the visible box in each of its pixels.
class Picture {
public:
    struct Item {
        std::size_t group;
        std::size_t box;
    };

    const QImage& image() const { return image_; }
    /// The box that is visible at a pixel; none for the background and outside the picture.
    std::optional<Item> itemAt(int x, int y) const;
    /// The same at a point in units of the cameras.
    std::optional<Item> itemAt(const QPointF& at) const;
    /// For each of this many boxes of a group whether any of it is visible.
    std::vector<bool> visibleBoxes(std::size_t group, std::size_t boxes) const;

private:
    friend Picture render(std::span<const RenderGroup> groups, const RenderSettings& settings,
                          Picture reused);

    QImage image_;                     ///< RGB32
    std::vector<std::uint32_t> items_; ///< by pixel
    std::vector<std::uint32_t> groupStarts_;
};

/// Reuses the memory of `reused`, unless its image is shared.
Picture render(std::span<const RenderGroup> groups, const RenderSettings& settings, Picture reused = {});

} // namespace trichevron::gui
