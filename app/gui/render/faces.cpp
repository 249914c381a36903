// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/render/faces.h"

#include <algorithm>
#include <cmath>

namespace trichevron::gui {
namespace {

// Light from above and slightly from the right: the top has the full colour, the sides are darker.
constexpr float topLight = 1.0F;
constexpr float brightSide = 0.80F;
constexpr float darkSide = 0.62F;
constexpr float edgeLight = 0.72F;

QRgb shaded(QRgb colour, float light) {
    const auto channel = [light](unsigned value) {
        return static_cast<unsigned>(std::min(255.0F, static_cast<float>(value) * light));
    };
    return 0xFF000000U | (channel((colour >> 16U) & 0xFFU) << 16U) | (channel((colour >> 8U) & 0xFFU) << 8U) |
           channel(colour & 0xFFU);
}

// Edges that are closer to horizontal are tilted to this slope, which is far less than a pixel.
constexpr float minSlope = 1e-6F;
// The outline takes at most this share of a face, so that the colour of a small one stays visible.
constexpr float maxMargin = 0.15F;
constexpr float outlineWidth = 0.9F;

Strip stripOf(float slopeX, float slopeY, float outline) {
    const float safe = std::fabs(slopeX) < minSlope ? std::copysign(minSlope, slopeX) : slopeX;
    const float margin =
        std::min(maxMargin, outline * std::sqrt(slopeX * slopeX + slopeY * slopeY) * outlineWidth);
    const float ends[2] = {0, 1 / safe};
    const float inner[2] = {margin / safe, (1 - margin) / safe};
    return {std::min(ends[0], ends[1]), std::max(ends[0], ends[1]), std::min(inner[0], inner[1]),
            std::max(inner[0], inner[1]), slopeY / safe};
}

} // namespace

GroupView::GroupView(const Camera& camera, double samples, float bias) {
    const auto factor = static_cast<float>(samples);
    const auto scaled = [factor](Camera::Projected at) {
        return Camera::Projected{at.x * factor, at.y * factor, at.depth};
    };
    for (std::size_t a = 0; a < 3; ++a) {
        Point3 unit{};
        unit[a] = 1;
        axes_[a] = scaled(camera.projectVector(unit));
        farSide_[a] = axes_[a].depth > 0;
    }
    origin_ = scaled(camera.project({0, 0, 0}));
    origin_.depth += bias;
    // Of the two visible sides the one that looks more to the right is brighter.
    const float lookX = farSide_[0] ? axes_[0].x : -axes_[0].x;
    const float lookY = farSide_[1] ? axes_[1].x : -axes_[1].x;
    light_ = {lookX >= lookY ? brightSide : darkSide, lookX >= lookY ? darkSide : brightSide, topLight};
    outline_ = factor;
    period_ = std::max(3, static_cast<int>(stripePeriod * factor));
}

Camera::Projected GroupView::at(const Point3& point) const {
    Camera::Projected sum = origin_;
    for (std::size_t a = 0; a < 3; ++a) {
        sum.x += point[a] * axes_[a].x;
        sum.y += point[a] * axes_[a].y;
        sum.depth += point[a] * axes_[a].depth;
    }
    return sum;
}

ScreenBounds GroupView::boundsOf(const Point3& size) const {
    ScreenBounds bounds{};
    for (std::size_t a = 0; a < 3; ++a) {
        const float dx = size[a] * axes_[a].x;
        const float dy = size[a] * axes_[a].y;
        (dx < 0 ? bounds.left : bounds.right) += dx;
        (dy < 0 ? bounds.top : bounds.bottom) += dy;
        bounds.maxDepth += std::max(0.0F, size[a] * axes_[a].depth);
    }
    return bounds;
}

BoxShape GroupView::computeShape(const Point3& size) const {
    return {size, {face(size, 0), face(size, 1), face(size, 2)}, boundsOf(size)};
}

Face GroupView::face(const Point3& size, std::size_t side) const {
    const std::size_t a = side == 0 ? 1 : 0;
    const std::size_t b = side == 2 ? 1 : 2;
    const float ax = axes_[a].x * size[a];
    const float ay = axes_[a].y * size[a];
    const float bx = axes_[b].x * size[b];
    const float by = axes_[b].y * size[b];
    const float area = ax * by - ay * bx;
    Face face{};
    face.isVisible = std::fabs(area) >= 1e-4F;
    if (!face.isVisible)
        return face;
    const float away = farSide_[side] ? size[side] : 0;
    face.x = away * axes_[side].x;
    face.y = away * axes_[side].y;
    face.depth = away * axes_[side].depth;
    // At (x + dx, y + dy) the place on the face is u = ux·dx + uy·dy, likewise v; on it both are from 0 to 1.
    const float ux = by / area;
    const float uy = -bx / area;
    const float vx = -ay / area;
    const float vy = ax / area;
    face.u = stripOf(ux, uy, outline_);
    face.v = stripOf(vx, vy, outline_);
    const float nearA = axes_[a].depth * size[a];
    const float nearB = axes_[b].depth * size[b];
    face.dx = ux * nearA + vx * nearB;
    face.dy = uy * nearA + vy * nearB;
    face.top = face.y + std::min(ay, 0.0F) + std::min(by, 0.0F);
    face.bottom = face.y + std::max(ay, 0.0F) + std::max(by, 0.0F);
    return face;
}

std::array<FacePaint, 3> GroupView::paints(const RenderBox& box) const {
    std::array<FacePaint, 3> paints{};
    for (std::size_t side = 0; side < 3; ++side) {
        const QRgb fill = shaded(box.colour, light_[side]);
        paints[side] = {fill, shaded(fill, edgeLight), shaded(box.ink, light_[side]),
                        side == 2 ? box.hatch : Hatch::None, period_};
    }
    return paints;
}

} // namespace trichevron::gui
