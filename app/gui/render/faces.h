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

/// A parallelogram on the screen: what two strips share.
struct Face {
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

struct ScreenBounds {
    float left, top, right, bottom;
};

/// A camera made ready for many boxes: all share the directions of their edges.
class GroupView {
public:
    /// `samples` per unit of the camera's pixels; `bias` is added to nearness.
    GroupView(const Camera& camera, double samples, float bias);

    ScreenBounds bounds(const RenderBox& box) const;
    /// Side 0: the visible one of x, 1: of y, 2: the top. None when it is seen edge on.
    std::optional<Face> face(const RenderBox& box, std::size_t side) const;
    FacePaint paint(const RenderBox& box, std::size_t side) const;

private:
    Camera::Projected at(const Point3& point) const;

    std::array<Camera::Projected, 3> axes_{}; ///< one unit of each axis, in samples
    Camera::Projected origin_{};
    std::array<bool, 3> farSide_{}; ///< the visible face is the one of greater x, y, z
    std::array<float, 3> light_{};
    float outline_ = 1; ///< samples
    int period_ = 1;
};

} // namespace trichevron
