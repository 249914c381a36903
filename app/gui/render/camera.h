// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// An orthographic view of a scene: x runs down-right and y down-left on the screen at a yaw of 45°, z up.
#pragma once

#include <QPointF>
#include <QPolygonF>
#include <QRectF>

#include <array>

namespace trichevron::gui {

using Point3 = std::array<float, 3>;

struct Camera {
    double yaw = 45;   ///< degrees, about z
    double pitch = 42; ///< degrees above the horizon; 90 looks straight down
    double scale = 1;  ///< pixels per unit
    QPointF offset;    ///< the screen position of the scene's origin, in pixels

    /// Screen position (x right, y down, in pixels) and depth (in units; greater is nearer to the camera).
    struct Projected {
        float x;
        float y;
        float depth;
    };
    Projected project(const Point3& point) const;
    QPointF pointOf(const Point3& point) const {
        const Projected at = project(point);
        return {at.x, at.y};
    }
    /// The same for a direction: without the offset.
    Projected projectVector(const Point3& vector) const;

    /// The x and y of the scene point with this z that is projected to a screen point. Precondition: the
    /// pitch is not 0.
    std::array<double, 2> unproject(const QPointF& at, double z) const;

    /// The bounding rectangle in pixels of a box with these corners.
    QRectF bounds(const Point3& min, const Point3& max) const;
    /// This camera, scaled and moved so that the box fits the rectangle, centred. `maxScale` keeps a few
    /// boxes from becoming huge.
    Camera fitted(const Point3& min, const Point3& max, const QRectF& into, double maxScale) const;
};

/// Which side of a line on the screen a point is on: twice the area between them, signed.
double sideOf(const QPointF& origin, const QPointF& along, const QPointF& point);

/// The outline of a box on the screen: the convex hull of its corners.
QPolygonF outlineOf(const Point3& min, const Point3& max, const Camera& camera);

} // namespace trichevron::gui
