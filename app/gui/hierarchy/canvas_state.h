// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// What the canvas of the hierarchy shows: the place in the hierarchy, the viewpoint, the zoom, the first
/// layer and the keyboard cursor. No widget and no painting: what it needs of the canvas comes as a
/// CanvasRoom.
#pragma once

#include "app/gui/hierarchy/grid_zoom.h"
#include "app/gui/hierarchy/panel_layout.h"
#include "core/scene/navigation.h"

#include <QObject>
#include <QPolygonF>

#include <functional>
#include <optional>
#include <utility>

namespace trichevron::gui {

/// What the picture shows where the user zooms.
struct ZoomTarget {
    QPointF at;
    /// The box that is visible there.
    struct Box {
        core::PanelKind panel;
        core::Cells cells;
        double top;     ///< z in scene space
        double edge;    ///< pixels
        bool isOnlyBox; ///< of its panel
    };
    std::optional<Box> box;
    QPolygonF panel;       ///< the outline of the innermost panel; empty: there is none
    double unitPixels = 1; ///< of the innermost panel's camera, without the viewpoint's zoom
};

class CanvasState : public QObject {
    Q_OBJECT
public:
    /// Another launch; `shape` as the user gave it, drawable or not.
    void setShape(const core::LaunchShape& shape);
    const core::LaunchShape& shape() const { return shape_; }
    const core::HierarchyNavigation& navigation() const { return navigation_; }
    bool isAtGrid() const { return navigation_.path().level == core::HierarchyLevel::Grid; }

    /// The grid shows only as many blocks as have a box for each cluster.
    void setOnlyWholeClusters(bool only) { onlyWholeClusters_ = only; }
    /// And no more than these along each axis. Returns whether they are others than before.
    bool setMostBlocks(const std::optional<core::Cell>& most) {
        return std::exchange(mostBlocks_, most) != most;
    }

    void setPath(const core::HierarchyPath& path);
    /// Leaves regions, as a click on a crumb does: see HierarchyNavigation::leaveRegions.
    void leaveRegions(core::PanelKind kind, std::size_t keep);
    void goHome();
    void activate(core::PanelKind kind, const core::Cells& cells);
    void enter();
    /// False at the whole grid, which is inside nothing.
    bool goUp();
    /// Moves to a neighbour by keys: the cursor at the grid, the path below it.
    void step(int right, int down, int deeper, const core::Scene& scene, const CanvasRoom& room);

    const Viewpoint& viewpoint() const { return viewpoint_; }
    /// `inView`: the blocks to keep in view.
    void setFlat(bool flat, const std::optional<core::Cells>& inView, const CanvasRoom& room);
    /// Back to the first viewpoint, with everything in view.
    void fit();
    /// Degrees.
    void turnBy(double yaw, double pitch, const CanvasRoom& room);
    void panBy(const QPointF& by, const QPointF& about, const CanvasRoom& room);
    /// Zooms the grid or the innermost panel. Zooming far in enters the box under the pointer, zooming far
    /// out leaves a level.
    void zoomBy(double factor, const ZoomTarget& target, const CanvasRoom& room);

    /// How far the grid is zoomed in, in octaves of the axis with the largest magnification; 0: not at all.
    double octaves() const { return gridZoom_.target(); }
    bool isGridZoomed() const { return !gridZoom_.isHome(); }
    /// The zoom has not reached its target.
    bool isGliding() const { return gridZoom_.isGliding(); }
    void advanceGlide() { gridZoom_.glide(); }
    void finishGlide() { gridZoom_.arrive(); }
    /// Without gliding and transitions.
    void setMotionReduced(bool reduced) { motionReduced_ = reduced; }
    bool isMotionReduced() const { return motionReduced_; }

    /// The first visible layer of the grid, or of the block that is open: those above are cut away.
    void setFirstLayer(std::uint32_t layer);
    std::uint32_t firstLayer() const { return firstLayer_; }
    std::uint32_t layerCount() const;

    /// The keyboard's cursor at the grid.
    const core::Cell& cursor() const { return cursor_; }

    /// Shape, path, regions, layers and budgets of the scene; nothing about colours.
    core::SceneRequest request(const CanvasRoom& room) const;
    /// The part of the zoomed grid that the canvas shows; none where the grid is not zoomed.
    std::optional<core::PanelZoom> panelZoom(const CanvasRoom& room) const;
    /// The camera of a grid that can be zoomed; none for another panel.
    std::optional<Camera> gridCamera(const CanvasRoom& room) const;

signals:
    void pathChanged(const trichevron::core::HierarchyPath& path);
    /// The path, the regions or the visible part of the grid changed.
    void placeChanged();
    /// The first layer or the number of layers changed.
    void layersChanged();
    /// The scene has other content.
    void sceneChanged();
    /// Other boxes of the zoomed grid are in view.
    void visibleBoxesChanged();
    /// The grid or the panel is zoomed; it may still glide.
    void zoomed();
    /// Other panels are shown, with the viewpoint's zoom reset. `shownBefore`: the blocks that were shown
    /// before, for the same launch.
    void panelsChanged(const std::optional<trichevron::core::Cells>& shownBefore);

private:
    /// The camera and the layout of the whole grid at the present angles.
    struct GridHome {
        core::ZoomLayout layout;
        Camera camera;
        double maxOctaves = 0; ///< from here on, zooming in enters a block
    };
    std::optional<GridHome> gridHome(const CanvasRoom& room) const;
    /// Runs a change of the place, and emits what changed.
    void navigate(const std::function<void()>& change);
    void resetZoom();
    bool zoomGrid(double octaves, const ZoomTarget& target, const CanvasRoom& room);
    void zoomPanel(double factor, const ZoomTarget& target, const CanvasRoom& room);
    bool enterByZoom(const ZoomTarget& target, const CanvasRoom& room);
    bool leaveByZoom(const CanvasRoom& room);
    void moveCursor(const std::array<std::int64_t, 3>& by, const core::ScenePanel& panel,
                    const CanvasRoom& room);
    void keepCursorInView(const CanvasRoom& room);
    /// A region without the layers that are cut away.
    std::optional<core::Cells> withoutCutLayers(core::PanelKind kind, const core::Cell& whole) const;

    core::LaunchShape shape_;
    core::HierarchyNavigation navigation_;
    Viewpoint viewpoint_;
    GridZoom gridZoom_;
    bool motionReduced_ = false;
    bool onlyWholeClusters_ = false;
    std::optional<core::Cell> mostBlocks_;
    std::uint32_t firstLayer_ = 0;
    core::Cell cursor_{};
};

} // namespace trichevron::gui
