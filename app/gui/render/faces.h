// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The three visible faces of a box on the screen. Used by the renderer.
#pragma once

#include "app/gui/render/renderer.h"

namespace trichevron {

/// A strip of the screen between two parallel edges of a face. On the row dy below (x, y) of the face it
/// reaches from low to high, less shift·dy; inside the outline from innerLow to innerHigh.
struct Strip {
    float low, high;
    float innerLow, innerHigh;
    float shift;
};

/// A parallelogram on the screen: what two strips share. All places are relative to the corner of its box.
struct Face {
    bool seen;  ///< not edge on
    float x, y; ///< a corner, in samples
    Strip u, v;
    float near;   ///< at (x, y); greater is nearer
    float dx, dy; ///< its slopes
    float top, bottom;
};

struct FacePaint {
    QRgb fill;
    QRgb edge;
    QRgb ink;
    Hatch hatch;
    int period; ///< of the stripes, in samples
};

/// What a box takes of the screen, and how near it comes at most.
struct ScreenBounds {
    float left, top, right, bottom;
    float nearest;
};

/// Of every box of a size, relative to its corner.
struct BoxShape {
    Point3 size{};
    std::array<Face, 3> faces{}; ///< 0: the visible side of x, 1: of y, 2: the top
    ScreenBounds reach{};

    ScreenBounds boundsAt(const Camera::Projected& corner) const {
        return {corner.x + reach.left, corner.y + reach.top, corner.x + reach.right, corner.y + reach.bottom,
                corner.near + reach.nearest};
    }
};

/// A camera made ready for many boxes: all share the directions of their edges.
class GroupView {
public:
    /// `samples` per unit of the camera's pixels; `bias` is added to nearness.
    GroupView(const Camera& camera, double samples, float bias);

    Camera::Projected at(const Point3& point) const;
    BoxShape shapeOf(const Point3& size) const;
    /// By side, as the faces of a shape.
    std::array<FacePaint, 3> paints(const RenderBox& box) const;

private:
    ScreenBounds reach(const Point3& size) const;
    Face face(const Point3& size, std::size_t side) const;

    std::array<Camera::Projected, 3> axes_{}; ///< one unit of each axis, in samples
    Camera::Projected origin_{};
    std::array<bool, 3> farSide_{}; ///< the visible face is the one of greater x, y, z
    std::array<float, 3> light_{};
    float outline_ = 1; ///< samples
    int period_ = 1;
};

} // namespace trichevron
