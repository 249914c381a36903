// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// An orthographic view of a scene: x runs down-right and y down-left on the screen at a yaw of 45°, z up.
#pragma once

#include <QPointF>
#include <QPolygonF>
#include <QRectF>

#include <array>

namespace trichevron {

using Point3 = std::array<float, 3>;

struct Camera {
    double yaw = 45;   ///< degrees, about z
    double pitch = 42; ///< degrees above the horizon; 90 looks straight down
    double scale = 1;  ///< pixels per unit
    QPointF offset;    ///< where the origin of the scene is, in pixels

    /// Screen position (x right, y down, in pixels) and nearness (greater is nearer, in units).
    struct Projected {
        float x;
        float y;
        float near;
    };
    Projected project(const Point3& point) const;
    /// The same for a direction: no offset.
    Projected projectVector(const Point3& vector) const;

    /// The x and y of the point that is seen at a place of the screen and has this z. Precondition: the pitch
    /// is not 0.
    std::array<double, 2> unproject(const QPointF& at, double z) const;

    /// The pixels that a box from `least` to `most` covers.
    QRectF bounds(const Point3& least, const Point3& most) const;
    /// Scaled and moved so that the box fills the rectangle, centred; `mostScale` keeps a few boxes from
    /// being huge.
    Camera fitted(const Point3& least, const Point3& most, const QRectF& into, double mostScale) const;
};

/// The outline of a box on the screen: the convex hull of its corners.
QPolygonF outlineOf(const Point3& least, const Point3& most, const Camera& camera);

} // namespace trichevron
