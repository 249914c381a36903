// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/hierarchy/grid_zoom.h"

#include <QtMath>

#include <algorithm>
#include <cmath>

namespace trichevron {
namespace {

constexpr double shareOfFrame = 0.35; ///< of the way left that one frame goes
constexpr double arrived = 0.004;     ///< octaves
constexpr double beyond = 4;          ///< pixels around the canvas that are built too

} // namespace

bool GridZoom::glides() const {
    return view_ && std::abs(view_->wanted - view_->shown) > arrived;
}

void GridZoom::glide() {
    if (!view_)
        return;
    view_->shown += (view_->wanted - view_->shown) * shareOfFrame;
    if (!glides())
        arrive();
}

void GridZoom::arrive() {
    if (!view_)
        return;
    view_->shown = view_->wanted;
    if (view_->wanted <= 0)
        goHome();
}

Camera GridZoom::camera(const Camera& home) const {
    Camera camera = home;
    if (view_)
        camera.offset = view_->anchor;
    return camera;
}

std::optional<PanelZoom> GridZoom::request(const QSizeF& canvas, const Camera& home) const {
    if (!view_)
        return std::nullopt;
    const double yaw = qDegreesToRadians(home.yaw);
    const double pitch = qDegreesToRadians(home.pitch);
    const double k = home.scale;
    // To the right and down on the screen, as Camera::project has it.
    const SeenSide right{std::cos(yaw), -std::sin(yaw), 0, 0};
    const SeenSide down{std::sin(yaw) * std::sin(pitch), std::cos(yaw) * std::sin(pitch), -std::cos(pitch),
                        0};
    const auto side = [](const SeenSide& towards, double sign, double most) {
        return SeenSide{sign * towards.a, sign * towards.b, sign * towards.c, most};
    };
    const QPointF at = view_->anchor;
    PanelZoom zoom;
    zoom.octaves = view_->shown;
    zoom.focus = view_->focus;
    zoom.seen = {
        side(right, 1, (canvas.width() + beyond - at.x()) / k), side(right, -1, (at.x() + beyond) / k),
        side(down, 1, (canvas.height() + beyond - at.y()) / k), side(down, -1, (at.y() + beyond) / k)};
    return zoom;
}

Place GridZoom::placeAt(const QPointF& at, double z, const Camera& home, const ZoomLayout& layout) const {
    const std::array<double, 2> flat = camera(home).unproject(at, z);
    if (!view_)
        return {flat[0], flat[1], z};
    const Place magnified = layout.magnification(view_->shown);
    return {flat[0] / magnified[0] + view_->focus[0], flat[1] / magnified[1] + view_->focus[1],
            z / magnified[2] + view_->focus[2]};
}

QPointF GridZoom::pointOf(const Place& place, const Camera& home, const ZoomLayout& layout) const {
    Place at = place;
    if (view_) {
        const Place magnified = layout.magnification(view_->shown);
        for (std::size_t a = 0; a < 3; ++a)
            at[a] = (place[a] - view_->focus[a]) * magnified[a];
    }
    const auto shown = camera(home).project(
        {static_cast<float>(at[0]), static_cast<float>(at[1]), static_cast<float>(at[2])});
    return {shown.x, shown.y};
}

void GridZoom::hold(const QPointF& at, double z, const Camera& home, const ZoomLayout& layout) {
    const Place place = placeAt(at, z, home, layout);
    if (!view_)
        view_ = View{};
    view_->focus = place;
    view_->anchor = at;
}

void GridZoom::zoomBy(double octaves, double mostOctaves, const QPointF& about, double z, const Camera& home,
                      const ZoomLayout& layout) {
    hold(about, z, home, layout);
    const double before = view_->wanted;
    view_->wanted = std::clamp(before + octaves, 0.0, mostOctaves);
    if (view_->wanted < before) {
        const auto at =
            home.project({static_cast<float>(view_->focus[0]), static_cast<float>(view_->focus[1]),
                          static_cast<float>(view_->focus[2])});
        view_->anchor += (QPointF(at.x, at.y) - view_->anchor) * (1 - view_->wanted / before);
    }
}

void GridZoom::panBy(const QPointF& by, const QPointF& about, const Camera& home, const ZoomLayout& layout) {
    hold(about, 0, home, layout);
    view_->anchor += by;
}

void GridZoom::holdMiddle(const QSizeF& canvas, const Camera& home, const ZoomLayout& layout) {
    if (view_)
        hold({canvas.width() / 2, canvas.height() / 2}, 0, home, layout);
}

void GridZoom::show(const ZoomLayout::Piece& piece, double share, double mostOctaves, const QSizeF& canvas,
                    const Camera& home, const ZoomLayout& layout) {
    const auto widthAt = [&](double octaves) {
        const Place magnified = layout.magnification(octaves);
        Point3 most{};
        for (std::size_t a = 0; a < 2; ++a)
            most[a] = static_cast<float>((piece.most[a] - piece.least[a]) * magnified[a]);
        const QRectF bounds = home.bounds({}, most);
        return std::max(bounds.width() / canvas.width(), bounds.height() / canvas.height());
    };
    double low = 0;
    double high = mostOctaves;
    for (int halving = 0; halving < 40; ++halving) {
        const double middle = (low + high) / 2;
        (widthAt(middle) < share ? low : high) = middle;
    }
    look(piece, low, canvas);
}

void GridZoom::look(const ZoomLayout::Piece& piece, double octaves, const QSizeF& canvas) {
    View view;
    for (std::size_t a = 0; a < 2; ++a)
        view.focus[a] = (piece.least[a] + piece.most[a]) / 2;
    view.focus[2] = piece.most[2];
    view.anchor = {canvas.width() / 2, canvas.height() / 2};
    view.wanted = view.shown = octaves;
    view_ = view;
}

} // namespace trichevron
