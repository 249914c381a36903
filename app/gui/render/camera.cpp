// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/render/camera.h"

#include <QtMath>

#include <algorithm>

namespace trichevron::gui {
namespace {

Point3 cornerOf(const Point3& min, const Point3& max, unsigned corner) {
    return {(corner & 1U) != 0 ? max[0] : min[0], (corner & 2U) != 0 ? max[1] : min[1],
            (corner & 4U) != 0 ? max[2] : min[2]};
}

} // namespace

Camera::Projected Camera::projectVector(const Point3& vector) const {
    const double yawRadians = qDegreesToRadians(yaw);
    const double pitchRadians = qDegreesToRadians(pitch);
    const double right = vector[0] * std::cos(yawRadians) - vector[1] * std::sin(yawRadians);
    const double toward = vector[0] * std::sin(yawRadians) + vector[1] * std::cos(yawRadians);
    const double down = toward * std::sin(pitchRadians) - vector[2] * std::cos(pitchRadians);
    const double depth = toward * std::cos(pitchRadians) + vector[2] * std::sin(pitchRadians);
    return {static_cast<float>(right * scale), static_cast<float>(down * scale), static_cast<float>(depth)};
}

Camera::Projected Camera::project(const Point3& point) const {
    Projected projected = projectVector(point);
    projected.x += static_cast<float>(offset.x());
    projected.y += static_cast<float>(offset.y());
    return projected;
}

std::array<double, 2> Camera::unproject(const QPointF& at, double z) const {
    const double yawRadians = qDegreesToRadians(yaw);
    const double pitchRadians = qDegreesToRadians(pitch);
    const double right = (at.x() - offset.x()) / scale;
    const double down = (at.y() - offset.y()) / scale;
    const double toward = (down + z * std::cos(pitchRadians)) / std::sin(pitchRadians);
    return {right * std::cos(yawRadians) + toward * std::sin(yawRadians),
            toward * std::cos(yawRadians) - right * std::sin(yawRadians)};
}

QRectF Camera::bounds(const Point3& min, const Point3& max) const {
    double left = 1e30;
    double top = 1e30;
    double right = -1e30;
    double bottom = -1e30;
    for (unsigned corner = 0; corner < 8; ++corner) {
        const Projected at =
            project({(corner & 1U) != 0 ? max[0] : min[0], (corner & 2U) != 0 ? max[1] : min[1],
                     (corner & 4U) != 0 ? max[2] : min[2]});
        left = std::min<double>(left, at.x);
        right = std::max<double>(right, at.x);
        top = std::min<double>(top, at.y);
        bottom = std::max<double>(bottom, at.y);
    }
    return {QPointF(left, top), QPointF(right, bottom)};
}

Camera Camera::fitted(const Point3& min, const Point3& max, const QRectF& into, double maxScale) const {
    Camera camera = *this;
    camera.scale = 1;
    camera.offset = {};
    const QRectF unit = camera.bounds(min, max);
    camera.scale = std::min({maxScale, into.width() / std::max(unit.width(), 1e-6),
                             into.height() / std::max(unit.height(), 1e-6)});
    camera.offset = into.center() - unit.center() * camera.scale;
    return camera;
}

double sideOf(const QPointF& origin, const QPointF& along, const QPointF& point) {
    const QPointF to = point - origin;
    return along.x() * to.y() - along.y() * to.x();
}

QPolygonF outlineOf(const Point3& min, const Point3& max, const Camera& camera) {
    QPolygonF corners;
    for (unsigned corner = 0; corner < 8; ++corner) {
        const Camera::Projected at = camera.project(cornerOf(min, max, corner));
        corners << QPointF(at.x, at.y);
    }
    // The convex hull by gift wrapping, from the leftmost corner.
    QPolygonF hull;
    QPointF at = *std::min_element(corners.begin(), corners.end(), [](const QPointF& a, const QPointF& b) {
        return a.x() < b.x() || (a.x() == b.x() && a.y() < b.y());
    });
    const QPointF start = at;
    do {
        hull << at;
        QPointF next = corners.front();
        for (const QPointF& corner : corners) {
            const double side = sideOf(at, next - at, corner);
            const bool farther =
                QPointF::dotProduct(corner - at, corner - at) > QPointF::dotProduct(next - at, next - at);
            if (next == at || side < -1e-4 || (std::abs(side) <= 1e-4 && farther))
                next = corner;
        }
        at = next;
    } while (at != start && hull.size() < 8);
    return hull;
}

} // namespace trichevron::gui
