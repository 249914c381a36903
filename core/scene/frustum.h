// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The visible part of a scene: what lies inside all clip planes of an orthographic view. Used to build only
/// the boxes that a zoomed view shows.
#pragma once

#include <array>
#include <vector>

namespace trichevron::core {

/// x, y and z of a point in scene space.
using ScenePoint = std::array<double, 3>;

/// Coordinates of one axis; empty where `from` is greater than `to`.
struct AxisInterval {
    double from;
    double to;
};

/// A half-space of scene space: a·x + b·y + c·z ≤ d.
struct ClipPlane {
    double a = 0;
    double b = 0;
    double c = 0;
    double d = 0;
};

class Frustum {
public:
    /// The planes are given in a magnified space, where a point is at (point − focus) × magnification. All
    /// other arguments and results are points that are not magnified.
    Frustum(std::vector<ClipPlane> planes, const ScenePoint& focus, const ScenePoint& magnification);

    /// The visible part of x in a row that extends over these y and z.
    AxisInterval clipX(const AxisInterval& x, const AxisInterval& y, const AxisInterval& z) const;
    /// The visible part of y in layers that extend over these z.
    AxisInterval clipY(const AxisInterval& x, const AxisInterval& y, const AxisInterval& z) const;
    /// The visible part of z.
    AxisInterval clipZ(const AxisInterval& x, const AxisInterval& y, const AxisInterval& z) const;
    /// Conservative: false only where the box lies outside one of the planes.
    bool intersects(const ScenePoint& min, const ScenePoint& max) const;

private:
    std::vector<ClipPlane> planes_;
};

} // namespace trichevron::core
