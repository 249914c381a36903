// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Zooming through the levels, what moves from one picture to the next, and the cut through the layers.
#include "app/gui/hierarchy/hierarchy_canvas.h"
#include "app/gui/hierarchy/minimap.h"
#include "app/gui/hierarchy/overlay.h"
#include "core/scene/panel.h"

#include <algorithm>
#include <cmath>

namespace trichevron {
namespace {

/// Of the canvas' shorter side: a box so large is gone into, and a level that is left is shown so large.
constexpr double shareToEnter = 0.42;
constexpr double shareWhenLeft = 0.3;
/// Further out than this a level is left.
constexpr double zoomToLeave = 0.85;

PanelKind panelKindOf(const HierarchyPath& path) {
    return path.level == HierarchyLevel::Grid      ? PanelKind::Grid
           : path.level == HierarchyLevel::Cluster ? PanelKind::Cluster
                                                   : PanelKind::Block;
}

bool isWithin(const Cells& outer, const Cells& inner) {
    return outer != inner && outer.contains(inner.first) && outer.contains(inner.last());
}

} // namespace

std::optional<HierarchyCanvas::GridHome> HierarchyCanvas::gridHome() const {
    const std::optional<ZoomLayout> layout = zoomLayoutOf(request());
    if (!layout)
        return std::nullopt;
    ScenePanel home;
    for (std::size_t a = 0; a < 3; ++a) {
        home.least[a] = static_cast<float>(layout->least()[a]);
        home.most[a] = static_cast<float>(layout->most()[a]);
    }
    Viewpoint angles = viewpoint_;
    angles.zoom = 1;
    angles.pan = {};
    const double captions = 2 * QFontMetricsF(font()).height();
    const Camera camera = placePanels({home}, angles, size(), captions, height() - bottomRoom().top(),
                                      minimap_->isHidden() ? QRectF() : QRectF(minimap_->geometry()))
                              .front()
                              .camera;
    const double edge = std::max(1.0, shareToEnter * std::min(width(), height())) / camera.scale;
    return GridHome{*layout, camera, layout->octavesToCells() + std::max(0.0, std::log2(edge))};
}

void HierarchyCanvas::resetZoom() {
    if (!gridZoom_.isHome())
        sceneChanged();
    gridZoom_.goHome();
    viewpoint_.zoom = 1;
    viewpoint_.pan = {};
    emit placeChanged();
}

bool HierarchyCanvas::zoomGrid(double octaves, const QPointF& about) {
    const std::optional<GridHome> home = gridHome();
    if (!home)
        return false;
    if (octaves > 0 && gridZoom_.wanted() >= home->mostOctaves - 1e-6) {
        enterByZoom(about);
        return true;
    }
    if (octaves < 0 && gridZoom_.wanted() <= 0) {
        const std::size_t entered = walk_.regions(PanelKind::Grid).size();
        if (entered > 0)
            leaveRegions(PanelKind::Grid, entered - 1);
        return true;
    }
    double z = 0;
    if (const auto item = pick(about)) {
        const SceneBox& box = scene_.panels[item->group].boxes[item->box];
        z = box.corner[2] + box.size[2];
    }
    gridZoom_.zoomBy(octaves, home->mostOctaves, about, z, home->camera, home->layout);
    unhover();
    if (motionReduced_)
        gridZoom_.arrive();
    else
        frames_.start();
    sceneDirty_ = true;
    viewChanged(true);
    return true;
}

void HierarchyCanvas::panBy(const QPointF& by, const QPointF& about) {
    if (const auto home = gridHome()) {
        gridZoom_.panBy(by, about, home->camera, home->layout);
        sceneDirty_ = true;
    } else {
        viewpoint_.pan += by;
    }
}

bool HierarchyCanvas::enterByZoom(const QPointF& about) {
    const auto item = pick(about);
    if (!item)
        return false;
    const ScenePanel& panel = scene_.panels[item->group];
    const SceneBox& box = panel.boxes[item->box];
    const double edge = std::max(box.size[0], box.size[1]) * places_[item->group].camera.scale;
    if (panel.kind == PanelKind::Block || panel.boxes.size() < 2 ||
        edge < 0.95 * shareToEnter * std::min(width(), height()))
        return false;
    const Cells cells = box.cells;
    walkBy([&, kind = panel.kind] { walk_.activate(kind, cells); });
    return true;
}

bool HierarchyCanvas::leaveByZoom() {
    const HierarchyPath path = walk_.path();
    if (path.level == HierarchyLevel::Grid || viewpoint_.zoom > zoomToLeave)
        return false;
    const Cells left = shownBlocks(walk_);
    walkBy([&] {
        do
            walk_.up();
        while (walk_.path().level >= HierarchyLevel::Block);
    });
    const std::optional<GridHome> home = gridHome();
    if (walk_.path().level != HierarchyLevel::Grid || !home)
        return true;
    gridZoom_.show(home->layout.pieceOf(left), shareWhenLeft, home->mostOctaves, size(), home->camera,
                   home->layout);
    sceneChanged();
    emit placeChanged();
    return true;
}

void HierarchyCanvas::frame() {
    const bool glided = gridZoom_.glides();
    gridZoom_.glide();
    if (!gridZoom_.glides() && !transition_.isActive()) {
        frames_.stop();
        transition_.end();
    }
    if (glided) {
        sceneDirty_ = true;
        viewChanged(true);
    } else {
        update(); // only the transition goes on
    }
}

void HierarchyCanvas::finishMotion() {
    frames_.stop();
    transition_.end();
    gridZoom_.arrive();
    sceneDirty_ = true;
    viewChanged(false);
}

QRectF HierarchyCanvas::rectOfLastPanel() const {
    const ScenePanel& panel = scene_.panels.back();
    return panel.zoomed ? QRectF(rect()) : places_.back().camera.bounds(panel.least, panel.most);
}

QRectF HierarchyCanvas::rectOfBlocks(const Cells& blocks) const {
    const bool cluster = scene_.panels.back().kind == PanelKind::Cluster;
    const std::size_t p = cluster ? scene_.panels.size() - 1 : 0;
    const ScenePanel& panel = scene_.panels[p];
    QRectF bounds;
    for (const Cell& cell : {blocks.first, blocks.last()})
        if (const auto number = panel.boxAt(cell)) {
            const SceneBox& box = panel.boxes[*number];
            Point3 most = box.corner;
            for (std::size_t a = 0; a < 3; ++a)
                most[a] += box.size[a];
            bounds |= places_[p].camera.bounds(box.corner, most);
        }
    return bounds;
}

void HierarchyCanvas::changePicture(const std::optional<Cells>& shownBefore) {
    const Cells shownNow = shownBlocks(walk_);
    const bool drawn = !pictureDirty_ && !sceneDirty_ && !scene_.panels.empty() && isVisible();
    const bool into = shownBefore && isWithin(*shownBefore, shownNow);
    const bool out = shownBefore && isWithin(shownNow, *shownBefore);
    const bool moves = drawn && !motionReduced_ && (into || out);
    const QImage old = picture_.image();
    const QRectF before = !moves ? QRectF() : into ? rectOfBlocks(shownNow) : rectOfLastPanel();
    viewpoint_.zoom = 1;
    viewpoint_.pan = {};
    gridZoom_.goHome();
    sceneChanged();
    if (!moves || before.isEmpty())
        return;
    ensurePicture();
    if (scene_.panels.empty())
        return;
    const QRectF after = into ? rectOfLastPanel() : rectOfBlocks(*shownBefore);
    if (after.isEmpty())
        return;
    transition_.begin(old, before, after);
    frames_.start();
}

QPointF HierarchyCanvas::placeToZoomAbout() {
    const QPointF middle(width() / 2.0, height() / 2.0);
    ensurePicture();
    if (walk_.path().level != HierarchyLevel::Grid || scene_.panels.empty() || !hasFocus())
        return middle;
    const auto box = scene_.panels.front().boxAt(cursor_);
    if (!box)
        return middle;
    const QPointF at = topOf(scene_.panels.front().boxes[*box], places_.front().camera);
    return rect().contains(at.toPoint()) ? at : middle;
}

void HierarchyCanvas::keepCursorInView() {
    const auto home = gridHome();
    if (!home || gridZoom_.isHome())
        return;
    const ZoomLayout::Piece piece = home->layout.pieceOf({cursor_, {1, 1, 1}});
    const Place middle{(piece.least[0] + piece.most[0]) / 2, (piece.least[1] + piece.most[1]) / 2,
                       piece.most[2]};
    const QPointF at = gridZoom_.pointOf(middle, home->camera, home->layout);
    const QRectF room = QRectF(rect()).adjusted(40, 60, -40, -60);
    if (room.contains(at))
        return;
    gridZoom_.panBy(QPointF(width() / 2.0, height() / 2.0) - at, at, home->camera, home->layout);
    sceneDirty_ = true;
    viewChanged(false);
}

void HierarchyCanvas::setFirstLayer(std::uint32_t layer) {
    const std::uint32_t wanted = std::min(layer, std::max(1U, layers()) - 1);
    if (wanted == firstLayer_)
        return;
    firstLayer_ = wanted;
    sceneChanged();
    emit layersChanged();
}

std::uint32_t HierarchyCanvas::layers() const {
    const LaunchShape& shape = walk_.shape();
    const PanelKind kind = panelKindOf(walk_.path());
    const std::optional<Cells> region = walk_.region(kind);
    const Cell whole = kind == PanelKind::Block     ? sizeOf(shape.block)
                       : kind == PanelKind::Cluster ? sizeOf(shape.cluster)
                                                    : sizeOf(shape.grid);
    return region ? region->size[2] : whole[2];
}

std::optional<Cells> HierarchyCanvas::cut(PanelKind kind, const Cell& whole) const {
    std::optional<Cells> region = walk_.region(kind);
    if (firstLayer_ == 0 || kind != panelKindOf(walk_.path()))
        return region;
    if (!region) {
        region = Cells{{0, 0, 0}, whole};
        if (kind == PanelKind::Cluster)
            region = blocksOf(walk_.shape(), walk_.path().cluster);
    }
    const std::uint32_t away = std::min(firstLayer_, region->size[2] - 1);
    region->first[2] += away;
    region->size[2] -= away;
    return region;
}

} // namespace trichevron
