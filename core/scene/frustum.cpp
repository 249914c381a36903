// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/scene/frustum.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace trichevron::core {
namespace {

/// The corners of a convex polygon in x and y.
using Polygon = std::vector<std::pair<double, double>>;

/// The smallest value of factor × coordinate.
double minProduct(double factor, const AxisInterval& interval) {
    return std::min(factor * interval.from, factor * interval.to);
}

/// Sutherland–Hodgman: the part of a polygon where a·x + b·y ≤ limit.
Polygon clipPolygon(const Polygon& polygon, const ClipPlane& plane, double limit) {
    Polygon clipped;
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const auto& from = polygon[i];
        const auto& to = polygon[(i + 1) % polygon.size()];
        const double before = limit - plane.a * from.first - plane.b * from.second;
        const double after = limit - plane.a * to.first - plane.b * to.second;
        if (before >= 0)
            clipped.push_back(from);
        if ((before >= 0) != (after >= 0)) {
            const double share = before / (before - after);
            clipped.emplace_back(from.first + (to.first - from.first) * share,
                                 from.second + (to.second - from.second) * share);
        }
    }
    return clipped;
}

} // namespace

Frustum::Frustum(std::vector<ClipPlane> planes, const ScenePoint& focus, const ScenePoint& magnification)
    : planes_(std::move(planes)) {
    for (ClipPlane& plane : planes_) {
        plane.a *= magnification[0];
        plane.b *= magnification[1];
        plane.c *= magnification[2];
        plane.d += plane.a * focus[0] + plane.b * focus[1] + plane.c * focus[2];
    }
}

AxisInterval Frustum::clipX(const AxisInterval& x, const AxisInterval& y, const AxisInterval& z) const {
    AxisInterval visible = x;
    for (const ClipPlane& plane : planes_) {
        const double limit = plane.d - minProduct(plane.b, y) - minProduct(plane.c, z);
        if (plane.a > 0)
            visible.to = std::min(visible.to, limit / plane.a);
        else if (plane.a < 0)
            visible.from = std::max(visible.from, limit / plane.a);
        else if (limit < 0)
            return {1, 0};
    }
    return visible;
}

AxisInterval Frustum::clipY(const AxisInterval& x, const AxisInterval& y, const AxisInterval& z) const {
    Polygon polygon{{x.from, y.from}, {x.to, y.from}, {x.to, y.to}, {x.from, y.to}};
    for (const ClipPlane& plane : planes_)
        polygon = clipPolygon(polygon, plane, plane.d - minProduct(plane.c, z));
    AxisInterval visible{1, 0};
    for (const auto& corner : polygon)
        visible = visible.from > visible.to ? AxisInterval{corner.second, corner.second}
                                            : AxisInterval{std::min(visible.from, corner.second),
                                                           std::max(visible.to, corner.second)};
    return visible;
}

AxisInterval Frustum::clipZ(const AxisInterval& x, const AxisInterval& y, const AxisInterval& z) const {
    AxisInterval visible = z;
    Polygon polygon{{x.from, y.from}, {x.to, y.from}, {x.to, y.to}, {x.from, y.to}};
    for (const ClipPlane& plane : planes_)
        if (plane.c == 0)
            polygon = clipPolygon(polygon, plane, plane.d);
    for (const ClipPlane& plane : planes_) {
        if (plane.c == 0)
            continue;
        double min = std::numeric_limits<double>::infinity();
        for (const auto& corner : polygon)
            min = std::min(min, plane.a * corner.first + plane.b * corner.second);
        if (plane.c > 0)
            visible.to = std::min(visible.to, (plane.d - min) / plane.c);
        else
            visible.from = std::max(visible.from, (plane.d - min) / plane.c);
    }
    return polygon.empty() ? AxisInterval{1, 0} : visible;
}

bool Frustum::intersects(const ScenePoint& min, const ScenePoint& max) const {
    return std::all_of(planes_.begin(), planes_.end(), [&](const ClipPlane& plane) {
        return minProduct(plane.a, {min[0], max[0]}) + minProduct(plane.b, {min[1], max[1]}) +
                   minProduct(plane.c, {min[2], max[2]}) <=
               plane.d;
    });
}

} // namespace trichevron::core
