// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/hierarchy/grid_zoom.h"

#include <QtMath>

#include <algorithm>
#include <cmath>

namespace trichevron::gui {
namespace {

constexpr double shareOfFrame = 0.35;    ///< of the remaining distance, per frame
constexpr double glideTolerance = 0.004; ///< octaves
constexpr double buildMargin = 4;        ///< pixels around the canvas whose boxes are built too

QPointF middleOf(const QSizeF& canvas) {
    return {canvas.width() / 2, canvas.height() / 2};
}

core::ScenePoint nearestOfGrid(core::ScenePoint place, const core::ZoomLayout& layout) {
    for (std::size_t a = 0; a < 2; ++a)
        place[a] = std::clamp(place[a], layout.min()[a], layout.max()[a]);
    return place;
}

} // namespace

bool GridZoom::isGliding() const {
    return view_ && std::abs(view_->target - view_->shown) > glideTolerance;
}

void GridZoom::glide() {
    if (!view_)
        return;
    view_->shown += (view_->target - view_->shown) * shareOfFrame;
    if (!isGliding())
        arrive();
}

void GridZoom::arrive() {
    if (!view_)
        return;
    view_->shown = view_->target;
    if (view_->target <= 0)
        goHome();
}

Camera GridZoom::camera(const Camera& home) const {
    Camera camera = home;
    if (view_)
        camera.offset = view_->anchor;
    return camera;
}

std::optional<core::PanelZoom> GridZoom::request(const QSizeF& canvas, const Camera& home) const {
    if (!view_)
        return std::nullopt;
    const double yaw = qDegreesToRadians(home.yaw);
    const double pitch = qDegreesToRadians(home.pitch);
    const double k = home.scale;
    // The directions right and down on the screen, as in Camera::project.
    const core::ClipPlane right{std::cos(yaw), -std::sin(yaw), 0, 0};
    const core::ClipPlane down{std::sin(yaw) * std::sin(pitch), std::cos(yaw) * std::sin(pitch),
                               -std::cos(pitch), 0};
    const auto side = [](const core::ClipPlane& towards, double sign, double max) {
        return core::ClipPlane{sign * towards.a, sign * towards.b, sign * towards.c, max};
    };
    const QPointF at = view_->anchor;
    core::PanelZoom zoom;
    zoom.octaves = view_->shown;
    zoom.focus = view_->focus;
    zoom.clipPlanes = {side(right, 1, (canvas.width() + buildMargin - at.x()) / k),
                       side(right, -1, (at.x() + buildMargin) / k),
                       side(down, 1, (canvas.height() + buildMargin - at.y()) / k),
                       side(down, -1, (at.y() + buildMargin) / k)};
    return zoom;
}

core::ScenePoint GridZoom::pointAt(const QPointF& at, double z, const Camera& home,
                                   const core::ZoomLayout& layout) const {
    const std::array<double, 2> flat = camera(home).unproject(at, z);
    if (!view_)
        return {flat[0], flat[1], z};
    const core::ScenePoint magnified = layout.magnification(view_->shown);
    return {flat[0] / magnified[0] + view_->focus[0], flat[1] / magnified[1] + view_->focus[1],
            z / magnified[2] + view_->focus[2]};
}

QPointF GridZoom::pointOf(const core::ScenePoint& place, const Camera& home,
                          const core::ZoomLayout& layout) const {
    core::ScenePoint at = place;
    if (view_) {
        const core::ScenePoint magnified = layout.magnification(view_->shown);
        for (std::size_t a = 0; a < 3; ++a)
            at[a] = (place[a] - view_->focus[a]) * magnified[a];
    }
    const auto shown = camera(home).project(
        {static_cast<float>(at[0]), static_cast<float>(at[1]), static_cast<float>(at[2])});
    return {shown.x, shown.y};
}

void GridZoom::setFocusAt(const QPointF& at, double z, const Camera& home, const core::ZoomLayout& layout) {
    const core::ScenePoint place = pointAt(at, z, home, layout);
    if (!view_)
        view_ = View{};
    view_->focus = place;
    view_->anchor = at;
}

void GridZoom::zoomBy(double octaves, double maxOctaves, const QPointF& about, double z, const Camera& home,
                      const core::ZoomLayout& layout) {
    setFocusAt(pointOf(nearestOfGrid(pointAt(about, z, home, layout), layout), home, layout), z, home,
               layout);
    const double before = view_->target;
    view_->target = std::clamp(before + octaves, 0.0, maxOctaves);
    if (view_->target < before) {
        const auto at =
            home.project({static_cast<float>(view_->focus[0]), static_cast<float>(view_->focus[1]),
                          static_cast<float>(view_->focus[2])});
        view_->anchor += (QPointF(at.x, at.y) - view_->anchor) * (1 - view_->target / before);
    }
}

void GridZoom::panBy(const QPointF& by, const QPointF& about, const QSizeF& canvas, const Camera& home,
                     const core::ZoomLayout& layout) {
    setFocusAt(about, 0, home, layout);
    view_->anchor += by;
    const core::ScenePoint inMiddle = pointAt(middleOf(canvas), 0, home, layout);
    const core::ScenePoint nearest = nearestOfGrid(inMiddle, layout);
    if (nearest != inMiddle)
        view_->anchor += middleOf(canvas) - pointOf(nearest, home, layout);
}

void GridZoom::setFocusToMiddle(const QSizeF& canvas, const Camera& home, const core::ZoomLayout& layout) {
    if (view_)
        setFocusAt(middleOf(canvas), 0, home, layout);
}

void GridZoom::fit(const core::ZoomLayout::Piece& piece, double share, double maxOctaves,
                   const QSizeF& canvas, const Camera& home, const core::ZoomLayout& layout) {
    const auto widthAt = [&](double octaves) {
        const core::ScenePoint magnified = layout.magnification(octaves);
        Point3 max{};
        for (std::size_t a = 0; a < 2; ++a)
            max[a] = static_cast<float>((piece.max[a] - piece.min[a]) * magnified[a]);
        const QRectF bounds = home.bounds({}, max);
        return std::max(bounds.width() / canvas.width(), bounds.height() / canvas.height());
    };
    double low = 0;
    double high = maxOctaves;
    for (int halving = 0; halving < 40; ++halving) {
        const double middle = (low + high) / 2;
        (widthAt(middle) < share ? low : high) = middle;
    }
    centreOn(piece, low, canvas);
}

void GridZoom::centreOn(const core::ZoomLayout::Piece& piece, double octaves, const QSizeF& canvas) {
    View view;
    for (std::size_t a = 0; a < 2; ++a)
        view.focus[a] = (piece.min[a] + piece.max[a]) / 2;
    view.focus[2] = piece.max[2];
    view.anchor = middleOf(canvas);
    view.target = view.shown = octaves;
    view_ = view;
}

} // namespace trichevron::gui
