// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The zoom of a grid that has the canvas to itself: a focus point of the grid, the point of the canvas where
/// it is drawn (the anchor), and a magnification that glides to its target. No widget; points are logical
/// pixels.
#pragma once

#include "app/gui/render/camera.h"
#include "core/scene/zoom.h"

#include <QPointF>
#include <QSizeF>

#include <optional>

namespace trichevron::gui {

class GridZoom {
public:
    bool isHome() const { return !view_; }
    void goHome() { view_.reset(); }

    /// Octaves.
    double target() const { return view_ ? view_->target : 0; }
    double shown() const { return view_ ? view_->shown : 0; }
    /// The present magnification is not yet the target.
    bool isGliding() const;
    /// One frame closer to the target.
    void glide();
    void arrive();

    /// `home` is the camera that shows the whole grid at the present angles. Zooming in keeps the point under
    /// `about` where it is, or the nearest point of the grid; zooming out moves the grid back to its home
    /// position.
    void zoomBy(double octaves, double maxOctaves, const QPointF& about, double z, const Camera& home,
                const core::ZoomLayout& layout);
    /// The middle of the canvas stays on the grid.
    void panBy(const QPointF& by, const QPointF& about, const QSizeF& canvas, const Camera& home,
               const core::ZoomLayout& layout);
    /// Makes the point in the middle the focus, so that the camera orbits about it.
    void setFocusToMiddle(const QSizeF& canvas, const Camera& home, const core::ZoomLayout& layout);
    /// Centres a piece at a magnification.
    void centreOn(const core::ZoomLayout::Piece& piece, double octaves, const QSizeF& canvas);
    /// Centres a piece and magnifies it to `share` of the canvas.
    void fit(const core::ZoomLayout::Piece& piece, double share, double maxOctaves, const QSizeF& canvas,
             const Camera& home, const core::ZoomLayout& layout);

    /// The camera for the scene: the home camera, or the one of the zoomed scene space.
    Camera camera(const Camera& home) const;
    /// The visible part of the zoomed scene space; none at home.
    std::optional<core::PanelZoom> request(const QSizeF& canvas, const Camera& home) const;
    /// The point of home space that is drawn at `at` and has this z in scene space.
    core::ScenePoint pointAt(const QPointF& at, double z, const Camera& home,
                             const core::ZoomLayout& layout) const;
    /// The inverse of pointAt.
    QPointF pointOf(const core::ScenePoint& place, const Camera& home, const core::ZoomLayout& layout) const;

private:
    struct View {
        double target = 0;
        double shown = 0;
        core::ScenePoint focus{};
        QPointF anchor; ///< where the focus is drawn
    };
    /// Makes the point drawn at `at` the focus.
    void setFocusAt(const QPointF& at, double z, const Camera& home, const core::ZoomLayout& layout);

    std::optional<View> view_;
};

} // namespace trichevron::gui
