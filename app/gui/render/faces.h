// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The three visible faces of a box on the screen. Used by the renderer.
#pragma once

#include "app/gui/render/renderer.h"

namespace trichevron::gui {

/// The pixels from a stripe of dense hatching, or a dot, to the next; sparse hatching has twice as many.
inline constexpr int stripePeriod = 6;

/// A strip of the screen between two parallel edges of a face. On the row dy below the face's (x, y) it
/// extends from low − shift·dy to high − shift·dy; inside the outline from innerLow to innerHigh likewise.
struct Strip {
    float low, high;
    float innerLow, innerHigh;
    float shift;
};

/// A parallelogram on the screen: the intersection of two strips. All coordinates are relative to the corner
/// of its box.
struct Face {
    bool isVisible; ///< not edge on
    float x, y;     ///< a corner, in samples
    Strip u, v;
    float depth;  ///< at (x, y); greater is nearer to the camera
    float dx, dy; ///< depth per sample to the right and down
    float top, bottom;
};

struct FacePaint {
    QRgb fill;
    QRgb edge;
    QRgb ink;
    Hatch hatch;
    int period; ///< of dense stripes, in samples
};

/// The bounding rectangle of a box on the screen, and the depth of its nearest corner.
struct ScreenBounds {
    float left, top, right, bottom;
    float maxDepth;
};

/// The faces of every box of one size, relative to its corner.
struct BoxShape {
    Point3 size{};
    std::array<Face, 3> faces{}; ///< 0: the visible side of x, 1: of y, 2: the top
    ScreenBounds bounds{};

    ScreenBounds boundsAt(const Camera::Projected& corner) const {
        return {corner.x + bounds.left, corner.y + bounds.top, corner.x + bounds.right,
                corner.y + bounds.bottom, corner.depth + bounds.maxDepth};
    }
};

/// A camera with everything that is the same for all boxes of a group: the directions of their edges.
class GroupView {
public:
    /// `samples` per pixel of the camera; `bias` is added to every depth.
    GroupView(const Camera& camera, double samples, float bias);

    Camera::Projected at(const Point3& point) const;
    BoxShape computeShape(const Point3& size) const;
    /// One per side, in the order of BoxShape::faces.
    std::array<FacePaint, 3> paints(const RenderBox& box) const;

private:
    ScreenBounds boundsOf(const Point3& size) const;
    Face face(const Point3& size, std::size_t side) const;

    std::array<Camera::Projected, 3> axes_{}; ///< one unit of each axis, in samples
    Camera::Projected origin_{};
    std::array<bool, 3> farSide_{}; ///< the visible face is the one of greater x, y, z
    std::array<float, 3> light_{};
    float outline_ = 1; ///< samples
    int period_ = 1;
};

} // namespace trichevron::gui
