// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Where a grid that has the view to itself is zoomed to: a place of it, the point of the canvas where that
/// stands, and a magnification that glides to what is asked for. No widget; points are logical pixels.
#pragma once

#include "app/gui/render/camera.h"
#include "core/scene/zoom.h"

#include <QPointF>
#include <QSizeF>

#include <optional>

namespace trichevron {

class GridZoom {
public:
    bool isHome() const { return !view_; }
    void goHome() { view_.reset(); }

    double wanted() const { return view_ ? view_->wanted : 0; }
    double shown() const { return view_ ? view_->shown : 0; }
    /// True while what is shown is not yet what is wanted.
    bool glides() const;
    /// One frame nearer to what is wanted.
    void glide();
    void arrive();

    /// `home` is the camera of the grid seen whole, at the present angles. The place under `about` stays
    /// there; further out, the grid comes back to where it stands at home.
    void zoomBy(double octaves, double mostOctaves, const QPointF& about, double z, const Camera& home,
                const ZoomLayout& layout);
    void panBy(const QPointF& by, const QPointF& about, const Camera& home, const ZoomLayout& layout);
    /// Turning is about the place in the middle.
    void holdMiddle(const QSizeF& canvas, const Camera& home, const ZoomLayout& layout);
    /// Shows a piece in the middle at a zoom.
    void look(const ZoomLayout::Piece& piece, double octaves, const QSizeF& canvas);
    /// Shows a piece in the middle, so large that it takes `share` of the canvas.
    void show(const ZoomLayout::Piece& piece, double share, double mostOctaves, const QSizeF& canvas,
              const Camera& home, const ZoomLayout& layout);

    /// That the scene is drawn with: the home camera, or the one of the zoomed scene space.
    Camera camera(const Camera& home) const;
    /// What of the zoomed scene space a canvas shows; none at home.
    std::optional<PanelZoom> request(const QSizeF& canvas, const Camera& home) const;
    /// The place of home space that is seen at a point, if it has this z of the scene space.
    Place placeAt(const QPointF& at, double z, const Camera& home, const ZoomLayout& layout) const;
    /// The other way round.
    QPointF pointOf(const Place& place, const Camera& home, const ZoomLayout& layout) const;

private:
    struct View {
        double wanted = 0;
        double shown = 0;
        Place focus{};
        QPointF anchor; ///< where the focus stands
    };
    /// The place under a point becomes the focus.
    void hold(const QPointF& at, double z, const Camera& home, const ZoomLayout& layout);

    std::optional<View> view_;
};

} // namespace trichevron
